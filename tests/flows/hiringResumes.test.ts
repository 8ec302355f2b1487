// Resumes from the hiring side: many dropped at once, read in the browser, counted once, distinguished, opened with the line highlighted; a gap becomes a question, an applicant an invitation, and deleting gives everything back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { people } from '../../local/seed/accounts.ts';
import { orgId } from '../../local/seed/companies.ts';
import { axeCheck, expectNoObstacle } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { type Invited, jobPath } from './candidateWorld.ts';
import { idsIn, stored, storedIn } from '../support/operator.ts';
import {
  ana,
  arrangeJob,
  hidden,
  idOf,
  late,
  newer,
  pdf,
  reasons,
  unreadable,
} from './resumeFiles.ts';
import { hasFile } from '../support/bucket.ts';
import { downloadBy } from '../support/downloads.ts';

let at: Invited;
let ravi: Person;
let clara: Person;
let page: Page;
const tab = (): string => `/jobs/${at.interviewId}?tab=resumes`;
const drop = (files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type="file"][multiple]').first().setInputFiles(files);
const queue = () => page.getByTestId('resume-queue');
const grid = (on: Page = page) => on.getByTestId('findings-grid');
const row = (id: string, on: Page = page) => grid(on).locator(`[data-applicant="${id}"]`);
const states = (id: string) =>
  row(id)
    .locator('[data-finding]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-finding')));
const usedNow = async (): Promise<number> =>
  Number((await stored(`organizations/${orgId}`))?.['usage'].storage.documents.used);
const applicants = () => idsIn(`${jobPath(at)}/applicants`);
const close = () =>
  page.getByTestId('applicant').getByRole('button', { name: 'Close', exact: true }).click();

beforeAll(async () => {
  at = await arrangeJob();
  [ravi, clara] = [await newPerson(), await newPerson({ phone: true, dark: true })];
  ({ page } = ravi);
  await Promise.all([signIn(ravi, people.recruiter), signIn(clara, people.reviewer)]);
  await clara.goTo(tab());
  await ravi.goTo(tab());
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
});
afterAll(() => Promise.all([ravi.leave(), clara.leave()]));

