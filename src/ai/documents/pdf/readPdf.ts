// Reads the text layer of a PDF with pdf.js, in a thread of its own or, where none can be made, here: what can be seen, and apart from it what cannot.
import { Fault } from '#domain/base/fault.ts';
import type { HiddenText, ReadLine } from '#domain/resume/resume.ts';
import { continuesElsewhere, joinTexts } from '#ai/documents/lines/joinLines.ts';
import type { Layout } from '#ai/documents/lines/layout.ts';
import { readPageLines } from './pdfLines.ts';
import type { Glyph } from './pdfDrawing.ts';
import { glyphsOf } from './pdfMarks.ts';
import { checkPdf } from './pdfBounds.ts';
import { pictureMax } from './pdfPictures.ts';
import { piecesOf } from './pdfPieces.ts';
import { toPdfFault, startPdf, type PdfOptions } from './pdfThread.ts';

/** What is read of a document: so many pages, and no further page once there are so many letters. */
const pagesRead = 60;
const lettersRead = 200_000;

interface ReadPage {
  glyphs: Glyph[];
  height: number;
}
interface CommonObjects {
  get(name: string, callback: (font: unknown) => void): unknown;
}

interface FontFacts {
  bold: boolean;
  scale: number;
}

function factsOf(font: unknown): FontFacts {
  const { name, bold, black, fontMatrix } = (font ?? {}) as {
    name?: unknown;
    bold?: unknown;
    black?: unknown;
    fontMatrix?: unknown;
  };
  const scale =
    Array.isArray(fontMatrix) && typeof fontMatrix[0] === 'number' ? fontMatrix[0] : 0.001;
  return {
    bold:
      bold === true ||
      black === true ||
      /bold|black|heavy|semibold|demi/i.test(typeof name === 'string' ? name : ''),
    scale,
  };
}

/** The pages with every letter and its place; at most 60 are read. Throws `fileProtected`, `fileDamaged`, `fileStuck`, or `offline` or `timeout` when the thread for it cannot be loaded. */
async function readPdfPages(
  bytes: Uint8Array,
  options: PdfOptions,
): Promise<{ pages: ReadPage[]; count: number }> {
  await checkPdf(bytes);
  const { pdfjs, within, end } = await startPdf(
    bytes.slice(),
    { disableFontFace: true, useSystemFonts: false, maxImageSize: pictureMax },
    options,
  );
  try {
    return await within(async (document) => {
      const pages: ReadPage[] = [];
      let read = 0;
      for (
        let number = 1;
        number <= Math.min(document.numPages, pagesRead) && read < lettersRead;
        number += 1
      ) {
        const page = await document.getPage(number);
        const [left = 0, bottom = 0, right = 595, top = 842] = page.view;
        const orders = await page.getOperatorList({ annotationMode: pdfjs.AnnotationMode.DISABLE });
        const fonts = new Map<string, FontFacts>();
        const names = orders.fnArray.flatMap((order, index) =>
          order === pdfjs.OPS.setFont ? [String((orders.argsArray[index] as unknown[])[0])] : [],
        );
        for (const name of new Set(names)) {
          const font = await new Promise<unknown>((resolve) => {
            (page.commonObjs as CommonObjects).get(name, resolve);
          });
          fonts.set(name, factsOf(font));
        }
        pages.push({
          glyphs: withTails(
            glyphsOf(
              orders,
              { left, bottom, right, top },
              pdfjs.OPS,
              (name) => fonts.get(name) ?? { bold: false, scale: 0.001 },
            ),
          ),
          height: top,
        });
        read += pages.at(-1)?.glyphs.length ?? 0;
        page.cleanup();
      }
      return { pages, count: document.numPages };
    });
  } catch (error) {
    throw toPdfFault(error);
  } finally {
    end();
  }
}

/** One or two letters at the end of words that can be seen, running over the edge of their ground, are seen with them. */
function withTails(glyphs: readonly Glyph[]): Glyph[] {
  const shows = new Map<number, { hidden: number; seen: number }>();
  for (const { show, hidden, text } of glyphs) {
    if (text.trim() === '') continue;
    const count = shows.get(show) ?? { hidden: 0, seen: 0 };
    shows.set(show, {
      hidden: count.hidden + (hidden ? 1 : 0),
      seen: count.seen + (hidden ? 0 : 1),
    });
  }
  return glyphs.map((glyph) => {
    const count = shows.get(glyph.show);
    return glyph.hidden && count && count.hidden <= 2 && count.seen >= 6
      ? { ...glyph, hidden: null }
      : glyph;
  });
}

const countLetters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Hidden words of a page, one entry for each reason and row; single stray letters are nothing. */
function findHidden({ glyphs }: ReadPage, page: number): HiddenText[] {
  const reasons = [...new Set(glyphs.flatMap(({ hidden }) => (hidden ? [hidden] : [])))].sort();
  return reasons.flatMap((reason) =>
    piecesOf(
      glyphs
        .filter((glyph) => glyph.hidden === reason)
        .map((glyph) => ({ ...glyph, size: Math.max(glyph.size, 0.1) })),
    )
      .map((row) =>
        row
          .map(({ text }) => text)
          .join(' ')
          .slice(0, 2_000),
      )
      .filter((text) => countLetters(text) > 1)
      .map((text) => ({ text, page, reason })),
  );
}

/** The lines of a PDF. Throws `fileScanned` when no page has text that can be seen. */
export async function readPdf(bytes: Uint8Array, options: PdfOptions = {}): Promise<Layout> {
  const { pages, count } = await readPdfPages(bytes, options);
  const lines: ReadLine[] = [];
  let bare = 0;
  pages.forEach((page, index) => {
    const own = readPageLines(
      page.glyphs.filter(({ hidden }) => hidden === null),
      index + 1,
      page.height,
      (lines.at(-1)?.block ?? 0) + 1,
    );
    if (countLetters(own.map(({ text }) => text).join('')) < 3) bare += 1;
    const [last, first] = [lines.at(-1), own[0]];
    // A sentence that goes on at the top of the page.
    if (last && first && continuesElsewhere(last, first)) {
      lines[lines.length - 1] = { ...last, text: joinTexts(last.text, first.text) };
      own.shift();
    }
    lines.push(...own);
  });
  if (countLetters(lines.map(({ text }) => text).join('')) < 12)
    throw new Fault('fileScanned', { values: { pages: count } });
  return {
    lines,
    hidden: pages.flatMap((page, index) => findHidden(page, index + 1)),
    pages: count,
    skipped: count - pages.length,
    bare,
  };
}
