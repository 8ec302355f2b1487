// From shares of the reference to a score: each share bent by a few curves, and no weight below nothing. Weights come from tools/train/grading.ts.
import { featureNames, type Features } from './features.ts';

/** The share as it is, and three curves that rise early: the first words of a reference say more than the last. */
const curves: readonly ((share: number) => number)[] = [
  (share) => share,
  (share) => Math.sqrt(share),
  (share) => Math.min(1, 2 * share),
  (share) => Math.min(1, 4 * share),
];
export const curveCount = curves.length;

export interface GradingModel {
  base: number;
  /** One for each share and curve, in the order of `computeTerms`. */
  weights: readonly number[];
  /** The least score of a right answer where only right and wrong are distinguished. */
  rightFrom: number;
}

/** Every share by every curve, in the order of `featureNames`. */
export function computeTerms(features: Features): number[] {
  return featureNames.flatMap((name) => curves.map((bend) => bend(features[name])));
}

/** 0 to 1, to six decimals. */
export function scoreBy(
  { base, weights }: Pick<GradingModel, 'base' | 'weights'>,
  terms: readonly number[],
): number {
  const score = terms.reduce((sum, term, index) => sum + term * (weights[index] ?? 0), base);
  return Math.round(Math.min(1, Math.max(0, score)) * 1e6) / 1e6;
}
