// The recordings of one session, as the room shows them; they are worked on only in the active tab.
import { useEffect, useSyncExternalStore } from 'react';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { openRecordingSession } from '#data/recordings/recordings.ts';
import type { Recordings } from '#domain/recordings/recording.ts';

export interface SessionRecordings {
  recordingSession: RecordingSession;
  recordings: Recordings;
}

/** Opens the recordings while this tab is the active one. */
export function useRecordings(candidateRef: CandidateRef, isMine: boolean): SessionRecordings {
  const recordingSession = openRecordingSession(candidateRef);
  const recordings = useSyncExternalStore(
    recordingSession.subscribe,
    recordingSession.state,
    recordingSession.state,
  );
  useEffect(() => {
    if (!isMine) return undefined;
    void recordingSession.open();
    return () => void recordingSession.close();
  }, [recordingSession, isMine]);
  return { recordingSession, recordings };
}
