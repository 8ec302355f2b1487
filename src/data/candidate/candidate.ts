// A candidate's own session: what the room shows, sending it, withdrawing it, and the list of one's interviews.
import {
  collectionGroup,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  type Transaction,
} from 'firebase/firestore';
import { buildAiJobId } from '#domain/evaluation/aiJob.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Session } from '#domain/candidate/session.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { updateCandidate } from './candidateRow.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveDoc, liveList } from '#data/firestore/documents.ts';
import { asFault, faultOf } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { readRequired } from '#data/firestore/transactions.ts';
import { withTimeout } from '#data/base/withTimeout.ts';

/** The interview behind a session; its candidate may read it. */
export function interviewOf({
  orgId,
  interviewId,
}: Pick<CandidateRef, 'orgId' | 'interviewId'>): Source<Stored<Interview> | null> {
  return liveDoc('interviews', { orgId, interviewId });
}

/** The last twenty interviews of a person, newest first. */
export function myInterviewsSource(uid: string): Source<Listed<Session>> {
  return liveList(
    'sessions',
    `sessions/of/${uid}`,
    () =>
      query(
        collectionGroup(database(), 'sessions'),
        where('candidateUid', '==', uid),
        orderBy('startedAt', 'desc'),
        limit(21),
      ),
    20,
  );
}

/** Changes a session in one commit, from what it holds at that moment. */
async function changeSession(
  candidateRef: CandidateRef,
  act: (transaction: Transaction, session: Session) => void,
): Promise<void> {
  await withTimeout(
    runTransaction(database(), async (transaction) => {
      act(transaction, await readRequired(transaction, 'sessions', { ...candidateRef }));
    }),
  );
}

async function submitOnce(candidateRef: CandidateRef, withJob: boolean): Promise<void> {
  await changeSession(candidateRef, (transaction, session) => {
    // Another tab was first: that is as good.
    if (session.status === 'submitted') return;
    if (session.status !== 'in_progress') throw new Fault('sessionClosed');
    transaction.update(docAt('sessions', candidateRef), {
      status: 'submitted',
      submittedAt: serverTimestamp(),
      rev: session.rev + 1,
    });
    updateCandidate(transaction, candidateRef, { status: 'submitted' });
    if (!session.consent.ai || !withJob) return;
    const { orgId, interviewId, candidateUid } = candidateRef;
    transaction.set(docAt('aiJobs', { orgId, jobId: buildAiJobId(interviewId, candidateUid) }), {
      interviewId,
      candidateUid,
      status: 'queued',
      attempts: 0,
      cap: 5,
      createdAt: serverTimestamp(),
    });
  });
}

/** Sends the interview: one commit with the task for the AI, if the candidate agreed to one. Sending twice is sending once. */
export async function submitInterview(candidateRef: CandidateRef): Promise<void> {
  try {
    await submitOnce(candidateRef, true);
  } catch (error) {
    const fault = faultOf(error);
    if (fault.code !== 'permissionDenied') throw fault;
    // Reopened after it was sent: its task exists already, and candidates cannot read tasks.
    await submitOnce(candidateRef, false).catch((second: unknown) => {
      const again = faultOf(second);
      throw again.code === 'permissionDenied'
        ? new Fault('sessionClosed', { cause: second })
        : again;
    });
  }
}

/** Takes the whole application back. The company sees that it was withdrawn. */
export async function withdrawFromInterview(candidateRef: CandidateRef): Promise<void> {
  await asFault(() =>
    changeSession(candidateRef, (transaction, { status, rev }) => {
      if (status === 'withdrawn') return;
      transaction.update(docAt('sessions', candidateRef), {
        status: 'withdrawn',
        withdrawnAt: serverTimestamp(),
        rev: rev + 1,
      });
      updateCandidate(transaction, candidateRef, { status: 'withdrawn' });
    }),
  );
}

/** Agrees to be recorded, under the text of that version, when what was agreed to before does not name recordings. */
export async function agreeToRecord(
  candidateRef: CandidateRef,
  recordingVersion: string,
): Promise<void> {
  await asFault(() =>
    changeSession(candidateRef, (transaction, { rev }) => {
      transaction.update(docAt('sessions', candidateRef), {
        'consent.recordingVersion': recordingVersion,
        'consent.recordingAt': serverTimestamp(),
        rev: rev + 1,
      });
    }),
  );
}

/** Takes back the consent to AI evaluation; the interview itself stays. */
export async function withdrawAiConsent(candidateRef: CandidateRef): Promise<void> {
  await asFault(() =>
    changeSession(candidateRef, (transaction, { consent, rev }) => {
      if (!consent.ai) return;
      transaction.update(docAt('sessions', candidateRef), {
        'consent.ai': false,
        'consent.aiWithdrawnAt': serverTimestamp(),
        rev: rev + 1,
      });
      updateCandidate(transaction, candidateRef, { ai: false });
    }),
  );
}
