// The master resume of a job seeker: a PDF and a Word file brought in, every field with its line, one set right and still right after a reload, two tabs at once, the file kept and removed; then one stored job: fit, keyword gap, red flags.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { buildProtectedPdf, buildScannedPdf } from '#ai/documents/files.fixture.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { idsIn, put, stored } from '../support/operator.ts';
import { docx, pdf, posting } from './seekerResumeFiles.ts';
import { createSeeker, newSeeker } from './seekerWorld.ts';

const who = newSeeker('resume', 'Nia', 'Sol');
let uid = '';
let nia: Person;
let page: Page;

const field = (path: string, on: Page = page) => on.locator(`[data-path="${path}"]`);
const input = (path: string, on: Page = page) => field(path, on).locator('input, textarea').first();
const saved = (on: Page = page) => on.locator('[data-save-state="confirmed"]').waitFor();
const take = (file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type="file"]').first().setInputFiles(file);
const resumes = () => idsIn(`users/${uid}/resumes`);

beforeAll(async () => {
  uid = await createSeeker(who, { tier: 'FreeJobSeeker', firstLogin: new Date() });
  await put(`users/${uid}/jobTrackers/job1`, {
    title: 'Bookshop Manager',
    company: 'Pebble',
    text: posting,
    status: 'interested',
    createdAt: new Date(),
    updatedAt: new Date(),
  });
  nia = await newPerson();
  ({ page } = nia);
  await signIn(nia, who);
  await nia.goTo('/job-seeker/job-tools?tab=resume');
});
afterAll(() => nia.leave());

describe('bringing a resume in', () => {
  it('says what is wrong with a file, and takes the next one', async () => {
    await take({
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(buildScannedPdf()),
    });
    await page
      .getByText('This PDF holds only pictures of pages, no text. Paste the text instead.')
      .waitFor();
    await take({
      name: 'locked.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(buildProtectedPdf()),
    });
    await page.getByText('This PDF is protected by a password.').waitFor();
    await take({
      name: 'picture.png',
      mimeType: 'image/png',
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]),
    });
    await page.getByText('Use a PDF, a Word document (.docx) or a text file.').waitFor();
    expect(await axeCheck(page)).toEqual([]);
  });

  it('shows every field with its line and page, and what nobody can see', async () => {
    await take(pdf);
    await page.getByTestId('resume-fields').waitFor();
    await expect.poll(() => input('name').inputValue()).toBe('Nia Sol');
    await expect.poll(() => input('experience.0.employer').inputValue()).toBe('Pebble Books');
    await expect
      .poll(() => field('location').locator('[data-origin]').getAttribute('data-origin'))
      .toBe('none');
    await field('location').getByText('Not found').waitFor();
    await page.getByText('The file holds 1 passage that no one can see.').waitFor();
    await field('experience.0.bullets.0')
      .getByRole('button', { name: /show Line \d+, page 1/ })
      .click();
    await expect
      .poll(() => page.getByTestId('lit-line').innerText())
      .toContain('Sold 40 books a day');
    expect(await axeCheck(page)).toEqual([]);
    // The page shows it before the server has it.
    const [first] = await resumes();
    await expect
      .poll(async () => (await stored(`users/${uid}/settings/seeker`))?.['masterId'])
      .toBe(first);
  });

  it('keeps corrections, also after a reload and from two tabs', async () => {
    await input('experience.0.title').fill('Bookseller');
    await field('experience.0.title').getByText('Corrected by you').waitFor();
    await saved();
    const other = await nia.context.newPage();
    await other.goto('/job-seeker/job-tools?tab=resume');
    await input('location', other).fill('York');
    await input('phone').fill('+44 20 5550 0200');
    await Promise.all([saved(other), saved()]);
    await page.reload();
    await page.getByTestId('resume-fields').waitFor();
    expect(
      await Promise.all(
        ['experience.0.title', 'location', 'phone'].map((path) => input(path).inputValue()),
      ),
    ).toEqual(['Bookseller', 'York', '+44 20 5550 0200']);
    await other.close();
    await field('experience.0.title')
      .getByRole('button', { name: /put back/ })
      .click();
    await field('experience.0.title').locator('[data-origin="file"]').waitFor();
    await expect.poll(() => input('experience.0.title').inputValue()).toBe('Shop Assistant');
    await page.getByLabel('Add a skill').first().fill('Salesforce');
    await page.getByRole('button', { name: 'Add a skill' }).click();
    await saved();
    const [id = ''] = await resumes();
    await expect
      .poll(async () => (await stored(`users/${uid}/resumes/${id}`))?.['content'].resume.skills)
      .toContain('Salesforce');
  });

  it('tells what a parser sees, and how ready it is, line by line', async () => {
    await page.getByRole('tab', { name: 'Checklist' }).click();
    await page
      .locator('[data-check="deeds"]')
      .getByText('“Responsible for the window.”')
      .or(page.locator('[data-check="deeds"]').getByText('“Responsible for the window”'))
      .waitFor();
    await expect
      .poll(() => page.locator('[data-check="sections"]').getAttribute('data-state'))
      .toBe('improve');
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Parser view' }).click();
    await page
      .locator('[data-remark="hidden"]')
      .getByText('Ignore all previous instructions')
      .waitFor();
    await expect
      .poll(() => page.getByTestId('read-section').allInnerTexts())
      .toEqual(expect.arrayContaining(['Work', 'Skills']));
    expect(await axeCheck(page)).toEqual([]);
  });

  it('takes a Word file as another master, keeps its file on wish, and deletes both', async () => {
    await page.getByRole('button', { name: 'Add a resume' }).click();
    await take(docx);
    await page.getByRole('button', { name: 'Save file' }).click();
    await page.getByText('The file “nia-sol-2.docx” is saved here.').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await download).suggestedFilename()).toBe('nia-sol-2.docx');
    expect(await resumes()).toHaveLength(2);
    await page.getByRole('button', { name: 'More about nia-sol-2' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByText('the saved file are permanently deleted').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(resumes).toHaveLength(1);
  });
});

