// What the room can do with recordings: every piece goes to this device first, the file and then the answer's document to the server, until both are confirmed.
import type { Recordings, Take, TakeKind } from '#domain/recordings/recording.ts';

export interface TakeRequest {
  answerId: string;
  kind: TakeKind;
  /** Camera and microphone, or the microphone alone. The take does not stop its tracks. */
  stream: MediaStream;
  /** The recording ends by itself after so many seconds. */
  maxSeconds: number;
  /** The follow-up question being answered; null on the question itself. */
  prompt?: string | null;
}

export interface RunningTake {
  id: string;
  /** Seconds recorded so far; grows about once a second. */
  seconds: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Ends the recording; settles when everything is on this device. Ending twice is ending once. `choose`: if it went well it is the answer, without a moment in between. */
  stop: (how?: { choose?: boolean }) => Promise<Take>;
  /** Settles when the recording is over for whatever reason: stopped, out of time, or broken ("faulty": no retake is used up). */
  done: Promise<Take>;
}

/** The recordings of one session on this device. One per page and session; it works only in the active tab. */
export interface RecordingSession {
  state: () => Recordings;
  subscribe: (listener: () => void) => () => void;
  /** Reads the device, finds what a crash left (as "faulty", fault "interrupted"), and goes on sending. */
  open: () => Promise<void>;
  /** Ends a running recording (kept, faulty) and sends no more: another tab is in charge. */
  close: () => Promise<void>;
  /** Starts a recording. Throws Fault("unknown") when the browser cannot record this stream at all. */
  startTake: (request: TakeRequest) => Promise<RunningTake>;
  /** Makes a take the answer and sends it, now or when the network is back. An earlier choice for the answer gives way. */
  chooseTake: (takeId: string, more?: { transcript?: string | null }) => Promise<void>;
  /** The time is running out: where nothing was chosen, the newest recording becomes the answer. Those given back do not. */
  chooseLeft: (hasAnswer: (answerId: string) => boolean) => Promise<void>;
  /** What went well and is nobody's answer yet becomes the answer: the candidate has gone on. */
  chooseWell: (hasAnswer: (answerId: string) => boolean) => Promise<void>;
  /** Throws a take's bytes away. One that went well still counts as used. */
  discardTake: (takeId: string) => Promise<void>;
  /** "Something went wrong": the take is given back; it stays on the device until it is discarded or chosen. What the server has stays the answer until it is recorded again. */
  reportTake: (takeId: string) => Promise<void>;
  /** What was chosen is not sent after all, or was taken back from the server: it is only on this device again. */
  takeBack: (takeId: string) => Promise<void>;
  /** The file of a take that is on this device; null when it is not (any more). */
  fileOf: (takeId: string) => Promise<Blob | null>;
  /** Tries again at once, refused takes too: more time, interview opened again. */
  retry: () => void;
  /** After handing in: deletes all bytes but those that nobody else has. */
  forget: () => Promise<void>;
}