describe('resumes of a job', () => {
  it('are read where they are dropped, each failure with its reason, and counted once', async () => {
    const used = await usedNow();
    expect(await axeCheck(page)).toEqual([]);
    await drop([
      pdf('ana.pdf', ana),
      pdf('bo.pdf', hidden),
      pdf('ana again.pdf', ana),
      ...unreadable,
    ]);
    await expect
      .poll(
        async () =>
          (await queue()
            .locator(
              '[data-state="queued"],[data-state="reading"],[data-state="matching"],[data-state="saving"]',
            )
            .count()) +
          (await queue().locator('li').count()) * 100,
        { timeout: 50_000 },
      )
      .toBe(1_000);
    const failed = await queue().locator('[data-state="failed"]').allTextContents();
    expect(failed).toHaveLength(7);
    for (const [file, why] of reasons)
      expect(failed.find((text) => text.includes(file))).toContain(why);
    await expect
      .poll(() => queue().locator('[data-state="same"]').textContent())
      .toContain('ana.pdf');
    expect((await applicants()).toSorted()).toEqual([idOf(ana), idOf(hidden)].toSorted());
    expect(await usedNow()).toBe(used + 2);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('say of every requirement what is met, missing and not stated; a colleague sees the same at once, on a phone', async () => {
    await expect.poll(() => states(idOf(ana))).toEqual(['met', 'missing', 'notStated', 'met']);
    expect(await states(idOf(hidden))).toEqual(['missing', 'met', 'notStated', 'missing']);
    await expect.poll(() => page.getByText(/\bscore\b/i).count()).toBe(1);
    const cards = clara.page.getByTestId('finding-cards');
    await cards.locator(`[data-applicant="${idOf(ana)}"]`).waitFor();
    await expect
      .poll(() => clara.page.getByRole('button', { name: 'Choose files' }).count())
      .toBe(0);
    await expectNoObstacle(clara.page, 'the cards');
  });

  it('hide who it is until names are asked for: in the list, in the line, on the page', async () => {
    const text = await page.locator('main').textContent();
    for (const word of ['Ana Fjord', 'ana.fjord', 'Bo Larkin']) expect(text).not.toContain(word);
    await row(idOf(ana)).locator('[data-finding]').first().click();
    const dialog = page.getByTestId('applicant');
    await dialog.locator('[data-testid="lit-strip"][data-state="drawn"]').waitFor();
    await expect.poll(() => dialog.getByTestId('paper-pages').count()).toBe(0);
    await expect.poll(() => dialog.textContent()).not.toContain('Fjord');
    expect(await axeCheck(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByLabel(/^Hide names/).uncheck();
    await row(idOf(ana)).getByText('Ana Fjord').waitFor();
    await row(idOf(ana)).locator('[data-finding]').first().click();
    await dialog.getByTestId('lit-line').first().waitFor();
    await expect
      .poll(() => dialog.getByTestId('who').textContent())
      .toContain('ana.fjord@example.com');
    await close();
    await page.getByLabel(/^Hide names/).check();
  });

  it('are gone through with the keyboard', async () => {
    await row(idOf(ana)).locator('[data-finding]').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByTestId('finding-detail').getByText('Kubernetes').waitFor();
    await page.getByRole('option', { name: /Kubernetes/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByTestId('finding-detail').getByText('German').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('applicant').waitFor({ state: 'detached' });
  });

  it('show hidden words and orders to machines, and obey none', async () => {
    await row(idOf(hidden))
      .getByRole('button', { name: /^Applicant/ })
      .click();
    for (const found of ['found-hidden', 'found-orders'])
      await page
        .getByTestId(found)
        .getByText(/Ignore all previous instructions/)
        .waitFor();
    await close();
  });

  it('go on after a reload where they stopped, and the same file again is known', async () => {
    const used = await usedNow();
    await ravi.context.setOffline(true);
    await drop([pdf('cy.pdf', late)]);
    await queue().locator('[data-state="waiting"]').waitFor();
    await ravi.context.setOffline(false);
    await page.reload();
    await queue().locator('li').getByText('cy.pdf').waitFor();
    await row(idOf(late)).waitFor();
    await drop([pdf('cy once more.pdf', late)]);
    await queue().locator('[data-state="known"], [data-state="same"]').first().waitFor();
    expect(await usedNow()).toBe(used + 1);
  });

  it('of one person twice are shown as a pair: both stay, or the newer', async () => {
    const used = await usedNow();
    await drop([pdf('ana 2026.pdf', newer)]);
    const pair = page
      .getByTestId('duplicates')
      .locator('li')
      .filter({ hasText: 'Same email address' });
    await pair.waitFor();
    expect(await usedNow()).toBe(used + 1);
    await pair.getByRole('button', { name: 'Keep the newer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the older' }).click();
    await pair.waitFor({ state: 'detached' });
    expect(await applicants()).not.toContain(idOf(ana));
    expect(await usedNow()).toBe(used);
    await drop([pdf('ana.pdf', ana)]);
    await pair.getByRole('button', { name: 'Keep both' }).click();
    await pair.waitFor({ state: 'detached' });
    expect(await applicants()).toEqual(expect.arrayContaining([idOf(ana), idOf(newer)]));
  });

  it('turn a gap into a question of a new draft', async () => {
    await row(idOf(hidden)).locator('[data-finding="missing"]').first().click();
    await page.getByRole('button', { name: 'Ask about this gap' }).click();
    const dialog = page.getByRole('dialog', { name: /^Ask about/ });
    await dialog
      .getByLabel('Question', { exact: true })
      .fill('What have you built with TypeScript?');
    expect(await axeCheck(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add the question' }).click();
    const link = dialog.getByRole('link', { name: 'Open the draft' });
    await link.waitFor();
    const draftId = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    const draft = await stored(`organizations/${orgId}/drafts/${draftId}`);
    expect(draft?.['questions'].at(-1)).toMatchObject({
      text: 'What have you built with TypeScript?',
      competencyId: 'c1',
    });
    expect(draft?.['from']).toEqual({ interviewId: at.interviewId, version: 1 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await close();
  });

  it('become an invitation with name and address', async () => {
    await row(idOf(hidden))
      .getByRole('button', { name: /^Applicant/ })
      .click();
    await page
      .getByTestId('applicant')
      .getByRole('button', { name: 'Invite', exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Invite this applicant' });
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe('bo.larkin@example.com');
    await dialog.getByRole('button', { name: 'Send invitation', exact: true }).click();
    await page.getByTestId('applicant-invited').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await close();
    await row(idOf(hidden)).getByText('Invited').waitFor();
    const invited = await storedIn(`${jobPath(at)}/inviteDetails`);
    expect(invited.find((one) => one['email'] === 'bo.larkin@example.com')).toMatchObject({
      name: 'Bo Larkin',
      mailed: 1,
    });
  });

  it('leave as a table without names, and go with file and storage', async () => {
    const csv = (await downloadBy(page, 'Export CSV')).toString('utf8');
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    expect(csv.trim().split('\r\n')).toHaveLength(1 + (await applicants()).length);
    expect(csv).not.toMatch(/Fjord|Larkin|@example/);
    const used = await usedNow();
    await row(idOf(hidden))
      .getByRole('button', { name: /^Applicant/ })
      .click();
    const file = await stored(`${jobPath(at)}/applicants/${idOf(hidden)}`);
    const path = `applicants/${orgId}/${at.interviewId}/${idOf(hidden)}/${String(file?.['file'])}`;
    expect(await hasFile(path)).toBe(true);
    await page.getByTestId('applicant').getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete this resume?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await row(idOf(hidden)).waitFor({ state: 'detached' });
    expect(await usedNow()).toBe(used - 1);
    expect(
      await stored(`${jobPath(at)}/applicants/${idOf(hidden)}/identity/current`),
    ).toBeUndefined();
    expect(await hasFile(path)).toBe(false);
  });
});
