// Weights of competencies: their sum, and how to bring it to 100 without changing who weighs more.

/** The sum of the weights. */
export function sumWeights(competencies: readonly { weight: number }[]): number {
  return competencies.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * Whole weights from 1 that add up to 100, in proportion to the given ones (equal when all are missing); a missing one counts as much as the smallest.
 * The largest remainders get what rounding left over.
 */
export function balanceWeights(weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const given = weights.filter((weight) => Number.isFinite(weight) && weight > 0);
  const smallest = given.length > 0 ? Math.min(...given) : 1;
  const clean = weights.map((weight) =>
    Number.isFinite(weight) && weight > 0 ? weight : smallest,
  );
  const balanced = sharePoints(clean, weights, 100);
  // Too far apart for whole numbers: each gets one, the rest goes by proportion.
  return balanced.every((weight) => weight >= 1)
    ? balanced
    : sharePoints(clean, weights, 100 - clean.length).map((weight) => weight + 1);
}

/** Shares whole points in proportion to the weights; of equal ones, those that were given come first. */
function sharePoints(
  weights: readonly number[],
  given: readonly number[],
  points: number,
): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = weights.map((weight) => (weight * points) / sum);
  const whole = shares.map(Math.floor);
  const left = points - whole.reduce((total, weight) => total + weight, 0);
  const order = shares
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort(
      (a, b) =>
        b.rest - a.rest || (given[b.index] ?? 0) - (given[a.index] ?? 0) || a.index - b.index,
    );
  for (const { index } of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
