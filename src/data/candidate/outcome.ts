// The outcome as the candidate was notified of it: read by both ends of a session.
import type { Outcome } from '#domain/review/review.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { liveDoc } from '#data/firestore/documents.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';

/** The released outcome; null while nothing is released. */
export function outcomeOf(candidateRef: CandidateRef): Source<Stored<Outcome> | null> {
  return liveDoc('outcome', candidateRef);
}
