// Moving a candidate along, and letting one go on: the change and its audit entry in one commit.
import { deleteField, serverTimestamp, type Transaction } from 'firebase/firestore';
import type { Candidate } from '#domain/candidate.ts';
import { Fault } from '#domain/fault.ts';
import type { Session, Stage } from '#domain/session.ts';
import { targetOf, type CandidatePlace } from './candidateFile.ts';
import { database } from './database.ts';
import { docAt } from './documents.ts';
import { addAudit, readIn } from './interviews.ts';
import { settled } from './races.ts';
import { runTransaction } from './writing.ts';

/** Reads the session inside a commit. Throws Fault notFound, damaged. */
export async function readSession(
  transaction: Transaction,
  place: CandidatePlace,
): Promise<Session> {
  return (await readIn(transaction, 'sessions', { ...place })) ?? missing();
}

/** Reads the row of the lists inside a commit: name, stage, who handed in. Throws Fault notFound, damaged. */
export async function readCandidate(
  transaction: Transaction,
  place: CandidatePlace,
): Promise<Candidate> {
  return (await readIn(transaction, 'candidates', { ...place })) ?? missing();
}

function missing(): never {
  throw new Fault('notFound');
}

/** Adds the move to a commit; null takes the candidate back to where nobody has looked. */
export function addMove(
  transaction: Transaction,
  place: CandidatePlace,
  uid: string,
  candidate: Candidate,
  stage: Stage | null,
): void {
  const rev = candidate.rev + 1;
  transaction.update(docAt('candidates', place), {
    stage: stage ?? deleteField(),
    stageBy: uid,
    stageAt: serverTimestamp(),
    rev,
  });
  transaction.set(
    docAt('auditLog', {
      orgId: place.orgId,
      id: `stage_${place.interviewId}_${place.candidateUid}_${rev}`,
    }),
    {
      actorUid: uid,
      action: `stage.${stage ?? 'submitted'}`,
      target: targetOf(place),
      at: serverTimestamp(),
      detail: candidate.stage ?? 'submitted',
    },
  );
}

/** Adds the log's entry on so many extra minutes in all to a commit; returns what the session says with it. */
export function addMoreTime(
  transaction: Transaction,
  place: CandidatePlace,
  uid: string,
  extraMinutes: number,
): Record<string, unknown> {
  const auditId = addAudit(
    transaction,
    place.orgId,
    uid,
    'session.moreTime',
    targetOf(place),
    String(extraMinutes),
  );
  return { status: 'in_progress', extraMinutes, reopenedBy: uid, auditId };
}

/** Moves a candidate from the stage the person saw; "conflict" when somebody else has moved them meanwhile. */
export async function moveStage(
  place: CandidatePlace,
  uid: string,
  from: Stage | null,
  stage: Stage | null,
): Promise<void> {
  if (!navigator.onLine) throw new Fault('offline');
  await settled(() =>
    runTransaction(database(), async (transaction) => {
      const candidate = await readCandidate(transaction, place);
      const now = candidate.stage ?? null;
      // Already there: a move that was interrupted after it was made is not made twice.
      if (now === stage) return;
      if (now !== from) throw new Fault('conflict');
      addMove(transaction, place, uid, candidate, stage);
    }),
  );
}
