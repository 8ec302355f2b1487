// The pipeline as a board: carried by pointer and by keyboard, moved by a menu, taken back; what ends the way is decided by a person.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#data/firestore/ids.ts';
import { makeScale, countInStatus, type ScaleWorld } from '../../local/seed/scale.ts';
import { axeCheck } from '../support/axe.ts';
import { addresses } from '../support/firebase.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { change, stored } from '../support/operator.ts';

const all = 60;
const names = [
  'Ari Zero',
  'Bo One',
  'Cy Two',
  'Di Three',
  'Ed Four',
  'Flo Five',
  'Gus Six',
  'Hal Seven',
];

/** What comes true within a while, also on a busy machine. */
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look);

describe('the board of a job', () => {
  let world: ScaleWorld;
  let recruiter: Person;
  let reviewer: Person;
  const column = ({ page }: Person, stage: string) => page.getByTestId(`column-${stage}`);
  const card = (person: Person, stage: string, name: string) =>
    column(person, stage).getByTestId('card').filter({ hasText: name });
  const session = (index: number): string =>
    `organizations/${world.orgId}/interviews/${world.interviewId}/candidates/${world.interviewId.replace('-job-0000', '')}-c${String(index).padStart(5, '0')}`;

  beforeAll(async () => {
    world = await makeScale(addresses(), {
      id: `board-${createId().slice(0, 6).toLowerCase()}`,
      jobs: 1,
      candidates: all,
      judged: true,
      names,
    });
    await change(`users/${world.people.reviewer.uid}`, { language: 'es' });
    [recruiter, reviewer] = await Promise.all([
      newPerson(),
      newPerson({ phone: true, language: 'es', dark: true }),
    ]);
    await Promise.all([
      signIn(recruiter, world.people.recruiter),
      signIn(reviewer, world.people.reviewer),
    ]);
    const board = `/jobs/${world.interviewId}?view=board`;
    await Promise.all([recruiter.goTo(board), reviewer.goTo(board)]);
    await Promise.all(
      [recruiter, reviewer].map((person) => person.page.getByTestId('card').first().waitFor()),
    );
  });
  afterAll(() => Promise.all([recruiter, reviewer].map((person) => person.leave())));

  it('has a column per stage with its number, counted by the server', async () => {
    for (const stage of [
      'in_progress',
      'submitted',
      'in_review',
      'shortlisted',
      'offer',
      'hired',
      'rejected',
      'withdrawn',
      'expired',
    ] as const) {
      await soon(() => column(recruiter, stage).getAttribute('data-count')).toBe(
        String(countInStatus(stage, all)),
      );
    }
    expect(await axeCheck(recruiter.page)).toEqual([]);
    expect(await axeCheck(reviewer.page)).toEqual([]);
  });

  it('is looked at by reviewers, in their language, and changed by editors alone', async () => {
    await expect
      .poll(() => reviewer.page.getByRole('button', { name: /^(Levantar|Mover) a/ }).count())
      .toBe(0);
    await expect
      .poll(() => recruiter.page.getByRole('button', { name: /^Lift/ }).count())
      .toBeGreaterThan(5);
    await reviewer.page.getByRole('group', { name: 'Proceso de selección' }).waitFor();
  });

  it('carries a card by the pointer, tells colleagues at once, and takes it back', async () => {
    const { page } = recruiter;
    await card(recruiter, 'submitted', 'Bo One').scrollIntoViewIfNeeded();
    const from = await card(recruiter, 'submitted', 'Bo One').boundingBox();
    const to = await column(recruiter, 'in_review').boundingBox();
    if (!from || !to) throw new Error('The board is not in view.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height - 8);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2 + 20, from.y + from.height, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + 40, { steps: 12 });
    await page.mouse.up();
    await card(recruiter, 'in_review', 'Bo One').waitFor();
    await page.getByText('Bo One moved to “In review”').waitFor();
    await card(reviewer, 'in_review', 'Bo One').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card(recruiter, 'submitted', 'Bo One').waitFor();
    await card(reviewer, 'submitted', 'Bo One').waitFor();
    await expect.poll(async () => (await stored(session(1)))?.['stage']).toBe(undefined);
  });

  it('carries a card by the keyboard, says where it is, and gives the focus back', async () => {
    const { page } = recruiter;
    await card(recruiter, 'submitted', 'Cy Two')
      .getByRole('button', { name: 'Lift Cy Two' })
      .focus();
    await page.keyboard.press('Space');
    await page.getByText('Cy Two lifted from “Submitted”.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await page.getByText('Cy Two is over “In review”.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await card(recruiter, 'in_review', 'Cy Two').waitFor();
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Lift Cy Two',
    );
    await page.keyboard.press('Space');
    await page.getByText('Cy Two lifted from “In review”.').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.getByText('Cy Two stays where they were.').waitFor({ state: 'attached' });
    await expect.poll(async () => (await stored(session(2)))?.['stage']).toBe('in_review');
  });

  it('asks for a decision where the way ends, needs the own scorecard first, and moves nobody who is not decided', async () => {
    const { page } = recruiter;
    const moveTo = async (from: string, name: string, stage: RegExp): Promise<void> => {
      await card(recruiter, from, name)
        .getByRole('button', { name: `Move ${name}` })
        .click();
      await page.getByRole('menuitem', { name: stage }).click();
    };
    await moveTo('submitted', 'Ed Four', /^Rejected/);
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText('Submit your own scorecard before you decide.', { exact: false })
      .waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /^Decide/ }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await card(recruiter, 'submitted', 'Ed Four').waitFor();

    await moveTo('in_review', 'Hal Seven', /^Rejected/);
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Short');
    await dialog.getByRole('button', { name: 'Decide and move to “Rejected”' }).click();
    await dialog.getByText('Write at least 10 characters.').waitFor();
    await dialog.getByText('Choose a main reason.').waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await expect.poll(async () => (await stored(session(7)))?.['stage']).toBe('in_review');
    await dialog
      .getByRole('textbox', { name: /^Reason/ })
      .fill('No own part in any of the examples he gave.');
    await dialog.getByRole('combobox', { name: /^Main reason/ }).click();
    await page.getByRole('option', { name: 'Too little experience' }).click();
    await dialog.getByRole('button', { name: 'Decide and move to “Rejected”' }).click();
    await card(recruiter, 'rejected', 'Hal Seven').waitFor();
    await expect
      .poll(() => stored(`${session(7).replace('/candidates/', '/sessions/')}/decision/current`))
      .toMatchObject({
        outcome: 'reject',
        reasonCode: 'experience',
        reason: 'No own part in any of the examples he gave.',
        decidedBy: world.people.recruiter.uid,
      });
    await soon(() => column(recruiter, 'rejected').getAttribute('data-count')).toBe(
      String(countInStatus('rejected', all) + 1),
    );
  });

  it('moves at once where it is decided already', async () => {
    const { page } = recruiter;
    const somebody = column(recruiter, 'offer').getByTestId('card').first();
    const name = (await somebody.getByRole('link').textContent()) ?? '';
    await somebody.getByRole('button', { name: `Move ${name}` }).click();
    await page.getByRole('menuitem', { name: /^Hired/ }).click();
    await page.getByText(`${name} moved to “Hired”`).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});
