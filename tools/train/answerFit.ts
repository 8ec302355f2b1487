// Ridge over the centred signs and phrases of answers: the sums that are added up on the device.
import type { Sum } from '#ai/onDevice/rating/answer/answerModel.ts';
import { signNames } from '#ai/onDevice/rating/answer/answerSigns.ts';
import { dualRidge } from './fits/ridge.ts';
import { answering, type Row } from './answerRows.ts';

/** A phrase counts when answers to so many questions use it: fewer would be a trade's. */
const leastQuestions = { levels: 10, substance: 6 };
const penalty = 20;
/** Signs are fewer than phrases and differ less. */
const signScale = 1.5;
/** Products of the centred rows with each other. */
function kernelOf(
  seen: readonly number[][],
  phraseIndexes: readonly number[][],
  share: Float64Array,
): Float64Array[] {
  const own = phraseIndexes.map((indexes) =>
    indexes.reduce((sum, at) => sum + (share[at] ?? 0), 0),
  );
  const square = share.reduce((sum, value) => sum + value * value, 0);
  return phraseIndexes.map((indexes, i) => {
    const mine = new Set(indexes);
    return Float64Array.from(phraseIndexes, (others, j) => {
      const both = others.reduce((sum, at) => sum + (mine.has(at) ? 1 : 0), 0);
      const signs = (seen[i] ?? []).reduce(
        (sum, value, at) => sum + value * (seen[j]?.[at] ?? 0),
        0,
      );
      return signs + both - (own[i] ?? 0) - (own[j] ?? 0) + square;
    });
  });
}

/** Fits targets by ridge over the centred signs and the phrases that enough questions share: one sum a target. */
function fittedAll(
  list: readonly Row[],
  least: number,
  targets: readonly ((row: Row) => number)[],
): Sum[] {
  const questions = new Map<string, Set<string>>();
  for (const { phrases, questionId } of list)
    for (const phrase of phrases)
      questions.set(phrase, (questions.get(phrase) ?? new Set()).add(questionId));
  const vocabulary = [...questions]
    .filter(([, set]) => set.size >= least)
    .map(([phrase]) => phrase)
    .toSorted();
  const mean = (of: (row: Row) => number): number =>
    list.reduce((sum, row) => sum + of(row), 0) / list.length;
  const centre = signNames.map((_, at) => mean(({ signs }) => signs[at] ?? 0));
  const spread = signNames.map(
    (_, at) => Math.sqrt(mean(({ signs }) => ((signs[at] ?? 0) - (centre[at] ?? 0)) ** 2)) || 1,
  );
  const indexByPhrase = new Map(vocabulary.map((phrase, at) => [phrase, at]));
  const phraseIndexes = list.map(({ phrases }) =>
    [...phrases].flatMap((phrase) => indexByPhrase.get(phrase) ?? []),
  );
  const share = new Float64Array(vocabulary.length);
  for (const indexes of phraseIndexes)
    for (const at of indexes) share[at] = (share[at] ?? 0) + 1 / list.length;
  const seen = list.map(({ signs }) =>
    signs.map((value, at) => ((value - (centre[at] ?? 0)) / (spread[at] ?? 1)) * signScale),
  );
  const products = kernelOf(seen, phraseIndexes, share);
  return targets.map((target) => {
    const middle = mean(target);
    const shares = dualRidge(
      products,
      list.map((row) => target(row) - middle),
      penalty,
    );
    const weights = signNames.map((_, at) =>
      seen.reduce((sum, row, i) => sum + (shares[i] ?? 0) * (row[at] ?? 0), 0),
    );
    const total = shares.reduce((sum, value) => sum + value, 0);
    const phraseWeights = Array.from(share, (value) => -total * value);
    phraseIndexes.forEach((indexes, i) => {
      for (const at of indexes) phraseWeights[at] = (phraseWeights[at] ?? 0) + (shares[i] ?? 0);
    });
    const signs = signNames.map((_, at) => ((weights[at] ?? 0) * signScale) / (spread[at] ?? 1));
    const phrases = vocabulary.map((phrase, at) => [phrase, phraseWeights[at] ?? 0] as const);
    const constant =
      middle -
      signs.reduce((sum, weight, at) => sum + weight * (centre[at] ?? 0), 0) -
      phrases.reduce((sum, [, weight], at) => sum + weight * (share[at] ?? 0), 0);
    return { constant, signs, phrases: Object.fromEntries(phrases) };
  });
}

export const levels = [1, 2, 3, 4, 5];

export function fitLevels(list: readonly Row[]): Sum[] {
  return fittedAll(
    list.filter(({ kind }) => answering.has(kind)),
    leastQuestions.levels,
    levels.map((level) => (row) => (row.level === level ? 1 : 0)),
  );
}

export function fitSubstance(list: readonly Row[]): Sum {
  const [sum] = fittedAll(list, leastQuestions.substance, [
    ({ kind }) => (answering.has(kind) ? 1 : 0),
  ]);
  if (!sum) throw new Error('one target gives one sum');
  return sum;
}

/** As added up on the device. */
export function valueOf({ constant, signs, phrases }: Sum, row: Row): number {
  let sum =
    constant + signs.reduce((total, weight, at) => total + weight * (row.signs[at] ?? 0), 0);
  for (const phrase of row.phrases)
    sum += Object.hasOwn(phrases, phrase) ? (phrases[phrase] ?? 0) : 0;
  return sum;
}
