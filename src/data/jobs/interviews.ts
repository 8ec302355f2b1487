// Published job interviews: publishing (counted once, in one commit), opening, closing, editing what is not frozen, and their history.
import { deleteField, serverTimestamp, type Transaction } from 'firebase/firestore';
import { kindOf, retakesOf, slotsOf, windowMinutes } from '#domain/jobs/answering.ts';
import { Fault } from '#domain/base/fault.ts';
import {
  contentOf,
  termsOfJob,
  type Draft,
  type Interview,
  type QuestionsContent,
  type RubricContent,
} from '#domain/jobs/interview.ts';
import { problemsOf } from '#domain/jobs/kit.ts';
import { periodOf } from '#domain/base/moment.ts';
import { isAtInterviewLimit, usedThisMonth } from '#domain/company/organization.ts';
import { ownRetakesOf } from '#domain/jobs/retakes.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { familyOf, versionNumberOf, versionsRead } from '#domain/jobs/versions.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveDoc } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import {
  addAuditEntry,
  readOptional,
  readRequired,
  requireOnline,
} from '#data/firestore/transactions.ts';

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

/** The last version of the family a draft was begun from, read in the commit that publishes it; null when there is none. */
async function lastVersionIn(
  transaction: Transaction,
  orgId: string,
  from: Draft['from'],
): Promise<{ interviewId: string; job: Interview } | null> {
  let interviewId = from?.interviewId;
  for (let step = 0; interviewId && step < versionsRead; step += 1) {
    // Each version names the next one.
    const job: Interview | null = await readOptional(transaction, 'interviews', {
      orgId,
      interviewId,
    });
    if (!job) return null;
    if (!job.next) return { interviewId, job };
    interviewId = job.next;
  }
  return null;
}

export type Published =
  | { kind: 'published'; interviewId: string }
  | { kind: 'limit' }
  /** The draft is not what the screen showed. */
  | { kind: 'changed' }
  | { kind: 'gone' };

/** Publishes a draft under its own id: the counter, the interview, its content, the audit entry and the draft's end in one commit. */
export async function publishDraft({
  orgId,
  draftId,
  rev,
  uid,
  versionOf,
  stopInviting = false,
}: {
  orgId: string;
  draftId: string;
  rev: number;
  uid: string;
  /** Names a rubric by its content. */
  versionOf: (rubric: unknown) => string;
  /** No new invitations to the version before. */
  stopInviting?: boolean;
}): Promise<Published> {
  requireOnline();
  return retryOnConflict(() =>
    runTransaction(database(), async (transaction): Promise<Published> => {
      const now = new Date();
      const interviewId = draftId;
      const draft = await readOptional(transaction, 'drafts', { orgId, draftId });
      if (!draft)
        return (await readOptional(transaction, 'interviews', { orgId, interviewId }))
          ? { kind: 'published', interviewId }
          : { kind: 'gone' };
      if (draft.rev !== rev || problemsOf(draft).length > 0) return { kind: 'changed' };
      const organization = await readRequired(transaction, 'organizations', { orgId });
      if (isAtInterviewLimit(organization, now)) return { kind: 'limit' };
      const last = await lastVersionIn(transaction, orgId, draft.from ?? null);

      const { questions, rubric } = contentOf({ ...draft, type: kindOf(draft) });
      const ownRetakes = ownRetakesOf(draft);
      const stamp = { updatedAt: serverTimestamp(), updatedBy: uid };
      transaction.update(docAt('organizations', { orgId }), {
        'usage.interviews.currentMonth': usedThisMonth(organization.usage.interviews, now) + 1,
        'usage.interviews.total': organization.usage.interviews.total + 1,
        'usage.interviews.period': periodOf(now),
        lastOp: { kind: 'interview', id: interviewId, by: uid, at: serverTimestamp() },
      });
      transaction.set(docAt('interviews', { orgId, interviewId }), {
        title: draft.title.trim(),
        description: draft.description,
        type: kindOf(draft),
        status: 'open',
        language: draft.language,
        questionIds: questions.map((question) => question.id),
        retakes: retakesOf(draft),
        durationMinutes: windowMinutes(draft),
        slots: slotsOf(draft),
        ...(ownRetakes ? { ownRetakes } : {}),
        ...(draft.closesAt ? { closesAt: draft.closesAt } : {}),
        level: draft.level,
        mustHave: draft.mustHave,
        niceToHave: draft.niceToHave,
        terms: termsOfJob(draft),
        rubricVersion: versionOf(rubric),
        ...(draft.origin ? { origin: draft.origin } : {}),
        ...(draft.blind ? { blind: true } : {}),
        ...(last
          ? {
              family: familyOf(last.interviewId, last.job),
              version: versionNumberOf(last.job) + 1,
              previous: last.interviewId,
            }
          : {}),
        createdBy: uid,
        createdAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
        rev: 1,
      });
      if (last)
        addNext(
          transaction,
          { orgId, interviewId: last.interviewId },
          uid,
          last.job,
          interviewId,
          stopInviting,
        );
      transaction.set(docAt('questions', { orgId, interviewId }), { items: questions, ...stamp });
      transaction.set(docAt('rubric', { orgId, interviewId }), { items: rubric, ...stamp });
      transaction.set(docAt('unbegun', { orgId, interviewId }), { at: serverTimestamp() });
      addAuditEntry(transaction, orgId, uid, 'interview.publish', interviewId, draft.title.trim());
      transaction.delete(docAt('drafts', { orgId, draftId }));
      return { kind: 'published', interviewId };
    }),
  );
}

/** Ties a version to the one that follows it. */
function addNext(
  transaction: Transaction,
  { orgId, interviewId }: JobRef,
  uid: string,
  job: Interview,
  next: string,
  stopInviting: boolean,
): void {
  transaction.update(docAt('interviews', { orgId, interviewId }), {
    next,
    ...(stopInviting ? { invitesClosed: true } : {}),
    updatedAt: serverTimestamp(),
    rev: job.rev + 1,
  });
  addAuditEntry(
    transaction,
    orgId,
    uid,
    'interview.followed',
    interviewId,
    String(versionNumberOf(job) + 1),
  );
}

/** What stays editable after publishing. */
export interface JobEdit {
  title: string;
  description: string;
  closesAt: Date | null;
}

/** Changes a published job: the patch and its audit entry in one commit. */
export async function changeJob(
  jobRef: JobRef,
  uid: string,
  action: string,
  makePatch: (job: Interview) => Record<string, unknown>,
): Promise<void> {
  requireOnline();
  await retryOnConflict(() =>
    runTransaction(database(), async (transaction) => {
      const { orgId, interviewId } = jobRef;
      const job = await readRequired(transaction, 'interviews', { orgId, interviewId });
      // A job of before there were terms gets them with its next change.
      transaction.update(docAt('interviews', { orgId, interviewId }), {
        ...(job.terms ? {} : { terms: termsOfJob(job) }),
        ...makePatch(job),
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
    return {
      title: title.trim(),
      terms: termsOfJob({ title, level: job.level }),
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
  await changeJob(jobRef, uid, actions[status], (job) => ({
    status,
    ...(status === 'open' && job.closesAt && job.closesAt <= new Date()
      ? { closesAt: deleteField() }
      : {}),
  }));
}
