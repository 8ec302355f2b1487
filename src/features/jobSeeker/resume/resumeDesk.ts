// What the parts of the resume desk share: the draft, where a field came from, and how to light it.
import { isCorrected } from '#domain/resume/correctedResume.ts';
import type { AsRead } from '#domain/seeker/ownResume.ts';
import type { LitPlace } from './ReadLines.tsx';
import type { ResumeDraft } from './useResumeEdits.ts';

export interface Desk {
  draft: ResumeDraft;
  asRead: AsRead;
  lit: LitPlace | null;
  light: (place: LitPlace | null) => void;
}

/** Where a field came from: nowhere (not found), a line of the file, or a person (then with the line it stood in, if there was one). */
export type Origin =
  | { kind: 'none' }
  | { kind: 'file'; place: LitPlace; page: number }
  | { kind: 'person'; place: LitPlace | null; page: number; was: string | null };

/** The origin of the field at a path. */
export function originOf(
  { draft: { resume, corrected, was }, asRead }: Desk,
  path: string,
): Origin {
  const from = resume.from[path];
  const inFile = from && from.line < asRead.lines.length ? from : null;
  const page = inFile ? (asRead.pages[inFile.line] ?? 1) : 1;
  if (isCorrected(corrected, path))
    return {
      kind: 'person',
      place: inFile ? { line: inFile.line } : null,
      page,
      was: was[path] ?? null,
    };
  if (!inFile) return { kind: 'none' };
  // Other corrections of the same line shift its words: then the line is lit as a whole.
  const isSame = resume.lines[inFile.line] === asRead.lines[inFile.line];
  return { kind: 'file', place: isSame ? inFile : { line: inFile.line }, page };
}
