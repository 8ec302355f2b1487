// How well a ranking agrees with the truth: Spearman's rank correlation and NDCG.

function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks = values.map(() => 0);
  for (let at = 0; at < order.length;) {
    let end = at;
    while (end + 1 < order.length && order[end + 1]?.value === order[at]?.value) end += 1;
    for (let index = at; index <= end; index += 1) {
      const item = order[index];
      if (item) ranks[item.index] = (at + end) / 2 + 1;
    }
    at = end + 1;
  }
  return ranks;
}

/** Spearman's rank correlation; ties share their mean rank. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const mean = (x.length + 1) / 2;
  const sum = (values: readonly number[]): number =>
    values.reduce((total, value) => total + value, 0);
  const cov = sum(x.map((value, index) => (value - mean) * ((y[index] ?? mean) - mean)));
  const spread = Math.sqrt(
    sum(x.map((value) => (value - mean) ** 2)) * sum(y.map((value) => (value - mean) ** 2)),
  );
  return spread === 0 ? 0 : cov / spread;
}

export function ndcg(items: readonly { truth: number; value: number }[], top: number): number {
  const gain = (order: readonly { truth: number }[]): number =>
    order
      .slice(0, top)
      .reduce((sum, { truth }, index) => sum + (2 ** truth - 1) / Math.log2(index + 2), 0);
  const best = gain([...items].sort((a, b) => b.truth - a.truth));
  return best === 0 ? 1 : gain([...items].sort((a, b) => b.value - a.value)) / best;
}
