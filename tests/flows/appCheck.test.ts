/** Where a key of App Check is set, the first request to Firebase carries the proof already: on a prerendered form, and in the app. Without one nothing of it is loaded. */
import type { Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { lane } from '../support/lane.ts';
import { newPerson, type Person } from '../support/people.ts';
import { serveApp, type ServedApp } from '../support/serveApp.ts';

/** What Google would give for a debug token: of the form of a token, signed by nobody. */
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const proof = `${part({ alg: 'none' })}.${part({ iat: now, exp: now + 3_600 })}.x`;

let withKey: ServedApp;
let withoutKey: ServedApp;
const here: Person[] = [];

beforeAll(async () => {
  const { firebase } = lane();
  const marked = { ...firebase, appCheckKey: 'test-key' };
  withKey = await serveApp(inject('dist'), marked, { keep: true });
  withoutKey = await serveApp(inject('dist'), firebase, { keep: true });
});

afterEach(async () => {
  for (const person of here.splice(0)) await person.leave();
});

afterAll(async () => {
  await withKey.stop();
  await withoutKey.stop();
});

interface Visit {
  person: Person;
  /** Requests to Auth, which name the proof and the language in their headers. */
  asked: Request[];
  exchanged: () => number;
}

async function openPage(): Promise<Visit> {
  const person = await newPerson();
  here.push(person);
  const { page } = person;
  const asked: Request[] = [];
  let exchanges = 0;
  // The browser of a developer: the SDK exchanges a debug token instead of asking reCAPTCHA.
  await page.addInitScript(() => {
    Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: 'debug-token' });
  });
  await page.route(/firebaseappcheck\.googleapis\.com/, (route) => {
    exchanges += 1;
    return route.fulfill({
      json: { token: proof, ttl: '3600s' },
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    });
  });
  page.on('request', (request) => {
    if (
      request.method() !== 'OPTIONS' &&
      request.url().startsWith(`http://${lane().firebase.auth}`)
    )
      asked.push(request);
  });
  return { person, asked, exchanged: () => exchanges };
}

async function logIn({ person: { page } }: Visit, app: ServedApp): Promise<void> {
  await page.goto(`${app.url}/login`);
  await page.getByLabel(/^email/i).fill(people.recruiter.email);
  await page.locator('input[autocomplete="current-password"]').fill(people.recruiter.password);
  await page.locator('main button[type="submit"]').click();
  await page
    .getByRole('heading', { level: 1, name: 'Hiring dashboard' })
    .waitFor({ timeout: 90_000 });
}

const listProofs = (asked: Request[]): (string | undefined)[] =>
  asked.map((request) => request.headers()['x-firebase-appcheck']);

describe('with a key of App Check', () => {
  it('the prerendered form signs in with the proof, and so does the app when it starts anew', async () => {
    const visit = await openPage();
    await logIn(visit, withKey);
    expect(visit.asked.length).toBeGreaterThan(0);
    expect(new Set(listProofs(visit.asked))).toEqual(new Set([proof]));
    expect(visit.exchanged()).toBeGreaterThan(0);

    visit.asked.length = 0;
    await visit.person.page.reload();
    await visit.person.page
      .getByRole('heading', { level: 1, name: 'Hiring dashboard' })
      .waitFor({ timeout: 90_000 });
    await expect.poll(() => visit.asked.length).toBeGreaterThan(0);
    expect(new Set(listProofs(visit.asked))).toEqual(new Set([proof]));
    // The SDK fetches reCAPTCHA beside the debug token, which no closed network answers; the policy lets it through.
    expect(visit.person.problems.filter((problem) => /policy/i.test(problem))).toEqual([]);
  });

  it('a public page asks for no proof until it is refused, and then asks again with it', async () => {
    const visit = await openPage();
    const tries: (string | undefined)[] = [];
    await visit.person.page.route(/documents:runQuery/, (route) => {
      const header = route.request().headers()['x-firebase-appcheck'];
      tries.push(header);
      return header
        ? route.fulfill({ json: [{}], headers: { 'access-control-allow-origin': '*' } })
        : route.fulfill({
            status: 403,
            json: { error: { status: 'PERMISSION_DENIED' } },
            headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
          });
    });
    await visit.person.page.goto(`${withKey.url}/terms`);
    await expect.poll(() => tries.length).toBe(2);
    expect(tries).toEqual([undefined, proof]);
  });
});

describe('without a key', () => {
  it('signing in loads and sends nothing of it, and tells Auth the language of the page', async () => {
    const visit = await openPage();
    await logIn(visit, withoutKey);
    expect(new Set(listProofs(visit.asked))).toEqual(new Set([undefined]));
    expect(visit.exchanged()).toBe(0);
    expect(new Set(visit.asked.map((request) => request.headers()['x-firebase-locale']))).toEqual(
      new Set(['en']),
    );
  });

  it('the mail for another password is asked for in Spanish on a Spanish page, also after switching', async () => {
    const visit = await openPage();
    await visit.person.page.goto(`${withoutKey.url}/es/reset-password`);
    const ask = async (email: string): Promise<void> => {
      await visit.person.page
        .locator('input[type="email"], input[name="email"]')
        .first()
        .fill(email);
      await visit.person.page.locator('main button[type="submit"]').click();
    };
    await ask('nobody@mail.example');
    const locales = (): (string | undefined)[] =>
      visit.asked
        .filter((request) => request.url().includes('sendOobCode'))
        .map((request) => request.headers()['x-firebase-locale']);
    await expect.poll(locales).toEqual(['es']);
    await visit.person.page.evaluate(() => {
      document.documentElement.lang = 'en';
    });
    await ask('nobody@mail.example');
    await expect.poll(locales).toEqual(['es', 'en']);
  });
});
