import { expect, it, vi } from 'vitest';
import type { Answer } from '#domain/candidate/answer.ts';
import { Fault } from '#domain/base/fault.ts';
import {
  transcribeAnswers,
  joinSegments,
  type Hearing,
  type TranscriptionInput,
} from './transcribeAnswers.ts';
import { piecesOf, wavOf } from './sound.ts';

const answers: Record<string, Answer> = {
  q1: { type: 'video', storagePath: 'f/q1.webm', rev: 1 },
  q2: { type: 'video', storagePath: 'f/q2.webm', rev: 1 },
  q3: { type: 'text', text: 'typed', rev: 1 },
};
const asked = (more: Partial<TranscriptionInput> = {}): TranscriptionInput => ({
  answers,
  transcripts: {},
  language: 'en',
  isLast: false,
  signal: new AbortController().signal,
  ...more,
});

function setUp(
  ask: () => Promise<unknown> = async () => ({
    reply: { text: '', language: 'en', segments: [{ start: 1, end: 3, text: ' I asked her. ' }] },
  }),
) {
  const keep = vi.fn(async () => undefined);
  const hearing = {
    ask: ask as Hearing['ask'],
    fetchFile: async () => new Blob(['x']),
    soundOf: async () => [
      { file: new Blob(['a']), start: 0 },
      { file: new Blob(['b']), start: 300 },
    ],
    mediaFrom: async () => ({ mimeType: 'audio/wav', data: 'AA==' }),
    keep,
  };
  return { hearing, keep };
}

it('writes down what has no words, with times of the whole recording', async () => {
  const { hearing, keep } = setUp();
  expect(await transcribeAnswers(asked(), hearing)).toEqual(['q1', 'q2']);
  expect(keep.mock.calls[0]).toEqual([
    'q1',
    {
      of: 'f/q1.webm',
      text: 'I asked her. I asked her.',
      language: 'en',
      segments: [
        { start: 1, end: 3, text: 'I asked her.' },
        { start: 301, end: 303, text: 'I asked her.' },
      ],
    },
  ]);
});

it('tries again what may work later, keeps what is there, and goes on without words at last', async () => {
  let calls = 0;
  const busy = (): Promise<unknown> => {
    calls += 1;
    return calls > 2
      ? Promise.reject(new Fault('aiQuota'))
      : Promise.resolve({ reply: { text: '', language: null, segments: [] } });
  };
  const first = setUp(busy);
  await expect(transcribeAnswers(asked(), first.hearing)).rejects.toMatchObject({
    code: 'aiQuota',
  });
  expect(first.keep).toHaveBeenCalledOnce();
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(
    await transcribeAnswers(
      asked({ isLast: true }),
      setUp(() => Promise.reject(new Fault('aiQuota'))).hearing,
    ),
  ).toEqual([]);
  expect(
    await transcribeAnswers(asked(), setUp(() => Promise.reject(new Fault('aiBlocked'))).hearing),
  ).toEqual([]);
  expect(
    await transcribeAnswers(asked(), {
      ...setUp().hearing,
      soundOf: () => Promise.reject(new DOMException('no sound', 'EncodingError')),
    }),
  ).toEqual([]);
});

it('joins neighbours beyond what is kept', () => {
  const many = Array.from({ length: 5 }, (_, n) => ({ start: n, end: n + 1, text: String(n) }));
  expect(joinSegments(many, 2)).toEqual([
    { start: 0, end: 3, text: '0 1 2' },
    { start: 3, end: 5, text: '3 4' },
  ]);
});

it('cuts sound into files that a player knows', async () => {
  const pieces = piecesOf(new Float32Array(25).fill(2), 10, 1);
  expect(pieces.map(({ file, start }) => [file.size, start])).toEqual([
    [64, 0],
    [64, 1],
    [54, 2],
  ]);
  const view = new DataView(await wavOf(Float32Array.of(-2, 0.5), 16_000).arrayBuffer());
  expect([
    view.getUint32(24, true),
    view.getUint32(40, true),
    view.getInt16(44, true),
    view.getInt16(46, true),
  ]).toEqual([16_000, 4, -32_767, 16_384]);
});
