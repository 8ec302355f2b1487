// Languages in a letter are worded naturally.
import { describe, expect, it } from 'vitest';
import { phraseLanguages } from './languages.ts';
import { findListable, isPlausibleJob } from './names.ts';
import { letterPhrases } from './letterPhrases.ts';

describe('languages in a letter', () => {
  it.each([
    [
      'en',
      ['English native', 'German B2', 'Norwegian spoken with my grandparents'],
      'My native language is English, and I also speak German (B2) and Norwegian (spoken with my grandparents).',
    ],
    [
      'en',
      ['English (mother tongue)', 'French: A2'],
      'My mother tongue is English, and I also speak French (A2).',
    ],
    ['en', ['English', 'Danish from home'], 'I speak English and Danish from home.'],
    [
      'es',
      ['Castellano, lengua materna', 'Inglés B2'],
      'Mi lengua materna es el castellano y además hablo inglés (B2).',
    ],
  ] as const)('%s: %s', (language, texts, formatted) => {
    expect(phraseLanguages(texts, language)[0]).toBe(formatted);
  });
});

describe('what is no name', () => {
  it('distinguishes a heading from a firm, and a certificate from an unfinished one', () => {
    expect(isPlausibleJob({ title: 'Cleaner', employer: 'Before that' })).toBe(false);
    expect(isPlausibleJob({ title: 'Cleaner', employer: 'Earlier Street Bakery' })).toBe(true);
    expect(
      findListable(['Studying for ISTQB Foundation', 'card', 'Driver CPC', 'Quay Street']),
    ).toEqual([2]);
  });

  it('gives a qualification its article', () => {
    expect(letterPhrases.en.degree('NVQ Level 2', '', true)).toBe('I hold an NVQ Level 2.');
    expect(letterPhrases.en.degree('BTEC Level 3 Business', '', true)).toBe(
      'I hold a BTEC Level 3 Business.',
    );
  });
});
