// Messages from the contact page, for super admins: read page by page, marked as handled, deleted.
import { orderBy, query, serverTimestamp, where } from 'firebase/firestore';
import type { StoredContactMessage } from '#domain/platform/contactMessage.ts';
import type { PagedSource, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { writeBatch } from '#data/firestore/guardedWrites.ts';
import { livePages } from '#data/firestore/pagedSource.ts';
import { actOnce, readActor } from './platformAct.ts';

/** Messages a page holds. */
const perPage = 20;

/** Messages of this status, the latest first. Reads: a page's worth and one. */
export function contactPages(
  status: StoredContactMessage['status'],
): PagedSource<StoredContactMessage> {
  const make = () =>
    query(
      collectionAt('contactMessages', {}),
      where('status', '==', status),
      orderBy('createdAt', 'desc'),
    );
  return livePages('contactMessages', `platform:contact:${status}`, make, perPage);
}

/** Marks a message as handled, with its entry in the platform's log. Throws a Fault. */
export async function handleContactMessage(id: string): Promise<void> {
  await actOnce({ action: 'contact.handle', target: id }, (batch, auditId) => {
    batch.update(docAt('contactMessages', { messageId: id }), {
      status: 'handled',
      handledBy: readActor(),
      handledAt: serverTimestamp(),
      auditId,
    });
  });
}

/** Opens a handled message again. Throws a Fault. */
export async function reopenContactMessage(id: string): Promise<void> {
  await actOnce({ action: 'contact.reopen', target: id }, (batch, auditId) => {
    batch.update(docAt('contactMessages', { messageId: id }), {
      status: 'open',
      handledBy: null,
      handledAt: null,
      auditId,
    });
  });
}

/** Deletes a handled message; the platform's log keeps who did and when, not the words. Throws a Fault. */
export async function deleteContactMessage({
  id,
  data,
}: Pick<Stored<StoredContactMessage>, 'id' | 'data'>): Promise<void> {
  await asFault(async () => {
    const batch = writeBatch(database());
    const auditId = `contactdelete_${id}_${data.createdAt?.getTime() ?? 0}`;
    batch.set(docAt('platformAudit', { id: auditId }), {
      actorUid: readActor(),
      action: 'contact.delete',
      target: id,
      at: serverTimestamp(),
    });
    batch.delete(docAt('contactMessages', { messageId: id }));
    await batch.commit();
  });
}
