// A whole session rated question by question.
import { describe, expect, it } from 'vitest';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { readCompetencyText } from '#ai/onDevice/library/library.ts';
import { getAi } from '#ai/port.ts';
import { evaluateSession, inputsOf } from '#ai/tasks/evaluateSession.ts';
import { good } from './rate.fixture.ts';

describe('a whole session', () => {
  const text = readCompetencyText('prioritising', 'en');
  const rubric: RubricItem[] = [
    {
      id: 'prioritising',
      name: text.name,
      description: '',
      weight: 100,
      questions: [
        {
          id: 'q1',
          text: text.stems[0]?.text ?? '',
          anchors: ['a', 'b', 'c', 'd', 'e'],
          lookFor: [...text.lookFor],
        },
        {
          id: 'q12',
          text: text.stems[2]?.text ?? '',
          anchors: ['a', 'b', 'c', 'd', 'e'],
          lookFor: [],
        },
      ],
    },
  ];

  it('gives each question its own answers, in order, and nothing else', () => {
    const inputs = inputsOf(rubric, {
      q12: { text: 'b' },
      q1_f2: { text: 'f2', prompt: 'p2' },
      q1: { text: 'a' },
      q1_f1: { text: 'f1', prompt: 'p1' },
      q12_f1: { text: null },
    });
    expect(inputs.map(({ answer }) => answer)).toEqual(['a', 'b']);
    expect(
      inputs[0]?.followUps?.map(({ answerId, prompt, text: ownText }) => [
        answerId,
        prompt,
        ownText,
      ]),
    ).toEqual([
      ['q1_f1', 'p1', 'f1'],
      ['q1_f2', 'p2', 'f2'],
    ]);
    expect(Object.keys(inputs[0] ?? {}).sort()).toEqual([
      'answer',
      'competencyId',
      'followUps',
      'others',
      'question',
    ]);
  });

  it('rates every question, answered or not', async () => {
    const seen: number[] = [];
    const { items, provenance } = await evaluateSession(
      getAi(),
      rubric,
      { q1: { text: good.text } },
      { onProgress: (done) => seen.push(done) },
    );
    expect(items.map(({ questionId, status }) => [questionId, status])).toEqual([
      ['q1', 'rated'],
      ['q12', 'not_enough_evidence'],
    ]);
    expect(seen).toEqual([1, 2]);
    expect(provenance?.inputHash).toMatch(/^[0-9a-f]{64}$/);
  }, 60_000);
});
