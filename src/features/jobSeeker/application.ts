// Reads a resume and a posting and asks for tailored lines and a letter: what the application desk does.
import type { Ai, Result } from '#ai/port.ts';
import { linesOfText } from '#ai/documents/readText.ts';
import type { JobToWriteFor } from '#ai/tasks/job.ts';
import type { ParsedResume, ReadLine } from '#domain/resume.ts';
import { limits } from '#domain/kit.ts';
import type { Language } from '#i18n/languages.ts';

export interface Application { resume: ParsedResume; job: JobToWriteFor; tailored: Result<'tailorResume'>; letter: Result<'coverLetter'> }

export interface ApplicationInput { /** The lines of the file, where the text is still that of the file. */ lines: readonly ReadLine[] | null; resume: string; posting: string; company: string; language: Language }

/** Reads both texts, then writes. Throws what `ai.ask` throws. */
export async function prepareApplication(ai: Ai, { lines, resume: text, posting, company, language }: ApplicationInput): Promise<Application> {
  const { reply: resume } = await ai.ask('parseResume', { lines: [...(lines ?? linesOfText(text))] });
  const { reply: read } = await ai.ask('readJobDescription', { text: posting });
  const job = { title: read.title, company: company.trim() === '' ? null : company.trim(), mustHave: read.mustHave, niceToHave: read.niceToHave, responsibilities: read.responsibilities };
  const tailored = await ai.ask('tailorResume', { resume, job, language });
  const letter = await ai.ask('coverLetter', { resume, job, posting: posting.slice(0, limits.descriptionMax), language });
  return { resume, job, tailored, letter };
}
