// The public pages as files: readable without a script, in both languages, alive where somebody turns to them, and the app where the address is the app's.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { findTestBrowser, testFlags } from '../../tools/browser.ts';
import { roiSources } from '#features/public/roi/roiSources.ts';
import { lane } from '../support/lane.ts';
import { logIn, newPerson } from '../support/people.ts';
import { serveApp } from '../support/serveApp.ts';

const addresses = [
  '/',
  '/hiring-managers',
  '/ai',
  '/candidates',
  '/trust',
  '/pricing',
  '/roi-calculator',
  '/about-us',
  '/contact-us',
  '/privacy',
  '/terms',
] as const;
/** A promise that opens when it is told to. */
function makeGate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open: () => open() };
}
const spanish = (path: string): string => (path === '/' ? '/es' : `/es${path}`);

describe.each([...addresses, ...addresses.map(spanish)])('%s as it is sent', (path) => {
  it('holds its heading, its language and its links, and asks nothing of others', async () => {
    const html = await (await fetch(lane().app + path)).text();
    const language = path.startsWith('/es') ? 'es' : 'en';
    expect(html).toContain(`<html lang="${language}"`);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links).toContain(language === 'es' ? '/es/terms' : '/terms');
    expect(links).toContain(language === 'es' ? '/es/login' : '/login');
    // The calculator names its sources; nothing is asked of them before somebody follows a link.
    const sourcesNamed = path.endsWith('/roi-calculator') ? Object.values(roiSources) : [];
    expect(links.filter((href) => !/^(\/(?!\/)|#|mailto:)/.test(href))).toEqual(sourcesNamed);
    const sources = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source]) => source);
    expect(sources).toEqual([expect.stringMatching(/^\/assets\/site-[\w-]+\.js$/)]);
    for (const [picture, source = ''] of html.matchAll(/<img [^>]*src="([^"]+)"[^>]*>/g)) {
      expect(source).toMatch(new RegExp(`^/pictures/\\w+-${language}-(light|dark)-wide\\.webp$`));
      for (const part of [' loading="lazy"', ' width="', ' height="', ' alt="'])
        expect(picture).toContain(part);
    }
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(html).toContain('hreflang="es"');
  });
});

describe('a stranger on the public pages', () => {
  it('reads in Spanish, chooses dark, and finds both again on the next page', async () => {
    const ana = await newPerson();
    await ana.goTo('/pricing');
    await ana.page.getByRole('combobox', { name: 'Language' }).first().selectOption('es');
    await ana.page.waitForURL('**/es/pricing');
    await ana.page.getByRole('button', { name: 'Apariencia' }).first().click();
    await ana.page.getByRole('menuitemradio', { name: 'Oscuro' }).click();
    await ana.goTo('/terms');
    await ana.page.waitForURL('**/es/terms');
    await expect.poll(() => ana.page.locator('html').getAttribute('data-theme')).toBe('dark');
    // The way in speaks the language of the page, at the address of the app.
    await ana.page.getByRole('link', { name: 'Iniciar sesión' }).first().click();
    await ana.page.waitForURL('**/login');
    await ana.page.getByRole('heading', { level: 1, name: 'Iniciar sesión' }).waitFor();
    expect(ana.problems).toEqual([]);
    await ana.leave();
  });

  it('presses a part of the page, and React takes the press that woke it', async () => {
    const leo = await newPerson();
    await leo.goTo('/');
    const level = leo.page
      .getByRole('group', { name: 'Your level for Measuring results' })
      .getByRole('button', { name: '2' });
    await level.click();
    await leo.page.getByTestId('sample-total').getByText('390 ÷ 100 = 3.9').waitFor();
    expect(leo.problems).toEqual([]);
    await leo.leave();
  });

  it('sees on a phone what the menu holds, without waiting for a script', async () => {
    const kim = await newPerson({ phone: true });
    await kim.goTo('/about-us');
    await kim.page.getByRole('button', { name: 'Open menu' }).click();
    await kim.page.getByRole('link', { name: 'How it works' }).click();
    await kim.page.waitForURL('**/#how-it-works');
    expect(kim.problems).toEqual([]);
    await kim.leave();
  });

  it('follows a link with numbers to the calculator that shows them', async () => {
    const sam = await newPerson();
    await sam.goTo('/roi-calculator?hires=10&applicants=30&now=15&with=3&hour=50&plan=100');
    await sam.page.getByText('About 60 hours and $1,800 a year').waitFor();
    await sam.page.getByLabel('Hires a year').fill('20');
    await sam.page.getByText('About 120 hours and $4,800 a year').waitFor();
    expect(sam.problems).toEqual([]);
    await sam.leave();
  });
});

