import { describe, expect, it } from 'vitest';
import { findNextReset, periodOf } from '#domain/base/moment.ts';
import {
  createFoundingUsage,
  isAtCandidateLimit,
  isAtInterviewLimit,
  readUsedThisMonth,
} from './organization.ts';

const now = new Date('2026-11-15T12:00:00Z');
const usage = createFoundingUsage(now);
const withInterviews = (currentMonth: number, period: number | null = periodOf(now)) => ({
  usage: { ...usage, interviews: { limit: 10, currentMonth, total: 99, period } },
});

describe('interview limit (product brief, section 4)', () => {
  it.each([
    [9, false],
    [10, true],
    [11, true],
  ])('with %i of 10 this month: %s', (used, at) =>
    expect(isAtInterviewLimit(withInterviews(used), now)).toBe(at),
  );

  it('resets on the 1st of each month, without anybody writing a zero', () => {
    const full = withInterviews(10);
    expect(isAtInterviewLimit(full, new Date('2026-11-30T23:59:59Z'))).toBe(true);
    expect(isAtInterviewLimit(full, new Date('2026-12-01T00:00:00Z'))).toBe(false);
    expect(readUsedThisMonth(full.usage.interviews, new Date('2026-12-01T00:00:00Z'))).toBe(0);
  });

  it('takes a counter without a period at its word', () =>
    expect(isAtInterviewLimit(withInterviews(10, null), now)).toBe(true));
  it('is not reached without an organisation', () =>
    expect(isAtInterviewLimit(null, now)).toBe(false));
});

describe('candidate limit', () => {
  it('is reached at the limit', () => {
    expect(
      isAtCandidateLimit(
        { usage: { ...usage, candidates: { ...usage.candidates, currentMonth: 20 } } },
        now,
      ),
    ).toBe(true);
    expect(
      isAtCandidateLimit(
        { usage: { ...usage, candidates: { ...usage.candidates, currentMonth: 19 } } },
        now,
      ),
    ).toBe(false);
  });
});

describe('a new organisation (product brief, section 9)', () => {
  it('starts with the default limits; its founder holds the first licence', () => {
    expect(usage).toEqual({
      licenses: { limit: 3, used: 1 },
      interviews: { limit: 10, currentMonth: 0, total: 0, period: 202611 },
      candidates: { limit: 20, currentMonth: 0, total: 0, period: 202611 },
      storage: { videos: { limit: 500, used: 0 }, documents: { limit: 100, used: 0 } },
    });
  });
});

describe('months', () => {
  it('are counted in UTC', () => {
    expect(periodOf(new Date('2026-12-31T23:59:59Z'))).toBe(202612);
    expect(findNextReset(new Date('2026-12-31T23:59:59Z')).toISOString()).toBe(
      '2027-01-01T00:00:00.000Z',
    );
  });
});
