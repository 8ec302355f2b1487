// Finds the reading order of a page: columns one after the other, rows of a table together, everything else from top to bottom.
import { inWords } from '#domain/text/wordLimits.ts';
import { isDateLike, isLabelLike } from '#ai/onDevice/resume/shape/lineSigns.ts';
import { headingOf } from '#ai/onDevice/resume/shape/headings.ts';
import type { Piece } from './pdfPieces.ts';

/** A line in reading order. `right` and `edge` are where it ends and where its column ends; `lead` comes before it (the date cell of a table row). */
export interface PlacedLine {
  pieces: Piece[];
  edge: number;
  block: number;
  lead: string;
}

type Row = readonly Piece[];
interface Split {
  at: number;
  from: number;
  to: number;
}

const yOf = (row: Row): number => row[0]?.y ?? 0;
const textOf = (row: Row): string => row.map(({ text }) => text).join(' ');
const takeSide = (rows: readonly Row[], keep: (piece: Piece) => boolean): Row[] =>
  rows.map((row) => row.filter(keep)).filter((row) => row.length > 0);

/** The rows `from`–`to` between which no piece crosses a vertical strip and both sides hold at least three rows: the tallest such strip. */
function splitOf(rows: readonly Row[]): Split | null {
  const starts = new Set(
    rows.flatMap((row) => row.map(({ x }) => Math.round(x))).sort((a, b) => a - b),
  );
  let best: (Split & { weight: number }) | null = null;
  for (const start of starts) {
    const at = start - 1;
    let from = 0;
    for (let index = 0; index <= rows.length; index += 1) {
      const row = rows[index];
      if (row?.every((piece) => piece.right <= at - 3 || piece.x >= at - 1)) continue;
      const part = rows.slice(from, index);
      const left = part.filter((line) => line.some((piece) => piece.x < at - 1)).length;
      const right = part.filter((line) => line.some((piece) => piece.x >= at - 1)).length;
      const weight = Math.min(left, right) * 1_000 + part.length;
      if (left >= 3 && right >= 3 && (!best || weight > best.weight))
        best = { at, from, to: index, weight };
      from = index + 1;
    }
  }
  return best;
}

const isKey = (text: string): boolean => isLabelLike(text) || headingOf(text) !== null;

/** How many rows from `at` on make one label or heading together ("Occupation or | position held"); 0 when none do. */
function countKeyRows(rows: readonly Row[], at: number): number {
  for (let count = 5; count >= 1; count -= 1) {
    const part = rows.slice(at, at + count);
    if (
      part.length < count ||
      part.some(
        (row, index) =>
          index > 0 && yOf(part[index - 1] ?? []) - yOf(row) > (row[0]?.size ?? 10) * 1.75,
      )
    )
      continue;
    if (isKey(part.map(textOf).join(' '))) return count;
  }
  return 0;
}

/** Rows of a narrow side in groups that belong together: a wrapped date, an address of two lines. */
function cellsOf(narrow: readonly Row[], wide: readonly Row[]): Row[][] {
  const cells: Row[][] = [];
  for (let at = 0; at < narrow.length; at += 1) {
    const row = narrow[at] ?? [];
    const last = cells.at(-1)?.at(-1);
    const size = row[0]?.size ?? 10;
    const key = countKeyRows(narrow, at);
    const startsRow = wide.some((other) => Math.abs(yOf(other) - yOf(row)) < size * 0.35);
    const hanging =
      last !== undefined &&
      (inWords(/[–—-]\s*(?:to)?$|\b(?:to|until|a|hasta)$/u).test(textOf(last)) ||
        (/\p{L}\.?$/u.test(textOf(last)) && /^\d{4}(?:\s*[–—-].*)?$/u.test(textOf(row))));
    if (key > 0 && !hanging) {
      cells.push(narrow.slice(at, at + key));
      at += key - 1;
      continue;
    }
    if (
      last &&
      yOf(last) - yOf(row) < size * 1.75 &&
      (hanging || !(startsRow && isDateLike(textOf(row))))
    )
      cells.at(-1)?.push(row);
    else cells.push([row]);
  }
  return cells;
}

function isTable(narrow: readonly Row[], wide: readonly Row[]): boolean {
  const share = (rows: readonly Row[], test: (row: Row) => boolean): number =>
    rows.filter(test).length / Math.max(1, rows.length);
  const aligned = share(narrow, (row) =>
    wide.some((other) => Math.abs(yOf(other) - yOf(row)) < (row[0]?.size ?? 10) * 0.35),
  );
  const heads = (rows: readonly Row[]): number =>
    rows.filter((row) => headingOf(textOf(row)) !== null).length;
  const dates = share(narrow, (row) => isDateLike(textOf(row)));
  const cells = cellsOf(narrow, wide).map((cell) => cell.map(textOf).join(' '));
  const labels =
    cells.filter((cell) => isKey(cell) || isDateLike(cell)).length / Math.max(1, cells.length);
  if (dates >= 0.6) return true;
  if (heads(narrow) > 0 && heads(wide) > 0) return false;
  if (labels >= 0.7) return true;
  return heads(narrow) === 0 && (aligned >= 0.75 || (aligned >= 0.5 && dates >= 0.3));
}

