import { describe, expect, it } from 'vitest';
import { readYearsAsked } from './yearsAsked.ts';

describe('years of experience asked for', () => {
  it.each([
    ['At least 5 years of experience in Java', 5],
    ['3+ years experience', 3],
    ['2-4 years of professional experience', 2],
    ['Experience of at least 3 years', 3],
    ['Mínimo 2 años de experiencia', 2],
    ['Experiencia mínima de 4 años', 4],
    ['A job.\n10 years’ experience in sales', 10],
  ])('%s', (text, years) => expect(readYearsAsked(text)).toBe(years));
  it.each([
    '',
    'We have 20 years of experience',
    'Children aged 5 years',
    'Founded 10 years ago',
    'Contrato de 2 años',
    'Experience with 3 tools',
  ])('none: %s', (text) => expect(readYearsAsked(text)).toBeNull());
});
