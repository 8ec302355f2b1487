import { expect, it } from 'vitest';
import type { Question } from './kit.ts';
import { CandidateQuestion, contentOf, RubricContent } from './interview.ts';

const question = (id: string, modelAnswer?: string): Question => ({
  id,
  competencyId: 'c1',
  kind: 'technical',
  text: 'What is an index?',
  anchors: ['1', '2', '3', '4', '5'],
  lookFor: ['a cost'],
  minutes: 3,
  followUpCap: 0,
  followUps: [],
  ...(modelAnswer === undefined ? {} : { modelAnswer }),
});

it('keeps the model answer in the rubric, and out of what candidates read', () => {
  const { questions, rubric } = contentOf({
    competencies: [{ id: 'c1', name: 'Databases', description: '', weight: 100 }],
    questions: [
      question('q1', ' Faster reads.\nSlower writes. '),
      question('q2', '  '),
      question('q3'),
    ],
  });
  expect(JSON.stringify(questions)).not.toMatch(/Faster|modelAnswer|lookFor|anchors/);
  expect(Object.keys(CandidateQuestion.shape)).not.toContain('modelAnswer');
  const [item] = RubricContent.parse({ items: rubric, updatedBy: 'u' }).items;
  expect(item?.questions.map(({ modelAnswer }) => modelAnswer)).toEqual([
    'Faster reads.\nSlower writes.',
    undefined,
    undefined,
  ]);
  expect(item?.questions.map((one) => 'modelAnswer' in one)).toEqual([true, false, false]);
});
