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
import { Fault } from '#domain/fault.ts';
import { eventIdOf, roomEventLimits, type RoomEvent, type RoomRemark } from '#domain/roomEvent.ts';
import { troubleIn, troublesMax, type TroubleKind } from '#domain/session.ts';
import type { Listed, Source, Stored } from '#domain/source.ts';
import type { CandidatePlace } from './candidate.ts';
import { withPatience } from './candidatePatience.ts';
import { database } from './database.ts';
import { collectionAt, docAt, liveDoc, liveList } from './documents.ts';
import { asFault } from './faults.ts';
import { readIn } from './interviews.ts';
import { noteReads } from './reads.ts';
import { runTransaction, updateDoc } from './writing.ts';

export type NewRoomEvent = Pick<RoomEvent, 'kind' | 'amount' | 'agoSeconds' | 'device'> & {
  answerId?: string;
  detail?: string;
};

/** Everything that was noted, in order. */
export function roomEventsOf(place: CandidatePlace): Source<Listed<RoomEvent>> {
  const { count } = roomEventLimits;
  return liveList(
    'events',
    `${docAt('sessions', place).path}/events`,
    () => query(collectionAt('events', place), orderBy(documentId()), limit(count + 1)),
    count,
  );
}

/** What the candidate says about all of it. */
export function roomRemarkOf(place: CandidatePlace): Source<Stored<RoomRemark> | null> {
  return liveDoc('roomRemark', place);
}

/** The number of the next entry, as far as the server knows: as many as there are. */
export async function nextRoomEvent(place: CandidatePlace): Promise<number> {
  noteReads('events', 1);
  return asFault(
    async () => (await getCountFromServer(collectionAt('events', place))).data().count,
  );
}

/** What the company is told when the candidate says that something went wrong; counted, and open until somebody sees to it. */
async function reportIn(
  transaction: Transaction,
  place: CandidatePlace,
  what: TroubleKind,
): Promise<(() => void) | null> {
  const session = await readIn(transaction, 'sessions', { ...place });
  const times = (session?.trouble?.times ?? 0) + 1;
  if (!session || times > troublesMax) return null;
  return () => {
    transaction.update(docAt('sessions', place), {
      trouble: { open: true, what, at: serverTimestamp(), times },
      rev: session.rev + 1,
    });
  };
}

/** Writes one entry at the first free number from `from` on; what the candidate reported is told to the company in the same commit, also when the log is full. Returns the number after it; null when the log is full. A transaction: nothing waits in the SDK for a network. */
export async function appendRoomEvent(
  place: CandidatePlace,
  from: number,
  event: NewRoomEvent,
): Promise<number | null> {
  const what = event.kind === 'fault' ? troubleIn(event.detail) : null;
  return asFault(() =>
    withPatience(
      runTransaction(database(), async (transaction) => {
        const report = what && (await reportIn(transaction, place, what));
        let n = from;
        for (let id = eventIdOf(n); id !== null; id = eventIdOf(n)) {
          const reference = docAt('events', { ...place, eventId: id });
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
  place: CandidatePlace,
  eventId: string,
  note: string,
): Promise<void> {
  if (!navigator.onLine) throw new Fault('offline');
  await asFault(() =>
    withPatience(
      updateDoc(docAt('events', { ...place, eventId }), {
        note: note.trim().slice(0, roomEventLimits.noteMax),
        notedAt: serverTimestamp(),
      }),
    ),
  );
}

/** The candidate's words on the whole log. */
export async function saveRoomRemark(place: CandidatePlace, note: string): Promise<void> {
  await asFault(() =>
    withPatience(
      runTransaction(database(), async (transaction) => {
        const known = await transaction.get(docAt('roomRemark', place));
        transaction.set(known.ref, {
          note: note.trim().slice(0, roomEventLimits.noteMax),
          notedAt: serverTimestamp(),
          rev: known.exists() ? Number(known.get('rev')) + 1 : 1,
        });
      }),
    ),
  );
}
