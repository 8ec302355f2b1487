// The survey: one voice per candidate, added to a batch of five that nobody can read before it is full (docs/decisions/0041).
import { increment, limit, query, where } from 'firebase/firestore';
import type { z } from 'zod';
import { Fault } from '#domain/base/fault.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import {
  surveyBatch,
  surveyChoices,
  surveyLimits,
  type SurveyAnswers,
  type SurveyBatch,
  type SurveyChoice,
  type SurveyMark,
} from '#domain/insights/survey.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveDoc, liveList, readDoc } from '#data/firestore/documents.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { writeBatch } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { requireOnline } from '#data/firestore/transactions.ts';
import { withTimeout } from '#data/base/withTimeout.ts';

/** Whether this candidate has answered already. */
export function surveyMarkOf(
  candidateRef: CandidateRef,
): Source<Stored<z.infer<typeof SurveyMark>> | null> {
  return liveDoc('surveyMark', candidateRef);
}

/** The full batches of a job. */
export function surveysOf({
  orgId,
  interviewId,
}: Pick<CandidateRef, 'orgId' | 'interviewId'>): Source<Listed<SurveyBatch>> {
  const { batches } = surveyLimits;
  return liveList(
    'surveys',
    `surveys/${orgId}/${interviewId}`,
    () =>
      query(
        collectionAt('surveys', { orgId, interviewId }),
        where('count', '==', surveyBatch),
        limit(batches + 1),
      ),
    batches,
  );
}

function vote(chosen: SurveyChoice): Record<string, unknown> {
  return Object.fromEntries(
    surveyChoices.map((choice) => [choice, increment(choice === chosen ? 1 : 0)]),
  );
}

/** Adds one voice, with the mark that names its batch: the rules take one batch for one mark. False when this batch is full (or the rules refuse for another reason). Blind: nothing is read. */
async function addTo(
  candidateRef: CandidateRef,
  batch: string,
  { clear, fair, trouble, comment }: SurveyAnswers,
): Promise<boolean> {
  const commit = writeBatch(database());
  const remark = comment.trim().slice(0, surveyLimits.commentMax);
  commit.set(
    docAt('surveys', { ...candidateRef, batch }),
    {
      count: increment(1),
      clear: vote(clear),
      fair: vote(fair),
      trouble: vote(trouble),
      ...(remark ? { comments: { [createId()]: remark } } : {}),
    },
    { merge: true },
  );
  commit.set(docAt('surveyMark', candidateRef), { done: true, batch });
  try {
    await withTimeout(commit.commit());
    return true;
  } catch (error) {
    const fault = faultOf(error);
    if (fault.code === 'permissionDenied') return false;
    throw fault;
  }
}

/** Sends a candidate's answers, once. Throws Faults: "offline", "timeout", "limitReached" when all batches are full. */
export async function sendSurvey(
  candidateRef: CandidateRef,
  answers: SurveyAnswers,
): Promise<void> {
  requireOnline();
  for (let n = 0; n < surveyLimits.batches; n += 1) {
    // One after the other, because only the server knows which batch has room.
    if (await addTo(candidateRef, `b${n}`, answers)) return;
    if (n === 0 && (await readDoc('surveyMark', candidateRef, 'server'))) return;
  }
  throw new Fault('limitReached');
}
