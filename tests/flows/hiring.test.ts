// A recruiter turns a job description into a published job and invites candidates; every word survives, and publishing counts once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { people } from '../../local/seed/accounts.ts';
import { orgId } from '../../local/seed/companies.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { change, idsIn, stored, storedIn } from '../support/operator.ts';
import {
  beginByOpenInvitation,
  changeQuestions,
  changeTitleInTwoTabs,
  checkList,
  closeAndReopen,
  expectInActivity,
  expectPublishedInActivity,
  inviteMia,
  questionField,
  revokeFirst,
} from './recruiterSteps.ts';
import { description } from './newJobText.ts';

describe('from a job description to invited candidates', () => {
  let recruiter: Person;
  let page: Page;
  let draft = '';
  const saved = (): Promise<void> => page.locator('[data-save-state="confirmed"]').waitFor();
  const title = () => page.getByLabel(/^Job title/);
  const question = (n: number) => questionField(page, n);
  const jobPath = (): string =>
    `organizations/${orgId}/interviews/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}`;
  const interviewsUsed = async (): Promise<number> =>
    Number(
      (await page.getByText(/of \d+ interviews used this month/).textContent())?.match(/^\d+/)?.[0],
    );

  beforeAll(async () => {
    recruiter = await newPerson();
    ({ page } = recruiter);
    await signIn(recruiter, people.recruiter);
    await recruiter.goTo('/hiring-dashboard');
  });
  afterAll(() => recruiter.leave());

  it('opens with what waits, jobs with their numbers, and what is left of the plan', async () => {
    await page.getByTestId('needs-scorecards').waitFor();
    await page.getByTestId('job-row').first().getByText('Submitted').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Your plan' }).count()).toBe(1);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('asks for a description by the field, and keeps what was typed through a reload', async () => {
    await page.getByRole('button', { name: 'Create Job' }).first().click();
    await page.getByRole('button', { name: 'Draft interview' }).click();
    await page.getByText('Paste or type a job description').waitFor();
    await page.getByLabel('Job description', { exact: true }).fill(description);
    await page.reload();
    await expect
      .poll(() => page.getByLabel('Job description', { exact: true }).inputValue())
      .toBe(description);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('drafts a kit that says who made it, and opens the editor', async () => {
    await page.getByRole('button', { name: 'Draft interview' }).click();
    await page.getByTestId('question').nth(5).waitFor();
    draft = new URL(page.url()).pathname;
    expect(draft).toMatch(/^\/new-job-interview\/[\w-]{20,}$/);
    await expect
      .poll(() => page.getByTestId('provenance').textContent())
      .toMatch(/Drafted by AI · On-device engine/);
    await expect.poll(() => page.getByTestId('weight-sum').textContent()).toContain('100 of 100');
    await saved();
    expect(await axeCheck(page)).toEqual([]);
  });

  it('loses no key to a reload right after it', async () => {
    await title().fill('Warehouse lead <b>nights</b> 🙂');
    await page.reload();
    await page.getByTestId('question').first().waitFor();
    await expect.poll(() => title().inputValue()).toBe('Warehouse lead <b>nights</b> 🙂');
    await saved();
  });

  it('keeps words typed offline, and sends them when the network is back', async () => {
    await recruiter.context.setOffline(true);
    await question(1).fill('Tell me about the last shift you led. What was hard?');
    await page.locator('[data-save-state="onDevice"]').waitFor();
    await recruiter.context.setOffline(false);
    await saved();
    await page.reload();
    await page.getByTestId('question').first().waitFor();
    await expect
      .poll(() => question(1).inputValue())
      .toBe('Tell me about the last shift you led. What was hard?');
  });

  it('asks when two tabs change the same field, and loses neither', async () => {
    await changeTitleInTwoTabs(recruiter, draft);
  });

  it('changes one question and no other, moves it by the keyboard, removes it and takes that back', async () => {
    await changeQuestions(page);
  });

  it('names what stops publishing, and leads there', async () => {
    const weight = page.getByLabel('Weight', { exact: true }).first();
    const before = Number(await weight.inputValue());
    await weight.fill(String(before - 1));
    await page.getByTestId('publish-problems').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Publish', exact: true }).isDisabled())
      .toBe(true);
    await page.getByRole('button', { name: 'Make the weights add up to 100.' }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Balance to 100');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('weight-sum').textContent()).toContain('100 of 100');
  });

  it("shows the candidate's side without anchors", async () => {
    await page.getByRole('link', { name: 'Preview as candidate' }).first().click();
    await page.getByRole('button', { name: 'Start interview', exact: true }).click();
    await page.getByText(/^Question 1 of/).waitFor();
    await expect
      .poll(() => page.getByTestId('candidate-preview').textContent())
      .not.toContain('Outstanding');
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the draft' }).click();
    await page.getByTestId('question').first().waitFor();
  });

  it('publishes and counts exactly one', async () => {
    const before = await interviewsUsed();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`number ${before + 1} of`).waitFor();
    await dialog.getByRole('button', { name: 'Publish' }).dblclick();
    await page.waitForURL(/\/jobs\/.*tab=invites/);
    await page.getByRole('heading', { name: 'Invite candidates' }).waitFor();
    await recruiter.goTo('/hiring-dashboard');
    await page
      .getByText(`${before + 1} of`, { exact: false })
      .first()
      .waitFor();
    await recruiter.goTo(draft);
    await page.getByText('This draft is published').waitFor();
    await page.getByRole('link', { name: 'Open the job' }).click();
  });

  it('invites one person, refusing what is no address', async () => {
    await page.getByRole('tab', { name: 'Invites' }).click();
    await inviteMia(page);
    const row = page.getByTestId('invite-row').first();
    await row.getByText('mia@example.com').waitFor();
    await row.getByRole('button', { name: 'Email text' }).click();
    await page.getByTestId('mail-text').waitFor();
    await row.getByText(/Email: waiting to be sent/).waitFor();
    expect(await axeCheck(page)).toEqual([]);
  });

  it('checks a list before anything is sent, sends what is good, and says what is not', async () => {
    await checkList(page);
    await expect.poll(() => page.getByTestId('invite-row').count()).toBe(1);
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Invite 2 candidates' }).click();
    await page.getByText('All 2 candidates invited.').waitFor();
    await expect.poll(() => page.getByTestId('invite-row').count()).toBe(3);
  });

  it('reminds all who have not begun, but nobody twice within a day', async () => {
    const folder = `${jobPath()}/inviteDetails`;
    const tokens = await idsIn(folder);
    const mails = async () =>
      (await storedIn(folder)).map((one) => Number(one['mailed'])).toSorted((x, y) => x - y);
    await page.getByRole('button', { name: 'Send reminders' }).click();
    await page.getByText('There is no one to remind now.').waitFor();
    await page.getByText(/3 written to in the last 24 hours/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await change(`${folder}/${tokens[0] ?? ''}`, {
      lastMailedAt: new Date(Date.now() - 30 * 3_600_000),
    });
    await page.getByRole('button', { name: 'Send reminders' }).click();
    await page.getByText(/2 written to in the last 24 hours/).waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send 1 reminder' }).click();
    await page.getByText('1 email queued.').waitFor();
    expect(await mails()).toEqual([1, 1, 2]);
  });

  it('revokes an invitation, closes the job and opens it again', async () => {
    await revokeFirst(page);
    await closeAndReopen(page);
  });

  it('shows the frozen interview with its version, and the activity to managers only', async () => {
    await page.getByRole('tab', { name: 'Interview' }).click();
    await page.getByTestId('rubric-version').waitFor();
    await expect
      .poll(() => page.getByTestId('rubric-version').textContent())
      .toMatch(/^[0-9a-f]{64}$/);
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Activity' }).click();
    await page.getByText('Only owners and admins can see activity').waitFor();
    const address = page.url();
    await expectPublishedInActivity(address);
  });

  it('corrects a wording until the first candidate begins, and keeps what is typed then', async () => {
    const job = jobPath();
    const wording = async (): Promise<string> =>
      String((await stored(`${job}/content/questions`))?.['items'][0].text);
    const correct = page.getByRole('button', {
      name: 'Correct the wording of question 1',
      exact: true,
    });
    const dialog = page.getByRole('dialog', { name: 'Correct the wording of question 1' });
    const before = await wording();
    const version = (await stored(job))?.['rubricVersion'];
    await page.getByRole('tab', { name: 'Interview' }).click();
    await page.getByRole('button', { name: /Question 1 · / }).click();
    await correct.click();
    await dialog.getByRole('textbox').fill(`${before} Please.`);
    expect(await axeCheck(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `${before} Please.` }).waitFor();
    expect(await wording()).toBe(`${before} Please.`);
    expect(JSON.stringify(await stored(`${job}/content/rubric`))).toContain(`${before} Please.`);
    await expect.poll(async () => (await stored(job))?.['rubricVersion']).not.toBe(version);
    await correct.click();
    await dialog.getByRole('textbox').fill('Too late');
    await beginByOpenInvitation(job, `${before} Please.`);
    await dialog.getByText('A candidate has started meanwhile').waitFor();
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('Too late');
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Correct', exact: true }).count())
      .toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => correct.count()).toBe(0);
    expect(await stored(`${job}/content/unbegun`)).toBeUndefined();
    await expectInActivity(
      page.url().replace('tab=interview', 'tab=activity'),
      `Now: ${before} Please.`,
    );
  });
});
