import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { createResumeUploadQueue } from './resumeUploads.ts';
import {
  isUploadPending,
  type NewResumeUpload,
  type ResumeUploadPorts,
} from './resumeUploadContract.ts';
import type { StoredResumeUpload } from './resumeUploadStore.ts';

const candidateRef = { orgId: 'o', interviewId: 'i', candidateUid: 'c' };
const chosen = (text = 'one'): NewResumeUpload => ({
  answerId: 'qresume',
  file: new Blob([text]),
  fileName: 'CV.txt',
  mime: 'text/plain',
  ending: 'txt',
  sha256: 'h',
  text,
  read: { name: 'Ana' },
  lines: {},
});

/** A device that keeps what it is given, and a server that does what a test asks of it. */
function world() {
  const device = new Map<string, StoredResumeUpload>();
  const log: string[] = [];
  const troubles: Fault[] = [];
  const act = (what: string) => async (): Promise<void> => {
    log.push(what);
    const trouble = troubles.shift();
    if (trouble) throw trouble;
  };
  const state = { online: true };
  const made: ResumeUploadPorts = {
    store: {
      all: async () => [...device.values()],
      put: async (_, upload, bytes) =>
        void device.set(
          upload.answerId,
          structuredClone({
            upload,
            bytes: bytes ?? device.get(upload.answerId)?.bytes ?? null,
          }),
        ),
      forget: async () => device.clear(),
      sweep: async () => undefined,
    },
    sendFile: async ({ mayBeThere }) => act(mayBeThere ? 'file?' : 'file')(),
    sendAnswer: async (_, { text }) => act(`answer ${text}`)(),
    sendReading: async (_, { corrected }) => act(`reading ${JSON.stringify(corrected)}`)(),
    renewToken: async () => void log.push('token'),
    isOnline: () => state.online,
    chance: () => 0.5,
  };
  return { made, log, troubles, state, device };
}

beforeEach(() => {
  vi.useFakeTimers();
});
const pass = (ms = 5_000): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('uploads', () => {
  it('go to the device first, then file, answer and reading, in this order', async () => {
    const { made, log, device } = world();
    const uploadQueue = createResumeUploadQueue(candidateRef, made);
    await uploadQueue.choose(chosen());
    expect([
      log,
      device.get('qresume')?.upload.state,
      device.get('qresume')?.bytes?.byteLength,
    ]).toEqual([[], 'waiting', 3]);
    await uploadQueue.open();
    await pass();
    expect(log).toEqual(['file', 'answer one', 'reading {}']);
    expect(uploadQueue.uploads().map(isUploadPending)).toEqual([false]);
  });

  it('repeat only the step that failed', async () => {
    const { made, log, troubles } = world();
    const uploadQueue = createResumeUploadQueue(candidateRef, made);
    await uploadQueue.open();
    await uploadQueue.choose(chosen());
    troubles.push(new Fault('offline'));
    await pass(10);
    expect(log).toEqual(['file']);
    await pass(60);
    expect(uploadQueue.uploads()[0]).toMatchObject({ state: 'uploading', attempts: 1 });
    await pass(60_000);
    expect(log).toEqual(['file', 'file?', 'answer one', 'reading {}']);
  });

  it('leave the device when the company has everything', async () => {
    const { made, device } = world();
    const uploadQueue = createResumeUploadQueue(candidateRef, made);
    await uploadQueue.open();
    await uploadQueue.choose(chosen());
    await pass();
    await uploadQueue.forget();
    expect([device.size, uploadQueue.uploads().length]).toEqual([0, 0]);
  });

  it('survive the page: another one goes on where it stood', async () => {
    const { made, log, troubles } = world();
    const first = createResumeUploadQueue(candidateRef, made);
    await first.open();
    await first.choose(chosen());
    troubles.push(new Fault('timeout'));
    await pass(10);
    first.close();
    const second = createResumeUploadQueue(candidateRef, made);
    await second.open();
    await pass();
    expect(log).toEqual(['file', 'file?', 'answer one', 'reading {}']);
    expect(second.uploads()[0]?.state).toBe('confirmed');
  });

  it('ask for a fresh token once, then take a refusal for one, and try again when told', async () => {
    const { made, log, troubles } = world();
    const uploadQueue = createResumeUploadQueue(candidateRef, made);
    await uploadQueue.open();
    await uploadQueue.choose(chosen());
    troubles.push(new Fault('permissionDenied'), new Fault('permissionDenied'));
    await pass(2_000);
    expect(uploadQueue.uploads()[0]).toMatchObject({
      state: 'refused',
      refusal: 'permissionDenied',
    });
    expect(uploadQueue.uploads().map(isUploadPending)).toEqual([true]);
    uploadQueue.retry();
    await pass();
    expect(log).toEqual(['file', 'token', 'file?', 'file?', 'answer one', 'reading {}']);
  });

  it('refused are tried again by themselves, seldom', async () => {
    const { made, log, troubles } = world();
    const uploadQueue = createResumeUploadQueue(candidateRef, made);
    await uploadQueue.open();
    await uploadQueue.choose(chosen());
    troubles.push(
      new Fault('permissionDenied'),
      new Fault('permissionDenied'),
      new Fault('permissionDenied'),
    );
    await pass(50_000);
    expect(log).toEqual(['file', 'token', 'file?']);
    await pass(80_000);
    expect(log).toEqual(['file', 'token', 'file?', 'file?', 'file?', 'answer one', 'reading {}']);
    expect(uploadQueue.uploads()[0]).toMatchObject({ state: 'confirmed', refusal: null });
  });

  it('wait for the network, and lose no correction made meanwhile', async () => {
    const { made, log, state } = world();
    state.online = false;
    const uploadQueue = createResumeUploadQueue(candidateRef, made);
    await uploadQueue.open();
    await uploadQueue.choose(chosen());
    await uploadQueue.correct('qresume', { name: 'Ána' });
    await pass(60_000);
    expect(log).toEqual([]);
    state.online = true;
    await pass(60_000);
    expect(log).toEqual(['file', 'answer one', 'reading {"name":"Ána"}']);
    await uploadQueue.correct('qresume', {});
    await pass();
    expect(log.at(-1)).toBe('reading {}');
    expect(uploadQueue.uploads()[0]?.state).toBe('confirmed');
  });

  it('give way to a later choice', async () => {
    const { made, log } = world();
    const uploadQueue = createResumeUploadQueue(candidateRef, made);
    await uploadQueue.open();
    await uploadQueue.choose(chosen('one'));
    await uploadQueue.choose(chosen('two'));
    await pass();
    expect(log.filter((line) => line.startsWith('answer'))).toEqual(['answer two']);
    expect(uploadQueue.uploads()).toHaveLength(1);
  });

  it('are corrected on another device without the file', async () => {
    const { made, log } = world();
    const uploadQueue = createResumeUploadQueue(candidateRef, made);
    await uploadQueue.open();
    await uploadQueue.correct(
      'qresume',
      { name: 'B' },
      { of: 'interviews/o/i/c/qresume/x.pdf', read: { name: 'A' }, corrected: {}, rev: 1 },
    );
    await pass();
    expect(log).toEqual(['reading {"name":"B"}']);
  });
});
