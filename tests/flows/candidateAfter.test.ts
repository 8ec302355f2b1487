// After the interview: the receipt, a transcript put right, the room's notes answered, the survey, requests, one's own copy; and what the company sees of it.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { orgId } from '../../local/seed/companies.ts';
import { people } from '../../local/seed/accounts.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { invite, sessionPath } from './candidateWorld.ts';
import { pageOf } from './reviewWorld.ts';
import { idsIn, put, stored } from '../support/operator.ts';
import { beginAsGuest, field, send, toReview, unfold, untilSaved } from './guestSteps.ts';

const heard = 'I called the costumer first and then the driver';
const right = 'I called the customer first and then the driver';

/** A spoken answer as the room leaves it on the server. */
async function speak(session: string, answerId: string): Promise<string> {
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

describe('after the interview', () => {
  it('the candidate puts right, answers, asks, and takes a copy', async () => {
    const invited = await invite();
    const mara = await newPerson({ phone: true });
    const { page } = mara;
    await page.setViewportSize({ width: 320, height: 720 });
    await beginAsGuest(mara, invited);
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
    await expect.poll(() => idsIn(`${session}/events`), { timeout: 15_000 }).toHaveLength(2);
    await expect
      .poll(() => stored(`${session}/events/001`), { timeout: 15_000 })
      .toMatchObject({ kind: 'paste', amount: 240, answerId: 'q1' });
    expect(JSON.stringify(await stored(`${session}/events/001`))).not.toContain('xxx');
    await toReview(mara);
    await send(mara);
    // What is next comes first; the rest is folded, by the browser's own means.
    const receipt = page.getByTestId('receipt');
    await receipt.locator('summary', { hasText: 'What the room noted' }).waitFor();
    expect((await receipt.getByRole('heading').allTextContents()).slice(0, 2)).toEqual([
      'Sent. Thank you, Mara Lind.',
      'What happens next',
    ]);
    await expect.poll(() => receipt.locator('details[open]').count()).toBe(0);
    await speak(session, 'q3');

    // The transcript: the correction stands beside what was understood, and can be taken back.
    const transcript = page.getByTestId('transcript-q3');
    await transcript.getByLabel('Your words').fill(right);
    await transcript.getByRole('button', { name: 'Save correction' }).click();
    await transcript.getByTestId('word-diff').waitFor();
    await expect
      .poll(() => transcript.getByTestId('word-diff').locator('del').allTextContents())
      .toEqual(['costumer ']);
    await expect
      .poll(() => stored(`${session}/transcripts/q3`), { timeout: 15_000 })
      .toMatchObject({ text: right, source: 'typed', rev: 1 });
    await transcript.getByRole('button', { name: 'Take the correction back' }).click();
    await transcript.getByTestId('word-diff').waitFor({ state: 'detached' });
    await transcript.getByLabel('Your words').fill(right);
    await transcript.getByRole('button', { name: 'Save correction' }).click();
    await expect
      .poll(async () => (await stored(`${session}/transcripts/q3`))?.['correctedText'])
      .toBe(right);

    // What the room noted, and a word to it.
    await unfold(mara, 'What the room noted');
    const log = page.getByTestId('room-log');
    await log.getByText('240 characters were pasted').waitFor();
    await log.getByRole('button', { name: /^Say something to this: 240/ }).click();
    await log.getByLabel('Your remark').fill('My own notes.');
    await log.getByRole('button', { name: 'Save remark' }).click();
    await log.getByText('Your remark: My own notes.').waitFor();
    await expect
      .poll(() => stored(`${session}/events/001`), { timeout: 15_000 })
      .toMatchObject({ note: 'My own notes.', amount: 240 });

    // The survey: a voice in a batch, and a mark that names the batch and says nothing else.
    await unfold(mara, 'How was it?');
    await page.getByRole('radiogroup', { name: 'Did it feel fair?' }).getByLabel('Partly').check();
    await page.getByLabel('Anything else?').fill('The clock could be smaller.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Your answers were added to those of others').waitFor();
    const batch = await stored(
      `organizations/${invited.orgId}/interviews/${invited.interviewId}/surveys/b0`,
    );
    expect(batch).toMatchObject({
      count: 1,
      clear: { none: 1, yes: 0 },
      fair: { partly: 1 },
      trouble: { none: 1 },
    });
    expect(Object.values(batch?.['comments'] as Record<string, string>)).toEqual([
      'The clock could be smaller.',
    ]);
    await expect
      .poll(() => stored(`${session}/marks/survey`), { timeout: 15_000 })
      .toEqual({ done: true, batch: 'b0' });

    // Rights.
    await unfold(mara, 'Your rights');
    await page.getByRole('button', { name: 'Ask for a second look by a person' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/What should be looked at/)
      .fill('Question three was cut off.');
    await page.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
    await page.locator('[data-testid=request-humanReview][data-status=open]').waitFor();
    const uid = session.split('/').at(-1) ?? '';
    await expect
      .poll(
        () =>
          stored(
            `organizations/${invited.orgId}/dataRequests/${uid}_${invited.interviewId}_humanReview`,
          ),
        { timeout: 15_000 },
      )
      .toMatchObject({ status: 'open', note: 'Question three was cut off.' });

    await unfold(mara, 'Your answers');
    await page.getByRole('button', { name: /^3\. / }).click();
    expect(await axeCheck(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );

    // One's own copy: everything, also what could not be fetched is named.
    await unfold(mara, 'Your copy');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download everything' }).click(),
    ]);
    const folder = await mkdtemp(join(tmpdir(), 'copy-'));
    await download.saveAs(join(folder, 'copy.zip'));
    const zip = await JSZip.loadAsync(await readFile(join(folder, 'copy.zip')), {
      checkCRC32: true,
    });
    await rm(folder, { recursive: true });
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

    // On paper all answers are open, and no buttons; also what nobody opened here.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByText('A truck was late.').isVisible()).toBe(true);
    await expect
      .poll(() => page.getByRole('button', { name: 'Download everything' }).isVisible())
      .toBe(false);
    await page.getByText('people at Lantern Freight delete it').waitFor();
    await mara.leave();
  }, 150_000);

  it('the company sees correction and circumstances; the candidate sees who looked; a manager closes the request', async () => {
    const uid = 'seed-c-tomwhitfield';
    const job = 'seed-backend';
    const session = `organizations/${orgId}/interviews/${job}/sessions/${uid}`;
    const answerId = (await idsIn(`${session}/answers`)).find((id) => !id.includes('_f')) ?? '';
    const of = await speak(session, answerId);
    await put(`${session}/transcripts/${answerId}`, {
      text: heard,
      source: 'browser',
      language: 'en',
      of,
      by: uid,
      correctedText: right,
      correctedAt: new Date(),
      rev: 2,
      createdAt: new Date(),
    });
    await put(`${session}/events/000`, {
      kind: 'away',
      amount: 31,
      agoSeconds: 0,
      savedAt: new Date(),
      device: 'd1',
      answerId,
      note: 'The door bell.',
    });
    await put(`organizations/${orgId}/dataRequests/${uid}_${job}_humanReview`, {
      uid,
      interviewId: job,
      type: 'humanReview',
      status: 'open',
      createdAt: new Date(),
      note: 'Please look again.',
    });

    const olivia = await newPerson();
    await olivia.context.addInitScript(() => localStorage.setItem('hirely.worker.paused', '1'));
    await signIn(olivia, people.owner);
    await olivia.goTo(pageOf(job, uid));
    const { page } = olivia;
    const note = page.getByTestId('transcript-note').first();
    await note.getByRole('button', { name: 'Show what was corrected' }).click();
    await expect.poll(() => note.locator('ins').allTextContents()).toEqual(['customer ']);
    await page.locator(`#answer-${answerId}`).getByText(right).first().waitFor();
    await page
      .locator('section', { has: page.getByRole('heading', { name: 'Circumstances' }) })
      .getByRole('button', { name: 'Show' })
      .click();
    await page.getByTestId('room-sums').waitFor();
    await expect
      .poll(() => page.getByTestId('room-sums').textContent())
      .toContain('out of sight once, 31 s');
    await expect
      .poll(async () => (await stored(`${session}/views/${people.owner.uid}`))?.['role'])
      .toBe('owner');
    expect(await axeCheck(page)).toEqual([]);
    await page
      .getByTestId('request-humanReview')
      .getByRole('button', { name: 'Mark as done' })
      .click();
    await page.getByTestId('request-humanReview').waitFor({ state: 'detached' });
    await expect
      .poll(() => stored(`organizations/${orgId}/dataRequests/${uid}_${job}_humanReview`), {
        timeout: 15_000,
      })
      .toMatchObject({ status: 'done', closedBy: people.owner.uid });
    await olivia.leave();
  }, 120_000);
});
