// A job as it was found in a resume.
import type { Found } from '#ai/onDevice/resume/shape/pieces.ts';

/** A date as it was read, and where. */
interface FoundDate {
  value: string;
  from: Found['from'];
}
export interface Job {
  title: Found | null;
  employer: Found | null;
  start: FoundDate | null;
  end: FoundDate | null;
  current: boolean;
  bullets: Found[];
}
