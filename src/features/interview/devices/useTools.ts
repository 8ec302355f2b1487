// Gathers what the parts of the room share: device, recordings, how the candidate likes it.
import { agreeToRecord, type Room } from '#data/candidate/candidate.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { Outbox, OutboxState } from '#data/candidate/outbox.ts';
import type { RecordingDesk } from '#data/recordings/recordingContract.ts';
import { mayRecord } from '#domain/invitations/expectation.ts';
import type { Recordings } from '#domain/recordings/recording.ts';
import { startsCalm } from '#features/interview/accommodation/ownHelps.ts';
import { heardIn, keepHeard, prefsOf, type RoomTools } from './roomTools.ts';
import { useDevice } from './useDevice.ts';
import { noteRoomFault } from '#features/interview/session/useIntegrityLog.ts';

/** The tools of one room. */
export function useTools(
  room: Room,
  place: CandidateRef,
  outbox: Outbox,
  state: OutboxState,
  tape: RecordingDesk,
  recordings: Recordings,
): RoomTools {
  const device = useDevice();
  const heard = heardIn(state.notes);
  return {
    device,
    tape,
    recordings,
    prefs: prefsOf(state.notes, startsCalm(room.session.interviewId ?? '')),
    setPref: (name, on) => outbox.note(name, on),
    language: room.interview.language ?? room.session.language ?? 'en',
    speech: room.session.speechLanguage ?? room.interview.language ?? room.session.language ?? 'en',
    heardOf: (takeId) => heard[takeId] ?? '',
    setHeard: (takeId, text) => keepHeard(outbox, takeId, text),
    mayRecord: (kind) => mayRecord(room.session.consent, kind),
    agreeToRecord: (version) => agreeToRecord(place, version),
    onTrouble: (what) => noteRoomFault(`reported.${what}`),
  };
}
