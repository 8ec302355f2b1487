import { describe, expect, it } from 'vitest';
import type { PracticeAttempt } from './practice.ts';
import type { StoryPartName } from './practiceTrend.ts';
import type { Stored } from '#domain/base/source.ts';
import { findDayAround, computeDaysAfter, reviewsOf, scheduleAfter } from './spacedReview.ts';

const day = (n: number, hour = 9): Date => new Date(Date.UTC(2026, 10, n, hour));
const today = { from: day(22, 0), until: day(23, 0) };
const coaching = (found: StoryPartName[]): unknown => ({
  sentences: found.map((part) => ({ text: part, part })),
  skeleton: ['situation', 'task', 'action', 'result'].map((part) => ({ part })),
});
const attempt = (
  id: string,
  question: string,
  made: Date,
  more: PracticeAttempt = {},
): Stored<PracticeAttempt> => ({
  id,
  path: `users/u/practiceAttempts/${id}`,
  pending: false,
  data: { title: question, createdAt: made, ...more },
});
const ids = (items: readonly { attempt: { id: string } }[]): string[] =>
  items.map((item) => item.attempt.id);

describe('the boxes', () => {
  it('come back later the better it goes, and not later than 35 days', () =>
    expect([0, 1, 2, 3, 4, 5, 20].map(computeDaysAfter)).toEqual([1, 3, 7, 16, 35, 35, 35]));
  it('go one further after success, back to the first otherwise', () => {
    expect(scheduleAfter(null, 'well', day(22))).toEqual({ step: 1, reviewAt: day(25) });
    expect(scheduleAfter(2, 'well', day(22)).step).toBe(3);
    expect(scheduleAfter(4, 'again', day(22))).toEqual({ step: 0, reviewAt: day(23) });
    expect(scheduleAfter(20, 'well', day(22)).step).toBe(20);
  });
});

describe('what is due', () => {
  it('is what was set for today or before, of each question only the latest attempt', () => {
    const reviews = reviewsOf(
      [
        attempt('old', 'Q1', day(1), { reviewAt: day(2), step: 0 }),
        attempt('new', 'q1 ', day(10), { reviewAt: day(26), step: 2 }),
        attempt('b', 'Q2', day(5), { reviewAt: day(22, 23), step: 1 }),
      ],
      today,
    );
    expect([ids(reviews.due), ids(reviews.later)]).toEqual([['b'], ['new']]);
    expect(reviews.later[0]).toMatchObject({ step: 2, why: 'well', tries: 2, lateDays: 0 });
  });
  it('begins with what lacks most, then with what waits longest', () => {
    const of = (id: string, at: number, found: StoryPartName[]): Stored<PracticeAttempt> =>
      attempt(id, id, day(1), {
        reviewAt: day(at),
        step: 1,
        content: { coaching: coaching(found) },
      });
    const { due } = reviewsOf(
      [
        of('a', 18, ['situation', 'task', 'action', 'result']),
        of('b', 20, ['action']),
        of('c', 12, ['situation', 'action', 'result']),
      ],
      today,
    );
    expect(ids(due)).toEqual(['b', 'c', 'a']);
    expect(due.map(({ missing }) => missing.length)).toEqual([3, 1, 0]);
    expect(due[1]?.lateDays).toBe(10);
  });
  it('is what was never looked back at, a day after it was practised', () => {
    expect(reviewsOf([attempt('a', 'Q', day(21))], today).due[0]).toMatchObject({
      why: 'new',
      step: 0,
      dueAt: day(22),
    });
    expect(
      reviewsOf(
        [attempt('a', 'Q', day(5), { reviewAt: day(8), step: 1 }), attempt('b', 'Q', day(20))],
        today,
      ).due[0],
    ).toMatchObject({ why: 'unrated', step: 1 });
  });
  it('does not ask again for what was practised today, but how it went', () => {
    const { fresh, due } = reviewsOf(
      [
        attempt('a', 'Q', day(5), { reviewAt: day(8), step: 1 }),
        attempt('b', 'Q', day(22, 8)),
        attempt('c', 'R', day(22, 9), { reviewAt: day(25), step: 1 }),
      ],
      today,
    );
    expect([ids(fresh), ids(due), fresh[0]?.step]).toEqual([['b'], [], 1]);
  });
  it('knows no question without words', () =>
    expect(reviewsOf([attempt('a', ' ', day(1))], today)).toEqual({
      fresh: [],
      due: [],
      later: [],
    }));
});

it('knows the day around a moment on this device', () => {
  const { from, until } = findDayAround(new Date(2026, 10, 22, 13, 5));
  expect([from, until]).toEqual([new Date(2026, 10, 22), new Date(2026, 10, 23)]);
});
