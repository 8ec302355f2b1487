import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOf, splitEvidence } from './splitEvidence.ts';

const text = 'I called the customer, then I fixed the cause.';
const range = (id: string, start: number, end: number) => ({ id, start, end, label: id });

describe('splitEvidence', () => {
  it('leaves a text without quotes whole', () => {
    expect(splitEvidence(text, [])).toEqual([
      { start: 0, end: text.length, text, ids: [], begins: [] },
    ]);
  });

  it('cuts at the borders of one quote', () => {
    expect(
      splitEvidence(text, [range('a', 2, 21)]).map(({ text: words, ids }) => [words, ids.join()]),
    ).toEqual([
      ['I ', ''],
      ['called the customer', 'a'],
      [', then I fixed the cause.', ''],
    ]);
  });

  it('shows overlapping quotes at once, the shorter first', () => {
    const segments = splitEvidence('abcdefgh', [range('long', 0, 6), range('short', 4, 8)]);
    expect(segments.map(({ text: words, ids, begins }) => [words, ids, begins])).toEqual([
      ['abcd', ['long'], ['long']],
      ['ef', ['short', 'long'], ['short']],
      ['gh', ['short'], []],
    ]);
  });

  it('clips what lies outside and drops what is empty', () => {
    expect(
      splitEvidence('abc', [
        range('a', -4, 1),
        range('b', 2, 99),
        range('c', 1, 1),
        range('d', 3, 2),
      ]).map(({ text: words, ids }) => [words, ids.join()]),
    ).toEqual([
      ['a', 'a'],
      ['b', ''],
      ['c', 'b'],
    ]);
  });

  it('never loses or repeats a letter, and every quote begins somewhere', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 40 }),
        fc.array(fc.tuple(fc.integer({ min: -5, max: 45 }), fc.integer({ min: -5, max: 45 })), {
          maxLength: 6,
        }),
        (words, pairs) => {
          const ranges = pairs.map(([start, end], index) => range(String(index), start, end));
          const segments = splitEvidence(words, ranges);
          expect(segments.map((segment) => segment.text).join('')).toBe(words);
          const visible = ranges.filter(
            ({ start, end }) => Math.max(0, start) < Math.min(words.length, end),
          );
          expect(segments.flatMap((segment) => segment.begins).toSorted()).toEqual(
            visible.map(({ id }) => id).toSorted(),
          );
        },
      ),
    );
  });
});

describe('nextOf', () => {
  it('selects the innermost, then walks outwards and around', () => {
    expect(nextOf(['short', 'long'], null)).toBe('short');
    expect(nextOf(['short', 'long'], 'short')).toBe('long');
    expect(nextOf(['short', 'long'], 'long')).toBe('short');
    expect(nextOf(['short', 'long'], 'elsewhere')).toBe('short');
    expect(nextOf([], null)).toBeNull();
  });
});
