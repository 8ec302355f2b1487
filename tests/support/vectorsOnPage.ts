// A page of its own for the stories: the packs as the app loads them, and the exact bits they give.
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { computeSha256 } from '#domain/base/sha256.ts';

/** Hash over every bit of the vectors of texts and words. Throws when a pack is missing. */
export async function hashOfVectors(texts: readonly string[]): Promise<string> {
  const { words, deep } = await loadPacks(['words', 'deep']);
  if (!words || !deep) throw new Error('the packs could not be loaded');
  const known = texts
    .flatMap((text) => text.toLowerCase().split(/\W+/))
    .map((word) => words.vector(word) ?? new Float32Array());
  return computeSha256(
    [...deep.embed(texts), ...known]
      .map((vector) => new Uint32Array(vector.slice().buffer).join(','))
      .join(';'),
  );
}

Object.assign(globalThis, { hashOfVectors });
