// What was read from a resume, beside the paper itself.
import { runTransaction, serverTimestamp } from 'firebase/firestore';
import { Fault } from '#domain/fault.ts';
import type { Reading } from '#domain/reading.ts';
import type { Source, Stored } from '#domain/source.ts';
import type { CandidatePlace } from './candidate.ts';
import { withPatience } from './candidatePatience.ts';
import { database } from './database.ts';
import { docAt, liveDoc, read } from './documents.ts';
import { faultOf } from './faults.ts';

/** The reading of one paper; null when there is none. */
export function readingOf(place: CandidatePlace, answerId: string): Source<Stored<Reading> | null> {
  return liveDoc('readings', { ...place, answerId });
}

export interface PaperAnswer { storagePath: string; mime: string; size: number; sha256: string; text: string }

async function inTransaction<T>(work: Parameters<typeof runTransaction<T>>[1]): Promise<T> {
  try {
    return await withPatience(runTransaction(database(), work, { maxAttempts: 1 }));
  } catch (error) {
    throw faultOf(error);
  }
}

/** Makes a paper the answer. Writing the same one twice is writing it once. */
export async function putPaper(place: CandidatePlace, answerId: string, paper: PaperAnswer): Promise<void> {
  await inTransaction(async (transaction) => {
    const reference = docAt('answers', { ...place, answerId });
    const snapshot = await transaction.get(reference);
    const found = snapshot.exists() ? read('answers', snapshot) : null;
    if (found && 'damaged' in found) throw new Fault('damaged');
    const before = found?.stored.data;
    if (before?.storagePath === paper.storagePath) return;
    transaction.set(reference, { type: 'resume', ...paper, rev: (before?.rev ?? 0) + 1, updatedAt: serverTimestamp() });
  });
}

/** Writes what was read and put right; the newest words of this device win. */
export async function putReading(place: CandidatePlace, answerId: string, reading: Omit<Reading, 'rev' | 'updatedAt'>): Promise<void> {
  await inTransaction(async (transaction) => {
    const reference = docAt('readings', { ...place, answerId });
    const snapshot = await transaction.get(reference);
    const before: unknown = snapshot.get('rev');
    transaction.set(reference, { ...reading, rev: (typeof before === 'number' ? before : 0) + 1, updatedAt: serverTimestamp() });
  });
}
