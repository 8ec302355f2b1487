// Turns a dropped file into text: plain text, PDF or Word. Everything happens in the browser.
import { Fault, type FaultCode } from '#domain/fault.ts';
import { decodeText } from './decodeText.ts';
import { kindOfFile } from './fileKind.ts';

/** Remarks on a document that could be read; texts in #ai/reasons.en.ts and #ai/reasons.es.ts. */
export const documentWarnings = ['pagesSkipped', 'pagesWithoutText', 'textCut', 'lettersLost'] as const;
export type DocumentWarning = (typeof documentWarnings)[number];

export interface DocumentText { text: string; /** Pages of a PDF; 1 for other files. */ pages: number; warnings: DocumentWarning[] }

/** In bytes: any file, and a plain text file. */
export const fileLimits = { file: 10 * 1024 * 1024, text: 1024 * 1024 } as const;
const longest = 1_000_000;

function refused(code: FaultCode, name: string): Fault {
  return new Fault(code, { values: { name } });
}

async function parts(bytes: Uint8Array, name: string): Promise<DocumentText> {
  switch (kindOfFile(bytes, name)) {
    case 'pdf': {
      const { readPdf } = await import('./readPdf.ts');
      const { text, pages, skipped, bare } = await readPdf(bytes);
      return { text, pages, warnings: [...(skipped > 0 ? ['pagesSkipped' as const] : []), ...(bare > 0 ? ['pagesWithoutText' as const] : [])] };
    }
    case 'zip': {
      const { readDocx } = await import('./readDocx.ts');
      const { text } = await readDocx(bytes);
      return { text, pages: 1, warnings: [] };
    }
    case 'text': {
      if (bytes.length > fileLimits.text) throw refused('fileTooLarge', name);
      const text = decodeText(bytes);
      if (text === null) throw refused('fileNotText', name);
      return { text, pages: 1, warnings: [] };
    }
    case 'protectedOffice': throw refused('fileProtected', name);
    case 'damagedPdf':
    case 'damagedDocx': throw refused('fileDamaged', name);
    case 'other': throw refused('fileType', name);
  }
}

/**
 * The text of a file, its pages and remarks. `name` is the file's name (its ending never decides what it is read as).
 * Throws a Fault: `fileEmpty`, `fileTooLarge` (over 10 MB, or over 1 MB of plain text), `fileNotText`, `fileType`, `fileProtected`, `fileScanned`, `fileDamaged`.
 */
export async function readDocument(file: Blob, name: string = 'name' in file && typeof file.name === 'string' ? file.name : ''): Promise<DocumentText> {
  if (file.size === 0) throw refused('fileEmpty', name);
  if (file.size > fileLimits.file) throw refused('fileTooLarge', name);
  let read: DocumentText;
  try {
    read = await parts(new Uint8Array(await file.arrayBuffer()), name);
  } catch (error) {
    throw error instanceof Fault ? (error.values.name === undefined ? new Fault(error.code, { cause: error.cause, values: { ...error.values, name } }) : error) : new Fault('fileDamaged', { cause: error, values: { name } });
  }
  const text = read.text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, ' ').trim();
  if (text === '') throw refused('fileEmpty', name);
  const warnings = [...read.warnings, ...((text.match(/\ufffd/g)?.length ?? 0) > 3 ? ['lettersLost' as const] : []), ...(text.length > longest ? ['textCut' as const] : [])];
  return { text: text.slice(0, longest), pages: read.pages, warnings };
}
