// Practice attempts page by page, their review, and practice made from one's own real interview, of which nothing but one's own words is read.
import { limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import { parseAnswerId } from '#domain/candidate/answer.ts';
import { resumeQuestionId } from '#domain/jobs/answering.ts';
import { limits } from '#domain/jobs/kit.ts';
import {
  practiceLimits,
  type PracticeAttempt,
  type PracticeQuestion,
} from '#domain/seeker/practice.ts';
import type { PagedSource, Stored } from '#domain/base/source.ts';
import { isSpoken, readAnswerWords } from '#domain/candidate/transcript.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, readDoc, readList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { deleteFile } from '#data/firestore/files.ts';
import { writeBatch } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import { livePages } from '#data/firestore/pagedSource.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import {
  updateSeekerDocument,
  deleteSeekerDocument,
  type SeekerDocumentFields,
} from './seekerDocuments.ts';
import { dropAttemptRecordings, buildPracticeFilePath } from './practiceRecordings.ts';

const pageSize = 20;
const answersMax = 60;

/** A person's attempts, latest first. `key` names the filter; `keeps` is what passes it. */
export function attemptPages(
  uid: string,
  key: string,
  keeps: (attempt: Stored<PracticeAttempt>) => boolean,
): PagedSource<PracticeAttempt> {
  return livePages(
    'practiceAttempts',
    `practiceAttempts/${uid}/${key}`,
    () => query(collectionAt('practiceAttempts', { uid }), orderBy('createdAt', 'desc')),
    pageSize,
    keeps,
  );
}

/** Deletes an attempt for good: its saved recordings first, so that no file stays behind without a name, then the words, then what this device holds of it. Throws a Fault. */
export async function removeAttempt(
  uid: string,
  { id, data }: Pick<Stored<PracticeAttempt>, 'id' | 'data'>,
): Promise<void> {
  const files = [data.file, ...(data.content?.followUps ?? []).map(({ file }) => file)].filter(
    (file) => typeof file === 'string',
  );
  await Promise.all(files.map((file) => deleteFile(buildPracticeFilePath(uid, file))));
  await deleteSeekerDocument(uid, 'practiceAttempts', id);
  await dropAttemptRecordings(uid, id);
}

/** One question of a sent interview with one's own words; `followUps` are those that were really asked. */
export interface OwnAnswer {
  question: PracticeQuestion;
  text: string;
  seconds: number | null;
  format: 'text' | 'voice' | 'video';
  followUps: { prompt: string; text: string }[];
}

/**
 * One's own answers in an interview that was handed in: the session, the words of the questions, answers and transcripts. Reads only, and nothing of a rubric,
 * of ratings or of reviews (no candidate may); nothing is written at the company, so nobody there hears of it. Throws Faults: "permissionDenied" or "notFound" when it is gone.
 */
export async function readOwnAnswers(candidateRef: CandidateRef): Promise<OwnAnswer[]> {
  const { orgId, interviewId } = candidateRef;
  const [questions, answers, transcripts] = await Promise.all([
    readDoc('questions', { orgId, interviewId }),
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
  const heard = new Map(transcripts.items.map(({ id, data }) => [id, data]));
  const givenAnswers = answers.items
    .filter(({ data }) => data.type !== 'resume')
    .map(({ id, data }) => ({
      ...parseAnswerId(id),
      data,
      text: (isSpoken(data) ? readAnswerWords(data, heard.get(id)) : (data.text ?? '')).trim(),
    }))
    .filter(({ text }) => text !== '');
  return (questions?.data.items ?? [])
    .filter(({ id }) => id !== resumeQuestionId)
    .flatMap(({ id, text, kind, minutes }) => {
      const own = givenAnswers.find(
        ({ questionId, followUp }) => questionId === id && followUp === 0,
      );
      if (!own) return [];
      const followUps = givenAnswers
        .filter(({ questionId, followUp }) => questionId === id && followUp > 0)
        .toSorted((a, b) => a.followUp - b.followUp)
        .map((one) => ({ prompt: one.data.prompt ?? '', text: one.text }))
        .slice(0, practiceLimits.followUps);
      const { data } = own;
      return [
        {
          question: {
            id,
            competency: '',
            kind,
            text,
            minutes,
            lookFor: [],
            followUps: followUps.map(({ prompt }) => prompt).filter((prompt) => prompt !== ''),
          },
          text: own.text.slice(0, limits.answerMax),
          seconds:
            isSpoken(data) && data.durationMs
              ? Math.min(practiceLimits.secondsMax, Math.round(data.durationMs / 1_000))
              : null,
          format: !isSpoken(data) ? 'text' : data.mime?.startsWith('audio') ? 'voice' : 'video',
          followUps,
        },
      ];
    });
}

export interface InterviewToPractise {
  orgId: string;
  interviewId: string;
  company: string | null;
  title: string;
  language: string | null;
  answeredAt: Date | null;
}

/** Makes a set of one's own answers, or adds them to the one made before, in one commit: the questions by their words, each with one's answer as the first attempt. Returns the set's id. Throws a Fault. */
export async function practiseOwnAnswers(
  uid: string,
  { orgId, interviewId, company, title, language }: InterviewToPractise,
  answers: readonly OwnAnswer[],
  known: Stored<{
    content?: { questions: PracticeQuestion[]; competencies: string[] } | null | undefined;
  }> | null,
): Promise<string> {
  const setId = known?.id ?? createId();
  const before = known?.data.content?.questions ?? [];
  const added = answers.filter(({ question }) => !before.some(({ id }) => id === question.id));
  const stamps = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
  const set: SeekerDocumentFields<'practiceSessions'> = {
    title: title.slice(0, 200),
    language,
    source: { kind: 'interview', orgId, interviewId, company },
    content: {
      questions: [...before, ...added.map(({ question }) => question)].slice(
        0,
        practiceLimits.questions,
      ),
      competencies: known?.data.content?.competencies ?? [],
    },
  };
  const attempts = added.map(
    ({ question, text, seconds, format, followUps }): SeekerDocumentFields<'practiceAttempts'> => ({
      title: question.text.slice(0, 200),
      text,
      language,
      sessionId: setId,
      questionId: question.id,
      competency: null,
      mode: 'realistic',
      format,
      seconds,
      status: 'interview',
      content: { question, coaching: null, followUps },
    }),
  );
  await asFault(async () => {
    const batch = writeBatch(database());
    const at = docAt('practiceSessions', { uid, id: setId });
    if (known) batch.update(at, { ...set, updatedAt: serverTimestamp() });
    else batch.set(at, { ...set, ...stamps });
    for (const attempt of attempts)
      batch.set(docAt('practiceAttempts', { uid, id: createId() }), { ...attempt, ...stamps });
    await batch.commit();
  });
  return setId;
}

/** Says how practising went. Throws a Fault. */
export function planReview(
  uid: string,
  id: string,
  schedule: { step: number; reviewAt: Date },
): Promise<void> {
  return updateSeekerDocument(uid, 'practiceAttempts', id, schedule);
}
