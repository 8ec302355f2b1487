import { describe, expect, it } from 'vitest';
import {
  getAnswerSeconds,
  getFollowUpSeconds,
  estimateRunMinutes,
  getThinkSeconds,
} from './runTimes.ts';

describe('the times of a realistic interview', () => {
  it('follow the minutes of the question, within bounds', () => {
    expect([1, 3, 10].map((minutes) => getThinkSeconds({ minutes }))).toEqual([20, 30, 60]);
    expect([1, 3, 10].map((minutes) => getAnswerSeconds({ minutes }))).toEqual([60, 180, 600]);
    expect([1, 3, 10].map((minutes) => getFollowUpSeconds({ minutes }))).toEqual([60, 90, 300]);
  });

  it('add up to whole minutes', () => {
    expect(estimateRunMinutes([{ minutes: 3 }, { minutes: 4 }])).toBe(12);
    expect(estimateRunMinutes([])).toBe(0);
  });
});
