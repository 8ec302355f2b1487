import { describe, expect, it } from 'vitest';
import { QuestionRating, passesDisagree } from '#domain/evaluation/evaluation.ts';
import type { Level } from '#domain/jobs/kit.ts';
import { mergeRatings } from './passes.ts';

const pass = (level: Level | null, words = 'w'): QuestionRating => ({
  questionId: 'q1',
  competencyId: 'c',
  status: level === null ? 'not_enough_evidence' : 'rated',
  level,
  confidence: 'high',
  reasons: [{ code: 'resultFound', values: {} }],
  quotes: level === null ? [] : [{ answerId: 'q1', start: 0, end: words.length, text: words }],
  flags: level === 1 ? ['offTopic'] : [],
});
const merged = (...levels: (Level | null)[]) =>
  mergeRatings(levels.map((level) => pass(level, `words of ${String(level)}`)));

describe('three passes', () => {
  it('that agree keep their confidence', () => {
    expect(merged(4, 4, 4)).toMatchObject({
      level: 4,
      confidence: 'high',
      reasons: [{ code: 'resultFound' }],
      passes: { levels: [4, 4, 4], low: 4, high: 4 },
    });
    expect(passesDisagree(merged(4, 4, 4))).toBe(false);
  });
  it('give the middle level with the quotes of that pass', () => {
    expect(merged(5, 3, 4)).toMatchObject({
      level: 4,
      quotes: [{ text: 'words of 4' }],
      passes: { levels: [5, 3, 4], low: 3, high: 5 },
    });
    expect(merged(2, 3, 3)).toMatchObject({ level: 3, confidence: 'medium' });
  });
  it('two levels apart ask for a person', () => {
    const rating = merged(1, 3, 3);
    expect(rating).toMatchObject({
      level: 3,
      confidence: 'low',
      reasons: [
        { code: 'passesDisagree', values: { of: 3, low: 1, high: 3 } },
        { code: 'resultFound' },
      ],
      flags: ['offTopic'],
    });
    expect(passesDisagree(rating)).toBe(true);
  });
  it('of which one saw no evidence give the lower of two levels, with little confidence', () => {
    expect(merged(null, 4, 3)).toMatchObject({
      status: 'rated',
      level: 3,
      confidence: 'low',
      reasons: [{ code: 'passesUnsure', values: { of: 3, count: 2 } }, {}],
      passes: { levels: [null, 4, 3], low: 3, high: 4 },
    });
  });
  it('most of which saw no evidence give no level', () => {
    expect(merged(null, 5, null)).toMatchObject({
      status: 'not_enough_evidence',
      level: null,
      quotes: [],
      confidence: 'low',
      passes: { levels: [null, 5, null], low: 5, high: 5 },
    });
    expect(merged(null, null, null)).toMatchObject({
      status: 'not_enough_evidence',
      level: null,
      confidence: 'high',
      passes: { low: null, high: null },
    });
  });
  it('are stored as they are', () =>
    expect(QuestionRating.parse(merged(2, 5, 3))).toEqual(merged(2, 5, 3)));
});
