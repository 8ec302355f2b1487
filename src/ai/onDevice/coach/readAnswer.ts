// Reads a practice answer for the coach: its parts, its language, and whether it answers the question.
import { inWords } from '#domain/text/wordLimits.ts';
import type { QuestionKind } from '#domain/jobs/kit.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import { rate } from '#ai/onDevice/rating/rate.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { explainNoAnswer, type NoAnswer } from './noAnswer.ts';
import { findAnswerParts, type PartSentence } from './partsOf.ts';
import { piecesOf } from './pieces.ts';
import { speechOf } from './speech.ts';
import { findWeakSigns, type WeakSigns } from './weakSigns.ts';

const rating: (input: CheckedInput<'evaluateAnswer'>, packs: Packs) => QuestionRating = rate;
/** Fewer words than this are no answer yet. */
export const shortest = 16;

export type Question = CheckedInput<'coachAnswer'>['question'];
export interface Read {
  sentences: PartSentence[];
  kind: QuestionKind;
  flags: readonly string[];
  language: 'en' | 'es';
  has: Evidence;
  /** What may be there: never called missing. */ may: WeakSigns;
  isStray: boolean;
  /** Why it is no answer to the question. */
  noAnswer: NoAnswer | null;
  level: number | null;
}

/** The kind of a question by its wording, where nobody gave it. */
export function kindOf({ text, kind }: Pick<Question, 'text' | 'kind'>): QuestionKind {
  if (kind) return kind;
  if (
    inWords(
      /\b(tell me about|describe (?:a|an|the)|give (?:me )?an example|what (?:did|was)|have you (?:ever|had)|cu[eé]ntame|describe una?|h[aá]blame|dame un ejemplo|has tenido)\b/i,
    ).test(text)
  )
    return 'behavioural';
  return inWords(/\b(would|imagine|suppose|what do you do|harías|imagina|qué haces)\b/i).test(text)
    ? 'situational'
    : 'technical';
}

export function read(question: Question, answer: string, packs: Packs): Read {
  const kind = kindOf(question);
  // Levels are the rating's affair: what it says of structure is the same with and without packs.
  const { flags, level } = rating(
    {
      question: {
        id: 'q',
        text: question.text,
        anchors: ['', '', '', '', ''],
        lookFor: question.lookFor,
        kind,
      },
      competencyId: 'c',
      answer,
      followUps: [],
    },
    noPacks,
  );
  const { sentences, language } = findAnswerParts(answer, { ...question, kind });
  const has = evidenceOf(answer, sentences, kind, language);
  const isShort = speechOf(answer).words < shortest || has.unknown;
  const noAnswer = isShort
    ? null
    : explainNoAnswer(answer, { text: question.text, kind, lookFor: question.lookFor }, has, packs);
  const isStray =
    flags.includes('otherLanguage') ||
    noAnswer !== null ||
    (!isShort && isStrayByWords({ flags, level, has, kind }, packs));
  const placedResult = has.result && !sentences.some(({ part }) => part === 'result');
  return {
    kind,
    flags,
    language,
    has,
    may: findWeakSigns(sentences, kind, language),
    isStray,
    noAnswer,
    level,
    sentences: piecesOf(
      sentences.map((sentence, index) => ({
        ...sentence,
        part: isStray ? null : placedResult && index === has.resultAt ? 'result' : sentence.part,
      })),
      kind,
      language,
    ),
  };
}

/** Without the encoder words alone decide. They cannot distinguish another case from this one: any complete case counts as an answer. */
function isStrayByWords(
  { flags, level, has, kind }: Pick<Read, 'flags' | 'level' | 'has' | 'kind'>,
  { deep }: Packs,
): boolean {
  const isWhole = kind === 'behavioural' && has.ownAction && has.past && has.context;
  return (
    !deep && flags.includes('offTopic') && (kind !== 'behavioural' || (level === null && !isWhole))
  );
}
