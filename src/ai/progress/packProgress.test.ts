// What screens hear of downloads: one sum over all packs, and silence when they have ended.
import { expect, test } from 'vitest';
import { packProgress, reportPack, subscribeToPacks } from './packProgress.ts';

test('adds up the packs under way and ends with the last of them', () => {
  const seen: (number | null)[] = [];
  const stop = subscribeToPacks(() => seen.push(packProgress()?.done ?? null));
  reportPack({ pack: 'words', state: 'loading', done: 5, of: 10 });
  reportPack({ pack: 'deep', state: 'loading', done: 10, of: 100 });
  expect(packProgress()).toEqual({ done: 15, of: 110 });
  expect(packProgress()).toBe(packProgress());
  reportPack({ pack: 'words', state: 'ready' });
  expect(packProgress()).toEqual({ done: 20, of: 110 });
  reportPack({ pack: 'deep', state: 'absent' });
  expect(packProgress()).toBeNull();
  stop();
  reportPack({ pack: 'words', state: 'loading', done: 1, of: 10 });
  reportPack({ pack: 'words', state: 'ready' });
  expect(seen).toEqual([5, 15, 20, null]);
});

test('a pack that lay ready says nothing', () => {
  reportPack({ pack: 'words', state: 'ready' });
  expect(packProgress()).toBeNull();
});
