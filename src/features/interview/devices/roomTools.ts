// What the parts of the room share: device, recordings, and how the candidate likes it, kept on this device.
import type { Outbox, OutboxState } from '#data/candidate/outboxContract.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import type { Recordings, TakeKind } from '#domain/recordings/recording.ts';
import type { TroubleKind } from '#domain/candidate/session.ts';
import type { Device } from './useDevice.ts';

export interface RoomPrefs {
  timeHidden: boolean;
  selfViewOff: boolean;
  /** The browser may turn speech into words while recording. */
  writeAlong: boolean;
  readAloud: boolean;
  /** No recording begins by itself after the time to think. */
  startMyself: boolean;
  /** Was informed who may process the sound of voice input, and agreed. */
  voiceAgreed: boolean;
}

export type RoomTrouble = TroubleKind;

export interface RoomTools {
  device: Device;
  recordingSession: RecordingSession;
  recordings: Recordings;
  prefs: RoomPrefs;
  setPref: (name: keyof RoomPrefs, on: boolean) => void;
  /** The language that is asked in, and the one the candidate speaks. */
  language: string;
  speech: string;
  /** What the browser understood of a take; empty when nobody asked it to listen. */
  getLiveTranscript: (takeId: string) => string;
  setLiveTranscript: (takeId: string, text: string) => void;
  /** Whether the candidate's consent names this kind of recording; where not, nothing is recorded before it does. */
  mayRecord: (kind: TakeKind) => boolean;
  /** Agrees to the text about recordings of this version. */
  agreeToRecord: (version: string) => Promise<void>;
  /** Notes in the log of the interview that something technical went wrong, never what was spoken. */
  onTrouble: (what: RoomTrouble) => void;
}

const prefNames: readonly (keyof RoomPrefs)[] = [
  'timeHidden',
  'selfViewOff',
  'writeAlong',
  'readAloud',
  'startMyself',
  'voiceAgreed',
];
const transcriptNote = 'heard';

/** How the candidate likes it; everything is off until chosen. `calm`: the clock starts hidden. */
export function prefsOf(notes: OutboxState['notes'], calm = false): RoomPrefs {
  return Object.fromEntries(
    prefNames.map((name) => [
      name,
      name in notes ? notes[name] === true : name === 'timeHidden' && calm,
    ]),
  ) as Record<keyof RoomPrefs, boolean>;
}

/** The words kept beside the recordings. */
export function readLiveTranscripts(notes: OutboxState['notes']): Readonly<Record<string, string>> {
  return (notes[transcriptNote] ?? {}) as Readonly<Record<string, string>>;
}

/** Keeps what was understood of a take on this device. */
export function saveLiveTranscript(outbox: Outbox, takeId: string, text: string): void {
  outbox.note(transcriptNote, { ...readLiveTranscripts(outbox.state().notes), [takeId]: text });
}
