// Who answers for which job, and handing jobs over: one commit per job, with its entry in the log.
import { serverTimestamp } from 'firebase/firestore';
import type { JobOwnership } from '#domain/jobs/jobOwner.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveDoc } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional, requireOnline } from '#data/firestore/transactions.ts';

/** The one job's; null while it is with whoever published it. */
export function jobOwnershipSource({
  orgId,
  interviewId,
}: JobRef): Source<Stored<JobOwnership> | null> {
  return liveDoc('duties', { orgId, interviewId });
}

/** Hands a job to somebody who may invite and decide. Done twice it is done once. */
export async function handOverJob(
  { orgId, interviewId }: JobRef,
  uid: string,
  ownerUid: string,
): Promise<true> {
  requireOnline();
  const auditId = createId();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      if (
        (await readOptional(transaction, 'duties', { orgId, interviewId }))?.ownerUid === ownerUid
      )
        return true as const;
      transaction.set(docAt('duties', { orgId, interviewId }), {
        ownerUid,
        by: uid,
        at: serverTimestamp(),
        auditId,
      });
      transaction.set(docAt('auditLog', { orgId, id: auditId }), {
        actorUid: uid,
        action: 'job.handOver',
        target: interviewId,
        at: serverTimestamp(),
        detail: ownerUid,
      });
      return true as const;
    }),
  );
}
