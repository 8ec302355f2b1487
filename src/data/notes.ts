// Notes of the hiring team on a candidate; the candidate never reads them.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import { Fault } from '#domain/fault.ts';
import type { Note } from '#domain/review.ts';
import type { Listed, Source } from '#domain/source.ts';
import type { CandidatePlace } from './candidateFile.ts';
import { database } from './database.ts';
import { collectionAt, docAt, liveList } from './documents.ts';
import { asFault } from './faults.ts';
import { newId } from './ids.ts';
import { noticeFor, type Teller } from './notices.ts';
import { deleteDoc, writeBatch } from './writing.ts';

/** The latest notes first, `size` of them. */
export function notesOf(place: CandidatePlace, size: number): Source<Listed<Note>> {
  const make = () => query(collectionAt('notes', place), orderBy('createdAt', 'desc'), limit(size + 1));
  return liveList('notes', `${docAt('sessions', place).path}/notes/${size}`, make, size);
}

/** Adds a note and tells the colleagues it names, in one commit. Without a network it is refused at once, so that the words stay in their field. */
export async function addNote(place: CandidatePlace, author: Teller, text: string, mentions: readonly string[] = []): Promise<true> {
  if (!navigator.onLine) throw new Fault('offline');
  const noteId = newId();
  const told = [...new Set(mentions)].filter((uid) => uid !== author.uid);
  const batch = writeBatch(database());
  batch.set(docAt('notes', { ...place, noteId }), { text, authorUid: author.uid, createdAt: serverTimestamp(), ...(told.length > 0 ? { mentions: told } : {}) });
  for (const uid of told) batch.set(...noticeFor(place, uid, author, 'mention', noteId, noteId));
  await asFault(() => batch.commit());
  return true;
}

/** Deletes one's own note. */
export async function deleteNote(place: CandidatePlace, noteId: string): Promise<void> {
  if (!navigator.onLine) throw new Fault('offline');
  await asFault(() => deleteDoc(docAt('notes', { ...place, noteId })));
}
