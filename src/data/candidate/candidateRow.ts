// What the lists of staff repeat of a session: the candidate changes it too, and never reads it.
import { increment, serverTimestamp, type Transaction } from 'firebase/firestore';
import type { Session } from '#domain/candidate/session.ts';
import { docAt } from '#data/firestore/documents.ts';

/** Adds to a commit that changes a session what the lists of staff repeat of it: its status with the moment of sending, the consent to AI, or that its deletion was asked for. */
export function updateCandidate(
  transaction: Transaction,
  candidateRef: { orgId: string; interviewId: string; candidateUid: string },
  change: { status: Session['status'] } | { ai: false } | { deletionAsked: true },
): void {
  const now =
    'status' in change
      ? {
          status: change.status,
          ...(change.status === 'submitted' ? { submittedAt: serverTimestamp() } : {}),
        }
      : 'ai' in change
        ? { ai: change.ai }
        : { deletionAskedAt: serverTimestamp() };
  transaction.update(docAt('candidates', candidateRef), { ...now, rev: increment(1) });
}
