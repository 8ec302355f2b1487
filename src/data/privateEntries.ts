// A job seeker's own entries: practice, tracked jobs, resumes. The rules let nobody else read them, not even a super admin.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import type { PrivateEntry } from '#domain/privateEntry.ts';
import type { Listed, Source } from '#domain/source.ts';
import { collectionAt, docAt, liveList, readList } from './documents.ts';
import { asFault } from './faults.ts';
import { addDoc, deleteDoc, updateDoc } from './writing.ts';

export const privateKinds = ['practiceSessions', 'resumes', 'jobTrackers', 'applications'] as const;
export type PrivateKind = (typeof privateKinds)[number];
export type PrivateFields = Pick<PrivateEntry, 'title' | 'text' | 'notes' | 'status'>;

/** Latest entries of one kind. */
export function entriesOf(uid: string, kind: PrivateKind, size: number): Source<Listed<PrivateEntry>> {
  return liveList(kind, `${kind}:${uid}:${size}`, () => query(collectionAt(kind, { uid }), orderBy('updatedAt', 'desc'), limit(size + 1)), size);
}

/** Adds an entry; returns its id. Throws a Fault. */
export async function addEntry(uid: string, kind: PrivateKind, fields: PrivateFields): Promise<string> {
  return asFault(async () => (await addDoc(collectionAt(kind, { uid }), { ...fields, createdAt: serverTimestamp(), updatedAt: serverTimestamp() })).id);
}

/** Changes fields of an entry. Throws a Fault. */
export async function changeEntry(uid: string, kind: PrivateKind, id: string, fields: PrivateFields): Promise<void> {
  await asFault(() => updateDoc(docAt(kind, { uid, id }), { ...fields, updatedAt: serverTimestamp() }));
}

/** Deletes an entry for good. Throws a Fault. */
export async function removeEntry(uid: string, kind: PrivateKind, id: string): Promise<void> {
  await asFault(() => deleteDoc(docAt(kind, { uid, id })));
}

/** Everything a job seeker keeps here, for the export. At most 500 entries of each kind. Throws a Fault. */
export async function exportEntries(uid: string): Promise<Record<PrivateKind, (PrivateEntry & { id: string })[]>> {
  const lists = await Promise.all(privateKinds.map((kind) => readList(kind, query(collectionAt(kind, { uid }), limit(500)), 500)));
  return Object.fromEntries(privateKinds.map((kind, index) => [kind, (lists[index]?.items ?? []).map(({ id, data }) => ({ ...data, id }))])) as Record<PrivateKind, (PrivateEntry & { id: string })[]>;
}
