/** Suppresses small groups, and as many others as needed so that nobody can work them out. */

/** Groups of fewer people are never shown. */
export const groupMin = 5;

/**
 * Which cells of one list must not be shown: those under five, and further ones, the smallest first, until no hidden one follows from the sum of the rest.
 * Two hidden cells with somebody in each, five or more together, leave several answers.
 */
export function findHidden(sizes: readonly number[]): Set<number> {
  const hidden = new Set(sizes.flatMap((size, at) => (size < groupMin ? [at] : [])));
  const order = sizes
    .map((_, at) => at)
    .filter((at) => !hidden.has(at))
    .toSorted((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0) || a - b);
  const filled = (): number[] => [...hidden].map((at) => sizes[at] ?? 0).filter((size) => size > 0);
  while (
    filled().length > 0 &&
    (filled().length < 2 || filled().reduce((sum, size) => sum + size, 0) < groupMin)
  ) {
    const next = order.shift();
    if (next === undefined) break;
    hidden.add(next);
  }
  return hidden;
}

/** True when the edge `skip` of a graph lies on a circle: its two ends are joined without it. */
function liesOnCircle(edges: readonly (readonly [string, string])[], skip: number): boolean {
  const [from, to] = edges[skip] ?? ['', ''];
  const seen = new Set([from]);
  for (let grew = true; grew && !seen.has(to);) {
    grew = false;
    edges.forEach(([a, b], at) => {
      if (at === skip || seen.has(a) === seen.has(b)) return;
      seen.add(a).add(b);
      grew = true;
    });
  }
  return seen.has(to);
}

/**
 * The same for a table whose row and column sums may be known: each hidden cell with somebody in it lies on a circle of such cells, around which one person
 * could be added and taken away without changing any sum; so none can be worked out. `rows` and `columns` whose own sums are hidden are hidden whole,
 * or their cells would give the sums away. Returns "row:column".
 */
export function findHiddenInTable(
  sizes: readonly (readonly number[])[],
  rows: ReadonlySet<number> = new Set(),
  columns: ReadonlySet<number> = new Set(),
): Set<string> {
  const all = sizes.flatMap((row, r) => row.map((size, c) => ({ key: `${r}:${c}`, r, c, size })));
  const hidden = new Set(
    all.flatMap(({ key, r, c, size }) =>
      size < groupMin || rows.has(r) || columns.has(c) ? [key] : [],
    ),
  );
  for (;;) {
    const filled = all.filter(({ key, size }) => hidden.has(key) && size > 0);
    const edges = filled.map(({ r, c }) => [`r${r}`, `c${c}`] as const);
    const bare = filled.filter((_, at) => !liesOnCircle(edges, at));
    // Widening around one bare cell may be in vain (an empty row and column): then another one is tried.
    const open = all.filter(({ key, size }) => !hidden.has(key) && size > 0);
    const beside = open.filter(({ r, c }) => bare.some((cell) => cell.r === r || cell.c === c));
    const next = (beside.length > 0 ? beside : bare.length > 0 ? open : []).toSorted(
      (a, b) => a.size - b.size || (a.key < b.key ? -1 : 1),
    )[0];
    if (!next) return hidden;
    hidden.add(next.key);
  }
}
