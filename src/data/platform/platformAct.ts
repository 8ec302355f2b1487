// Acts of super admins: each is written down in the same commit, in the platform's log and, where a company is concerned, under the same number in the company's own.
import { serverTimestamp, type Transaction, type WriteBatch } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import { authentication } from '#data/firestore/authentication.ts';
import { database } from '#data/firestore/database.ts';
import { docAt } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { writeBatch } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';

export interface PlatformAct {
  /** e.g. "org.plan"; its words stand in i18n "platform:acts". */
  action: string;
  target: string;
  reason?: string;
  before?: string;
  after?: string;
  /** The companies it is done to: each reads of it under the same number and in the same words. */
  orgIds?: readonly string[];
  /** The number of the entries, where the rules foretell it. */
  id?: string;
}

/** Who acts. Throws "unauthenticated". */
export function readActor(): string {
  const user = authentication().currentUser;
  if (!user) throw new Fault('unauthenticated');
  return user.uid;
}

/** Adds an act's entries to a commit. Returns their number, which the changed documents carry as `auditId`. */
export function addAct(
  commit: WriteBatch | Transaction,
  { action, target, reason, before, after, orgIds = [], id: auditId = createId() }: PlatformAct,
): string {
  const by = { actorUid: readActor(), at: serverTimestamp() };
  const set = (reference: ReturnType<typeof docAt>, data: object): void => {
    (commit as WriteBatch).set(reference, data);
  };
  set(docAt('platformAudit', { id: auditId }), {
    ...by,
    action,
    target,
    ...(reason ? { reason } : {}),
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  });
  for (const orgId of orgIds)
    set(docAt('auditLog', { orgId, id: auditId }), {
      ...by,
      action: `platform.${action}`,
      target,
      ...(reason ? { detail: reason } : {}),
    });
  return auditId;
}

/** One commit with its entries. `fill` gets the number of the entries. Throws a Fault. */
export async function actOnce(
  act: PlatformAct,
  fill: (batch: WriteBatch, auditId: string) => void,
): Promise<void> {
  await asFault(async () => {
    const batch = writeBatch(database());
    fill(batch, addAct(batch, act));
    await batch.commit();
  });
}
