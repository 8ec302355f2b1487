import { expect, it } from 'vitest';
import { countMinutesLeft, findSpokenMinute, timingOf } from './timing.ts';

const start = new Date('2026-11-21T10:00:00Z');
const open = { durationMinutes: 30, closesAt: null, status: 'open' as const };
const at = (minutes: number) => start.getTime() + minutes * 60_000;
const session = { startedAt: start, extraMinutes: null };

it('runs, then leaves ten minutes to finish, then is over', () => {
  expect(timingOf(session, open, at(0))).toMatchObject({ phase: 'running', leftMs: 30 * 60_000 });
  expect(timingOf(session, open, at(30))).toMatchObject({ phase: 'grace', leftMs: 10 * 60_000 });
  expect(timingOf(session, open, at(40))).toMatchObject({ phase: 'over', leftMs: 0 });
});
it('goes on when the company gives more time', () => {
  expect(timingOf({ startedAt: start, extraMinutes: 60 }, open, at(45))?.phase).toBe('running');
});
it('ends with the interview, if that closes earlier', () => {
  expect(timingOf(session, { ...open, closesAt: new Date(at(10)) }, at(12))?.phase).toBe('grace');
});
it('is closed at once when the company closes the interview', () => {
  expect(timingOf(session, { ...open, status: 'closed' }, at(1))?.phase).toBe('closed');
});
it('is unknown before the server said when it began', () => {
  expect(timingOf({ startedAt: null, extraMinutes: null }, open, at(0))).toBeNull();
});
it('shows whole minutes and speaks at ten, five and one', () => {
  expect([countMinutesLeft(60_001), countMinutesLeft(60_000), countMinutesLeft(0)]).toEqual([
    2, 1, 0,
  ]);
  expect(findSpokenMinute(10 * 60_000 + 500, 10 * 60_000 - 500)).toBe(10);
  expect(findSpokenMinute(9 * 60_000, 8 * 60_000)).toBeNull();
  expect(findSpokenMinute(61_000, 59_900)).toBe(1);
});
