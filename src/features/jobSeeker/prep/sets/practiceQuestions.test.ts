import { describe, expect, it } from 'vitest';
import type { PracticeQuestion } from '#domain/seeker/practice.ts';
import {
  groupByCompetency,
  findFreeQuestionId,
  moveQuestion,
  hasSameQuestions,
} from './practiceQuestions.ts';

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

describe('questions to practice', () => {
  it('are grouped in the order of the competencies, those about nothing last', () => {
    expect(
      groupByCompetency(set, ['Safety', 'Care', 'Unused']).map(({ competency, questions }) => [
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
    expect(moveQuestion(set, 'q3', -1).map(({ id }) => id)).toEqual(['q3', 'q2', 'q1', 'q5']);
    expect(moveQuestion(set, 'q1', -1)).toEqual(set);
    expect(moveQuestion(set, 'q2', 1)).toEqual(set);
    expect(moveQuestion(set, 'gone', 1)).toEqual(set);
  });

  it('get names that are free', () => {
    expect(findFreeQuestionId(set)).toBe('q6');
    expect(findFreeQuestionId([question('q2', '')])).toBe('q3');
  });

  it('are the same only when every text is', () => {
    expect(hasSameQuestions(set, set)).toBe(true);
    expect(hasSameQuestions([question('q9', '')], set)).toBe(false);
    expect(hasSameQuestions([], set)).toBe(false);
  });
});
