import { afterEach, describe, expect, it } from 'vitest';
import { forgetOnDevice, leaveDevice } from './deviceForget.ts';

class Memory implements Storage {
  readonly #kept = new Map<string, string>();
  [name: string]: unknown;
  get length(): number {
    return this.#kept.size;
  }
  key(at: number): string | null {
    return [...this.#kept.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
    this[key] = value;
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
    delete this[key];
  }
  clear(): void {
    for (const key of this.#kept.keys()) this.removeItem(key);
  }
}

const globals = globalThis as Record<string, unknown>;
const before = { localStorage: globals['localStorage'], sessionStorage: globals['sessionStorage'] };
afterEach(() => Object.assign(globals, before));

describe('forgetting somebody on this device', () => {
  it('takes what carries their name, and leaves what others and the device keep', async () => {
    const [local, session] = [new Memory(), new Memory()];
    Object.assign(globals, { localStorage: local, sessionStorage: session });
    for (const key of [
      'hirely.note/ann/x',
      'hirely.authUser',
      'hirely.note/bob/x',
      'hirely.theme',
      'hirely.language',
    ])
      local.setItem(key, 'words');
    for (const key of ['hirely.typed/anything', 'elsewhere']) session.setItem(key, 'words');
    await forgetOnDevice('ann');
    expect(
      [
        'hirely.note/ann/x',
        'hirely.authUser',
        'hirely.note/bob/x',
        'hirely.theme',
        'hirely.language',
      ].filter((key) => local.getItem(key) !== null),
    ).toEqual(['hirely.note/bob/x', 'hirely.theme', 'hirely.language']);
    expect([session.getItem('hirely.typed/anything'), session.getItem('elsewhere')]).toEqual([
      null,
      'words',
    ]);
  });

  it('looks into values as well: what another name holds of them goes, also when they only sign out', async () => {
    const [local, session] = [new Memory(), new Memory()];
    Object.assign(globals, { localStorage: local, sessionStorage: session });
    for (const isAnonymous of [true, false]) {
      local.setItem('hirely.worker.beat', '1|idle|acme/ann');
      local.setItem('hirely.theme', 'dark');
      session.setItem('elsewhere', '{"by":"ann"}');
      await leaveDevice({ uid: 'ann', isAnonymous });
      expect([
        local.getItem('hirely.worker.beat'),
        local.getItem('hirely.theme'),
        session.getItem('elsewhere'),
      ]).toEqual([null, 'dark', null]);
    }
  });
});
