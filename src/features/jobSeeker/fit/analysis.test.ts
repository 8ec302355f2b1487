import { expect, it } from 'vitest';
import { requirementsOf } from './analysis.ts';

it('asks for a language once, by the row that says how well, and for every skill that a row only mentions', () => {
  const asked = requirementsOf({
    mustHave: ['German', 'Java', 'Go', 'Driving licence'],
    niceToHave: ['SQL'],
    qualifications: [
      { kind: 'language', text: 'German at B2', need: 'must' },
      { kind: 'years', text: '5 years of experience with Java', need: 'must' },
      { kind: 'shift', text: 'willing to go on call', need: 'nice' },
      { kind: 'licence', text: 'a valid driving licence', need: 'must' },
    ],
  });
  expect(asked).toEqual({
    mustHave: [
      'Java',
      'Go',
      'German at B2',
      '5 years of experience with Java',
      'a valid driving licence',
    ],
    niceToHave: ['SQL', 'willing to go on call'],
  });
});
