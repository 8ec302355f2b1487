// What the parts of preparing an application share: one stored job, the master resume, and what is prepared for that job.
import { createContext, useContext } from 'react';
import { keepParts, type Parts } from '#data/seeker/applications.ts';
import type { Ai } from '#ai/port.ts';
import type { JobToWriteFor } from '#ai/tasks/job.ts';
import type { Application } from '#domain/seeker/application.ts';
import { limits } from '#domain/jobs/kit.ts';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { Stored } from '#domain/base/source.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import type { Credits } from '#features/jobSeeker/useCredits.tsx';

export interface ApplicationContextValue {
  uid: string;
  job: Stored<TrackedJob>;
  master: Stored<OwnResume>;
  resume: ParsedResume;
  application: Stored<Application> | null;
  /** Versions of the resume made for this job. */
  versions: readonly Stored<OwnResume>[];
  credits: Credits;
}

export const ApplicationContext = createContext<ApplicationContextValue | null>(null);

/** The context around a part. */
export function useApplicationContext(): ApplicationContextValue {
  const context = useContext(ApplicationContext);
  if (!context) throw new Error('There is no desk here');
  return context;
}

/** Keeps parts of what is prepared. Throws a Fault. */
export function keep(
  { uid, job, master, application }: ApplicationContextValue,
  parts: Parts,
): Promise<void> {
  return keepParts({ uid, jobId: job.id }, master.id, parts, application === null);
}

/** The posting, as far as a task takes it. */
export const postingOf = (job: TrackedJob): string =>
  (job.text ?? '').slice(0, limits.descriptionMax);

/** The job as tasks want it: as it was read before, or read now. Throws what `ai.ask` throws. */
export async function readJobToWriteFor(
  ai: Ai,
  { data: job }: Stored<TrackedJob>,
): Promise<JobToWriteFor> {
  const reading =
    job.content?.reading ?? (await ai.ask('readJobDescription', { text: postingOf(job) })).reply;
  const company = job.company?.trim() ?? '';
  return {
    title: (reading.title || job.title || '').slice(0, limits.titleMax),
    company: company === '' ? null : company.slice(0, limits.titleMax),
    mustHave: reading.mustHave
      .slice(0, limits.skillsMax)
      .map((skill) => skill.slice(0, limits.skillMax)),
    niceToHave: reading.niceToHave
      .slice(0, limits.skillsMax)
      .map((skill) => skill.slice(0, limits.skillMax)),
    responsibilities: reading.responsibilities.slice(0, 20).map((line) => line.slice(0, 400)),
  };
}
