// The steps of two colleagues through one candidate: a mention, scorecards far apart, and a level overridden and revised.
import { expect } from 'vitest';
import { orgId } from '../../local/seed/companies.ts';
import { people } from '../../local/seed/accounts.ts';
import { axeCheck } from '../support/axe.ts';
import { idsIn } from '../support/operator.ts';
import type { Person } from '../support/people.ts';
import { printSheet, takeScreenshot } from './printSheet.ts';
import { handIn, readAs } from './reviewWorld.ts';

export const job = 'seed-support';
export const fatima = 'seed-c-fatimazahra';
const session = `organizations/${orgId}/interviews/${job}/sessions/${fatima}`;
const run = `${job}_${fatima}_1`;
/** The tables of totals, without and with overrides. */
export const tables = ['AI', 'AI, with your team’s levels'];

/** Expects that nothing of the AI is open before the own scorecard is in. */
export async function expectAiClosed(ravi: Person): Promise<void> {
  expect(await readAs(people.recruiter, `${session}/ratings/${run}`)).toBe(403);
  expect(await ravi.page.locator('[data-rating], [data-override]').count()).toBe(0);
}

/** Names Clara in a note: "@" offers colleagues to the keyboard; the note and its notice come in one commit. */
export async function mentionClara(ravi: Person): Promise<void> {
  const note = ravi.page.getByRole('textbox', { name: 'New note' });
  await note.click();
  await note.pressSequentially('Please look at the refund answer, @cla');
  await ravi.page.getByRole('option', { name: /Clara Nunes/ }).waitFor();
  await expect
    .poll(() => note.getAttribute('aria-activedescendant'))
    .toBe(await ravi.page.getByRole('option', { name: /Clara Nunes/ }).getAttribute('id'));
  expect(await axeCheck(ravi.page)).toEqual([]);
  await ravi.page.keyboard.press('Enter');
  await expect
    .poll(() => note.inputValue())
    .toBe('Please look at the refund answer, @Clara Nunes ');
  await ravi.page.getByText('Will tell Clara Nunes').waitFor();
  await ravi.page.getByRole('button', { name: 'Add note' }).click();
}

/** Asks Clara for a review; nobody reads the notices of others. */
export async function askClara(ravi: Person): Promise<void> {
  await ravi.page.getByRole('button', { name: 'Request a review' }).click();
  await ravi.page.getByRole('button', { name: 'Ask Clara Nunes' }).click();
  await ravi.page.getByText('1 colleague was asked.').waitFor();
  await ravi.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(
    await readAs(people.recruiter, `organizations/${orgId}/members/${people.reviewer.uid}/notices`),
  ).toBe(403);
}

/** Opens the note from the bell: its words stay closed until the own scorecard is in; that one names her is shown. */
export async function openMention(clara: Person): Promise<void> {
  await clara.goTo('/hiring-dashboard');
  await clara.page.getByTestId('notice-bell').click();
  const notices = clara.page.getByRole('dialog', { name: 'Notifications' });
  await notices.getByText('Fatima Zahra', { exact: false }).first().waitFor();
  await takeScreenshot(clara.page, 'bell');
  expect(await axeCheck(clara.page)).toEqual([]);
  await notices
    .getByRole('link', { name: /Ravi Menon mentioned you in a note/ })
    .first()
    .click();
  // Its words stay closed until her own scorecard is in; that there are some, and that one names her, is shown.
  const closedNotes = clara.page.getByTestId('closed-notes');
  await closedNotes.getByText(/opens? when you submit your scorecard/).waitFor();
  await closedNotes.getByText(/mentions? you/).waitFor();
  await expect
    .poll(() => closedNotes.evaluate((element) => element === document.activeElement))
    .toBe(true);
  expect(await clara.page.getByText('Please look at the refund answer').count()).toBe(0);
  const noteIds = await idsIn(`${session}/notes`);
  expect(
    await Promise.all(noteIds.map((id) => readAs(people.reviewer, `${session}/notes/${id}`))),
  ).toContain(403);
}

