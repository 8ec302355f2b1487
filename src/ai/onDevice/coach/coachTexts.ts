// What the coach says, in English and Spanish: one fix, and the blanks of the outline. {quote}: the person's own words.
import type { AnswerPart, FixCode } from '#ai/tasks/answerParts.ts';
import type { NoAnswer } from './noAnswer.ts';

interface CoachTexts {
  fix: Record<FixCode, string>;
  /** Where there are words to point at. */
  fixQuoted: Partial<Record<FixCode, string>>;
  /** For questions about what one would do. */
  planFix: Partial<Record<FixCode, string>>;
  blank: Record<AnswerPart, string>;
  plan: Partial<Record<AnswerPart, string>>;
  number: string;
  /** Where nobody says who did it. */
  ownPart: string;
  /** What is no answer, to a question about a case and to one about a plan. */
  noAnswer: Record<NoAnswer, { past: string; planned: string }>;
}

export const coachTexts: Record<'en' | 'es', CoachTexts> = {
  en: {
    fix: {
      offTopic:
        'This seems to answer another question. Read the question again and pick a case that fits it.',
      otherLanguage: 'This is neither English nor Spanish, so it cannot be read here.',
      tooShort:
        'Say more: where you were, what you did, and what came of it. Three or four sentences are enough.',
      noExample: 'Tell one real case. Start with when and where it was.',
      situation: 'Begin with the situation: when and where was it, and what was at stake?',
      task: 'Say in one sentence what you were there to do: your task or your goal.',
      action: 'Say what you yourself did, step by step.',
      result: 'End with what came of it: what changed, and how did you know?',
      reason: 'Say why you did it that way, and not another.',
      check: 'Say how you made sure that it was right.',
      learning: 'Say what you do differently since.',
      own: 'You say “we” more than “I”. Say which part was yours.',
      number: 'Add one number to the result: how many, how much, how long, or how often.',
      hedges: 'Say it plainly: leave out the words that take it back.',
      length: 'One sentence is very long. Cut it in two.',
      clearSituation: 'Where and when it was comes late. Say it first, and what was at stake.',
      clearResult:
        'What came of it is there, but easy to miss. Say it in a sentence of its own: what was different afterwards?',
      clearReason:
        'Your reason is there between the lines. Say it in so many words: why this way, and not another?',
      clearCheck:
        'How you made sure is there, but easy to miss. Say it plainly: what would show you that it worked?',
      better:
        'Every part is there. Whoever asks will wonder whether it was the best way: say what you would do better today.',
      good: 'Ready as it is. Practise saying it in your own words, without reading.',
    },
    fixQuoted: {
      noExample:
        'You said “{quote}”. Anyone could say that: tell one real case, with when and where it was.',
      action: 'You said “{quote}”. Say what you yourself did then, step by step.',
      result: 'You said “{quote}”. Go on: what came of it, and how did you know?',
      own: 'You said “{quote}”. Say which part was yours.',
      number: 'You said “{quote}”. Add one number: how many, how much, how long, or how often.',
      hedges: 'You said “{quote}”. Say it plainly, without the words that take it back.',
      length: 'The sentence that starts with “{quote}” is very long. Cut it in two.',
    },
    planFix: {
      situation: 'Begin with what you would need to know first, and why.',
      action: 'Say what you would do first, what next, and why.',
      result: 'End with how you would know that it worked.',
      reason: 'Say why you would do it that way.',
      check: 'End with how you would know that it worked.',
      better:
        'Every part is there. Whoever asks will wonder what speaks against it: say what could go wrong, and what you would do then.',
    },
    blank: {
      situation: '[When and where it was, and what was at stake]',
      task: '[What you were there to do]',
      action: '[What you yourself did, step by step]',
      result: '[What came of it, and how you knew]',
    },
    plan: {
      situation: '[What you would need to know first]',
      action: '[What you would do first, what next, and why]',
      result: '[How you would know that it worked]',
    },
    number: '[number: how many, how much, how long]',
    ownPart: 'Say which part was yours: what did you yourself do?',
    noAnswer: {
      offTopic: {
        past: 'This seems to answer another question. Read the question again and pick a case that fits it.',
        planned:
          'This seems to answer another question. Read the question again and say what you would do, step by step.',
      },
      posting: {
        past: 'This is the text of a posting, not an answer. Put it aside and tell one case in your own words: what you did, and what came of it.',
        planned:
          'This is the text of a posting, not an answer. Put it aside and say in your own words what you would do, and why.',
      },
      emptyTalk: {
        past: 'These words would fit any question. Tell one real case instead: when and where it was, and what you did.',
        planned:
          'These words would fit any question. Say instead what you would do first, what next, and why.',
      },
    },
  },
  es: {
    fix: {
      offTopic:
        'Parece que esto responde a otra pregunta. Vuelve a leerla y elige un caso que encaje.',
      otherLanguage: 'Esto no está en inglés ni en español, así que aquí no se puede leer.',
      tooShort:
        'Cuenta más: dónde estabas, qué hiciste y qué salió de ello. Bastan tres o cuatro frases.',
      noExample: 'Cuenta un caso real. Empieza por cuándo y dónde fue.',
      situation: 'Empieza por la situación: ¿cuándo y dónde fue, y qué había en juego?',
      task: 'Di en una frase qué te tocaba hacer a ti: tu tarea o tu objetivo.',
      action: 'Di qué hiciste tú, paso a paso.',
      result: 'Termina con lo que salió de ello: ¿qué cambió y cómo lo supiste?',
      reason: 'Di por qué lo hiciste así y no de otra manera.',
      check: 'Di cómo te aseguraste de que estaba bien.',
      learning: 'Di qué haces de otra manera desde entonces.',
      own: 'Dices «nosotros» más que «yo». Di qué parte fue tuya.',
      number:
        'Añade una cifra al resultado: cuántos, cuánto, en cuánto tiempo o con qué frecuencia.',
      hedges: 'Dilo sin rodeos: quita las palabras que le restan fuerza.',
      length: 'Hay una frase muy larga. Divídela en dos.',
      clearSituation:
        'Dónde y cuándo fue llega tarde. Empieza por ahí, y por lo que había en juego.',
      clearResult:
        'Lo que salió de ello está, pero se pasa por alto. Dilo en una frase propia: ¿qué fue distinto después?',
      clearReason:
        'Tu motivo se entrevé. Dilo con todas las palabras: ¿por qué así y no de otra manera?',
      clearCheck:
        'Cómo te aseguraste está, pero se pasa por alto. Dilo claramente: ¿qué te mostraría que ha funcionado?',
      better:
        'Están todas las partes. Quien pregunta dudará de si fue la mejor manera: di qué harías mejor hoy.',
      good: 'Está lista tal como está. Practica a decirla con tus palabras, sin leer.',
    },
    fixQuoted: {
      noExample:
        'Has dicho «{quote}». Eso lo podría decir cualquiera: cuenta un caso real, con cuándo y dónde fue.',
      action: 'Has dicho «{quote}». Di qué hiciste tú entonces, paso a paso.',
      result: 'Has dicho «{quote}». Sigue: ¿qué salió de ello y cómo lo supiste?',
      own: 'Has dicho «{quote}». Di qué parte fue tuya.',
      number:
        'Has dicho «{quote}». Añade una cifra: cuántos, cuánto, en cuánto tiempo o con qué frecuencia.',
      hedges: 'Has dicho «{quote}». Dilo sin rodeos, sin las palabras que le restan fuerza.',
      length: 'La frase que empieza por «{quote}» es muy larga. Divídela en dos.',
    },
    planFix: {
      situation: 'Empieza por lo que necesitarías saber antes, y por qué.',
      action: 'Di qué harías primero, qué después y por qué.',
      result: 'Termina con cómo sabrías que ha funcionado.',
      reason: 'Di por qué lo harías así.',
      check: 'Termina con cómo sabrías que ha funcionado.',
      better:
        'Están todas las partes. Quien pregunta pensará en lo que puede salir mal: dilo tú, y qué harías entonces.',
    },
    blank: {
      situation: '[Cuándo y dónde fue, y qué había en juego]',
      task: '[Qué te tocaba hacer a ti]',
      action: '[Qué hiciste tú, paso a paso]',
      result: '[Qué salió de ello y cómo lo supiste]',
    },
    plan: {
      situation: '[Qué necesitarías saber antes]',
      action: '[Qué harías primero, qué después y por qué]',
      result: '[Cómo sabrías que ha funcionado]',
    },
    number: '[cifra: cuántos, cuánto, en cuánto tiempo]',
    ownPart: 'Di qué parte fue tuya: ¿qué hiciste tú?',
    noAnswer: {
      offTopic: {
        past: 'Parece que esto responde a otra pregunta. Vuelve a leerla y elige un caso que encaje.',
        planned:
          'Parece que esto responde a otra pregunta. Vuelve a leerla y di qué harías, paso a paso.',
      },
      posting: {
        past: 'Esto es el texto de un anuncio, no una respuesta. Déjalo a un lado y cuenta un caso con tus palabras: qué hiciste y qué salió de ello.',
        planned:
          'Esto es el texto de un anuncio, no una respuesta. Déjalo a un lado y di con tus palabras qué harías y por qué.',
      },
      emptyTalk: {
        past: 'Estas palabras valdrían para cualquier pregunta. Cuenta un caso real: cuándo y dónde fue, y qué hiciste tú.',
        planned:
          'Estas palabras valdrían para cualquier pregunta. Di qué harías primero, qué después y por qué.',
      },
    },
  },
};
