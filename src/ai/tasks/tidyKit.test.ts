import { describe, expect, it } from 'vitest';
import { findKitProblems, kitSize } from './draftKit.ts';
import { tidyKit, tidyNewQuestion, scaleWeights } from './tidyKit.ts';

const question = (id: string, competencyId: string, more: object = {}): object => ({
  id,
  competencyId,
  kind: 'behavioural',
  text: `Question ${id}?`,
  anchors: ['a', 'b', 'c', 'd', 'e'],
  lookFor: [],
  minutes: 9,
  followUpCap: 3,
  followUps: ['x', 'y', 'z'],
  ...more,
});
const names = ['Care', 'Pace', 'Depth', 'Team'];
const rawKit = {
  title: 'Nurse',
  level: '',
  mustHave: [],
  niceToHave: [],
  competencies: names.map((name) => ({
    id: `competency-${name}`,
    name,
    description: '',
    weight: 33,
  })),
  questions: [...names, 'Care', 'Team'].map((name, index) =>
    question(`question_${index}`, `competency-${name}`),
  ),
};

describe('a kit from a language model', () => {
  it('gets ids, weights and numbers that a kit may have', () => {
    const kit = tidyKit(rawKit, kitSize);
    expect(findKitProblems(kit)).toEqual([]);
    expect(kit.competencies.map(({ id, weight }) => [id, weight])).toEqual([
      ['c1', 25],
      ['c2', 25],
      ['c3', 25],
      ['c4', 25],
    ]);
    expect(kit.questions.map(({ id, competencyId }) => [id, competencyId])).toEqual([
      ['q1', 'c1'],
      ['q2', 'c2'],
      ['q3', 'c3'],
      ['q4', 'c4'],
      ['q5', 'c1'],
      ['q6', 'c4'],
    ]);
    expect(kit.questions[0]).toMatchObject({ minutes: 5, followUpCap: 2, followUps: ['x', 'y'] });
  });
  it('is not made up where there is none', () =>
    expect(() => tidyKit({ title: 'Nurse' }, kitSize)).toThrow());
});

describe('a new question from a language model', () => {
  it('takes the place of the one it replaces, or a free id', () => {
    expect(
      tidyNewQuestion(question('zzz', 'other'), 'c1', { id: 'q3', kind: 'technical' }, [], kitSize),
    ).toMatchObject({ id: 'q3', kind: 'technical', competencyId: 'c1' });
    expect(
      tidyNewQuestion(question('zzz', 'other'), 'c1', undefined, ['q1', 'q3'], kitSize),
    ).toMatchObject({ id: 'q4', kind: 'behavioural' });
  });
});

describe('weights', () => {
  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [30, 30, 40],
      [30, 30, 40],
    ],
    [
      [0, 0],
      [50, 50],
    ],
    [
      [50, 50, 50, -10],
      [33, 33, 33, 1],
    ],
  ])('%j become %j', (weights, out) => expect(scaleWeights(weights)).toEqual(out));
});
