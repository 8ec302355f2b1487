// The scorecards of candidates whom two people or more have scored: a bounded sample, for saying how far reviewers agree.
import { getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import type { Review } from '#domain/review/review.ts';
import type { Source } from '#domain/base/source.ts';
import { isMyself } from '#data/firestore/authentication.ts';
import { collectionAt, listDocuments, readList } from '#data/firestore/documents.ts';
import { retryRead } from '#data/firestore/readRetry.ts';
import { noteReads } from '#data/base/reads.ts';
import type { JobRef } from '#data/firestore/refs.ts';

/** So many of the last sent interviews are looked through. */
export const scanLimit = 200;
/** Scorecards of at most so many candidates are read. */
const sampleMax = 40;
const reviewsMax = 20;

export interface SharedCandidate {
  candidateUid: string;
  reviews: { reviewer: string; name: string | null; review: Review }[];
}
export interface CalibrationSample {
  candidates: SharedCandidate[];
  /** How many candidates with two scorecards or more were seen. */
  found: number;
  /** True when older interviews were not looked through. */
  more: boolean;
}

async function read(jobRef: JobRef, uid: string | null): Promise<CalibrationSample> {
  const sent = await retryRead(() =>
    getDocsFromServer(
      query(
        collectionAt('candidates', jobRef),
        where('status', '==', 'submitted'),
        orderBy('submittedAt', 'desc'),
        limit(scanLimit + 1),
      ),
    ),
  );
  noteReads('candidates', sent.docs.length);
  const { items, more } = listDocuments('candidates', sent.docs, scanLimit);
  const shared = items.filter(
    ({ id, data: { reviewers } }) =>
      !isMyself(id) && (reviewers?.length ?? 0) >= 2 && (uid === null || reviewers?.includes(uid)),
  );
  const candidates = await Promise.all(
    shared.slice(0, sampleMax).map(async ({ id }): Promise<SharedCandidate> => {
      const reviews = await readList(
        'reviews',
        query(
          collectionAt('reviews', { ...jobRef, candidateUid: id }),
          orderBy('updatedAt'),
          limit(reviewsMax),
        ),
        reviewsMax,
      );
      return {
        candidateUid: id,
        reviews: reviews.items
          .filter(({ data }) => data.submitted)
          .map(({ id: reviewer, data }) => ({ reviewer, name: data.name ?? null, review: data })),
      };
    }),
  );
  return {
    candidates: candidates.filter(({ reviews }) => reviews.length >= 2),
    found: shared.length,
    more,
  };
}

/** The sample, read once. `uid`: only candidates whom this person has scored, as the rules demand of everybody but managers; null for managers. At most 201 + 40 × 20 reads. */
export function calibrationOf(jobRef: JobRef, uid: string | null): Source<CalibrationSample> {
  return {
    key: `calibration/${jobRef.orgId}/${jobRef.interviewId}/${uid ?? 'all'}`,
    subscribe: (next, fail) => {
      let isOver = false;
      read(jobRef, uid).then(
        (sample) => {
          if (!isOver) next(sample);
        },
        (error: unknown) => {
          if (!isOver) fail(error);
        },
      );
      return () => {
        isOver = true;
      };
    },
  };
}
