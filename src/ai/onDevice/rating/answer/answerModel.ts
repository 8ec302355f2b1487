// From the signs and set phrases of an answer to a level, and to whether it says anything of its own at all. Fitted by tools/train/answerLevels.ts.
import type { Level } from '#domain/jobs/kit.ts';
import { expOf } from '#ai/onDevice/packs/exact.ts';
import weights from './answerWeights.json' with { type: 'json' };
import { signNames, signsOf } from './answerSigns.ts';
import { shareOf, type Basis } from '#ai/onDevice/rating/lines/basis.ts';
import { isAnnouncing, isEmptyTalk } from '#ai/onDevice/rating/lines/criteria.ts';
import { phrasesOf } from '#ai/onDevice/rating/reading/phrases.ts';

/** A sum of weights; phrases that are not listed weigh nothing. */
export interface Sum {
  constant: number;
  signs: readonly number[];
  phrases: Readonly<Record<string, number>>;
}
/** One sum a level, since each has signs of its own: a lively story of poor conduct (1) has more actions than general talk (2). Signs come first, phrases in ten-thousandths; `mix` turns the five sums into chances, each row with its constant first. */
export interface LevelSums {
  constants: readonly number[];
  signs: readonly (readonly number[])[];
  phrases: Readonly<Record<string, readonly number[]>>;
  mix: readonly (readonly number[])[];
}
/** Figures of one language: the sums of the levels, and the sum that distinguishes an answer from empty talk with its least score. */
export interface AnswerWeights {
  levels: LevelSums;
  substance: Sum;
  least: number;
}

const byLanguage: Record<'en' | 'es', AnswerWeights> = weights;

/** Listed phrases only ("constructor" is a word of an answer, and a name that every object knows), in a fixed order: the last bit is the same for the same sentences in another order. */
function listPhrases(answerPhrases: ReadonlySet<string>, phrases: object): string[] {
  return [...answerPhrases].filter((phrase) => Object.hasOwn(phrases, phrase)).toSorted();
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function addUp(
  { constant, signs, phrases }: Sum,
  seen: readonly number[],
  answerPhrases: ReadonlySet<string>,
): number {
  let sum = constant;
  signNames.forEach((_, at) => {
    sum += (signs[at] ?? 0) * (seen[at] ?? 0);
  });
  for (const phrase of listPhrases(answerPhrases, phrases)) sum += phrases[phrase] ?? 0;
  return round(sum);
}

/** The sums of the five levels. */
export function sumsOf(
  { constants, signs, phrases }: LevelSums,
  seen: readonly number[],
  answerPhrases: ReadonlySet<string>,
): number[] {
  const sums = [...constants];
  const add = (row: readonly number[] | undefined, times: number): void => {
    row?.forEach((weight, at) => {
      sums[at] = (sums[at] ?? 0) + weight * times;
    });
  };
  signNames.forEach((_, at) => {
    add(signs[at], seen[at] ?? 0);
  });
  for (const phrase of listPhrases(answerPhrases, phrases)) add(phrases[phrase], 1e-4);
  return sums.map(round);
}

/** The chance of each level. */
export function chancesOf(sums: readonly number[], mix: LevelSums['mix']): number[] {
  const values = mix.map(([constant = 0, ...row]) =>
    row.reduce((sum, weight, at) => sum + weight * (sums[at] ?? 0), constant),
  );
  const most = Math.max(...values);
  const parts = values.map((value) => expOf(value - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => round(part / all));
}

const levels = [1, 2, 3, 4, 5] as const;

function computeChanceWithin(chances: readonly number[], level: Level, steps: number): number {
  return levels.reduce(
    (sum, other) => sum + (Math.abs(other - level) <= steps ? (chances[other - 1] ?? 0) : 0),
    0,
  );
}

/** The level that is least wrong by these chances: two levels off costs three times as much as one. */
export function chooseLevel(chances: readonly number[]): Level {
  const worth = (level: Level): number =>
    computeChanceWithin(chances, level, 0) + 2 * computeChanceWithin(chances, level, 1);
  return levels.reduce<Level>((best, level) => (worth(level) > worth(best) ? level : best), 1);
}

/** What the model sees of an answer. A sentence that only names the case to come adds nothing. */
export function readForModel(basis: Basis): { seen: number[]; answerPhrases: Set<string> } {
  const statements = basis.statements.filter((statement) => !isAnnouncing(statement));
  const generalShare = shareOf(statements, (statement) =>
    isEmptyTalk(statement, basis.echoed, basis.kind),
  );
  return {
    seen: signsOf({ ...basis, statements, generalShare }),
    answerPhrases: phrasesOf(statements),
  };
}

export interface AnswerScore {
  /** 1 to 5: the mean of the levels by their chances. */
  score: number;
  level: Level;
  /** The chance that the level is right or one off. */
  sure: number;
  /** False for talk that could be given to any question: values, jargon, a posting, a story without content. */
  hasSubstance: boolean;
}

/** What the chances of the levels come to. */
export function judge(chances: readonly number[]): Omit<AnswerScore, 'hasSubstance'> {
  const level = chooseLevel(chances);
  return {
    score: round(levels.reduce((sum, other) => sum + other * (chances[other - 1] ?? 0), 0)),
    level,
    sure: round(computeChanceWithin(chances, level, 1)),
  };
}

/** Scores an answer. The same sentences in another order score the same. */
export function scoreAnswer(basis: Basis): AnswerScore {
  const { levels: sums, substance, least } = byLanguage[basis.read.language];
  const { seen, answerPhrases } = readForModel(basis);
  return {
    ...judge(chancesOf(sumsOf(sums, seen, answerPhrases), sums.mix)),
    hasSubstance: addUp(substance, seen, answerPhrases) >= least,
  };
}
