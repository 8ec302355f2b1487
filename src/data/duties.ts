// Who answers for which job, and handing jobs over: one commit per job, with its entry in the log.
import { serverTimestamp } from 'firebase/firestore';
import type { Duty } from '#domain/duty.ts';
import { Fault } from '#domain/fault.ts';
import type { Source, Stored } from '#domain/source.ts';
import { database } from './database.ts';
import { docAt, liveDoc } from './documents.ts';
import { newId } from './ids.ts';
import { readIn, type JobPlace } from './interviews.ts';
import { settled } from './races.ts';
import { runTransaction } from './writing.ts';

/** The one job's; null while it is with whoever published it. */
export function dutyOf({ orgId, interviewId }: JobPlace): Source<Stored<Duty> | null> {
  return liveDoc('duties', { orgId, interviewId });
}

/** Hands a job to somebody who may invite and decide. Done twice it is done once. */
export async function handOverJob(
  { orgId, interviewId }: JobPlace,
  uid: string,
  ownerUid: string,
): Promise<true> {
  if (!navigator.onLine) throw new Fault('offline');
  const auditId = newId();
  return settled(() =>
    runTransaction(database(), async (transaction) => {
      if ((await readIn(transaction, 'duties', { orgId, interviewId }))?.ownerUid === ownerUid)
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
