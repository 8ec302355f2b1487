// The packs as they lie in the repository: the files the manifest speaks of, and what can be asked of them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadPacks } from './loadPacks.ts';
import { manifest } from './manifest.ts';

test.each(Object.entries(manifest))('the file of %s is the one in the manifest', (name, { bytes, sha256 }) => {
  const file = readFileSync(new URL(`./${name}.bin`, import.meta.url));
  expect(file.length).toBe(bytes);
  expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
});

test('a pack nobody asked for is not loaded', async () => {
  expect(await loadPacks([])).toEqual({ words: null, deep: null });
});

test('words of one meaning are near, others are not, unknown ones have no vector', async () => {
  const { words } = await loadPacks(['words']);
  expect(words?.similarity('customer', 'client')).toBeGreaterThan(0.35);
  expect(words?.similarity('customer', 'client')).toBeGreaterThan(2 * (words?.similarity('customer', 'river') ?? 1));
  expect(words?.similarity('manager', 'manager')).toBe(1);
  expect(words?.similarity('manager', 'qwertz')).toBe(0);
  expect(words?.vector('qwertz')).toBeUndefined();
  expect(words?.vector('manager')).toHaveLength(100);
  expect(words?.rank('the')).toBe(0);
  expect(words?.rank('toaster') ?? 10_000).toBeGreaterThan(words?.rank('kitchen') ?? 10_000);
});

test('the cosine is that of the vectors', async () => {
  const { words } = await loadPacks(['words']);
  const dot = (a: Float32Array = new Float32Array(), b: Float32Array = new Float32Array()): number => a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), 0);
  const [a, b] = [words?.vector('budget'), words?.vector('cost')];
  expect(words?.similarity('budget', 'cost')).toBeCloseTo(dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)), 5);
});
