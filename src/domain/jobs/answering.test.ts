import { describe, expect, it } from 'vitest';
import {
  computeCandidateMinutes,
  kindOf,
  resumeQuestionId,
  retakesOf,
  slotsOf,
  computeWindowMinutes,
  type Answering,
} from './answering.ts';
import { contentOf } from './interview.ts';
import { minutesOf, type Question } from './kit.ts';

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
const draft = (more: Partial<Answering>): Answering => ({
  type: 'video',
  retakes: 1,
  questions: [
    question('q1'),
    question('q2', { formats: ['text'] }),
    question('q3', { formats: ['audio'], thinkSeconds: 30, maxSeconds: 600 }),
  ],
  ...more,
});

describe('how an interview is answered', () => {
  it('sets storage aside only for what may be recorded or handed in', () => {
    expect(slotsOf(draft({}))).toEqual({ videos: 2, documents: 0 });
    expect(slotsOf(draft({ type: 'chat' }))).toEqual({ videos: 0, documents: 0 });
    expect(slotsOf(draft({ type: 'resume' }))).toEqual({ videos: 1, documents: 1 });
  });

  it('counts thinking and speaking where that is more than the question says', () => {
    expect(computeCandidateMinutes(draft({}))).toBe(4 + 4 + 11);
    expect(computeCandidateMinutes(draft({ type: 'chat' }))).toBe(
      minutesOf(draft({}).questions as Question[]),
    );
    expect(computeCandidateMinutes(draft({ type: 'resume', questions: [] }))).toBeGreaterThan(0);
  });

  it('leaves time for every retake, half an hour at least and a day at most', () => {
    expect(computeWindowMinutes(draft({ retakes: 0 }))).toBe(57);
    expect(computeWindowMinutes(draft({ retakes: 2 }))).toBe(57 + 26);
    expect(
      computeWindowMinutes(draft({ questions: [question('q1', { minutes: 1 })], retakes: 0 })),
    ).toBe(30);
    expect(
      computeWindowMinutes(
        draft({
          retakes: 5,
          questions: Array.from({ length: 12 }, (_, n) => question(`q${n}`, { maxSeconds: 1_800 })),
        }),
      ),
    ).toBe(1_440);
  });

  it('knows retakes only where something is recorded, and never more than five', () => {
    expect(retakesOf(draft({ type: 'chat', retakes: 3 }))).toBe(0);
    expect(retakesOf(draft({ retakes: null }))).toBe(1);
    expect(retakesOf(draft({ retakes: 9 }))).toBe(5);
    expect(kindOf({})).toBe('chat');
  });

  it('asks for the resume first, and says nothing of recordings in a written interview', () => {
    const questions = [question('q1', { formats: ['video'], maxSeconds: 60 })];
    const kit = { competencies: [], questions };
    expect(
      contentOf({ ...kit, type: 'resume', language: 'es' }).questions.map(({ id }) => id),
    ).toEqual([resumeQuestionId, 'q1']);
    expect(contentOf({ ...kit, type: 'chat' }).questions[0]).not.toHaveProperty('formats');
    expect(contentOf({ ...kit, type: 'video' }).questions[0]).toMatchObject({
      formats: ['video'],
      maxSeconds: 60,
    });
  });
});
