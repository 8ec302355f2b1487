// The queue of evaluations: leases by the server's clock, and results that come into being in the commit that closes the task.
import { limit, orderBy, query, serverTimestamp, where } from 'firebase/firestore';
import { buildAiJobId, isTakeable, type AiJob } from '#domain/evaluation/aiJob.ts';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveDoc, liveList } from '#data/firestore/documents.ts';
import { asFault, faultOf } from '#data/firestore/faults.ts';
import { runTransaction, updateDoc, writeBatch } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readIntact, requireOnline } from '#data/firestore/transactions.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

/** Most tasks of each kind read at once. */
const queuePage = 50;

/** Tasks that wait or run, oldest first. */
export function openJobsOf(orgId: string): Source<Listed<AiJob>> {
  const make = () =>
    query(
      collectionAt('aiJobs', { orgId }),
      where('status', 'in', ['queued', 'leased']),
      orderBy('createdAt'),
      limit(queuePage + 1),
    );
  return liveList('aiJobs', `queue/${orgId}/open`, make, queuePage);
}

/** Tasks that failed too often and wait for a person. */
export function failedJobsOf(orgId: string): Source<Listed<AiJob>> {
  const make = () =>
    query(
      collectionAt('aiJobs', { orgId }),
      where('status', '==', 'dead'),
      orderBy('createdAt'),
      limit(queuePage + 1),
    );
  return liveList('aiJobs', `queue/${orgId}/dead`, make, queuePage);
}

/** The task of one candidate; null when there is none. */
export function candidateJobSource({
  orgId,
  interviewId,
  candidateUid,
}: CandidateRef): Source<Stored<AiJob> | null> {
  return liveDoc('aiJobs', { orgId, jobId: buildAiJobId(interviewId, candidateUid) });
}

/** A task that this browser holds. */
export interface Lease {
  orgId: string;
  jobId: string;
  leaseId: string;
  interviewId: string;
  candidateUid: string;
  attempt: number;
  cap: number;
}

/** An id for the next lease, for `takeJob`. */
export function createLeaseId(): string {
  return createId();
}

/** The lease that a task is under, when it has this id and belongs to this person; null otherwise. */
export function leaseOf(
  orgId: string,
  { id, data }: Stored<AiJob>,
  leaseId: string,
  uid: string,
): Lease | null {
  if (data.status !== 'leased' || data.leaseOwner !== uid || data.leaseId !== leaseId) return null;
  return {
    orgId,
    jobId: id,
    leaseId,
    interviewId: data.interviewId,
    candidateUid: data.candidateUid,
    attempt: data.attempts,
    cap: data.cap,
  };
}

/** Takes a task; null when somebody else was faster or it cannot be taken any more. */
export async function takeJob(
  orgId: string,
  jobId: string,
  uid: string,
  { now, leaseId = createId() }: { now?: Date; leaseId?: string } = {},
): Promise<Lease | null> {
  requireOnline();
  const takenAt = now ?? (await readServerTime());
  try {
    return await runTransaction(database(), async (transaction) => {
      const job = await readIntact(transaction, 'aiJobs', { orgId, jobId });
      if (!job || !isTakeable(job, takenAt)) return null;
      const attempt = job.attempts + 1;
      transaction.update(docAt('aiJobs', { orgId, jobId }), {
        status: 'leased',
        leaseOwner: uid,
        leaseId,
        leasedAt: serverTimestamp(),
        takenAt: serverTimestamp(),
        attempts: attempt,
      });
      return {
        orgId,
        jobId,
        leaseId,
        interviewId: job.interviewId,
        candidateUid: job.candidateUid,
        attempt,
        cap: job.cap,
      };
    });
  } catch (error) {
    const fault = faultOf(error);
    // Refused or outrun: the server's clock and the other browser are right.
    if (fault.code === 'permissionDenied' || fault.code === 'conflict') return null;
    throw fault;
  }
}

