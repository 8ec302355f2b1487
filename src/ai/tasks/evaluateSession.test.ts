import { expect, it } from 'vitest';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { getAi } from '#ai/port.ts';
import { evaluateSession } from './evaluateSession.ts';

const question = (id: string): RubricItem['questions'][number] => ({
  id,
  text: 'Tell me about a plant you saved.',
  anchors: ['', '', '', '', ''],
  lookFor: [],
});
const rubric: RubricItem[] = [
  {
    id: 'care',
    name: 'Care',
    description: '',
    weight: 100,
    questions: [question('q1'), question('q2'), question('q3')],
  },
];

it('a recording without words is not rated and says why; an empty written answer is empty; a follow-up in words is heard', async () => {
  const { items } = await evaluateSession(getAi(), rubric, {
    q1: { type: 'video', text: '' },
    q2: { type: 'text', text: '' },
    q3: { type: 'video', text: ' ' },
    q3_f1: { type: 'text', text: 'I watered it.' },
  });
  expect(items.map(({ status, level }) => [status, level])).toEqual([
    ['not_enough_evidence', null],
    ['not_enough_evidence', null],
    ['not_enough_evidence', null],
  ]);
  expect(items.map(({ reasons }) => reasons.some(({ code }) => code === 'noSpeech'))).toEqual([
    true,
    false,
    false,
  ]);
}, 30_000);
