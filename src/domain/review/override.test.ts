import { describe, expect, it } from 'vitest';
import {
  computeCompetencyLevel,
  passesDisagree,
  type QuestionRating,
} from '#domain/evaluation/evaluation.ts';
import {
  listCountingOverrides,
  buildOverrideId,
  overridesOf,
  withOverrides,
  type Override,
} from './override.ts';
import type { Stored } from '#domain/base/source.ts';

const rating = (
  questionId: string,
  level: 1 | 2 | 3 | 4 | 5 | null,
  more: Partial<QuestionRating> = {},
): QuestionRating => ({
  questionId,
  competencyId: 'c',
  status: level === null ? 'not_enough_evidence' : 'rated',
  level,
  confidence: 'high',
  reasons: [],
  quotes: [],
  flags: [],
  ...more,
});
const stored = (more: Partial<Override>): Stored<Override> => {
  const data: Override = {
    evaluationId: 'run1',
    questionId: 'q1',
    n: 1,
    level: 4,
    withdrawn: false,
    reason: 'It names the result twice.',
    by: 'ravi',
    ...more,
  };
  return { id: buildOverrideId(data), path: '', pending: false, data };
};

describe('overrides', () => {
  it('count by their last word, for their own run alone', () => {
    const all = [
      stored({ n: 2, level: 2 }),
      stored({}),
      stored({ questionId: 'q2', level: null }),
      stored({ evaluationId: 'run2', questionId: 'q3' }),
      stored({ questionId: 'q4' }),
      stored({ questionId: 'q4', n: 2, withdrawn: true }),
    ];
    const counting = listCountingOverrides(all, 'run1');
    expect(Object.keys(counting).sort()).toEqual(['q1', 'q2']);
    expect(counting['q1']?.level).toBe(2);
    expect(overridesOf(all, 'run1', 'q1').map(({ n }) => n)).toEqual([1, 2]);
  });

  it('take the place of a level, of a missing one, and of passes that disagree; the original stays as it was', () => {
    const ratings = [
      rating('q1', 1, { passes: { levels: [1, 3, 1], low: 1, high: 3 } }),
      rating('q2', null),
      rating('q3', 5),
    ];
    const next = withOverrides(
      ratings,
      listCountingOverrides(
        [
          stored({ level: 3 }),
          stored({ questionId: 'q2', level: 4 }),
          stored({ questionId: 'q3', level: null }),
        ],
        'run1',
      ),
    );
    expect(computeCompetencyLevel(ratings, 'c')).toBe(3);
    expect(computeCompetencyLevel(next, 'c')).toBe(3.5);
    expect(ratings.some(passesDisagree)).toBe(true);
    expect(next.some(passesDisagree)).toBe(false);
    expect(next[2]?.status).toBe('not_enough_evidence');
  });
});
