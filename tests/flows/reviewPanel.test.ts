// A panel at work: nobody sees others' judgement before their own, a named colleague is told at once, an override stands beside the original, differences come first, and all of it prints.
import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { orgId } from '../../local/seed/companies.ts';
import { people } from '../../local/seed/accounts.ts';
import { readLayout } from '#ai/documents/readDocument.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Device, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { handIn, pageOf, readAs } from './reviewWorld.ts';
import { idsIn } from '../support/operator.ts';

/** A folder for pictures to look at; none when tests only test. */
const pictures = process.env['FLOWS_PICTURES'];
const job = 'seed-support';
const fatima = 'seed-c-fatimazahra';
const ian = 'seed-c-ianmcleod';
/** Ravi's own scorecard is in. */
const rosa = 'seed-c-rosadelgado';
const sessionOf = (candidate: string): string =>
  `organizations/${orgId}/interviews/${job}/sessions/${candidate}`;
const run = `${job}_${fatima}_1`;

/** Held against a page of another browser: it may take the network a moment. */
const soon = <T>(get: () => Promise<T> | T) => expect.poll(get, { timeout: 20_000 });

async function staff(
  who: { email: string; password: string },
  device: Device = {},
): Promise<Person> {
  const person = await newPerson(device);
  await person.context.addInitScript(() => {
    localStorage.setItem('hirely.worker.paused', '1');
    window.print = () => undefined;
  });
  await signIn(person, who);
  return person;
}

