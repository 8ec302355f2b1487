// Recordings of practised answers: kept on this device; one goes to its owner's folder only when they say so, and comes back out of it.
import { Fault } from '#domain/base/fault.ts';
import { limits } from '#domain/jobs/kit.ts';
import { endingOf, recordingLimits, type Take } from '#domain/recordings/recording.ts';
import { deleteFile, renewToken } from '#data/firestore/files.ts';
import { createId } from '#data/firestore/ids.ts';
import {
  findPracticeFile,
  forgetNumberedFile,
  putPracticeFile,
} from '#data/candidate/numberedFiles.ts';
import { updateSeekerDocument, readSeekerDocument } from './seekerDocuments.ts';
import { createRecordingSession } from '#data/recordings/recordingSession.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { openDeviceRecordings } from '#data/recordings/recordings.ts';

const sessions = new Map<string, RecordingSession>();
const sessionOf = (uid: string): string => `practice/${uid}`;

/** The name of an attempt that is about to begin; its recordings are kept under it. */
export function createAttemptId(): string {
  return createId();
}

/** The name under which the recording of a follow-up (1, 2 …) is kept; 0 is the answer itself. */
export function takeName(attemptId: string, followUp: number): string {
  return followUp === 0 ? attemptId : `${attemptId}.${followUp}`;
}

function parseRecordingName(name: string): { attemptId: string; followUp: number } {
  const [attemptId = '', followUp = '0'] = name.split('.');
  return { attemptId, followUp: Number(followUp) };
}

/** The mark and the ending of a take's file. Throws Fault("fileType") for a type the server does not take. */
function fileOf({ id, mime }: Pick<Take, 'id' | 'mime'>): { id: string; ending: string } {
  const ending = endingOf(mime);
  if (ending === null) throw new Fault('fileType');
  return { id, ending };
}

/** Deletes the file of a take, wherever it was put. Throws a Fault. */
async function deleteTakeFile(uid: string, take: Take): Promise<void> {
  const { id, ending } = fileOf(take);
  const name = await findPracticeFile(uid, { id, ending });
  // Recordings that were saved before files had numbers lie under their id.
  await deleteFile(buildPracticeFilePath(uid, name ?? `${id}.${ending}`));
  forgetNumberedFile(id);
}

/** Where a saved recording lies in storage. */
export function buildPracticeFilePath(uid: string, file: string): string {
  return `users/${uid}/practice/${file}`;
}

/** Names the file in the attempt (null: no file). False when there is no such attempt. */
async function nameFile(uid: string, name: string, file: string | null): Promise<boolean> {
  const { attemptId, followUp } = parseRecordingName(name);
  const attempt = await readSeekerDocument(uid, 'practiceAttempts', attemptId);
  if (!attempt) return false;
  const { content } = attempt.data;
  if (followUp === 0) await updateSeekerDocument(uid, 'practiceAttempts', attemptId, { file });
  else if (content)
    await updateSeekerDocument(uid, 'practiceAttempts', attemptId, {
      content: {
        ...content,
        followUps: (content.followUps ?? []).map((one, index) =>
          index === followUp - 1
            ? { ...one, file, text: one.text.slice(0, limits.answerMax) }
            : one,
        ),
      },
    });
  return true;
}

/** The recordings of one person's practice on this device, one store per page. Choosing a take saves it to the account. */
export function openPracticeSession(uid: string): RecordingSession {
  const known = sessions.get(uid);
  if (known) return known;
  const recordingSession = createRecordingSession({
    session: sessionOf(uid),
    store: openDeviceRecordings(),
    bytesMax: recordingLimits.practiceBytesMax,
    sendFile: (take, file, onProgress, signal, isAwaited) =>
      putPracticeFile(uid, fileOf(take), {
        file,
        contentType: take.mime,
        marks: { durationMs: String(take.durationMs) },
        onProgress,
        signal,
        isAwaited,
        mayBeThere: take.attempts > 0 || take.state === 'uploading',
      }),
    sendDocument: async (take) => {
      const file = await findPracticeFile(uid, fileOf(take));
      if (file === null) throw new Fault('notFound');
      // The attempt was deleted meanwhile, in another tab: nothing may lie about that no document names.
      if (!(await nameFile(uid, take.answerId, file))) {
        await deleteTakeFile(uid, take);
        throw new Fault('notFound');
      }
    },
    renewToken,
  });
  sessions.set(uid, recordingSession);
  return recordingSession;
}

/** Not saved in the account (any more): what is on its way is called back, the file there goes, and the attempt no longer names it. What is on this device stays. Throws a Fault. */
export async function unsaveRecording(
  uid: string,
  name: string,
  { take, file }: { take: Take | null; file: string | null },
): Promise<void> {
  if (take) await openPracticeSession(uid).takeBack(take.id);
  if (file) await deleteFile(buildPracticeFilePath(uid, file));
  else if (take) await deleteTakeFile(uid, take);
  if (take) forgetNumberedFile(take.id);
  if (file) await nameFile(uid, name, null);
}

/** Deletes the recordings of an attempt from this device. */
export async function dropAttemptRecordings(uid: string, attemptId: string): Promise<void> {
  const here = (await openDeviceRecordings().all(sessionOf(uid))).filter(
    ({ answerId }) => parseRecordingName(answerId).attemptId === attemptId,
  );
  await Promise.all(here.map((take) => openDeviceRecordings().dropTake(sessionOf(uid), take.id)));
}
