import { describe, expect, it } from 'vitest';
import type { PracticeAttempt } from './practice.ts';
import { readPartsSeen, trendOf, type StoryPartName } from './practiceTrend.ts';

const four: StoryPartName[] = ['situation', 'task', 'action', 'result'];
const coaching = (found: StoryPartName[], wanted = four): unknown => ({
  sentences: [
    ...found.map((part) => ({ text: `My ${part}.`, part })),
    { text: 'So, yes.', part: null },
  ],
  skeleton: wanted.map((part) => ({ part, text: 'x' })),
  fix: { later: 'another shape' },
});
const attempt = (
  id: string,
  day: number,
  competency: string | null,
  found: StoryPartName[] | null,
  wanted = four,
): { id: string; data: PracticeAttempt } => ({
  id,
  data: {
    title: `Q ${id}`,
    competency,
    createdAt: new Date(Date.UTC(2026, 10, day)),
    content: { coaching: found ? coaching(found, wanted) : null },
  },
});

describe('the parts a coach saw', () => {
  it('are those somebody said, in their words', () => {
    expect(readPartsSeen(coaching(['action', 'situation']))).toMatchObject({
      found: ['situation', 'action'],
      missing: ['task', 'result'],
      texts: { situation: 'My situation.', task: '' },
      counts: null,
    });
  });
  it('are only missed where the question asks for them', () => {
    expect(readPartsSeen(coaching(['action'], ['action', 'result']))?.missing).toEqual(['result']);
    expect(readPartsSeen(coaching(['situation'], ['action']))?.wanted).toEqual([
      'situation',
      'action',
    ]);
  });
  it('are none in what cannot be read', () =>
    expect([null, undefined, 'words', {}, { sentences: 1 }].map(readPartsSeen)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]));
});

describe('the trend', () => {
  it('goes from the first attempt to the latest, whatever the order', () => {
    const [trend] = trendOf([
      attempt('b', 9, 'Conflict', four),
      attempt('a', 2, 'Conflict', ['action']),
    ]);
    expect(trend).toMatchObject({ competency: 'Conflict', change: 'more', missingNow: [] });
    expect(trend?.points.map(({ id, found }) => [id, found.length])).toEqual([
      ['a', 1],
      ['b', 4],
    ]);
  });
  it('is not enough yet below two attempts', () =>
    expect(trendOf([attempt('a', 2, 'Conflict', four)])[0]?.change).toBe('notEnough'));
  it('compares shares, not counts: questions may ask for fewer parts', () => {
    expect(
      trendOf([
        attempt('a', 1, 'Plan', ['action', 'result'], ['action', 'result']),
        attempt('b', 2, 'Plan', ['situation', 'action', 'result']),
      ])[0]?.change,
    ).toBe('fewer');
    expect(
      trendOf([attempt('a', 1, 'Plan', ['action'], ['action']), attempt('b', 2, 'Plan', four)])[0]
        ?.change,
    ).toBe('same');
  });
  it('begins with what lacks most, then with what was practised last', () => {
    const trends = trendOf([
      attempt('a', 1, 'Old', four),
      attempt('b', 5, 'New', four),
      attempt('c', 2, 'Weak', ['action']),
      attempt('d', 3, ' weak ', []),
    ]);
    expect(trends.map(({ competency, points }) => [competency, points.length])).toEqual([
      ['Weak', 2],
      ['New', 1],
      ['Old', 1],
    ]);
  });
  it('leaves out what has no coaching or no competency', () =>
    expect(
      trendOf([
        attempt('a', 1, 'Conflict', null),
        attempt('b', 1, null, four),
        attempt('c', 1, ' ', four),
      ]),
    ).toEqual([]));
});
