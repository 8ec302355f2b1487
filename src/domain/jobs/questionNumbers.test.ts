import { describe, expect, it } from 'vitest';
import { computeCandidateMinutes, computeAnswerMinutes, resumeQuestionId } from './answering.ts';
import { contentOf } from './interview.ts';
import type { Question } from './kit.ts';
import { questionCount, questionNumbers } from './questionNumbers.ts';

const question = (id: string): Question => ({
  id,
  competencyId: 'c1',
  kind: 'behavioural',
  text: id,
  anchors: ['1', '2', '3', '4', '5'],
  lookFor: [],
  minutes: 4,
  followUpCap: 0,
  followUps: [],
});
const kit = {
  competencies: [{ id: 'c1', name: 'Care', description: '', weight: 100 }],
  questions: [question('q7'), question('q2')],
};

describe('numbers of questions', () => {
  it('are the same in the editor, in what candidates get and in the rubric', () => {
    const { questions, rubric } = contentOf({ ...kit, type: 'resume', language: 'en' });
    const asked = questions.map(({ id }) => id);
    expect(asked).toEqual([resumeQuestionId, 'q7', 'q2']);
    const edited = questionNumbers(kit.questions.map(({ id }) => id));
    expect(edited).toEqual({ q7: 1, q2: 2 });
    expect(questionNumbers(asked)).toEqual(edited);
    expect(questionNumbers(rubric.flatMap((item) => item.questions.map(({ id }) => id)))).toEqual(
      edited,
    );
    expect(questionCount(asked)).toBe(kit.questions.length);
  });

  it('come with the minutes that the candidate is shown one by one', () => {
    const { questions } = contentOf({ ...kit, type: 'resume', language: 'en' });
    expect(questions.reduce((sum, one) => sum + computeAnswerMinutes(one, 'resume'), 0)).toBe(
      computeCandidateMinutes({ ...kit, type: 'resume' }),
    );
  });
});
