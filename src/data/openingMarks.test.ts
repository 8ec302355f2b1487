import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A device's storage and a page's farewell, in memory. */
function device() {
  const rows = new Map<string, string>();
  const listeners: (() => void)[] = [];
  vi.stubGlobal('localStorage', { getItem: (key: string) => rows.get(key) ?? null, setItem: (key: string, value: string) => { rows.set(key, value); }, removeItem: (key: string) => { rows.delete(key); } });
  vi.stubGlobal('addEventListener', (kind: string, listen: () => void) => { if (kind === 'pagehide') listeners.push(listen); });
  return { rows, leave: () => listeners.forEach((listen) => listen()) };
}
/** The module as a page has it that was just loaded. */
const page = async () => { vi.resetModules(); return import('./openingMarks.ts'); };
const never = (): Promise<never> => new Promise(() => undefined);

describe('a file that is being opened', () => {
  let far: ReturnType<typeof device>;
  beforeEach(() => { far = device(); });
  afterEach(() => { vi.unstubAllGlobals(); });

  it('is known to have stopped the page when the next page finds its mark, and nothing names it', async () => {
    const first = await page();
    void first.whileMarked('Ana Lopez.pdf|9', never);
    expect(first.wasStopped('Ana Lopez.pdf|9')).toBe(false);
    const second = await page();
    expect([second.wasStopped('Ana Lopez.pdf|9'), second.wasStopped('Ana Lopez.pdf|8')]).toEqual([true, false]);
    expect([...far.rows].join()).not.toContain('Ana');
  });

  it('leaves no mark when it opened, was refused, or its page was left in good order', async () => {
    const first = await page();
    await first.whileMarked('a', async () => 1);
    await expect(first.whileMarked('b', async () => { throw new Error('damaged'); })).rejects.toThrow('damaged');
    void first.whileMarked('c', never);
    far.leave();
    expect(far.rows.size).toBe(0);
  });

  it('keeps its mark until the last of its pages is drawn', async () => {
    const first = await page();
    let drawn = (): void => undefined;
    const slow = first.whileMarked('a', () => new Promise<void>((done) => { drawn = done; }));
    await first.whileMarked('a', async () => undefined);
    expect(far.rows.size).toBe(1);
    drawn();
    await slow;
    expect(far.rows.size).toBe(0);
  });
});
