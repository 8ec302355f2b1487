// Draws a PDF page without a picture: keeps the state its orders change, and notes letters, paint and dots.
import type { HiddenText } from '#domain/resume/resume.ts';
import { holds, identity, multiply, type Box, type Matrix } from './pdfGeometry.ts';

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

export interface Font {
  bold: boolean;
  scale: number;
}

export interface State {
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
export interface Paint {
  box: Box;
  colour: string | null;
  kind: 'rectangle' | 'shape' | 'picture';
  alpha: number;
  after: number;
}

/** Below these nobody sees letters: contrast with what is behind them, height in points, opacity. */
export const seen = { contrast: 1.25, size: 3, alpha: 0.1 } as const;

interface RawGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}
const isGlyph = (value: unknown): value is RawGlyph =>
  typeof value === 'object' && value !== null && 'unicode' in value && 'width' in value;

/** Why nobody sees a letter; null when it can be seen. */
function explainHidden(state: State, inside: boolean, size: number): HiddenText['reason'] | null {
  if (state.mode === 3 || state.mode === 7) return 'invisible';
  if (state.alpha < seen.alpha) return 'transparent';
  if (!inside) return 'outside';
  return size < seen.size ? 'tiny' : null;
}

/** A letter with its colour, and how much was painted before it. */
export interface DrawnGlyph extends Glyph {
  colour: string | null;
  behind: number;
}

/** A page as it is drawn, order by order. */
export class PageDrawing {
  state: State;
  readonly stack: State[] = [];
  readonly paints: Paint[] = [];
  readonly dots: Box[] = [];
  readonly glyphs: DrawnGlyph[] = [];
  text: Matrix = identity;
  /** The next path is no paint but a frame for what follows. */
  clipNext = false;
  private x = 0;
  private y = 0;
  private lineX = 0;
  private lineY = 0;
  private show = 0;
  private readonly view: Box;

  constructor(view: Box) {
    this.view = view;
    this.state = {
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
  }

  toLineStart(): void {
    [this.x, this.y, this.lineX, this.lineY] = [0, 0, 0, 0];
  }

  move(dx: number, dy: number): void {
    this.lineX += dx;
    this.lineY += dy;
    this.x = this.lineX;
    this.y = this.lineY;
  }

  paint(box: Box, colour: string | null, kind: Paint['kind']): void {
    if (this.state.alpha >= seen.alpha)
      this.paints.push({ box, colour, kind, alpha: this.state.alpha, after: this.glyphs.length });
  }

  showText(items: readonly unknown[]): void {
    this.show += 1;
    for (const item of items) {
      if (typeof item === 'number') {
        this.x -= (item * this.state.fontSize * this.state.stretch) / 1000;
        continue;
      }
      if (!isGlyph(item)) continue;
      const matrix = multiply(this.state.ctm, this.text);
      const advance =
        (item.width * this.state.fontSize * this.state.font.scale +
          this.state.charSpacing +
          (item.isSpace ? this.state.wordSpacing : 0)) *
        this.state.stretch;
      const px = matrix[0] * this.x + matrix[2] * (this.y + this.state.rise) + matrix[4];
      const py = matrix[1] * this.x + matrix[3] * (this.y + this.state.rise) + matrix[5];
      const across = Math.hypot(matrix[0], matrix[1]);
      const size = Math.hypot(matrix[2], matrix[3]) * Math.abs(this.state.fontSize);
      const width =
        item.width *
        Math.abs(this.state.fontSize) *
        this.state.font.scale *
        across *
        this.state.stretch;
      const colour =
        this.state.mode === 1 || this.state.mode === 5 ? this.state.stroke : this.state.fill;
      const middle = [px + width / 2, py + size * 0.3] as const;
      const inside = holds(this.view, ...middle) && holds(this.state.clip, ...middle);
      const hidden = explainHidden(this.state, inside, size);
      this.glyphs.push({
        text: item.unicode,
        x: px,
        y: py,
        width,
        size,
        bold: this.state.font.bold || this.state.mode === 2,
        upright: Math.abs(matrix[1]) < across * 0.15 && matrix[0] > 0,
        hidden,
        show: this.show,
        colour,
        behind: this.paints.length,
      });
      this.x += advance;
    }
  }
}
