// Pearson, Spearman and the root of the mean square.

/** Pearson's r; null when either side is constant. */
export function correlation(a: readonly number[], b: readonly number[]): number | null {
  const meanA = a.reduce((sum, value) => sum + value, 0) / a.length;
  const meanB = b.reduce((sum, value) => sum + value, 0) / b.length;
  let ab = 0;
  let aa = 0;
  let bb = 0;
  a.forEach((value, index) => {
    const x = value - meanA;
    const y = (b[index] ?? 0) - meanB;
    ab += x * y;
    aa += x * x;
    bb += y * y;
  });
  return aa < 1e-12 || bb < 1e-12 ? null : ab / Math.sqrt(aa * bb);
}

/** Ranks from 1; equal values share their mean rank. */
function ranksOf(values: readonly number[]): number[] {
  const order = values
    .map((value, index) => ({ value, index }))
    .toSorted((a, b) => a.value - b.value);
  const ranks = Array.from({ length: values.length }, () => 0);
  for (let start = 0; start < order.length;) {
    let end = start;
    while (end < order.length && order[end]?.value === order[start]?.value) end += 1;
    for (let at = start; at < end; at += 1) ranks[order[at]?.index ?? 0] = (start + end + 1) / 2;
    start = end;
  }
  return ranks;
}

/** Spearman's rho; null when either side is constant. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number | null {
  return correlation(ranksOf(a), ranksOf(b));
}

export function rootMeanSquare(a: readonly number[], b: readonly number[]): number {
  return Math.sqrt(
    a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0) /
      Math.max(1, a.length),
  );
}
