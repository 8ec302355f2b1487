// Opens a file of somebody else for looking: the pages of a PDF, else its words. One that took the page down is not opened again unless a person asks for it.
import { wasStopped, whileMarked } from '#data/openingMarks.ts';
import { Fault } from '#domain/fault.ts';
import { openPdf, type PdfPictures } from './pdfPictures.ts';
import { readDocument } from './readDocument.ts';

export type OpenPaper = { kind: 'pages'; pdf: PdfPictures } | { kind: 'text'; text: string };

/** `again`: a person wants it once more. Throws `fileStuck` where the last opening did not come to an end, and the Faults of `openPdf` and `readLayout`. */
export async function openPaper(file: Blob, name: string, { isPdf, again }: { isPdf: boolean; again: boolean }): Promise<OpenPaper> {
  const marked = `${name}|${file.size}`;
  if (!again && wasStopped(marked)) throw new Fault('fileStuck', { values: { name } });
  if (!isPdf) return whileMarked(marked, async () => ({ kind: 'text', text: (await readDocument(file, name)).text }));
  const pdf = await whileMarked(marked, () => openPdf(file));
  return { kind: 'pages', pdf: { ...pdf, draw: (...page) => whileMarked(marked, () => pdf.draw(...page)) } };
}
