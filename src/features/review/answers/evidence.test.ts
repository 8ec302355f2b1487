import { describe, expect, it } from 'vitest';
import { isExact, chooseShownRating, type QuestionRating } from '#domain/evaluation/evaluation.ts';
import { listInAskedOrder, buildQuoteId, rangesOf } from './evidence.ts';

const answers = { q1: 'I rolled it back. Nothing was lost. 🎉 Done.', q1_f1: 'A lock timeout.' };
function rating(part: Partial<QuestionRating> = {}): QuestionRating {
  return {
    questionId: 'q1',
    competencyId: 'c1',
    status: 'rated',
    level: 4,
    confidence: 'high',
    reasons: [],
    quotes: [{ answerId: 'q1', start: 0, end: 17, text: 'I rolled it back.' }],
    flags: [],
    ...part,
  };
}

describe('quotes', () => {
  it('are marked where they stand, in the answer or a follow-up', () => {
    const quotes = [
      { answerId: 'q1', start: 36, end: 44, text: '🎉 Done.' },
      { answerId: 'q1_f1', start: 2, end: 6, text: 'lock' },
    ];
    expect(rangesOf([rating({ quotes })], answers, () => 'Reliability')).toEqual({
      q1: [{ id: 'q1-quote-0', start: 36, end: 44, label: 'Reliability' }],
      q1_f1: [{ id: 'q1-quote-1', start: 2, end: 6, label: 'Reliability' }],
    });
  });
  it('that are not word for word in the answer are never marked', () => {
    for (const quote of [
      { answerId: 'q1', start: 0, end: 17, text: 'I rolled it back!' },
      { answerId: 'q1', start: 1, end: 18, text: 'I rolled it back.' },
      { answerId: 'q9', start: 0, end: 1, text: 'I' },
      { answerId: 'q1', start: 3, end: 3, text: '' },
    ]) {
      expect(isExact(quote, answers)).toBe(false);
      expect(rangesOf([rating({ quotes: [quote] })], answers, () => '')).toEqual({});
    }
  });
  it('keep their number when an earlier one is left out', () => {
    const quotes = [
      { answerId: 'q1', start: 0, end: 3, text: 'no!' },
      { answerId: 'q1', start: 18, end: 35, text: 'Nothing was lost.' },
    ];
    expect(rangesOf([rating({ quotes })], answers, () => '')['q1']?.[0]?.id).toBe(
      buildQuoteId('q1', 1),
    );
  });
});

describe('a rating as it is shown', () => {
  it('is withheld when none of its quotes is in the answers, whatever the document says', () => {
    expect(
      chooseShownRating(
        rating({ quotes: [{ answerId: 'q1', start: 0, end: 8, text: 'invented' }] }),
        answers,
      ),
    ).toMatchObject({ status: 'unsupported', level: null });
    expect(chooseShownRating(rating({ quotes: [] }), answers)).toMatchObject({
      status: 'unsupported',
      level: null,
    });
  });
  it('stays as it is with a real quote, or without a level', () => {
    expect(chooseShownRating(rating(), answers)).toEqual(rating());
    const none = rating({ status: 'not_enough_evidence', level: null, quotes: [] });
    expect(chooseShownRating(none, answers)).toEqual(none);
  });
});

it('orders questions as they were asked, unknown ones last', () => {
  const question = (id: string) => ({ id, text: id, anchors: ['', '', '', '', ''], lookFor: [] });
  const rubric = [
    {
      id: 'a',
      name: 'A',
      description: '',
      weight: 50,
      questions: [question('q3'), question('q1')],
    },
    { id: 'b', name: 'B', description: '', weight: 50, questions: [question('q2')] },
  ];
  expect(listInAskedOrder(rubric, ['q1', 'q2']).map(({ question: { id } }) => id)).toEqual([
    'q1',
    'q2',
    'q3',
  ]);
});
