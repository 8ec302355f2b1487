/** A job that a job seeker tracks: its status, contacts and tasks. Private to its owner. */
import { z } from 'zod';
import { Provenance } from '#domain/jobs/kit.ts';
import { Moment } from '#domain/base/moment.ts';
import { SeekerDocument } from './seekerDocument.ts';

export const jobStates = ['interested', 'applied', 'interviewing', 'offer', 'closed'] as const;
export type JobState = (typeof jobStates)[number];

/** A stored state, or "interested" when it is missing or unknown. */
export function stateOf(stored: string | null | undefined): JobState {
  return jobStates.find((state) => state === stored) ?? 'interested';
}

export const trackerLimits = {
  contacts: 20,
  tasks: 50,
  history: 60,
  short: 200,
  url: 1_000,
} as const;
const short = z.string().max(trackerLimits.short);

export const Contact = z.object({
  id: z.string(),
  name: short,
  role: short.default(''),
  email: short.default(''),
  phone: short.default(''),
  notes: z.string().max(2_000).default(''),
});
export type Contact = z.infer<typeof Contact>;
export const JobTask = z.object({
  id: z.string(),
  text: z.string().max(500),
  dueAt: Moment.nullish(),
  done: z.boolean().default(false),
});
export type JobTask = z.infer<typeof JobTask>;

/** What a posting was read as (JobReading of #ai/tasks/readJobDescription.ts), as far as it is kept. */
export const KeptReading = z.object({
  title: z.string(),
  level: z.string().default(''),
  language: z.string().default('en'),
  mustHave: z.array(z.string()).default([]),
  niceToHave: z.array(z.string()).default([]),
  responsibilities: z.array(z.string()).default([]),
  flags: z.array(z.string()).default([]),
  /** Requirements that are no skills: a degree, a licence, a language. */
  qualifications: z
    .array(z.object({ kind: z.string(), text: z.string(), need: z.enum(['must', 'nice']) }))
    .default([]),
});
export type KeptReading = z.infer<typeof KeptReading>;

/** users/{uid}/jobTrackers/{id}: the one stored job that every tool works from. `text` is its description, `status` a JobState. */
export const TrackedJob = SeekerDocument.extend({
  company: short.nullish(),
  place: short.nullish(),
  url: z.string().max(trackerLimits.url).nullish(),
  salary: short.nullish(),
  closesAt: Moment.nullish(),
  appliedAt: Moment.nullish(),
  interviewAt: Moment.nullish(),
  /** When it came into its state. */
  movedAt: Moment.nullish(),
  /** Its place among those of its state; smaller is higher. */
  order: z.number().nullish(),
  /** Each state it came into, and when; the oldest first. */
  history: z
    .array(z.object({ state: z.string().max(64), at: Moment }))
    .max(trackerLimits.history)
    .nullish(),
  contacts: z.array(Contact).max(trackerLimits.contacts).nullish(),
  tasks: z.array(JobTask).max(trackerLimits.tasks).nullish(),
  /** Which version of the resume was sent, and the application it was sent with. */
  resumeId: z.string().nullish(),
  applicationId: z.string().nullish(),
  content: z.object({ reading: KeptReading.nullish(), provenance: Provenance.nullish() }).nullish(),
});
export type TrackedJob = z.infer<typeof TrackedJob>;

/** How a job is called where there is one line for it: its title and its company, as far as they are known. */
export function formatJobName(job: Pick<TrackedJob, 'title' | 'company'>): string {
  return [job.title, job.company]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' · ');
}

/** What is written when a job comes into a state: since when, the day of applying where none is known, and one more line of its history. */
export function moveFields(
  job: Pick<TrackedJob, 'appliedAt' | 'history'>,
  state: JobState,
  now: Date,
): Required<Pick<TrackedJob, 'status' | 'movedAt' | 'appliedAt' | 'history'>> {
  const history = [...(job.history ?? []), { state, at: now }].slice(-trackerLimits.history);
  return {
    status: state,
    movedAt: now,
    appliedAt: job.appliedAt ?? (state === 'applied' ? now : null),
    history,
  };
}

/** The states a job came through, the oldest first; what another tool did without a line of its own is known by the state it is in. */
export function historyOf(
  job: Pick<TrackedJob, 'history' | 'status' | 'movedAt'>,
): NonNullable<TrackedJob['history']> {
  const history = job.history ?? [];
  const state = stateOf(job.status);
  return job.movedAt && history.at(-1)?.state !== state
    ? [...history, { state, at: job.movedAt }]
    : history;
}
