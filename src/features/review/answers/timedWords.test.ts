import { describe, expect, it } from 'vitest';
import { captionsOf, clockOf, findWordsAt } from './timedWords.ts';

const segments = [
  { start: 0.5, end: 2, text: 'I called the shop.' },
  { start: 2, end: 3_725.25, text: 'They said\n<b>--> no</b> & left.' },
];

describe('words with their times', () => {
  it('knows what is being said', () => {
    expect([0, 0.46, 1.9, 1.96, 99].map((time) => findWordsAt(segments, time))).toEqual([
      -1, 0, 0, 1, 1,
    ]);
    expect(findWordsAt([], 3)).toBe(-1);
  });

  it('makes captions in which nothing said is a mark', () => {
    expect(captionsOf(segments)).toBe(
      'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nI called the shop.\n\n00:00:02.000 --> 01:02:05.250\nThey said &lt;b&gt;--&gt; no&lt;/b&gt; &amp; left.\n',
    );
    expect(
      captionsOf([
        { start: 3, end: 3, text: 'never' },
        { start: 3, end: 4, text: ' ' },
      ]),
    ).toBe('WEBVTT\n\n\n');
  });

  it('writes times as clocks do', () => {
    expect([0, 65.9, 3_723, Number.NaN, Infinity].map(clockOf)).toEqual([
      '0:00',
      '1:05',
      '1:02:03',
      '0:00',
      '0:00',
    ]);
  });
});
