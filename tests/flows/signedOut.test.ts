// What a device still holds of somebody who signed out: everything on it is walked through.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { orgId } from '../../local/seed/companies.ts';
import { logIn, newPerson, type Person } from '../support/people.ts';
import { pageOf } from './reviewWorld.ts';

let person: Person | undefined;
afterEach(() => person?.leave());

/** Every text that the browser keeps for this origin: storage, databases, caches, cookies. */
async function everythingOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts: string[] = [document.cookie];
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) texts.push(`${key} = ${storage.getItem(key) ?? ''}`);
    }
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error('refused'));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const source = database.transaction(store).objectStore(store);
        texts.push(
          `${name}/${store}: ${JSON.stringify([await asked(source.getAllKeys()), await asked(source.getAll())])}`,
        );
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      texts.push(`${name}: ${(await cache.keys()).map(({ url }) => url).join(' ')}`);
    }
    return texts;
  });
}

describe('after Logout', () => {
  it('nothing on the device names the person or the company; words not sent yet come back with the person', async () => {
    person = await newPerson({ keepsApp: true });
    const { page } = person;
    const ids = [people.recruiter.uid, people.recruiter.email, orgId];
    const named = async (): Promise<string[]> =>
      (await everythingOn(page)).filter((text) => ids.some((id) => text.includes(id)));
    await logIn(person, people.recruiter);
    await page.getByRole('heading', { level: 1, name: 'Hiring dashboard' }).waitFor();
    // The heartbeat of this browser was what stayed behind.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('hirely.worker.beat')))
      .not.toBeNull();
    await person.goTo(pageOf('seed-backend', 'seed-c-tomwhitfield'));
    const note = page.getByRole('textbox', { name: 'New note' });
    await note.fill('Not sent yet.');
    expect((await named()).length).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL((address) => address.pathname === '/login');
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    await page.waitForLoadState();
    await expect.poll(named).toEqual([]);
    expect((await everythingOn(page)).filter((text) => text.includes('Not sent yet.'))).toEqual([]);

    await logIn(person, people.recruiter);
    await person.goTo(pageOf('seed-backend', 'seed-c-tomwhitfield'));
    await expect.poll(() => note.inputValue()).toBe('Not sent yet.');
  });
});
