// Which browsers work: each reports itself, super admins see them all. What is reported: whose it is, its name, and when.
import { collectionGroup, limit, orderBy, query, serverTimestamp, where } from 'firebase/firestore';
import { computeExpiry } from '#domain/base/expiry.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import type { Worker } from '#domain/evaluation/worker.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { setUnqueued } from '#data/firestore/guardedWrites.ts';

/** Says that this browser is there and what it does. The rules take it once a minute at most. Throws a Fault. */
export async function sendHeartbeat(
  orgId: string,
  uid: string,
  browserId: string,
  browser: string,
  state: Worker['state'],
): Promise<void> {
  await asFault(() =>
    setUnqueued(docAt('workers', { orgId, workerId: `${uid}_${browserId}` }), {
      uid,
      browser,
      state,
      at: serverTimestamp(),
      expireAt: computeExpiry('workers'),
    }),
  );
}

/** Browsers of all companies that were heard of since a moment, the last first; super admins only. */
export function workersSinceSource(since: Date, most: number): Source<Listed<Worker>> {
  return liveList(
    'workers',
    `platform:workers:${since.getTime()}:${most}`,
    () =>
      query(
        collectionGroup(database(), 'workers'),
        where('at', '>', since),
        orderBy('at', 'desc'),
        limit(most + 1),
      ),
    most,
  );
}
