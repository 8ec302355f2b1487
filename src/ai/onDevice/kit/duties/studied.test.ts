// What a posting of science studies, and with which techniques: each is a sound name, or is left out.
import { describe, expect, it } from 'vitest';
import type { Piece } from '#ai/onDevice/posting/sections.ts';
import { findStudied } from './studied.ts';

const pieces = (...texts: [Piece['section'], string][]): Piece[] =>
  texts.map(([section, text], line) => ({ text, section, item: false, line }));

describe('a subject', () => {
  it.each([
    [
      'The research activity will focus on the growth of alpine lichens and it will be carried out in the north.',
      'the growth of alpine lichens',
    ],
    [
      'The main topic will be the experimental study of waves in shallow basins including lakes.',
      'waves in shallow basins',
    ],
    [
      'You will work on the memory of honey bees in the group of Professor Lind.',
      'the memory of honey bees',
    ],
    ['On the interaction between moss and frost.', 'the interaction between moss and frost'],
  ])('%s', (sentence, topic) =>
    expect(findStudied(pieces(['tasks', sentence]), 'en').topics).toEqual([topic]),
  );

  it.each([
    'The position will focus on our different projects.',
    'You will work on developing new sensors.',
    'The candidate will study how we can help.',
  ])('is not read in: %s', (sentence) =>
    expect(findStudied(pieces(['tasks', sentence]), 'en').topics).toEqual([]),
  );

  it('is read in Spanish', () =>
    expect(
      findStudied(
        pieces([
          'tasks',
          'El proyecto se centra en la erosión de suelos volcánicos mediante sensores.',
        ]),
        'es',
      ).topics,
    ).toEqual(['la erosión de suelos volcánicos']));

  it('is not read in what applicants send', () =>
    expect(
      findStudied(pieces(['apply', 'The letter should focus on the memory of honey bees.']), 'en')
        .topics,
    ).toEqual([]));
});

describe('techniques', () => {
  const techniquesIn = (text: string, section: Piece['section'] = 'must'): string[] =>
    findStudied(pieces([section, text]), 'en').techniques;

  it('are told apart where a list has lost its commas', () =>
    expect(
      techniquesIn(
        'Experience with standard methods (for example confocal microscopy western blotting quantitative RT-PCR).',
      ),
    ).toEqual(['confocal microscopy', 'western blotting', 'quantitative RT-PCR']));

  it('keep two words that describe one thing', () =>
    expect(
      techniquesIn('The methods will be mutagenesis electrical and optical measurements.'),
    ).toEqual(['mutagenesis', 'electrical and optical measurements']));

  it('have their article, and are none where a whole subject is named', () =>
    expect(
      techniquesIn(
        'Experience with the patch clamp technique, molecular biology and data analysis.',
      ),
    ).toEqual(['the patch clamp technique']));

  it('are only read where methods or experience are named', () =>
    expect(techniquesIn('Our institute houses a centre for mass spectrometry.', 'about')).toEqual(
      [],
    ));

  it('that are required come before those that are welcome', () =>
    expect(
      findStudied(
        pieces(
          ['nice', 'Experience with flow cytometry is welcome.'],
          ['must', 'Experience with protein crystallography.'],
        ),
        'en',
      ).techniques,
    ).toEqual(['protein crystallography', 'flow cytometry']));
});
