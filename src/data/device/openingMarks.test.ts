import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A device's storage and a page's farewell, in memory. */
function device() {
  const rows = new Map<string, string>();
  const listeners: (() => void)[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => {
      rows.set(key, value);
    },
    removeItem: (key: string) => {
      rows.delete(key);
    },
  });
  vi.stubGlobal('addEventListener', (kind: string, listen: () => void) => {
    if (kind === 'pagehide') listeners.push(listen);
  });
  // As browsers keep them: shared by all pages of the device, given back when their page goes.
  let held: string[] = [];
  vi.stubGlobal('navigator', {
    locks: {
      query: async () => ({ held: held.map((name) => ({ name })) }),
      request: async (name: string, _options: LockOptions, work: () => Promise<unknown>) => {
        held.push(name);
        await work();
        held.splice(held.indexOf(name), 1);
      },
    },
  });
  return {
    rows,
    held: () => held,
    crash: () => {
      held = [];
      listeners.length = 0;
    },
    leave: () => listeners.forEach((listen) => listen()),
  };
}
/** The module as a page has it that was just loaded. */
const page = async () => {
  vi.resetModules();
  return import('./openingMarks.ts');
};
const never = (): Promise<never> => new Promise(() => undefined);

describe('a file that is being opened', () => {
  let far: ReturnType<typeof device>;
  beforeEach(() => {
    far = device();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is known to have stopped the page when the next page finds its mark, and nothing names it', async () => {
    const first = await page();
    void first.whileMarked('Ana Lopez.pdf|9', never);
    expect(await first.timesStopped('Ana Lopez.pdf|9')).toBe(0);
    far.crash();
    const second = await page();
    expect([
      await second.timesStopped('Ana Lopez.pdf|9'),
      await second.timesStopped('Ana Lopez.pdf|8'),
    ]).toEqual([1, 0]);
    expect([...far.rows].join()).not.toContain('Ana');
  });

  it('leaves no mark when it opened, was refused, or its page was left in good order', async () => {
    const first = await page();
    await first.whileMarked('a', async () => 1);
    await expect(
      first.whileMarked('b', async () => {
        throw new Error('damaged');
      }),
    ).rejects.toThrow('damaged');
    void first.whileMarked('c', never);
    far.leave();
    expect(far.rows.size).toBe(0);
  });

  it('is counted each time that it stops a page, until it opens; a page left in good order changes nothing', async () => {
    for (const times of [1, 2]) {
      const one = await page();
      void one.whileMarked('a', never);
      await vi.waitFor(() => expect(far.held()).toHaveLength(1));
      far.crash();
      expect(await (await page()).timesStopped('a')).toBe(times);
    }
    const left = await page();
    void left.whileMarked('a', never);
    await vi.waitFor(() => expect(far.held()).toHaveLength(1));
    far.leave();
    far.crash();
    expect(await (await page()).timesStopped('a')).toBe(2);
    await (await page()).whileMarked('a', async () => undefined);
    expect(await (await page()).timesStopped('a')).toBe(0);
  });

  it('is not called stopped while another tab has it open, and is counted once by both', async () => {
    const first = await page();
    let drawn = (): void => undefined;
    const slow = first.whileMarked(
      'a',
      () =>
        new Promise<void>((done) => {
          drawn = done;
        }),
    );
    expect(far.held()).toHaveLength(1);
    const second = await page();
    expect(await second.timesStopped('a')).toBe(0);
    void second.whileMarked('a', never);
    await vi.waitFor(() => expect(far.held()).toHaveLength(2));
    far.crash();
    expect(await (await page()).timesStopped('a')).toBe(1);
    drawn();
    await slow;
  });

  it('keeps its mark until the last of its pages is drawn', async () => {
    const first = await page();
    let drawn = (): void => undefined;
    const slow = first.whileMarked(
      'a',
      () =>
        new Promise<void>((done) => {
          drawn = done;
        }),
    );
    await first.whileMarked('a', async () => undefined);
    expect(far.rows.size).toBe(1);
    drawn();
    await slow;
    expect(far.rows.size).toBe(0);
  });
});
