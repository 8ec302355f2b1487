import { describe, expect, it } from 'vitest';
import {
  countComingTakes,
  endingOf,
  formatsOf,
  isPending,
  maxSecondsOf,
  progressOf,
  countRetakesLeft,
  savingOf,
  type Take,
} from '#domain/recordings/recording.ts';
import {
  retryTake,
  chooseTake,
  discardTake,
  endTake,
  createTake,
  addPiece,
  isGivenBack,
  listLeftOver,
  findNextToSend,
  computePause,
  putOff,
  refuseTake,
  markReported,
  reviveTake,
  setAside,
  countUsedTakes,
} from './take.ts';

const begin = (id = 't1', answerId = 'q1', at = 1): Take => ({
  ...createTake(id, { answerId, kind: 'video', prompt: null }, at),
  mime: 'video/webm',
});
const kept = (id = 't1', answerId = 'q1', at = 1): Take =>
  endTake(addPiece(addPiece(begin(id, answerId, at), 100, 1_000), 50, 2_000), 2_400, null);

describe('a take', () => {
  it('that went well counts, and knows its length', () => {
    expect(kept()).toMatchObject({
      state: 'kept',
      counts: true,
      bytes: 150,
      chunks: 2,
      durationMs: 2_400,
      fault: null,
    });
  });

  it('that broke keeps what there is and counts for nothing', () => {
    for (const fault of ['recorder', 'device', 'interrupted', 'stalled'] as const) {
      expect(endTake(addPiece(begin(), 100, 1_000), 1_500, fault)).toMatchObject({
        state: 'faulty',
        counts: false,
        fault,
        bytes: 100,
        durationMs: 1_500,
      });
    }
    expect(endTake(begin(), 4_000, null)).toMatchObject({
      state: 'faulty',
      counts: false,
      fault: 'empty',
      durationMs: 0,
    });
  });

  it("found after a crash is what the device holds, at the last piece's time", () => {
    const crashed = addPiece(addPiece(begin(), 100, 1_000), 60, 2_050);
    expect(
      reviveTake(crashed, [{ byteLength: 100 }, { byteLength: 60 }, { byteLength: 40 }]),
    ).toMatchObject({
      state: 'faulty',
      fault: 'interrupted',
      counts: false,
      bytes: 200,
      chunks: 3,
      durationMs: 2_050,
    });
    expect(reviveTake(begin(), [])).toMatchObject({ bytes: 0, fault: 'interrupted' });
    expect(
      reviveTake({ ...kept(), state: 'uploading', attempts: 3, retryAt: 9e9 }, null),
    ).toMatchObject({ state: 'uploading', attempts: 0, retryAt: 0 });
  });

  it('that is given back does not count; chosen, it does', () => {
    const back = markReported(kept());
    expect(back).toMatchObject({ state: 'faulty', fault: 'reported', counts: false });
    expect(chooseTake(back, 'Hello')).toMatchObject({
      state: 'waiting',
      counts: true,
      transcript: 'Hello',
    });
    expect(markReported({ ...kept(), state: 'confirmed' })).toMatchObject({
      state: 'confirmed',
      fault: 'reported',
      counts: false,
    });
    expect(markReported({ ...kept(), state: 'uploading' })).toMatchObject({
      state: 'faulty',
      fault: 'reported',
      counts: false,
    });
    expect(markReported({ ...kept(), state: 'confirmed', fault: 'interrupted' })).toMatchObject({
      state: 'confirmed',
      fault: 'reported',
      counts: false,
    });
    const bytes = { sha256: 'ab' };
    const known = { ...back, sha256: 'ab' };
    expect([
      isGivenBack([known], bytes),
      isGivenBack([{ ...kept(), sha256: 'ab' }], bytes),
      isGivenBack([known], { sha256: 'cd' }),
      isGivenBack([back], {}),
    ]).toEqual([true, false, false, false]);
    expect(
      isGivenBack([back], { storagePath: 'interviews/o/i/c/q1/t1.webm' }),
      'a file of before',
    ).toBe(true);
    expect(chooseTake(chooseTake(kept(), null), 'Late words')).toMatchObject({
      state: 'waiting',
      transcript: 'Late words',
    });
    expect(chooseTake({ ...kept(), state: 'confirmed' }, null).state).toBe('confirmed');
  });

  it('makes way for another, and may come back', () => {
    const sending: Take = { ...chooseTake(kept(), null), state: 'uploading', sentBytes: 70 };
    expect(setAside(sending)).toMatchObject({ state: 'kept', sentBytes: 0 });
    expect(setAside({ ...kept(), state: 'confirmed' }).state).toBe('confirmed');
    expect(discardTake(kept())).toMatchObject({ state: 'discarded', counts: true });
  });

  it('refused goes again after a long pause or when asked to; what arrived is looked for first', () => {
    const refused = refuseTake(
      { ...chooseTake(kept(), null), state: 'uploading', sha256: 'aa' },
      'permissionDenied',
      1_000,
    );
    expect(findNextToSend([refused])?.retryAt).toBe(31_000);
    expect(refuseTake(refused, 'permissionDenied', 31_000).retryAt).toBe(91_000);
    expect(findNextToSend([{ ...refused, refusal: 'fileType' }])).toBeNull();
    expect(isPending(refused)).toBe(true);
    expect(retryTake(refused)).toMatchObject({ state: 'uploading', refusal: null });
    expect(retryTake({ ...refused, sha256: null })).toMatchObject({ state: 'waiting' });
  });

  it('waits longer after each failure, never more than a minute and a quarter', () => {
    expect([1, 2, 3, 4].map((n) => computePause(n, 0.5))).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(computePause(30, 1)).toBe(75_000);
    expect(putOff(putOff(chooseTake(kept(), null), 0, 0.5), 1_000, 0.5)).toMatchObject({
      attempts: 2,
      retryAt: 3_000,
    });
  });
});

