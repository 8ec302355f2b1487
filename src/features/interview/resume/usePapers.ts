// The papers of this session, sent while the room is open in this tab; and the room's desk as it is with them.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { paperDesk } from '#data/resume/paperDesk.ts';
import type { PaperDesk } from '#data/resume/papers.ts';
import type { Paper } from '#data/resume/paperStore.ts';
import { readingOf } from '#data/resume/readings.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import { resumeQuestionId } from '#domain/jobs/answering.ts';
import type { Reading } from '#domain/candidate/reading.ts';
import type { Stored } from '#domain/base/source.ts';
import type { RoomDesk } from '#features/interview/session/useRoom.ts';

/** The papers' desk and what it holds. */
export function usePapers({ orgId, interviewId, candidateUid }: CandidateRef): {
  desk: PaperDesk;
  papers: readonly Paper[];
} {
  const desk = paperDesk({ orgId, interviewId, candidateUid });
  return { desk, papers: useSyncExternalStore(desk.subscribe, desk.papers) };
}

/** Sends the papers for as long as the component lives. */
export function useOpenPapers(place: CandidateRef): readonly Paper[] {
  const { desk, papers } = usePapers(place);
  useEffect(() => {
    void desk.open();
    return desk.close;
  }, [desk]);
  return papers;
}

/** The reading that the server holds; null while there is none or it is away: nobody waits for it. */
export function useServerReading(
  { orgId, interviewId, candidateUid }: CandidateRef,
  answerId: string,
): Reading | null {
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(
    () =>
      readingOf({ orgId, interviewId, candidateUid }, answerId).subscribe(
        (stored) => setReading(stored?.data ?? null),
        (error) => console.warn('The reading is not known', error),
      ),
    [orgId, interviewId, candidateUid, answerId],
  );
  return reading;
}

/** A paper on this device is an answer, too; it is named, not read out. */
export function withPapers(
  desk: RoomDesk,
  papers: readonly Paper[],
  answers: readonly Stored<Answer>[],
): RoomDesk {
  const nameOf = (answerId: string): string =>
    papers.find((paper) => paper.answerId === answerId)?.fileName ||
    (answers
      .find(({ id }) => id === answerId)
      ?.data.storagePath?.split('/')
      .at(-1) ??
      '');
  const isThere = (answerId: string): boolean =>
    answerId === resumeQuestionId && nameOf(answerId) !== '';
  return {
    ...desk,
    textOf: (answerId) =>
      answerId === resumeQuestionId ? nameOf(answerId) : desk.textOf(answerId),
    hasAnswer: (answerId) => isThere(answerId) || desk.hasAnswer(answerId),
    standing: (question) => (isThere(question.id) ? 'answered' : desk.standing(question)),
  };
}
