// Alone: the engine runs in this thread, and a file that ends while its packs load leaves them half loaded.
// Component tests meet the same packs as everybody: loaded as a page loads them, and a broken worker leaves no bar behind.
import { expect, test } from 'vitest';
import { forgetPacks, packProgress, reportPack } from '#ai/progress/packProgress.ts';
import { loadPacks } from './loadPacks.ts';

test('a page has the packs it asks for', async () => {
  const { words, deep, tagger } = await loadPacks(['words', 'deep']);
  expect(words?.rank('the')).toBe(0);
  expect(deep?.embed(['hello'])[0]).toHaveLength(512);
  expect(tagger).toBeNull();
  expect(packProgress()).toBeNull();
});

test('what a broken worker was fetching is no longer shown', () => {
  reportPack({ pack: 'deep', state: 'loading', done: 1, of: 10 });
  expect(packProgress()).not.toBeNull();
  forgetPacks();
  expect(packProgress()).toBeNull();
});
