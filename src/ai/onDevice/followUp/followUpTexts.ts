// What can be asked when a part of an answer is missing, in English and Spanish. {quote}: the candidate's own words.
import { inWords } from '#domain/text/wordLimits.ts';
import type { QuestionKind } from '#domain/jobs/kit.ts';

export type Part = 'example' | 'context' | 'action' | 'reasoning' | 'result' | 'check';
type Texts = Record<QuestionKind, Record<Part, readonly string[]>>;

export const followUpTexts: Record<'en' | 'es', Texts> = {
  en: {
    behavioural: {
      example: [
        'Please pick one concrete case. What happened there?',
        'Which single situation comes to mind first? Please tell me about that one.',
      ],
      context: ['When and where was that, and who was involved?'],
      action: [
        'You said “{quote}”. Which part of it was yours, and what exactly did you do?',
        'What exactly did you do yourself, step by step?',
      ],
      reasoning: [
        'You said “{quote}”. Why did you choose to do it that way?',
        'Why did you choose that way and not another?',
      ],
      result: [
        'You said “{quote}”. What came of it, and how did you know?',
        'What was the result, and how did you know? A number or a reaction is fine.',
      ],
      check: ['How did you make sure that it had worked?'],
    },
    situational: {
      example: ['Please take me through it: what would you do first, and what next?'],
      context: ['What would you need to know before you act?'],
      action: [
        'You said “{quote}”. What would your next steps be?',
        'What would you do step by step?',
      ],
      reasoning: [
        'You said “{quote}”. Why that, and why at that point?',
        'Why would you do it in that order?',
      ],
      result: ['What would you want to have achieved by the end?'],
      check: [
        'You said “{quote}”. How would you know that it had worked?',
        'How would you know that it had worked?',
      ],
    },
    technical: {
      example: ['Please walk me through it: where would you start, and what would you do next?'],
      context: ['What would you need to know about the case before you start?'],
      action: [
        'You said “{quote}”. What would you do next, step by step?',
        'What would your steps be, one after the other?',
      ],
      reasoning: [
        'You said “{quote}”. Why would you do that, and what would it tell you?',
        'Why would you go about it that way and not another?',
      ],
      result: ['What would the result look like if it goes well?'],
      check: [
        'You said “{quote}”. How would you check that it worked?',
        'How would you check that it works, and keep it from coming back?',
      ],
    },
  },
  es: {
    behavioural: {
      example: [
        'Elige un caso concreto, por favor. ¿Qué pasó?',
        '¿Qué situación concreta te viene primero a la mente? Cuéntame esa, por favor.',
      ],
      context: ['¿Cuándo y dónde fue, y quiénes participaron?'],
      action: [
        'Has dicho «{quote}». ¿Qué parte fue tuya y qué hiciste exactamente?',
        '¿Qué hiciste tú exactamente, paso a paso?',
      ],
      reasoning: [
        'Has dicho «{quote}». ¿Por qué elegiste hacerlo así?',
        '¿Por qué elegiste ese camino y no otro?',
      ],
      result: [
        'Has dicho «{quote}». ¿Qué salió de ello y cómo lo supiste?',
        '¿Cuál fue el resultado y cómo lo supiste? Vale una cifra o una reacción.',
      ],
      check: ['¿Cómo te aseguraste de que había funcionado?'],
    },
    situational: {
      example: ['Cuéntamelo paso a paso, por favor: ¿qué harías primero y qué después?'],
      context: ['¿Qué necesitarías saber antes de actuar?'],
      action: [
        'Has dicho «{quote}». ¿Cuáles serían tus siguientes pasos?',
        '¿Qué harías paso a paso?',
      ],
      reasoning: [
        'Has dicho «{quote}». ¿Por qué eso y por qué en ese momento?',
        '¿Por qué lo harías en ese orden?',
      ],
      result: ['¿Qué querrías haber conseguido al final?'],
      check: [
        'Has dicho «{quote}». ¿Cómo sabrías que ha funcionado?',
        '¿Cómo sabrías que ha funcionado?',
      ],
    },
    technical: {
      example: ['Cuéntamelo paso a paso, por favor: ¿por dónde empezarías y qué harías después?'],
      context: ['¿Qué necesitarías saber del caso antes de empezar?'],
      action: [
        'Has dicho «{quote}». ¿Qué harías después, paso a paso?',
        '¿Cuáles serían tus pasos, uno tras otro?',
      ],
      reasoning: [
        'Has dicho «{quote}». ¿Por qué harías eso y qué te diría?',
        '¿Por qué lo abordarías así y no de otra forma?',
      ],
      result: ['¿Cómo sería el resultado si sale bien?'],
      check: [
        'Has dicho «{quote}». ¿Cómo comprobarías que funcionó?',
        '¿Cómo comprobarías que funciona y evitarías que vuelva?',
      ],
    },
  },
};

const parts: readonly [Part, RegExp][] = [
  [
    'result',
    inWords(
      /\b(result|outcome|came of it|what happened (?:then|in the end)|turn out|resultado|qué salió|cómo (?:salió|terminó|acabó))\b/i,
    ),
  ],
  [
    'check',
    /(?:how (?:would|did) you (?:know|check|make sure)|check that|c[oó]mo (?:sabr[ií]as|comprobar[ií]as|te aseguraste|lo supiste)|comprobar[ií]as)/i,
  ],
  ['reasoning', /(?:^|[\s¿])(?:why|por qu[eé])(?=[\s?])/i],
  [
    'action',
    inWords(
      /\b(own part|was yours|you do yourself|did you do|step by step|next steps|your steps|fue tuya|qu[eé] parte|hiciste|paso a paso|siguientes pasos|tus pasos)\b/i,
    ),
  ],
  [
    'example',
    inWords(
      /\b(concrete case|single situation|walk me through|take me through|caso concreto|situaci[oó]n concreta|ll[eé]vame)\b/i,
    ),
  ],
  [
    'context',
    inWords(
      /\b(when and where|who was involved|need to know|cu[aá]ndo y d[oó]nde|necesitar[ií]as saber)\b/i,
    ),
  ],
];

/** The part a follow-up asks for; null when it digs into something else. */
export function partOf(text: string): Part | null {
  return parts.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
