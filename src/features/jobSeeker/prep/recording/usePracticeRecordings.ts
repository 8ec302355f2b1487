// The recordings of practice on this device, kept current.
import { useEffect, useSyncExternalStore } from 'react';
import { openPracticeSession } from '#data/seeker/practiceRecordings.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import type { Recordings, Take } from '#domain/recordings/recording.ts';

export interface PracticeRecordings {
  recordingSession: RecordingSession;
  recordings: Recordings;
  /** The latest recording under this name; null for none. */
  takeOf: (name: string) => Take | null;
}

export function usePracticeRecordings(uid: string): PracticeRecordings {
  const recordingSession = openPracticeSession(uid);
  const recordings = useSyncExternalStore(recordingSession.subscribe, recordingSession.state);
  useEffect(() => {
    void recordingSession.open();
  }, [recordingSession]);
  return {
    recordingSession,
    recordings,
    takeOf: (name) =>
      recordings.takes.findLast((take) => take.answerId === name && take.state !== 'recording') ??
      null,
  };
}
