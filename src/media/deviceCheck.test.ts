// The check before the start: what it finds without asking for permission, and what it makes of numbers.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseDevices, readChosenDevices } from './chosenDevices.ts';
import { buildConstraints } from './formats.ts';
import {
  hasRoom,
  findKnownObstacle,
  measureNetworkSpeed,
  judgeNetworkSpeed,
  measureSpace,
  speedOf,
} from './deviceCheck.ts';

afterEach(() => vi.unstubAllGlobals());

function browserWith(kinds: string[] | null, recorder = true, secure = true): void {
  vi.stubGlobal('window', { isSecureContext: secure });
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: () => undefined,
      enumerateDevices: async () => {
        if (!kinds) throw new Error('no');
        return kinds.map((kind) => ({ kind }));
      },
    },
  });
  vi.stubGlobal('MediaRecorder', recorder ? { isTypeSupported: () => true } : undefined);
}

describe('what stands in the way, before anybody is asked', () => {
  it.each([
    ['nothing', ['videoinput', 'audioinput'], 'video', null],
    ['no camera', ['audioinput'], 'video', 'none'],
    ['no camera, sound only', ['audioinput'], 'audio', null],
    ['no microphone', ['videoinput'], 'video', 'noMicrophone'],
    ['no microphone, sound only', ['videoinput'], 'audio', 'none'],
    ['a browser that does not tell', null, 'video', null],
  ] as const)('%s', async (_, kinds, kind, found) => {
    browserWith(kinds && [...kinds]);
    expect(await findKnownObstacle(kind)).toBe(found);
  });
  it('no recorder, no common file type, no safe address', async () => {
    browserWith(['videoinput', 'audioinput'], false);
    expect(await findKnownObstacle('video')).toBe('unsupported');
    browserWith(['videoinput', 'audioinput']);
    vi.stubGlobal('MediaRecorder', { isTypeSupported: () => false });
    expect(await findKnownObstacle('audio')).toBe('unsupported');
    browserWith([], true, false);
    expect(await findKnownObstacle('video')).toBe('insecure');
  });
});

describe('line and space', () => {
  it('counts kilobits per second, and says what they are good for', () => {
    expect(speedOf(196_608, 1_000)).toBe(1_573);
    expect([null, 5_000, 1_500, 900, 299].map(judgeNetworkSpeed)).toEqual([
      'unknown',
      'good',
      'good',
      'slow',
      'poor',
    ]);
  });
  it('is unknown, not slow, when the file does not come', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('offline');
    });
    expect(await measureNetworkSpeed()).toBeNull();
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    expect(await measureNetworkSpeed()).toBeNull();
  });
  it('knows the room where the browser tells, and lives without', async () => {
    vi.stubGlobal('navigator', {
      storage: { estimate: async () => ({ quota: 1_000, usage: 400 }), persist: async () => true },
    });
    expect(await measureSpace()).toEqual({ freeBytes: 600, isPersistent: true });
    vi.stubGlobal('navigator', {});
    expect(await measureSpace()).toEqual({ freeBytes: null, isPersistent: null });
    expect([hasRoom(600, 500), hasRoom(400, 500), hasRoom(null, 500)]).toEqual([true, false, null]);
  });
});

it('chosen devices are kept beside each other, and are a wish to the browser', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(readChosenDevices()).toEqual({});
  chooseDevices({ camera: 'c1' });
  chooseDevices({ microphone: 'm1' });
  expect(readChosenDevices()).toEqual({ camera: 'c1', microphone: 'm1' });
  expect(buildConstraints('video', readChosenDevices())).toMatchObject({
    audio: { deviceId: { ideal: 'm1' } },
    video: { deviceId: { ideal: 'c1' } },
  });
  kept.set('hirely.devices', 'null');
  expect(readChosenDevices()).toEqual({});
});
