// The sentences around a competency's signs: five anchors for each kind of question, in English and Spanish; fixed follow-ups.
import type { QuestionKind } from '#domain/kit.ts';

type Frames = Record<QuestionKind, readonly (readonly [string, string, string, string, string])[]>;

/** {topic} is what the question is about, {sign} what an answer at that level does. */
export const frames: Record<'en' | 'es', Frames> = {
  en: {
    behavioural: [
      [
        'No real example of {topic}; {sign}, or speaks only in general terms.',
        'Names {topic}, but the own part stays unclear; {sign}.',
        'Tells of {topic} with a recognisable part of their own: {sign}. The result is mentioned at most.',
        'Explains own steps and the reasons for them in {topic}: {sign}. Names the result.',
        'Own steps, reasons and a result that can be checked (a figure, a date, a reaction) in {topic}; {sign}.',
      ],
      [
        'Cannot give an example of {topic}, or {sign}.',
        'Touches on {topic} without saying what they did themselves; {sign}.',
        'Gives one case of {topic} that can be followed and {sign}; why and with what effect stays open.',
        'Shows in {topic} what they did and why, and {sign}; the outcome is stated.',
        'Shows in {topic} how they decided, acted and checked the effect; {sign}, and says what they do differently since.',
      ],
    ],
    situational: [
      [
        'Has no course of action for {topic}, or {sign}.',
        'Offers a single step for {topic} without a reason; {sign}.',
        'Gives steps in a workable order for {topic}: {sign}.',
        'Gives steps with reasons for {topic}: {sign}; says whom to involve, and when.',
        'Weighs alternatives and risks in {topic}, says how to check that it worked, and {sign}.',
      ],
      [
        'Passes {topic} on or avoids it; {sign}.',
        'Reacts to one side of {topic} only; {sign}.',
        'Handles the main point of {topic} and {sign}; consequences are not looked at.',
        'Handles {topic} step by step, explains the order, and {sign}.',
        'Handles {topic} with the consequences for everyone concerned in view, prevents a repeat, and {sign}.',
      ],
    ],
    technical: [
      [
        'Cannot say how to go about {topic}, or {sign}.',
        'Knows words around {topic} but not how to use them; {sign}.',
        'Describes a way that works for {topic}: {sign}.',
        'Justifies each step in {topic}: {sign}.',
        'Covers limits, alternatives and proof in {topic}, and {sign}.',
      ],
      [
        'Shows no working knowledge of {topic}; {sign}.',
        'Repeats rules about {topic} without applying them to the case; {sign}.',
        'Solves the ordinary case of {topic}: {sign}; special cases are left out.',
        'Solves {topic} in a sound order and says why: {sign}.',
        'Solves {topic} including what can go wrong and how to notice it; {sign}.',
      ],
    ],
  },
  es: {
    behavioural: [
      [
        'Ningún ejemplo real de {topic}; {sign}, o habla solo en términos generales.',
        'Menciona {topic}, pero no queda claro qué hizo por su cuenta; {sign}.',
        'Cuenta {topic} con una parte propia reconocible: {sign}. El resultado apenas se menciona.',
        'Explica sus propios pasos y los motivos en {topic}: {sign}. Nombra el resultado.',
        'Pasos propios, motivos y un resultado comprobable (una cifra, una fecha, una reacción) en {topic}; {sign}.',
      ],
      [
        'No puede dar un ejemplo de {topic}, o {sign}.',
        'Roza {topic} sin decir qué hizo personalmente; {sign}.',
        'Da un caso de {topic} que se puede seguir y {sign}; el porqué y el efecto quedan abiertos.',
        'Muestra en {topic} qué hizo y por qué, y {sign}; el resultado queda dicho.',
        'Muestra en {topic} cómo decidió, actuó y comprobó el efecto; {sign}, y dice qué hace distinto desde entonces.',
      ],
    ],
    situational: [
      [
        'No tiene un plan de acción para {topic}, o {sign}.',
        'Ofrece un solo paso para {topic} sin motivo; {sign}.',
        'Da pasos en un orden viable para {topic}: {sign}.',
        'Da pasos con motivos para {topic}: {sign}; dice a quién implicar y cuándo.',
        'Sopesa alternativas y riesgos en {topic}, dice cómo comprobar que funcionó y {sign}.',
      ],
      [
        'Pasa {topic} a otra persona o lo evita; {sign}.',
        'Reacciona solo a una parte de {topic}; {sign}.',
        'Resuelve lo principal de {topic} y {sign}; no mira las consecuencias.',
        'Trata {topic} paso a paso, explica el orden y {sign}.',
        'Trata {topic} con las consecuencias para todas las partes a la vista, evita que se repita y {sign}.',
      ],
    ],
    technical: [
      [
        'No sabe decir cómo abordar {topic}, o {sign}.',
        'Conoce palabras sobre {topic}, pero no cómo usarlas; {sign}.',
        'Describe una forma que funciona para {topic}: {sign}.',
        'Justifica cada paso en {topic}: {sign}.',
        'Cubre límites, alternativas y pruebas en {topic}, y {sign}.',
      ],
      [
        'No muestra conocimiento práctico de {topic}; {sign}.',
        'Repite reglas sobre {topic} sin aplicarlas al caso; {sign}.',
        'Resuelve el caso corriente de {topic}: {sign}; deja fuera los casos especiales.',
        'Resuelve {topic} en un orden sensato y dice por qué: {sign}.',
        'Resuelve {topic} incluyendo qué puede fallar y cómo se notaría; {sign}.',
      ],
    ],
  },
};

/** Fixed follow-ups by kind; the competency's own probe is added to them. */
export const fixedFollowUps: Record<'en' | 'es', Record<QuestionKind, readonly string[]>> = {
  en: {
    behavioural: ['What exactly was your own part in it?', 'What came of it, and how did you know?', 'What would you do differently today?'],
    situational: ['Why would you do it in that order?', 'How would you know that it had worked?', 'What would make you choose another way?'],
    technical: ['How would you check that it works?', 'What could go wrong with this, and how would you notice?', 'Which other way did you consider, and why not that one?'],
  },
  es: {
    behavioural: ['¿Qué parte hiciste tú exactamente?', '¿Qué resultado tuvo y cómo lo supiste?', '¿Qué harías hoy de otra manera?'],
    situational: ['¿Por qué lo harías en ese orden?', '¿Cómo sabrías que ha funcionado?', '¿Qué te haría elegir otro camino?'],
    technical: ['¿Cómo comprobarías que funciona?', '¿Qué podría salir mal y cómo lo notarías?', '¿Qué otra forma consideraste y por qué no esa?'],
  },
};