it('the next to send is the one due first, then the one recorded first', () => {
  const first = chooseTake(kept('a', 'q1', 5), null);
  const second = chooseTake(kept('b', 'q2', 3), null);
  expect(findNextToSend([first, second])?.id).toBe('b');
  expect(findNextToSend([first, putOff(second, 100, 0.5)])?.id).toBe('a');
  expect(findNextToSend([kept('c')])).toBeNull();
});

it('counts what was used, discarded takes too', () => {
  expect(
    countUsedTakes([kept('a'), discardTake(kept('b')), markReported(kept('c')), kept('d', 'q2')]),
  ).toEqual({ q1: 2, q2: 1 });
  expect([
    countRetakesLeft(1, 0, 0),
    countRetakesLeft(1, 1, 0),
    countRetakesLeft(1, 1, 2),
    countRetakesLeft(0, 3, 0),
  ]).toEqual([2, 1, 0, 0]);
});

it('knows what becomes an answer by itself, and what nobody else has', () => {
  const ending: Take = { ...begin('a', 'q1'), state: 'recording' };
  const well = kept('b', 'q2');
  const spare = kept('c', 'q3');
  const sent: Take = { ...kept('d', 'q3'), state: 'confirmed' };
  const broken: Take = { ...kept('e', 'q4'), state: 'faulty', fault: 'interrupted' };
  const back = markReported(kept('f', 'q5'));
  const waiting = chooseTake(kept('g', 'q6'), null);
  expect(
    countComingTakes([ending, well, spare, sent, broken, back, waiting], () => false).map(
      ({ id }) => id,
    ),
  ).toEqual(['a', 'b']);
  expect(
    countComingTakes([ending, well], (answerId) => answerId === 'q2').map(({ id }) => id),
    'answered elsewhere, or in words',
  ).toEqual(['a']);
  expect(
    listLeftOver([well, spare, sent, broken, back, waiting, discardTake(kept('h', 'q7'))]).map(
      ({ id }) => id,
    ),
  ).toEqual(['b', 'e', 'g']);
});

it('says where a take is, and how much of it', () => {
  const sending: Take = { ...kept(), state: 'uploading', sentBytes: 75 };
  expect([
    savingOf(kept()),
    savingOf(sending),
    savingOf({ ...sending, state: 'uploaded' }),
    savingOf({ ...sending, state: 'confirmed' }),
    savingOf({ ...sending, state: 'refused' }),
  ]).toEqual(['onDevice', 'sending', 'sending', 'confirmed', 'refused']);
  expect([
    progressOf(kept()),
    progressOf(sending),
    progressOf({ ...sending, state: 'uploaded' }),
  ]).toEqual([0, 0.5, 1]);
});

it('knows formats, lengths and endings', () => {
  expect(formatsOf({}, 'chat')).toEqual(['text']);
  expect(formatsOf({ formats: ['audio'] }, 'video')).toEqual(['audio']);
  expect(formatsOf({ formats: [] }, 'video')).toEqual(['video', 'audio', 'text']);
  expect([
    maxSecondsOf({}),
    maxSecondsOf({ maxSeconds: 5 }),
    maxSecondsOf({ maxSeconds: 9_999 }),
  ]).toEqual([180, 30, 1_800]);
  expect(
    [
      'video/webm;codecs=vp9,opus',
      'audio/webm',
      'video/mp4',
      'audio/mp4;codecs=mp4a.40.2',
      'video/x-matroska;codecs=avc1',
      'text/html',
    ].map(endingOf),
  ).toEqual(['webm', 'webm', 'mp4', 'm4a', null, null]);
});
