// The resumes of this session, uploaded while the room is open in this tab; and the room's controls with them.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { openResumeUploadQueue } from '#data/resume/openResumeUploads.ts';
import type { ResumeUploadQueue } from '#data/resume/resumeUploadContract.ts';
import type { ResumeUpload } from '#data/resume/resumeUploadStore.ts';
import { readingOf } from '#data/resume/readings.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import { resumeQuestionId } from '#domain/jobs/answering.ts';
import type { Reading } from '#domain/candidate/reading.ts';
import type { Stored } from '#domain/base/source.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';

/** The upload queue and what it holds. */
export function useResumeUploads({ orgId, interviewId, candidateUid }: CandidateRef): {
  uploadQueue: ResumeUploadQueue;
  uploads: readonly ResumeUpload[];
} {
  const uploadQueue = openResumeUploadQueue({ orgId, interviewId, candidateUid });
  return { uploadQueue, uploads: useSyncExternalStore(uploadQueue.subscribe, uploadQueue.uploads) };
}

/** Sends the papers for as long as the component lives. */
export function useOpenResumeUploads(candidateRef: CandidateRef): readonly ResumeUpload[] {
  const { uploadQueue, uploads } = useResumeUploads(candidateRef);
  useEffect(() => {
    void uploadQueue.open();
    return uploadQueue.close;
  }, [uploadQueue]);
  return uploads;
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

/** A resume on this device is an answer, too; it is named, not read out. */
export function withResumeUploads(
  controls: RoomControls,
  uploads: readonly ResumeUpload[],
  answers: readonly Stored<Answer>[],
): RoomControls {
  const nameOf = (answerId: string): string =>
    uploads.find((upload) => upload.answerId === answerId)?.fileName ||
    (answers
      .find(({ id }) => id === answerId)
      ?.data.storagePath?.split('/')
      .at(-1) ??
      '');
  const isThere = (answerId: string): boolean =>
    answerId === resumeQuestionId && nameOf(answerId) !== '';
  return {
    ...controls,
    textOf: (answerId) =>
      answerId === resumeQuestionId ? nameOf(answerId) : controls.textOf(answerId),
    hasAnswer: (answerId) => isThere(answerId) || controls.hasAnswer(answerId),
    getQuestionState: (question) =>
      isThere(question.id) ? 'answered' : controls.getQuestionState(question),
  };
}
