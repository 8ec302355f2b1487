// From figures to a score: a ridge with no negative weight, trees that only rise, and the plain mean of what is covered. Weights come from tools/train/grading.ts.
import { featureNames, type FeatureName, type Features } from './features.ts';

/** A tree of depth 3: seven questions "feature ≥ threshold?" from the top (feature −1: none, go left), eight values. */
export type Tree = readonly [features: readonly number[], thresholds: readonly number[], values: readonly number[]];

export interface GradingModel {
  mean: readonly number[]; spread: readonly number[];
  ridge: readonly number[]; base: number;
  treeBase: number; trees: readonly Tree[];
  /** Share of the trees beside the ridge (0 to 1), what the plain coverage adds to both, and the line from raw to score (least squares on the training part). */
  treeShare: number; plain: number; slope: number; shift: number;
  /** Least score that counts as a right answer where only right and wrong are told apart. */
  rightFrom: number;
}

const plainNames: readonly FeatureName[] = ['coverage', 'coverageAll', 'words', 'wordsAll', 'contextAll', 'letters'];

/** The figures in the order of the weights. */
export function vectorOf(features: Features): number[] {
  return featureNames.map((name) => features[name]);
}

/** The mean of six shares of the reference that were found; needs no training. */
export function plainCoverage(vector: readonly number[]): number {
  return plainNames.reduce((sum, name) => sum + (vector[featureNames.indexOf(name)] ?? 0), 0) / plainNames.length;
}

export function treeValue([features, thresholds, values]: Tree, vector: readonly number[]): number {
  let at = 0;
  while (at < 7) {
    const feature = features[at] ?? -1;
    at = 2 * at + (feature >= 0 && (vector[feature] ?? 0) >= (thresholds[at] ?? 0) ? 2 : 1);
  }
  return values[at - 7] ?? 0;
}

export type Parts = Pick<GradingModel, 'mean' | 'spread' | 'ridge' | 'base' | 'treeBase' | 'trees' | 'treeShare' | 'plain'>;

const clamped = (value: number): number => Math.min(1, Math.max(0, value));

/** The score before it is put on the scale. */
export function rawScore(model: Parts, vector: readonly number[]): number {
  const line = vector.reduce((sum, value, index) => sum + ((value - (model.mean[index] ?? 0)) / (model.spread[index] ?? 1)) * (model.ridge[index] ?? 0), model.base);
  const trees = model.trees.reduce((sum, tree) => sum + treeValue(tree, vector), model.treeBase);
  return clamped(line) * (1 - model.treeShare) + clamped(trees) * model.treeShare + model.plain * plainCoverage(vector);
}

/** 0 to 1, to six places. */
export function scoreBy(model: GradingModel, vector: readonly number[]): number {
  return Math.round(clamped(model.shift + model.slope * rawScore(model, vector)) * 1e6) / 1e6;
}
