// The surroundings of a recording session in tests: a device that keeps, a recorder fed by hand, a server that can be made to fail.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Take, TakeFault } from '#domain/recordings/recording.ts';
import type { Recording, RecordOptions } from '#media/record.ts';
import { createRecordingSession } from './recordingSession.ts';
import type { RecordingStore } from './recordingStore.ts';
import type { RecordingSession, RunningTake } from './recordingContract.ts';

/** A device that keeps recordings between pages. */
function createDevice(level: 'indexedDb' | 'memory' = 'indexedDb') {
  const takes = new Map<string, Take>();
  const pieces = new Map<string, ArrayBuffer[]>();
  const store: RecordingStore = {
    level: () => level,
    probe: async () => level,
    all: async () => [...takes.values()].map((take) => structuredClone(take)),
    putTake: async (_, take) => void takes.set(take.id, structuredClone(take)),
    addPiece: async (_, take, n, bytes) => {
      takes.set(take.id, structuredClone(take));
      const all = pieces.get(take.id) ?? [];
      all[n] = bytes;
      pieces.set(take.id, all);
    },
    piecesOf: async (id) => pieces.get(id) ?? [],
    dropPieces: async (id) => void pieces.delete(id),
    dropTake: async (_, id) => {
      takes.delete(id);
      pieces.delete(id);
    },
    sweep: async () => undefined,
  };
  return { store, takes, pieces };
}

/** A recorder that a test feeds by hand. */
function createRecorder() {
  let options: RecordOptions | null = null;
  let finish: (fault: TakeFault | null) => void = () => undefined;
  let elapsed = 0;
  return {
    start: (given: RecordOptions): Recording => {
      options = given;
      elapsed = 0;
      let settle: (end: { durationMs: number; fault: TakeFault | null }) => void = () => undefined;
      const end = new Promise<{ durationMs: number; fault: TakeFault | null }>((done) => {
        settle = done;
      });
      finish = (fault) => settle({ durationMs: elapsed, fault });
      return {
        mime: 'video/webm;codecs=vp8,opus',
        elapsedMs: () => elapsed,
        flush: () => undefined,
        end,
        stop: (fault) => {
          finish(fault ?? null);
          return end;
        },
      };
    },
    say: (text: string) => {
      elapsed += 1_000;
      options?.onPiece(new Blob([text]), elapsed);
    },
    breaks: (fault: TakeFault) => finish(fault),
  };
}

function createFresh() {
  return {
    here: createDevice(),
    tape: createRecorder(),
    files: new Map<string, string>(),
    documents: new Map<string, { id: string; sha256: string | null; writes: number }>(),
    online: true,
    uploads: 0,
    renewals: 0,
    onFile: (() => null) as (take: Take, signal: AbortSignal) => Promise<void> | null,
    onDocument: (() => null) as (take: Take) => Promise<void> | null,
  };
}
/** What the session meets, and what a test may change about it; new for each test. */
export const world = createFresh();

export function open(store = world.here.store): RecordingSession {
  return createRecordingSession({
    session: 's',
    store,
    startRecording: world.tape.start,
    chance: () => 0.5,
    isOnline: () => world.online,
    sendFile: async (take, file, onProgress, signal) => {
      world.uploads += 1;
      await world.onFile(take, signal);
      onProgress(file.size);
      world.files.set(take.id, await file.text());
    },
    sendDocument: async (take) => {
      await world.onDocument(take);
      world.documents.set(take.answerId, {
        id: take.id,
        sha256: take.sha256,
        writes: (world.documents.get(take.answerId)?.writes ?? 0) + 1,
      });
    },
    renewToken: async () => void (world.renewals += 1),
  });
}
export const start = (recordingSession: RecordingSession, answerId = 'q1'): Promise<RunningTake> =>
  recordingSession.startTake({
    answerId,
    kind: 'video',
    stream: {} as MediaStream,
    maxSeconds: 60,
  });
export async function recordTake(
  recordingSession: RecordingSession,
  answerId = 'q1',
  ...words: string[]
): Promise<Take> {
  const running = await start(recordingSession, answerId);
  for (const word of words.length > 0 ? words : ['Hello ', 'world']) world.tape.say(word);
  return running.stop();
}
export const stateOf = (recordingSession: RecordingSession, id: string): string | undefined =>
  recordingSession.state().takes.find((take) => take.id === id)?.state;
export const settle = (ms = 50): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
/** Hashing takes real time, waiting pretended time: both go on until the take is there. */
export const reaches = (
  recordingSession: RecordingSession,
  id: string,
  state: string,
): Promise<unknown> =>
  vi.waitFor(
    async () => {
      await settle(1_000);
      expect(stateOf(recordingSession, id)).toBe(state);
    },
    { timeout: 4_000 },
  );

/** Pretended time, and the world anew before each test of the file that calls this. */
export function startEachAnew(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    Object.assign(world, createFresh());
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
