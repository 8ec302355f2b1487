// Similarity is symmetric, bounded, and puts what means the same before what only sounds alike, with and without the packs.
import { expect, test } from 'vitest';
import { loadPacks } from './loadPacks.ts';
import { noPacks } from './packs.ts';
import { createSimilarity } from './similarity.ts';

const same = [
  'The client was angry about the late delivery.',
  'A customer got upset because the shipment came late.',
] as const;
const other = [
  'The client was angry about the late delivery.',
  'The database keeps an index of every order.',
] as const;

test.each([
  ['both packs', true, true],
  ['words only', true, false],
  ['no pack', false, false],
])('with %s', async (_, withWords, withDeep) => {
  const packs = await loadPacks(['words', 'deep']);
  const similarity = createSimilarity({
    words: withWords ? packs.words : noPacks.words,
    deep: withDeep ? packs.deep : noPacks.deep,
  });
  expect(similarity(...same)).toBeGreaterThan(similarity(...other));
  expect(similarity(same[1], same[0])).toBe(similarity(...same));
  expect(similarity(same[0], same[0])).toBeCloseTo(1, 5);
  expect(similarity('', same[0])).toBe(0);
  expect(similarity('', '')).toBe(0);
});
