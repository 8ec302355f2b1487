// Notes of the hiring team on a candidate; the candidate never reads them.
import { deleteDoc, limit, orderBy, query, serverTimestamp, setDoc } from 'firebase/firestore';
import { Fault } from '#domain/fault.ts';
import type { Note } from '#domain/review.ts';
import type { Listed, Source } from '#domain/source.ts';
import type { CandidatePlace } from './candidateFile.ts';
import { collectionAt, docAt, liveList } from './documents.ts';
import { asFault } from './faults.ts';
import { newId } from './ids.ts';

/** The latest notes first, `size` of them. */
export function notesOf(place: CandidatePlace, size: number): Source<Listed<Note>> {
  const make = () => query(collectionAt('notes', place), orderBy('createdAt', 'desc'), limit(size + 1));
  return liveList('notes', `${docAt('sessions', place).path}/notes/${size}`, make, size);
}

/** Adds a note. Without a network it is refused at once, so that the words stay in their field. */
export async function addNote(place: CandidatePlace, authorUid: string, text: string): Promise<true> {
  if (!navigator.onLine) throw new Fault('offline');
  await asFault(() => setDoc(docAt('notes', { ...place, noteId: newId() }), { text, authorUid, createdAt: serverTimestamp() }));
  return true;
}

/** Deletes one's own note. */
export async function deleteNote(place: CandidatePlace, noteId: string): Promise<void> {
  if (!navigator.onLine) throw new Fault('offline');
  await asFault(() => deleteDoc(docAt('notes', { ...place, noteId })));
}
