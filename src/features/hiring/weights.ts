// Weights of competencies: their sum, and how to bring it to 100 without changing who weighs more.

/** The sum of the weights. */
export function weightSum(competencies: readonly { weight: number }[]): number {
  return competencies.reduce((sum, { weight }) => sum + weight, 0);
}

/** Whole weights that add up to 100, in proportion to the given ones (equal when all are 0). The largest remainders get what rounding left over. */
export function balancedWeights(weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const clean = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0));
  const sum = clean.reduce((total, weight) => total + weight, 0);
  const shares = clean.map((weight) => (sum === 0 ? 100 / clean.length : (weight * 100) / sum));
  const whole = shares.map(Math.floor);
  const left = 100 - whole.reduce((total, weight) => total + weight, 0);
  const order = shares.map((share, index) => ({ index, rest: share - Math.floor(share) })).sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
