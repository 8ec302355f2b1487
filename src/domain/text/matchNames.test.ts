/** What people type finds what they mean. */
import { describe, expect, it } from 'vitest';
import { matchNames, nearScore, rankByNames } from './matchNames.ts';

const found = (typed: string, ...names: string[]): boolean => matchNames(names, typed) !== null;
const order = (typed: string, ...names: string[]): string[] =>
  rankByNames(names, typed, (name) => [name]).map(({ thing }) => thing);

describe('a name is found', () => {
  it.each([
    ['by the beginning of a word', 'dash', 'Hiring dashboard'],
    ['by the middle of a word', 'board', 'Hiring dashboard'],
    ['by parts of its words in any order', 'board hir', 'Hiring dashboard'],
    ['without accents', 'facturacion', 'Facturación'],
    ['with accents that are not there', 'séarch', 'Search'],
    ['in capitals', 'BILL', 'Billing'],
    ['with other signs between the words', 'front/end, engineer', 'Engineer (front end)'],
    ['by one letter at the beginning of a word', 'd', 'Hiring dashboard'],
    ['by a number', '2', 'Backend engineer 2'],
  ])('%s', (_, typed, name) => expect(found(typed, name)).toBe(true));

  it('by a name in another language, also with words of both', () => {
    expect(found('factur', 'Billing', 'Facturación')).toBe(true);
    expect(found('panel hiring', 'Hiring dashboard', 'Panel de selección')).toBe(true);
  });

  it.each([
    ['when a word is nowhere', 'hiring xyz', 'Hiring dashboard'],
    ['by a single letter within a word', 'a', 'Profile'],
    ['by nothing', '', 'Profile'],
    ['by signs alone', ' -, ', 'Profile'],
  ])('but not %s', (_, typed, name) => expect(found(typed, name)).toBe(false));
});

describe('the nearest comes first', () => {
  it('the same text, then its beginning, then a word, then a part of a word', () =>
    expect(
      order('team', 'Steam engineer', 'Our team', 'Team lead', 'Team', 'Something else'),
    ).toEqual(['Team', 'Team lead', 'Our team', 'Steam engineer']));
  it('the shown name before one in another language', () =>
    expect(
      rankByNames(
        [
          ['Datos', 'Insights'],
          ['Insights', 'Datos'],
        ],
        'insights',
        (names) => names,
      ).map(({ thing }) => thing[0]),
    ).toEqual(['Insights', 'Datos']));
  it('what is equally near keeps its order', () =>
    expect(order('a', 'Ab', 'Ac', 'Aa')).toEqual(['Ab', 'Ac', 'Aa']));
  it('the beginning of a word is near, a part of one is not', () => {
    expect(matchNames(['Hiring dashboard'], 'dash')?.score).toBeGreaterThan(nearScore);
    expect(matchNames(['Hiring dashboard'], 'board')?.score).toBeLessThan(nearScore);
  });
});

describe('what was matched can be marked', () => {
  const marked = (name: string, typed: string): string[] =>
    (matchNames([name], typed)?.ranges ?? []).map(([from, to]) => name.slice(from, to));
  it('in the order of the name', () =>
    expect(marked('Hiring dashboard', 'board hir')).toEqual(['Hir', 'board']));
  it('behind accents', () => expect(marked('Gestión técnica', 'tecn')).toEqual(['técn']));
  it('not in a name that is not shown', () =>
    expect(matchNames(['Billing', 'Facturación'], 'factur')?.ranges).toEqual([]));
});
