// How far an application is, in the job seeker's own words.

export const jobStates = ['interested', 'applied', 'interviewing', 'offer', 'closed'] as const;
export type JobState = (typeof jobStates)[number];

/** A stored state, or "interested" when it is missing or unknown. */
export function stateOf(stored: string | null | undefined): JobState {
  return jobStates.find((state) => state === stored) ?? 'interested';
}
