// Follows the drawing orders of a PDF page: which letter stands where, in what size and colour, and whether anyone can see it.
import type { HiddenText } from '#domain/resume/resume.ts';

type Matrix = readonly [number, number, number, number, number, number];
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** One letter (or ligature). y grows upwards; `width` and `size` in points. */
export interface Glyph {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  bold: boolean;
  upright: boolean;
  hidden: HiddenText['reason'] | null;
  /** Counts the orders that show text. */
  show: number;
}

interface Font {
  bold: boolean;
  scale: number;
}
export interface PageOrders {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

interface State {
  ctm: Matrix;
  fill: string | null;
  stroke: string | null;
  alpha: number;
  clip: Box;
  font: Font;
  fontSize: number;
  mode: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  rise: number;
  leading: number;
}
/** Something painted: a rectangle, another shape (its box says less), or a picture. */
interface Paint {
  box: Box;
  colour: string | null;
  kind: 'rectangle' | 'shape' | 'picture';
  alpha: number;
  after: number;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];

function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

function boxOf(matrix: Matrix, [x0, y0, x1, y1]: readonly [number, number, number, number]): Box {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(
    ([x = 0, y = 0]) =>
      [
        matrix[0] * x + matrix[2] * y + matrix[4],
        matrix[1] * x + matrix[3] * y + matrix[5],
      ] as const,
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

const holds = (box: Box, x: number, y: number): boolean =>
  x >= box.left - 0.5 && x <= box.right + 0.5 && y >= box.bottom - 0.5 && y <= box.top + 0.5;

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours as in WCAG, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Below these nobody sees letters: contrast with what is behind them, height in points, opacity. */
export const seen = { contrast: 1.25, size: 3, alpha: 0.1 } as const;

const numbers = (value: unknown): number[] =>
  value !== null && typeof value === 'object' ? Array.from(value as ArrayLike<number>) : [];
const matrixOf = (value: unknown): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(value);
  return [a, b, c, d, e, f];
};
const colourOf = (value: unknown): string | null =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : null;

/** Straight lines around four corners: moves and lines only, at most five points, every side along an axis. */
function isRectangle(path: readonly number[]): boolean {
  const points: [number, number][] = [];
  for (let at = 0; at < path.length;) {
    const kind = path[at];
    if (kind === 4) {
      at += 1;
      continue;
    }
    if (kind !== 0 && kind !== 1) return false;
    points.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
    at += 3;
  }
  return (
    points.length >= 4 &&
    points.length <= 5 &&
    points.every(([x, y], index) => {
      const [a, b] = points[(index + 1) % points.length] ?? [x, y];
      return Math.abs(a - x) < 0.01 || Math.abs(b - y) < 0.01;
    })
  );
}

/** Browsers draw the dots of lists as little shapes, not as letters. */
const isDot = ({ left, right, bottom, top }: Box): boolean =>
  right - left >= 1.5 && right - left <= 6.5 && Math.abs(right - left - (top - bottom)) < 0.8;

/** A dot as the bullet of the words to its right; null for one that stands before no words. */
function bulletBefore({ left, right, bottom, top }: Box, letters: readonly Glyph[]): Glyph | null {
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

interface RawGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}
const isGlyph = (value: unknown): value is RawGlyph =>
  typeof value === 'object' && value !== null && 'unicode' in value && 'width' in value;

/** The letters of a page in drawing order. `view` is the visible part of the page, `OPS` the names of the orders, `fontOf` what is known of a font. */
export function glyphsOf(
  { fnArray, argsArray }: PageOrders,
  view: Box,
  OPS: Readonly<Record<string, number>>,
  fontOf: (name: string) => Font,
): Glyph[] {
  let state: State = {
    ctm: identity,
    fill: '#000000',
    stroke: '#000000',
    alpha: 1,
    clip: view,
    font: { bold: false, scale: 0.001 },
    fontSize: 0,
    mode: 0,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    rise: 0,
    leading: 0,
  };
  const stack: State[] = [];
  const paints: Paint[] = [];
  const dots: Box[] = [];
  const glyphs: (Glyph & { colour: string | null; behind: number })[] = [];
  let text: Matrix = identity;
  let [x, y, lineX, lineY, show] = [0, 0, 0, 0, 0];
  let clipNext = false;
  const move = (dx: number, dy: number): void => {
    lineX += dx;
    lineY += dy;
    x = lineX;
    y = lineY;
  };
  const paint = (box: Box, colour: string | null, kind: Paint['kind']): void => {
    if (state.alpha >= seen.alpha)
      paints.push({ box, colour, kind, alpha: state.alpha, after: glyphs.length });
  };
  const showText = (items: readonly unknown[]): void => {
    show += 1;
    for (const item of items) {
      if (typeof item === 'number') {
        x -= (item * state.fontSize * state.stretch) / 1000;
        continue;
      }
      if (!isGlyph(item)) continue;
      const matrix = times(state.ctm, text);
      const advance =
        (item.width * state.fontSize * state.font.scale +
          state.charSpacing +
          (item.isSpace ? state.wordSpacing : 0)) *
        state.stretch;
      const px = matrix[0] * x + matrix[2] * (y + state.rise) + matrix[4];
      const py = matrix[1] * x + matrix[3] * (y + state.rise) + matrix[5];
      const across = Math.hypot(matrix[0], matrix[1]);
      const size = Math.hypot(matrix[2], matrix[3]) * Math.abs(state.fontSize);
      const width =
        item.width * Math.abs(state.fontSize) * state.font.scale * across * state.stretch;
      const colour = state.mode === 1 || state.mode === 5 ? state.stroke : state.fill;
      const middle = [px + width / 2, py + size * 0.3] as const;
      const inside = holds(view, ...middle) && holds(state.clip, ...middle);
      const hidden =
        state.mode === 3 || state.mode === 7
          ? 'invisible'
          : state.alpha < seen.alpha
            ? 'transparent'
            : !inside
              ? 'outside'
              : size < seen.size
                ? 'tiny'
                : null;
      glyphs.push({
        text: item.unicode,
        x: px,
        y: py,
        width,
        size,
        bold: state.font.bold || state.mode === 2,
        upright: Math.abs(matrix[1]) < across * 0.15 && matrix[0] > 0,
        hidden,
        show,
        colour,
        behind: paints.length,
      });
      x += advance;
    }
  };
  const orders: Partial<Record<number, (args: readonly unknown[]) => void>> = {
    [OPS['save'] ?? -1]: () => {
      stack.push({ ...state });
    },
    [OPS['restore'] ?? -1]: () => {
      state = stack.pop() ?? state;
    },
    [OPS['transform'] ?? -1]: (args) => {
      state.ctm = times(state.ctm, matrixOf(args));
    },
    [OPS['paintFormXObjectBegin'] ?? -1]: ([matrix]) => {
      stack.push({ ...state });
      if (matrix) state.ctm = times(state.ctm, matrixOf(matrix));
    },
    [OPS['paintFormXObjectEnd'] ?? -1]: () => {
      state = stack.pop() ?? state;
    },
    [OPS['setGState'] ?? -1]: ([pairs]) => {
      for (const [key, value] of pairs as [string, unknown][]) {
        if (key === 'ca' && typeof value === 'number') state.alpha = value;
        if (key === 'Font' && Array.isArray(value)) {
          state.font = fontOf(String(value[0]));
          state.fontSize = Number(value[1]);
        }
      }
    },
    [OPS['setFillRGBColor'] ?? -1]: ([colour]) => {
      state.fill = colourOf(colour);
    },
    [OPS['setStrokeRGBColor'] ?? -1]: ([colour]) => {
      state.stroke = colourOf(colour);
    },
    [OPS['setFillColorN'] ?? -1]: () => {
      state.fill = null;
    },
    [OPS['setStrokeColorN'] ?? -1]: () => {
      state.stroke = null;
    },
    [OPS['clip'] ?? -1]: () => {
      clipNext = true;
    },
    [OPS['eoClip'] ?? -1]: () => {
      clipNext = true;
    },
    [OPS['constructPath'] ?? -1]: ([kind, data, extent]) => {
      const [x0, y0, x1, y1] = numbers(extent);
      if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) {
        clipNext = false;
        return;
      }
      const box = boxOf(state.ctm, [x0, y0, x1, y1]);
      if (clipNext)
        state.clip = {
          left: Math.max(state.clip.left, box.left),
          right: Math.min(state.clip.right, box.right),
          bottom: Math.max(state.clip.bottom, box.bottom),
          top: Math.min(state.clip.top, box.top),
        };
      clipNext = false;
      const fills = [
        OPS['fill'],
        OPS['eoFill'],
        OPS['fillStroke'],
        OPS['eoFillStroke'],
        OPS['closeFillStroke'],
        OPS['closeEOFillStroke'],
      ].includes(kind as number);
      if (!fills) return;
      if (isDot(box) && state.alpha >= seen.alpha) dots.push(box);
      else
        paint(
          box,
          state.fill,
          isRectangle(numbers((data as unknown[])[0])) ? 'rectangle' : 'shape',
        );
    },
    [OPS['setCharSpacing'] ?? -1]: ([value]) => {
      state.charSpacing = Number(value);
    },
    [OPS['setWordSpacing'] ?? -1]: ([value]) => {
      state.wordSpacing = Number(value);
    },
    [OPS['setHScale'] ?? -1]: ([value]) => {
      state.stretch = Number(value) / 100;
    },
    [OPS['setLeading'] ?? -1]: ([value]) => {
      state.leading = -Number(value);
    },
    [OPS['setTextRise'] ?? -1]: ([value]) => {
      state.rise = Number(value);
    },
    [OPS['setTextRenderingMode'] ?? -1]: ([value]) => {
      state.mode = Number(value);
    },
    [OPS['setFont'] ?? -1]: ([name, size]) => {
      state.font = fontOf(String(name));
      state.fontSize = Number(size);
    },
    [OPS['beginText'] ?? -1]: () => {
      text = identity;
      [x, y, lineX, lineY] = [0, 0, 0, 0];
    },
    [OPS['moveText'] ?? -1]: ([dx, dy]) => move(Number(dx), Number(dy)),
    [OPS['setLeadingMoveText'] ?? -1]: ([dx, dy]) => {
      state.leading = Number(dy);
      move(Number(dx), Number(dy));
    },
    [OPS['nextLine'] ?? -1]: () => move(0, state.leading),
    [OPS['setTextMatrix'] ?? -1]: (args) => {
      text = matrixOf(args.length === 1 ? args[0] : args);
      [x, y, lineX, lineY] = [0, 0, 0, 0];
    },
    [OPS['showText'] ?? -1]: ([items]) => showText(items as unknown[]),
    [OPS['showSpacedText'] ?? -1]: ([items]) => showText(items as unknown[]),
    [OPS['nextLineShowText'] ?? -1]: ([items]) => {
      move(0, state.leading);
      showText(items as unknown[]);
    },
    [OPS['paintImageXObject'] ?? -1]: () => paint(boxOf(state.ctm, [0, 0, 1, 1]), null, 'picture'),
    [OPS['paintInlineImageXObject'] ?? -1]: () =>
      paint(boxOf(state.ctm, [0, 0, 1, 1]), null, 'picture'),
  };
  fnArray.forEach((order, index) =>
    orders[order]?.((argsArray[index] ?? []) as readonly unknown[]),
  );
  const letters = glyphs.map(({ colour, behind, ...glyph }): Glyph => ({
    ...glyph,
    hidden: glyph.hidden ?? veiled(glyph, colour, behind, paints),
  }));
  return [...letters, ...dots.flatMap((dot) => bulletBefore(dot, letters) ?? [])];
}

/** Letters in the colour of what is behind them, or painted over afterwards. */
function veiled(
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
    if (earlier.colour === null || contrast(earlier.colour, colour) >= seen.contrast) return null;
    if (earlier.kind === 'rectangle' && earlier.alpha > 0.9) return 'background';
  }
  return contrast('#ffffff', colour) < seen.contrast ? 'background' : null;
}
