// Correcting the wording of a published question, as long as nobody has begun (docs/decisions/0087).
import { serverTimestamp, type Transaction } from 'firebase/firestore';
import { formatCorrectionDetail, spotOf, withWording } from '#domain/jobs/correction.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Unbegun } from '#domain/jobs/interview.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { docAt, liveDoc, readDoc } from '#data/firestore/documents.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { retryOnConflict } from '#data/firestore/transactionRetry.ts';
import { readOptional, readRequired, requireOnline } from '#data/firestore/transactions.ts';

/** The mark that is there as long as nobody has begun; null afterwards, and for interviews from before there was one. */
export function unbegunSource({ orgId, interviewId }: JobRef): Source<Stored<Unbegun> | null> {
  return liveDoc('unbegun', { orgId, interviewId });
}

export interface Correction {
  questionId: string;
  /** The wording that was shown when the correction was begun. */
  before: string;
  text: string;
}

export type Corrected =
  | { kind: 'corrected' }
  /** Somebody has begun. */
  | { kind: 'begun' }
  /** Somebody else corrected it meanwhile. */
  | { kind: 'changed' };

/** The items of a content document as they are stored: nothing but the wording may differ afterwards. */
async function readItems(
  transaction: Transaction,
  name: 'questions' | 'rubric',
  { orgId, interviewId }: JobRef,
): Promise<Record<string, unknown>[]> {
  const snapshot = await transaction.get(docAt(name, { orgId, interviewId }));
  const items: unknown = snapshot.get('items');
  if (!Array.isArray(items)) throw new Fault('notFound');
  return items as Record<string, unknown>[];
}

async function correctIn(
  transaction: Transaction,
  jobRef: JobRef,
  uid: string,
  { questionId, before, text }: Correction,
  versionOf: (rubric: unknown) => string,
): Promise<Corrected> {
  const { orgId, interviewId } = jobRef;
  if (!(await readOptional(transaction, 'unbegun', { orgId, interviewId })))
    return { kind: 'begun' };
  const job = await readRequired(transaction, 'interviews', { orgId, interviewId });
  const questions = await readItems(transaction, 'questions', jobRef);
  const rubric = await readItems(transaction, 'rubric', jobRef);
  const spot = spotOf(questions, rubric, questionId);
  if (!spot) throw new Fault('notFound');
  const was = String(questions[spot.n]?.['text']);
  if (was.trim() !== before) return { kind: 'changed' };
  const next = withWording(questions, rubric, spot, text);
  const log = createId();
  const stamp = { updatedAt: serverTimestamp(), updatedBy: uid };
  transaction.set(docAt('unbegun', { orgId, interviewId }), {
    at: serverTimestamp(),
    ...spot,
    log,
  });
  transaction.update(docAt('questions', { orgId, interviewId }), {
    items: next.questions,
    ...stamp,
  });
  transaction.update(docAt('rubric', { orgId, interviewId }), { items: next.rubric, ...stamp });
  transaction.update(docAt('interviews', { orgId, interviewId }), {
    rubricVersion: versionOf(next.rubric),
    updatedAt: serverTimestamp(),
    rev: job.rev + 1,
  });
  transaction.set(docAt('auditLog', { orgId, id: log }), {
    actorUid: uid,
    action: 'question.correct',
    target: interviewId,
    at: serverTimestamp(),
    detail: formatCorrectionDetail(was, text),
  });
  return { kind: 'corrected' };
}

/** Corrects one question's wording in one commit: for candidates, in the rubric, with its log entry. Whoever begins first ends it. */
export async function correctWording(
  jobRef: JobRef,
  uid: string,
  correction: Correction,
  versionOf: (rubric: unknown) => string,
): Promise<Corrected> {
  requireOnline();
  try {
    return await retryOnConflict(() =>
      runTransaction(database(), (transaction) =>
        correctIn(transaction, jobRef, uid, correction, versionOf),
      ),
    );
  } catch (error) {
    const { orgId, interviewId } = jobRef;
    // Refused because somebody began between reading and writing.
    if (
      faultOf(error).code === 'permissionDenied' &&
      !(await readDoc('unbegun', { orgId, interviewId }, 'server'))
    )
      return { kind: 'begun' };
    throw error;
  }
}
