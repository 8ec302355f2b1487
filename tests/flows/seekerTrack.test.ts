/** A job seeker's tracker: a job is pasted once, carried over the board, found in the table and the calendar, taken into one's own calendar, and never lost. */
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Documents } from '../../local/seed/documents.ts';
import { axeCheck } from '../support/axe.ts';
import { addresses, createAccount } from '../support/firebase.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { change, idsIn, stored } from '../support/operator.ts';

const id = `tr${Date.now().toString(36)}`;
const who = { email: `${id}@seeker.example`, password: 'try-hirely-1' };
const zone = 'Europe/Madrid';
const tools = '/job-seeker/job-tools';
const posting = `Night Baker
Company: Lark & Sons
Location: Lisbon
Salary: €30,000
Closing date: 24 December 2031
https://lark.test/jobs/7

You bake bread for 40 shops while the town sleeps. You must have experience with sourdough and shift planning. Spanish is a plus.`;

const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 20_000 });
/** A day from now where she lives. */
const ahead = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(Date.now() + days * 86_400_000);

let person: Person;
let phone: Person;
let uid = '';
let jobId = '';
const trackedJob = () => stored(`users/${uid}/jobTrackers/${jobId}`);
const column = (state: string) => person.page.getByTestId(`column-${state}`);
const card = (state: string) =>
  column(state).getByTestId('job-card').filter({ hasText: 'Night Baker' });

async function textOf(file: Download): Promise<string> {
  const path = join(tmpdir(), `hirely-${id}-${file.suggestedFilename()}`);
  await file.saveAs(path);
  const text = await readFile(path, 'utf8');
  await rm(path);
  return text;
}

beforeAll(async () => {
  uid = await createAccount({ ...who, emailVerified: true, displayName: 'Tess Ortiz' });
  const documents = new Documents();
  const before = new Date(Date.now() - 9 * 86_400_000);
  documents.add(
    'users',
    { uid },
    {
      email: who.email,
      displayName: 'Tess Ortiz',
      firstName: 'Tess',
      lastName: 'Ortiz',
      isHiringManager: false,
      isJobSeeker: true,
      isAdmin: false,
      isSuperAdmin: false,
      tier: 'FreeJobSeeker',
      language: 'en',
      termsAccepted: true,
      marketingAccepted: false,
      firstLogin: before,
      lastLogin: before,
      createdAt: before,
    },
  );
  documents.add(
    'resumes',
    { uid, id: 'version' },
    { title: 'For bakeries', status: 'version', createdAt: before, updatedAt: before },
  );
  const [host = '', port = ''] = addresses().firestore.split(':');
  await documents.writeTo(addresses().projectId, host, Number(port));
  [person, phone] = await Promise.all([
    newPerson({ zone }),
    newPerson({ phone: true, dark: true }),
  ]);
  await signIn(person, who);
  await person.goTo(`${tools}?tab=track`);
}, 120_000);
afterAll(() => Promise.all([person.leave(), phone.leave()]));

