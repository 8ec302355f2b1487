// The library and the versions of a job, with three people: what one keeps another uses, what is published never changes, and a change is a version that can be compared.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { people } from '../../local/seed/accounts.ts';
import { orgId } from '../../local/seed/companies.ts';
import { axeCheck } from '../support/axe.ts';
import { logIn, newPerson, type Person } from '../support/people.ts';
import { invite, questions, type Invited } from './candidateWorld.ts';
import { change, put, stored } from '../support/operator.ts';

const company = `organizations/${orgId}`;
const title = `Lighthouse keeper ${Date.now().toString(36)}`;
const asked = `What did you do when the lamp of ${title} failed?`;

let at: Invited;
let ravi: Person;
let olivia: Person;
let clara: Person;
let page: Page;
let second = '';
const saved = (on: Page): Promise<void> => on.locator('[data-save-state="confirmed"]').waitFor();
const menu = async (on: Page, item: string): Promise<void> => {
  await on.getByRole('button', { name: 'More for this job' }).click();
  await on.getByRole('menuitem', { name: item, exact: true }).click();
};
const job = (id: string) => stored(`${company}/interviews/${id}`);

beforeAll(async () => {
  at = await invite({ orgId, interview: { title } });
  const content = `${company}/interviews/${at.interviewId}/content`;
  const stamp = { updatedAt: new Date(), updatedBy: 'staff' };
  await put(`${content}/questions`, { items: questions, ...stamp });
  await put(`${content}/rubric`, {
    items: [
      {
        id: 'c1',
        name: 'Calm',
        description: '',
        weight: 100,
        questions: questions.map(({ id, text }) => ({
          id,
          text,
          anchors: ['1', '2', '3', '4', '5'],
          lookFor: [],
        })),
      },
    ],
    ...stamp,
  });
  [ravi, olivia, clara] = [
    await newPerson(),
    await newPerson(),
    await newPerson({ phone: true, dark: true }),
  ];
  ({ page } = ravi);
  await Promise.all([
    logIn(ravi, people.recruiter),
    logIn(olivia, people.owner),
    logIn(clara, people.reviewer),
  ]);
});
afterAll(async () => {
  // What the published version used is given back, for the other stories of the month.
  if (second) {
    const usage = (await stored(company))?.['usage'] as
      | { interviews: { currentMonth: number; total: number } }
      | undefined;
    if (usage)
      await change(company, {
        'usage.interviews.currentMonth': usage.interviews.currentMonth - 1,
        'usage.interviews.total': usage.interviews.total - 1,
      });
  }
  await Promise.all([ravi.leave(), olivia.leave(), clara.leave()]);
});

describe('the library', () => {
  it('takes a question, says what is missing, and is found by the beginnings of words', async () => {
    await ravi.goTo('/library');
    await page.getByRole('button', { name: 'New question' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Question', { exact: false }).first().fill(asked);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Fill in what is marked first').waitFor();
    for (const [index, name] of ['lowest', 'low', 'middle', 'high', 'highest'].entries())
      await dialog
        .locator(`#question-question-anchor-${index}`)
        .fill(`An answer at the ${name} level`);
    await dialog.getByLabel('Measures').fill('Calm');
    await dialog.getByLabel('Tags').fill('sea, night');
    expect(await axeCheck(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByLabel('Search', { exact: true }).fill('lighth lam');
    await page.getByTestId('library-row').getByText(asked).waitFor();
    expect(await axeCheck(page)).toEqual([]);
  });

  it('is read by a reviewer, on a phone in the dark, without a button to change it', async () => {
    await clara.goTo('/library');
    await clara.page.getByText(asked).waitFor();
    await expect
      .poll(() => clara.page.getByRole('button', { name: /New question|More for/ }).count())
      .toBe(0);
  });

  it('gives back what was deleted, while somebody else looks on', async () => {
    await olivia.goTo('/library');
    await olivia.page.getByText(asked).waitFor();
    await page.getByRole('button', { name: `More for “${asked}”` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await olivia.page.getByText(asked).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await olivia.page.getByText(asked).waitFor();
  });
});

describe('a published job', () => {
  it('is cloned with everything in one click', async () => {
    await ravi.goTo(`/jobs/${at.interviewId}`);
    await menu(page, 'Clone job');
    await page
      .getByTestId('question')
      .nth(questions.length - 1)
      .waitFor();
    await expect.poll(() => page.getByLabel(/^Job title/).inputValue()).toBe(`${title} (copy)`);
    await expect.poll(() => page.getByTestId('weight-sum').textContent()).toContain('100 of 100');
  });

  it('becomes a template, from which a new job starts', async () => {
    await page.getByRole('button', { name: 'Save as template' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await olivia.goTo('/new-job-interview');
    await olivia.page.getByRole('button', { name: 'Start from a template' }).click();
    await olivia.page.getByRole('radio', { name: new RegExp(title) }).check();
    await olivia.page.getByRole('button', { name: 'Start', exact: true }).click();
    await olivia.page
      .getByTestId('question')
      .nth(questions.length - 1)
      .waitFor();
    await expect
      .poll(() => olivia.page.getByLabel(/^Job title/).inputValue())
      .toBe(`${title} (copy)`);
  });

  it('is edited as a new version, with a question from the library', async () => {
    await ravi.goTo(`/jobs/${at.interviewId}`);
    await menu(page, 'Edit as new version');
    await page
      .getByTestId('question')
      .nth(questions.length - 1)
      .waitFor();
    await page.getByRole('button', { name: 'From the library' }).last().click();
    await page.getByRole('dialog').getByLabel('Search').fill('lighth');
    await page.getByRole('checkbox', { name: new RegExp('What did you do when the lamp') }).check();
    await page.getByRole('button', { name: 'Add 1' }).click();
    await page.getByTestId('question').nth(questions.length).waitFor();
    await saved(page);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('publishes as version 2, stops inviting to the one before, and leaves that one as it was', async () => {
    const before = await job(at.interviewId);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Publishing makes the next version').waitFor();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await page.waitForURL(/\/jobs\/.*tab=invites/);
    second = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await job(second)).toMatchObject({
      family: at.interviewId,
      version: 2,
      previous: at.interviewId,
    });
    const after = await job(at.interviewId);
    expect(after).toMatchObject({
      next: second,
      invitesClosed: true,
      questionIds: before?.['questionIds'],
      status: 'open',
    });
  });

  it('shows its versions, with a way between them and what changed', async () => {
    await olivia.goTo(`/jobs/${at.interviewId}?tab=invites`);
    await olivia.page.getByText('No new invitations to this version').waitFor();
    await olivia.page.getByRole('button', { name: 'Version 1 of 2' }).click();
    await olivia.page.getByRole('menuitem', { name: /^Version 2/ }).click();
    await olivia.page.getByRole('button', { name: 'Version 2 of 2' }).waitFor();
    await olivia.page.getByRole('tab', { name: 'Interview', exact: true }).click();
    const diff = olivia.page.getByTestId('version-diff');
    await diff.getByText(asked).waitFor();
    await expect.poll(() => diff.getByText('Added').count()).toBe(1);
    expect(await axeCheck(olivia.page)).toEqual([]);
  });

  it('takes up inviting again when asked', async () => {
    await olivia.goTo(`/jobs/${at.interviewId}?tab=invites`);
    await menu(olivia.page, 'Invite to this version again');
    await olivia.page.getByLabel('Email').waitFor();
  });
});
