/** Everybody's palette, driven by keyboard alone: to a page, a thing and a setting, and what the page can do. */
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { expectNoObstacle } from '../support/axe.ts';
import { newPerson, type Device, type Person } from '../support/people.ts';
import { newStaff, pageOf } from './reviewWorld.ts';

let person: Person | undefined;
afterEach(async () => {
  await person?.leave();
  person = undefined;
});

async function arrive(
  who: { email: string; password: string },
  path: string,
  device: Device = {},
): Promise<Page> {
  person = await newStaff(who, device);
  await person.goTo(path);
  await person.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  return person.page;
}

const field = (page: Page): Locator => page.getByRole('combobox', { name: /Search or|Buscar o/ });
const activeRow = (page: Page): Locator => page.locator('[role="option"][aria-selected="true"]');

/** Opens the palette. The keys work as soon as the header is there. */
async function openPalette(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Search or jump to|Buscar o ir a)/ }).waitFor();
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
}

/** Types into the palette and takes the row that comes first, which has to be that one. */
async function take(page: Page, words: string, row: RegExp): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(words);
  await activeRow(page).filter({ hasText: row }).waitFor();
  await page.keyboard.press('Enter');
  await field(page).waitFor({ state: 'detached' });
}

const pathOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};
const holdsFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

describe('the palette', () => {
  it('takes a recruiter to a candidate by parts of the name, to a job, and does what the page can do', async () => {
    const page = await arrive(people.recruiter, '/hiring-dashboard');
    await openPalette(page);
    await expectNoObstacle(page, 'the palette before a word');
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });

    await take(page, 'whit tom', /Tom Whitfield.*Backend Engineer/);
    await heading(page, 'Tom Whitfield').waitFor();
    expect(pathOf(page)).toBe(pageOf('seed-backend', 'seed-c-tomwhitfield'));
    // The focus is where reading starts: the heading, or the page, where its heading came later.
    await page.locator('main:focus, main :focus').waitFor();

    await take(page, 'write note', /Write a note/);
    await expect.poll(() => holdsFocus(page.getByRole('textbox', { name: 'New note' }))).toBe(true);

    // Also from a field.
    await take(page, 'backend eng', /^Backend Engineer/);
    await heading(page, 'Backend Engineer').waitFor();
    await take(page, 'insights', /Insights/);
    await expect.poll(() => pathOf(page)).toBe('/jobs/seed-backend?tab=insights');
    await take(page, 'close job', /Close/);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
    await page.keyboard.press('Escape');

    // What was seen is there again without a word.
    await openPalette(page);
    await page.getByRole('group', { name: 'Recent' }).getByText('Tom Whitfield').waitFor();
    expect(person?.problems).toEqual([]);
  });

  it('leads an owner to a part of the settings, by its name in either language', async () => {
    const page = await arrive(people.owner, '/hiring-dashboard');
    await take(page, 'audit log', /^Audit log/);
    await expect.poll(() => pathOf(page)).toBe('/account?tab=organization#org-audit');
    await expect.poll(() => holdsFocus(page.locator('#org-audit'))).toBe(true);
    await take(page, 'facturacion', /^Billing/);
    await expect.poll(() => pathOf(page)).toBe('/account?tab=billing');
    await take(page, 'switch spanish', /Switch to Spanish/);
    await page.getByRole('button', { name: /^Buscar o ir a/ }).waitFor();
    await openPalette(page);
    await page.keyboard.type('brand');
    await activeRow(page)
      .filter({ hasText: /^Marca/ })
      .waitFor();
    await expectNoObstacle(page, 'the palette in Spanish');
  });

  it('offers a reviewer the candidates, and nothing that only editors do', async () => {
    const page = await arrive(people.reviewer, '/jobs/seed-backend');
    await heading(page, 'Backend Engineer').waitFor();
    await openPalette(page);
    await page.getByRole('group', { name: 'On this page' }).waitFor();
    expect(await page.getByRole('option', { name: /Create Job|^Close|^Edit/ }).count()).toBe(0);
    await page.keyboard.type('whitfield');
    await activeRow(page).filter({ hasText: 'Tom Whitfield' }).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, /Whitfield/).waitFor();
    // Every key of the page in one list, and the switch for all of them.
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.getByText('Write a note').waitFor();
    await expectNoObstacle(page, 'the sheet of shortcuts');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await expect.poll(() => pathOf(page)).toBe('/hiring-dashboard');
  });

  it('finds no job and no candidate for who watches over fairness', async () => {
    const page = await arrive(people.compliance, '/hiring-dashboard');
    await openPalette(page);
    await page.keyboard.type('whitfield');
    await page.getByText('Nothing found for “whitfield”').first().waitFor();
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
    await take(page, 'account', /^Account/);
    await heading(page, 'Account').waitFor();
  });

  it('takes a super admin to a company, and to a part of the system', async () => {
    const page = await arrive(people.superAdmin, '/super-admin');
    await take(page, 'pine harb', /^Harbour & Pine/);
    await heading(page, 'Harbour & Pine').waitFor();
    await take(page, 'legal', /^Legal/);
    await expect.poll(() => pathOf(page)).toBe('/admin/system#system-legal');
    await expect.poll(() => holdsFocus(page.locator('#system-legal'))).toBe(true);
  });

  it('takes a job seeker to a story and a job, on a phone in the dark as well', async () => {
    const page = await arrive(people.seeker, '/job-seeker', { dark: true });
    await take(page, 'phones mov', /Moving eleven people/);
    await page.getByTestId('story-editor').waitFor();
    await take(page, 'service desk', /^Service Desk Coordinator/);
    await page.getByTestId('job-page').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('job-page').waitFor({ state: 'detached' });
    await take(page, 'add job', /Add a job/);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 320, height: 640 });
    await openPalette(page);
    await page.keyboard.type('pro');
    await activeRow(page).waitFor();
    await expectNoObstacle(page, 'the palette on a phone in the dark');
  });

  it('is forgotten with everything at Logout, and is on no public page', async () => {
    const page = await arrive(people.recruiter, '/jobs/seed-backend');
    await heading(page, 'Backend Engineer').waitFor();
    const recent = (): Promise<string[]> =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recent')));
    await expect.poll(recent).toEqual([expect.stringContaining('seed-ravi')]);
    await take(page, 'log out', /^Logout/);
    await page.waitForURL((address) => address.pathname === '/login');
    await expect.poll(recent).toEqual([]);
    const stranger = await newPerson();
    await stranger.goTo('/pricing');
    await stranger.page.getByRole('heading', { level: 1 }).waitFor();
    await stranger.page.keyboard.press('Control+k');
    expect(await stranger.page.getByRole('button', { name: /Search or jump/ }).count()).toBe(0);
    expect(await stranger.page.getByRole('dialog').count()).toBe(0);
    await stranger.leave();
  });
});
