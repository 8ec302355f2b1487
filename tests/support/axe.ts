// Looks for obstacles to people with disabilities.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What depends on colours alone, for a page that was looked at in another scheme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** The obstacles on a page, one readable line each; an empty list is what one wants. */
export async function axeCheck(page: Page, ...leaveOut: string[]): Promise<string[]> {
  return runAxe(page, {
    runOnly: { type: 'tag', values: standards },
    rules: Object.fromEntries(leaveOut.map((rule) => [rule, { enabled: false }])),
  });
}

/** The obstacles on a page that come of its colours. */
export async function axeCheckColours(page: Page): Promise<string[]> {
  return runAxe(page, { runOnly: { type: 'rule', values: ofColours } });
}

/**
 * It asks axe itself, and only for violations: to describe each element that passes as well, in a second page, took
 * three times as long.
 */
async function runAxe(page: Page, chosen: RunOptions): Promise<string[]> {
  await untilAppTookOver(page);
  const options: RunOptions = { ...chosen, resultTypes: ['violations'] };
  for (const frame of page.frames())
    if (!(await frame.evaluate('typeof window.axe === "object"'))) await frame.evaluate(source);
  const violations = await page.evaluate<AxeResults['violations']>(
    `window.axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join(' ').trim();
      return `${impact ?? 'minor'} ${id}: ${help} (${target.join(' ')}) ${why}`;
    }),
  );
}

/** Waits until the app stands in place of a form that was there before it: while they change places, a page has the heading of neither. */
async function untilAppTookOver(page: Page): Promise<void> {
  await page.locator('html[data-entering] #site').waitFor({ state: 'detached' });
}

/** Expects no obstacle on a page, and nothing wider than the screen. */
export async function expectNoObstacle(page: Page, where: string): Promise<void> {
  expect(await axeCheck(page), where).toEqual([]);
  await expectNoSidewaysScroll(page, where);
}

/** Expects nothing on a page to be wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, where = page.url()): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    `${where}: width`,
  ).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
