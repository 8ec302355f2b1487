// Storage that may refuse.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from './deviceStorage.ts';

afterEach(() => vi.unstubAllGlobals());

function fakeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

describe.each([
  ['the storage of the device', 'localStorage', deviceStorage],
  ['the storage of the tab', 'sessionStorage', tabStorage],
] as const)('%s', (_, name, storage) => {
  it('keeps a text until it is forgotten', () => {
    vi.stubGlobal(name, fakeStorage());
    expect(storage.read('a')).toBeNull();
    expect(storage.write('a', 'text')).toBe(true);
    expect(storage.read('a')).toBe('text');
    expect(storage.write('a', null)).toBe(true);
    expect(storage.read('a')).toBeNull();
  });

  it('reads JSON, and null where there is none or it is broken', () => {
    vi.stubGlobal(name, fakeStorage());
    storage.write('good', '{"a":1}');
    storage.write('broken', '{"a":');
    expect(['good', 'broken', 'missing'].map(storage.readJson)).toEqual([{ a: 1 }, null, null]);
  });

  it('says so when the browser refuses', () => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect([storage.read('a'), storage.readJson('a')]).toEqual([null, null]);
    expect([storage.write('a', 'text'), storage.write('a', null)]).toEqual([false, false]);
  });

  it('does without a storage', () => {
    vi.stubGlobal(name, undefined);
    expect([storage.read('a'), storage.write('a', 'text')]).toEqual([null, false]);
  });
});
