import { describe, expect, it } from 'vitest';
import {
  codeOf,
  computeSimilarity,
  normalizeForComparison,
  megabytesOf,
  nearSame,
  findPairs,
} from './applicant.ts';
import { cutAround } from '#domain/resume/finding.ts';

const words = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `w${(seed * 7_919 + at * 104_729) % 5_003}`).join(' ');

describe('likeness', () => {
  it('of the same text is whole, of another small', () => {
    expect(
      computeSimilarity(
        normalizeForComparison(words(1, 300)),
        normalizeForComparison(words(1, 300)),
      ),
    ).toBe(1);
    expect(
      computeSimilarity(
        normalizeForComparison(words(1, 300)),
        normalizeForComparison(words(2, 300)),
      ),
    ).toBeLessThan(0.1);
  });
  it('survives a changed line, other case and other marks', () => {
    const before = words(1, 300);
    expect(
      computeSimilarity(
        normalizeForComparison(before),
        normalizeForComparison(
          `${before.toUpperCase().replaceAll(' ', ',  ')} and one more line at the end`,
        ),
      ),
    ).toBeGreaterThan(0.85);
    expect(
      computeSimilarity(
        normalizeForComparison(before),
        normalizeForComparison(`${before.split(' ').slice(0, 240).join(' ')} ${words(9, 60)}`),
      ),
    ).toBeGreaterThan(nearSame);
  });
  it('is not told of a few words', () => {
    expect(normalizeForComparison('too short to tell')).toBe('');
    expect(computeSimilarity('', '')).toBe(0);
    expect(normalizeForComparison(words(1, 300))).toMatch(/^[0-9a-f]{256}$/);
  });
});

describe('pairs', () => {
  const one = (id: string, day: number, more: object = {}) => ({
    id,
    data: {
      likeness: normalizeForComparison(words(id.charCodeAt(0), 100)),
      mailHash: null,
      besides: [],
      createdAt: new Date(2026, 0, day),
      ...more,
    },
  });
  it('are those with one address, or with much of one text; the newer is named', () => {
    const pairs = findPairs([
      one('c', 3, { mailHash: 'm' }),
      one('a', 1, { mailHash: 'm' }),
      one('b', 2),
      one('d', 4, { likeness: normalizeForComparison(words('b'.charCodeAt(0), 100)) }),
    ]);
    expect(pairs.map(({ older, newer, why }) => [older.id, newer.id, why])).toEqual([
      ['a', 'c', 'mail'],
      ['b', 'd', 'text'],
    ]);
  });
  it('are none once they were told apart, by either side', () => {
    expect(
      findPairs([one('a', 1, { mailHash: 'm', besides: ['c'] }), one('c', 3, { mailHash: 'm' })]),
    ).toEqual([]);
    expect(
      findPairs([one('a', 1, { mailHash: 'm' }), one('c', 3, { mailHash: 'm', besides: ['a'] })]),
    ).toEqual([]);
  });
});

it('counts started megabytes', () =>
  expect([1, 1_048_576, 1_048_577, 10_485_760].map(megabytesOf)).toEqual([1, 1, 2, 10]));
it('names nobody', () => expect(codeOf('7f3kab')).toBe('7F3K'));

it('cuts long lines around the words that count', () => {
  expect(cutAround('short line', 0, 5)).toEqual({ text: 'short line', start: 0, end: 5 });
  const long = `${'x'.repeat(400)}HERE${'y'.repeat(400)}`;
  const cut = cutAround(long, 400, 404);
  expect([cut.text.length, cut.text.slice(cut.start, cut.end)]).toEqual([300, 'HERE']);
  const early = cutAround(`HERE${'y'.repeat(400)}`, 0, 4);
  expect(early.text.slice(early.start, early.end)).toBe('HERE');
  const huge = cutAround('z'.repeat(900), 100, 800);
  expect(huge.end - huge.start).toBeLessThanOrEqual(300);
  expect(huge.text.length).toBe(300);
});
