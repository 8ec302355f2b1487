/** People in browsers of their own, for the stories in tests/flows. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { TestRunner } from 'vitest';
import { findTestBrowser, testFlags } from '../../tools/browser.ts';
import { lane } from './lane.ts';

/** How a person's device differs from an English desktop in daylight. */
export interface Device {
  readonly phone?: boolean;
  readonly dark?: boolean;
  readonly language?: 'en' | 'es';
  /** Whether they let pages use camera and microphone. */
  readonly camera?: 'allowed' | 'refused';
  /** Whether the app may keep itself on the device; it costs each new browser some seconds. */
  readonly keepsApp?: boolean;
  /** The time zone; Los Angeles where none is given. */
  readonly zone?: string;
}

/** Somebody with a browser of their own: no cookie or storage is shared with others. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page has complained about: errors, refusals by the security policy. */
  readonly problems: string[];
  /** What it has warned of; for the report of a story that failed. */
  readonly warnings: string[];
  /** Goes to an address of the app, as `/login`. */
  goTo(path: string): Promise<void>;
  leave(): Promise<void>;
}

/** Logs somebody in on the login page, as people do, and waits until that page is left. */
export async function logIn(
  { page }: Person,
  who: { email: string; password: string },
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/^(email|correo)/i).fill(who.email);
  await page.locator('input[autocomplete="current-password"]').fill(who.password);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

let shared: Promise<Browser> | undefined;

/** Everybody whose browser is open. */
const present = new Set<Person>();

/** What was on somebody's screen, for the report of a story that failed. */
async function describeScreen({ page, problems, warnings }: Person): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch((error: unknown) => String(error));
  return `${page.url()}\nproblems: ${JSON.stringify(problems).slice(0, 1_500)}\nwarnings: ${JSON.stringify(warnings.slice(-10)).slice(0, 1_500)}\n${text.replace(/\n+/g, ' | ').slice(-4_000)}`;
}

/** Prints what some people saw when a story failed: everybody who is still there, or one who leaves. */
export async function printScreens(
  story: string,
  people: Iterable<Person> = present,
): Promise<void> {
  const screens = await Promise.all([...people].map(describeScreen));
  if (screens.length > 0)
    console.info(`On the screens when "${story}" failed:\n\n${screens.join('\n\n')}`);
}

/** The name of the story that has just failed, while its own hooks clear up; else undefined. */
function findFailedStory(): string | undefined {
  const test = TestRunner.getCurrentTest();
  return test?.result?.state === 'fail' ? test.name : undefined;
}

/** How long Chromium may take to end a context; it takes some 30 ms. */
const closingMs = 15_000;

/**
 * Ends a context. Chromium sometimes never reports that it has, where a page was just being replaced: no test rests on
 * that, so the context is then left to the end of the browser, and the report mentions it.
 */
async function closeContext(context: BrowserContext, page: Page): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((settle) => {
    timer = setTimeout(settle, closingMs, 'late');
  });
  const ending = context.close();
  ending.catch(() => undefined);
  if ((await Promise.race([ending, late])) === 'late')
    console.warn(`Chromium has not reported within ${closingMs} ms that it closed ${page.url()}.`);
  clearTimeout(timer);
}

/** A new person; the first of a test file connects to the shared Chromium. */
export async function newPerson(device: Device = {}, browser?: Browser): Promise<Person> {
  shared ??= chromium.connect(lane().browser);
  const context = await (browser ?? (await shared)).newContext({
    baseURL: lane().app,
    locale: device.language === 'es' ? 'es-ES' : 'en-US',
    timezoneId: device.zone ?? 'America/Los_Angeles',
    colorScheme: device.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: device.phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    isMobile: device.phone ?? false,
    hasTouch: device.phone ?? false,
    serviceWorkers: device.keepsApp ? 'allow' : 'block',
    permissions: device.camera === 'allowed' ? ['camera', 'microphone'] : [],
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const problems: string[] = [];
  const warnings: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const person: Person = {
    page,
    context,
    problems,
    warnings,
    goTo: async (path) => void (await page.goto(path)),
    leave: async () => {
      // A file's own hooks run before the one that prints the screens.
      const failed = findFailedStory();
      if (failed !== undefined && present.has(person)) await printScreens(failed, [person]);
      present.delete(person);
      await closeContext(context, page);
    },
  };
  present.add(person);
  return person;
}

/** A Chromium apart from the shared one, for tests that need flags of their own, such as a recorded voice. */
export async function ownBrowser(flags: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findTestBrowser(), args: [...testFlags, ...flags] });
}

/** Leaves the shared Chromium, which ends everybody's browser that is still open. */
export async function leaveBrowser(): Promise<void> {
  const left = shared;
  shared = undefined;
  present.clear();
  await (await left)?.close();
}
