// Selection and impact ratios on sums, as auditors read them: four-fifths rule, scoring rate, exact test, and groups under five hidden so that they cannot be worked out.
import {
  dimensions,
  selfIdQuestions,
  type Dimension,
  type FairnessSummary,
  type SelfId,
  type Tally,
} from './selfId.ts';

/** One person without a name: what was decided, and what they said about themselves, if anything. */
export interface Row {
  outcome: Tally['outcome'] | null;
  level: number | null;
  said: Omit<SelfId, 'rev'> | null;
}
/** What counts as "chosen": the decision, a total above the median of all, or a total at or above a cut-off that is only tried out. */
export type Measure = { kind: 'selection' } | { kind: 'scoring' } | { kind: 'cutoff'; at: number };

/** Groups of fewer people are never shown. */
export const groupMin = 5;
/** Under this share of the people, New York City's rule lets an auditor leave a group out of the comparison (6 RCNY § 5-301). */
const smallShare = 0.02;
/** Below this ratio to the highest rate the difference is looked into (29 CFR § 1607.4 D). */
export const fourFifths = 0.8;
/** Samples under this are too small for a ratio to carry a conclusion. */
export const cautionUnder = 30;

export interface Group {
  /** An answer, "declined", or "none" for people who said nothing. */
  name: string;
  /** Null when hidden. */
  people: number | null;
  chosen: number | null;
  rate: number | null;
  /** To the highest rate; null for whoever is not compared. */
  ratio: number | null;
  /** Two-sided, against the group with the highest rate; null for that group itself and for whoever is not compared. */
  p: number | null;
  /** Has a rate of its own, but is not the measure of others. */
  small: boolean;
}
export interface Comparison {
  total: number;
  chosen: number;
  /** Median of all totals; "scoring" only. */
  median: number | null;
  groups: Group[];
  hidden: number;
}

interface Cell {
  name: string;
  people: number;
  chosen: number;
}

/** Those with a decision, or with a total. A hold is no decision yet. */
function based(rows: readonly Row[], measure: Measure): Row[] {
  return rows.filter(({ outcome, level }) =>
    measure.kind === 'selection' ? outcome === 'advance' || outcome === 'reject' : level !== null,
  );
}

/** The middle of all totals; the mean of the two middle ones when there are two. */
export function medianOf(levels: readonly number[]): number | null {
  if (levels.length === 0) return null;
  const sorted = levels.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? null)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function isChosen({ outcome, level }: Row, measure: Measure, median: number | null): boolean {
  if (measure.kind === 'selection') return outcome === 'advance';
  return (
    level !== null &&
    (measure.kind === 'cutoff' ? level >= measure.at : median !== null && level > median)
  );
}

/**
 * Which cells of one list must not be shown: those under five, and further ones, the smallest first, until no hidden one follows from the sum of the rest.
 * Two hidden cells with somebody in each, five or more together, leave several answers.
 */
