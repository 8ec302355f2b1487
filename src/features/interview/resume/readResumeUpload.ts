// Reads a chosen resume on this device: what kind of file it is, its text, and its fields. A scan has no text; then everything can be typed.
import { readLayout } from '#ai/documents/readDocument.ts';
import { getAi } from '#ai/port.ts';
import type { NewResumeUpload } from '#data/resume/resumeUploadContract.ts';
import { hashOf } from '#data/recordings/recordingSender.ts';
import { Fault, toFault } from '#domain/base/fault.ts';
import { fieldsOf, linesOf } from '#domain/candidate/reading.ts';

/** What the candidate should know of the file. */
export type ResumeFileNote = 'scanned' | 'unread' | 'hiddenText' | 'cut';
export interface ResumeFileReading {
  upload: NewResumeUpload;
  notes: ResumeFileNote[];
}

const kinds = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const;

/** By its first bytes; its name decides nothing. */
async function endingOf(file: Blob): Promise<keyof typeof kinds> {
  const head = new Uint8Array(await file.slice(0, 1_024).arrayBuffer());
  const text = String.fromCharCode(...head);
  if (text.includes('%PDF-')) return 'pdf';
  return text.startsWith('PK') ? 'docx' : 'txt';
}

/** Reads a file for the answer. Throws the Faults of `readLayout` except `fileScanned`. */
export async function readResumeUpload(answerId: string, file: File): Promise<ResumeFileReading> {
  const ending = await endingOf(file);
  const bare = {
    answerId,
    file,
    fileName: file.name,
    ending,
    mime: kinds[ending],
    sha256: await hashOf(file),
    text: '',
    read: {},
    lines: {},
  };
  try {
    const layout = await readLayout(file);
    try {
      const { reply } = await getAi().ask('parseResume', {
        lines: layout.lines,
        hidden: layout.hidden,
        fileName: file.name,
      });
      return {
        upload: { ...bare, text: layout.text, read: fieldsOf(reply), lines: linesOf(reply) },
        notes: [
          ...(layout.hidden.length > 0 ? ['hiddenText' as const] : []),
          ...(layout.warnings.includes('textCut') || layout.warnings.includes('pagesSkipped')
            ? ['cut' as const]
            : []),
        ],
      };
    } catch (error) {
      // The file is fine; only its fields are not known.
      console.warn('The resume was not read', toFault(error));
      return { upload: { ...bare, text: layout.text }, notes: ['unread'] };
    }
  } catch (error) {
    const fault = toFault(error);
    if (fault.code !== 'fileScanned')
      throw fault.code === 'unknown' ? new Fault('fileDamaged', { cause: error }) : fault;
    return { upload: bare, notes: ['scanned'] };
  }
}
