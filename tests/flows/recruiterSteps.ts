// Longer steps of a recruiter at one job: two tabs at a draft, invitations one by one and by list, and a candidate who begins.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeCheck } from '../support/axe.ts';
import { people } from '../../local/seed/accounts.ts';
import { idsIn, stored } from '../support/operator.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { beginAsGuest } from './guestSteps.ts';

/** Changes the title offline in two tabs: one is asked which it keeps, and both have that one afterwards. */
export async function changeTitleInTwoTabs(
  { page, context }: Person,
  draft: string,
): Promise<void> {
  const title = page.getByLabel(/^Job title/);
  const other = await context.newPage();
  await other.goto(draft);
  await other.getByTestId('question').first().waitFor();
  await context.setOffline(true);
  await title.fill('From the first tab');
  await other.getByLabel(/^Job title/).fill('From the second tab');
  await context.setOffline(false);
  const conflicts = [page, other].map((tab) => tab.getByTestId('conflict'));
  await Promise.race(conflicts.map((conflict) => conflict.waitFor()));
  const asked = (await conflicts[0]?.count()) ? page : other;
  await expect
    .poll(() => asked.getByTestId('conflict').textContent())
    .toMatch(/From the first tab.*From the second tab|From the second tab.*From the first tab/s);
  const mine = asked === page ? 'From the first tab' : 'From the second tab';
  await asked.getByRole('button', { name: 'Keep mine' }).click();
  await asked.locator('[data-save-state="confirmed"]').waitFor();
  await expect.poll(() => title.inputValue()).toBe(mine);
  await expect.poll(() => other.getByLabel(/^Job title/).inputValue()).toBe(mine);
  await other.close();
}

/** The field of a question of the draft, counted from one. */
export function questionField(page: Page, n: number): Locator {
  return page
    .getByTestId('question')
    .nth(n - 1)
    .getByLabel('Question', { exact: true });
}

/** Rewrites a question and no other, moves it by the keyboard, removes it and restores it. */
export async function changeQuestions(page: Page): Promise<void> {
  const question = (n: number): Locator => questionField(page, n);
  const [first, second, third] = [
    await question(1).inputValue(),
    await question(2).inputValue(),
    await question(3).inputValue(),
  ];
  await page.getByRole('button', { name: 'Rewrite question 2' }).click();
  await page.getByText('Question 2 rewritten').waitFor();
  const anew = await question(2).inputValue();
  expect(anew).not.toBe(second);
  expect([await question(1).inputValue(), await question(3).inputValue()]).toEqual([first, third]);
  await page.getByRole('button', { name: 'Move question 2 up' }).press('Enter');
  expect([await question(1).inputValue(), await question(2).inputValue()]).toEqual([anew, first]);
  await page.getByRole('button', { name: 'Remove question 1' }).click();
  await expect.poll(() => question(1).inputValue()).toBe(first);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => question(1).inputValue()).toBe(anew);
}

/** Invites one person; an address that is none is refused. */
export async function inviteMia(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('mia@nowhere');
  await page.getByRole('button', { name: 'Send invitation', exact: true }).click();
  await page.getByText('This isn’t a valid email address.').waitFor();
  await page.getByLabel('Email').fill('Mia@Example.com');
  await page.getByRole('button', { name: 'Send invitation', exact: true }).click();
  await page.getByTestId('invited').waitFor();
  await expect
    .poll(() => page.getByTestId('invited').textContent())
    .toMatch(/\/hirely-pro\/join\/[0-9A-Z]{16}/);
}

/** Checks a pasted list, with a verdict on every row. */
export async function checkList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'A list (CSV)' }).click();
  await page
    .getByLabel('Or paste the list')
    .fill(
      'email,name,language\nana@example.com,Ana,es\nmia@example.com,Mia\nbad,X\nana@example.com,again\n=1+1,Y\nsam@example.com,=Sam',
    );
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByTestId('dry-run').waitFor();
  await expect
    .poll(() =>
      page
        .locator('[data-verdict]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-verdict'))),
    )
    .toEqual(['ok', 'alreadyInvited', 'invalidEmail', 'duplicate', 'formulaEmail', 'ok']);
}

/** Begins the interview as a candidate by an invitation that is open, and sees its first question. */
export async function beginByOpenInvitation(job: string, firstQuestion: string): Promise<void> {
  const open = (
    await Promise.all(
      (await idsIn(`${job}/invites`)).map(async (token) => ({
        token,
        ...(await stored(`${job}/invites/${token}`)),
      })),
    )
  ).find((one) => 'status' in one && one.status === 'open');
  const code = String((await stored(`${job}/inviteDetails/${open?.token ?? ''}`))?.['code']);
  const candidate = await newPerson();
  await beginAsGuest(candidate, { code });
  await candidate.page.getByText(firstQuestion).first().waitFor();
  await candidate.leave();
}

/** Expects an entry in the activity, which the owner reads. */
export async function expectInActivity(address: string, words: string): Promise<void> {
  const owner = await newPerson();
  await signIn(owner, people.owner);
  await owner.page.goto(address);
  await owner.page.getByTestId('activity').getByText(words).waitFor();
  await owner.leave();
}

/** Revokes the first invitation of the list. */
export async function revokeFirst(page: Page): Promise<void> {
  await page.getByTestId('invite-row').first().getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByTestId('invite-row').first().getByText('Revoked').waitFor();
}

/** Closes the job and opens it again. */
export async function closeAndReopen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close job' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close job' }).click();
  await page.getByText('This job isn’t open.').waitFor();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('button', { name: 'Close job' }).waitFor();
}

/** Expects the publication and the three invitations in the activity, which the owner reads on a phone in the dark. */
export async function expectPublishedInActivity(address: string): Promise<void> {
  const owner = await newPerson({ phone: true, dark: true });
  await signIn(owner, people.owner);
  await owner.page.goto(address);
  await owner.page.getByTestId('activity').getByText('Published the interview').waitFor();
  await expect
    .poll(() =>
      owner.page.getByTestId('activity').getByText('Invited a candidate, 3 times').count(),
    )
    .toBe(1);
  expect(await axeCheck(owner.page)).toEqual([]);
  await owner.leave();
}
