// From the signs and set phrases of an answer to a level, and to whether it says anything of its own at all. Fitted by tools/train/answerLevels.ts.
import type { Level } from '#domain/kit.ts';
import weights from './answerWeights.json' with { type: 'json' };
import { signNames, signsOf } from './answerSigns.ts';
import { shareOf, type Basis } from './basis.ts';
import { isAnnouncing, isEmptyTalk } from './criteria.ts';
import { phrasesOf } from './phrases.ts';

/** A sum of weights; phrases that are not listed weigh nothing. */
export interface Sum { constant: number; signs: readonly number[]; phrases: Readonly<Record<string, number>> }
/** Figures of one language: the level's sum with the least scores of levels 2 to 5, and the sum that tells an answer from empty talk with its least score. */
export interface AnswerWeights { level: Sum; cuts: readonly number[]; substance: Sum; least: number }

const byLanguage: Record<'en' | 'es', AnswerWeights> = weights;

export function addUp({ constant, signs, phrases }: Sum, seen: readonly number[], said: ReadonlySet<string>): number {
  let sum = constant;
  signNames.forEach((_, at) => { sum += (signs[at] ?? 0) * (seen[at] ?? 0); });
  // In a fixed order, so that the last bit is the same for the same sentences in another order.
  // Only listed phrases: "constructor" is a word of an answer, and a name that every object knows.
  for (const phrase of [...said].toSorted()) if (Object.hasOwn(phrases, phrase)) sum += phrases[phrase] ?? 0;
  return Math.round(sum * 1e6) / 1e6;
}

/** What the model sees of an answer. A sentence that only names the case to come adds nothing. */
export function readForModel(basis: Basis): { seen: number[]; said: Set<string> } {
  const statements = basis.statements.filter((statement) => !isAnnouncing(statement));
  const generalShare = shareOf(statements, (statement) => isEmptyTalk(statement, basis.echoed, basis.kind));
  return { seen: signsOf({ ...basis, statements, generalShare }), said: phrasesOf(statements) };
}

export interface AnswerScore {
  /** About 1 to 5. */
  score: number;
  level: Level;
  /** Distance from the nearest score at which the level would be another. */
  margin: number;
  /** False for talk that could be given to any question: values, jargon, a posting, a story without content. */
  hasSubstance: boolean;
}

/** The level that a score reaches. */
export function levelAt(score: number, cuts: readonly number[]): Level {
  return ([1, 2, 3, 4, 5] as const)[cuts.filter((cut) => score >= cut).length] ?? 1;
}

/** Scores an answer. The same sentences in another order score the same. */
export function scoreAnswer(basis: Basis): AnswerScore {
  const { level, cuts, substance, least } = byLanguage[basis.read.language];
  const { seen, said } = readForModel(basis);
  const score = addUp(level, seen, said);
  return { score, level: levelAt(score, cuts), margin: Math.min(...cuts.map((cut) => Math.abs(cut - score))), hasSubstance: addUp(substance, seen, said) >= least };
}
