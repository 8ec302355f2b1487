// What was read from a resume, beside the file itself.
import { serverTimestamp } from 'firebase/firestore';
import { createSessionHider } from '#domain/candidate/identity.ts';
import { hideInReading, joinReading, splitReading } from '#domain/candidate/hiddenReading.ts';
import type { Reading } from '#domain/candidate/reading.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveDoc } from '#data/firestore/documents.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { readOptional } from '#data/firestore/transactions.ts';
import { withTimeout } from '#data/base/withTimeout.ts';
import { readHider, openSource } from '#data/candidate/identity.ts';

/** The reading of one file; null when there is none. Of a blind interview it lacks contact and schools for those who may not know who it is. */
export function readingOf(
  candidateRef: CandidateRef,
  answerId: string,
): Source<Stored<Reading> | null> {
  const plain = liveDoc('readings', { ...candidateRef, answerId });
  return openSource<Stored<Reading> | null>(candidateRef, `reading/${answerId}`, {
    open: ({ blind }) =>
      blind === true
        ? joinParts(plain, liveDoc('closedReadings', { ...candidateRef, answerId }))
        : plain,
    closed: (session) => {
      const hide = createSessionHider(session, candidateRef.candidateUid);
      return {
        key: `${plain.key}/closed`,
        subscribe: (next, fail) =>
          plain.subscribe(
            (stored) => next(stored && { ...stored, data: hideInReading(stored.data, hide) }),
            fail,
          ),
      };
    },
  });
}

/** Both parts as one, as soon as both are known. */
function joinParts(
  open: Source<Stored<Reading> | null>,
  closed: Source<Stored<Reading> | null>,
): Source<Stored<Reading> | null> {
  return {
    key: `${open.key}/whole`,
    subscribe: (next, fail) => {
      let first: Stored<Reading> | null | undefined;
      let second: Stored<Reading> | null | undefined;
      const emit = (): void => {
        if (first === undefined || second === undefined) return;
        const data = joinReading(first?.data ?? null, second?.data ?? null);
        next(first && data && { ...first, data });
      };
      const stops = [
        open.subscribe((value) => {
          first = value;
          emit();
        }, fail),
        closed.subscribe((value) => {
          second = value;
          emit();
        }, fail),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

export interface ResumeAnswer {
  storagePath: string;
  mime: string;
  size: number;
  sha256: string;
  text: string;
}

async function runInTransaction<T>(work: Parameters<typeof runTransaction<T>>[1]): Promise<T> {
  try {
    return await withTimeout(runTransaction(database(), work, { maxAttempts: 1 }));
  } catch (error) {
    throw faultOf(error);
  }
}

/** Makes a file the answer. Writing the same one twice is writing it once. */
export async function saveResumeAnswer(
  candidateRef: CandidateRef,
  answerId: string,
  resume: ResumeAnswer,
): Promise<void> {
  await runInTransaction(async (transaction) => {
    const reference = docAt('answers', { ...candidateRef, answerId });
    const before = await readOptional(transaction, 'answers', { ...candidateRef, answerId });
    if (before?.storagePath === resume.storagePath) return;
    transaction.set(reference, {
      type: 'resume',
      ...resume,
      rev: (before?.rev ?? 0) + 1,
      updatedAt: serverTimestamp(),
    });
  });
}

/** Writes what was read and put right; the newest words of this device win. */
export async function putReading(
  candidateRef: CandidateRef,
  answerId: string,
  reading: Omit<Reading, 'rev' | 'updatedAt'>,
): Promise<void> {
  const isBlind = (await readHider(candidateRef)) !== null;
  await runInTransaction(async (transaction) => {
    const { open, closed } = splitReading(reading);
    const parts = isBlind
      ? [
          [docAt('readings', { ...candidateRef, answerId }), open] as const,
          [docAt('closedReadings', { ...candidateRef, answerId }), closed] as const,
        ]
      : [[docAt('readings', { ...candidateRef, answerId }), reading] as const];
    const revs = await Promise.all(
      parts.map(async ([reference]) => {
        const before: unknown = (await transaction.get(reference)).get('rev');
        return typeof before === 'number' ? before : 0;
      }),
    );
    parts.forEach(([reference, part], index) =>
      transaction.set(reference, {
        ...part,
        rev: (revs[index] ?? 0) + 1,
        updatedAt: serverTimestamp(),
      }),
    );
  });
}
