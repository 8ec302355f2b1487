// Who else handed a scorecard in: colleagues, then external reviewers.
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { reviewsOf } from '#data/review/reviews.ts';
import { guestReviewsOf } from '#data/review/shares.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import type { Peer } from './CompetencyResult.tsx';

/** Null instead of a candidate: my own scorecard is not in yet, and the others' are not even asked for. */
export function usePeers(candidateRef: CandidateRef | null, uid: string): Peer[] {
  const { t } = useTranslation(['review', 'share']);
  const reviews = valueOf(useLive(wrapResult(candidateRef ? reviewsOf(candidateRef) : null)));
  const guests = valueOf(useLive(wrapResult(candidateRef ? guestReviewsOf(candidateRef) : null)));
  return [
    ...(reviews?.items ?? [])
      .filter(({ id, data }) => id !== uid && data.submitted)
      .map(({ id, data }) => ({ uid: id, name: data.name || t('people.former'), review: data })),
    ...(guests?.items ?? []).map(({ id, data }) => ({
      uid: id,
      name: t('share:outside', { name: data.name ?? '' }),
      review: data,
    })),
  ];
}
