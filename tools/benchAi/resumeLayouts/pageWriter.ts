// Writes text into the columns of a PDF page, from the top down, wrapped at the column's edge.
import type { PdfText } from '#ai/documents/files.fixture.ts';
import { widthOf, wrapped } from './wrapping.ts';

/** Signs of the Windows code page that the made PDFs are written in. */
const coded: Readonly<Record<string, string>> = {
  '•': '\u0095',
  '–': '\u0096',
  '—': '\u0097',
  '’': '\u0092',
};
const winAnsi = (text: string): string => text.replaceAll(/[•–—’]/g, (sign) => coded[sign] ?? sign);

interface Manner {
  size?: number;
  bold?: boolean;
  /** The indent of lines after the first, in points. */
  hang?: number;
  gap?: number;
  hyphens?: boolean;
  /** Set at the right edge. */
  right?: boolean;
  centred?: boolean;
}

export interface Column {
  texts: PdfText[];
  y: number;
  write: (text: string, manner?: Manner) => void;
  /** At the height of the last line. */
  beside: (text: string, manner?: Manner) => void;
  space: (points: number) => void;
}

/** A column of a page; `shared` puts several columns on one page. */
export function columnAt(x: number, width: number, top: number, shared: PdfText[] = []): Column {
  const put = (
    text: string,
    y: number,
    { size = 10, bold = false, right = false, centred = false }: Manner,
    indent: number,
  ): void => {
    const own = widthOf(text, size) * (bold ? 1.07 : 1);
    shared.push({
      x: right ? x + width - own : centred ? x + (width - own) / 2 : x + indent,
      y,
      size,
      bold,
      text: winAnsi(text),
    });
  };
  let last = top;
  const column: Column = {
    texts: shared,
    y: top,
    write: (text, manner = {}) => {
      const { size = 10, bold = false, hang = 0, gap = 0, hyphens = false } = manner;
      column.y -= gap;
      wrapped(
        text,
        (line) => widthOf(line, size) * (bold ? 1.07 : 1) <= width - hang,
        hyphens,
      ).forEach((line, index) => {
        last = column.y;
        put(line, column.y, manner, index === 0 ? 0 : hang);
        column.y -= size * 1.35;
      });
    },
    beside: (text, manner = {}) => {
      put(text, last, manner, 0);
    },
    space: (points) => {
      column.y -= points;
    },
  };
  return column;
}
