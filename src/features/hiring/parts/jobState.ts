// The tone of a job's state, and what a closing date that has passed makes of it.
import type { Interview } from '#domain/jobs/interview.ts';
import type { Tone } from '#ui/page/StatusChip.tsx';

export const jobTones: Record<Interview['status'], Tone> = {
  draft: 'neutral',
  open: 'good',
  closed: 'neutral',
  archived: 'neutral',
};

/** True when an open job no longer takes candidates because its closing date has passed. */
export function isPastClosing(job: Pick<Interview, 'status' | 'closesAt'>, now: Date): boolean {
  return job.status === 'open' && job.closesAt != null && job.closesAt <= now;
}
