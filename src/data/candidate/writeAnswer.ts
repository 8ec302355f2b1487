// Writes one answer after a look at what the server holds. If the SDK's database has given up, because its cache on this device broke, the write goes past it.
import { serverTimestamp } from 'firebase/firestore';
import { Answer } from '#domain/candidate/answer.ts';
import { Fault } from '#domain/base/fault.ts';
import { openFirebaseApp, parseHostAndPort } from '#data/firestore/app.ts';
import { database } from '#data/firestore/database.ts';
import { docAt } from '#data/firestore/documents.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { settings } from '#data/firestore/settings.ts';
import { readOptional } from '#data/firestore/transactions.ts';
import { databaseEnd } from '#data/base/databaseEnd.ts';
import { withTimeout } from '#data/base/withTimeout.ts';

/** What to answer, and what to write if anything; the time of writing is added. */
export interface Decision<T> {
  result: T;
  data: Record<string, unknown> | null;
}

let isDirect = false;

/** True for the SDK's last words: from then on it refuses everything, with the same words. */
function isLastWord(error: unknown): boolean {
  return (
    error instanceof Error &&
    /INTERNAL ASSERTION FAILED|client has already been terminated/.test(error.message)
  );
}

async function runPastCache<T>(
  path: string,
  decide: (server: Answer | null) => Decision<T>,
): Promise<T> {
  const lite = await import('firebase/firestore/lite');
  const direct = lite.getFirestore(openFirebaseApp());
  const { local } = settings();
  // Connecting twice is refused; the first time is what counts.
  if (local && !isDirect)
    lite.connectFirestoreEmulator(direct, ...parseHostAndPort(local.firestore));
  isDirect = true;
  databaseEnd.set(true);
  const reference = lite.doc(direct, path);
  return lite.runTransaction(
    direct,
    async (transaction) => {
      const snapshot = await transaction.get(reference);
      const found = snapshot.exists()
        ? Answer.safeParse({ ...snapshot.data(), updatedAt: null })
        : null;
      if (found && !found.success) throw new Fault('damaged');
      const { result, data } = decide(found?.data ?? null);
      if (data) transaction.set(reference, { ...data, updatedAt: lite.serverTimestamp() });
      return result;
    },
    { maxAttempts: 1 },
  );
}

/** One transaction; settles only with the server's word. An error that no further attempt will change reads as "damaged". */
export async function writeAnswer<T>(
  candidateRef: CandidateRef,
  answerId: string,
  decide: (server: Answer | null) => Decision<T>,
): Promise<T> {
  const reference = docAt('answers', { ...candidateRef, answerId });
  const withSdk = async (): Promise<T> =>
    runTransaction(
      database(),
      async (transaction) => {
        const { result, data } = decide(
          await readOptional(transaction, 'answers', { ...candidateRef, answerId }),
        );
        if (data) transaction.set(reference, { ...data, updatedAt: serverTimestamp() });
        return result;
      },
      { maxAttempts: 1 },
    );
  try {
    return await withTimeout(
      databaseEnd.get()
        ? runPastCache(reference.path, decide)
        : withSdk().catch((error: unknown) => {
            if (isLastWord(error)) return runPastCache(reference.path, decide);
            throw error;
          }),
    );
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
    throw code === 'invalid-argument' ? new Fault('damaged', { cause: error }) : faultOf(error);
  }
}
