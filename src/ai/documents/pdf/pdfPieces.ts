// Puts the letters of a PDF page together: letters to words, words to pieces that stand together in a row.
import type { Glyph } from './pdfDrawing.ts';

/** Words that stand together in a row. y is the base line and grows upwards. */
export interface Piece {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
}

type Placed = Pick<Glyph, 'text' | 'x' | 'y' | 'width' | 'size' | 'bold'>;

/** A gap this wide (in letter heights) parts two pieces of a row. */
const apart = 1.15;

function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Rows by base line, top first; small shifts (raised letters, icons) stay in their row. */
function rowsOf(glyphs: readonly Placed[]): Placed[][] {
  const rows: { y: number; size: number; items: Placed[] }[] = [];
  for (const glyph of [...glyphs].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && row.y - glyph.y <= Math.max(1, Math.min(row.size, glyph.size) * 0.35)) {
      row.items.push(glyph);
      if (glyph.size > row.size) {
        row.size = glyph.size;
        row.y = glyph.y;
      }
    } else rows.push({ y: glyph.y, size: glyph.size, items: [glyph] });
  }
  return rows.map(({ items }) => items.sort((a, b) => a.x - b.x));
}

/** The same letter drawn twice almost at one place (a poor man's bold) counts once. */
function removeDoubles(row: readonly Placed[]): Placed[] {
  return row.filter(
    (glyph, index) =>
      !row
        .slice(Math.max(0, index - 3), index)
        .some(
          (before) =>
            before.text === glyph.text &&
            Math.abs(before.x - glyph.x) < Math.max(0.3, glyph.width * 0.2),
        ),
  );
}

interface Run {
  glyphs: Placed[];
  gaps: number[];
  spaced: boolean[];
}

/** Places where letters begin after a clear gap in three rows or more: the start of a column, even a near one. */
function findColumnStarts(rows: readonly (readonly Placed[])[]): Set<number> {
  const starts = new Map<number, Set<number>>();
  const note = (x: number, index: number): void => {
    for (const at of [Math.floor(x), Math.ceil(x)])
      starts.set(at, (starts.get(at) ?? new Set()).add(index));
  };
  const begins = new Map<number, number>();
  rows.forEach((row, index) => {
    let last: Placed | null = null;
    for (const glyph of row) {
      if (glyph.text.trim() === '') continue;
      if (last && glyph.x - (last.x + last.width) > glyph.size * 0.6 && !/^[•·|]$/u.test(last.text))
        note(glyph.x, index);
      if (!last)
        for (const at of [Math.floor(glyph.x), Math.ceil(glyph.x)])
          begins.set(at, (begins.get(at) ?? 0) + 1);
      last = glyph;
    }
  });
  return new Set(
    [...starts]
      .filter(([at, found]) => found.size >= 3 && found.size + (begins.get(at) ?? 0) >= 5)
      .map(([at]) => at),
  );
}

function runsOf(row: readonly Placed[], columns: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  let blank = false;
  for (const glyph of row) {
    if (glyph.text.trim() === '') {
      blank = true;
      continue;
    }
    const run = runs.at(-1);
    const last = run?.glyphs.at(-1);
    const gap = last ? glyph.x - (last.x + last.width) : 0;
    const wide = (last ? Math.max(last.size, glyph.size) : glyph.size) * apart;
    const isColumn =
      last !== undefined &&
      gap > glyph.size * 0.6 &&
      (columns.has(Math.floor(glyph.x)) || columns.has(Math.ceil(glyph.x))) &&
      !/^[•·|]$/u.test(last.text);
    if (run && last && gap < wide && !isColumn) {
      run.glyphs.push(glyph);
      run.gaps.push(gap);
      run.spaced.push(blank);
    } else runs.push({ glyphs: [glyph], gaps: [], spaced: [] });
    blank = false;
  }
  return runs;
}

/** Runs of single letters that only stand apart because the whole heading is letter-spaced are one run. */
function isLetterSpaced({ glyphs, gaps }: Run): boolean {
  const size = computeMedian(glyphs.map((glyph) => glyph.size));
  return (
    glyphs.length >= 4 &&
    glyphs.every(({ text }) => !/^[•·▪●|]$/u.test(text)) &&
    gaps.filter((gap) => gap > size * 0.12).length >= gaps.length * 0.8 &&
    computeMedian(gaps) > size * 0.12
  );
}

function textOf(run: Run): string {
  const size = computeMedian(run.glyphs.map((glyph) => glyph.size));
  const usual = computeMedian(run.gaps);
  const wordGap = isLetterSpaced(run) ? Math.max(usual * 1.65, usual + size * 0.14) : size * 0.19;
  const isSpaced = isLetterSpaced(run);
  let text = run.glyphs[0]?.text ?? '';
  run.gaps.forEach((gap, index) => {
    if (gap > wordGap || (!isSpaced && run.spaced[index] === true && gap > size * 0.06))
      text += ' ';
    text += run.glyphs[index + 1]?.text ?? '';
  });
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
}

/** Words of a widely letter-spaced heading that were parted at the gaps between words. */
function mendPieces(pieces: readonly (Piece & { loose: boolean })[]): Piece[] {
  const whole: (Piece & { loose: boolean })[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (
      last &&
      last.loose &&
      piece.loose &&
      last.bold === piece.bold &&
      Math.abs(last.size - piece.size) < 0.5 &&
      piece.x - last.right < piece.size * 2
    )
      whole[whole.length - 1] = { ...last, text: `${last.text} ${piece.text}`, right: piece.right };
    else whole.push(piece);
  }
  return whole.map(({ text, x, right, y, size, bold }) => ({ text, x, right, y, size, bold }));
}

/** The pieces of a page, row by row from the top. */
export function piecesOf(glyphs: readonly Placed[]): Piece[][] {
  const rows = rowsOf(glyphs).map(removeDoubles);
  const columns = findColumnStarts(rows);
  return rows
    .map((row) =>
      mendPieces(
        runsOf(row, columns)
          .map((run) => {
            const first = run.glyphs[0];
            const last = run.glyphs.at(-1);
            const bold = run.glyphs.filter((glyph) => glyph.bold).length > run.glyphs.length / 2;
            return {
              text: textOf(run),
              x: first?.x ?? 0,
              right: (last?.x ?? 0) + (last?.width ?? 0),
              y: Math.max(...run.glyphs.map(({ y }) => y)),
              size: computeMedian(run.glyphs.map(({ size }) => size)),
              bold,
              loose:
                isLetterSpaced(run) ||
                (run.glyphs.length <= 3 && run.gaps.every((gap) => gap > 1.5)),
            };
          })
          .filter(({ text }) => text !== ''),
      ),
    )
    .filter((row) => row.length > 0);
}
