// From the credits of the rubric lines and the parts of an answer to one score between 0 and 1, and from the score to a level.
import type { Level } from '#domain/kit.ts';
import { shareOf, type Basis } from './basis.ts';
import type { LineFinding } from './lines.ts';

export const levelFeatureNames = ['one', 'credits', 'fullCredits', 'structure', 'specific', 'general', 'hedged', 'blames', 'facts', 'solid', 'short'] as const;

/** Least scores for the levels 2, 3, 4 and 5. */
export const levelCuts = [0.2, 0.4, 0.66, 0.9] as const;

/** What a level stands for on the score's scale; used to fit the weights. */
export const levelScores = [0.05, 0.3, 0.54, 0.78, 1] as const;

export function levelFeatures(basis: Basis, findings: readonly LineFinding[]): number[] {
  const { statements, solid, found, structure, generalShare } = basis;
  const count = Math.max(1, findings.length);
  const hedges = statements.reduce((sum, statement) => sum + statement.hedges, 0);
  const words = solid.reduce((sum, statement) => sum + statement.words, 0);
  return [
    1, findings.reduce((sum, { value }) => sum + value, 0) / (2 * count), findings.filter(({ credit }) => credit === 2).length / count, structure, Math.min(1, found.specific / 3), generalShare, Math.min(2, hedges) / 2,
    solid.some(({ blame }) => blame) ? 1 : 0, shareOf(solid, (statement) => statement.number || statement.names > 0), Math.min(1, solid.length / 4), words < 15 ? 1 : 0,
  ];
}

/** The level that a score reaches. */
export function levelOf(score: number): Level {
  const steps = levelCuts.filter((cut) => score >= cut).length;
  return ([1, 2, 3, 4, 5] as const)[steps] ?? 1;
}
