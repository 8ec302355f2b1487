import { describe, expect, it } from 'vitest';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { createBlankQuestion, createEmptyContent } from './edits.ts';
import { publishProblems, targetOf } from './problemTarget.ts';

const now = new Date(2026, 10, 21);
const whole: DraftContent = {
  ...createEmptyContent('en'),
  title: 'Nurse',
  competencies: [
    { id: 'c1', name: 'Care', description: '', weight: 60 },
    { id: 'c2', name: 'Calm', description: '', weight: 40 },
  ],
  questions: ['c1', 'c2'].map((competencyId, index) => ({
    ...createBlankQuestion(createEmptyContent('en'), competencyId),
    id: `q${index}`,
    text: 'Why?',
    anchors: ['a', 'b', 'c', 'd', 'e'],
  })),
};
const [first, second] = whole.questions;

describe('what stops publishing', () => {
  it('is nothing when all is in place', () => expect(publishProblems(whole, now)).toEqual([]));

  it('is named in the order of the page, and each leads to its field', () => {
    if (!first || !second) throw new Error('no questions');
    const empty = createEmptyContent('en');
    expect(publishProblems(empty, now)).toEqual(['titleMissing', 'noCompetencies', 'noQuestions']);
    const unweighted = {
      ...whole,
      competencies: whole.competencies.map((competency, index) => ({
        ...competency,
        weight: index === 0 ? 100 : 0,
      })),
    };
    expect(publishProblems(unweighted, now)).toEqual(['weightMissing']);
    expect(targetOf('weightMissing', unweighted)).toEqual({ elementId: 'competency-c2-weight' });
    const broken: DraftContent = {
      ...whole,
      closesAt: new Date(2026, 10, 20),
      competencies: [{ id: 'c1', name: ' ', description: '', weight: 60 }],
      questions: [
        { ...first, text: ' ' },
        { ...second, anchors: ['a', 'b', '', 'd', 'e'] },
      ],
    };
    expect(publishProblems(broken, now)).toEqual([
      'competencyNameMissing',
      'weightsNot100',
      'questionEmpty',
      'anchorEmpty',
      'questionWithoutCompetency',
      'closesInPast',
    ]);
    expect(targetOf('competencyNameMissing', broken)).toEqual({ elementId: 'competency-c1-name' });
    expect(targetOf('questionEmpty', broken)).toEqual({
      elementId: 'question-q0-text',
      questionId: 'q0',
    });
    expect(targetOf('anchorEmpty', broken)).toEqual({
      elementId: 'question-q1-anchor-2',
      questionId: 'q1',
    });
    expect(targetOf('questionWithoutCompetency', broken)).toEqual({
      elementId: 'question-q1-competency',
      questionId: 'q1',
    });
    expect(targetOf('competencyUnused', { ...whole, questions: [first] })).toEqual({
      elementId: 'competency-c2-name',
    });
  });
});
