// What the AI made of a session: provenance for staff, the judgement only behind one's own handed-in scorecard (the rules see to it).
import { limit, orderBy, query } from 'firebase/firestore';
import type { Answer } from '#domain/candidate/answer.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { AiRating, Evaluation } from '#domain/evaluation/evaluation.ts';
import { Fault } from '#domain/base/fault.ts';
import { hideInAnswer, createSessionHider } from '#domain/candidate/identity.ts';
import type { Interview, RubricContent } from '#domain/jobs/interview.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { withWords } from '#domain/candidate/transcript.ts';
import { answersMax } from '#data/candidate/candidateFile.ts';
import {
  collectionAt,
  docAt,
  liveDoc,
  liveList,
  readDoc,
  readList,
} from '#data/firestore/documents.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { readStaffSession } from '#data/candidate/staffSessions.ts';

/** Most runs of one session that are read. */
const runsMax = 5;

/** That evaluations were made, the latest first. */
export function evaluationsOf(candidateRef: CandidateRef): Source<Listed<Evaluation>> {
  const make = () =>
    query(
      collectionAt('evaluations', candidateRef),
      orderBy('createdAt', 'desc'),
      limit(runsMax + 1),
    );
  return liveList(
    'evaluations',
    `${docAt('sessions', candidateRef).path}/evaluations`,
    make,
    runsMax,
  );
}

/** The judgement of one run; refused by the rules until the reader's own scorecard is handed in. */
export function ratingSource(
  candidateRef: CandidateRef,
  evaluationId: string,
): Source<Stored<AiRating> | null> {
  return liveDoc('ratings', { ...candidateRef, evaluationId });
}

/** What an evaluation is made from. */
export interface EvaluationInput {
  session: StaffSession;
  interview: Interview;
  rubric: RubricContent;
  answers: Record<string, Answer>;
}

function indexById<T>(items: readonly Stored<T>[]): Record<string, T> {
  return Object.fromEntries(items.map(({ id, data }) => [id, data]));
}

/** Reads what an evaluation is made from, spoken answers with the words that count, from the server: consent may have been withdrawn a second ago. */
export async function readForEvaluation(candidateRef: CandidateRef): Promise<EvaluationInput> {
  const { orgId, interviewId } = candidateRef;
  const [session, interview, rubric, answers, transcripts] = await Promise.all([
    readStaffSession(candidateRef, 'server'),
    readDoc('interviews', { orgId, interviewId }, 'server'),
    readDoc('rubric', { orgId, interviewId }, 'server'),
    readList(
      'answers',
      query(collectionAt('answers', candidateRef), limit(answersMax + 1)),
      answersMax,
    ),
    readList(
      'transcripts',
      query(collectionAt('transcripts', candidateRef), limit(answersMax + 1)),
      answersMax,
    ),
  ]);
  if (!session || !interview || !rubric) throw new Fault('notFound');
  if (answers.damaged.length + transcripts.damaged.length > 0) throw new Fault('damaged');
  // In a blind interview nothing that tells who it is goes to the AI, whoever's browser asks.
  const hide = createSessionHider(session.data, candidateRef.candidateUid);
  const hidden = Object.fromEntries(
    Object.entries(withWords(indexById(answers.items), indexById(transcripts.items))).map(
      ([id, answer]) => [id, hideInAnswer(answer, hide)],
    ),
  );
  return { session: session.data, interview: interview.data, rubric: rubric.data, answers: hidden };
}
