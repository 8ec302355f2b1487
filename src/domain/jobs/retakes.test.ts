import { describe, expect, it } from 'vitest';
import { computeCandidateMinutes, computeWindowMinutes } from './answering.ts';
import { contentOf, type Interview } from './interview.ts';
import { Question } from './kit.ts';
import {
  ownRetakesOf,
  readRetakesFor,
  readDraftRetakes,
  readInviteRetakes,
  computeRetakesRange,
} from './retakes.ts';
import { comparePublished, kitOf } from './versions.ts';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  competencyId: 'c',
  kind: 'behavioural',
  text: 'Why?',
  anchors: ['a', 'b', 'c', 'd', 'e'],
  lookFor: [],
  minutes: 4,
  followUpCap: 1,
  followUps: [],
  ...more,
});
const questions = [
  question('q1'),
  question('q2', { retakes: 0, maxSeconds: 60 }),
  question('q3', { retakes: 3, maxSeconds: 60 }),
  question('q4', { formats: ['text'], retakes: 5 }),
];
const draft = { type: 'video' as const, retakes: 1, questions };
const job: Interview = {
  title: 'T',
  type: 'video',
  status: 'open',
  questionIds: questions.map(({ id }) => id),
  ...readDraftRetakes(draft),
  durationMinutes: 60,
  slots: { videos: 3, documents: 0 },
  createdBy: 's',
  rev: 1,
};
const published = {
  job,
  ...contentOf({ ...draft, competencies: [{ id: 'c', name: 'C', description: '', weight: 100 }] }),
};

describe('a question with its own number of retakes', () => {
  it('reads as before without one', () => {
    expect(Question.parse(question('q1')).retakes).toBeUndefined();
    expect(ownRetakesOf({ ...draft, questions: [question('q1', { retakes: null })] })).toBeNull();
    expect(readRetakesFor({ retakes: 2 }, 'q1')).toBe(2);
  });

  it('is published for recorded questions alone, and falls back to the interview', () => {
    expect(ownRetakesOf(draft)).toEqual({ q2: 0, q3: 3 });
    expect(ownRetakesOf({ ...draft, type: 'chat' })).toBeNull();
    expect(['q1', 'q2', 'q3'].map((id) => readRetakesFor(job, id))).toEqual([1, 0, 3]);
  });

  it('is never more than five', () =>
    expect(Question.safeParse(question('q1', { retakes: 6 })).success).toBe(false));

  it('counts in the time that a candidate has', () => {
    // The first question follows the interview; the second has no retake.
    const spoken = (180 * 1 + 60 * 3) / 60;
    expect(computeWindowMinutes(draft)).toBe(3 * computeCandidateMinutes(draft) + spoken);
  });

  it('is told as a range where questions differ', () => {
    expect(computeRetakesRange(job, 'video', published.questions)).toEqual({ least: 0, most: 3 });
    expect(
      computeRetakesRange(
        { retakes: 1, ownRetakes: { q3: 3 } },
        'video',
        published.questions.slice(2),
      ),
    ).toEqual({ least: 3, most: 3 });
    expect(computeRetakesRange(job, 'chat', published.questions)).toBeNull();
  });

  it('is told by an invitation, with what a granted format adds', () => {
    expect(readInviteRetakes({}, false)).toBeNull();
    expect(readInviteRetakes({ retakes: 2 }, false)).toEqual({ least: 2, most: 2 });
    expect(readInviteRetakes({ retakes: 0, retakesRange: [2, 3] }, false)).toEqual({
      least: 2,
      most: 3,
    });
    expect(readInviteRetakes({ retakes: 0, retakesRange: [2, 3] }, true)).toEqual({
      least: 0,
      most: 3,
    });
  });

  it('comes back with the next version, and shows as a change', () => {
    const kit = kitOf(published);
    expect(kit.questions.map(({ retakes }) => retakes ?? null)).toEqual([null, 0, 3, null]);
    const after = { ...published, job: { ...job, ownRetakes: { q2: 0, q3: 2 } } };
    const changed = [
      {
        id: 'q3',
        name: 'Why?',
        state: 'changed',
        fields: [{ field: 'retakes', before: '3', after: '2' }],
      },
    ];
    expect(comparePublished(published, after).questions).toEqual(changed);
  });
});
