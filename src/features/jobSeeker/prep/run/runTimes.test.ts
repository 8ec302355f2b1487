import { describe, expect, it } from 'vitest';
import { answerSeconds, followUpSeconds, runMinutes, thinkSeconds } from './runTimes.ts';

describe('the times of a realistic interview', () => {
  it('follow the minutes of the question, within bounds', () => {
    expect([1, 3, 10].map((minutes) => thinkSeconds({ minutes }))).toEqual([20, 30, 60]);
    expect([1, 3, 10].map((minutes) => answerSeconds({ minutes }))).toEqual([60, 180, 600]);
    expect([1, 3, 10].map((minutes) => followUpSeconds({ minutes }))).toEqual([60, 90, 300]);
  });

  it('add up to whole minutes', () => {
    expect(runMinutes([{ minutes: 3 }, { minutes: 4 }])).toBe(12);
    expect(runMinutes([])).toBe(0);
  });
});
