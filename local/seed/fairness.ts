/** Figures for the compliance role: the tallies of an earlier, closed job, without names. */
import { selfIdQuestions, type SelfId } from '#domain/fairness/selfId.ts';
import { ago } from './clock.ts';
import { orgId } from './companies.ts';
import type { Documents } from './documents.ts';

const interviewId = 'seed-support-2025';
const people = 96;

function turned<T>(list: readonly T[], turn: number): T | undefined {
  return list[turn % list.length];
}

/** The tallies of a closed job, and the self-identification of three quarters of its candidates. */
export function addFairness(documents: Documents): void {
  for (let n = 0; n < people; n += 1) {
    const candidateUid = `seed-past-${String(n).padStart(3, '0')}`;
    const candidateRef = { orgId, interviewId, candidateUid };
    const level = 20 + ((n * 37) % 75);
    documents.add('tallies', candidateRef, {
      outcome: level >= 58 ? 'advance' : 'reject',
      level,
      at: ago(60 - (n % 20)),
    });
    if (n % 4 === 3) continue;
    const givenSelfId: SelfId = {
      rev: 1,
      gender: n % 23 === 0 ? 'nonBinary' : n % 2 === 0 ? 'woman' : 'man',
      ethnicity:
        turned(
          ['white', 'white', 'black', 'asian', 'hispanic', 'several', 'declined'] as const,
          n,
        ) ?? 'declined',
      age: turned(selfIdQuestions.age, Math.floor(n / 2)) ?? 'declined',
    };
    documents.add(
      'selfIds',
      candidateRef,
      n % 3 === 0 ? { ...givenSelfId, disability: n % 9 === 0 ? 'yes' : 'no' } : givenSelfId,
    );
  }
}
