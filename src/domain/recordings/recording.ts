/** Recorded answers: the formats of a question, and the state of a take on the device until the server has it. */
import { z } from 'zod';
import type { FaultCode } from '#domain/base/fault.ts';

export const answerFormats = ['text', 'audio', 'video'] as const;
export type AnswerFormat = (typeof answerFormats)[number];
export const AnswerFormat = z.enum(answerFormats);

/** Seconds and bytes that hold everywhere; rules and forms use the same numbers. */
export const recordingLimits = {
  thinkSecondsMax: 600,
  maxSecondsMin: 30,
  maxSecondsMax: 1_800,
  maxSecondsDefault: 180,
  bytesMax: 300 * 1024 * 1024,
  /** Of practice, in one's own folder. */
  practiceBytesMax: 60 * 1024 * 1024,
} as const;

/** How often an answer may be recorded again: at most, and unless chosen otherwise. */
export const retakeLimits = { max: 5, usual: 1 } as const;

export const takeKinds = ['video', 'audio'] as const;
export type TakeKind = (typeof takeKinds)[number];

/**
 * recording: being recorded in this tab. kept: finished, on this device, not yet chosen. faulty: something broke, what there is is kept, no retake is used up.
 * waiting, uploading, uploaded: chosen as the answer; the file, then the document is on its way. confirmed: the server has both.
 * refused: the server said no, the file stays on the device. discarded: its bytes are gone, it only counts.
 */
const takeStates = [
  'recording',
  'kept',
  'faulty',
  'waiting',
  'uploading',
  'uploaded',
  'confirmed',
  'refused',
  'discarded',
] as const;
type TakeState = (typeof takeStates)[number];

/** Why a take is faulty: the recorder broke, a device was unplugged or the machine slept, the page went away, no data came, or the candidate reported it. */
const takeFaults = ['recorder', 'device', 'interrupted', 'stalled', 'empty', 'reported'] as const;
export type TakeFault = (typeof takeFaults)[number];

export interface Take {
  /** Also the mark of the file in storage: the same take is never stored twice. */
  id: string;
  answerId: string;
  kind: TakeKind;
  /** The type the recorder really writes, e.g. "video/webm;codecs=vp9,opus". */
  mime: string;
  /** The follow-up question that was answered; null on the question itself. */
  prompt: string | null;
  /** How many pieces of the recording are on the device, and their bytes. */
  chunks: number;
  bytes: number;
  durationMs: number;
  startedAt: number;
  state: TakeState;
  /** Why it is faulty; null for a take that went well. */
  fault: TakeFault | null;
  /** Why the server refused it. */
  refusal: FaultCode | null;
  /** True when it uses up one of the allowed takes. */
  counts: boolean;
  /** SHA-256 of the file, hex; known once it was chosen. */
  sha256: string | null;
  transcript: string | null;
  /** Bytes the server has so far; only while uploading. */
  sentBytes: number;
  /** Failed attempts since the last success, and when to try again (this device's clock). */
  attempts: number;
  retryAt: number;
}

/** Where recordings are kept on this device; "memory" survives neither a crash nor a closed tab. */
export type RecordingLevel = 'indexedDb' | 'memory';

export interface Recordings {
  /** False until the device was read. */
  ready: boolean;
  level: RecordingLevel;
  /** Oldest first, without discarded ones. */
  takes: readonly Take[];
  /** Takes used up per answer on this device, discarded ones too. */
  used: Readonly<Record<string, number>>;
}

/** True when a stored answer is this take: the same bytes, or a file of before that carries its id. */
export function isTakeOf(
  { id, sha256 }: Pick<Take, 'id' | 'sha256'>,
  stored: { sha256?: string | null | undefined; storagePath?: string | null | undefined },
): boolean {
  return (
    (sha256 !== null && stored.sha256 === sha256) || (stored.storagePath ?? '').includes(`/${id}.`)
  );
}

/** Where a take is, in the words of SaveState. */
export function savingOf({
  state,
}: Pick<Take, 'state'>): 'onDevice' | 'sending' | 'confirmed' | 'refused' {
  if (state === 'confirmed' || state === 'refused') return state;
  return state === 'uploading' || state === 'uploaded' ? 'sending' : 'onDevice';
}

/** Share of the file that the server has, 0 to 1. */
export function progressOf({
  state,
  sentBytes,
  bytes,
}: Pick<Take, 'state' | 'sentBytes' | 'bytes'>): number {
  if (state === 'uploaded' || state === 'confirmed') return 1;
  return state === 'uploading' && bytes > 0 ? Math.min(1, sentBytes / bytes) : 0;
}

/** True while a chosen take is not yet with the server, refused ones included: nothing is handed in before. */
export function isPending({ state }: Pick<Take, 'state'>): boolean {
  return (
    state === 'waiting' || state === 'uploading' || state === 'uploaded' || state === 'refused'
  );
}

/** The takes that become an answer by themselves: just ending, or they went well where there is no other answer, here or on the server. Handing in waits for them. */
export function countComingTakes(
  takes: readonly Take[],
  hasAnswer: (answerId: string) => boolean,
): Take[] {
  const given = new Set(
    takes
      .filter((take) => take.state === 'confirmed' || isPending(take))
      .map(({ answerId }) => answerId),
  );
  return takes.filter(
    ({ state, fault, bytes, answerId }) =>
      state === 'recording' ||
      (state === 'kept' &&
        fault === null &&
        bytes > 0 &&
        !given.has(answerId) &&
        !hasAnswer(answerId)),
  );
}

/** So many recordings of one answer may be given back after they were sent; before that, any number. The rules use the same number. */
export const givenBackMax = 3;

/** How many more times an answer may be recorded. `stored` is what the server counts (0: nothing there). */
export function countRetakesLeft(retakes: number, used: number, stored: number): number {
  return Math.max(0, retakes + 1 - Math.max(used, stored));
}

/** How a question may be answered: what it says, else by the interview's type. */
export function formatsOf(
  question: { formats?: readonly AnswerFormat[] | null | undefined },
  type: 'video' | 'chat' | 'resume',
): readonly AnswerFormat[] {
  if (question.formats && question.formats.length > 0) return question.formats;
  return type === 'video' ? ['video', 'audio', 'text'] : ['text'];
}

/** The longest a spoken answer may be, seconds. */
export function maxSecondsOf({ maxSeconds }: { maxSeconds?: number | null | undefined }): number {
  return Math.min(
    recordingLimits.maxSecondsMax,
    Math.max(recordingLimits.maxSecondsMin, maxSeconds ?? recordingLimits.maxSecondsDefault),
  );
}

/** The file ending that storage takes for a type; null for a type it does not take. */
export function endingOf(mime: string): 'webm' | 'mp4' | 'm4a' | null {
  const type = mime.split(';')[0]?.trim().toLowerCase();
  if (type === 'video/webm' || type === 'audio/webm') return 'webm';
  if (type === 'video/mp4') return 'mp4';
  return type === 'audio/mp4' ? 'm4a' : null;
}

/** Seconds as a clock shows them: "1:05", "12:00". */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
