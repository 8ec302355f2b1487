/** What identifies a candidate of the seed: uid and invitation code. */
import { people } from '../accounts.ts';
import type { SeedCandidate } from './seedCandidate.ts';

/** Uid of a candidate; the job seeker of the accounts keeps her own. */
export function uidOf(candidate: SeedCandidate): string {
  return candidate.name === 'Jo Lindqvist'
    ? people.seeker.uid
    : `seed-c-${candidate.name
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z]+/g, '')}`;
}

/** The invitation code of the candidate with that number; used up, so that it may be guessable. */
export function codeOf(turn: number): string {
  return `SEEDC0DE${String(turn).padStart(8, '0')}`;
}
