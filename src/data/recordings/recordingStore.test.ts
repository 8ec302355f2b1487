import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Take } from '#domain/recordings/recording.ts';
import { openRecordingStore } from './recordingStore.ts';
import { createTake } from './take.ts';

const take = (id = 't1'): Take => ({
  ...createTake(id, { answerId: 'q1', kind: 'audio', prompt: null }, 1),
  mime: 'audio/webm',
});
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const textOf = async (pieces: Promise<ArrayBuffer[]>): Promise<string> =>
  new Blob(await pieces).text();

describe('recordings on a device that keeps nothing', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('IDBKeyRange', { bound: () => null });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('say so before they begin, and are whole all the same', async () => {
    let asked = 0;
    vi.stubGlobal('indexedDB', {
      open: () => {
        asked += 1;
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const levels: string[] = [];
    const store = openRecordingStore((level) => levels.push(level));
    expect(await store.probe()).toBe('memory');
    expect(levels).toEqual(['memory']);
    await store.putTake('s', take());
    await store.addPiece('s', { ...take(), chunks: 1, bytes: 4 }, 0, bytes('one '));
    await store.addPiece('s', { ...take(), chunks: 2, bytes: 7 }, 1, bytes('two'));
    // It is not asked again for every piece.
    expect(asked).toBe(1);
    expect(await store.all('s')).toMatchObject([{ id: 't1', chunks: 2 }]);
    expect(await store.all('other')).toEqual([]);
    expect(await textOf(store.piecesOf('t1'))).toBe('one two');
  });

  it('end before a gap, and go when told to', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const store = openRecordingStore();
    await store.probe();
    await store.addPiece('s', take(), 0, bytes('a'));
    await store.addPiece('s', take(), 2, bytes('c'));
    expect(await textOf(store.piecesOf('t1'))).toBe('a');
    await store.sweep(() => false);
    expect(await store.piecesOf('t1')).toEqual([]);
    await store.dropTake('s', 't1');
    expect(await store.all('s')).toEqual([]);
  });
});
