// Looking at the app as somebody sees it: begins with a reason, ends by hand or by itself, and nothing is written meanwhile (readOnly.ts, and the rules).
import { serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { accessLimits, type Impersonation } from '#domain/platform/platformAccess.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { createEmitter } from '#domain/base/store.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveDoc } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { actOnce, readActor, addAct } from './platformAct.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

/** Numbers of beginnings that the server has taken. The SDK calls a write pending until its listener has caught up with it, which may be late or, with the emulator, never. */
const taken = new Set<string>();
const beginnings = createEmitter();

/** Through whose eyes a super admin looks; null when through their own. What the server has taken is not pending. */
export function impersonationOf(me: string): Source<Stored<Impersonation> | null> {
  const live = liveDoc('viewings', { uid: me });
  return {
    key: live.key,
    subscribe: (next, fail) => {
      let latest: Stored<Impersonation> | null | undefined;
      const emit = (): void => {
        if (latest !== undefined)
          next(latest && taken.has(latest.data.auditId) ? { ...latest, pending: false } : latest);
      };
      const stopListening = beginnings.subscribe(emit);
      const stop = live.subscribe((stored) => {
        latest = stored;
        emit();
      }, fail);
      return () => {
        stopListening();
        stop();
      };
    },
  };
}

/** Begins, for half an hour at most. Needs a fresh sign-in. Throws a Fault. */
export async function startImpersonation(
  target: string,
  orgId: string | null,
  reason: string,
): Promise<void> {
  let begun = '';
  const now = await readServerTime();
  await actOnce(
    { action: 'view.start', target, reason, orgIds: orgId ? [orgId] : [] },
    (batch, auditId) => {
      begun = auditId;
      batch.set(docAt('viewings', { uid: readActor() }), {
        // A minute short of what the rules allow: a reply's date counts whole seconds, and the commit takes a while.
        target,
        orgId,
        reason,
        at: serverTimestamp(),
        until: Timestamp.fromMillis(now.getTime() + (accessLimits.viewingMinutes - 1) * 60_000),
        auditId,
      });
    },
  );
  taken.add(begun);
  beginnings.emit();
}

/** Ends it: the one write that is let through meanwhile. Throws a Fault. */
export async function endImpersonation(target: string): Promise<void> {
  await asFault(async () => {
    const batch = writeBatch(database());
    addAct(batch, { action: 'view.end', target });
    batch.delete(docAt('viewings', { uid: readActor() }));
    await batch.commit();
  });
}
