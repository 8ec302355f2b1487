// Reads the text layer of a PDF with pdf.js, in the browser's own worker for it or, without workers, here.
import { Fault } from '#domain/fault.ts';
import { pageText, type PdfItem } from './pdfLines.ts';

interface PdfPage { width: number; height: number; items: PdfItem[] }

/** The build for older browsers is used everywhere: it also runs in Node, and phones are not all new. */
async function loadPdfJs() {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  if (typeof Worker !== 'undefined' && pdfjs.GlobalWorkerOptions.workerSrc === '') {
    const { default: address } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url');
    pdfjs.GlobalWorkerOptions.workerSrc = address;
  }
  return pdfjs;
}

function named(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

const pagesRead = 60;

/** The pages with every piece of text and its place; at most 60 are read. Throws `fileProtected` or `fileDamaged`. */
export async function pdfPages(bytes: Uint8Array): Promise<{ pages: PdfPage[]; count: number }> {
  const pdfjs = await loadPdfJs();
  const loading = pdfjs.getDocument({ data: bytes.slice(), verbosity: 0, isEvalSupported: false, disableFontFace: true, useSystemFonts: false, stopAtErrors: false });
  try {
    const document = await loading.promise;
    const pages: PdfPage[] = [];
    for (let number = 1; number <= Math.min(document.numPages, pagesRead); number += 1) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const content = await page.getTextContent();
      const items = content.items.flatMap((item): PdfItem[] => {
        if (!('str' in item)) return [];
        const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, x, y, width: item.width, height: item.height || Math.hypot(skew, scale) || 10, font: item.fontName }];
      });
      pages.push({ width, height, items });
      page.cleanup();
    }
    return { pages, count: document.numPages };
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(named(error) === 'PasswordException' ? 'fileProtected' : 'fileDamaged', { cause: error });
  } finally {
    await loading.destroy();
  }
}

/** The text of a PDF, pages apart by an empty line. Throws `fileScanned` when no page has a text layer. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: number; skipped: number; bare: number }> {
  const { pages, count } = await pdfPages(bytes);
  const texts = pages.map(({ items }) => pageText(items));
  const letters = texts.map((text) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0);
  if (letters.reduce((sum, value) => sum + value, 0) < 12) throw new Fault('fileScanned', { values: { pages: count } });
  return { text: texts.filter(Boolean).join('\n\n'), pages: count, skipped: count - pages.length, bare: letters.filter((value) => value < 3).length };
}
