// Figures of agreement: quadratic weighted kappa, order of pairs.

export interface Figure {
  name: string;
  value: string;
  /** What others or earlier versions reached, and remarks. */
  baseline: string;
}

/** "3/4 (75 %)". */
export function shareOf(count: number, of: number): string {
  return `${count}/${of} (${of === 0 ? 0 : Math.round((100 * count) / of)} %)`;
}

/** Quadratic weighted kappa of two ratings on the levels 1 to `top`; 0 when either is constant. */
export function weightedKappa(pairs: readonly (readonly [number, number])[], top: number): number {
  const count = pairs.length;
  if (count === 0) return 0;
  const rows = Array.from({ length: top + 1 }, () => 0);
  const columns = Array.from({ length: top + 1 }, () => 0);
  for (const [a, b] of pairs) {
    rows[a] = (rows[a] ?? 0) + 1;
    columns[b] = (columns[b] ?? 0) + 1;
  }
  const observed = pairs.reduce((sum, [a, b]) => sum + (a - b) ** 2, 0) / count;
  let expected = 0;
  for (let a = 0; a <= top; a += 1)
    for (let b = 0; b <= top; b += 1)
      expected += ((a - b) ** 2 * (rows[a] ?? 0) * (columns[b] ?? 0)) / (count * count);
  return expected === 0 ? 0 : 1 - observed / expected;
}

/** Of all pairs with different truth, the share put in the right order; ties count half. */
export function pairwiseOrder(items: readonly { truth: number; value: number }[]): {
  right: number;
  of: number;
} {
  let right = 0;
  let of = 0;
  items.forEach((a, index) =>
    items.slice(index + 1).forEach((b) => {
      if (a.truth === b.truth) return;
      of += 1;
      const product = (a.truth - b.truth) * (a.value - b.value);
      right += product > 0 ? 1 : product === 0 ? 0.5 : 0;
    }),
  );
  return { right, of };
}
