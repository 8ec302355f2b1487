// Gathers what the parts of the room share: device, recordings, how the candidate likes it.
import { agreeToRecord } from '#data/candidate/candidate.ts';
import type { Room } from '#data/candidate/room.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { Outbox, OutboxState } from '#data/candidate/outboxContract.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { mayRecord } from '#domain/invitations/expectation.ts';
import type { Recordings } from '#domain/recordings/recording.ts';
import { startsCalm } from '#features/interview/accommodation/preferencesChoice.ts';
import { readLiveTranscripts, saveLiveTranscript, prefsOf, type RoomTools } from './roomTools.ts';
import { useDevice } from './useDevice.ts';
import { noteRoomFault } from '#features/interview/session/useIntegrityLog.ts';

/** The tools of one room. */
export function useTools(
  room: Room,
  candidateRef: CandidateRef,
  outbox: Outbox,
  state: OutboxState,
  recordingSession: RecordingSession,
  recordings: Recordings,
): RoomTools {
  const device = useDevice();
  const heard = readLiveTranscripts(state.notes);
  return {
    device,
    recordingSession,
    recordings,
    prefs: prefsOf(state.notes, startsCalm(room.session.interviewId ?? '')),
    setPref: (name, on) => outbox.note(name, on),
    language: room.interview.language ?? room.session.language ?? 'en',
    speech: room.session.speechLanguage ?? room.interview.language ?? room.session.language ?? 'en',
    getLiveTranscript: (takeId) => heard[takeId] ?? '',
    setLiveTranscript: (takeId, text) => saveLiveTranscript(outbox, takeId, text),
    mayRecord: (kind) => mayRecord(room.session.consent, kind),
    agreeToRecord: (version) => agreeToRecord(candidateRef, version),
    onTrouble: (what) => noteRoomFault(`reported.${what}`),
  };
}
