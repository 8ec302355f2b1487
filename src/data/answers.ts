// Written answers: one transaction per write, so that "saved" means the server has it. The SDK's own offline queue is not used here.
import { runTransaction, serverTimestamp } from 'firebase/firestore';
import { Fault } from '#domain/fault.ts';
import type { Answer } from '#domain/answer.ts';
import type { CandidatePlace } from './candidate.ts';
import { withPatience } from './candidatePatience.ts';
import { database } from './database.ts';
import { docAt, read } from './documents.ts';
import { faultOf } from './faults.ts';
import type { Delivery } from './outbox.ts';
import { meeting, type OutboxEntry, type ServerWords } from './outboxEntry.ts';

/** What the outbox needs to know of a stored answer. */
export function wordsOf(answer: Answer): ServerWords {
  return { text: answer.text ?? '', rev: answer.rev, prompt: answer.prompt ?? null };
}

/** An error that no further attempt will change reads as "damaged": the server cannot take these words. */
function deliveryFault(error: unknown): Fault {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return code === 'invalid-argument' ? new Fault('damaged', { cause: error }) : faultOf(error);
}

/** Writes the newest words of one answer, unless the server holds others. Settles only with the server's word. */
export async function deliverAnswer(place: CandidatePlace, entry: OutboxEntry): Promise<Delivery> {
  const reference = docAt('answers', { ...place, answerId: entry.id });
  const write = runTransaction<Delivery>(database(), async (transaction) => {
    const snapshot = await transaction.get(reference);
    const found = snapshot.exists() ? read('answers', snapshot) : null;
    if (found && 'damaged' in found) throw new Fault('damaged');
    const server = found ? wordsOf(found.stored.data) : null;
    const what = meeting(entry, server);
    if (server && what === 'conflict') return { kind: 'conflict', server };
    if (server && what === 'arrived') return { kind: 'saved', rev: server.rev };
    const rev = (server?.rev ?? 0) + 1;
    // A follow-up keeps the question that was asked first.
    const prompt = server ? server.prompt : entry.prompt;
    transaction.set(reference, { type: 'text', text: entry.text, ...(prompt === null ? {} : { prompt }), rev, updatedAt: serverTimestamp() });
    return { kind: 'saved', rev };
  }, { maxAttempts: 1 });
  try {
    return await withPatience(write);
  } catch (error) {
    throw deliveryFault(error);
  }
}