/** What the sheet on paper says, and the words of the PDF that a browser makes of it. */
async function printedSheet(page: Page): Promise<{ sheet: string; pdf: string; pages: number }> {
  await page.locator('[data-print-sheet]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.locator('[data-print-sheet]').innerText();
  await expect.poll(() => page.locator('main').first().isVisible()).toBe(false);
  // Dark words on white, also for those who work in the dark.
  const ink = await page
    .locator('[data-print-sheet] p')
    .first()
    .evaluate((element) => getComputedStyle(element).color);
  expect(Math.max(...(ink.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(130);
  const bytes = await page.pdf({
    format: 'A4',
    ...(pictures ? { path: `${pictures}/paper-${Date.now()}.pdf` } : {}),
  });
  const { text, pages } = await readLayout(new Blob([new Uint8Array(bytes)]), 'sheet.pdf');
  await page.emulateMedia({ media: null });
  return { sheet, pdf: text, pages };
}

describe('a panel', () => {
  const all: Person[] = [];
  afterAll(() => Promise.all(all.map((person) => person.leave())));

  it('tells a named colleague at once, keeps judgement apart until handed in, then shows differences and overrides', async () => {
    const [ravi, clara] = await Promise.all([
      staff(people.recruiter),
      staff(people.reviewer, { dark: true }),
    ]);
    all.push(ravi, clara);
    await Promise.all([ravi, clara].map((person) => person.goTo(pageOf(job, fatima))));
    await Promise.all(
      [ravi, clara].map(({ page }) =>
        page.getByRole('heading', { name: 'Fatima Zahra', level: 1 }).waitFor(),
      ),
    );
    expect(await readAs(people.recruiter, `${sessionOf(fatima)}/ratings/${run}`)).toBe(403);
    expect(await ravi.page.locator('[data-rating], [data-override]').count()).toBe(0);

    // "@" offers colleagues to the keyboard; the note and its notice come in one commit and reach the other browser live.
    const bell = clara.page.getByTestId('notice-bell');
    await bell.waitFor();
    const before = Number(await bell.getAttribute('data-unread'));
    const note = ravi.page.getByRole('textbox', { name: 'New note' });
    await note.click();
    await note.pressSequentially('Please look at the refund answer, @cla');
    await ravi.page.getByRole('option', { name: /Clara Nunes/ }).waitFor();
    await expect
      .poll(() => note.getAttribute('aria-activedescendant'))
      .toBe(await ravi.page.getByRole('option', { name: /Clara Nunes/ }).getAttribute('id'));
    expect(await axeCheck(ravi.page)).toEqual([]);
    await ravi.page.keyboard.press('Enter');
    await soon(() => note.inputValue()).toBe('Please look at the refund answer, @Clara Nunes ');
    await ravi.page.getByText('Will tell Clara Nunes').waitFor();
    await ravi.page.getByRole('button', { name: 'Add note' }).click();
    await soon(() => bell.getAttribute('data-unread')).toBe(String(before + 1));
    await ravi.page.getByRole('button', { name: 'Ask a colleague to review' }).click();
    await ravi.page.getByRole('button', { name: 'Ask Clara Nunes' }).click();
    await ravi.page.getByText('1 colleague was asked.').waitFor();
    await ravi.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await soon(() => bell.getAttribute('data-unread')).toBe(String(before + 2));
    expect(
      await readAs(
        people.recruiter,
        `organizations/${orgId}/members/${people.reviewer.uid}/notices`,
      ),
    ).toBe(403);

    // The bell leads to the note.
    await clara.goTo('/hiring-dashboard');
    await bell.click();
    const notices = clara.page.getByRole('dialog', { name: 'Notices' });
    await notices.getByText('Fatima Zahra', { exact: false }).first().waitFor();
    if (pictures) await clara.page.screenshot({ path: `${pictures}/bell.png` });
    expect(await axeCheck(clara.page)).toEqual([]);
    await notices
      .getByRole('link', { name: /Ravi Menon named you in a note/ })
      .first()
      .click();
    // Its words stay closed until her own scorecard is in; that there are some, and that one names her, is shown.
    const closedNotes = clara.page.getByTestId('closed-notes');
    await closedNotes.getByText(/opens? when you submit your scorecard/).waitFor();
    await closedNotes.getByText(/mentions? you/).waitFor();
    await soon(() => closedNotes.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    expect(await clara.page.getByText('Please look at the refund answer').count()).toBe(0);
    const noteIds = await idsIn(`${sessionOf(fatima)}/notes`);
    expect(
      await Promise.all(
        noteIds.map((id) => readAs(people.reviewer, `${sessionOf(fatima)}/notes/${id}`)),
      ),
    ).toContain(403);
    await soon(() => bell.getAttribute('data-unread')).toBe(String(before + 1));

    // Before the own scorecard there is nothing of others, on paper neither.
    await clara.page.getByRole('button', { name: 'Print or save as PDF' }).click();
    const closed = await printedSheet(clara.page);
    expect(closed.sheet).toContain('was not in yet');
    expect(closed.sheet).not.toContain('Side by side');
    expect(closed.pdf).toContain('Fatima Zahra');

    await handIn(clara, '1 · Little', '1 · Definitely not');
    await clara.page.locator('[data-wanted]').waitFor();
    await expect
      .poll(() => clara.page.locator('[data-wanted] [data-mention]').innerText())
      .toBe('@Clara Nunes');
    await expect.poll(() => clara.page.getByTestId('closed-notes').count()).toBe(0);
    expect(
      await readAs(people.recruiter, `${sessionOf(fatima)}/reviews/${people.reviewer.uid}`),
    ).toBe(403);
    await handIn(ravi, '5 · Outstanding', '5 · Definitely yes');
    const far = ravi.page.getByTestId('far-apart');
    await far.waitFor();
    await far.getByText('Up to 4 levels apart').first().waitFor();
    await far.getByText('Clara Nunes').first().waitFor();
    expect(await axeCheck(ravi.page)).toEqual([]);

    // Another level needs a reason; it stands beside the original, live for the other, who revises it.
    await ravi.page.getByRole('button', { name: 'Give another level for question 1' }).click();
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
    const clarasView = clara.page.locator('[data-override="q1"]');
    await soon(() => clarasView.getAttribute('data-words')).toBe('1');
    await clarasView.getByText('Names the customer, the step and the result.').waitFor();
    for (const name of ['AI', 'AI, with your team’s levels'])
      await clara.page.getByRole('table', { name, exact: true }).waitFor();
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
    await soon(() => ravi.page.locator('[data-override="q1"]').getAttribute('data-words')).toBe(
      '2',
    );
    await ravi.page.getByRole('button', { name: '1 earlier word' }).click();
    await ravi.page
      .getByRole('list', { name: 'Said before' })
      .getByText('Names the customer')
      .waitFor();
    expect(await idsIn(`${sessionOf(fatima)}/overrides`)).toEqual([`${run}_q1_1`, `${run}_q1_2`]);
    expect(await readAs(people.owner, `${sessionOf(fatima)}/overrides/${run}_q1_1`)).toBe(403);
    // The arithmetic of both totals adds up.
    for (const name of ['AI', 'AI, with your team’s levels']) {
      const table = ravi.page.getByRole('table', { name, exact: true });
      const rows = await table
        .locator('tbody tr')
        .evaluateAll((lines) =>
          lines.map((row) =>
            [...row.querySelectorAll('td')].map((cell) =>
              Number((cell.textContent ?? '').replace(/[^0-9.]/g, '')),
            ),
          ),
        );
      const sum =
        rows.reduce((total, [weight = 0, level = 0]) => total + weight * level, 0) /
        rows.reduce((total, [weight = 0]) => total + weight, 0);
      expect(
        Number(/= ([\d.]+) of 5/.exec(await table.locator('tfoot').innerText())?.[1]),
      ).toBeCloseTo(sum, 1);
    }
    if (pictures)
      await ravi.page.locator('#judgement').evaluate((element) => {
        element.style.maxHeight = 'none';
        element.style.position = 'static';
      });
    if (pictures)
      await ravi.page.locator('#judgement').screenshot({ path: `${pictures}/judge.png` });

    await clara.page.getByRole('button', { name: 'Print or save as PDF' }).click();
    const open = await printedSheet(clara.page);
    for (const words of ['Side by side', 'Ravi Menon', 'The result is only claimed, not shown.'])
      expect(open.sheet).toContain(words);
    expect(open.pdf).toContain('Fatima Zahra');
    expect([...ravi.problems, ...clara.problems]).toEqual([]);
  }, 180_000);

  it('compares people on criteria, shows only what the reader may see, and prints', async () => {
    const ravi = await staff(people.recruiter);
    all.push(ravi);
    const { page } = ravi;
    await ravi.goTo(`/jobs/${job}?tab=compare&with=${rosa},${ian}`);
    const table = page.getByTestId('compare-table');
    await table.getByRole('link', { name: 'Ian McLeod' }).waitFor();
    await table.getByText('Hand in your own scorecard first').first().waitFor();
    await page
      .getByText('For 1 person your own scorecard is not in yet', { exact: false })
      .waitFor();
    await table.getByText('AI', { exact: true }).first().waitFor();
    const rows = await table.locator('tbody tr').first().locator('td').allInnerTexts();
    expect(rows[0]).toContain('AI');
    expect(rows[1]).toBe('Closed to you');

    // Chosen and unfolded by keyboard.
    const field = page.getByRole('combobox', { name: 'People to compare' });
    await field.focus();
    await page.keyboard.type('Peter');
    await page.getByRole('option', { name: 'Peter Lang' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await soon(() => new URL(page.url()).searchParams.get('with')).toBe(
      `${rosa},${ian},seed-c-peterlang`,
    );
    await table.getByRole('link', { name: 'Peter Lang' }).waitFor();
    await table
      .getByRole('button', { name: /^Show the evidence on/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await table.getByTestId('compare-evidence').first().locator('blockquote').first().waitFor();
    expect(await axeCheck(page)).toEqual([]);
    if (pictures) await page.screenshot({ path: `${pictures}/compare.png`, fullPage: true });
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    const printed = await printedSheet(page);
    for (const name of [
      'Peter Lang',
      'Ian McLeod',
      'Rosa Delgado',
      'Closed to you',
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
    if (pictures) await page.screenshot({ path: `${pictures}/compare320.png`, fullPage: true });
    expect(ravi.problems).toEqual([]);
  }, 90_000);

  it('has shortcuts with help, which type nothing and take nothing from typing', async () => {
    const clara = all[1] ?? (await staff(people.reviewer));
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
    await soon(async () => {
      if (!(await isIn())) await page.keyboard.press('n');
      return isIn();
    }).toBe(true);
    await expect.poll(() => note.inputValue()).toBe('');
    await page.keyboard.type('j?n');
    await expect.poll(() => note.inputValue()).toBe('j?n');
    expect(new URL(page.url()).pathname).toContain(fatima);
    await note.fill('');
  });
});
