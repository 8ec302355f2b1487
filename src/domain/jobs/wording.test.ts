import { describe, expect, it } from 'vitest';
import type { Question } from './kit.ts';
import { asksAnother, isRubricStale, rewordQuestion, twinsOf } from './wording.ts';

const question: Question = {
  id: 'q1',
  competencyId: 'c1',
  kind: 'behavioural',
  text: 'Tell me about a conflict with a colleague. How did you settle it?',
  anchors: ['a', 'b', 'c', 'd', 'e'],
  lookFor: ['Both sides'],
  minutes: 4,
  followUpCap: 1,
  followUps: ['What remained?'],
};
const typed = (texts: readonly string[], from: Question = question): Question =>
  texts.reduce((before, text) => ({ ...before, ...rewordQuestion(before, text) }), from);

describe('a question that was touched', () => {
  it.each([
    ['Tell me about a conflict with a colleague.', 'Tell me about a conflcit with a colleague.'],
    ['Describe a conflict with a colleague', 'Please tell me about a conflict with colleagues?'],
    ['How did you organise the release?', 'How did you organize the releases?'],
    ['Háblame de un conflicto con un compañero.', 'Cuéntame un conflicto con una compañera'],
    ['¿Como priorizaste el trabajo?', '¿Cómo priorizaste tu trabajo?'],
  ])('asks the same: %s → %s', (before, after) => {
    expect(asksAnother(before, after)).toBe(false);
  });

  it.each([
    ['Tell me about a conflict with a colleague.', 'Tell me about a conflict with a customer.'],
    ['How did you reach the goal?', 'How did you not reach the goal?'],
    ['How do you plan a week?', 'How do you plan a quarter?'],
    ['Tell me how you hire people.', 'Tell me how you fire people.'],
    ['What would you do in 3 days?', 'What would you do in 30 days?'],
    ['Háblame de un error tuyo.', 'Háblame de un éxito tuyo.'],
  ])('asks something else: %s → %s', (before, after) => {
    expect(asksAnother(before, after)).toBe(true);
  });
});

describe('what belongs to an earlier wording', () => {
  it('is known letter by letter, and no more when the old wording is back', () => {
    const other = typed([
      'Tell me',
      'Tell me about a budget',
      'Tell me about a budget that you planned.',
    ]);
    expect(other.rubricFor).toBe(question.text);
    expect(isRubricStale(other)).toBe(true);
    expect(isRubricStale(typed([question.text], other))).toBe(false);
    expect(isRubricStale({ ...other, rubricFor: other.text })).toBe(false);
  });

  it('is nothing for a slip of the keyboard, a new question, and a question without a rubric', () => {
    expect(
      isRubricStale(typed(['Tell me about a conflict with a coleague. How did you settle it?'])),
    ).toBe(false);
    expect(isRubricStale(question)).toBe(false);
    const blank = {
      ...question,
      text: '',
      anchors: ['', '', '', '', ''],
      lookFor: [],
      followUps: [],
    };
    const fresh = typed(['How do you plan?', 'What do you sell?'], blank);
    expect([fresh.rubricFor, isRubricStale(fresh)]).toEqual([null, false]);
  });
});

describe('identical questions', () => {
  it('are named by the first of them, whatever case, accents and punctuation; empty ones are none', () => {
    const texts = [
      'How do you plan?',
      '',
      'How do you plan a day?',
      'how do you PLAN',
      '',
      '¿Cómo planificas?',
      '¿Como planificas',
    ];
    expect(twinsOf(texts.map((text, index) => ({ id: `q${index}`, text })))).toEqual({
      q3: 1,
      q6: 6,
    });
  });
});
