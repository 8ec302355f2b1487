import { describe, expect, it } from 'vitest';
import { hasTerms, listSearchTerms, termLimits, listTerms, wordsOf } from './terms.ts';

describe('words that are searched', () => {
  it('are without accents and case', () =>
    expect(wordsOf('Jardín, ÁRBOL y 3 rosas!')).toEqual(['jardin', 'arbol', 'rosas']));
  it('are asked for with the longest first', () =>
    expect(listSearchTerms('un jardín de rosas')).toEqual(['jardin', 'rosas', 'de', 'un']));

  it('are found by their beginnings, all of them', () => {
    const found = (search: string): boolean =>
      hasTerms(listTerms('Jardín difícil, internacionalización'), search);
    expect(['jard', 'JARDÍN', 'difi jar', '', 'internacionalizaciones'].map(found)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(['ardin', 'rosas', 'jardin rosas'].map(found)).toEqual([false, false, false]);
  });

  it('keep their beginnings within bounds', () => {
    const terms = listTerms(
      Array.from(
        { length: 60 },
        (_, n) => `${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}alabrotasxyz`,
      ).join(' '),
    );
    expect([terms.length, Math.max(...terms.map((term) => term.length))]).toEqual([
      termLimits.count,
      termLimits.most,
    ]);
  });
});
