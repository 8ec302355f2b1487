// What each drawing order of a PDF page does to the drawing.
import { boxOf, identity, isDot, isRectangle, multiply, type Matrix } from './pdfGeometry.ts';
import { seen, type Font, type PageDrawing } from './pdfDrawing.ts';

/** What is done at an order, by its number. */
export type Orders = Partial<Record<number, (args: readonly unknown[]) => void>>;
/** The numbers of the orders by their names. */
type OrderNumbers = Readonly<Record<string, number>>;

const readNumbers = (value: unknown): number[] =>
  value !== null && typeof value === 'object' ? Array.from(value as ArrayLike<number>) : [];
const matrixOf = (value: unknown): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = readNumbers(value);
  return [a, b, c, d, e, f];
};
const colourOf = (value: unknown): string | null =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : null;

/** Orders that change the state: colours, fonts, spacing, places. */
function readStateOrders(
  drawing: PageDrawing,
  OPS: OrderNumbers,
  fontOf: (name: string) => Font,
): Orders {
  return {
    [OPS['save'] ?? -1]: () => {
      drawing.stack.push({ ...drawing.state });
    },
    [OPS['restore'] ?? -1]: () => {
      drawing.state = drawing.stack.pop() ?? drawing.state;
    },
    [OPS['transform'] ?? -1]: (args) => {
      drawing.state.ctm = multiply(drawing.state.ctm, matrixOf(args));
    },
    [OPS['paintFormXObjectBegin'] ?? -1]: ([matrix]) => {
      drawing.stack.push({ ...drawing.state });
      if (matrix) drawing.state.ctm = multiply(drawing.state.ctm, matrixOf(matrix));
    },
    [OPS['paintFormXObjectEnd'] ?? -1]: () => {
      drawing.state = drawing.stack.pop() ?? drawing.state;
    },
    [OPS['setGState'] ?? -1]: ([pairs]) => {
      for (const [key, value] of pairs as [string, unknown][]) {
        if (key === 'ca' && typeof value === 'number') drawing.state.alpha = value;
        if (key === 'Font' && Array.isArray(value)) {
          drawing.state.font = fontOf(String(value[0]));
          drawing.state.fontSize = Number(value[1]);
        }
      }
    },
    [OPS['setFillRGBColor'] ?? -1]: ([colour]) => {
      drawing.state.fill = colourOf(colour);
    },
    [OPS['setStrokeRGBColor'] ?? -1]: ([colour]) => {
      drawing.state.stroke = colourOf(colour);
    },
    [OPS['setFillColorN'] ?? -1]: () => {
      drawing.state.fill = null;
    },
    [OPS['setStrokeColorN'] ?? -1]: () => {
      drawing.state.stroke = null;
    },
    [OPS['setCharSpacing'] ?? -1]: ([value]) => {
      drawing.state.charSpacing = Number(value);
    },
    [OPS['setWordSpacing'] ?? -1]: ([value]) => {
      drawing.state.wordSpacing = Number(value);
    },
    [OPS['setHScale'] ?? -1]: ([value]) => {
      drawing.state.stretch = Number(value) / 100;
    },
    [OPS['setLeading'] ?? -1]: ([value]) => {
      drawing.state.leading = -Number(value);
    },
    [OPS['setTextRise'] ?? -1]: ([value]) => {
      drawing.state.rise = Number(value);
    },
    [OPS['setTextRenderingMode'] ?? -1]: ([value]) => {
      drawing.state.mode = Number(value);
    },
    [OPS['setFont'] ?? -1]: ([name, size]) => {
      drawing.state.font = fontOf(String(name));
      drawing.state.fontSize = Number(size);
    },
  };
}

/** Orders that paint shapes and pictures, and those that cut what follows. */
function paintOrders(drawing: PageDrawing, OPS: OrderNumbers): Orders {
  return {
    [OPS['clip'] ?? -1]: () => {
      drawing.clipNext = true;
    },
    [OPS['eoClip'] ?? -1]: () => {
      drawing.clipNext = true;
    },
    [OPS['constructPath'] ?? -1]: ([kind, data, extent]) => {
      const [x0, y0, x1, y1] = readNumbers(extent);
      if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) {
        drawing.clipNext = false;
        return;
      }
      const box = boxOf(drawing.state.ctm, [x0, y0, x1, y1]);
      if (drawing.clipNext)
        drawing.state.clip = {
          left: Math.max(drawing.state.clip.left, box.left),
          right: Math.min(drawing.state.clip.right, box.right),
          bottom: Math.max(drawing.state.clip.bottom, box.bottom),
          top: Math.min(drawing.state.clip.top, box.top),
        };
      drawing.clipNext = false;
      const fills = [
        OPS['fill'],
        OPS['eoFill'],
        OPS['fillStroke'],
        OPS['eoFillStroke'],
        OPS['closeFillStroke'],
        OPS['closeEOFillStroke'],
      ].includes(kind as number);
      if (!fills) return;
      if (isDot(box) && drawing.state.alpha >= seen.alpha) drawing.dots.push(box);
      else
        drawing.paint(
          box,
          drawing.state.fill,
          isRectangle(readNumbers((data as unknown[])[0])) ? 'rectangle' : 'shape',
        );
    },
    [OPS['paintImageXObject'] ?? -1]: () =>
      drawing.paint(boxOf(drawing.state.ctm, [0, 0, 1, 1]), null, 'picture'),
    [OPS['paintInlineImageXObject'] ?? -1]: () =>
      drawing.paint(boxOf(drawing.state.ctm, [0, 0, 1, 1]), null, 'picture'),
  };
}

/** Orders that show text, and those that say where. */
function readTextOrders(drawing: PageDrawing, OPS: OrderNumbers): Orders {
  return {
    [OPS['beginText'] ?? -1]: () => {
      drawing.text = identity;
      drawing.toLineStart();
    },
    [OPS['moveText'] ?? -1]: ([dx, dy]) => drawing.move(Number(dx), Number(dy)),
    [OPS['setLeadingMoveText'] ?? -1]: ([dx, dy]) => {
      drawing.state.leading = Number(dy);
      drawing.move(Number(dx), Number(dy));
    },
    [OPS['nextLine'] ?? -1]: () => drawing.move(0, drawing.state.leading),
    [OPS['setTextMatrix'] ?? -1]: (args) => {
      drawing.text = matrixOf(args.length === 1 ? args[0] : args);
      drawing.toLineStart();
    },
    [OPS['showText'] ?? -1]: ([items]) => drawing.showText(items as unknown[]),
    [OPS['showSpacedText'] ?? -1]: ([items]) => drawing.showText(items as unknown[]),
    [OPS['nextLineShowText'] ?? -1]: ([items]) => {
      drawing.move(0, drawing.state.leading);
      drawing.showText(items as unknown[]);
    },
  };
}

export function ordersOf(
  drawing: PageDrawing,
  OPS: OrderNumbers,
  fontOf: (name: string) => Font,
): Orders {
  return {
    ...readStateOrders(drawing, OPS, fontOf),
    ...paintOrders(drawing, OPS),
    ...readTextOrders(drawing, OPS),
  };
}
