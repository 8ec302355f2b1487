import { describe, expect, it } from 'vitest';
import { minutesOf } from '#domain/jobs/kit.ts';
import { limitToAdvice } from './drafting.ts';
import { createBlankQuestion, createEmptyContent } from '#features/hiring/draft/edits.ts';

const questions = (...minutes: number[]) =>
  minutes.map((value, index) => ({
    ...createBlankQuestion(createEmptyContent('en'), 'c'),
    id: `q${index}`,
    minutes: value,
  }));

describe('the minutes of a first draft', () => {
  it('are taken from the longest questions until they add up to what we advise', () => {
    expect(limitToAdvice(questions(5, 5, 5, 4, 4)).map(({ minutes }) => minutes)).toEqual([
      4, 4, 4, 4, 4,
    ]);
    expect(minutesOf(limitToAdvice(questions(5, 4, 4, 4, 3, 3, 3)))).toBe(20);
  });

  it('leave every question two minutes, and a short draft alone', () => {
    expect(
      limitToAdvice(questions(...Array.from({ length: 12 }, () => 3))).every(
        ({ minutes }) => minutes === 2,
      ),
    ).toBe(true);
    expect(limitToAdvice(questions(5, 5)).map(({ minutes }) => minutes)).toEqual([5, 5]);
  });
});
