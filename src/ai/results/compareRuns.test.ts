import { describe, expect, it } from 'vitest';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { Level, Provenance } from '#domain/jobs/kit.ts';
import { compareRuns } from './compareRuns.ts';

const rating = (
  questionId: string,
  level: Level | null,
  quote: [number, number] | null = [0, 10],
  status: QuestionRating['status'] = level === null ? 'not_enough_evidence' : 'rated',
): QuestionRating => ({
  questionId,
  competencyId: 'c',
  status,
  level,
  confidence: 'high',
  reasons: [],
  flags: [],
  quotes:
    quote === null
      ? []
      : [
          {
            answerId: questionId,
            start: quote[0],
            end: quote[1],
            text: 'x'.repeat(quote[1] - quote[0]),
          },
        ],
});
const provenance: Provenance = {
  adapter: 'onDevice',
  model: 'm',
  version: '1',
  inputHash: 'h',
  rubricVersion: 'r',
};

describe('two runs', () => {
  it('that say the same are the same', () => {
    const run = { items: [rating('q1', 4), rating('q2', null, null)], provenance };
    const { questions, agreement, ...rest } = compareRuns(run, run);
    expect(questions.every(({ same }) => same)).toBe(true);
    expect(agreement).toEqual({
      questions: 2,
      bothRated: 1,
      sameLevel: 1,
      withinOne: 1,
      sameStatus: 2,
      meanChange: 0,
      meanDistance: 0,
    });
    expect(rest).toEqual({ sameInput: true, sameRubric: true, sameEngine: true });
  });

  it('differ in level, status and quotes', () => {
    const { questions, agreement } = compareRuns(
      {
        items: [rating('q1', 4), rating('q2', 2), rating('q3', 3, [0, 10]), rating('q4', 3)],
        provenance: null,
      },
      {
        items: [
          rating('q1', 3),
          rating('q2', null, null),
          rating('q3', 3, [5, 15]),
          rating('q5', 5),
        ],
        provenance: null,
      },
    );
    expect(
      questions.map(({ questionId, sameLevel, sameStatus, change, same }) => [
        questionId,
        sameLevel,
        sameStatus,
        change,
        same,
      ]),
    ).toEqual([
      ['q1', false, true, -1, false],
      ['q2', false, false, null, false],
      ['q3', true, true, 0, false],
      ['q4', false, false, null, false],
      ['q5', false, false, null, false],
    ]);
    expect(questions[2]?.quotesShared).toBeCloseTo(5 / 15);
    expect(agreement).toMatchObject({
      questions: 5,
      bothRated: 2,
      sameLevel: 1,
      withinOne: 2,
      sameStatus: 2,
      meanChange: -0.5,
      meanDistance: 0.5,
    });
  });

  it('of other input, rubric or engine say so, and do not when they cannot know', () => {
    const of = (more: Partial<Provenance> | null) => ({
      items: [],
      provenance: more && { ...provenance, ...more },
    });
    expect(
      compareRuns(of({}), of({ inputHash: 'i', rubricVersion: 's', passes: 3 })),
    ).toMatchObject({ sameInput: false, sameRubric: false, sameEngine: false });
    expect(compareRuns(of({}), of(null))).toMatchObject({
      sameInput: null,
      sameRubric: null,
      sameEngine: null,
    });
    expect(compareRuns(of({}), of({ passes: 1, rubricVersion: undefined }))).toMatchObject({
      sameEngine: true,
      sameRubric: null,
    });
  });
});
