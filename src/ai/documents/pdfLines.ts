// Puts the pieces of a PDF page into reading order: columns one after the other, rows from top to bottom.

/** A piece of text with its place in points; y grows upwards as in PDF. Kept whole so that later checks can judge size and place. */
export interface PdfItem { text: string; x: number; y: number; width: number; height: number; font: string }

const right = (item: PdfItem): number => item.x + item.width;

function rowsOf(items: readonly PdfItem[]): PdfItem[][] {
  const rows: PdfItem[][] = [];
  for (const item of [...items].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - item.y) <= Math.max(1.5, Math.min(first.height, item.height) * 0.4)) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

/** The middle of the widest vertical strip without text that separates two real columns; null when there is none. */
function gutter(items: readonly PdfItem[]): number | null {
  const sorted = [...items].sort((a, b) => a.x - b.x);
  let reach = -Infinity;
  let best: { at: number; width: number } | null = null;
  for (const item of sorted) {
    const width = item.x - reach;
    if (reach > -Infinity && width >= 12 && (!best || width > best.width)) {
      const at = reach + width / 2;
      const left = rowsOf(items.filter((other) => right(other) <= at));
      const other = rowsOf(items.filter((piece) => piece.x >= at));
      const shared = other.filter((row) => left.some((line) => Math.abs((line[0]?.y ?? 0) - (row[0]?.y ?? 0)) < 2)).length;
      if (left.length >= 4 && other.length >= 4 && shared / other.length < 0.75) best = { at, width };
    }
    reach = Math.max(reach, right(item));
  }
  return best?.at ?? null;
}

/** "P R O F I L E" → "PROFILE" */
function unspaced(text: string): string {
  return text.replaceAll(/(?<!\S)(?:\p{L} ){3,}\p{L}(?!\S)/gu, (letters) => letters.replaceAll(' ', ''));
}

function textOfRow(row: readonly PdfItem[]): string {
  const spaced = row.filter((item) => item.text.trim().length === 1).length > Math.max(3, row.length * 0.6);
  let text = '';
  let end = Number.NaN;
  for (const item of row) {
    const gap = item.x - end;
    if (!Number.isNaN(end) && !/\s$/.test(text) && !/^\s/.test(item.text) && gap > Math.max(1, item.height * (spaced ? 1.2 : 0.18))) text += ' ';
    text += unspaced(item.text);
    end = right(item);
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Blocks of items in reading order: splits at gutters; a band above or below the columns is split off first. */
function blocksOf(items: readonly PdfItem[], depth = 0): (readonly PdfItem[])[] {
  if (items.length < 8 || depth > 4) return [items];
  const at = gutter(items);
  if (at !== null) return [...blocksOf(items.filter((item) => right(item) <= at), depth + 1), ...blocksOf(items.filter((item) => right(item) > at), depth + 1)];
  const rows = rowsOf(items);
  const gaps = rows.slice(1).map((row, index) => ({ index: index + 1, gap: (rows[index]?.[0]?.y ?? 0) - (row[0]?.y ?? 0) })).sort((a, b) => b.gap - a.gap || a.index - b.index);
  for (const { index } of gaps.slice(0, 3)) {
    const above = rows.slice(0, index).flat();
    const below = rows.slice(index).flat();
    if (gutter(above) !== null || gutter(below) !== null) return [...blocksOf(above, depth + 1), ...blocksOf(below, depth + 1)];
  }
  return [items];
}

/** The text of a page, one line per row. */
export function pageText(items: readonly PdfItem[]): string {
  const visible = items.filter((item) => item.text.trim() !== '' || item.width > 0);
  return blocksOf(visible).flatMap((block) => rowsOf(block).map(textOfRow)).filter(Boolean).join('\n');
}
