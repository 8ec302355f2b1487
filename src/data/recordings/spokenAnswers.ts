// A take becomes an answer: its file first, then its document. Both steps can be done again without doing harm.
import type { Answer } from '#domain/candidate/answer.ts';
import { Fault } from '#domain/base/fault.ts';
import { endingOf, givenBackMax, isTakeOf, type Take } from '#domain/recordings/recording.ts';
import type { UploadOptions } from '#data/firestore/files.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { readBlindMarks } from '#data/candidate/identity.ts';
import { answerFilePath, putAnswerFile, type AnswerFile } from '#data/candidate/numberedFiles.ts';
import { writeAnswer } from '#data/candidate/writeAnswer.ts';

/** A take's file. Throws Fault("fileType") for a type the server does not take. */
function fileOf({ id, answerId, mime }: Pick<Take, 'id' | 'answerId' | 'mime'>): AnswerFile {
  const ending = endingOf(mime);
  if (ending === null) throw new Fault('fileType');
  return { answerId, id, ending };
}

/** How often the server has seen an answer recorded; 0 when nothing is there, or only words. */
function countTakesStored(answer: Pick<Answer, 'type' | 'takes' | 'rev'> | null): number {
  return answer?.type === 'video' ? (answer.takes ?? answer.rev) : 0;
}

/** Puts a take's file into storage; settles when it is there. */
export async function sendFile(
  candidateRef: CandidateRef,
  take: Take,
  file: Blob,
  how: Pick<UploadOptions, 'onProgress' | 'signal' | 'isAwaited'>,
): Promise<void> {
  await putAnswerFile(candidateRef, fileOf(take), {
    file,
    contentType: take.mime,
    marks: { durationMs: String(take.durationMs), ...(await readBlindMarks(candidateRef)) },
    ...how,
    mayBeThere: take.attempts > 0 || take.state === 'uploading',
  });
}

/** Writes the answer's document, unless it names this file already. One that was given back and is replaced now uses up nothing. Settles only with the server's word. */
export async function sendDocument(
  candidateRef: CandidateRef,
  take: Take,
  isGivenBack: (stored: Pick<Answer, 'sha256' | 'storagePath'>) => boolean,
): Promise<void> {
  const answerFile = fileOf(take);
  // One that was sent before files had numbers lies under its id.
  const storagePath =
    (await answerFilePath(candidateRef, answerFile)) ??
    `interviews/${candidateRef.orgId}/${candidateRef.interviewId}/${candidateRef.candidateUid}/${take.answerId}/${take.id}.${answerFile.ending}`;
  const { mime, bytes: size, durationMs, sha256, transcript } = take;
  await writeAnswer(candidateRef, take.answerId, (server) => {
    if (server?.type === 'video' && isTakeOf(take, server)) return { result: null, data: null };
    const back =
      server?.type === 'video'
        ? Math.min(givenBackMax, (server.givenBack ?? 0) + (isGivenBack(server) ? 1 : 0))
        : 0;
    const prompt = server ? (server.prompt ?? null) : take.prompt;
    return {
      result: null,
      data: {
        type: 'video',
        storagePath,
        mime,
        size,
        durationMs,
        rev: (server?.rev ?? 0) + 1,
        takes: countTakesStored(server) + 1,
        ...(back > 0 ? { givenBack: back } : {}),
        ...(sha256 === null ? {} : { sha256 }),
        ...(prompt === null ? {} : { prompt }),
        ...(transcript ? { transcript } : {}),
      },
    };
  });
}
