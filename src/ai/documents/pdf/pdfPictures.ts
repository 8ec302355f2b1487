// Draws the pages of a PDF for people to look at. Scripts and links in it do nothing.
import { checkPdf } from './pdfBounds.ts';
import { boxesOf, type PageBox, type PageText } from './findOnPage.ts';
import { toPdfFault, startPdf, type PdfOptions } from './pdfThread.ts';

export interface PdfPictures {
  pages: number;
  /** Draws a page (from 1) as wide as asked, in CSS pixels; gives its height in them. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<number>;
  /** The boxes of each of these texts on a page; empty for what is not there. */
  find: (page: number, texts: readonly string[]) => Promise<PageBox[][]>;
  /** The same of the letters that are blacked out in a text. */
  findCovered: (page: number, text: string) => Promise<PageBox[]>;
  close: () => Promise<void>;
}

/** A picture in a PDF of more pixels is left out before it is unpacked; a photo of a page has fewer. */
export const pictureMax = 50_000_000;
/** Most pixels of a drawn page: its own figures may claim any size. */
const drawnMax = 16_000_000;
const sideMax = 16_000;

/** The scale at which a page is as wide as asked, or as large as a device can hold. */
export function computeScale(natural: { width: number; height: number }, width: number): number {
  const [own, high] = [Math.max(1, natural.width), Math.max(1, natural.height)];
  return Math.min(width / own, sideMax / own, sideMax / high, Math.sqrt(drawnMax / (own * high)));
}

/** Pages are drawn only while they can be seen. */
const isUnseen = (): boolean =>
  typeof document !== 'undefined' && document.visibilityState === 'hidden';

/** Opens a PDF for drawing. It and its handle throw `fileProtected`, `fileDamaged`, `fileStuck` when something does not come to an end in time, or `offline` or `timeout` when the thread for it cannot be loaded. */
export async function openPdf(file: Blob, options: PdfOptions = {}): Promise<PdfPictures> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  await checkPdf(bytes);
  const { pdfjs, within, end, close } = await startPdf(
    bytes,
    { maxImageSize: pictureMax },
    options,
  );
  const wordsOf = (number: number): Promise<{ runs: PageText[]; view: readonly number[] }> =>
    within(async (opened) => {
      const page = await opened.getPage(number);
      const { items } = await page.getTextContent();
      return {
        runs: items.filter((item): item is typeof item & PageText => 'str' in item),
        view: page.view,
      };
    });
  try {
    return {
      pages: await within(async ({ numPages }) => numPages),
      draw: (number, canvas, width) =>
        within(async (opened) => {
          const page = await opened.getPage(number);
          const natural = page.getViewport({ scale: 1 });
          // Twice as sharp at most: more costs memory on phones.
          const sharp = Math.min(2, globalThis.devicePixelRatio || 1);
          const viewport = page.getViewport({ scale: computeScale(natural, width * sharp) });
          canvas.width = Math.max(1, Math.floor(viewport.width));
          canvas.height = Math.max(1, Math.floor(viewport.height));
          await page.render({ canvas, viewport, annotationMode: pdfjs.AnnotationMode.DISABLE })
            .promise;
          page.cleanup();
          return (natural.height / natural.width) * width;
        }, isUnseen),
      async find(number, texts) {
        const { runs, view } = await wordsOf(number);
        return texts.map((text) => boxesOf(runs, view, text));
      },
      async findCovered(number, text) {
        const { runs, view } = await wordsOf(number);
        return boxesOf(runs, view, text, 'covered');
      },
      close,
    };
  } catch (error) {
    end();
    throw toPdfFault(error);
  }
}
