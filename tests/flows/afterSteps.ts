// The steps of a candidate after the interview: a receipt, a transcript corrected, a remark, the survey, a request, and their own copy.
import JSZip from 'jszip';
import { expect } from 'vitest';
import { type Invited, sessionPath } from './candidateWorld.ts';
import { idsIn, put, stored } from '../support/operator.ts';
import { field, unfold, untilSaved } from './guestSteps.ts';
import { downloadBy } from '../support/downloads.ts';
import type { Page } from 'playwright-core';
import type { Person } from '../support/people.ts';

export const heard = 'I called the costumer first and then the driver';
export const right = 'I called the customer first and then the driver';

/** A spoken answer as the room leaves it on the server. */
export async function speak(session: string, answerId: string): Promise<string> {
  const [, org = '', , job = '', , uid = ''] = session.split('/');
  const storagePath = `interviews/${org}/${job}/${uid}/${answerId}/take1.webm`;
  await put(`${session}/answers/${answerId}`, {
    type: 'video',
    storagePath,
    mime: 'audio/webm',
    size: 1_200_000,
    durationMs: 42_000,
    transcript: heard,
    takes: 1,
    rev: 1,
    updatedAt: new Date(),
  });
  return storagePath;
}

/** Pastes, answers, and expects the paste among the session's events, without its words; returns the path of the session. */
export async function pasteAndAnswer(mara: Person, invited: Invited): Promise<string> {
  const { page } = mara;
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text', 'x'.repeat(240));
    document
      .querySelector('textarea')
      ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await field(mara).fill('A truck was late.');
  await untilSaved(mara);
  const session = await sessionPath(invited);
  await expect.poll(() => idsIn(`${session}/events`)).toHaveLength(2);
  await expect
    .poll(() => stored(`${session}/events/001`))
    .toMatchObject({ kind: 'paste', amount: 240, answerId: 'q1' });
  expect(JSON.stringify(await stored(`${session}/events/001`))).not.toContain('xxx');
  return session;
}

/** Expects what is next first, and the rest folded by the browser's own means. */
export async function expectReceiptFolded(page: Page): Promise<void> {
  const receipt = page.getByTestId('receipt');
  await receipt.locator('summary', { hasText: 'Session activity' }).waitFor();
  expect((await receipt.getByRole('heading').allTextContents()).slice(0, 2)).toEqual([
    'Submitted. Thank you, Mara Lind.',
    'What happens next',
  ]);
  await expect.poll(() => receipt.locator('details[open]').count()).toBe(0);
}

/** Corrects a transcript: the correction is beside what was understood, and can be taken back. */
export async function correctTranscript(page: Page, session: string): Promise<void> {
  const transcript = page.getByTestId('transcript-q3');
  await transcript.getByLabel('Your words').fill(right);
  await transcript.getByRole('button', { name: 'Save correction' }).click();
  await transcript.getByTestId('word-diff').waitFor();
  await expect
    .poll(() => transcript.getByTestId('word-diff').locator('del').allTextContents())
    .toEqual(['costumer ']);
  await expect
    .poll(() => stored(`${session}/transcripts/q3`))
    .toMatchObject({ text: right, source: 'typed', rev: 1 });
  await transcript.getByRole('button', { name: 'Take the correction back' }).click();
  await transcript.getByTestId('word-diff').waitFor({ state: 'detached' });
  await transcript.getByLabel('Your words').fill(right);
  await transcript.getByRole('button', { name: 'Save correction' }).click();
  await expect
    .poll(async () => (await stored(`${session}/transcripts/q3`))?.['correctedText'])
    .toBe(right);
}

/** Adds a remark to what the interview noted. */
export async function remarkOnEvent(mara: Person, session: string): Promise<void> {
  const { page } = mara;
  await unfold(mara, 'Session activity');
  const log = page.getByTestId('room-log');
  await log.getByText('240 characters were pasted').waitFor();
  await log.getByRole('button', { name: /^Say something to this: 240/ }).click();
  await log.getByLabel('Your remark').fill('My own notes.');
  await log.getByRole('button', { name: 'Save remark' }).click();
  await log.getByText('Your remark: My own notes.').waitFor();
  await expect
    .poll(() => stored(`${session}/events/001`))
    .toMatchObject({ note: 'My own notes.', amount: 240 });
}

/** Answers the survey: one answer in a batch, and a mark that names the batch and nothing else. */
export async function answerSurvey(mara: Person, session: string): Promise<void> {
  const { page } = mara;
  await unfold(mara, 'How was it?');
  await page.getByRole('radiogroup', { name: 'Did it feel fair?' }).getByLabel('Partly').check();
  await page.getByLabel('Anything else?').fill('The clock could be smaller.');
  await page.getByRole('button', { name: 'Send feedback', exact: true }).click();
  await page.getByText('Your answers were added to those of others').waitFor();
  const batch = await stored(`${session.replace(/\/sessions\/.*/, '')}/surveys/b0`);
  expect(batch).toMatchObject({
    count: 1,
    clear: { none: 1, yes: 0 },
    fair: { partly: 1 },
    trouble: { none: 1 },
  });
  expect(Object.values(batch?.['comments'] as Record<string, string>)).toEqual([
    'The clock could be smaller.',
  ]);
  await expect.poll(() => stored(`${session}/marks/survey`)).toEqual({ done: true, batch: 'b0' });
}

/** Asks for a second look by a person. */
export async function askForReview(mara: Person, session: string): Promise<void> {
  const { page } = mara;
  await unfold(mara, 'Your rights');
  await page.getByRole('button', { name: 'Request a human review' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/What should be reviewed/)
    .fill('Question three was cut off.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send request', exact: true }).click();
  await page.locator('[data-testid=request-humanReview][data-status=open]').waitFor();
  const [, orgId = '', , interviewId = '', , uid = ''] = session.split('/');
  await expect
    .poll(() => stored(`organizations/${orgId}/dataRequests/${uid}_${interviewId}_humanReview`))
    .toMatchObject({ status: 'open', note: 'Question three was cut off.' });
}

/** Downloads the own copy: everything is in it, and what could not be fetched is named. */
export async function expectCopyComplete(mara: Person): Promise<void> {
  const { page } = mara;
  await unfold(mara, 'Your copy');
  const zip = await JSZip.loadAsync(await downloadBy(page, 'Download everything'), {
    checkCRC32: true,
  });
  const data = JSON.parse((await zip.file('data.json')?.async('string')) ?? '{}') as Record<
    string,
    unknown
  >;
  expect(data).toMatchObject({
    identity: { fullName: 'Mara Lind' },
    answers: { q1: { text: 'A truck was late.' } },
    transcripts: { q3: { text: right, correctedText: right } },
    requests: [{ type: 'humanReview' }],
    notFetched: [expect.stringContaining('q3/take1.webm')],
  });
  expect(await zip.file('answers.txt')?.async('string')).toContain(right);
}

/** Expects all answers in print, also those nobody opened, and no buttons. */
export async function expectAllPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByText('A truck was late.').isVisible()).toBe(true);
  await expect
    .poll(() => page.getByRole('button', { name: 'Download everything' }).isVisible())
    .toBe(false);
  await page.getByText('people at Lantern Freight delete it').waitFor();
}
