/** A job seeker's resumes: one master, and the versions tailored to a job. */
import { z } from 'zod';
import { Provenance } from '#domain/jobs/kit.ts';
import { SeekerDocument } from './seekerDocument.ts';
import type { Corrected } from '#domain/resume/correctedResume.ts';
import { HiddenText, ParsedResume, resumeLimits, resumeSections } from '#domain/resume/resume.ts';

const readKinds = ['pdf', 'docx', 'txt', 'pasted'] as const;
/** The document as it was read, before anybody set anything right: what "where does it come from" and "what a parser sees" show. */
export const AsRead = z.object({
  kind: z.enum(readKinds),
  lines: z.array(z.string().max(resumeLimits.line)).max(resumeLimits.lines),
  /** The page of each line, from 1. */
  pages: z.array(z.number().int().positive()).max(resumeLimits.lines),
  hidden: z.array(HiddenText).max(100),
  /** Remarks of the reader (documentWarnings of #ai/documents/readDocument.ts). */
  warnings: z.array(z.string().max(40)).max(20),
  /** Numbers of lines that stand beside another one: columns or a table. */
  beside: z.array(z.number().int().nonnegative()).max(resumeLimits.lines),
  /** The sections a machine made out: the part, and the number of its first line. */
  outline: z
    .array(
      z.object({
        part: z.enum([...resumeSections, 'contact', 'top', 'document']),
        line: z.number().int().nonnegative(),
      }),
    )
    .max(200),
});
export type AsRead = z.infer<typeof AsRead>;

/** users/{uid}/resumes/{id}: `status` says which kind it is, `text` is the file's visible text, `content.resume` what was read and corrected. */
export const OwnResume = SeekerDocument.extend({
  /** The name of the file in users/{uid}/resumes/, when it was kept, and what it was called. */
  file: z.string().max(120).nullish(),
  fileName: z.string().max(200).nullish(),
  /** Of a version: the job it was made for and the resume it was made from. */
  jobId: z.string().nullish(),
  masterId: z.string().nullish(),
  content: z
    .object({
      resume: ParsedResume.nullish(),
      /** Paths of fields that a person set right: their words no longer come from a line of the file (correctedResume.ts). */
      corrected: z.array(z.string().max(120)).max(2_000).nullish(),
      /** What was read at those paths. */
      was: z.record(z.string(), z.string()).nullish(),
      /** The edits that were done last, by their ids: each is done once. */
      edits: z.array(z.string().max(64)).max(200).nullish(),
      asRead: AsRead.nullish(),
      provenance: Provenance.nullish(),
    })
    .nullish(),
});
export type OwnResume = z.infer<typeof OwnResume>;

/** What was read of a stored resume, as corrected; null while nothing was read. */
export function readStoredResume({ content }: Pick<OwnResume, 'content'>): Corrected | null {
  return content?.resume
    ? { resume: content.resume, corrected: content.corrected ?? [], was: content.was ?? {} }
    : null;
}

/** Of resumes, the one that everything is taken from: the one its owner named, else the master that was changed last (lists come newest first). Versions, and entries in which nothing was read, are none. */
export function masterOf<Held extends { id: string; data: Pick<OwnResume, 'status' | 'content'> }>(
  resumes: readonly Held[],
  masterId: string | null | undefined,
): Held | null {
  const masters = resumes.filter(
    ({ data }) => data.status !== 'version' && readStoredResume(data) !== null,
  );
  return masters.find(({ id }) => id === masterId) ?? masters[0] ?? null;
}