describe('a job', () => {
  it('is pasted, read, corrected, and survives a reload before it is added', async () => {
    const { page } = person;
    await page.getByRole('heading', { name: 'Start with a job you want' }).waitFor();
    await page.getByRole('button', { name: 'Paste a job description' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a job' });
    await dialog.getByLabel('Job description').fill(posting);
    await soon(() => dialog.getByLabel(/^Job title/).inputValue()).toBe('Night Baker');
    await expect.poll(() => dialog.getByLabel('Company').inputValue()).toBe('Lark & Sons');
    await expect.poll(() => dialog.getByLabel('Last day to apply').inputValue()).toBe('2031-12-24');
    await dialog.getByText('Read from “Location: Lisbon”').waitFor();
    await dialog.getByLabel('Place').fill('Lisbon, Alfama');
    await expect.poll(() => dialog.getByText('Read from “Location: Lisbon”').count()).toBe(0);
    await page.reload();
    await soon(() => dialog.getByLabel(/^Job title/).inputValue()).toBe('Night Baker');
    await expect.poll(() => dialog.getByLabel('Place').inputValue()).toBe('Lisbon, Alfama');
    await dialog.getByLabel('Reading the description').waitFor({ state: 'detached' });
    expect(await axeCheck(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add job' }).click();
    await card('interested').waitFor();
    [jobId = ''] = await idsIn(`users/${uid}/jobTrackers`);
    await expect.poll(trackedJob, { timeout: 15_000 }).toMatchObject({
      title: 'Night Baker',
      company: 'Lark & Sons',
      place: 'Lisbon, Alfama',
      salary: '€30,000',
      url: 'https://lark.test/jobs/7',
      text: posting,
      status: 'interested',
      content: { reading: { title: 'Night Baker' } },
    });
  });

  it('is noticed when it is there already, and may be added all the same', async () => {
    const { page } = person;
    await page.getByRole('button', { name: 'Add a job' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a job' });
    await dialog.getByRole('button', { name: 'Add job' }).click();
    await dialog.getByText('Name the job.').waitFor();
    await dialog.getByLabel(/^Job title/).fill('Another');
    await dialog.getByLabel('Link to the posting').fill('www.lark.test/jobs/7?utm_source=mail');
    await dialog
      .getByText('You already have this job: Night Baker · Lark & Sons (Interested).')
      .waitFor();
    await dialog.getByRole('button', { name: 'Add anyway' }).waitFor();
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

describe('the board', () => {
  it('is moved over by the keyboard, and taken back', async () => {
    const { page } = person;
    await card('interested').getByRole('button', { name: 'Lift Night Baker' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('Night Baker lifted from “Interested”.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await page.getByText('Night Baker is over “Applied”, place 1.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await card('applied').waitFor();
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Lift Night Baker',
    );
    await soon(async () => (await trackedJob())?.['status']).toBe('applied');
    expect((await trackedJob())?.['appliedAt']).toBeTruthy();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card('interested').waitFor();
    await soon(async () => (await trackedJob())?.['appliedAt']).toBe(null);
  });

  it('keeps what is moved offline and sends it later', async () => {
    const { page } = person;
    await person.context.setOffline(true);
    await card('interested').getByRole('button', { name: 'Move Night Baker' }).click();
    await page.getByRole('menuitem', { name: 'Interviewing' }).click();
    await card('interviewing')
      .getByTitle('On this device; sent as soon as there is a network')
      .or(card('interviewing').getByLabel('On this device; sent as soon as there is a network'))
      .first()
      .waitFor({ state: 'attached' });
    expect((await trackedJob())?.['status']).toBe('interested');
    await person.context.setOffline(false);
    await soon(async () => (await trackedJob())?.['status']).toBe('interviewing');
    expect(await axeCheck(page)).toEqual([]);
  });
});

describe("a job's page", () => {
  it('keeps dates, notes, tasks and contacts as they are typed', async () => {
    const { page } = person;
    await card('interviewing').getByRole('link', { name: 'Night Baker' }).click();
    const job = page.getByTestId('job-page');
    await job.getByLabel('Notes', { exact: true }).fill('Ask about the oven.');
    await job.getByLabel('Interview', { exact: true }).fill(ahead(3));
    await job.getByLabel('Time (if known)').fill('09:30');
    await job.getByLabel('What is to be done').fill('Send the form, soon');
    await job.getByLabel('By (optional)').fill(ahead(1));
    await job.getByRole('button', { name: 'Add', exact: true }).click();
    await job.getByRole('checkbox', { name: /Send the form, soon/ }).waitFor();
    await job.getByRole('button', { name: 'Add a contact' }).click();
    await job.getByLabel(/^Name/).fill('Remy Ortiz');
    await job.getByLabel('E-mail').fill('remy');
    await job.getByRole('button', { name: 'Save', exact: true }).click();
    await job.getByText('Enter an e-mail address such as').waitFor();
    await job.getByLabel('E-mail').fill('remy@lark.test');
    await job.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(() => job.getByRole('link', { name: 'remy@lark.test' }).getAttribute('href'))
      .toBe('mailto:remy@lark.test');
    await expect
      .poll(() => job.getByRole('link', { name: 'Open the posting' }).getAttribute('rel'))
      .toContain('noopener');
    await job.getByLabel('Resume that was sent').click();
    await page.getByRole('option', { name: 'For bakeries' }).click();
    await soon(trackedJob).toMatchObject({
      notes: 'Ask about the oven.',
      resumeId: 'version',
      contacts: [{ name: 'Remy Ortiz', email: 'remy@lark.test' }],
      tasks: [{ text: 'Send the form, soon', done: false }],
    });
    await job.locator('[data-save-state="confirmed"]').waitFor();
    expect(await axeCheck(page)).toEqual([]);
  });

  it('says what is wrong by the field, keeps the words over a reload, and lets two tabs work side by side', async () => {
    const { page } = person;
    const job = page.getByTestId('job-page');
    await job.getByLabel('Link to the posting').fill('javascript:alert(1)');
    await job.getByText('Enter an address that begins with').waitFor();
    await page.reload();
    await soon(() => job.getByLabel('Link to the posting').inputValue()).toBe(
      'javascript:alert(1)',
    );
    expect((await trackedJob())?.['url']).toBe('https://lark.test/jobs/7');
    const other = await person.context.newPage();
    await other.goto(`${tools}?tab=track&open=${jobId}`);
    const there = other.getByTestId('job-page');
    await there.getByLabel('Company').fill('Lark and Sons');
    await job.getByLabel('Link to the posting').fill('lark.test/jobs/8');
    await soon(trackedJob).toMatchObject({
      company: 'Lark and Sons',
      url: 'https://lark.test/jobs/8',
      notes: 'Ask about the oven.',
    });
    await soon(() => job.getByLabel('Company').inputValue()).toBe('Lark and Sons');
    await soon(() => there.getByLabel('Link to the posting').inputValue()).toBe(
      'https://lark.test/jobs/8',
    );
    await other.close();
    await page.keyboard.press('Escape');
    await job.waitFor({ state: 'detached' });
  });
});

describe('other looks', () => {
  it('is a table that finds, sorts and goes into a file', async () => {
    const { page } = person;
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByLabel('Words').fill('nobody');
    await page.getByText('No job found').waitFor();
    await page.getByLabel('Words').fill('remy');
    const row = page.getByTestId('jobs').getByRole('row', { name: /Night Baker/ });
    await row.waitFor();
    await page.getByRole('columnheader', { name: 'Company' }).getByRole('button').click();
    expect(page.url()).toContain('sort=company-up');
    expect(await axeCheck(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    expect(await textOf(file)).toContain(
      'Night Baker,Lark and Sons,"Lisbon, Alfama",Interviewing,',
    );
  });

  it("is a calendar whose entries open in one's own", async () => {
    const { page } = person;
    await page.getByRole('button', { name: 'Calendar' }).click();
    await page.getByText(`Times in ${zone}`).waitFor();
    const today = page.getByTestId('month').locator('[tabindex="0"]').first();
    await today.focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await page
      .getByTestId('chosen-day')
      .getByRole('link', { name: 'Interview: Night Baker · Lark and Sons' })
      .waitFor();
    expect(await axeCheck(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save all as .ics' }).click(),
    ]);
    const lines = (await textOf(file)).replace(/\r\n[ \t]/g, '').split('\r\n');
    const { interviewAt } = (await trackedJob()) as unknown as {
      interviewAt: { toDate: () => Date };
    };
    const at = interviewAt
      .toDate()
      .toISOString()
      .replace(/[-:]|\.\d{3}/g, '');
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${jobId}-interview@jobs.hirely`,
        `DTSTART:${at}`,
        'SUMMARY:Interview: Night Baker · Lark and Sons',
        'TRIGGER:-P1D',
        `DTSTART;VALUE=DATE:${ahead(1).replace(/-/g, '')}`,
        'SUMMARY:Send the form\\, soon (Night Baker · Lark and Sons)',
      ]),
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  });

  it('is a list on a phone, in Spanish', async () => {
    await change(`users/${uid}`, { language: 'es' });
    await signIn(phone, who);
    const { page } = phone;
    await phone.goTo(`${tools}?tab=track&view=calendar`);
    await page
      .getByTestId('agenda')
      .getByRole('link', { name: 'Entrevista: Night Baker · Lark and Sons' })
      .waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await phone.goTo(`${tools}?tab=track&view=board`);
    await page
      .getByTestId('column-interviewing')
      .getByRole('link', { name: 'Night Baker' })
      .waitFor();
    expect(await axeCheck(page)).toEqual([]);
  });

  it('goes with the job in hand to the other tools, and is deleted after asking', async () => {
    const { page } = person;
    await person.goTo(`${tools}?tab=track&view=board&open=${jobId}`);
    await page
      .getByTestId('job-page')
      .getByRole('link', { name: /^(Prepare|Preparar)$/ })
      .click();
    await soon(() => page.url()).toContain(`tab=prepare&job=${jobId}`);
    await person.goTo(`${tools}?tab=track&view=board&open=${jobId}`);
    await page.getByRole('button', { name: /^(Delete this job|Eliminar este empleo)$/ }).click();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: /^(Delete|Eliminar)$/ })
      .click();
    await page.getByTestId('job-page').waitFor({ state: 'detached' });
    await soon(() => idsIn(`users/${uid}/jobTrackers`)).toEqual([]);
    expect(
      [...person.problems, ...phone.problems].filter(
        (problem) =>
          !/ERR_INTERNET_DISCONNECTED|WebChannel|Failed to load resource|cleardot\.gif/.test(
            problem,
          ),
      ),
    ).toEqual([]);
  });
});