/** Says that this browser is still at work. Throws "permissionDenied" when the lease is no longer its own, or was taken more than an hour ago. */
export async function renewLease({ orgId, jobId }: Lease): Promise<void> {
  await asFault(() =>
    updateDoc(docAt('aiJobs', { orgId, jobId }), { leasedAt: serverTimestamp() }),
  );
}

export interface Finished {
  items: QuestionRating[];
  model: string;
  promptVersion: string;
  inputHash: string;
  adapter: 'onDevice' | 'cloud';
  rubricVersion: string | null;
  passes?: number;
  fellBack?: string;
}

/** Stores what was made of the session and closes the task, in one commit. */
export async function finishJob(
  { orgId, jobId, interviewId, candidateUid, attempt }: Lease,
  uid: string,
  made: Finished,
): Promise<void> {
  requireOnline();
  const evaluationId = `${jobId}_${attempt}`;
  const evaluationRef = { orgId, interviewId, candidateUid, evaluationId };
  const batch = writeBatch(database());
  batch.set(docAt('evaluations', evaluationRef), {
    jobId,
    attempt,
    evaluatorUid: uid,
    createdAt: serverTimestamp(),
    model: made.model,
    promptVersion: made.promptVersion,
    inputHash: made.inputHash,
    adapter: made.adapter,
    ...(made.rubricVersion ? { rubricVersion: made.rubricVersion } : {}),
    ...(made.passes && made.passes > 1 ? { passes: made.passes } : {}),
    ...(made.fellBack ? { fellBack: made.fellBack } : {}),
  });
  batch.set(docAt('ratings', evaluationRef), {
    jobId,
    evaluatorUid: uid,
    createdAt: serverTimestamp(),
    items: made.items,
  });
  batch.update(docAt('aiJobs', { orgId, jobId }), {
    status: 'done',
    evaluationId,
    finishedAt: serverTimestamp(),
  });
  await asFault(() => batch.commit());
}

/** Gives a task back after a failure: to the queue, or to the failed ones when it was its last attempt. The code holds nothing of the candidate. */
export async function failJob({ orgId, jobId, attempt, cap }: Lease, code: string): Promise<void> {
  await asFault(() =>
    updateDoc(docAt('aiJobs', { orgId, jobId }), {
      status: attempt >= cap ? 'dead' : 'queued',
      error: code,
    }),
  );
}

/** Puts a task aside whose last attempt fell silent; any browser of the staff. Throws a Fault, "permissionDenied" when it is alive after all. */
export async function parkJob(orgId: string, jobId: string): Promise<void> {
  requireOnline();
  await asFault(() =>
    updateDoc(docAt('aiJobs', { orgId, jobId }), { status: 'dead', error: 'silent' }),
  );
}

/** Puts a failed or finished task back into the queue with five more attempts; editors only. */
export async function retryJob(orgId: string, jobId: string): Promise<void> {
  requireOnline();
  await retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const job = await readIntact(transaction, 'aiJobs', { orgId, jobId });
      if (!job) throw new Fault('notFound');
      if (job.status !== 'dead' && job.status !== 'done' && job.status !== 'discarded') return;
      transaction.update(docAt('aiJobs', { orgId, jobId }), {
        status: 'queued',
        cap: job.attempts + 5,
        error: null,
      });
    }),
  );
}

/** Queues a candidate who agreed to the AI and has no task yet; editors only. */
export async function queueCandidate({
  orgId,
  interviewId,
  candidateUid,
}: CandidateRef): Promise<void> {
  requireOnline();
  const batch = writeBatch(database());
  batch.set(docAt('aiJobs', { orgId, jobId: buildAiJobId(interviewId, candidateUid) }), {
    interviewId,
    candidateUid,
    status: 'queued',
    attempts: 0,
    cap: 5,
    createdAt: serverTimestamp(),
  });
  await asFault(() => batch.commit());
}
