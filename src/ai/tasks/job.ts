// The job a resume or a letter is written for, as a posting was read or a person typed it.
import { z } from 'zod';
import { limits } from '#domain/jobs/kit.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';

export const JobToWriteFor = z.object({
  title: z.string().max(limits.titleMax),
  company: z.string().max(limits.titleMax).nullable().default(null),
  mustHave: z.array(z.string().max(limits.skillMax)).max(limits.skillsMax),
  niceToHave: z.array(z.string().max(limits.skillMax)).max(limits.skillsMax),
  responsibilities: z.array(z.string().max(400)).max(20),
});
export type JobToWriteFor = z.output<typeof JobToWriteFor>;

/** A resume without who it belongs to: what a language model gets. */
export function removeIdentity({
  headline,
  summary,
  experience,
  education,
  skills,
  languages,
  certifications,
}: ParsedResume): object {
  return { headline, summary, experience, education, skills, languages, certifications };
}
