// Follows the drawing orders of a PDF page: which letter stands where, in what size and colour, and whether anyone can see it.
import type { HiddenText } from '#domain/resume/resume.ts';
import { holds, type Box } from './pdfGeometry.ts';
import { PageDrawing, seen, type Font, type Glyph, type Paint } from './pdfDrawing.ts';
import { ordersOf } from './pdfOrders.ts';

export interface PageOrders {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

function computeLuminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours as in WCAG, 1 to 21. */
export function computeContrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [computeLuminance(a), computeLuminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** A dot as the bullet of the words to its right; null for one that stands before no words. */
function findBulletBefore(
  { left, right, bottom, top }: Box,
  letters: readonly Glyph[],
): Glyph | null {
  const middle = (bottom + top) / 2;
  let nearest: Glyph | null = null;
  for (const letter of letters) {
    const gap = letter.x - right;
    if (
      gap < 0 ||
      gap > letter.size * 2.2 ||
      !letter.upright ||
      letter.hidden ||
      letter.text.trim() === '' ||
      Math.abs(letter.y + letter.size * 0.33 - middle) > letter.size * 0.3
    )
      continue;
    if (!nearest || letter.x < nearest.x) nearest = letter;
  }
  return nearest ? { ...nearest, text: '•', x: left, width: right - left, bold: false } : null;
}

/** The letters of a page in drawing order. `view` is the visible part of the page, `OPS` the names of the orders, `fontOf` what is known of a font. */
export function glyphsOf(
  { fnArray, argsArray }: PageOrders,
  view: Box,
  OPS: Readonly<Record<string, number>>,
  fontOf: (name: string) => Font,
): Glyph[] {
  const drawing = new PageDrawing(view);
  const orders = ordersOf(drawing, OPS, fontOf);
  fnArray.forEach((order, index) =>
    orders[order]?.((argsArray[index] ?? []) as readonly unknown[]),
  );
  const { paints, dots } = drawing;
  const letters = drawing.glyphs.map(({ colour, behind, ...glyph }): Glyph => ({
    ...glyph,
    hidden: glyph.hidden ?? findVeiled(glyph, colour, behind, paints),
  }));
  return [...letters, ...dots.flatMap((dot) => findBulletBefore(dot, letters) ?? [])];
}

/** Letters in the colour of what is behind them, or painted over afterwards. */
function findVeiled(
  { x, y, width, size }: Pick<Glyph, 'x' | 'y' | 'width' | 'size'>,
  colour: string | null,
  behind: number,
  paints: readonly Paint[],
): HiddenText['reason'] | null {
  const middle = [x + width / 2, y + size * 0.3] as const;
  if (
    paints
      .slice(behind)
      .some((later) => later.kind !== 'shape' && later.alpha > 0.9 && holds(later.box, ...middle))
  )
    return 'covered';
  if (colour === null) return null;
  for (let index = behind - 1; index >= 0; index -= 1) {
    const earlier = paints[index];
    if (!earlier || !holds(earlier.box, ...middle)) continue;
    if (earlier.colour === null || computeContrast(earlier.colour, colour) >= seen.contrast)
      return null;
    if (earlier.kind === 'rectangle' && earlier.alpha > 0.9) return 'background';
  }
  return computeContrast('#ffffff', colour) < seen.contrast ? 'background' : null;
}
