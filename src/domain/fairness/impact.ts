/** Selection and impact ratios on aggregates: the four-fifths rule, scoring rate and exact test, with groups under five suppressed. */
import { selfIdQuestions, type Dimension, type SelfId, type Tally } from './selfId.ts';
import { computeFisherExact } from './fisherExact.ts';
import { findHidden, findHiddenInTable } from './hiddenGroups.ts';

/** One person without a name: what was decided, and what they answered about themselves, if anything. */
export interface Row {
  outcome: Tally['outcome'] | null;
  level: number | null;
  selfId: Omit<SelfId, 'rev'> | null;
}
/** What counts as "chosen": the decision, a total above the median of all, or a total at or above a cut-off that is only tried out. */
export type Measure = { kind: 'selection' } | { kind: 'scoring' } | { kind: 'cutoff'; at: number };
/** Under this share of the people, New York City's rule lets an auditor leave a group out of the comparison (6 RCNY § 5-301). */
const smallShare = 0.02;
/** Below this ratio to the highest rate the difference is looked into (29 CFR § 1607.4 D). */
export const fourFifths = 0.8;
/** Samples under this are too small for a ratio to carry a conclusion. */
export const cautionUnder = 30;

export interface Group {
  /** An answer, "declined", or "none" for people who answered nothing. */
  name: string;
  /** Null when hidden. */
  people: number | null;
  chosen: number | null;
  rate: number | null;
  /** To the highest rate; null for groups that are not compared. */
  ratio: number | null;
  /** Two-sided, against the group with the highest rate; null for that group itself and for groups that are not compared. */
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
function selectMeasured(rows: readonly Row[], measure: Measure): Row[] {
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

const isCompared = (name: string): boolean =>
  name !== 'none' && !name.split('+').includes('declined') && !name.split('+').includes('none');

export function groupsOf(
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
    const counts = rate !== null && best !== null && best.chosen > 0 && compared.includes(cell);
    return {
      name,
      people,
      chosen,
      rate,
      small: compared.includes(cell) && !measures.includes(cell),
      ratio: counts ? Math.round((rate / (best.chosen / best.people)) * 1e6) / 1e6 : null,
      p:
        counts && cell !== best
          ? computeFisherExact(chosen, people - chosen, best.chosen, best.people - best.chosen)
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

function countAnswers(rows: readonly Row[], measure: Measure): Counted {
  const base = selectMeasured(rows, measure);
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

export const listAnswersTo = (dimension: Dimension): string[] => [
  ...selfIdQuestions[dimension],
  'none',
];
const answerOf = (row: Row, dimension: Dimension): string => row.selfId?.[dimension] ?? 'none';
/** Hidden under one measure is hidden under all, so that nothing follows from holding two beside each other. */
const bases = [{ kind: 'selection' }, { kind: 'scoring' }] as const satisfies readonly Measure[];

/** The fewest people under any measure; measures that nobody falls under do not count. */
function countLeast(rows: readonly Row[], has: (row: Row) => boolean): number {
  const sizes = bases
    .map((one) => selectMeasured(rows, one))
    .filter((base) => base.length > 0)
    .map((base) => base.filter(has).length);
  return sizes.length === 0 ? 0 : Math.min(...sizes);
}

function findHiddenAnswers(rows: readonly Row[], dimension: Dimension): Set<number> {
  return findHidden(
    listAnswersTo(dimension).map((name) =>
      countLeast(rows, (row) => answerOf(row, dimension) === name),
    ),
  );
}

/** One dimension under one measure. */
export function compare(rows: readonly Row[], dimension: Dimension, measure: Measure): Comparison {
  const names = listAnswersTo(dimension);
  const { total, chosen, median, cell } = countAnswers(rows, measure);
  const hidden = findHiddenAnswers(rows, dimension);
  const cells = names.map((name) => ({
    name,
    ...cell((row) => answerOf(row, dimension) === name),
  }));
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
  const { total, chosen, median, cell } = countAnswers(rows, measure);
  const table = listAnswersTo(one).map((a) =>
    listAnswersTo(other).map((b) => {
      const has = (row: Row): boolean => answerOf(row, one) === a && answerOf(row, other) === b;
      return { name: `${a}+${b}`, ...cell(has), size: countLeast(rows, has) };
    }),
  );
  const hidden = findHiddenInTable(
    table.map((row) => row.map(({ size }) => size)),
    findHiddenAnswers(rows, one),
    findHiddenAnswers(rows, other),
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