describe('a form that is there before the app', () => {
  it.each(['/login', '/es/login', '/sign-up-jobseeker'])(
    '%s keeps what is typed while the app is on its way to an address that needs it',
    async (path) => {
      const maya = await newPerson();
      const gate = makeGate();
      await maya.page.route('**/assets/index-*.js', async (route) => {
        await gate.opened;
        await route.continue();
      });
      await maya.page.goto(`${path}?next=/account`, { waitUntil: 'commit' });
      const email = maya.page.locator('input[name=email]');
      await email.fill('maya@example.com');
      gate.open();
      await maya.page.locator('#site').waitFor({ state: 'detached' });
      expect(await email.inputValue()).toBe('maya@example.com');
      expect(new URL(maya.page.url()).pathname).toBe(path.replace('/es', ''));
      expect(maya.problems).toEqual([]);
      await maya.leave();
    },
  );

  it('checks, refuses and lets in by itself; the app comes with the page behind it', async () => {
    const recruiter = await newPerson();
    const { page } = recruiter;
    await page.goto('/es/login');
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await page.getByText('Escribe tu correo electrónico.').waitFor();
    await expect
      .poll(() => page.locator('input[name=email]').getAttribute('aria-invalid'))
      .toBe('true');
    await expect
      .poll(() => page.locator('input[name=email]').evaluate((field) => field.matches(':focus')))
      .toBe(true);
    await page.locator('input[name=email]').fill(people.recruiter.email);
    await expect
      .poll(() => page.locator('input[name=email]').getAttribute('aria-invalid'))
      .toBe('false');
    await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
    await expect.poll(() => page.locator('input[name=password]').getAttribute('type')).toBe('text');
    expect(await page.locator('#root').evaluate(({ childElementCount }) => childElementCount)).toBe(
      0,
    );
    await page.locator('input[name=password]').fill(people.recruiter.password);
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL('**/hiring-dashboard');
    await page.locator('#site').waitFor({ state: 'detached' });
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((found) => found.matches(':focus')),
    ).toBe(true);
    expect(recruiter.problems).toEqual([]);
    await recruiter.leave();
  });

  it('a password that is sent before its script is there waits for it, and is in no address', async () => {
    const recruiter = await newPerson();
    const { page } = recruiter;
    const gate = makeGate();
    await page.route('**/assets/form-*.js', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('input[name=email]').fill(people.recruiter.email);
    await page.locator('input[name=password]').fill(people.recruiter.password);
    await page.locator('input[name=password]').press('Enter');
    await page.locator('html[data-pressed]').waitFor();
    expect(new URL(page.url()).search).toBe('');
    gate.open();
    await page.waitForURL('**/hiring-dashboard');
    expect(recruiter.problems).toEqual([]);
    await recruiter.leave();
  });
});

it('somebody who is signed in meets their own header on a public page', async () => {
  const recruiter = await newPerson();
  await logIn(recruiter, people.recruiter);
  await recruiter.goTo('/pricing');
  await recruiter.page.getByRole('button', { name: 'Account menu' }).waitFor();
  await recruiter.page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor();
  expect(recruiter.problems).toEqual([]);
  await recruiter.leave();
});

it('a host that answers every address with the start page still opens the app', async () => {
  const directory = inject('dist');
  expect(existsSync(join(directory, 'app.html'))).toBe(true);
  const app = await serveApp(directory, lane().firebase, { keep: true, fallback: 'index.html' });
  const browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args: [...testFlags],
  });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`${app.url}/reset-password`);
    await page.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor();
    expect(await page.locator('#site').count()).toBe(0);
    expect(readFileSync(join(directory, 'index.html'), 'utf8')).toContain('data-page="/"');
  } finally {
    await browser.close();
    await app.stop();
  }
});
