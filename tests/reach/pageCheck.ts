// What is wrong with a page as it is on the screen now.
import type { Page } from 'playwright-core';
import { axeCheck, axeCheckColours } from '../support/axe.ts';
import type { Person } from '../support/people.ts';
import { formatLook, type Look } from './looks.ts';
import { walkByTab } from './tabWalk.ts';

/** How long a page may take to stand on a busy machine; an engine that a page begins with has to be there, too. */
const longestMs = 60_000;

/** Waits until nothing of the page is on its way; false where that takes too long. Runs on the page. */
async function waitUntilLoaded(wish: { longest: number; title: string }): Promise<boolean> {
  const { longest, title } = wish;
  const isBusy = (): boolean =>
    document.title !== title ||
    document.querySelector('main h1')?.checkVisibility() !== true ||
    document.querySelector(
      'html[data-entering] #site, [data-loading], .MuiSkeleton-root, main .MuiCircularProgress-root',
    ) !== null;
  const end = performance.now() + longest;
  // What one part waits for begins as another ends: some frames in between.
  for (let quiet = 0; quiet < 3; quiet = isBusy() ? 0 : quiet + 1) {
    if (performance.now() > end) return false;
    await new Promise<void>((done) => requestAnimationFrame(() => done()));
  }
  return true;
}

/** Waits until the page of that title is there, and nothing of it on its way. */
export async function untilLoaded(page: Page, title: string): Promise<void> {
  if (!(await page.evaluate(waitUntilLoaded, { longest: longestMs, title })))
    throw new Error(
      `${page.url()}, "${await page.title()}", is not there as "${title}" after ${longestMs} ms.`,
    );
}

/** Text that is cut off although nothing says so by "…", and whatever makes the page wider than the screen. Runs on the page. */
export function findLayoutFaults(): string[] {
  const root = document.documentElement;
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const isHidden = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width < 3 || height < 3 || getComputedStyle(element).visibility === 'hidden';
  };
  const faults: string[] = [];
  if (root.scrollWidth > innerWidth) {
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > innerWidth + 1 && one.children.length === 0,
    );
    faults.push(
      `is ${root.scrollWidth} wide on ${innerWidth}: ${wide.slice(0, 3).map(nameOf).join(', ')}`,
    );
  }
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const style = getComputedStyle(element);
    if (!/hidden|clip/.test(style.overflowX + style.overflowY) || isHidden(element)) continue;
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
    // A field scrolls by itself.
    if (element.closest('[data-yields], textarea, input') || !(element.textContent ?? '').trim())
      continue;
    const isCut =
      (/hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 2) ||
      (/hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2);
    if (isCut)
      faults.push(`cuts off ${nameOf(element)} .${element.className.toString().slice(0, 60)}`);
  }
  return faults;
}

/** What still moves although the device asks for none of that. Runs on the page. */
function findMovement(): string[] {
  return document
    .getAnimations()
    .filter((one) => Number(one.effect?.getComputedTiming().endTime ?? 0) > 20)
    .map((one) => `moves for ${String(one.effect?.getComputedTiming().endTime)} ms`);
}

/** How a page is larger: all of it, as by a browser's zoom of 200 %, or only its letters. */
const enlarged = [
  { name: 'zoomed to 200 %', width: 640, height: 400, letters: '' },
  { name: 'with letters of 200 %', width: 1280, height: 800, letters: '200%' },
] as const;

/** What is cut off or too wide where the page is twice as large. */
export async function checkEnlarged({ page }: Person): Promise<string[]> {
  const faults: string[] = [];
  const size = page.viewportSize();
  for (const { name, width, height, letters } of enlarged) {
    await page.setViewportSize({ width, height });
    await page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, letters);
    const found = await page.evaluate(findLayoutFaults);
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (size) await page.setViewportSize(size);
  return faults;
}

/** Heading and language. Runs on the page. */
function findNameFaults(language: string): string[] {
  const headings = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
  return [
    ...(headings.length === 1 ? [] : [`has ${headings.length} headings of the first level`]),
    ...(document.documentElement.lang === language
      ? []
      : [`is in the language "${document.documentElement.lang}"`]),
  ];
}

export interface CheckOptions {
  /** Whether only the colours are new. */
  readonly onlyColours: boolean;
  /** Whether the page is walked by keyboard, too. */
  readonly byKeyboard: boolean;
}

/** The faults of the page in its present look, each with the look in front. */
export async function checkPage(
  { page, problems }: Person,
  look: Look,
  title: string,
  { onlyColours, byKeyboard }: CheckOptions,
): Promise<string[]> {
  await untilLoaded(page, title);
  // A thing that the header half covers is too small to press there, wherever the page was scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  const faults = [
    ...(await (onlyColours ? axeCheckColours(page) : axeCheck(page))),
    ...(await page.evaluate(findLayoutFaults)),
    ...(await page.evaluate(findNameFaults, look.language)),
    ...(await page.evaluate(findMovement)),
    ...(byKeyboard ? await walkByTab(page) : []),
    ...problems.splice(0).map((problem) => `the console says: ${problem}`),
  ];
  return faults.map((fault) => `${formatLook(look)}: ${fault}`);
}
