// What an answer means beside its question, by sentence vectors: whether it speaks of what was asked, and whether it says anything of its own. Fitted by tools/train/answerMeaning.ts.
import { noPacks, type SentenceVectors } from '#ai/onDevice/packs/packs.ts';
import { glossOf } from '#ai/onDevice/text/gloss.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { isIrregularPast } from '#domain/text/pastForms.ts';
import type { Basis } from '#ai/onDevice/rating/lines/basis.ts';
import weights from './meaningWeights.json' with { type: 'json' };
import { computeCosine, createVectorCache } from '#ai/onDevice/rating/lines/nearness.ts';
import { computeSparseCosine, topicOf } from './topicVectors.ts';

/** A question or an answer as vectors of length 1: one a line or sentence, and the direction of their sum. */
export interface Meaning {
  each: readonly Float32Array[];
  whole: Float32Array;
}

const length = 512;

function directionOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(length);
  for (const vector of vectors)
    for (let at = 0; at < length; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  const size = Math.sqrt(sum.reduce((total, value) => total + value * value, 0));
  return size === 0 ? sum : sum.map((value) => value / size);
}

function toReadable(text: string, language: 'en' | 'es'): string {
  return language === 'es' ? glossOf(text) : text;
}

/** Words that begin a sentence with a capital and are nobody's name. */
const isNoName = (lower: string): boolean =>
  isFunctionWord(lower, 'en') || /(?:s|ing|ment|tion|body|one|ity|ly)$/.test(lower);

/** The sentence with "he" for the name it starts with: a person's name is irrelevant to an answer. */
function replaceFirstName(text: string): string {
  const [, name, verb] = /^(\p{Lu}\p{L}+)\s(\p{Ll}+)/u.exec(text) ?? [];
  if (name === undefined || verb === undefined || isNoName(name.toLowerCase())) return text;
  return verb.endsWith('ed') || isIrregularPast(verb) ? `He${text.slice(name.length)}` : text;
}

/** The sentences of an answer, the longest text cut at so many. */
const mostSentences = 60;

export function readAnsweredMeaning(
  sentences: readonly string[],
  language: 'en' | 'es',
  deep: SentenceVectors,
): Meaning {
  const each = deep.embed(
    sentences.slice(0, mostSentences).map((text) => toReadable(replaceFirstName(text), language)),
  );
  return { each, whole: directionOf(each) };
}

/** What is asked: the question first, then the lines looked for. */
export function readAskedMeaning(
  { text, lookFor }: { text: string; lookFor: readonly string[] },
  language: 'en' | 'es',
  deep: SentenceVectors,
): Meaning {
  const lines = [text, ...lookFor].filter((line) => line.trim() !== '');
  const each = createVectorCache(
    lines.map((line) => toReadable(line, language)),
    deep,
  );
  return { each, whole: directionOf(each) };
}

function computeMean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function measureNearest(line: Float32Array, answered: Meaning): number {
  return answered.each.reduce((most, vector) => Math.max(most, computeCosine(line, vector)), 0);
}

/** Names of the figures in `computeNearFigures`, in order. */
export const nearNames = [
  'pairing',
  'question',
  'lines',
  'whole',
  'stems',
  'asked',
  'pastElsewhere',
  'spanish',
] as const;

/** Figures of the words, given by the caller: cosine of stems, share of the question's words that come back, share of past sentences where no past was asked for. */
export interface WordFigures {
  stems: number;
  asked: number;
  pastElsewhere: number;
}

/** Reads those figures. Figures of questions and rubric lines are about words without a filling. */
export function computeWordFigures(
  { statements, kind }: Pick<Basis, 'statements' | 'kind'>,
  { text, lookFor }: { text: string; lookFor: readonly string[] },
  language: 'en' | 'es',
): WordFigures {
  const answerStems = topicOf(
    statements.map(({ plain }) => plain).join('\n'),
    language,
    noPacks,
    false,
  ).stems;
  const asked = topicOf(text, language, noPacks, true).stems;
  const both = topicOf([text, ...lookFor].join('.\n'), language, noPacks, true).stems;
  return {
    stems: computeSparseCosine(answerStems, both),
    asked:
      asked.size === 0
        ? 0
        : [...asked.keys()].filter((stem) => answerStems.has(stem)).length / asked.size,
    pastElsewhere:
      kind === 'behavioural' || statements.length === 0
        ? 0
        : statements.filter(({ past }) => past).length / statements.length,
  };
}

/** The products of the two directions and of question and answer: what the pairing is fitted on. */
export function pairingOf(asked: Meaning, answered: Meaning): Float32Array {
  const pairs = new Float32Array(2 * length);
  const [question] = asked.each;
  for (let at = 0; at < length; at += 1) {
    pairs[at] = (asked.whole[at] ?? 0) * (answered.whole[at] ?? 0);
    pairs[length + at] = (question?.[at] ?? 0) * (answered.whole[at] ?? 0);
  }
  return pairs;
}

/** Evidence of whether an answer is about its question, apart from the pairing. */
export function computeNearFigures(
  asked: Meaning,
  answered: Meaning,
  words: WordFigures,
  language: 'en' | 'es',
): number[] {
  const [question] = asked.each;
  return [
    question ? measureNearest(question, answered) : 0,
    computeMean(asked.each.slice(1).map((line) => measureNearest(line, answered))),
    computeCosine(asked.whole, answered.whole),
    words.stems,
    words.asked,
    words.pastElsewhere,
    language === 'es' ? 1 : 0,
  ];
}

/** A sum of figures with a constant. */
function addUp(constant: number, list: readonly number[], values: ArrayLike<number>): number {
  let sum = constant;
  for (let at = 0; at < list.length; at += 1) sum += (list[at] ?? 0) * (values[at] ?? 0);
  return Math.round(sum * 1e6) / 1e6;
}

/** How surely an answer is about its question; compare with `floors`. */
export function computeRelevance(
  asked: Meaning,
  answered: Meaning,
  words: WordFigures,
  language: 'en' | 'es',
): number {
  const pairing = addUp(
    weights.pairing.constant,
    weights.pairing.weights,
    pairingOf(asked, answered),
  );
  return addUp(weights.near.constant, weights.near.weights, [
    pairing,
    ...computeNearFigures(asked, answered, words, language),
  ]);
}

/** How much of its own an answer says; compare with `least`. */
export function computeSubstance({ whole }: Meaning, language: 'en' | 'es'): number {
  return addUp(
    weights.substance.constant + (language === 'es' ? weights.substance.spanish : 0),
    weights.substance.weights,
    whole,
  );
}

/** Scores that few answers to their own question stay below: `other` refuses, `doubt` lowers the confidence, and lets the other questions of the interview decide. */
export const floors: Readonly<
  Record<'en' | 'es', { other: number; doubt: number; least: number }>
> = weights.floors;
