import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/fault.ts';
import type { Take, TakeFault } from '#domain/recording.ts';
import type { Recording, RecordOptions } from '#media/record.ts';
import { makeRecordingDesk } from './recordingDesk.ts';
import { hashOf } from './recordingSender.ts';
import type { RecordingStore } from './recordingStore.ts';
import type { RecordingDesk, RunningTake } from './recordings.ts';

/** A device that keeps recordings between pages. */
function device(level: 'indexedDb' | 'memory' = 'indexedDb') {
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
    dropTake: async (_, id) => { takes.delete(id); pieces.delete(id); },
    sweep: async () => undefined,
  };
  return { store, takes, pieces };
}

/** A recorder that a test feeds by hand. */
function recorder() {
  let options: RecordOptions | null = null;
  let finish: (fault: TakeFault | null) => void = () => undefined;
  let elapsed = 0;
  return {
    start: (given: RecordOptions): Recording => {
      options = given;
      elapsed = 0;
      let settle: (end: { durationMs: number; fault: TakeFault | null }) => void = () => undefined;
      const end = new Promise<{ durationMs: number; fault: TakeFault | null }>((done) => { settle = done; });
      finish = (fault) => settle({ durationMs: elapsed, fault });
      return { mime: 'video/webm;codecs=vp8,opus', elapsedMs: () => elapsed, flush: () => undefined, end, stop: (fault) => { finish(fault ?? null); return end; } };
    },
    say: (text: string) => { elapsed += 1_000; options?.onPiece(new Blob([text]), elapsed); },
    breaks: (fault: TakeFault) => finish(fault),
  };
}

let here: ReturnType<typeof device>;
let tape: ReturnType<typeof recorder>;
let files: Map<string, string>;
let documents: Map<string, { id: string; sha256: string | null; writes: number }>;
let online: boolean;
let onFile: (take: Take, signal: AbortSignal) => Promise<void> | null;
let onDocument: (take: Take) => Promise<void> | null;
let uploads: number;
let renewals: number;

function open(store = here.store): RecordingDesk {
  return makeRecordingDesk({
    session: 's', store, startRecording: tape.start, chance: () => 0.5, isOnline: () => online,
    sendFile: async (take, file, onProgress, signal) => {
      uploads += 1;
      await onFile(take, signal);
      onProgress(file.size);
      files.set(take.id, await file.text());
    },
    sendDocument: async (take) => {
      await onDocument(take);
      documents.set(take.answerId, { id: take.id, sha256: take.sha256, writes: (documents.get(take.answerId)?.writes ?? 0) + 1 });
    },
    renewToken: async () => void (renewals += 1),
  });
}
const start = (desk: RecordingDesk, answerId = 'q1'): Promise<RunningTake> => desk.startTake({ answerId, kind: 'video', stream: {} as MediaStream, maxSeconds: 60 });
async function recorded(desk: RecordingDesk, answerId = 'q1', ...words: string[]): Promise<Take> {
  const running = await start(desk, answerId);
  for (const word of words.length > 0 ? words : ['Hello ', 'world']) tape.say(word);
  return running.stop();
}
const stateOf = (desk: RecordingDesk, id: string): string | undefined => desk.state().takes.find((take) => take.id === id)?.state;
const settle = (ms = 50): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
/** Hashing takes real time, waiting pretended time: both go on until the take is there. */
const reaches = (desk: RecordingDesk, id: string, state: string): Promise<unknown> => vi.waitFor(async () => {
  await settle(1_000);
  expect(stateOf(desk, id)).toBe(state);
}, { timeout: 4_000 });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  here = device();
  tape = recorder();
  files = new Map();
  documents = new Map();
  online = true;
  uploads = renewals = 0;
  onFile = onDocument = () => null;
});
afterEach(() => vi.useRealTimers());

