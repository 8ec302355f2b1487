// Turns a dropped file into text: plain text, PDF or Word. Everything happens in the browser, beside the page.
import {
  fileLimits,
  readFileLayout,
  createRefusal,
  type DocumentLayout,
  type DocumentWarning,
} from './layoutOfFile.ts';
import { runInTime, readAside, startReader, type AsideOptions } from './readAside.ts';

export { documentWarnings, type DocumentLayout, type DocumentWarning } from './layoutOfFile.ts';

export interface DocumentText {
  text: string;
  /** Pages of a PDF; 1 for other files. */
  pages: number;
  warnings: DocumentWarning[];
}

const nameOf = (file: Blob): string =>
  'name' in file && typeof file.name === 'string' ? file.name : '';

/**
 * The lines of a file with their places, what is hidden in it, and remarks. `name` is the file's name (its ending never decides what it is read as).
 * Throws a Fault: `fileEmpty`, `fileTooLarge` (over 10 MB, or over 1 MB of plain text), `fileNotText`, `fileType`, `fileProtected`, `fileScanned`, `fileDamaged`, `fileStuck` (it does not come to an end), `timeout`; or an aborted signal's reason.
 */
export async function readLayout(
  file: Blob,
  name: string = nameOf(file),
  options: AsideOptions = {},
): Promise<DocumentLayout> {
  if (file.size === 0) throw createRefusal('fileEmpty', name);
  if (file.size > fileLimits.file) throw createRefusal('fileTooLarge', name);
  const reader = startReader();
  const read = reader ? await readAside(reader, { file, name }, options) : null;
  return read ?? runInTime(readFileLayout(file, name), createRefusal('fileStuck', name), options);
}

/** The text of a file, its pages and remarks; throws the Faults of `readLayout`. Hidden words are not in it. */
export async function readDocument(
  file: Blob,
  name?: string,
  options?: AsideOptions,
): Promise<DocumentText> {
  const { text, pages, warnings } = await readLayout(file, name, options);
  // Its lines are fewer than those of a long text, which is whole itself.
  return {
    text,
    pages,
    warnings:
      text.length < fileLimits.letters
        ? warnings.filter((warning) => warning !== 'textCut')
        : warnings,
  };
}
