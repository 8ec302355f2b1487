import { describe, expect, it } from 'vitest';
import { historyOf, formatJobName, moveFields, stateOf, trackerLimits } from './trackedJob.ts';

describe('stateOf', () => {
  it('keeps a known state', () => expect(stateOf('offer')).toBe('offer'));
  it('reads a missing or unknown one as interested', () =>
    expect([stateOf(null), stateOf('ghosted')]).toEqual(['interested', 'interested']));
});

describe('jobName', () => {
  it('joins title and company', () =>
    expect(formatJobName({ title: ' Baker ', company: 'Lark' })).toBe('Baker · Lark'));
  it('is what there is', () =>
    expect([
      formatJobName({ title: 'Baker' }),
      formatJobName({ company: 'Lark', title: '' }),
      formatJobName({}),
    ]).toEqual(['Baker', 'Lark', '']));
});

describe('moveFields', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  it('remembers since when, and when it was applied for', () =>
    expect(moveFields({}, 'applied', now)).toEqual({
      status: 'applied',
      movedAt: now,
      appliedAt: now,
      history: [{ state: 'applied', at: now }],
    }));
  it('keeps the day of applying that is known', () =>
    expect(moveFields({ appliedAt: new Date(0) }, 'applied', now).appliedAt).toEqual(new Date(0)));
  it('says nothing of applying in another state', () =>
    expect(moveFields({}, 'offer', now).appliedAt).toBeNull());
  it('forgets the oldest where the history is full', () => {
    const history = Array.from({ length: trackerLimits.history }, (_, turn) => ({
      state: 'applied',
      at: new Date(turn),
    }));
    const next = moveFields({ history }, 'offer', now).history ?? [];
    expect([next.length, next[0]?.at, next.at(-1)?.state]).toEqual([
      trackerLimits.history,
      new Date(1),
      'offer',
    ]);
  });
});

describe('historyOf', () => {
  const [first, then] = [new Date(1), new Date(2)];
  it('is what was written', () =>
    expect(
      historyOf({ status: 'offer', movedAt: first, history: [{ state: 'offer', at: first }] }),
    ).toEqual([{ state: 'offer', at: first }]));
  it('ends in the state it is in', () =>
    expect(
      historyOf({
        status: 'applied',
        movedAt: then,
        history: [{ state: 'interested', at: first }],
      }),
    ).toEqual([
      { state: 'interested', at: first },
      { state: 'applied', at: then },
    ]));
  it('is empty where nothing is known', () => expect(historyOf({ status: 'applied' })).toEqual([]));
});