/** Prints before the own scorecard is in: nothing of others is on the sheet. */
export async function printBeforeScorecard(clara: Person): Promise<void> {
  await clara.page.getByRole('button', { name: 'Print or save as PDF' }).click();
  const closed = await printSheet(clara.page);
  expect(closed.sheet).toContain('hadn’t submitted a scorecard yet');
  expect(closed.sheet).not.toContain('Comparison');
  expect(closed.pdf).toContain('Fatima Zahra');
}

/** Hands in two scorecards four levels apart; neither is read by the other before. */
export async function handInFarApart(ravi: Person, clara: Person): Promise<void> {
  await handIn(clara, '1 · Limited', '1 · Strong no');
  await clara.page.locator('[data-wanted]').waitFor();
  await expect
    .poll(() => clara.page.locator('[data-wanted] [data-mention]').innerText())
    .toBe('@Clara Nunes');
  await expect.poll(() => clara.page.getByTestId('closed-notes').count()).toBe(0);
  expect(await readAs(people.recruiter, `${session}/reviews/${people.reviewer.uid}`)).toBe(403);
  await handIn(ravi, '5 · Outstanding', '5 · Strong yes');
  const far = ravi.page.getByTestId('far-apart');
  await far.waitFor();
  await far.getByText('Up to 4 levels apart').first().waitFor();
  await far.getByText('Clara Nunes').first().waitFor();
  expect(await axeCheck(ravi.page)).toEqual([]);
}

/** Gives another level than the AI, which needs a reason. */
export async function overrideLevel(ravi: Person): Promise<void> {
  await ravi.page.getByRole('button', { name: 'Override rating for question 1' }).click();
  const dialog = ravi.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '5 · Outstanding' }).check({ force: true });
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('short');
  await dialog.getByRole('button', { name: 'Record the level' }).click();
  await dialog.getByText('Write at least 10 characters.').waitFor();
  await dialog
    .getByRole('textbox', { name: /^Reason/ })
    .fill('Names the customer, the step and the result.');
  expect(await axeCheck(ravi.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Record the level' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Revises the override of a colleague, which is beside the original at once. */
export async function reviseOverride(clara: Person): Promise<void> {
  const clarasView = clara.page.locator('[data-override="q1"]');
  await expect.poll(() => clarasView.getAttribute('data-words')).toBe('1');
  await clarasView.getByText('Names the customer, the step and the result.').waitFor();
  for (const name of tables) await clara.page.getByRole('table', { name, exact: true }).waitFor();
  await clara.page.getByRole('button', { name: 'Revise the level for question 1' }).click();
  await clara.page
    .getByRole('dialog')
    .getByRole('radio', { name: '3 · Solid' })
    .check({ force: true });
  await clara.page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Reason/ })
    .fill('The result is only claimed, not shown.');
  await clara.page.getByRole('button', { name: 'Record the level' }).click();
}

/** Expects the override and its revision, and that the owner reads neither. */
export async function expectBothOverrides(ravi: Person): Promise<void> {
  await expect
    .poll(() => ravi.page.locator('[data-override="q1"]').getAttribute('data-words'))
    .toBe('2');
  await ravi.page.getByRole('button', { name: '1 earlier word' }).click();
  await ravi.page
    .getByRole('list', { name: 'Said before' })
    .getByText('Names the customer')
    .waitFor();
  await expect
    .poll(async () => idsIn(`${session}/overrides`))
    .toEqual([`${run}_q1_1`, `${run}_q1_2`]);
  expect(await readAs(people.owner, `${session}/overrides/${run}_q1_1`)).toBe(403);
}

/** Prints after the own scorecard is in: others and their reasons are on the sheet. */
export async function printAfterScorecard(clara: Person): Promise<void> {
  await clara.page.getByRole('button', { name: 'Print or save as PDF' }).click();
  const open = await printSheet(clara.page);
  for (const words of ['Comparison', 'Ravi Menon', 'The result is only claimed, not shown.'])
    expect(open.sheet).toContain(words);
  expect(open.pdf).toContain('Fatima Zahra');
}
