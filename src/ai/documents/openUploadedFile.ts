// Opens another person's file for viewing: the pages of a PDF, else its text. One that crashed the page is opened again only on request.
import { timesStopped, whileMarked } from '#data/device/openingMarks.ts';
import { Fault } from '#domain/base/fault.ts';
import { openPdf, type PdfPictures } from './pdf/pdfPictures.ts';
import { readDocument } from './readDocument.ts';

export type OpenedFile = { kind: 'pages'; pdf: PdfPictures } | { kind: 'text'; text: string };

/** `again`: a person wants it once more. Throws `fileStuck` where the last opening did not come to an end, the Faults of `openPdf` and `readLayout`, and an aborted signal's reason. */
export async function openUploadedFile(
  file: Blob,
  name: string,
  { isPdf, again, signal }: { isPdf: boolean; again: boolean; signal: AbortSignal },
): Promise<OpenedFile> {
  const marked = `${name}|${file.size}`;
  if (!again && (await timesStopped(marked)) > 0)
    throw new Fault('fileStuck', { values: { name } });
  signal.throwIfAborted();
  if (!isPdf)
    return whileMarked(marked, async () => ({
      kind: 'text',
      text: (await readDocument(file, name, { signal })).text,
    }));
  const pdf = await whileMarked(marked, () => openPdf(file));
  if (signal.aborted) {
    void pdf.close();
    throw signal.reason as Error;
  }
  return {
    kind: 'pages',
    pdf: { ...pdf, draw: (...page) => whileMarked(marked, () => pdf.draw(...page)) },
  };
}
