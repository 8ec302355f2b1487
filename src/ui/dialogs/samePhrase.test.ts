import { expect, it } from 'vitest';
import { isSamePhrase } from './samePhrase.ts';

it('takes what was asked for, whatever its case and the spaces around it', () => {
  expect(isSamePhrase(' harbour  & PINE ', 'Harbour & Pine')).toBe(true);
  expect(isSamePhrase('Cafe\u0301', 'Café')).toBe(true);
});

it('takes nothing else, and never nothing', () => {
  expect(isSamePhrase('Harbour', 'Harbour & Pine')).toBe(false);
  expect(isSamePhrase('Cafe', 'Café')).toBe(false);
  expect(isSamePhrase('', '')).toBe(false);
  expect(isSamePhrase(' ', ' ')).toBe(false);
});
