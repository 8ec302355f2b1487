// How usual a circumstance is among the others of a job, so that nobody reads much into little. Reads when asked for: the last 21 who handed in, and four counts for each of 20.
import { getCountFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { roomRateKinds, type RoomRates } from '#domain/candidate/roomEvent.ts';
import { collectionAt, readList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { noteReads } from '#data/base/reads.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';

/** Most others that are looked at. */
const sampleSize = 20;

async function has(candidateRef: CandidateRef, kind: string): Promise<boolean> {
  noteReads('count', 1);
  return (
    (
      await getCountFromServer(
        query(collectionAt('events', candidateRef), where('kind', '==', kind), limit(1)),
      )
    ).data().count > 0
  );
}

/** Of the others of the job who handed in last, how many had each circumstance at least once. */
export async function roomRatesOf(candidateRef: CandidateRef): Promise<RoomRates> {
  return asFault(async () => {
    const { items } = await readList(
      'sessions',
      query(
        collectionAt('sessions', candidateRef),
        where('status', '==', 'submitted'),
        orderBy('submittedAt', 'desc'),
        limit(sampleSize + 1),
      ),
      sampleSize + 1,
    );
    const others = items.filter(({ id }) => id !== candidateRef.candidateUid).slice(0, sampleSize);
    const counted = await Promise.all(
      roomRateKinds.map(async (kind) => {
        const found = await Promise.all(
          others.map(({ id }) => has({ ...candidateRef, candidateUid: id }, kind)),
        );
        return [kind, found.filter(Boolean).length] as const;
      }),
    );
    return {
      of: others.length,
      withIt: { away: 0, paste: 0, offline: 0, fault: 0, ...Object.fromEntries(counted) },
    };
  });
}
