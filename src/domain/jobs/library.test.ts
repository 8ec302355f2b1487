import { describe, expect, it } from 'vitest';
import type { Question } from './kit.ts';
import { buildCompetencyEntry, isFound, questionEntry, parseTags, termsOf } from './library.ts';

const question: Question = {
  id: 'q1',
  competencyId: 'c1',
  kind: 'behavioural',
  text: ' Cuéntame de un jardín difícil ',
  anchors: ['1', '2', '3', '4', '5'],
  lookFor: [],
  minutes: 4,
  followUpCap: 1,
  followUps: [],
};
const entry = questionEntry(question, 'Plant care', 'es');

describe('what the library finds', () => {
  it('finds by the beginnings of words, all of them', () => {
    const found = (search: string): boolean => isFound({ terms: termsOf(entry) }, search);
    expect(['jard', 'JARDÍN', 'difi jar', 'plant', 'car pla', ''].map(found)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(['ardin', 'rosas', 'jardin rosas'].map(found)).toEqual([false, false, false]);
  });

  it('finds a long word by its beginning', () =>
    expect(
      isFound(
        { terms: termsOf({ ...entry, tags: ['internationalisation'] }) },
        'internationalisations',
      ),
    ).toBe(true));
});

describe('what goes into the library', () => {
  it('is a question without its place, named by its words', () => {
    expect(entry).toMatchObject({
      kind: 'question',
      title: 'Cuéntame de un jardín difícil',
      body: { competency: 'Plant care', minutes: 4 },
    });
    expect(Object.keys(entry.body)).not.toContain('id');
  });

  it('leaves out what a question leaves to its interview: the rules take no empty number', () => {
    const { body } = questionEntry(
      { ...question, formats: null, thinkSeconds: null, maxSeconds: null, retakes: null },
      'Plant care',
      'en',
    );
    expect(Object.values(body)).not.toContain(null);
  });

  it('is a competency with its own questions', () => {
    const made = buildCompetencyEntry(
      { id: 'c1', name: 'Plant care ', description: 'Knows plants', weight: 40 },
      [question, { ...question, id: 'q2', competencyId: 'c2' }],
      'en',
    );
    expect([made.title, made.body.questions.length, made.body.weight]).toEqual([
      'Plant care',
      1,
      40,
    ]);
  });

  it('has tags as people type them', () =>
    expect(parseTags(['senior, Garden', 'garden ;', ' '])).toEqual(['senior', 'Garden']));
});
