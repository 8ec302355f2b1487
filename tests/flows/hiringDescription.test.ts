// The page of a new job: what was read from a description is shown and corrected before anything is drafted, and the limit of the plan explains itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { people } from '../../local/seed/accounts.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { description } from './newJobText.ts';

describe('what was read from a job description', () => {
  let recruiter: Person;
  let page: Page;
  const duties = (): Promise<string[]> =>
    page
      .getByTestId('duty')
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
  const chips = (list: string): Promise<string[]> =>
    page.getByRole('group', { name: list, exact: true }).getByRole('button').allTextContents();

  beforeAll(async () => {
    recruiter = await newPerson();
    ({ page } = recruiter);
    await signIn(recruiter, people.recruiter);
    await recruiter.goTo('/hiring-dashboard');
  });
  afterAll(() => recruiter.leave());

  it('is shown before the draft, and corrected: a duty goes, a requirement is only nice to have', async () => {
    await page.getByRole('button', { name: 'Create Job' }).first().click();
    await page.getByLabel('Job description', { exact: true }).fill(description);
    await page.getByRole('heading', { name: 'Job details' }).waitFor();
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Warehouse shift lead');
    await expect
      .poll(duties)
      .toEqual([
        'Lead a shift of twelve people',
        'Plan the lorries of the night',
        'Keep the numbers of every delivery right',
      ]);
    await page.getByRole('button', { name: 'Remove duty 2' }).click();
    await page.getByRole('button', { name: 'Excel', exact: true }).click();
    const open = page.getByRole('dialog', { name: 'Excel' });
    await open.getByText('In the description: “confidence with Excel”').waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await open.getByRole('button', { name: 'Nice to have' }).click();
    await open.getByRole('button', { name: 'Done' }).click();
    await open.waitFor({ state: 'detached' });
    await expect.poll(() => chips('Nice to have')).toEqual(['Spanish', 'Excel']);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('survives a reload and shows in a second tab, which is followed', async () => {
    await page.reload();
    await expect
      .poll(duties)
      .toEqual(['Lead a shift of twelve people', 'Keep the numbers of every delivery right']);
    await expect.poll(() => chips('Nice to have')).toEqual(['Spanish', 'Excel']);
    const other = await recruiter.context.newPage();
    await other.goto(new URL(page.url()).pathname);
    await other.getByLabel('Job title').fill('Night shift lead');
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Night shift lead');
    await other.close();
  });

  it('is what the interview is drafted from, and another question keeps to it too', async () => {
    const asked = async (): Promise<string> =>
      (
        await page
          .getByTestId('question')
          .getByLabel('Question', { exact: true })
          .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))
      ).join('\n');
    const holds = async (): Promise<void> => {
      await page.getByTestId('question').nth(5).waitFor();
      await expect.poll(() => page.getByLabel(/^Job title/).inputValue()).toBe('Night shift lead');
      await expect.poll(asked).toMatch(/numbers of every delivery/);
      expect(await asked()).not.toMatch(/lorries/);
    };
    await page.getByRole('button', { name: 'Draft interview' }).click();
    await holds();
    await page.locator('[data-save-state="confirmed"]').waitFor();
    await page.reload();
    await holds();
    await page.getByRole('button', { name: 'Rewrite question 2' }).click();
    await page.getByText('Question 2 rewritten').waitFor();
    expect(await asked()).not.toMatch(/lorries/);
  });
});

describe('at the interview limit', () => {
  it('explains instead of opening the new-job page', async () => {
    const ines = await newPerson();
    await signIn(ines, people.limitRecruiter);
    await ines.goTo('/hiring-dashboard');
    await ines.page.getByRole('button', { name: 'Create Job' }).first().click();
    await ines.page
      .getByRole('dialog', { name: 'Interview Limit Reached' })
      .getByRole('link', { name: 'Find Administrator' })
      .waitFor();
    expect(new URL(ines.page.url()).pathname).toBe('/hiring-dashboard');
    await ines.leave();
  });
});
