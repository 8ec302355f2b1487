// The log of an interview's circumstances: written in order by the room, bounded, seen and answered by the candidate.
import {
  documentId,
  getCountFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import {
  eventIdOf,
  roomEventLimits,
  type RoomEvent,
  type RoomRemark,
} from '#domain/candidate/roomEvent.ts';
import {
  readTroubleKind,
  maxTechnicalIssues,
  type TroubleKind,
} from '#domain/candidate/session.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveDoc, liveList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction, updateDoc } from '#data/firestore/guardedWrites.ts';
import { noteReads } from '#data/base/reads.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { readOptional, requireOnline } from '#data/firestore/transactions.ts';
import { withTimeout } from '#data/base/withTimeout.ts';

export type NewRoomEvent = Pick<RoomEvent, 'kind' | 'amount' | 'agoSeconds' | 'device'> & {
  answerId?: string;
  detail?: string;
};

/** Everything that was noted, in order. */
export function roomEventsOf(candidateRef: CandidateRef): Source<Listed<RoomEvent>> {
  const { count } = roomEventLimits;
  return liveList(
    'events',
    `${docAt('sessions', candidateRef).path}/events`,
    () => query(collectionAt('events', candidateRef), orderBy(documentId()), limit(count + 1)),
    count,
  );
}

/** What the candidate says about all of it. */
export function roomRemarkOf(candidateRef: CandidateRef): Source<Stored<RoomRemark> | null> {
  return liveDoc('roomRemark', candidateRef);
}

/** The number of the next entry, as far as the server knows: as many as there are. */
export async function findNextRoomEvent(candidateRef: CandidateRef): Promise<number> {
  noteReads('events', 1);
  return asFault(
    async () => (await getCountFromServer(collectionAt('events', candidateRef))).data().count,
  );
}

/** What the company learns when the candidate reports that something went wrong; counted, and open until somebody sees to it. */
async function reportIn(
  transaction: Transaction,
  candidateRef: CandidateRef,
  what: TroubleKind,
): Promise<(() => void) | null> {
  const session = await readOptional(transaction, 'sessions', { ...candidateRef });
  const times = (session?.trouble?.times ?? 0) + 1;
  if (!session || times > maxTechnicalIssues) return null;
  return () => {
    transaction.update(docAt('sessions', candidateRef), {
      trouble: { open: true, what, at: serverTimestamp(), times },
      rev: session.rev + 1,
    });
  };
}

/** Writes one entry at the first free number from `from` on; what the candidate reported reaches the company in the same commit, also when the log is full. Returns the number after it; null when the log is full. A transaction: nothing waits in the SDK for a network. */
export async function appendRoomEvent(
  candidateRef: CandidateRef,
  from: number,
  event: NewRoomEvent,
): Promise<number | null> {
  const what = event.kind === 'fault' ? readTroubleKind(event.detail) : null;
  return asFault(() =>
    withTimeout(
      runTransaction(database(), async (transaction) => {
        const report = what && (await reportIn(transaction, candidateRef, what));
        let n = from;
        for (let id = eventIdOf(n); id !== null; id = eventIdOf(n)) {
          const reference = docAt('events', { ...candidateRef, eventId: id });
          // Another device may have been faster, by one or two.
          if (!(await transaction.get(reference)).exists()) {
            transaction.set(reference, { ...event, savedAt: serverTimestamp() });
            report?.();
            return n + 1;
          }
          n += 1;
        }
        report?.();
        return null;
      }),
    ),
  );
}

/** The candidate's words on one entry. */
export async function annotateRoomEvent(
  candidateRef: CandidateRef,
  eventId: string,
  note: string,
): Promise<void> {
  requireOnline();
  await asFault(() =>
    withTimeout(
      updateDoc(docAt('events', { ...candidateRef, eventId }), {
        note: note.trim().slice(0, roomEventLimits.noteMax),
        notedAt: serverTimestamp(),
      }),
    ),
  );
}

/** The candidate's words on the whole log. */
export async function saveRoomRemark(candidateRef: CandidateRef, note: string): Promise<void> {
  await asFault(() =>
    withTimeout(
      runTransaction(database(), async (transaction) => {
        const known = await transaction.get(docAt('roomRemark', candidateRef));
        transaction.set(known.ref, {
          note: note.trim().slice(0, roomEventLimits.noteMax),
          notedAt: serverTimestamp(),
          rev: known.exists() ? Number(known.get('rev')) + 1 : 1,
        });
      }),
    ),
  );
}
