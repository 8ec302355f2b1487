import { describe, expect, it } from 'vitest';
import { inWords } from './wordLimits.ts';

const accented = [
  'á',
  'é',
  'í',
  'ó',
  'ú',
  'ñ',
  'ü',
  'Á',
  'É',
  'Í',
  'Ó',
  'Ú',
  'Ñ',
  'Ü',
  'ç',
  'ø',
  'e\u0301',
];

/** Where words begin and end, counted out letter by letter. */
function limitsOf(text: string): number[] {
  const isWord = (at: number): boolean => /[\p{L}\p{M}\p{N}_]/u.test(text[at] ?? ' ');
  return Array.from({ length: text.length + 1 }, (_, at) => at).filter(
    (at) => isWord(at - 1) !== isWord(at),
  );
}

describe('a word that begins or ends with an accent', () => {
  it.each(accented)('"%s" is part of the word', (letter) => {
    for (const pattern of [
      inWords(/\bel\b/),
      inWords(/\bel\b/iu),
      inWords(/\b(?:el|la)\b/i),
      inWords(/\b(el|l[ao])\b/iu),
    ]) {
      expect(pattern.test(`x ${letter}el x`)).toBe(false);
      expect(pattern.test(`x el${letter} x`)).toBe(false);
      expect(pattern.test(`x (el) ${letter}`)).toBe(true);
      expect(pattern.test('el')).toBe(true);
    }
    const word = inWords(new RegExp(String.raw`\b${letter}tic${letter}\b`, 'iu'));
    expect(
      [`${letter}tic${letter}`, `¿${letter}tic${letter}?`, ` ${letter}tic${letter},`].map((text) =>
        word.test(text),
      ),
    ).toEqual([true, true, true]);
    expect(
      [`o${letter}tic${letter}`, `${letter}tic${letter}s`, `${letter}${letter}tic${letter}`].map(
        (text) => word.test(text),
      ),
    ).toEqual([false, false, false]);
    expect(`x pas${letter}, ${letter}x`.match(inWords(/\w+/g))).toEqual([
      'x',
      `pas${letter}`,
      `${letter}x`,
    ]);
    expect(`a-${letter}+b`.match(inWords(/[\w-]+/g))).toEqual([`a-${letter}`, 'b']);
    expect(`${letter}. ${letter}`.match(inWords(/\W+/g))).toEqual(['. ']);
  });

  it('has its limits where they are by the letters, and none elsewhere', () => {
    const signs = [
      'a',
      'E',
      '7',
      '_',
      ' ',
      '.',
      '¿',
      '-',
      'ñ',
      'í',
      'Ü',
      's',
      'k',
      '\n',
      'e\u0301',
    ];
    let state = 7;
    const next = (): string => {
      state = (state * 48_271) % 2_147_483_647;
      return signs[state % signs.length] ?? '';
    };
    for (let round = 0; round < 300; round += 1) {
      const text = Array.from({ length: 9 }, next).join('');
      for (const flags of ['g', 'gi', 'giu']) {
        const found = [...text.matchAll(inWords(new RegExp(String.raw`\b`, flags)))].map(
          ({ index }) => index,
        );
        expect(found, JSON.stringify(text)).toEqual(limitsOf(text));
        const none = new Set(
          [...text.matchAll(inWords(new RegExp(String.raw`\B`, flags)))].map(({ index }) => index),
        );
        expect(
          found.some((at) => none.has(at)),
          JSON.stringify(text),
        ).toBe(false);
        expect(found.length + none.size).toBe(text.length + 1);
      }
    }
  });
});

describe('the pattern that comes back', () => {
  it('keeps flags, groups, classes and escapes', () => {
    expect(inWords(/\bde (el)\b/giu).flags).toBe('giu');
    expect('a el perro'.replace(inWords(/\ba (el)\b/), '[$1]')).toBe('[el] perro');
    expect(inWords(/[\b]/).test('\b')).toBe(true);
    expect(inWords(/\\b/).test(String.raw`\b`)).toBe(true);
  });

  it('is one and the same for one pattern, but never shares where a global one has come to', () => {
    expect(inWords(/\bsolo\b/)).toBe(inWords(/\bsolo\b/));
    const [one, two] = [inWords(/\bo\b/g), inWords(/\bo\b/g)];
    one.exec('o o');
    expect(two.lastIndex).toBe(0);
  });

  it('may begin with something that need not be there', () => {
    expect(inWords(/\b(?:no )?él\b/u).test('para él')).toBe(true);
    expect(inWords(/\bx?él\b/u).test('para él')).toBe(true);
    expect(inWords(/\b(?:él|ella)\b/u).test('él')).toBe(true);
  });
});