describe('a recording', () => {
  it('is on the device piece by piece, and with the server once it is chosen, bit by bit the same', async () => {
    const desk = open();
    await desk.open();
    const take = await recorded(desk);
    expect(take).toMatchObject({ state: 'kept', bytes: 11, durationMs: 2_000, mime: 'video/webm;codecs=vp8,opus' });
    await settle();
    expect(uploads).toBe(0);
    await desk.chooseTake(take.id, { transcript: 'Hello world' });
    await reaches(desk, take.id, 'confirmed');
    expect(files.get(take.id)).toBe('Hello world');
    expect(documents.get('q1')).toEqual({ id: take.id, sha256: await hashOf(new Blob(['Hello world'])), writes: 1 });
  });

  it('goes on without network and is sent when it is back', async () => {
    online = false;
    const desk = open();
    await desk.open();
    const take = await recorded(desk);
    await desk.chooseTake(take.id);
    await settle(3_600_000);
    expect(uploads).toBe(0);
    expect(stateOf(desk, take.id)).toBe('waiting');
    online = true;
    desk.retry();
    await reaches(desk, take.id, 'confirmed');
  });

  it('cut off by a crash is offered again, whole up to the last piece, and uses up nothing', async () => {
    const before = open();
    await before.open();
    await start(before);
    tape.say('one ');
    tape.say('two ');
    await settle();
    const after = open();
    await after.open();
    const [take] = after.state().takes;
    expect(take).toMatchObject({ state: 'faulty', fault: 'interrupted', durationMs: 2_000 });
    expect(after.state().used).toEqual({});
    expect(await (await after.fileOf(take?.id ?? ''))?.text()).toBe('one two ');
    await after.chooseTake(take?.id ?? '');
    await vi.waitFor(() => expect(files.get(take?.id ?? '')).toBe('one two '));
  });

  it('that breaks keeps what there is and uses up nothing', async () => {
    const desk = open();
    await desk.open();
    for (const fault of ['recorder', 'device', 'stalled'] as const) {
      const running = await start(desk);
      tape.say('kept');
      tape.breaks(fault);
      expect(await running.done).toMatchObject({ state: 'faulty', fault, bytes: 4 });
    }
    expect(desk.state().used).toEqual({});
    expect(desk.state().takes).toHaveLength(3);
  });

  it('that could not begin leaves nothing behind', async () => {
    const desk = makeRecordingDesk({ session: 's', store: here.store, startRecording: () => { throw new Fault('unknown'); }, sendFile: async () => undefined, sendDocument: async () => undefined, renewToken: async () => undefined });
    await desk.open();
    await expect(start(desk)).rejects.toThrow(Fault);
    expect(desk.state().takes).toEqual([]);
    expect(here.takes.size).toBe(0);
  });

  it('ends, kept, when another tab takes over', async () => {
    const desk = open();
    await desk.open();
    const running = await start(desk);
    tape.say('from the first tab');
    await desk.close();
    expect(await running.done).toMatchObject({ state: 'faulty', fault: 'interrupted', bytes: 18 });
    const other = open();
    await other.open();
    expect(await (await other.fileOf(running.id))?.text()).toBe('from the first tab');
  });
});

