// What the parts of the resume editor share: the draft, where a field came from, and how its line is highlighted.
import { isCorrected } from '#domain/resume/correctedResume.ts';
import type { AsRead } from '#domain/seeker/ownResume.ts';
import type { ResumeHighlight } from './ReadLines.tsx';
import type { ResumeDraft } from './useResumeEdits.ts';

export interface ResumeEditing {
  draft: ResumeDraft;
  asRead: AsRead;
  highlighted: ResumeHighlight | null;
  setHighlight: (highlight: ResumeHighlight | null) => void;
}

/** Where a field came from: nowhere (not found), a line of the file, or a person (then with the line it was read from, if there was one). */
export type Origin =
  | { kind: 'none' }
  | { kind: 'file'; highlight: ResumeHighlight; page: number }
  | { kind: 'person'; highlight: ResumeHighlight | null; page: number; was: string | null };

/** The origin of the field at a path. */
export function originOf(
  { draft: { resume, corrected, was }, asRead }: ResumeEditing,
  path: string,
): Origin {
  const from = resume.from[path];
  const inFile = from && from.line < asRead.lines.length ? from : null;
  const page = inFile ? (asRead.pages[inFile.line] ?? 1) : 1;
  if (isCorrected(corrected, path))
    return {
      kind: 'person',
      highlight: inFile ? { line: inFile.line } : null,
      page,
      was: was[path] ?? null,
    };
  if (!inFile) return { kind: 'none' };
  // Other corrections of the same line shift its words: then the whole line is highlighted.
  const isSame = resume.lines[inFile.line] === asRead.lines[inFile.line];
  return { kind: 'file', highlight: isSame ? inFile : { line: inFile.line }, page };
}
