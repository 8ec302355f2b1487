// Gathers what the parts of the room share: device, recordings, how the candidate likes it.
import { agreeToRecord, type CandidatePlace, type Room } from '#data/candidate.ts';
import type { Outbox, OutboxState } from '#data/outbox.ts';
import type { RecordingDesk } from '#data/recordingContract.ts';
import { mayRecord } from '#domain/expectation.ts';
import type { Recordings } from '#domain/recording.ts';
import { heardIn, keepHeard, prefsOf, type RoomTools } from './roomTools.ts';
import { startsCalm } from './ownHelps.ts';
import { noteRoomFault } from './useIntegrityLog.ts';
import { useDevice } from './useDevice.ts';

/** The tools of one room. */
export function useTools(
  room: Room,
  place: CandidatePlace,
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
