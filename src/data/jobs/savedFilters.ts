// Views of a list of candidates that somebody gave a name; each person has their own, in every job of the company.
import { limit, query, serverTimestamp } from 'firebase/firestore';
import {
  filterIds,
  type CandidateView,
  type SavedFilter,
} from '#domain/candidate/candidateView.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { deleteDoc, runTransaction } from '#data/firestore/guardedWrites.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { requireOnline } from '#data/firestore/transactions.ts';

export interface FilterOwner {
  orgId: string;
  uid: string;
}

/** My saved filters; there are places for twenty. */
export function savedFiltersOf(owner: FilterOwner): Source<Listed<SavedFilter>> {
  return liveList(
    'savedFilters',
    `filters/${owner.orgId}/${owner.uid}`,
    () => query(collectionAt('savedFilters', owner), limit(filterIds.length + 1)),
    filterIds.length,
  );
}

/** Saves a view under a name: over the one of the same name, else in a free place. False when there is none. */
export async function saveFilter(
  owner: FilterOwner,
  known: Listed<SavedFilter>,
  name: string,
  view: CandidateView,
): Promise<boolean> {
  requireOnline();
  const same = known.items.find(({ data }) => data.name === name)?.id;
  const taken = new Set([...known.items, ...known.damaged].map(({ id }) => id));
  const filterId = same ?? filterIds.find((id) => !taken.has(id));
  if (!filterId) return false;
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const at = docAt('savedFilters', { ...owner, filterId });
      const before = await transaction.get(at);
      // Another tab has taken the place meanwhile.
      if (before.exists() !== (same !== undefined)) throw new Fault('conflict');
      transaction.set(at, {
        name,
        view,
        rev: before.exists() ? Number(before.get('rev')) + 1 : 1,
        updatedAt: serverTimestamp(),
      });
      return true;
    }),
  );
}

/** Deletes one of my filters. */
export async function deleteFilter(owner: FilterOwner, filterId: string): Promise<void> {
  requireOnline();
  await asFault(() => deleteDoc(docAt('savedFilters', { ...owner, filterId })));
}
