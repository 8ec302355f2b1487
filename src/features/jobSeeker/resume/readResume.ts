// Reads a file or pasted words as a resume of one's own: every field with its line, and what a machine makes of its shape.
import { readLayout, type DocumentLayout } from '#ai/documents/readDocument.ts';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { listLinesBeside, outlineOf } from '#ai/results/resumeOutline.ts';
import { getAi } from '#ai/port.ts';
import type { SeekerDocumentFields } from '#data/seeker/seekerDocuments.ts';
import type { ResumeEnding } from '#data/seeker/ownResumes.ts';
import { Fault } from '#domain/base/fault.ts';
import type { AsRead } from '#domain/seeker/ownResume.ts';
import { seekerDocumentLimits } from '#domain/seeker/seekerDocument.ts';
import { resumeLimits } from '#domain/resume/resume.ts';
import { detectLanguage } from '#domain/text/functionWords.ts';

/** Nobody's resume is longer; what is stored has to fit into one document. */
const longest = 90_000;

type Shape = Pick<DocumentLayout, 'lines' | 'hidden' | 'text'> & { warnings: readonly string[] };

/** What is stored of a resume that was read. Throws "fileEmpty" without words, "fileTooLong" beyond what a resume is, and what the reader throws. */
export async function resumeFields(
  kind: AsRead['kind'],
  name: string,
  { lines, hidden, text, warnings }: Shape,
): Promise<SeekerDocumentFields<'resumes'>> {
  if (lines.length === 0) throw new Fault('fileEmpty', { values: { name } });
  if (text.length > longest || lines.reduce((sum, line) => sum + line.text.length, 0) > longest)
    throw new Fault('resumeTooLong', { values: { name } });
  const { reply: resume, provenance } = await getAi().ask('parseResume', {
    lines,
    hidden,
    fileName: name,
  });
  const asRead: AsRead = {
    kind,
    lines: resume.lines,
    pages: lines.map(({ page }) => page),
    hidden,
    warnings: [...warnings],
    beside: listLinesBeside(lines),
    outline: outlineOf(lines),
  };
  return {
    title: (name.replace(/\.[a-z0-9]{2,5}$/i, '') || resume.name || '').slice(
      0,
      seekerDocumentLimits.titleMax,
    ),
    text,
    status: 'master',
    language: detectLanguage(text),
    ...(kind === 'pasted' ? {} : { fileName: name.slice(0, 200) }),
    content: { resume, corrected: [], was: {}, edits: [], asRead, provenance },
  };
}

/** By its first bytes; its name decides nothing. */
async function endingOf(file: Blob): Promise<ResumeEnding> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 1_024).arrayBuffer()));
  return head.includes('%PDF-') ? 'pdf' : head.startsWith('PK') ? 'docx' : 'txt';
}

export interface ReadFile {
  fields: SeekerDocumentFields<'resumes'>;
  ending: ResumeEnding;
}

/** Reads a file on this device. Throws the Faults of `readLayout` and "resumeTooLong". */
export async function readResumeFile(file: File): Promise<ReadFile> {
  const ending = await endingOf(file);
  return { fields: await resumeFields(ending, file.name, await readLayout(file)), ending };
}

/** Reads pasted words. Throws "fileEmpty" and "resumeTooLong". */
export async function readResumeText(
  text: string,
  title: string,
): Promise<SeekerDocumentFields<'resumes'>> {
  const words = text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, ' ')
    .trim();
  const lines = readTextLines(words).slice(0, resumeLimits.lines);
  const fields = await resumeFields('pasted', '', { lines, hidden: [], text: words, warnings: [] });
  return {
    ...fields,
    title:
      fields.content && 'resume' in fields.content && fields.content.resume?.name
        ? `${title} ${fields.content.resume.name}`.slice(0, seekerDocumentLimits.titleMax)
        : title,
  };
}
