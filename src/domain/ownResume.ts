// A job seeker's own resumes: one master that everything is taken from, and the versions made of it for a job.
import { z } from 'zod';
import { Provenance } from './kit.ts';
import { OwnPaper } from './ownPaper.ts';
import { ParsedResume } from './resume.ts';

export const resumeKinds = ['master', 'version'] as const;

/** users/{uid}/resumes/{id}: `status` says which kind it is, `text` is the file's visible text, `content.resume` what was read and corrected. */
export const OwnResume = OwnPaper.extend({
  /** The name of the file in users/{uid}/resumes/, when it was kept, and what it was called. */
  file: z.string().max(120).nullish(),
  fileName: z.string().max(200).nullish(),
  /** Of a version: the job it was made for and the resume it was made from. */
  jobId: z.string().nullish(),
  masterId: z.string().nullish(),
  content: z.object({
    resume: ParsedResume.nullish(),
    /** Paths of fields that a person set right: their words no longer come from a line of the file. */
    corrected: z.array(z.string().max(120)).max(400).nullish(),
    provenance: Provenance.nullish(),
  }).nullish(),
});
export type OwnResume = z.infer<typeof OwnResume>;
