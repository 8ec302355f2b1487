// Why a device does not open, which browser asks, and what is done with speech: all without a browser.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { joinText, listen } from './listening.ts';
import { levelOf } from './levelMeter.ts';
import { DeviceError, openDevice, problemOf } from './openDevice.ts';
import { chooseVoice } from './speaking.ts';
import { browserOf } from './whichBrowser.ts';

afterEach(() => vi.unstubAllGlobals());

const error = (name: string, message = ''): Error => Object.assign(new Error(message), { name });

describe('why a device does not open', () => {
  it.each([
    ['NotAllowedError', 'Permission denied', 'refused'],
    ['NotAllowedError', 'Permission denied by system', 'system'],
    ['NotAllowedError', 'Permission dismissed', 'dismissed'],
    ['NotFoundError', 'Requested device not found', 'none'],
    ['OverconstrainedError', '', 'none'],
    ['NotReadableError', 'Could not start video source', 'inUse'],
    ['AbortError', '', 'inUse'],
    ['TypeError', '', 'unsupported'],
    ['SomethingElse', '', 'unknown'],
  ])('%s "%s" reads as %s', (name, message, problem) => {
    expect(problemOf(error(name, message))).toBe(problem);
  });

  function browserWith(
    getUserMedia: unknown,
    kinds: string[] = [],
    recorder: unknown = { isTypeSupported: () => true },
  ): void {
    vi.stubGlobal('window', { isSecureContext: true });
    vi.stubGlobal('navigator', {
      mediaDevices: getUserMedia && {
        getUserMedia,
        enumerateDevices: async () => kinds.map((kind) => ({ kind })),
      },
    });
    vi.stubGlobal('MediaRecorder', recorder);
  }
  const opened = (kind: 'video' | 'audio'): Promise<unknown> =>
    openDevice(kind).then(
      (stream) => stream,
      (thrown: unknown) => (thrown instanceof DeviceError ? thrown.problem : thrown),
    );

  it('gives the stream, asking for the picture only when one is wanted', async () => {
    const ask = vi.fn(async () => 'stream');
    browserWith(ask);
    expect(await opened('audio')).toBe('stream');
    expect(ask.mock.calls).toEqual([[{ audio: expect.anything() as unknown }]]);
    await opened('video');
    expect(ask).toHaveBeenLastCalledWith({
      audio: expect.anything() as unknown,
      video: expect.anything() as unknown,
    });
  });
  it('tells a missing microphone from a missing camera', async () => {
    const none = async (): Promise<never> => {
      throw error('NotFoundError');
    };
    browserWith(none, ['videoinput']);
    expect(await opened('video')).toBe('noMicrophone');
    browserWith(none, ['audioinput']);
    expect(await opened('video')).toBe('none');
    browserWith(none, []);
    expect(await opened('audio')).toBe('none');
  });
  it('says before anything is asked that the browser cannot record', async () => {
    browserWith(undefined);
    expect(await opened('video')).toBe('unsupported');
    browserWith(async () => 'stream', [], { isTypeSupported: () => false });
    expect(await opened('video')).toBe('unsupported');
    vi.stubGlobal('window', { isSecureContext: false });
    expect(await opened('video')).toBe('insecure');
  });
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    0,
    'chrome',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    0,
    'edge',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 0, 'firefox'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    0,
    'safari',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    5,
    'iosSafari',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    5,
    'iosSafari',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    5,
    'androidChrome',
  ],
  ['', 0, 'other'],
])('knows the browser of "%s" (%i)', (agent, touchPoints, name) => {
  expect(browserOf(agent, touchPoints)).toBe(name);
});

it('a voice of the language is found, a near one before none, one on the device before one far away', () => {
  const voices = [
    { lang: 'en-GB', localService: false },
    { lang: 'en_US', localService: true },
    { lang: 'es-ES', localService: false },
  ];
  expect(chooseVoice(voices, 'en')).toBe(voices[1]);
  expect(chooseVoice(voices, 'en-GB')).toBe(voices[0]);
  expect(chooseVoice(voices, 'es-MX')).toBe(voices[2]);
  expect(chooseVoice(voices, 'de')).toBeNull();
});

describe('listening', () => {
  class FakeRecogniser extends EventTarget {
    static all: FakeRecogniser[] = [];
    lang = '';
    continuous = false;
    interimResults = false;
    start = vi.fn();
    stop = vi.fn();
    abort = vi.fn();
    constructor() {
      super();
      FakeRecogniser.all.push(this);
    }
    hear(transcript: string, isFinal: boolean): void {
      this.dispatchEvent(
        Object.assign(new Event('result'), {
          resultIndex: 0,
          results: [{ isFinal, length: 1, 0: { transcript } }],
        }),
      );
    }
  }
  function start() {
    FakeRecogniser.all = [];
    vi.stubGlobal('window', { webkitSpeechRecognition: FakeRecogniser });
    const listeners = { onHeard: vi.fn(), onProblem: vi.fn(), onEnd: vi.fn() };
    return { ...listeners, listening: listen({ language: 'es', ...listeners }) };
  }
  const one = (index: number): FakeRecogniser => {
    const found = FakeRecogniser.all[index];
    if (!found) throw new Error(`no recogniser ${index}`);
    return found;
  };

  it('shows guesses, keeps what is sure, and goes on after a silence', async () => {
    vi.useFakeTimers();
    const { onHeard, onEnd } = start();
    expect(one(0).lang).toBe('es');
    one(0).hear('hola a', false);
    expect(onHeard).toHaveBeenLastCalledWith({ text: '', guess: 'hola a' });
    one(0).hear('hola a todos', true);
    one(0).dispatchEvent(new Event('end'));
    await vi.advanceTimersByTimeAsync(300);
    one(1).hear('y gracias', true);
    expect(onHeard).toHaveBeenLastCalledWith({ text: 'hola a todos y gracias', guess: '' });
    expect(onEnd).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
  it('tells a refusal once and stops', () => {
    const { onProblem, onEnd } = start();
    one(0).dispatchEvent(Object.assign(new Event('error'), { error: 'no-speech' }));
    expect(onProblem).not.toHaveBeenCalled();
    one(0).dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
    one(0).dispatchEvent(Object.assign(new Event('error'), { error: 'network' }));
    expect(onProblem.mock.calls).toEqual([['refused']]);
    expect(onEnd).toHaveBeenCalledOnce();
  });
  it('takes the last words that come after it was stopped', () => {
    const { onHeard, onEnd, listening } = start();
    listening.stop();
    one(0).hear('the end', true);
    expect(onHeard).toHaveBeenLastCalledWith({ text: 'the end', guess: '' });
    one(0).dispatchEvent(new Event('end'));
    expect(FakeRecogniser.all).toHaveLength(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });
  it('joins pieces with one space', () => {
    expect([joinText('a ', ' b'), joinText('', 'b'), joinText('a', '  ')]).toEqual([
      'a b',
      'b',
      'a',
    ]);
  });
});

it('the level is silence at nothing, full at the loudest, and half at minus thirty decibels', () => {
  expect([0, Number.NaN, 1, 4].map(levelOf)).toEqual([0, 0, 1, 1]);
  expect(levelOf(0.001)).toBeCloseTo(0.5, 6);
});
