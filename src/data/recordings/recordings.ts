// The recordings of this device: one store for each session, what an interview left behind, and the sweep after logging out.
import type { Take } from '#domain/recordings/recording.ts';
import { renewToken } from '#data/firestore/files.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { RecordingSession } from './recordingContract.ts';
import { createRecordingSession } from './recordingSession.ts';
import { openRecordingStore, type RecordingStore } from './recordingStore.ts';
import { sendDocument, sendFile } from './spokenAnswers.ts';
import { listLeftOver } from './take.ts';

let store: RecordingStore | undefined;
const sessions = new Map<string, RecordingSession>();

/** The recordings of this device. */
export function openDeviceRecordings(): RecordingStore {
  store ??= openRecordingStore();
  return store;
}

/** The recordings of one session, made once per page. */
export function openRecordingSession(candidateRef: CandidateRef): RecordingSession {
  const session = `${candidateRef.orgId}/${candidateRef.interviewId}/${candidateRef.candidateUid}`;
  const known = sessions.get(session);
  if (known) return known;
  const recordingSession = createRecordingSession({
    session,
    store: openDeviceRecordings(),
    sendFile: (take, file, onProgress, signal, isAwaited) =>
      sendFile(candidateRef, take, file, { onProgress, signal, isAwaited }),
    sendDocument: (take, isGivenBack) => sendDocument(candidateRef, take, isGivenBack),
    renewToken,
  });
  sessions.set(session, recordingSession);
  return recordingSession;
}

const sessionOf = ({ orgId, interviewId, candidateUid }: CandidateRef): string =>
  `${orgId}/${interviewId}/${candidateUid}`;

/** Recordings of an interview that is over and that only this device holds; nothing is sent. Of one that was handed in, those that are part of nothing. */
export async function listRecordingsLeft(
  candidateRef: CandidateRef,
  isHandedIn: boolean,
): Promise<Take[]> {
  const all = await openDeviceRecordings().all(sessionOf(candidateRef));
  return isHandedIn
    ? listLeftOver(all)
    : all.filter(
        ({ state, bytes }) =>
          bytes > 0 && state !== 'confirmed' && state !== 'discarded' && state !== 'recording',
      );
}

/** The file of such a recording; null when its pieces are gone. */
export async function readFileLeft({ id, mime }: Pick<Take, 'id' | 'mime'>): Promise<Blob | null> {
  const pieces = await openDeviceRecordings().piecesOf(id);
  return pieces.length === 0 ? null : new Blob(pieces, { type: mime });
}

/** Deletes such recordings from this device, for good. */
export async function deleteLeft(
  candidateRef: CandidateRef,
  takes: readonly Take[],
): Promise<void> {
  await Promise.all(
    takes.map(({ id }) => openDeviceRecordings().dropTake(sessionOf(candidateRef), id)),
  );
}

/** Whoever was here has logged out: only recordings that exist nowhere else stay on the device. */
export async function sweepRecordings(): Promise<void> {
  await openDeviceRecordings().sweep(({ state }) => state !== 'confirmed' && state !== 'discarded');
}
