// What nearly every commit does: ask whether there is a network, read documents against their schemas, and add an audit entry.
import { serverTimestamp, type Transaction } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import type { CollectionName, DataOf, RefOf } from './collections.ts';
import { docAt, read } from './documents.ts';
import { createId } from './ids.ts';

/** Refuses at once while the browser has no network, because a transaction would only wait for it. Throws the Fault "offline". */
export function requireOnline(): void {
  if (globalThis.navigator?.onLine === false) throw new Fault('offline');
}

/** Reads a document in a transaction; null when it does not exist. Throws the Fault "damaged" when it does not fit its schema. */
export async function readOptional<Name extends CollectionName>(
  transaction: Transaction,
  name: Name,
  documentRef: RefOf<Name>,
): Promise<DataOf<Name> | null> {
  const snapshot = await transaction.get(docAt(name, documentRef));
  if (!snapshot.exists()) return null;
  const result = read(name, snapshot);
  if ('damaged' in result) throw new Fault('damaged', { values: { path: result.damaged.path } });
  return result.stored.data;
}

/** Reads a document in a transaction. Throws the Fault "notFound" when it does not exist, "damaged" when it does not fit its schema. */
export async function readRequired<Name extends CollectionName>(
  transaction: Transaction,
  name: Name,
  documentRef: RefOf<Name>,
): Promise<DataOf<Name>> {
  const data = await readOptional(transaction, name, documentRef);
  if (data === null) throw new Fault('notFound');
  return data;
}

/** Reads a document in a transaction; null when it does not exist or does not fit its schema. */
export async function readIntact<Name extends CollectionName>(
  transaction: Transaction,
  name: Name,
  documentRef: RefOf<Name>,
): Promise<DataOf<Name> | null> {
  const snapshot = await transaction.get(docAt(name, documentRef));
  const result = snapshot.exists() ? read(name, snapshot) : null;
  return result && 'stored' in result ? result.stored.data : null;
}

/** Adds an audit entry to a commit. Details carry no personal data. Returns its id, which the document that it tells of carries where the rules ask for the entry. */
export function addAuditEntry(
  transaction: Transaction,
  orgId: string,
  uid: string,
  action: string,
  target: string,
  detail?: string,
  id = createId(),
): string {
  transaction.set(docAt('auditLog', { orgId, id }), {
    actorUid: uid,
    action,
    target,
    at: serverTimestamp(),
    ...(detail ? { detail: detail.slice(0, 2_000) } : {}),
  });
  return id;
}
