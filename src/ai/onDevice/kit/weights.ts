// Shares a hundred points among competencies.

/** Whole numbers in steps of 5 that add up to exactly 100, in proportion to the scores; none below `least`. At most 20 scores. */
export function computeWeights(scores: readonly number[], least = 10): number[] {
  const count = scores.length;
  if (count === 0) return [];
  if (count * least > 100)
    return computeWeights(scores, Math.max(0, Math.floor(100 / count / 5) * 5));
  const safe = scores.map((score) => (Number.isFinite(score) && score > 0 ? score : 0));
  const sum = safe.reduce((total, score) => total + score, 0);
  const steps = (100 - count * least) / 5;
  const shares = safe.map((score) => (sum === 0 ? steps / count : (score / sum) * steps));
  const whole = shares.map(Math.floor);
  const left = Math.round(steps - whole.reduce((total, share) => total + share, 0));
  const order = shares
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole.map((share) => share * 5 + least);
}