describe('on its way to the server', () => {
  it('a file that was cut off is tried again, later and later', async () => {
    let left = 3;
    onFile = () => (left-- > 0 ? Promise.reject(new Fault('offline')) : null);
    const desk = open();
    await desk.open();
    const take = await recorded(desk);
    await desk.chooseTake(take.id);
    await vi.waitFor(() => expect(uploads).toBe(1));
    await settle(500);
    expect(uploads).toBe(1);
    await settle(8_000);
    await reaches(desk, take.id, 'confirmed');
    expect(uploads).toBe(4);
  });

  it('a failed document is written again without a second upload, after a reload too', async () => {
    let left = 3;
    onDocument = () => (left-- > 0 ? Promise.reject(new Fault('offline')) : null);
    const desk = open();
    await desk.open();
    const take = await recorded(desk);
    await desk.chooseTake(take.id);
    await vi.waitFor(() => expect(stateOf(desk, take.id)).toBe('uploaded'));
    await settle(1_500);
    await desk.close();
    const after = open();
    await after.open();
    await settle(10_000);
    await reaches(after, take.id, 'confirmed');
    expect(uploads).toBe(1);
    expect(documents.get('q1')?.writes).toBe(1);
  });

  it('an expired token is renewed before anything counts as refused', async () => {
    let left = 2;
    onFile = () => (left-- > 0 ? Promise.reject(new Fault(left === 1 ? 'unauthenticated' : 'permissionDenied')) : null);
    const desk = open();
    await desk.open();
    const take = await recorded(desk);
    await desk.chooseTake(take.id);
    await settle(5_000);
    await reaches(desk, take.id, 'confirmed');
    expect(renewals).toBeGreaterThan(0);
  });

  it('a refusal keeps the file and is tried again seldom, and more time lets it go', async () => {
    onFile = () => Promise.reject(new Fault('permissionDenied'));
    const desk = open();
    await desk.open();
    const take = await recorded(desk);
    await desk.chooseTake(take.id);
    await settle(5_000);
    await reaches(desk, take.id, 'refused');
    const tries = uploads;
    await settle(600_000);
    expect(uploads - tries).toBeGreaterThan(1);
    expect(uploads - tries).toBeLessThan(6);
    expect(await (await desk.fileOf(take.id))?.text()).toBe('Hello world');
    await desk.forget();
    expect(await desk.fileOf(take.id)).not.toBeNull();
    onFile = () => null;
    desk.retry();
    await reaches(desk, take.id, 'confirmed');
  });

  it('one that fails for ever does not hold up the others', async () => {
    const desk = open();
    await desk.open();
    const bad = await recorded(desk, 'q1');
    onFile = (take) => (take.id === bad.id ? Promise.reject(new Fault('offline')) : null);
    await desk.chooseTake(bad.id);
    await settle();
    const good = await recorded(desk, 'q2');
    await desk.chooseTake(good.id);
    await settle(2_000);
    await reaches(desk, good.id, 'confirmed');
    expect(stateOf(desk, bad.id)).not.toBe('confirmed');
  });

  it('the last choice counts: an upload under way gives way', async () => {
    onFile = (_, signal) => new Promise((_done, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    const desk = open();
    await desk.open();
    const first = await recorded(desk, 'q1', 'first');
    await desk.chooseTake(first.id);
    await vi.waitFor(() => expect(uploads).toBe(1));
    onFile = () => null;
    const second = await recorded(desk, 'q1', 'second');
    await desk.chooseTake(second.id);
    await settle();
    await reaches(desk, second.id, 'confirmed');
    expect(documents.get('q1')).toMatchObject({ id: second.id, writes: 1 });
    expect(stateOf(desk, first.id)).toBe('kept');
  });

  it('when time runs out, the newest recording of each unanswered question is the answer, and none that was given back', async () => {
    const desk = open();
    await desk.open();
    await recorded(desk, 'q1', 'older');
    const newer = await recorded(desk, 'q1', 'newer');
    const back = await recorded(desk, 'q2', 'given back');
    await desk.reportTake(back.id);
    const given = await recorded(desk, 'q3', 'beside words');
    await desk.chooseLeft((answerId) => answerId === 'q3');
    await reaches(desk, newer.id, 'confirmed');
    expect([...documents.keys()]).toEqual(['q1']);
    expect([stateOf(desk, back.id), stateOf(desk, given.id)]).toEqual(['faulty', 'kept']);
  });

  it('after handing in, the bytes go; also those that another page left', async () => {
    const desk = open();
    await desk.open();
    const take = await recorded(desk);
    await desk.chooseTake(take.id);
    await reaches(desk, take.id, 'confirmed');
    await desk.close();
    await open().forget();
    expect(here.pieces.size).toBe(0);
  });

  it('a newer answer lets the bytes of the older go', async () => {
    const desk = open();
    await desk.open();
    const first = await recorded(desk);
    await desk.chooseTake(first.id);
    await reaches(desk, first.id, 'confirmed');
    const second = await recorded(desk);
    await desk.chooseTake(second.id);
    await reaches(desk, second.id, 'confirmed');
    await vi.waitFor(() => expect(here.pieces.has(first.id)).toBe(false));
    expect(desk.state().used).toEqual({ q1: 2 });
  });
});