/** Without the rows at its ends that only one side has. */
function trimRows(
  { at, from, to }: Split,
  rows: readonly Row[],
  narrowIsLeft: boolean,
  bottomToo: boolean,
): Split {
  const both = (row: Row, left: boolean): boolean => row.some((piece) => piece.x < at - 1 === left);
  let [first, last] = [from, to];
  while (first < last && !both(rows[first] ?? [], narrowIsLeft)) first += 1;
  while (bottomToo && last > first && !both(rows[last - 1] ?? [], narrowIsLeft)) last -= 1;
  return { at, from: first, to: last };
}

const end = (rows: readonly Row[]): number =>
  Math.max(0, ...rows.flatMap((row) => row.map(({ right }) => right)));

interface Sides {
  left: Row[];
  right: Row[];
  narrow: Row[];
  wide: Row[];
  leftIsNarrow: boolean;
}

/** The two sides of a split, left and right, narrow and wide. */
function sidesOf(part: readonly Row[], at: number, { from, to }: Split): Sides {
  const left = takeSide(part.slice(from, to), (piece) => piece.x < at);
  const right = takeSide(part.slice(from, to), (piece) => piece.x >= at);
  const width = (lines: readonly Row[]): number =>
    lines.flat().reduce((sum, piece) => sum + piece.right - piece.x, 0);
  const leftIsNarrow = width(left) <= width(right);
  return {
    left,
    right,
    narrow: leftIsNarrow ? left : right,
    wide: leftIsNarrow ? right : left,
    leftIsNarrow,
  };
}

/** Whether a narrow side reads as the first column of a table: its cells are dates, labels or headings. */
function isKeyColumn({ narrow, wide, leftIsNarrow }: Sides): boolean {
  const cells = cellsOf(narrow, wide).map((cell) => ({
    isWrapped: cell.length > 1,
    words: cell.map(textOf).join(' '),
  }));
  const wraps = cells.some(({ isWrapped, words }) => isWrapped && isDateLike(words));
  return (leftIsNarrow || wraps) && cells.some(({ words }) => isDateLike(words) || isKey(words));
}

/** Puts the rows of a page in reading order; blocks are numbered as they are read. */
class PageOrder {
  private block = 0;

  private plain(part: readonly Row[], edge: number): PlacedLine[] {
    this.block += 1;
    return part.map((row) => ({ pieces: [...row], edge, block: this.block, lead: '' }));
  }

  /** A cell of the narrow side beside which nothing stands. */
  private lonelyCell(cell: readonly Row[], words: string, edge: number): PlacedLine[] {
    if (!isKey(words)) return this.plain(cell, edge);
    const piece = cell[0]?.[0] ?? { x: 0, right: 0, y: 0, size: 10, bold: false };
    return this.plain([[{ ...piece, text: words }]], edge);
  }

  private table(
    narrow: readonly Row[],
    wide: readonly Row[],
    narrowFirst: boolean,
    depth: number,
  ): PlacedLine[] {
    const cells = cellsOf(narrow, wide);
    const edge = end(wide);
    const tops = cells.map((cell) => yOf(cell[0] ?? []) + (cell[0]?.[0]?.size ?? 10) * 0.4);
    const before = wide.filter((row) => yOf(row) > (tops[0] ?? -Infinity));
    return [
      ...this.order(before, depth + 1, edge),
      ...cells.flatMap((cell, index) => {
        const inside = wide.filter(
          (row) => yOf(row) <= (tops[index] ?? 0) && yOf(row) > (tops[index + 1] ?? -Infinity),
        );
        const words = cell.map(textOf).join(' ');
        const [first, ...rest] = this.order(inside, depth + 1, edge);
        if (!first) return this.lonelyCell(cell, words, end(narrow));
        if (narrowFirst) return [{ ...first, lead: words }, ...rest];
        const piece = cell[0]?.[0];
        return [
          { ...first, pieces: [...first.pieces, ...(piece ? [{ ...piece, text: words }] : [])] },
          ...rest,
        ];
      }),
    ];
  }

  order(part: readonly Row[], depth: number, edge: number): PlacedLine[] {
    if (part.length === 0) return [];
    const split = part.length >= 3 && depth < 6 ? splitOf(part) : null;
    if (!split) return this.plain(part, edge);
    const at = split.at - 1;
    const whole = sidesOf(part, at, split);
    const isRows = isTable(whole.narrow, whole.wide);
    const division = trimRows(split, part, whole.leftIsNarrow, isRows && !whole.leftIsNarrow);
    const sides = sidesOf(part, at, division);
    const { left, right, narrow, wide, leftIsNarrow } = sides;
    const around = (lines: PlacedLine[]): PlacedLine[] => [
      ...this.order(part.slice(0, division.from), depth + 1, edge),
      ...lines,
      ...this.order(part.slice(division.to), depth + 1, edge),
    ];
    if (!isRows)
      return around([
        ...this.order(left, depth + 1, end(left)),
        ...this.order(right, depth + 1, end(right)),
      ]);
    return isKeyColumn(sides)
      ? around(this.table(narrow, wide, leftIsNarrow, depth))
      : part.length === division.to - division.from
        ? this.plain(part, edge)
        : around(this.plain(part.slice(division.from, division.to), edge));
  }
}

/** Lines in reading order. */
export function sortForReading(rows: readonly Row[]): PlacedLine[] {
  return new PageOrder().order(rows, 0, end(rows));
}
