// By which states the jobs of the dashboard can be narrowed; null for all.
export const jobStates = ['open', 'closed', 'archived'] as const;
export type JobState = (typeof jobStates)[number] | null;
