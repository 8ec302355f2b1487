// A panel at work: nobody sees others' judgement before their own, a mentioned colleague is notified at once, an override is beside the original, differences come first, and all of it prints.
import { afterAll, describe, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { axeCheck } from '../support/axe.ts';
import { type Device, type Person } from '../support/people.ts';
import { expectTotalsToAddUp, newStaff, pageOf } from './reviewWorld.ts';
import {
  askClara,
  expectAiClosed,
  expectBothOverrides,
  fatima,
  handInFarApart,
  job,
  mentionClara,
  openMention,
  overrideLevel,
  printAfterScorecard,
  printBeforeScorecard,
  reviseOverride,
  tables,
} from './panelSteps.ts';
import { printSheet, takeScreenshot } from './printSheet.ts';

const ian = 'seed-c-ianmcleod';
/** Ravi's own scorecard is in. */
const rosa = 'seed-c-rosadelgado';

/** Somebody of the panel, whose browser only pretends to print. */
async function newPanelist(
  who: { email: string; password: string },
  device: Device = {},
): Promise<Person> {
  const person = await newStaff(who, device);
  await person.context.addInitScript(() => {
    window.print = () => undefined;
  });
  return person;
}

describe('a panel', () => {
  const all: Person[] = [];
  afterAll(() => Promise.all(all.map((person) => person.leave())));

  it('notifies a mentioned colleague at once, keeps judgement apart until handed in, then shows differences and overrides', async () => {
    const [ravi, clara] = await Promise.all([
      newPanelist(people.recruiter),
      newPanelist(people.reviewer, { dark: true }),
    ]);
    all.push(ravi, clara);
    await Promise.all([ravi, clara].map((person) => person.goTo(pageOf(job, fatima))));
    await Promise.all(
      [ravi, clara].map(({ page }) =>
        page.getByRole('heading', { name: 'Fatima Zahra', level: 1 }).waitFor(),
      ),
    );
    await expectAiClosed(ravi);

    const bell = clara.page.getByTestId('notice-bell');
    await bell.waitFor();
    const unread = async (): Promise<number> => Number(await bell.getAttribute('data-unread'));
    const before = await unread();
    await mentionClara(ravi);
    await expect.poll(unread).toBe(before + 1);
    await askClara(ravi);
    await expect.poll(unread).toBe(before + 2);
    await openMention(clara);
    await expect.poll(unread).toBe(before + 1);
    await printBeforeScorecard(clara);
    await handInFarApart(ravi, clara);
    await overrideLevel(ravi);
    await reviseOverride(clara);
    await expectBothOverrides(ravi);
    await expectTotalsToAddUp(ravi, tables);
    await printAfterScorecard(clara);
    expect([...ravi.problems, ...clara.problems]).toEqual([]);
  });

  it('compares people on criteria, shows only what the reader may see, and prints', async () => {
    const ravi = await newPanelist(people.recruiter);
    all.push(ravi);
    const { page } = ravi;
    await ravi.goTo(`/jobs/${job}?tab=compare&with=${rosa},${ian}`);
    const table = page.getByTestId('compare-table');
    await table.getByRole('link', { name: 'Ian McLeod' }).waitFor();
    await table.getByText('Submit your own scorecard first').first().waitFor();
    await page.getByText('Submit your scorecard for 1 candidate', { exact: false }).waitFor();
    await table.getByText('AI', { exact: true }).first().waitFor();
    const rows = await table.locator('tbody tr').first().locator('td').allInnerTexts();
    expect(rows[0]).toContain('AI');
    expect(rows[1]).toBe('Hidden until you submit');

    // Chosen and unfolded by keyboard.
    const field = page.getByRole('combobox', { name: 'People to compare' });
    await field.focus();
    await page.keyboard.type('Peter');
    await page.getByRole('option', { name: 'Peter Lang' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => new URL(page.url()).searchParams.get('with'))
      .toBe(`${rosa},${ian},seed-c-peterlang`);
    await table.getByRole('link', { name: 'Peter Lang' }).waitFor();
    await table
      .getByRole('button', { name: /^Show the evidence on/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await table.getByTestId('compare-evidence').first().locator('blockquote').first().waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await takeScreenshot(page, 'compare');
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    const printed = await printSheet(page);
    for (const name of [
      'Peter Lang',
      'Ian McLeod',
      'Rosa Delgado',
      'Hidden until you submit',
      'no figure or reaction shows it',
    ])
      expect(printed.sheet).toContain(name);
    expect(printed.pdf).toContain('Rosa Delgado');
    await page.setViewportSize({ width: 320, height: 720 });
    await page.getByTestId('compare-cards').getByText('Rosa Delgado').first().waitFor();
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    await takeScreenshot(page, 'compare320');
    expect(ravi.problems).toEqual([]);
  });

  it('has shortcuts with help, which type nothing and take nothing from typing', async () => {
    const clara = all[1] ?? (await newPanelist(people.reviewer));
    const { page } = clara;
    await clara.goTo(pageOf(job, fatima));
    await page.getByRole('link', { name: 'Next candidate' }).waitFor();
    const note = page.getByRole('textbox', { name: 'New note' });
    await note.waitFor();
    await page.keyboard.press('?');
    await page
      .getByRole('dialog', { name: 'Keyboard shortcuts' })
      .getByText('Write a note')
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ state: 'detached' });
    const isIn = (): Promise<boolean> =>
      note.evaluate((element) => element === document.activeElement);
    await expect
      .poll(async () => {
        if (!(await isIn())) await page.keyboard.press('n');
        return isIn();
      })
      .toBe(true);
    await expect.poll(() => note.inputValue()).toBe('');
    await page.keyboard.type('j?n');
    await expect.poll(() => note.inputValue()).toBe('j?n');
    expect(new URL(page.url()).pathname).toContain(fatima);
    await note.fill('');
  });
});
