// Overrides of AI ratings: kept beside the original with a reason, added and never changed; closed like the ratings until one's own scorecard is in.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import { buildOverrideId, type Override } from '#domain/review/override.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { requireOnline } from '#data/firestore/transactions.ts';

/** Most overrides of one candidate that are read, the latest first. */
const overridesMax = 100;

/** What people changed about the AI's ratings of a candidate; refused by the rules until the reader's own scorecard is handed in. */
export function overridesSource(candidateRef: CandidateRef): Source<Listed<Override>> {
  const make = () =>
    query(collectionAt('overrides', candidateRef), orderBy('at', 'desc'), limit(overridesMax + 1));
  return liveList(
    'overrides',
    `${docAt('sessions', candidateRef).path}/overrides`,
    make,
    overridesMax,
  );
}

export interface NewOverride extends Pick<
  Override,
  'evaluationId' | 'questionId' | 'level' | 'withdrawn' | 'reason'
> {
  /** How many words on this rating the person saw. */
  seen: number;
}

/** Adds a level beside the AI's, or takes the last one back. "conflict" when somebody else said something since the person looked. */
export async function addOverride(
  candidateRef: CandidateRef,
  { uid, name }: { uid: string; name: string },
  { seen, ...override }: NewOverride,
): Promise<true> {
  requireOnline();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const n = seen + 1;
      const next = docAt('overrides', {
        ...candidateRef,
        overrideId: buildOverrideId({ ...override, n }),
      });
      if ((await transaction.get(next)).exists()) throw new Fault('conflict');
      transaction.set(next, {
        ...override,
        reason: override.reason.trim(),
        n,
        by: uid,
        byName: name.slice(0, 120),
        at: serverTimestamp(),
      });
      return true as const;
    }),
  );
}
