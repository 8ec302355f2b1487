// Notes of the hiring team on a candidate; the candidate never reads them.
import { limit, orderBy, query, serverTimestamp, where } from 'firebase/firestore';
import type { Note, NoteMark } from '#domain/review/review.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { writeBatch } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { requireOnline } from '#data/firestore/transactions.ts';
import { buildNotice, type Teller } from './notices.ts';

/** Most notes of colleagues that are counted while they are closed. */
const marksMax = 50;

/** My own notes, the latest first, `size` of them; open to their author at any time. */
export function ownNotesOf(
  candidateRef: CandidateRef,
  uid: string,
  size: number,
): Source<Listed<Note>> {
  const make = () =>
    query(
      collectionAt('notes', candidateRef),
      where('authorUid', '==', uid),
      orderBy('createdAt', 'desc'),
      limit(size + 1),
    );
  return liveList(
    'notes',
    `${docAt('sessions', candidateRef).path}/notes/${uid}/${size}`,
    make,
    size,
  );
}

/** That there are notes and whose, without their words: for whom they are still closed. */
export function noteMarksOf(candidateRef: CandidateRef): Source<Listed<NoteMark>> {
  const make = () =>
    query(
      collectionAt('noteMarks', candidateRef),
      orderBy('createdAt', 'desc'),
      limit(marksMax + 1),
    );
  return liveList('noteMarks', `${docAt('sessions', candidateRef).path}/noteMarks`, make, marksMax);
}

/** Everybody's notes, the latest first, `size` of them; refused by the rules until the reader's own scorecard is handed in. */
export function notesOf(candidateRef: CandidateRef, size: number): Source<Listed<Note>> {
  const make = () =>
    query(collectionAt('notes', candidateRef), orderBy('createdAt', 'desc'), limit(size + 1));
  return liveList('notes', `${docAt('sessions', candidateRef).path}/notes/${size}`, make, size);
}

/** Adds a note and tells the colleagues it names, in one commit. Without a network it is refused at once, so that the words stay in their field. */
export async function addNote(
  candidateRef: CandidateRef,
  author: Teller,
  text: string,
  mentions: readonly string[] = [],
): Promise<true> {
  requireOnline();
  const noteId = createId();
  const mentioned = [...new Set(mentions)].filter((uid) => uid !== author.uid);
  const batch = writeBatch(database());
  batch.set(docAt('notes', { ...candidateRef, noteId }), {
    text,
    authorUid: author.uid,
    createdAt: serverTimestamp(),
    ...(mentioned.length > 0 ? { mentions: mentioned } : {}),
  });
  batch.set(docAt('noteMarks', { ...candidateRef, noteId }), {
    authorUid: author.uid,
    createdAt: serverTimestamp(),
  });
  for (const uid of mentioned)
    batch.set(...buildNotice(candidateRef, uid, author, 'mention', noteId, noteId));
  await asFault(() => batch.commit());
  return true;
}

/** Deletes one's own note, and that there was one. */
export async function deleteNote(candidateRef: CandidateRef, noteId: string): Promise<void> {
  requireOnline();
  const batch = writeBatch(database());
  batch.delete(docAt('notes', { ...candidateRef, noteId }));
  batch.delete(docAt('noteMarks', { ...candidateRef, noteId }));
  await asFault(() => batch.commit());
}
