// What the fault suite waits for: words that are on the device, a page that changes no more.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from '../support/people.ts';

/** The words that the outbox keeps on the device of a page. */
export async function wordsOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const isKept = (await indexedDB.databases()).some(({ name }) => name === 'hirely-outbox');
    const database = isKept
      ? await new Promise<IDBDatabase>((done) => {
          const open = indexedDB.open('hirely-outbox');
          open.onsuccess = () => done(open.result);
        })
      : null;
    const rows = database?.objectStoreNames.contains('words')
      ? await new Promise<{ value: { text?: string } }[]>((done) => {
          const all = database.transaction('words').objectStore('words').getAll();
          all.onsuccess = () => done(all.result as { value: { text?: string } }[]);
        })
      : [];
    database?.close();
    const local = Object.entries(localStorage)
      .filter(([key]) => key.startsWith('hirely.outbox.'))
      .map(([, value]) => JSON.parse(String(value)) as { value: { text?: string } });
    return [...rows, ...local].flatMap(({ value }) => value.text ?? []);
  });
}

/** Waits until words are on the device of a page. */
export async function untilOnDevice({ page }: Pick<Person, 'page'>, words: string): Promise<void> {
  await expect.poll(() => wordsOnDevice(page), { timeout: 15_000, interval: 50 }).toContain(words);
}

/** Waits until a page shows the same at several looks: what was on its way has come. Returns its text. */
export async function untilSteady({ page }: Pick<Person, 'page'>, looks = 8): Promise<string> {
  let shown = '';
  let same = 0;
  await expect
    .poll(
      async () => {
        const now = await page.locator('body').innerText();
        same = now === shown ? same + 1 : 0;
        shown = now;
        return same;
      },
      { timeout: 30_000, interval: 300 },
    )
    .toBeGreaterThanOrEqual(looks);
  return shown;
}
