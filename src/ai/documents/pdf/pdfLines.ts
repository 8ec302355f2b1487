// Turns the letters of a PDF page into lines in reading order, wrapped lines joined.
import type { ReadLine } from '#domain/resume/resume.ts';
import { isRoleNoun } from '#ai/onDevice/posting/roleNouns.ts';
import { headingOf } from '#ai/onDevice/resume/shape/headings.ts';
import {
  doesContinue,
  continuesElsewhere,
  joinTexts,
  type OpenLine,
} from '#ai/documents/lines/joinLines.ts';
import { sortForReading, type PlacedLine } from './pdfColumns.ts';
import type { Glyph } from './pdfDrawing.ts';
import { piecesOf } from './pdfPieces.ts';

function openLine({ pieces, edge, block, lead }: PlacedLine): OpenLine {
  const first = pieces[0];
  const last = pieces.at(-1);
  const text = [lead, ...pieces.map((piece) => piece.text)]
    .filter(Boolean)
    .join('\t')
    .replace(/^([•·▪●◦‣■►★✓\p{Co}])\t/u, '$1 ');
  const letters = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  const width = pieces.reduce((sum, { x, right }) => sum + right - x, 0);
  const word = /^\S+/.exec(first?.text ?? '')?.[0].length ?? 0;
  return {
    text,
    x: first?.x ?? 0,
    right: last?.right ?? 0,
    edge,
    y: first?.y ?? 0,
    size: Math.max(...pieces.map((piece) => piece.size)),
    bold:
      pieces.filter((piece) => piece.bold).reduce((sum, piece) => sum + piece.text.length, 0) >
      letters / 2,
    block,
    firstWord: letters === 0 ? 0 : (width / letters) * word,
  };
}

function withJoins(lines: readonly OpenLine[]): OpenLine[] {
  const whole: OpenLine[] = [];
  let tail: OpenLine | null = null;
  for (const line of lines) {
    const last = whole.at(-1);
    if (
      last &&
      tail &&
      (doesContinue({ ...last, right: tail.right, y: tail.y }, line) ||
        (tail.block !== line.block && continuesElsewhere(last, line)))
    )
      whole[whole.length - 1] = { ...last, text: joinTexts(last.text, line.text) };
    else whole.push(line);
    tail = line;
  }
  return whole;
}

/** A name in large letters on two lines is one line. */
function withNames(lines: readonly OpenLine[]): OpenLine[] {
  const letters = new Map<number, number>();
  for (const { size, text } of lines)
    letters.set(Math.round(size), (letters.get(Math.round(size)) ?? 0) + text.length);
  const usual = [...letters].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 10;
  const isPart = ({ text, size }: OpenLine): boolean =>
    size > usual * 1.35 &&
    /^[\p{L}\p{M}'’. -]{2,28}$/u.test(text) &&
    text.split(/\s+/).length <= 3 &&
    headingOf(text) === null &&
    !text.split(/\s+/).some((word) => isRoleNoun(word.toLowerCase()));
  const whole: OpenLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (
      last &&
      isPart(last) &&
      isPart(line) &&
      Math.abs(last.size - line.size) < 0.5 &&
      last.block === line.block &&
      last.y - line.y < line.size * 1.7 &&
      last.text.split(/\s+/).length + line.text.split(/\s+/).length <= 5
    )
      whole[whole.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else whole.push(line);
  }
  return whole;
}

/** The lines of a page; `height` of the page turns y to count from the top, `firstBlock` continues the numbering of blocks. */
export function readPageLines(
  glyphs: readonly Glyph[],
  page: number,
  height: number,
  firstBlock = 0,
): ReadLine[] {
  const upright = glyphs.filter((glyph) => glyph.upright);
  const turned = new Map<number, Glyph[]>();
  for (const glyph of glyphs)
    if (!glyph.upright) turned.set(glyph.show, [...(turned.get(glyph.show) ?? []), glyph]);
  const lines: ReadLine[] = withNames(
    withJoins(sortForReading(piecesOf(upright)).map(openLine)),
  ).map(({ text, x, y, size, bold, block }) => ({
    text,
    page,
    x: round(x),
    y: round(height - y),
    size: round(size),
    bold,
    block: firstBlock + block,
  }));
  const last = (lines.at(-1)?.block ?? firstBlock) + 1;
  for (const letters of turned.values()) {
    const text = letters
      .map((glyph) => glyph.text)
      .join('')
      .normalize('NFKC')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (text !== '')
      lines.push({
        text,
        page,
        x: round(letters[0]?.x ?? 0),
        y: round(height - (letters[0]?.y ?? 0)),
        size: round(letters[0]?.size ?? 0),
        bold: false,
        block: last,
      });
  }
  return lines;
}

const round = (value: number): number => Math.round(value * 100) / 100;
