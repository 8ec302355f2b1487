// Walks the pages that somebody may open: all of them in every look, or, with every test run, one part of that.
import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatTabTitle } from '#app/habits/RouteAnnouncer.tsx';
import { productName } from '#i18n/en/common.json';
import english from '#i18n/en/routes.json';
import spanish from '#i18n/es/routes.json';
import { landingOf } from '#navigation/landingOf.ts';
import { roleOf } from '#domain/account/role.ts';
import type { RouteName } from '#navigation/routes.ts';
import { stored } from '../support/operator.ts';
import type { Person } from '../support/people.ts';
import { takeScreenshot } from '../flows/printSheet.ts';
import { findExample } from './addresses.ts';
import { extent, formatLook, looks, opposites, pickOne, type Look } from './looks.ts';
import { checkEnlarged, checkPage, untilLoaded } from './pageCheck.ts';
import { listRoutes, listWalkers, walkers, type WalkerName, type Walker } from './visitors.ts';

/** Where all faults go, one a line, for whoever mends many. */
const list = process.env['REACH_LIST'];

/** Whether a share does something costly on this page: on every third, other ones with each commit. */
const isThird = (about: string): boolean => pickOne([true, false, false], about) === true;

/** What this run opens: everything, or of every third route one visitor. */
function listShare(name: WalkerName): RouteName[] {
  const mine = listRoutes(name);
  return extent === 'all'
    ? mine
    : mine.filter(
        (route) => isThird(`page ${route}`) && pickOne(listWalkers(route), route) === name,
      );
}

/** The looks in the order that begins with what is on the screen. */
function orderLooks({ language }: Look, route: RouteName): readonly Look[] {
  if (extent === 'share') return [pickOne(looks, `look of ${route}`)].flatMap((one) => one ?? []);
  const wanted = extent === 'all' ? looks : opposites;
  return language === 'es' ? wanted.toReversed() : wanted;
}

/** Chooses the language on the page, as people do. */
async function speak({ page }: Person, { uid }: Walker, language: Look['language']): Promise<void> {
  await page
    .getByRole('combobox', { name: /^(Language|Idioma)$/ })
    .first()
    .selectOption(language);
  await page.locator(`html[lang=${language}]`).waitFor();
  // The account keeps it, and the next page follows the account.
  if (uid)
    await expect.poll(async () => (await stored(`users/${uid}`))?.['language']).toBe(language);
}

/** The title of a route's page in a language. */
function titleOf(route: RouteName, language: Look['language']): string {
  const { title } = language === 'es' ? spanish : english;
  return formatTabTitle(route, title[route], productName);
}

/** Goes to an address within the app, as a link does; who has not come in yet opens it. */
async function open(person: Person, { visitor }: Walker, address: string): Promise<void> {
  if (visitor.status === 'signedOut') return person.goTo(address);
  await person.page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** The walk by keyboard does not depend on colours: twice is enough. */
const isWalkedByKeyboard = (look: Look, route: RouteName): boolean =>
  extent === 'share'
    ? isThird(`keyboard ${route}`)
    : opposites.some((one) => formatLook(one) === formatLook(look));

/** The tests of one visitor. */
export function describeReach(name: WalkerName): void {
  const walker: Walker = walkers[name];
  let person: Person;
  let last: Look = { language: 'en', scheme: 'light', width: 1280 };

  async function show(look: Look, route: RouteName): Promise<void> {
    const { page } = person;
    await page.emulateMedia({ colorScheme: look.scheme });
    if (last.language !== look.language) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await speak(person, walker, look.language);
      await untilLoaded(page, titleOf(route, look.language));
    }
    await page.setViewportSize({ width: look.width, height: look.width === 320 ? 640 : 800 });
    last = look;
  }

  /** The faults of the page that is open, in each look. */
  async function walkLooks(route: RouteName, about: string): Promise<string[]> {
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const look of orderLooks(last, route)) {
      await show(look, route);
      const shape = `${look.language} ${look.width}`;
      const found = await checkPage(person, look, titleOf(route, look.language), {
        onlyColours: seen.has(shape),
        byKeyboard: isWalkedByKeyboard(look, route),
      });
      seen.add(shape);
      faults.push(...found.map((fault) => `${about} ${fault}`));
      await takeScreenshot(
        person.page,
        `${about} ${name} ${formatLook(look)}`.replaceAll(/\W+/g, '-'),
      );
    }
    if (extent !== 'share' || isThird(`zoom ${route}`))
      faults.push(...(await checkEnlarged(person)).map((fault) => `${about} ${fault}`));
    return faults;
  }

  const share = listShare(name);
  describe.skipIf(share.length === 0)(`${name} on every page`, () => {
    beforeAll(async () => {
      person = await walker.arrive();
      // The app has to be there before addresses change within it; a public page is a file until it knows who is here.
      if (walker.visitor.status !== 'signedIn') return;
      await person.goTo(landingOf(roleOf(walker.visitor.user)));
      await person.page.locator('main h1').first().waitFor();
    });
    afterAll(() => person.leave());

    it.each(share)('%s', { timeout: extent === 'share' ? 240_000 : 900_000 }, async (route) => {
      const { page } = person;
      const address = findExample(route);
      const title = titleOf(route, last.language);
      // Two pages may share a title: then only a third tells that the one before has gone.
      if ((await page.title()) === title) {
        await open(person, walker, findExample('notFound'));
        await untilLoaded(page, titleOf('notFound', last.language));
      }
      await open(person, walker, address);
      await untilLoaded(page, title);
      const bare = (path: string): string => path.replace(/^\/es(?=\/|$)/, '') || '/';
      expect(bare(new URL(page.url()).pathname)).toBe(address.split('#')[0]);
      const tabs = page.getByRole('main').getByRole('tab');
      const all = [...Array(Math.max(await tabs.count(), 1)).keys()];
      const chosen = extent === 'share' ? all.filter((one) => one === pickOne(all, route)) : all;
      const faults: string[] = [];
      for (const index of chosen) {
        if (index > 0) {
          await tabs.nth(index).click();
          // What was there before stays until the tab is chosen.
          await expect.poll(() => tabs.nth(index).getAttribute('aria-selected')).toBe('true');
        }
        faults.push(...(await walkLooks(route, index > 0 ? `${route}, tab ${index}` : route)));
      }
      if (list) for (const fault of faults) appendFileSync(list, `${name} ${fault}\n`);
      expect(faults).toEqual([]);
    });
  });
}
