// The recordings of practice on this device, kept current.
import { useEffect, useSyncExternalStore } from 'react';
import { practiceDesk } from '#data/seeker/practiceRecordings.ts';
import type { RecordingDesk } from '#data/recordings/recordingContract.ts';
import type { Recordings, Take } from '#domain/recordings/recording.ts';

export interface OwnTape {
  desk: RecordingDesk;
  recordings: Recordings;
  /** The latest recording under this name; null for none. */
  takeOf: (name: string) => Take | null;
}

export function useOwnTape(uid: string): OwnTape {
  const desk = practiceDesk(uid);
  const recordings = useSyncExternalStore(desk.subscribe, desk.state);
  useEffect(() => {
    void desk.open();
  }, [desk]);
  return {
    desk,
    recordings,
    takeOf: (name) =>
      recordings.takes.findLast((take) => take.answerId === name && take.state !== 'recording') ??
      null,
  };
}
