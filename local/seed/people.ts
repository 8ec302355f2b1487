/** The candidates of the seed: who applied where, how far they are, and how good their answers are. Invented people. */
import { analystCandidates } from './candidates/analystCandidates.ts';
import { backendCandidates } from './candidates/backendCandidates.ts';
import type { SeedCandidate } from './candidates/seedCandidate.ts';
import { supportCandidates } from './candidates/supportCandidates.ts';

/** In this order they are numbered: codes and answers depend on it. */
export const candidates: readonly SeedCandidate[] = [
  ...backendCandidates,
  ...supportCandidates,
  ...analystCandidates,
  // The job seeker's first try, with an answer from the company.
  {
    name: 'Jo Lindqvist',
    job: 'seed-support-2025',
    where: 'rejected',
    qualities: ['average', 'average', 'weak', 'average'],
    daysAgo: 64,
    reviewed: ['seed-ravi'],
  },
];
