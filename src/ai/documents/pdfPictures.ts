// Draws the pages of a PDF for people to look at. Scripts and links in it do nothing.
import { Fault } from '#domain/fault.ts';
import { boxesOf, type PageBox, type PageText } from './findOnPage.ts';

export interface PdfPictures {
  pages: number;
  /** Draws a page (from 1) as wide as asked, in CSS pixels; gives its height in them. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<number>;
  /** Where each of these texts stands on a page; empty for what is not there. */
  find: (page: number, texts: readonly string[]) => Promise<PageBox[][]>;
  /** The same of the letters that are blacked out in a text. */
  findCovered: (page: number, text: string) => Promise<PageBox[]>;
  close: () => Promise<void>;
}

/** Opens a PDF for drawing. Throws `fileProtected` or `fileDamaged`. */
export async function openPdf(file: Blob): Promise<PdfPictures> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  if (pdfjs.GlobalWorkerOptions.workerSrc === '') {
    const { default: address } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url');
    pdfjs.GlobalWorkerOptions.workerSrc = address;
  }
  const loading = pdfjs.getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0, isEvalSupported: false, stopAtErrors: false });
  try {
    const document = await loading.promise;
    const wordsOf = async (number: number): Promise<{ runs: PageText[]; view: readonly number[] }> => {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      return { runs: items.filter((item): item is typeof item & PageText => 'str' in item), view: page.view };
    };
    return {
      pages: document.numPages,
      async draw(number, canvas, width) {
        const page = await document.getPage(number);
        const natural = page.getViewport({ scale: 1 });
        const scale = width / natural.width;
        // Twice as sharp at most: more costs memory on phones.
        const sharp = Math.min(2, globalThis.devicePixelRatio || 1);
        const viewport = page.getViewport({ scale: scale * sharp });
        canvas.width = Math.floor(viewport.width);
        canvas.height = Math.floor(viewport.height);
        await page.render({ canvas, viewport, annotationMode: pdfjs.AnnotationMode.DISABLE }).promise;
        page.cleanup();
        return natural.height * scale;
      },
      async find(number, texts) {
        const { runs, view } = await wordsOf(number);
        return texts.map((text) => boxesOf(runs, view, text));
      },
      async findCovered(number, text) {
        const { runs, view } = await wordsOf(number);
        return boxesOf(runs, view, text, 'covered');
      },
      close: () => loading.destroy(),
    };
  } catch (error) {
    await loading.destroy();
    throw new Fault(error instanceof Error && error.name === 'PasswordException' ? 'fileProtected' : 'fileDamaged', { cause: error });
  }
}
