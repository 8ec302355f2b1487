// The recordings of one session, as the room shows them; they are worked on only in the active tab.
import { useEffect, useSyncExternalStore } from 'react';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { RecordingDesk } from '#data/recordings/recordingContract.ts';
import { recordingDesk } from '#data/recordings/recordings.ts';
import type { Recordings } from '#domain/recordings/recording.ts';

export interface Tape {
  tape: RecordingDesk;
  recordings: Recordings;
}

/** Opens the desk while this tab is the active one. */
export function useTape(place: CandidateRef, isMine: boolean): Tape {
  const tape = recordingDesk(place);
  const recordings = useSyncExternalStore(tape.subscribe, tape.state, tape.state);
  useEffect(() => {
    if (!isMine) return undefined;
    void tape.open();
    return () => void tape.close();
  }, [tape, isMine]);
  return { tape, recordings };
}
