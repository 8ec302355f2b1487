// A job seeker's tracker: a job is pasted once, carried over the board, found in the table and the calendar, taken into one's own calendar, and never lost.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { change, firstIdIn, idsIn, put, stored } from '../support/operator.ts';
import {
  addContact,
  addTask,
  carryToApplied,
  deleteJob,
  expectBothEntries,
  fillDuplicate,
  pasteJob,
  posting,
  problemsBesideNetwork,
} from './trackedJobSteps.ts';
import { createSeeker, newSeeker } from './seekerWorld.ts';
import type { Timestamp } from 'firebase/firestore';
import { downloadBy } from '../support/downloads.ts';

const who = newSeeker('track', 'Tess', 'Ortiz');
const zone = 'Europe/Madrid';
const tools = '/job-seeker/job-tools';
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

beforeAll(async () => {
  const before = new Date(Date.now() - 9 * 86_400_000);
  uid = await createSeeker(who, { tier: 'FreeJobSeeker', createdAt: before });
  await put(`users/${uid}/resumes/version`, {
    title: 'For bakeries',
    status: 'version',
    createdAt: before,
    updatedAt: before,
  });
  [person, phone] = await Promise.all([
    newPerson({ zone }),
    newPerson({ phone: true, dark: true }),
  ]);
  await signIn(person, who);
  await person.goTo(`${tools}?tab=track`);
});
afterAll(() => Promise.all([person.leave(), phone.leave()]));

describe('a job', () => {
  it('is pasted, read, corrected, and survives a reload before it is added', async () => {
    const { page } = person;
    await pasteJob(page);
    const dialog = page.getByRole('dialog', { name: 'Add a job' });
    await page.reload();
    await expect.poll(() => dialog.getByLabel(/^Job title/).inputValue()).toBe('Night Baker');
    await expect.poll(() => dialog.getByLabel('Place').inputValue()).toBe('Lisbon, Alfama');
    await dialog.getByLabel('Reading the description').waitFor({ state: 'detached' });
    expect(await axeCheck(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add job' }).click();
    await card('interested').waitFor();
    jobId = await firstIdIn(`users/${uid}/jobTrackers`);
    await expect.poll(trackedJob).toMatchObject({
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
    await fillDuplicate(dialog);
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});

describe('the board', () => {
  it('is moved over by the keyboard, and taken back', async () => {
    const { page } = person;
    await carryToApplied(page, card('interested'));
    await card('applied').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Lift Night Baker');
    await expect.poll(async () => (await trackedJob())?.['status']).toBe('applied');
    expect((await trackedJob())?.['appliedAt']).toBeTruthy();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card('interested').waitFor();
    await expect.poll(async () => (await trackedJob())?.['appliedAt']).toBe(null);
  });

  it('keeps what is moved offline and sends it later', async () => {
    const { page } = person;
    await person.context.setOffline(true);
    await card('interested').getByRole('button', { name: 'Move Night Baker' }).click();
    await page.getByRole('menuitem', { name: 'Interviewing' }).click();
    await card('interviewing')
      .getByTitle('Saved on this device. Uploads when you reconnect.')
      .or(card('interviewing').getByLabel('Saved on this device. Uploads when you reconnect.'))
      .first()
      .waitFor({ state: 'attached' });
    expect((await trackedJob())?.['status']).toBe('interested');
    await person.context.setOffline(false);
    await expect.poll(async () => (await trackedJob())?.['status']).toBe('interviewing');
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
    await addTask(job, ahead(1));
    await addContact(job);
    await expect
      .poll(() => job.getByRole('link', { name: 'Open the posting' }).getAttribute('rel'))
      .toContain('noopener');
    await job.getByLabel('Resume that was sent').click();
    await page.getByRole('option', { name: 'For bakeries' }).click();
    await expect.poll(trackedJob).toMatchObject({
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
    await job.getByText('Enter an address that starts with').waitFor();
    await page.reload();
    await expect
      .poll(() => job.getByLabel('Link to the posting').inputValue())
      .toBe('javascript:alert(1)');
    expect((await trackedJob())?.['url']).toBe('https://lark.test/jobs/7');
    const other = await person.context.newPage();
    await other.goto(`${tools}?tab=track&open=${jobId}`);
    const there = other.getByTestId('job-page');
    await there.getByLabel('Company').fill('Lark and Sons');
    await job.getByLabel('Link to the posting').fill('lark.test/jobs/8');
    await expect.poll(trackedJob).toMatchObject({
      company: 'Lark and Sons',
      url: 'https://lark.test/jobs/8',
      notes: 'Ask about the oven.',
    });
    await expect.poll(() => job.getByLabel('Company').inputValue()).toBe('Lark and Sons');
    await expect
      .poll(() => there.getByLabel('Link to the posting').inputValue())
      .toBe('https://lark.test/jobs/8');
    await other.close();
    await page.keyboard.press('Escape');
    await job.waitFor({ state: 'detached' });
  });
});

describe('other views', () => {
  it('is a table that finds, sorts and goes into a file', async () => {
    const { page } = person;
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByLabel('Search', { exact: true }).fill('nobody');
    await page.getByText('No job found').waitFor();
    await page.getByLabel('Search', { exact: true }).fill('remy');
    const row = page.getByTestId('jobs').getByRole('row', { name: /Night Baker/ });
    await row.waitFor();
    await page.getByRole('columnheader', { name: 'Company' }).getByRole('button').click();
    await expect.poll(() => page.url()).toContain('sort=company-up');
    expect(await axeCheck(page)).toEqual([]);
    const file = (await downloadBy(page, 'Save as CSV')).toString('utf8');
    expect(file).toContain('Night Baker,Lark and Sons,"Lisbon, Alfama",Interviewing,');
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
    const file = (await downloadBy(page, 'Save all as .ics')).toString('utf8');
    const { interviewAt } = (await trackedJob()) as unknown as { interviewAt: Timestamp };
    expectBothEntries(file, jobId, interviewAt.toDate(), ahead(1));
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
    await expect.poll(() => page.url()).toContain(`tab=prepare&job=${jobId}`);
    await person.goTo(`${tools}?tab=track&view=board&open=${jobId}`);
    await deleteJob(page);
    await expect.poll(() => idsIn(`users/${uid}/jobTrackers`)).toEqual([]);
    expect(problemsBesideNetwork(person, phone)).toEqual([]);
  });
});
