// The packs as they lie in the repository: the files the manifest speaks of, and what can be asked of them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createLoopProduct, createSimdProduct } from './integerProduct.ts';
import { loadPacks } from './loadPacks.ts';
import { manifest } from './manifest.ts';
import { noPacks } from './packs.ts';
import { createSentenceVectors } from './sentenceVectors.ts';

test.each(Object.entries(manifest))(
  'the file of %s is the one in the manifest',
  (name, { bytes, sha256 }) => {
    const file = readFileSync(new URL(`./${name}.bin`, import.meta.url));
    expect(file.length).toBe(bytes);
    expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
  },
);

test('a pack nobody asked for is not loaded', async () => {
  expect(await loadPacks([])).toEqual(noPacks);
});

test('words of one meaning are near, others are not, unknown ones have no vector', async () => {
  const { words } = await loadPacks(['words']);
  expect(words?.similarity('customer', 'client')).toBeGreaterThan(0.35);
  expect(words?.similarity('customer', 'client')).toBeGreaterThan(
    2 * (words?.similarity('customer', 'river') ?? 1),
  );
  expect(words?.similarity('manager', 'manager')).toBe(1);
  expect(words?.similarity('manager', 'qwertz')).toBe(0);
  expect(words?.vector('qwertz')).toBeUndefined();
  expect(words?.vector('manager')).toHaveLength(100);
  expect(words?.rank('the')).toBe(0);
  expect(words?.rank('toaster') ?? 10_000).toBeGreaterThan(words?.rank('kitchen') ?? 10_000);
});

test('the cosine is that of the vectors', async () => {
  const { words } = await loadPacks(['words']);
  const dot = (
    a: Float32Array = new Float32Array(),
    b: Float32Array = new Float32Array(),
  ): number => a.reduce((sum, value, nth) => sum + value * (b[nth] ?? 0), 0);
  const [a, b] = [words?.vector('budget'), words?.vector('cost')];
  expect(words?.similarity('budget', 'cost')).toBeCloseTo(
    dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)),
    5,
  );
});

const cosine = (
  a: Float32Array = new Float32Array(),
  b: Float32Array = new Float32Array(),
): number => a.reduce((sum, value, nth) => sum + value * (b[nth] ?? 0), 0);

test('sentences that say the same are nearer than sentences that do not', async () => {
  const { deep } = await loadPacks(['deep']);
  const [a, b, c, empty] =
    deep?.embed([
      'I talked the angry customer down.',
      'I calmed an upset client.',
      'The database index was rebuilt.',
      '',
    ]) ?? [];
  expect(cosine(a, a)).toBeCloseTo(1, 5);
  expect(cosine(a, b)).toBeGreaterThan(cosine(a, c) + 0.2);
  expect(cosine(empty, empty)).toBe(0);
});

test('a sentence gets the same bits alone and among others, and whatever multiplies', async () => {
  const bytes = new Uint8Array(gunzipSync(readFileSync(new URL('./deep.bin', import.meta.url))));
  const [simd, loop] = [createSimdProduct(bytes.length), createLoopProduct()];
  if (!simd) throw new Error('this Node has no SIMD to compare with');
  const text = 'We cut the waiting time from nine days to two.';
  const [alone] = createSentenceVectors(bytes, simd).embed([text]);
  expect(
    createSentenceVectors(bytes, simd).embed(['Other text first, of another length.', text])[1],
  ).toEqual(alone);
  expect(createSentenceVectors(bytes, loop).embed([text])[0]).toEqual(alone);
});

test('text is split as the encoder learnt it', async () => {
  const bytes = new Uint8Array(gunzipSync(readFileSync(new URL('./deep.bin', import.meta.url))));
  const { split } = createSentenceVectors(bytes, createLoopProduct());
  // As the reference implementation of @energetic-ai/embeddings 0.2.0 splits them.
  expect(split('How are you doing today?')).toEqual([728, 31, 19, 460, 784, 54]);
  expect(split("I don't know: the café cost €5 — 日本語 text 🙂🙂 x.")).toEqual([
    16, 101, 13, 17, 123, 57, 9, 976, 209, 1133, 877, 30, 5853, 411, 405, 30, 0, 1515, 30, 0, 649,
    6,
  ]);
  expect(split('')).toEqual([]);
});

test('the encoder is the reference encoder, but for rounding', async () => {
  const { deep } = await loadPacks(['deep']);
  const [vector] = deep?.embed(['How are you doing today?']) ?? [];
  // First numbers of the reference implementation's vector.
  [
    -0.039, -0.0453, -0.0295, 0.0392, -0.0525, 0.0482, 0.0524, 0.0524, -0.0375, -0.0237, -0.0433,
    0.0458,
  ].forEach((value, nth) => expect(vector?.[nth]).toBeCloseTo(value, 2));
});
