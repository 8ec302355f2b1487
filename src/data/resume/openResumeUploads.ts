// The uploads of a session on this page: the queue, tied to this device, to storage and to the session's documents.
import { hideFields } from '#domain/candidate/hiddenReading.ts';
import { renewToken } from '#data/firestore/files.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { readBlindMarks, readHider } from '#data/candidate/identity.ts';
import { answerFilePath, putAnswerFile, type AnswerFile } from '#data/candidate/numberedFiles.ts';
import { openResumeUploadStore } from './resumeUploadStore.ts';
import { createResumeUploadQueue } from './resumeUploads.ts';
import { isUploadPending, type ResumeUploadQueue } from './resumeUploadContract.ts';
import { saveResumeAnswer, putReading } from './readings.ts';

/** What the path of an upload gives: its name there is its mark in storage, where it gets a number. */
function readFileMark(path: string): AnswerFile {
  const [name = '', answerId = ''] = path.split('/').toReversed();
  const [id = '', ending = ''] = name.split('.');
  return { answerId, id, ending };
}

/** Where it lies in storage; one that was sent before files had numbers lies where the device says. */
async function findStoredPath(candidateRef: CandidateRef, path: string): Promise<string> {
  const file = readFileMark(path);
  return /^\d{1,2}$/u.test(file.id) ? path : ((await answerFilePath(candidateRef, file)) ?? path);
}

const queues = new Map<string, ResumeUploadQueue>();

/** Whoever was here has logged out: only files that exist nowhere else stay on the device. */
export async function sweepResumeUploads(): Promise<void> {
  await openResumeUploadStore().sweep(isUploadPending);
}

/** The uploads of one session on this page. */
export function openResumeUploadQueue(candidateRef: CandidateRef): ResumeUploadQueue {
  const key = `${candidateRef.orgId}/${candidateRef.interviewId}/${candidateRef.candidateUid}`;
  const known = queues.get(key);
  if (known) return known;
  const made = createResumeUploadQueue(candidateRef, {
    // In a blind interview the file is marked, and its words lose what tells who it is; the whole file opens with the identity.
    store: openResumeUploadStore(),
    sendFile: async (options) =>
      putAnswerFile(candidateRef, readFileMark(options.path), {
        ...options,
        marks: { ...options.marks, ...(await readBlindMarks(candidateRef)) },
      }),
    sendAnswer: async (answerId, answer) => {
      const hide = await readHider(candidateRef);
      const upload = made.uploads().find((one) => one.answerId === answerId);
      const named = {
        ...answer,
        storagePath: await findStoredPath(candidateRef, answer.storagePath),
      };
      await saveResumeAnswer(
        candidateRef,
        answerId,
        hide
          ? {
              ...named,
              text: hideFields(answer.text, { ...upload?.read, ...upload?.corrected }, hide),
            }
          : named,
      );
    },
    sendReading: async (answerId, reading) =>
      putReading(candidateRef, answerId, {
        ...reading,
        of: await findStoredPath(candidateRef, reading.of),
      }),
    renewToken,
    isOnline: () => navigator.onLine,
    chance: Math.random,
  });
  queues.set(key, made);
  addEventListener('online', made.retry);
  return made;
}
