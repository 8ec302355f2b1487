// Words and fillers of an answer, counted.
import { describe, expect, it } from 'vitest';
import { speechOf } from './speech.ts';
import { whole } from './coach.test.ts';

describe('the count of words', () => {
  it.each([
    ['Um, so I, like, called her, you know, and it was kind of fine.', 4],
    ['So I,       like, called her,          like,   twice.', 2],
    ['I do       you know, and this is a     kind of craft.', 0],
    ['I like my work, as you know it is a kind of craft, and they like it.', 0],
    ['Eh, pues llamé a, este, la clienta, o sea, a su hermana.', 4],
    ['Este año llamé a la clienta, pues tenía razón, y mi jefe es bueno.', 0],
  ])('of fillers: %s', (text, count) => {
    expect(speechOf(text).fillerCount).toBe(count);
  });

  it('gives a pace only with a duration', () => {
    expect(speechOf(whole)).toMatchObject({ wordsPerMinute: null, words: 41 });
    expect(speechOf(whole, 20)).toMatchObject({ wordsPerMinute: 123, numbers: 5 });
  });
});
