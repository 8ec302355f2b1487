import { describe, expect, it } from 'vitest';
import type { PracticeQuestion } from '#domain/seeker/practice.ts';
import { byCompetency, freeQuestionId, moved, sameQuestions } from './practiceFrom.ts';

const question = (id: string, competency: string): PracticeQuestion => ({
  id,
  competency,
  text: `Text of ${id}`,
  minutes: 3,
  lookFor: [],
  followUps: [],
});
const set = [
  question('q1', 'Care'),
  question('q2', 'Safety'),
  question('q3', 'Care'),
  question('q5', ''),
];

describe('questions to practise', () => {
  it('are grouped in the order of the competencies, those about nothing last', () => {
    expect(
      byCompetency(set, ['Safety', 'Care', 'Unused']).map(({ competency, questions }) => [
        competency,
        questions.map(({ id }) => id),
      ]),
    ).toEqual([
      ['Safety', ['q2']],
      ['Care', ['q1', 'q3']],
      ['', ['q5']],
    ]);
  });

  it('move among those of their competency, and stop at the ends', () => {
    expect(moved(set, 'q3', -1).map(({ id }) => id)).toEqual(['q3', 'q2', 'q1', 'q5']);
    expect(moved(set, 'q1', -1)).toEqual(set);
    expect(moved(set, 'q2', 1)).toEqual(set);
    expect(moved(set, 'gone', 1)).toEqual(set);
  });

  it('get names that are free', () => {
    expect(freeQuestionId(set)).toBe('q6');
    expect(freeQuestionId([question('q2', '')])).toBe('q3');
  });

  it('are the same only when every text is', () => {
    expect(sameQuestions(set, set)).toBe(true);
    expect(sameQuestions([question('q9', '')], set)).toBe(false);
    expect(sameQuestions([], set)).toBe(false);
  });
});
