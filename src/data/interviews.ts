// Published job interviews: publishing (counted once, in one commit), opening, closing, editing what is not frozen, and their history.
import { deleteField, serverTimestamp, type Transaction } from 'firebase/firestore';
import { kindOf, retakesOf, slotsOf, windowMinutes } from '#domain/answering.ts';
import { Fault } from '#domain/fault.ts';
import {
  contentOf,
  termsOfJob,
  type Draft,
  type Interview,
  type QuestionsContent,
  type RubricContent,
} from '#domain/interview.ts';
import { problemsOf } from '#domain/kit.ts';
import { periodOf } from '#domain/moment.ts';
import { isAtInterviewLimit, usedThisMonth } from '#domain/organization.ts';
import { ownRetakesOf } from '#domain/retakes.ts';
import type { Source, Stored } from '#domain/source.ts';
import { familyOf, versionNumberOf, versionsRead } from '#domain/versions.ts';
import type { CollectionName, DataOf, PlaceOf } from './collections.ts';
import { database } from './database.ts';
import { docAt, liveDoc, read } from './documents.ts';
import { newId } from './ids.ts';
import { settled } from './races.ts';
import { runTransaction } from './writing.ts';

export interface JobPlace {
  orgId: string;
  interviewId: string;
}

/** One job interview; null when there is none. */
export function jobSource({ orgId, interviewId }: JobPlace): Source<Stored<Interview> | null> {
  return liveDoc('interviews', { orgId, interviewId });
}

/** The published questions, as candidates read them. */
export function questionsSource({
  orgId,
  interviewId,
}: JobPlace): Source<Stored<QuestionsContent> | null> {
  return liveDoc('questions', { orgId, interviewId });
}

/** The published rubric; staff only. */
export function rubricSource({
  orgId,
  interviewId,
}: JobPlace): Source<Stored<RubricContent> | null> {
  return liveDoc('rubric', { orgId, interviewId });
}

/** Reads a document in a transaction and holds it against its schema; null when missing. */
export async function readIn<Name extends CollectionName>(
  transaction: Transaction,
  name: Name,
  place: PlaceOf<Name>,
): Promise<DataOf<Name> | null> {
  const snapshot = await transaction.get(docAt(name, place));
  if (!snapshot.exists()) return null;
  const result = read(name, snapshot);
  if ('damaged' in result) throw new Fault('damaged', { values: { path: result.damaged.path } });
  return result.stored.data;
}

/** Adds an audit entry to a commit. Details carry no personal data. Returns its id, which the document that it tells of carries where the rules ask for the entry. */
export function addAudit(
  transaction: Transaction,
  orgId: string,
  uid: string,
  action: string,
  target: string,
  detail?: string,
  id = newId(),
): string {
  transaction.set(docAt('auditLog', { orgId, id }), {
    actorUid: uid,
    action,
    target,
    at: serverTimestamp(),
    ...(detail ? { detail: detail.slice(0, 2_000) } : {}),
  });
  return id;
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
    const job: Interview | null = await readIn(transaction, 'interviews', { orgId, interviewId });
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
  if (!navigator.onLine) throw new Fault('offline');
  return settled(() =>
    runTransaction(database(), async (transaction): Promise<Published> => {
      const now = new Date();
      const interviewId = draftId;
      const draft = await readIn(transaction, 'drafts', { orgId, draftId });
      if (!draft)
        return (await readIn(transaction, 'interviews', { orgId, interviewId }))
          ? { kind: 'published', interviewId }
          : { kind: 'gone' };
      if (draft.rev !== rev || problemsOf(draft).length > 0) return { kind: 'changed' };
      const organization = await readIn(transaction, 'organizations', { orgId });
      if (!organization) throw new Fault('notFound');
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
      addAudit(transaction, orgId, uid, 'interview.publish', interviewId, draft.title.trim());
      transaction.delete(docAt('drafts', { orgId, draftId }));
      return { kind: 'published', interviewId };
    }),
  );
}

/** Ties a version to the one that follows it. */
function addNext(
  transaction: Transaction,
  { orgId, interviewId }: JobPlace,
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
  addAudit(
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
  place: JobPlace,
  uid: string,
  action: string,
  makePatch: (job: Interview) => Record<string, unknown>,
): Promise<void> {
  if (!navigator.onLine) throw new Fault('offline');
  await settled(() =>
    runTransaction(database(), async (transaction) => {
      const { orgId, interviewId } = place;
      const job = await readIn(transaction, 'interviews', { orgId, interviewId });
      if (!job) throw new Fault('notFound');
      // A job of before there were terms gets them with its next change.
      transaction.update(docAt('interviews', { orgId, interviewId }), {
        ...(job.terms ? {} : { terms: termsOfJob(job) }),
        ...makePatch(job),
        updatedAt: serverTimestamp(),
        rev: job.rev + 1,
      });
      addAudit(transaction, orgId, uid, action, interviewId);
    }),
  );
}

/** Changes title, description and closing date; refuses with "conflict" when somebody else changed them since `rev`. */
export async function editJob(
  place: JobPlace,
  uid: string,
  rev: number,
  { title, description, closesAt }: JobEdit,
): Promise<true> {
  await changeJob(place, uid, 'interview.edit', (job) => {
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
  place: JobPlace,
  uid: string,
  status: keyof typeof actions,
): Promise<void> {
  await changeJob(place, uid, actions[status], (job) => ({
    status,
    ...(status === 'open' && job.closesAt && job.closesAt <= new Date()
      ? { closesAt: deleteField() }
      : {}),
  }));
}
