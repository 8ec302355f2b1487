// Publishes a draft: counted once, in the commit that makes the job or its next version.
import { serverTimestamp, type Transaction } from 'firebase/firestore';
import { kindOf, retakesOf, slotsOf, computeWindowMinutes } from '#domain/jobs/answering.ts';
import { contentOf, listJobTerms, type Draft, type Interview } from '#domain/jobs/interview.ts';
import { problemsOf } from '#domain/jobs/kit.ts';
import { periodOf } from '#domain/base/moment.ts';
import { isAtInterviewLimit, readUsedThisMonth } from '#domain/company/organization.ts';
import { ownRetakesOf } from '#domain/jobs/retakes.ts';
import { familyOf, versionNumberOf, versionsRead } from '#domain/jobs/versions.ts';
import { database } from '#data/firestore/database.ts';
import { docAt } from '#data/firestore/documents.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import {
  addAuditEntry,
  readOptional,
  readRequired,
  requireOnline,
} from '#data/firestore/transactions.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

/** A job that was published before, with its id. */
interface Version {
  interviewId: string;
  job: Interview;
}

/** The last version of the family a draft was begun from, read in the commit that publishes it; null when there is none. */
async function readLastVersion(
  transaction: Transaction,
  orgId: string,
  from: Draft['from'],
): Promise<Version | null> {
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

/** The job that a draft becomes; `last` is the version before it. */
function buildJob(
  draft: Draft,
  uid: string,
  {
    questions,
    rubricVersion,
  }: Pick<ReturnType<typeof contentOf>, 'questions'> & { rubricVersion: string },
  last: Version | null,
) {
  const ownRetakes = ownRetakesOf(draft);
  return {
    title: draft.title.trim(),
    description: draft.description,
    type: kindOf(draft),
    status: 'open',
    language: draft.language,
    questionIds: questions.map((question) => question.id),
    retakes: retakesOf(draft),
    durationMinutes: computeWindowMinutes(draft),
    slots: slotsOf(draft),
    ...(ownRetakes ? { ownRetakes } : {}),
    ...(draft.closesAt ? { closesAt: draft.closesAt } : {}),
    level: draft.level,
    mustHave: draft.mustHave,
    niceToHave: draft.niceToHave,
    terms: listJobTerms(draft),
    rubricVersion,
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
  };
}

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
      const now = await readServerTime();
      const interviewId = draftId;
      const draft = await readOptional(transaction, 'drafts', { orgId, draftId });
      if (!draft)
        return (await readOptional(transaction, 'interviews', { orgId, interviewId }))
          ? { kind: 'published', interviewId }
          : { kind: 'gone' };
      if (draft.rev !== rev || problemsOf(draft).length > 0) return { kind: 'changed' };
      const organization = await readRequired(transaction, 'organizations', { orgId });
      if (isAtInterviewLimit(organization, now)) return { kind: 'limit' };
      const last = await readLastVersion(transaction, orgId, draft.from ?? null);

      const { questions, rubric } = contentOf({ ...draft, type: kindOf(draft) });
      const stamp = { updatedAt: serverTimestamp(), updatedBy: uid };
      transaction.update(docAt('organizations', { orgId }), {
        'usage.interviews.currentMonth': readUsedThisMonth(organization.usage.interviews, now) + 1,
        'usage.interviews.total': organization.usage.interviews.total + 1,
        'usage.interviews.period': periodOf(now),
        lastOp: { kind: 'interview', id: interviewId, by: uid, at: serverTimestamp() },
      });
      transaction.set(
        docAt('interviews', { orgId, interviewId }),
        buildJob(draft, uid, { questions, rubricVersion: versionOf(rubric) }, last),
      );
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
