/** What the seed says of one candidate: who applied where, how far they are, and how good their answers are. */
import type { Stage } from '#domain/candidate/session.ts';
import type { Quality } from '../content.ts';

type Where = 'in_progress' | 'submitted' | 'withdrawn' | 'expired' | Stage;
export interface SeedCandidate {
  name: string;
  job: 'seed-backend' | 'seed-support' | 'seed-support-2025' | 'seed-analyst' | 'seed-video';
  where: Where;
  qualities: Quality[];
  daysAgo: number;
  aiConsent?: false;
  /** Reported a technical issue that is still open. */
  trouble?: true;
  reviewed?: ('seed-ravi' | 'seed-clara' | 'seed-olivia')[];
}
