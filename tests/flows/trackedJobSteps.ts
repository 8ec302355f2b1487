// The steps of a job seeker at one tracked job, a night baker's.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from '../support/people.ts';

/** The posting that is pasted. */
export const posting = `Night Baker
Company: Lark & Sons
Location: Lisbon
Salary: €30,000
Closing date: 24 December 2031
https://lark.test/jobs/7

You bake bread for 40 shops while the town sleeps. You must have experience with sourdough and shift planning. Spanish is a plus.`;

/** Pastes the posting into an empty tracker, checks what was read, and corrects the location. */
export async function pasteJob(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Start with a job you want' }).waitFor();
  await page.getByRole('button', { name: 'Paste a job description' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a job' });
  await dialog.getByLabel('Job description').fill(posting);
  await expect.poll(() => dialog.getByLabel(/^Job title/).inputValue()).toBe('Night Baker');
  await expect.poll(() => dialog.getByLabel('Company').inputValue()).toBe('Lark & Sons');
  await expect.poll(() => dialog.getByLabel('Last day to apply').inputValue()).toBe('2031-12-24');
  await dialog.getByText('Read from “Location: Lisbon”').waitFor();
  await dialog.getByLabel('Place').fill('Lisbon, Alfama');
  await expect.poll(() => dialog.getByText('Read from “Location: Lisbon”').count()).toBe(0);
}

/** Fills in the job once more, by the address of its posting, and sees it recognised. */
export async function fillDuplicate(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Add job' }).click();
  await dialog.getByText('Name the job.').waitFor();
  await dialog.getByLabel(/^Job title/).fill('Another');
  await dialog.getByLabel('Link to the posting').fill('www.lark.test/jobs/7?utm_source=mail');
  await dialog
    .getByText('You already have this job: Night Baker · Lark & Sons (Interested).')
    .waitFor();
  await dialog.getByRole('button', { name: 'Add anyway' }).waitFor();
}

/** Adds a task with its day. */
export async function addTask(job: Locator, due: string): Promise<void> {
  await job.getByLabel('Task description').fill('Send the form, soon');
  await job.getByLabel('By (optional)').fill(due);
  await job.getByRole('button', { name: 'Add task', exact: true }).click();
  await job.getByRole('checkbox', { name: /Send the form, soon/ }).waitFor();
}

/** Adds a contact, whose address is refused at first. */
export async function addContact(job: Locator): Promise<void> {
  await job.getByRole('button', { name: 'Add a contact' }).click();
  await job.getByLabel(/^Name/).fill('Remy Ortiz');
  await job.getByLabel('Email').fill('remy');
  await job.getByRole('button', { name: 'Save', exact: true }).click();
  await job.getByText('Enter an email address such as').waitFor();
  await job.getByLabel('Email').fill('remy@lark.test');
  await job.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => job.getByRole('link', { name: 'remy@lark.test' }).getAttribute('href'))
    .toBe('mailto:remy@lark.test');
}

/** Expects the interview and the task in a calendar file, and nothing else. */
export function expectBothEntries(
  file: string,
  jobId: string,
  interviewAt: Date,
  due: string,
): void {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  const at = interviewAt.toISOString().replace(/[-:]|\.\d{3}/g, '');
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:${jobId}-interview@jobs.hirely`,
      `DTSTART:${at}`,
      'SUMMARY:Interview: Night Baker · Lark and Sons',
      'TRIGGER:-P1D',
      `DTSTART;VALUE=DATE:${due.replace(/-/g, '')}`,
      'SUMMARY:Send the form\\, soon (Night Baker · Lark and Sons)',
    ]),
  );
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
}

/** Carries a card from the column of interest to the one of applications, by keyboard. */
export async function carryToApplied(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Lift Night Baker' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Night Baker lifted from “Interested”.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText('Night Baker is over “Applied”, place 1.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
}

/** Deletes the open job, which asks first; in either language. */
export async function deleteJob(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Delete this job|Eliminar este empleo)$/ }).click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^(Delete|Eliminar)$/ })
    .click();
  await page.getByTestId('job-page').waitFor({ state: 'detached' });
}

/** The problems of people who were offline, without those that a lost network makes. */
export function problemsBesideNetwork(...people: readonly Person[]): string[] {
  return people
    .flatMap(({ problems }) => problems)
    .filter(
      (problem) =>
        !/ERR_INTERNET_DISCONNECTED|WebChannel|Failed to load resource|cleardot\.gif/.test(problem),
    );
}
