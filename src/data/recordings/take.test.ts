import { describe, expect, it } from 'vitest';
import {
  comingTakes,
  endingOf,
  formatsOf,
  isPending,
  maxSecondsOf,
  progressOf,
  retakesLeft,
  savingOf,
  type Take,
} from '#domain/recordings/recording.ts';
import {
  againTake,
  chosenTake,
  discardedTake,
  ended,
  freshTake,
  grown,
  isGivenBack,
  leftOver,
  nextToSend,
  pauseFor,
  putOff,
  refusedTake,
  reported,
  revivedTake,
  setAside,
  usedBy,
} from './take.ts';

const begin = (id = 't1', answerId = 'q1', at = 1): Take => ({
  ...freshTake(id, { answerId, kind: 'video', prompt: null }, at),
  mime: 'video/webm',
});
const kept = (id = 't1', answerId = 'q1', at = 1): Take =>
  ended(grown(grown(begin(id, answerId, at), 100, 1_000), 50, 2_000), 2_400, null);

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
      expect(ended(grown(begin(), 100, 1_000), 1_500, fault)).toMatchObject({
        state: 'faulty',
        counts: false,
        fault,
        bytes: 100,
        durationMs: 1_500,
      });
    }
    expect(ended(begin(), 4_000, null)).toMatchObject({
      state: 'faulty',
      counts: false,
      fault: 'empty',
      durationMs: 0,
    });
  });

  it("found after a crash is what the device holds, at the last piece's time", () => {
    const crashed = grown(grown(begin(), 100, 1_000), 60, 2_050);
    expect(
      revivedTake(crashed, [{ byteLength: 100 }, { byteLength: 60 }, { byteLength: 40 }]),
    ).toMatchObject({
      state: 'faulty',
      fault: 'interrupted',
      counts: false,
      bytes: 200,
      chunks: 3,
      durationMs: 2_050,
    });
    expect(revivedTake(begin(), [])).toMatchObject({ bytes: 0, fault: 'interrupted' });
    expect(
      revivedTake({ ...kept(), state: 'uploading', attempts: 3, retryAt: 9e9 }, null),
    ).toMatchObject({ state: 'uploading', attempts: 0, retryAt: 0 });
  });

  it('that is given back does not count; chosen, it does', () => {
    const back = reported(kept());
    expect(back).toMatchObject({ state: 'faulty', fault: 'reported', counts: false });
    expect(chosenTake(back, 'Hello')).toMatchObject({
      state: 'waiting',
      counts: true,
      transcript: 'Hello',
    });
    expect(reported({ ...kept(), state: 'confirmed' })).toMatchObject({
      state: 'confirmed',
      fault: 'reported',
      counts: false,
    });
    expect(reported({ ...kept(), state: 'uploading' })).toMatchObject({
      state: 'faulty',
      fault: 'reported',
      counts: false,
    });
    expect(reported({ ...kept(), state: 'confirmed', fault: 'interrupted' })).toMatchObject({
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
    expect(chosenTake(chosenTake(kept(), null), 'Late words')).toMatchObject({
      state: 'waiting',
      transcript: 'Late words',
    });
    expect(chosenTake({ ...kept(), state: 'confirmed' }, null).state).toBe('confirmed');
  });

  it('makes way for another, and may come back', () => {
    const sending: Take = { ...chosenTake(kept(), null), state: 'uploading', sentBytes: 70 };
    expect(setAside(sending)).toMatchObject({ state: 'kept', sentBytes: 0 });
    expect(setAside({ ...kept(), state: 'confirmed' }).state).toBe('confirmed');
    expect(discardedTake(kept())).toMatchObject({ state: 'discarded', counts: true });
  });

  it('refused goes again after a long pause or when asked to; what arrived is looked for first', () => {
    const refused = refusedTake(
      { ...chosenTake(kept(), null), state: 'uploading', sha256: 'aa' },
      'permissionDenied',
      1_000,
    );
    expect(nextToSend([refused])?.retryAt).toBe(31_000);
    expect(refusedTake(refused, 'permissionDenied', 31_000).retryAt).toBe(91_000);
    expect(nextToSend([{ ...refused, refusal: 'fileType' }])).toBeNull();
    expect(isPending(refused)).toBe(true);
    expect(againTake(refused)).toMatchObject({ state: 'uploading', refusal: null });
    expect(againTake({ ...refused, sha256: null })).toMatchObject({ state: 'waiting' });
  });

  it('waits longer after each failure, never more than a minute and a quarter', () => {
    expect([1, 2, 3, 4].map((n) => pauseFor(n, 0.5))).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(pauseFor(30, 1)).toBe(75_000);
    expect(putOff(putOff(chosenTake(kept(), null), 0, 0.5), 1_000, 0.5)).toMatchObject({
      attempts: 2,
      retryAt: 3_000,
    });
  });
});

it('the next to send is the one due first, then the one recorded first', () => {
  const first = chosenTake(kept('a', 'q1', 5), null);
  const second = chosenTake(kept('b', 'q2', 3), null);
  expect(nextToSend([first, second])?.id).toBe('b');
  expect(nextToSend([first, putOff(second, 100, 0.5)])?.id).toBe('a');
  expect(nextToSend([kept('c')])).toBeNull();
});

it('counts what was used, discarded takes too', () => {
  expect(
    usedBy([kept('a'), discardedTake(kept('b')), reported(kept('c')), kept('d', 'q2')]),
  ).toEqual({ q1: 2, q2: 1 });
  expect([
    retakesLeft(1, 0, 0),
    retakesLeft(1, 1, 0),
    retakesLeft(1, 1, 2),
    retakesLeft(0, 3, 0),
  ]).toEqual([2, 1, 0, 0]);
});

it('knows what becomes an answer by itself, and what nobody else has', () => {
  const ending: Take = { ...begin('a', 'q1'), state: 'recording' };
  const well = kept('b', 'q2');
  const spare = kept('c', 'q3');
  const sent: Take = { ...kept('d', 'q3'), state: 'confirmed' };
  const broken: Take = { ...kept('e', 'q4'), state: 'faulty', fault: 'interrupted' };
  const back = reported(kept('f', 'q5'));
  const waiting = chosenTake(kept('g', 'q6'), null);
  expect(
    comingTakes([ending, well, spare, sent, broken, back, waiting], () => false).map(
      ({ id }) => id,
    ),
  ).toEqual(['a', 'b']);
  expect(
    comingTakes([ending, well], (answerId) => answerId === 'q2').map(({ id }) => id),
    'answered elsewhere, or in words',
  ).toEqual(['a']);
  expect(
    leftOver([well, spare, sent, broken, back, waiting, discardedTake(kept('h', 'q7'))]).map(
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
