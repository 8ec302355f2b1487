// Published job interviews: publishing (counted once, in one commit), opening, closing, editing what is not frozen, and their history.
import { deleteField, serverTimestamp } from 'firebase/firestore';
import { Fault } from '#domain/base/fault.ts';
import {
  listJobTerms,
  type Interview,
  type QuestionsContent,
  type RubricContent,
} from '#domain/jobs/interview.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveDoc } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { addAuditEntry, readRequired, requireOnline } from '#data/firestore/transactions.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

/** One job interview; null when there is none. */
export function jobSource({ orgId, interviewId }: JobRef): Source<Stored<Interview> | null> {
  return liveDoc('interviews', { orgId, interviewId });
}

/** The published questions, as candidates read them. */
export function questionsSource({
  orgId,
  interviewId,
}: JobRef): Source<Stored<QuestionsContent> | null> {
  return liveDoc('questions', { orgId, interviewId });
}

/** The published rubric; staff only. */
export function rubricSource({ orgId, interviewId }: JobRef): Source<Stored<RubricContent> | null> {
  return liveDoc('rubric', { orgId, interviewId });
}

/** What stays editable after publishing. */
export interface JobEdit {
  title: string;
  description: string;
  closesAt: Date | null;
}

/** Changes a published job: the patch and its audit entry in one commit; neither where `makePatch` finds nothing to change. */
export async function changeJob(
  jobRef: JobRef,
  uid: string,
  action: string,
  makePatch: (job: Interview) => Record<string, unknown> | null,
): Promise<void> {
  requireOnline();
  await retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const { orgId, interviewId } = jobRef;
      const job = await readRequired(transaction, 'interviews', { orgId, interviewId });
      const patch = makePatch(job);
      if (!patch) return;
      // A job of before there were terms gets them with its next change.
      transaction.update(docAt('interviews', { orgId, interviewId }), {
        ...(job.terms ? {} : { terms: listJobTerms(job) }),
        ...patch,
        updatedAt: serverTimestamp(),
        rev: job.rev + 1,
      });
      addAuditEntry(transaction, orgId, uid, action, interviewId);
    }),
  );
}

/** Changes title, description and closing date; refuses with "conflict" when somebody else changed them since `rev`. */
export async function editJob(
  jobRef: JobRef,
  uid: string,
  rev: number,
  { title, description, closesAt }: JobEdit,
): Promise<true> {
  await changeJob(jobRef, uid, 'interview.edit', (job) => {
    if (job.rev !== rev) throw new Fault('conflict');
    const isKept =
      job.title === title.trim() &&
      (job.description ?? '') === description &&
      job.closesAt?.getTime() === closesAt?.getTime();
    if (isKept) return null;
    return {
      title: title.trim(),
      terms: listJobTerms({ title, level: job.level }),
      description,
      closesAt: closesAt ?? deleteField(),
    };
  });
  return true;
}

const actions = {
  open: 'interview.reopen',
  closed: 'interview.close',
  archived: 'interview.archive',
} as const;

/** Closes, reopens or archives a job. A reopened job whose closing date has passed loses it. */
export async function setJobStatus(
  jobRef: JobRef,
  uid: string,
  status: keyof typeof actions,
): Promise<void> {
  const now = await readServerTime();
  await changeJob(jobRef, uid, actions[status], (job) => {
    if (job.status === status) return null;
    const isPast = status === 'open' && job.closesAt && job.closesAt <= now;
    return { status, ...(isPast ? { closesAt: deleteField() } : {}) };
  });
}
