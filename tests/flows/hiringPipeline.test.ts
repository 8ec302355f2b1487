// A job with many candidates as a table: read page by page, searched, filtered, selected, moved together and taken back, exported.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#data/firestore/ids.ts';
import { makeScale, countInStatus, type ScaleWorld } from '../../local/seed/scale.ts';
import { axeCheck } from '../support/axe.ts';
import { addresses } from '../support/firebase.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { change, idsIn } from '../support/operator.ts';

const all = 120;
const names = [
  'Zoë "Z" O\'Neil',
  '=HYPERLINK("http://a.test")',
  '+34 Ana',
  'Ünal Özil 🙂',
  '@Mia',
  'Line\nBreak',
  '＝1+1',
];

/** What comes true within a while, also on a busy machine. */
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look);

describe('the candidates of a job as a table', () => {
  let world: ScaleWorld;
  let recruiter: Person;
  let reviewer: Person;
  const rows = ({ page }: Person) => page.getByTestId('candidate-row');
  const row = ({ page }: Person, name: string) =>
    page
      .getByTestId('candidate-row')
      .filter({ has: page.getByRole('link', { name, exact: true }) });
  const loaded = async ({ page }: Person): Promise<number> =>
    Number(await page.getByTestId('candidates').getAttribute('data-rows'));
  const jobPage = (query = ''): string => `/jobs/${world.interviewId}${query}`;
  const moves = async (): Promise<number> =>
    (await idsIn(`organizations/${world.orgId}/auditLog`)).filter((id) => id.startsWith('stage_'))
      .length;

  beforeAll(async () => {
    world = await makeScale(addresses(), {
      id: `table-${createId().slice(0, 6).toLowerCase()}`,
      jobs: 1,
      candidates: all,
      judged: true,
      names,
    });
    [recruiter, reviewer] = await Promise.all([newPerson(), newPerson()]);
    await Promise.all([
      signIn(recruiter, world.people.recruiter),
      signIn(reviewer, world.people.reviewer),
    ]);
    await Promise.all([recruiter.goTo(jobPage()), reviewer.goTo(jobPage())]);
  });
  afterAll(() => Promise.all([recruiter, reviewer].map((person) => person.leave())));

  it('reads fifty, draws what is in view, and reads on as one scrolls', async () => {
    await rows(recruiter).first().waitFor();
    expect(await loaded(recruiter)).toBe(50);
    await expect.poll(() => rows(recruiter).count()).toBeLessThan(40);
    expect(await axeCheck(recruiter.page)).toEqual([]);
    await soon(async () => {
      await recruiter.page.mouse.wheel(0, 4_000);
      return loaded(recruiter);
    }).toBe(all);
    await expect.poll(() => rows(recruiter).count()).toBeLessThan(60);
    await recruiter.page.getByText(`${all} candidates`, { exact: true }).waitFor();
    await recruiter.page.evaluate(() => window.scrollTo(0, 0));
  });

  it('finds people by any word of their name, whatever the case or accents, and keeps the words out of the address', async () => {
    const { page } = recruiter;
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('ozil');
    await row(recruiter, 'Ünal Özil 🙂').waitFor();
    await soon(() => rows(recruiter).count()).toBe(1);
    await search.fill('C9@');
    await soon(() => rows(recruiter).count()).toBe(1);
    await search.fill('no one of this name');
    await page.getByText('No one found for “no one of this name”').waitFor();
    expect(page.url()).not.toContain('nobody');
    await search.fill('');
    await soon(() => loaded(recruiter)).toBeGreaterThanOrEqual(50);
  });

  it("shows who needs my scorecard and who waits; a saved filter is each person's own", async () => {
    const { page } = recruiter;
    const choose = async (label: string, option: string): Promise<void> => {
      const box = page.getByRole('combobox', { name: label });
      await box.click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await expect.poll(() => box.textContent(), { message: label }).toBe(option);
    };
    await choose('My scorecard', 'Needs my scorecard');
    await choose('Stage', 'In review');
    // The list of before may begin with people of this stage: it is longer than all of them.
    await soon(
      async () =>
        (await rows(recruiter).allTextContents()).every((text) => text.includes('In review')) &&
        (await rows(recruiter).count()) > 0 &&
        (await loaded(recruiter)) < countInStatus('in_review', all),
    ).toBe(true);
    const missing = await loaded(recruiter);
    await choose('My scorecard', 'Has my scorecard');
    await soon(async () => (await loaded(recruiter)) + missing).toBe(
      countInStatus('in_review', all),
    );
    await choose('Stage', 'All stages');
    await choose('My scorecard', 'Any');
    await choose('Waiting', '30 days or more');
    await rows(recruiter).first().waitFor();
    await expect.poll(() => row(recruiter, names[1] ?? '').count()).toBe(0);
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Order' }).textContent())
      .toContain('Submitted: oldest first');
    await page.getByRole('button', { name: 'Saved filters' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Waits too long');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Filter “Waits too long” saved').waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await soon(() => new URL(page.url()).search).not.toContain('waiting');
    await page.getByRole('button', { name: 'Saved filters' }).click();
    await page.getByRole('button', { name: /^Waits too long/ }).click();
    await soon(() => new URL(page.url()).search).toContain('waiting=30');
    await reviewer.page.getByRole('button', { name: 'Saved filters' }).click();
    await reviewer.page.getByText('No saved filters yet', { exact: false }).waitFor();
    await reviewer.page.keyboard.press('Escape');
    await recruiter.goTo(jobPage());
  });

  it('selects by keyboard, as a range, and all that is shown', async () => {
    const { page } = recruiter;
    await rows(recruiter).first().waitFor();
    const box = (index: number) => rows(recruiter).nth(index).getByRole('checkbox');
    await box(0).focus();
    await page.keyboard.press('Space');
    await page.getByText('1 selected').waitFor();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.getByText('4 selected').waitFor();
    await box(8).click({ modifiers: ['Shift'] });
    await page.getByText('9 selected').waitFor();
    await page.getByRole('checkbox', { name: 'Select all 50 rows that are shown' }).check();
    await page.getByText('50 selected').waitFor();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect.poll(() => page.getByTestId('bulk-bar').count()).toBe(0);
  });

  it('says before a move who can be moved and who cannot; moves the rest, tells colleagues at once, and takes it back', async () => {
    const { page } = recruiter;
    const chosen = [1, 2, 3, 4, 5, 12];
    for (const index of chosen) await rows(recruiter).nth(index).getByRole('checkbox').click();
    await page.getByTestId('bulk-bar').getByRole('button', { name: 'Move to…' }).click();
    await page.getByRole('menuitem', { name: 'In review' }).click();
    const dialog = page.getByRole('dialog');
    // One is there already, one has left.
    await dialog.getByText('4 candidates can be moved now', { exact: false }).waitFor();
    await dialog.getByText('1 is there already:').waitFor();
    await dialog.getByText('1 hasn’t submitted, or has left:').waitFor();
    const before = await moves();
    await dialog.getByRole('button', { name: 'Move 4' }).click();
    await page.getByText('4 of 4 moved', { exact: true }).waitFor();
    await row(reviewer, '@Mia').getByText('In review').waitFor();
    expect(await moves()).toBe(before + 4);
    // Away from under the header, where a row is half covered.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo: move 4 back' }).click();
    await page.getByText('4 of 4 moved back').waitFor();
    await row(reviewer, '@Mia').getByText('Submitted', { exact: true }).waitFor();
    await row(reviewer, 'Line Break').getByText('Shortlisted').waitFor();
    expect(await moves()).toBe(before + 8);
    await page.getByRole('button', { name: 'Done' }).click();
  });

  it("rejects nobody in bulk: each needs a person's decision", async () => {
    const { page } = recruiter;
    await rows(recruiter).nth(1).getByRole('checkbox').click();
    await page.getByTestId('bulk-bar').getByRole('button', { name: 'Move to…' }).click();
    await page.getByRole('menuitem', { name: 'Rejected' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText('1 candidate needs a decision to reject, with a reason, first:')
      .waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /^Move/ }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Clear selection' }).click();
  });

  it('follows what somebody else does while it asks', async () => {
    const { page } = recruiter;
    await rows(recruiter).nth(1).getByRole('checkbox').click();
    await rows(recruiter).nth(2).getByRole('checkbox').click();
    await page.getByTestId('bulk-bar').getByRole('button', { name: 'Move to…' }).click();
    await page.getByRole('menuitem', { name: 'In review' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('2 candidates can be moved now', { exact: false }).waitFor();
    const uid = (await rows(recruiter).nth(1).getAttribute('data-candidate')) ?? '';
    await change(`organizations/${world.orgId}/interviews/${world.interviewId}/candidates/${uid}`, {
      stage: 'in_review',
      rev: 90,
    });
    await dialog.getByText('1 is there already:').waitFor();
    await dialog.getByRole('button', { name: 'Move 1' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  it('exports everybody as a file in which nothing runs', async () => {
    const { page } = reviewer;
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Route-Planner-Candidates.csv');
    const folder = mkdtempSync(join(tmpdir(), 'hirely-export-'));
    await download.saveAs(join(folder, 'table.csv'));
    const text = readFileSync(join(folder, 'table.csv'), 'utf8');
    rmSync(folder, { recursive: true });
    expect(text.startsWith('\ufeff')).toBe(true);
    const { data, errors } = Papa.parse<string[]>(text.slice(1), {
      delimiter: ',',
      newline: '\r\n',
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(data.length).toBe(all + 1);
    expect(data[0]).not.toContain('Rating');
    const written = data.slice(1).map(([name]) => name);
    expect(written.slice(0, names.length)).toEqual(
      names.map((name) => (/^[=+@＝]/.test(name) ? `'${name}` : name)),
    );
    await page.getByText(`${all} candidates exported.`).waitFor();
  });
});