export function hiddenIn(sizes: readonly number[]): Set<number> {
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
export function hiddenInTable(
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

function binomial(n: number, k: number): bigint {
  let value = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i += 1) value = (value * BigInt(n - i + 1)) / BigInt(i);
  return k < 0 || k > n ? 0n : value;
}

/** Fisher's exact test, two-sided: the probability of a table at most as likely as this one, with the same sums (R. A. Fisher 1935). Exact whole numbers, rounded to 1e-6 at the end. */
export function fisherExact(a: number, b: number, c: number, d: number): number {
  const [first, second, chosen] = [a + b, c + d, a + c];
  const ways = (x: number): bigint => binomial(first, x) * binomial(second, chosen - x);
  const seen = ways(a);
  let sum = 0n;
  for (let x = Math.max(0, chosen - second); x <= Math.min(first, chosen); x += 1) {
    const here = ways(x);
    if (here <= seen) sum += here;
  }
  const all = binomial(first + second, chosen);
  return all === 0n ? 1 : Number((sum * 1_000_000n) / all) / 1e6;
}

const isCompared = (name: string): boolean =>
  name !== 'none' && !name.split('+').includes('declined') && !name.split('+').includes('none');

function groupsOf(
  cells: readonly Cell[],
  total: number,
  isHidden: (cell: Cell) => boolean,
): Group[] {
  const compared = cells.filter(
    (cell) => isCompared(cell.name) && !isHidden(cell) && cell.people > 0,
  );
  const measures = compared.filter(({ people }) => people >= total * smallShare);
  const best = measures.reduce<Cell | null>(
    (top, cell) =>
      top === null || cell.chosen * top.people > top.chosen * cell.people ? cell : top,
    null,
  );
  return cells.map((cell) => {
    if (isHidden(cell))
      return {
        name: cell.name,
        people: null,
        chosen: null,
        rate: null,
        ratio: null,
        p: null,
        small: false,
      };
    const { name, people, chosen } = cell;
    const rate = people === 0 ? null : chosen / people;
    const stands = rate !== null && best !== null && best.chosen > 0 && compared.includes(cell);
    return {
      name,
      people,
      chosen,
      rate,
      small: compared.includes(cell) && !measures.includes(cell),
      ratio: stands ? Math.round((rate / (best.chosen / best.people)) * 1e6) / 1e6 : null,
      p:
        stands && cell !== best
          ? fisherExact(chosen, people - chosen, best.chosen, best.people - best.chosen)
          : null,
    };
  });
}

interface Counted {
  total: number;
  chosen: number;
  median: number | null;
  cell: (has: (row: Row) => boolean) => { people: number; chosen: number };
}

function counted(rows: readonly Row[], measure: Measure): Counted {
  const base = based(rows, measure);
  const median =
    measure.kind === 'scoring'
      ? medianOf(base.flatMap(({ level }) => (level === null ? [] : [level])))
      : null;
  const taken = base.filter((row) => isChosen(row, measure, median));
  return {
    total: base.length,
    chosen: taken.length,
    median,
    cell: (has) => ({ people: base.filter(has).length, chosen: taken.filter(has).length }),
  };
}

const answersTo = (dimension: Dimension): string[] => [...selfIdQuestions[dimension], 'none'];
const saidBy = (row: Row, dimension: Dimension): string => row.said?.[dimension] ?? 'none';
/** Hidden under one measure is hidden under all, so that nothing follows from holding two beside each other. */
const bases = [{ kind: 'selection' }, { kind: 'scoring' }] as const satisfies readonly Measure[];

/** The fewest people under any measure; measures that nobody falls under do not count. */
function least(rows: readonly Row[], has: (row: Row) => boolean): number {
  const sizes = bases
    .map((one) => based(rows, one))
    .filter((base) => base.length > 0)
    .map((base) => base.filter(has).length);
  return sizes.length === 0 ? 0 : Math.min(...sizes);
}

function hiddenAnswers(rows: readonly Row[], dimension: Dimension): Set<number> {
  return hiddenIn(
    answersTo(dimension).map((name) => least(rows, (row) => saidBy(row, dimension) === name)),
  );
}

/** One dimension under one measure. */
export function compare(rows: readonly Row[], dimension: Dimension, measure: Measure): Comparison {
  const names = answersTo(dimension);
  const { total, chosen, median, cell } = counted(rows, measure);
  const hidden = hiddenAnswers(rows, dimension);
  const cells = names.map((name) => ({ name, ...cell((row) => saidBy(row, dimension) === name) }));
  return {
    total,
    chosen,
    median,
    groups: groupsOf(cells, total, ({ name }) => hidden.has(names.indexOf(name))),
    hidden: hidden.size,
  };
}

/** Two dimensions together, every group of one within every group of the other; names are "one+other". */
export function compareWithin(
  rows: readonly Row[],
  [one, other]: readonly [Dimension, Dimension],
  measure: Measure,
): Comparison {
  const { total, chosen, median, cell } = counted(rows, measure);
  const table = answersTo(one).map((a) =>
    answersTo(other).map((b) => {
      const has = (row: Row): boolean => saidBy(row, one) === a && saidBy(row, other) === b;
      return { name: `${a}+${b}`, ...cell(has), size: least(rows, has) };
    }),
  );
  const hidden = hiddenInTable(
    table.map((row) => row.map(({ size }) => size)),
    hiddenAnswers(rows, one),
    hiddenAnswers(rows, other),
  );
  const names = new Set(
    table.flatMap((row, r) =>
      row.flatMap(({ name }, c) => (hidden.has(`${r}:${c}`) ? [name] : [])),
    ),
  );
  return {
    total,
    chosen,
    median,
    groups: groupsOf(table.flat(), total, ({ name }) => names.has(name)),
    hidden: names.size,
  };
}

/** How many of the people said anything about themselves. */
export function answeredOf(rows: readonly Row[]): number {
  return rows.filter(({ said }) => said !== null).length;
}

/** The sums that managers may see. */
export function summaryOf(
  rows: readonly Row[],
): Pick<FairnessSummary, 'cells' | 'hidden' | 'decided' | 'advanced' | 'answered'> {
  const comparisons = dimensions.map((dimension) => ({
    dimension,
    ...compare(rows, dimension, { kind: 'selection' }),
  }));
  const [{ total, chosen } = { total: 0, chosen: 0 }] = comparisons;
  return {
    cells: comparisons.flatMap(({ dimension, groups }) =>
      groups.flatMap(({ name, people, chosen: taken }) =>
        people === null || people < groupMin
          ? []
          : [`${dimension}.${name}:${people}:${taken ?? 0}`],
      ),
    ),
    hidden: comparisons.reduce((sum, { hidden }) => sum + hidden, 0),
    decided: total,
    advanced: chosen,
    answered: answeredOf(
      rows.filter(({ outcome }) => outcome === 'advance' || outcome === 'reject'),
    ),
  };
}

/** A published summary as groups again; groups that are not in it were hidden. */
export function groupsOfSummary(
  summary: Pick<FairnessSummary, 'cells' | 'decided'>,
  dimension: Dimension,
): Group[] {
  const known = new Map(
    summary.cells.map((text) => {
      const [name = '', people, chosen] = text.split(':');
      return [name, { people: Number(people), chosen: Number(chosen) }] as const;
    }),
  );
  const cells = answersTo(dimension).map((name) => ({
    name,
    ...(known.get(`${dimension}.${name}`) ?? { people: 0, chosen: 0 }),
  }));
  return groupsOf(cells, summary.decided, ({ people }) => people === 0);
}
