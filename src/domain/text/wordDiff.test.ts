import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWords } from './wordDiff.ts';

const text = fc
  .array(fc.constantFrom('the', 'rose', 'roses', 'was', 'wet', '\n'), { maxLength: 14 })
  .map((words) => words.join(' ').trim());
const joined = (parts: ReturnType<typeof compareWords>, kinds: string[]): string =>
  parts
    .filter(({ kind }) => kinds.includes(kind))
    .map((part) => part.text)
    .join('');
const words = (s: string): string[] => s.split(/\s+/u).filter(Boolean);

describe('wordDiff', () => {
  it('shows one changed word as one change', () => {
    expect(compareWords('I watered the rose today.', 'I watered the roses today.')).toEqual([
      { kind: 'same', text: 'I watered the ' },
      { kind: 'out', text: 'rose ' },
      { kind: 'in', text: 'roses ' },
      { kind: 'same', text: 'today.' },
    ]);
  });
  it('does not mind spacing', () =>
    expect(compareWords('a  b', 'a b').every(({ kind }) => kind === 'same')).toBe(true));
  it('gives both texts back, word by word, and the second one exactly', () =>
    fc.assert(
      fc.property(text, text, (a, b) => {
        const parts = compareWords(a, b);
        expect(joined(parts, ['same', 'in'])).toBe(b);
        expect(
          words(
            joined(
              parts.map((part) => ({ ...part, text: `${part.text} ` })),
              ['same', 'out'],
            ),
          ),
        ).toEqual(words(a));
      }),
    ));
  it('takes two long texts that share nothing as one change, without delay', () => {
    const a = Array.from({ length: 3_000 }, (_, n) => `a${n}`).join(' ');
    const b = Array.from({ length: 3_000 }, (_, n) => `b${n}`).join(' ');
    expect(compareWords(a, b)).toHaveLength(2);
  });
});
