// Looking at the app as somebody sees it: begins with a reason, ends by hand or by itself, and nothing is written meanwhile (readOnly.ts, and the rules).
import { serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { accessLimits, type Viewing } from '#domain/platformAccess.ts';
import type { Source, Stored } from '#domain/source.ts';
import { database } from './database.ts';
import { docAt, liveDoc } from './documents.ts';
import { asFault } from './faults.ts';
import { actOnce, actor, addAct } from './platformAct.ts';

/** Through whose eyes a super admin looks; null when through their own. */
export function viewingOf(me: string): Source<Stored<Viewing> | null> {
  return liveDoc('viewings', { uid: me });
}

/** Begins, for half an hour at most. Needs a fresh sign-in. Throws a Fault. */
export async function startViewing(target: string, orgId: string | null, reason: string): Promise<void> {
  await actOnce({ action: 'view.start', target, reason, ...(orgId ? { orgId } : {}) }, (batch, auditId) => batch.set(docAt('viewings', { uid: actor() }), {
    // A minute short of what the rules allow: this device's clock may be ahead.
    target, orgId, reason, at: serverTimestamp(), until: Timestamp.fromMillis(Date.now() + (accessLimits.viewingMinutes - 1) * 60_000), auditId,
  }));
}

/** Ends it: the one write that is let through meanwhile. Throws a Fault. */
export async function endViewing(target: string): Promise<void> {
  await asFault(async () => {
    const batch = writeBatch(database());
    addAct(batch, { action: 'view.end', target });
    batch.delete(docAt('viewings', { uid: actor() }));
    await batch.commit();
  });
}
