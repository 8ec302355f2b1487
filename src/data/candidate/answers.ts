// Written answers: one transaction per write, so that "saved" means the server has it. The SDK's own offline queue is not used here.
import type { Answer } from '#domain/candidate/answer.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { Delivery } from './outboxContract.ts';
import { decideMeeting, type OutboxEntry, type ServerWords } from './outboxEntry.ts';
import { writeAnswer, type Decision } from './writeAnswer.ts';

/** What the outbox needs to know of a stored answer. */
export function wordsOf(answer: Answer): ServerWords {
  return { text: answer.text ?? '', rev: answer.rev, prompt: answer.prompt ?? null };
}

/** What becomes of words, given what the server holds. */
function decideDelivery(entry: OutboxEntry, answer: Answer | null): Decision<Delivery> {
  const server = answer ? wordsOf(answer) : null;
  const what = decideMeeting(entry, server);
  if (server && what === 'conflict') return { result: { kind: 'conflict', server }, data: null };
  if (server && what === 'arrived')
    return { result: { kind: 'saved', rev: server.rev }, data: null };
  const rev = (server?.rev ?? 0) + 1;
  // A follow-up keeps the question that was asked first.
  const prompt = server ? server.prompt : entry.prompt;
  return {
    result: { kind: 'saved', rev },
    data: { type: 'text', text: entry.text, ...(prompt === null ? {} : { prompt }), rev },
  };
}

/** Writes the newest words of one answer, unless the server holds others. Settles only with the server's word. */
export async function deliverAnswer(
  candidateRef: CandidateRef,
  entry: OutboxEntry,
): Promise<Delivery> {
  return writeAnswer(candidateRef, entry.id, (answer) => decideDelivery(entry, answer));
}
