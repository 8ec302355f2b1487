// Reads a file where it is called: in the reader's own thread, or on the page where no such thread can be made.
import { Fault, type FaultCode } from '#domain/base/fault.ts';
import { resumeLimits, type HiddenText, type ReadLine } from '#domain/resume/resume.ts';
import { decodeText } from './text/decodeText.ts';
import { detectFileKind } from './fileKind.ts';
import { joinLayoutText, type Layout } from './lines/layout.ts';
import { readTextLines } from './text/readText.ts';

/** Remarks on a document that could be read; texts in #ai/reasons.en.ts and #ai/reasons.es.ts. */
export const documentWarnings = [
  'pagesSkipped',
  'pagesWithoutText',
  'textCut',
  'lettersLost',
  'hiddenText',
] as const;
export type DocumentWarning = (typeof documentWarnings)[number];

/** A document as lines, at most `resumeLimits` of them and of their letters; `text` is what readDocument gives. */
export interface DocumentLayout {
  lines: ReadLine[];
  hidden: HiddenText[];
  text: string;
  pages: number;
  warnings: DocumentWarning[];
}

/** In bytes: any file, and a plain text file. In letters: what is kept of its text. */
export const fileLimits = {
  file: 10 * 1024 * 1024,
  text: 1024 * 1024,
  letters: 1_000_000,
} as const;

export function createRefusal(code: FaultCode, name: string): Fault {
  return new Fault(code, { values: { name } });
}

async function readLayout(bytes: Uint8Array, name: string): Promise<Layout> {
  switch (detectFileKind(bytes, name)) {
    case 'pdf': {
      const { readPdf } = await import('./pdf/readPdf.ts');
      return readPdf(bytes);
    }
    case 'zip': {
      const { readDocx } = await import('./word/readDocx.ts');
      return readDocx(bytes);
    }
    case 'text': {
      if (bytes.length > fileLimits.text) throw createRefusal('fileTooLarge', name);
      const text = decodeText(bytes);
      if (text === null) throw createRefusal('fileNotText', name);
      return { lines: readTextLines(text), hidden: [], pages: 1, skipped: 0, bare: 0, text };
    }
    case 'protectedOffice':
      throw createRefusal('fileProtected', name);
    case 'damagedPdf':
    case 'damagedDocx':
      throw createRefusal('fileDamaged', name);
    case 'other':
      throw createRefusal('fileType', name);
  }
}

const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, ' ');

/** The lines that are read of a document: at most `resumeLimits.lines` of them, and `resumeLimits.letters` letters. */
function keepLines(lines: readonly ReadLine[]): ReadLine[] {
  let letters = 0;
  const kept: ReadLine[] = [];
  for (const line of lines.slice(0, resumeLimits.lines)) {
    letters += line.text.length;
    if (letters > resumeLimits.letters) break;
    kept.push(line);
  }
  return kept;
}

/** The lines of a file with their places, what is hidden in it, and remarks. Throws the Faults of `readLayout` except those of its size. */
export async function readFileLayout(file: Blob, name: string): Promise<DocumentLayout> {
  let read: Layout;
  try {
    read = await readLayout(new Uint8Array(await file.arrayBuffer()), name);
  } catch (error) {
    throw error instanceof Fault
      ? error.values.name === undefined
        ? new Fault(error.code, { cause: error.cause, values: { ...error.values, name } })
        : error
      : new Fault('fileDamaged', { cause: error, values: { name } });
  }
  const text = clean(read.text ?? joinLayoutText(read)).trim();
  if (text === '') throw createRefusal('fileEmpty', name);
  const lines = keepLines(
    read.lines.slice(0, resumeLimits.lines).map((line) => ({
      ...line,
      text: clean(line.text).replaceAll('\n', ' ').slice(0, resumeLimits.line),
    })),
  );
  const warnings: DocumentWarning[] = [];
  if (read.skipped > 0) warnings.push('pagesSkipped');
  if (read.bare > 0) warnings.push('pagesWithoutText');
  if (read.hidden.length > 0) warnings.push('hiddenText');
  if ((text.match(/\ufffd/g)?.length ?? 0) > 3) warnings.push('lettersLost');
  if (text.length > fileLimits.letters || lines.length < read.lines.length)
    warnings.push('textCut');
  return {
    lines,
    hidden: read.hidden.slice(0, 100),
    text: text.slice(0, fileLimits.letters),
    pages: read.pages,
    warnings,
  };
}
