import { describe, expect, it } from 'vitest';
import {
  formatCorrectionDetail,
  computeLongestWording,
  spotOf,
  withWording,
  wordingsOf,
} from './correction.ts';

const questions = [
  { id: 'qresume', text: 'Your resume, please.' },
  { id: 'q1', text: 'Why?', minutes: 4 },
  { id: 'q2', text: 'How?', minutes: 5 },
];
const rubric = [
  { id: 'a', questions: [] },
  {
    id: 'b',
    weight: 60,
    questions: [
      { id: 'q2', text: 'How?', anchors: ['1'] },
      { id: 'q1', text: 'Why?', anchors: ['2'] },
    ],
  },
];

describe('a corrected wording', () => {
  it('is found in both documents, and nowhere else', () => {
    expect(spotOf(questions, rubric, 'q1')).toEqual({ n: 1, c: 1, k: 1 });
    expect(spotOf(questions, rubric, 'qresume')).toBeNull();
    expect(spotOf(questions, rubric, 'q9')).toBeNull();
    expect(
      spotOf(questions, [{ id: 'b', questions: [{ id: 'q1', text: 'Whence?' }] }], 'q1'),
    ).toBeNull();
  });

  it('changes these words alone', () => {
    const next = withWording(questions, rubric, { n: 1, c: 1, k: 1 }, 'Why not?');
    expect(next.questions).toEqual([
      questions[0],
      { ...questions[1], text: 'Why not?' },
      questions[2],
    ]);
    expect(next.rubric).toEqual([
      rubric[0],
      {
        ...rubric[1],
        questions: [rubric[1]?.questions[0], { id: 'q1', text: 'Why not?', anchors: ['2'] }],
      },
    ]);
  });

  it('is as long as any question, and as the log holds beside the earlier one', () => {
    expect(computeLongestWording('Why?')).toBe(1_000);
    expect(
      formatCorrectionDetail(
        'x'.repeat(1_000),
        'y'.repeat(computeLongestWording('x'.repeat(1_000))),
      ),
    ).toHaveLength(2_000);
  });

  it('stands in the log with the earlier one', () => {
    expect(wordingsOf(formatCorrectionDetail('Why?', 'Why\nnot?'))).toEqual({
      before: 'Why?',
      after: 'Why\nnot?',
    });
    expect(wordingsOf('Gardener')).toBeNull();
    expect(wordingsOf(null)).toBeNull();
  });
});
