import { describe, expect, it } from 'vitest';
import { isSeenDue, latestOf, seenSteps, wasSeen } from './lastSeen.ts';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const steps = (at: Date | null) => seenSteps.filter((step) => wasSeen(at, step, now));

describe('wasSeen', () => {
  it.each([
    [0, ['week', 'quarter']],
    [7, ['week', 'quarter']],
    [8, ['quarter']],
    [90, ['quarter']],
    [91, ['longer']],
  ] as const)('%s days ago', (days, expected) => expect(steps(ago(days))).toEqual(expected));
  it('counts who never signed in as not seen for longer', () =>
    expect(steps(null)).toEqual(['longer']));
});

it('company health tells what happened last: somebody was there after the last count', () => {
  expect(latestOf(ago(90), ago(0), null)).toEqual(ago(0));
  expect([latestOf(), latestOf(null, undefined), latestOf(ago(90), null)]).toEqual([
    null,
    null,
    ago(90),
  ]);
});

it('is noted again after an hour', () =>
  expect([
    isSeenDue(null, now),
    isSeenDue(ago(1 / 24), now),
    isSeenDue(ago(0.5 / 24), now),
  ]).toEqual([true, true, false]));
