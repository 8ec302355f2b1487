// The first seconds of a signed-in page as questions to the server: which round each belongs to, and which answer it waited for. Ratios of one run, because seconds depend on the machine.
import { chromium, type Browser, type Page } from 'playwright-core';
import { accounts, people } from '../local/seed/accounts.ts';
import { chromiumFlags, findBrowser } from './browser.ts';

/** As src/data/base/reads.ts notes it. */
type ReadTiming = NonNullable<typeof globalThis.__HIRELY_TIMINGS__>[number];

const screens: { who: keyof typeof people; path: string }[] = [
  { who: 'recruiter', path: '/hiring-dashboard' },
  { who: 'recruiter', path: '/jobs/seed-backend' },
  { who: 'recruiter', path: '/jobs/seed-backend/candidates/seed-c-chidieze' },
  { who: 'seeker', path: '/job-seeker' },
];

export interface Step extends ReadTiming {
  /** 1: asked as soon as it was known who is there; each round waits for an answer of the one before. */
  round: number;
  /** The answer that came last before this was asked; null in the first round. */
  waitedFor: string | null;
}

/** Sorts questions into rounds. What was asked before any answer came belongs to the first. */
export function roundsOf(timings: readonly ReadTiming[]): Step[] {
  const steps: Step[] = [];
  for (const timing of timings.toSorted((a, b) => a.askedMs - b.askedMs)) {
    const before = steps.filter(
      ({ answeredMs }) => answeredMs !== null && answeredMs <= timing.askedMs,
    );
    const last = before.toSorted((a, b) => (b.answeredMs ?? 0) - (a.answeredMs ?? 0))[0];
    steps.push({
      ...timing,
      round: 1 + Math.max(0, ...before.map(({ round }) => round)),
      waitedFor: last ? `${last.collection} ${last.key.split('/').at(-1) ?? ''}` : null,
    });
  }
  return steps;
}

async function waitForQuiet(page: Page): Promise<ReadTiming[]> {
  const read = (): Promise<ReadTiming[]> =>
    page.evaluate(() => [...(globalThis.__HIRELY_TIMINGS__ ?? [])]);
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    await page.waitForTimeout(3_000);
    now = (await read()).length;
  }
  return read();
}

/** What a browser keeps of somebody who signed in: nothing is read before the page itself. */
async function keptOf(browser: Browser, url: string, who: keyof typeof people) {
  const person = accounts.find(({ uid }) => uid === people[who].uid);
  if (!person) throw new Error(`The seed has no ${who}.`);
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel(/^email/i).fill(person.email);
  await page.locator('input[autocomplete="current-password"]').fill(person.password);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((address) => address.pathname !== '/login');
  await page.locator('h1').first().waitFor();
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => /^(firebase:|hirely\.)/.test(key)),
  );
  await context.close();
  return kept;
}

/** Prints the rounds of each screen. */
export async function printWaterfall(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(console.warn),
    args: [...chromiumFlags],
  });
  for (const { who, path } of screens) {
    const kept = await keptOf(browser, url, who);
    const context = await browser.newContext({ baseURL: url });
    await context.addInitScript((entries) => {
      globalThis.__HIRELY_TIMINGS__ = [];
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, kept);
    const page = await context.newPage();
    await page.goto(path);
    const steps = roundsOf(await waitForQuiet(page));
    const first = steps[0]?.askedMs ?? 0;
    const whole = Math.max(1, ...steps.map(({ answeredMs }) => (answeredMs ?? first) - first));
    const share = (ms: number): string =>
      `${Math.round((100 * (ms - first)) / whole)} %`.padStart(6);
    console.log(`\n${who} ${path}: ${steps.length} questions\n`);
    for (const { collection, key, askedMs, answeredMs, round, waitedFor } of steps)
      console.log(
        `${String(round).padStart(2)} ${share(askedMs)}${answeredMs === null ? '     –' : share(answeredMs)}  ${collection.padEnd(20)}${(key.split('/').at(-1) ?? '').slice(0, 28).padEnd(30)}${waitedFor ?? ''}`,
      );
    await context.close();
  }
  await browser.close();
}