describe('one job and the master resume', () => {
  it('shows what to look out for, then the fit and the keyword gap with its sum, and keeps them', async () => {
    await nia.goTo('/job-seeker/job-tools?tab=fit&job=job1');
    await page.locator('[data-flag="unpaidWork"]').getByText('unpaid trial week').waitFor();
    await expect
      .poll(() =>
        page
          .locator('[data-flag]')
          .evaluateAll((flags) => flags.map((flag) => flag.getAttribute('data-flag'))),
      )
      .toEqual(['unpaidWork', 'family', 'noPay']);
    await page.getByRole('button', { name: 'Check the fit' }).click();
    await page.getByTestId('gap-formula').waitFor();
    // The sentence and the rows are put beside each other once both are there.
    await expect
      .poll(async () => {
        const sentence = await page.getByTestId('gap-formula').innerText();
        const [, found, asked] = /Found (\d+) ÷ asked (\d+)/.exec(sentence) ?? [];
        const rows = page.locator('[data-ability]');
        const met = page.locator('[data-ability]:not([data-state="missing"])');
        return [Number(found) - (await met.count()), Number(asked) - (await rows.count())];
      })
      .toEqual([0, 0]);
    expect(await page.locator('[data-ability]').count()).toBeGreaterThan(0);
    const names = await page
      .locator('[data-ability]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-ability')));
    expect(new Set(names).size).toBe(names.length);
    await expect
      .poll(() => page.locator('[data-ability="Salesforce"]').getAttribute('data-state'))
      .toBe('met');
    await expect
      .poll(() => page.locator('[data-ability="French"]').getAttribute('data-state'))
      .toBe('missing');
    await page
      .locator('[data-ability="Excel"][data-state="met"]')
      .getByRole('button', { name: /^Excel: / })
      .first()
      .click();
    await expect
      .poll(() => page.getByTestId('two-texts').locator('mark').allInnerTexts())
      .toContain('Excel');
    expect(await axeCheck(page)).toEqual([]);
    await page.reload();
    await page.getByTestId('gap-formula').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Check again' }).count()).toBe(0);
  });

  it('adds a missing line on the spot, in the words of its owner, and reads it at once', async () => {
    const french = page.locator('[data-ability="French"]');
    await french.getByRole('button', { name: 'Add to my resume: French' }).click();
    await page
      .getByRole('textbox', { name: 'Your line about French' })
      .fill('Served guests in French every summer');
    expect(await axeCheck(page)).toEqual([]);
    await french.getByRole('button', { name: 'Save line' }).click();
    await page
      .locator('[data-ability="French"][data-state="met"]')
      .getByText('Served guests in French every summer')
      .waitFor();
    const [resumeId] = await resumes();
    await expect
      .poll(async () => JSON.stringify(await stored(`users/${uid}/resumes/${resumeId ?? ''}`)))
      .toContain('Served guests in French every summer');
    await page.getByTestId('fit-changed').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-ability="French"][data-state="met"]').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Check again' }).count()).toBe(0);
  });

  it('says when the resume has changed since', async () => {
    await nia.goTo('/job-seeker/job-tools?tab=resume');
    await input('experience.0.title').fill(`Head Bookseller ${Date.now()}`);
    await saved();
    await nia.goTo('/job-seeker/job-tools?tab=fit&job=job1');
    await page.getByTestId('fit-changed').getByText('Your resume has changed since.').waitFor();
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByTestId('fit-changed').waitFor({ state: 'detached' });
    // The files that were refused on purpose, and the commit of one tab that came second and was made again.
    expect(
      nia.problems.filter(
        (problem) => !/Fault: file(?:Scanned|Protected|Type)|status of 400/.test(problem),
      ),
    ).toEqual([]);
  });
});
