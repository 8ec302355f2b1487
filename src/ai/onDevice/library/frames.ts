// What surrounds a competency's signs in the five anchors of each kind of question, and the fixed follow-ups. English and Spanish.
import type { QuestionKind } from '#domain/jobs/kit.ts';

export type Frame = readonly [string, string, string, string, string];

/** {sign}: what an answer at that level does; {topic}: what the question is about, in short; {whole}: the same with the job's own words. */
export const frames: Record<'en' | 'es', Record<QuestionKind, readonly Frame[]>> = {
  en: {
    behavioural: [
      [
        '{sign}. Gives no real example of {topic}.',
        '{sign}. Touches on {topic}, but the own part stays unclear.',
        '{sign}. One clear case of {whole}, with little on reasons and effect.',
        '{sign}. Own steps and the reasons for them are clear, and a result is named.',
        '{sign}. A figure, a date or a reaction proves the result of {topic}.',
      ],
      [
        '{sign}. Offers opinions instead of {topic}.',
        '{sign}. The case stays vague, or others did the work.',
        '{sign}. The account of {whole} can be followed from beginning to end.',
        '{sign}. Says what was decided in {topic}, by whom and why.',
        '{sign}. Shows what their part led to and what they do differently since.',
      ],
    ],
    situational: [
      [
        '{sign}. Has no plan for {topic}.',
        '{sign}. Offers one step without a reason.',
        '{sign}. The steps for {whole} are workable.',
        '{sign}. Gives reasons for the order, and says whom to involve and when.',
        '{sign}. Weighs risks and alternatives in {topic} and says how success would be checked.',
      ],
      [
        '{sign}. Avoids {topic} or hands it on.',
        '{sign}. Sees only one side of {topic}.',
        '{sign}. Deals with the heart of {whole}; consequences are left out.',
        '{sign}. Goes step by step and says why in this order.',
        '{sign}. Has the consequences for others in view, and prevents a repeat.',
      ],
    ],
    technical: [
      [
        '{sign}. Cannot say how to go about {topic}.',
        '{sign}. Knows the terms, but not how to use them for {topic}.',
        '{sign}. The way described works for {whole} in the ordinary case.',
        '{sign}. Each step has a reason, and the order is sound.',
        '{sign}. Names limits and alternatives for {topic}, and how to prove that it works.',
      ],
      [
        '{sign}. Shows no working knowledge of {topic}.',
        '{sign}. Repeats rules without applying them to {topic}.',
        '{sign}. The answer fits {whole} as long as nothing unusual happens.',
        '{sign}. Says what comes first in {topic}, and why.',
        '{sign}. Also says what can go wrong, and how it would be noticed.',
      ],
    ],
  },
  es: {
    behavioural: [
      [
        '{sign}. No da ningún ejemplo real de {topic}.',
        '{sign}. Menciona {topic}, pero su parte no queda clara.',
        '{sign}. Un caso claro de {whole}, con poco sobre motivos y efecto.',
        '{sign}. Sus pasos y los motivos quedan claros y se nombra un resultado.',
        '{sign}. Una cifra, una fecha o una reacción prueba el resultado de {topic}.',
      ],
      [
        '{sign}. Da opiniones en lugar de {topic}.',
        '{sign}. El caso queda vago o lo hicieron otras personas.',
        '{sign}. El relato de {whole} se puede seguir de principio a fin.',
        '{sign}. Dice qué se decidió en {topic}, quién lo hizo y por qué.',
        '{sign}. Muestra a qué llevó su parte y qué hace distinto desde entonces.',
      ],
    ],
    situational: [
      [
        '{sign}. No tiene un plan para {topic}.',
        '{sign}. Ofrece un solo paso sin motivo.',
        '{sign}. Los pasos para {whole} son viables.',
        '{sign}. Da motivos del orden y dice a quién implicar y cuándo.',
        '{sign}. Sopesa riesgos y alternativas en {topic} y dice cómo se comprobaría el éxito.',
      ],
      [
        '{sign}. Evita {topic} o se lo pasa a otra persona.',
        '{sign}. Ve un solo lado de {topic}.',
        '{sign}. Resuelve lo principal de {whole}; deja fuera las consecuencias.',
        '{sign}. Va paso a paso y dice por qué en ese orden.',
        '{sign}. Tiene a la vista las consecuencias para otras personas y evita que se repita.',
      ],
    ],
    technical: [
      [
        '{sign}. No sabe decir cómo abordar {topic}.',
        '{sign}. Conoce los términos, pero no cómo usarlos para {topic}.',
        '{sign}. La forma descrita sirve para {whole} en el caso corriente.',
        '{sign}. Cada paso tiene un motivo y el orden es sensato.',
        '{sign}. Nombra límites y alternativas para {topic} y cómo demostrar que funciona.',
      ],
      [
        '{sign}. No muestra conocimiento práctico de {topic}.',
        '{sign}. Repite reglas sin aplicarlas a {topic}.',
        '{sign}. La respuesta sirve para {whole} mientras no ocurra nada inusual.',
        '{sign}. Dice qué va primero en {topic} y por qué.',
        '{sign}. También dice qué puede fallar y cómo se notaría.',
      ],
    ],
  },
};

/** Plain follow-ups by kind, in the tense of its questions: they suppose nothing of the case. */
export const fixedFollowUps: Record<'en' | 'es', Record<QuestionKind, readonly string[]>> = {
  en: {
    behavioural: [
      'What exactly was your own part in it?',
      'What came of it, and how did you know?',
      'What went wrong on the way, and what did you do?',
    ],
    situational: [
      'How would you know afterwards that it had been right?',
      'What could go wrong with that, and what would you do then?',
      'What would make you choose another way?',
    ],
    technical: [
      'What can go wrong with this, and how do you notice?',
      'How do you know in the end that it was right?',
      'When would you do it differently?',
    ],
  },
  es: {
    behavioural: [
      '¿Qué parte hiciste tú exactamente?',
      '¿Qué resultado tuvo y cómo lo supiste?',
      '¿Qué salió mal por el camino y qué hiciste?',
    ],
    situational: [
      '¿Cómo sabrías después que fue lo acertado?',
      '¿Qué podría salir mal y qué harías entonces?',
      '¿Qué te haría elegir otro camino?',
    ],
    technical: [
      '¿Qué puede salir mal y cómo lo notas?',
      '¿Cómo sabes al final que estaba bien?',
      '¿Cuándo lo haces de otra manera?',
    ],
  },
};
