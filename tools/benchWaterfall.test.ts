import { expect, it } from 'vitest';
import { roundsOf } from './benchWaterfall.ts';

const asked = (collection: string, askedMs: number, answeredMs: number | null) => ({
  collection,
  key: `${collection}/x`,
  askedMs,
  answeredMs,
});

it('a question belongs to the round after the last answer that it could have waited for', () => {
  const steps = roundsOf([
    asked('interviews', 30, 50),
    asked('users', 0, 20),
    asked('members', 5, 25),
    asked('count', 51, null),
  ]);
  expect(steps.map(({ collection, round, waitedFor }) => [collection, round, waitedFor])).toEqual([
    ['users', 1, null],
    ['members', 1, null],
    ['interviews', 2, 'members x'],
    ['count', 3, 'interviews x'],
  ]);
});
