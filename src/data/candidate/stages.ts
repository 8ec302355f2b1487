// Moving a candidate along, and letting one go on: the change and its audit entry in one commit.
import { deleteField, serverTimestamp, type Transaction } from 'firebase/firestore';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Stage } from '#domain/candidate/session.ts';
import { targetOf } from './candidateFile.ts';
import { database } from '#data/firestore/database.ts';
import { docAt } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { addAuditEntry, readRequired, requireOnline } from '#data/firestore/transactions.ts';

/** Adds the move to a commit; null takes the candidate back to where nobody has looked. */
export function addMove(
  transaction: Transaction,
  candidateRef: CandidateRef,
  uid: string,
  candidate: Candidate,
  stage: Stage | null,
): void {
  const rev = candidate.rev + 1;
  transaction.update(docAt('candidates', candidateRef), {
    stage: stage ?? deleteField(),
    stageBy: uid,
    stageAt: serverTimestamp(),
    rev,
  });
  transaction.set(
    docAt('auditLog', {
      orgId: candidateRef.orgId,
      id: `stage_${candidateRef.interviewId}_${candidateRef.candidateUid}_${rev}`,
    }),
    {
      actorUid: uid,
      action: `stage.${stage ?? 'submitted'}`,
      target: targetOf(candidateRef),
      at: serverTimestamp(),
      detail: candidate.stage ?? 'submitted',
    },
  );
}

/** Adds the log's entry on so many extra minutes in all to a commit; returns what the session says with it. */
export function addMoreTime(
  transaction: Transaction,
  candidateRef: CandidateRef,
  uid: string,
  extraMinutes: number,
): Record<string, unknown> {
  const auditId = addAuditEntry(
    transaction,
    candidateRef.orgId,
    uid,
    'session.moreTime',
    targetOf(candidateRef),
    String(extraMinutes),
  );
  return { status: 'in_progress', extraMinutes, reopenedBy: uid, auditId };
}

/** Moves a candidate from the stage the person saw; "conflict" when somebody else has moved them meanwhile. */
export async function moveStage(
  candidateRef: CandidateRef,
  uid: string,
  from: Stage | null,
  stage: Stage | null,
): Promise<void> {
  requireOnline();
  await retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const candidate = await readRequired(transaction, 'candidates', { ...candidateRef });
      const now = candidate.stage ?? null;
      // Already there: a move that was interrupted after it was made is not made twice.
      if (now === stage) return;
      if (now !== from) throw new Fault('conflict');
      addMove(transaction, candidateRef, uid, candidate, stage);
    }),
  );
}
