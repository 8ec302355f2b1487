// A spoken interview from the hiring side: set up, published with its storage, opened with a player that checks what it plays; and a resume from the candidate to the reviewer.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { people } from '../../local/seed/accounts.ts';
import { orgId } from '../../local/seed/companies.ts';
import { buildScannedPdf, buildTextPdf } from '#ai/documents/files.fixture.ts';
import { resumeQuestion, resumeQuestionId } from '#domain/jobs/answering.ts';
import { axeCheck, expectNoObstacle } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { invite, type Invited, jobPath, questions, sessionPath } from './candidateWorld.ts';
import { loadRecording, pageOf } from './reviewWorld.ts';
import { change, idsIn, put, stored } from '../support/operator.ts';
import { send, startAsGuest, toReview } from './guestSteps.ts';

const session = `organizations/${orgId}/interviews/seed-video/sessions/seed-c-idabergstrom`;

describe('a recorded answer', () => {
  let reviewer: Person;
  let page: Page;
  const player = () => page.getByTestId('player').first();
  const time = async (): Promise<string> =>
    (await page.getByTestId('player-time').first().textContent()) ?? '';
  beforeAll(async () => {
    reviewer = await newPerson();
    ({ page } = reviewer);
    await signIn(reviewer, people.reviewer);
    await reviewer.goTo(pageOf('seed-video', 'seed-c-idabergstrom'));
    // Without the app's worker a recording is fetched whole, when asked for.
    await loadRecording(page);
    await player().waitFor();
  });
  afterAll(() => reviewer.leave());

  it('is what was sent, byte for byte, and says how long it is', async () => {
    await expect
      .poll(() => page.locator('[data-check]').first().getAttribute('data-check'))
      .toBe('same');
    await expect.poll(time).toMatch(/^0:00 \/ 0:1[345]$/);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('is played, wound and hurried by the keyboard', async () => {
    await player().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(time).toMatch(/^0:05/);
    await page.keyboard.press('Space');
    await expect.poll(() => player().getAttribute('data-playing')).toBe('true');
    await page.keyboard.press('k');
    await expect.poll(() => player().getAttribute('data-playing')).toBe('false');
    await page.keyboard.press('>');
    expect(
      await player()
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.playbackRate),
    ).toBe(1.25);
  });

  it('is found by its words, which are its captions, too', async () => {
    await player().getByTestId('timed-words').nth(1).click();
    await expect
      .poll(() =>
        player()
          .locator('video')
          .evaluate((video: HTMLVideoElement) => video.currentTime),
      )
      .toBeGreaterThan(0.5);
    await expect
      .poll(() => player().getByTestId('timed-words').nth(1).getAttribute('aria-current'))
      .toBe('true');
    await expect
      .poll(() =>
        player()
          .locator('video')
          .evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0),
      )
      .toBeGreaterThan(2);
  });

  it('is warned of when it is another than was sent', async () => {
    await change(`${session}/answers/q1`, {
      sha256: createHash('sha256').update('another').digest('hex'),
    });
    const phone = await newPerson({ phone: true, dark: true });
    await signIn(phone, people.owner);
    await phone.goTo(pageOf('seed-video', 'seed-c-idabergstrom'));
    await loadRecording(phone.page);
    await phone.page.locator('[data-check="different"]').waitFor();
    await expect
      .poll(() => phone.page.locator('[data-check="different"]').textContent())
      .toMatch(/checksum mismatch/);
    await phone.page.getByTestId('player').first().waitFor();
    await expectNoObstacle(phone.page, 'the phone');
    await phone.leave();
  });
});

describe('a spoken interview', () => {
  it('is set up, previewed, published with its storage, and shown before inviting', async () => {
    const recruiter = await newPerson();
    const { page } = recruiter;
    await signIn(recruiter, people.recruiter);
    await recruiter.goTo('/new-job-interview/seed-draft-marketing');
    await page.getByTestId('question').first().waitFor();
    await page.getByLabel(/^Video or voice/).check();
    const first = page.getByTestId('question').first();
    await first.getByLabel('Video', { exact: true }).uncheck();
    await first.getByLabel('Time to think').click();
    await page.getByRole('option', { name: '1 minute' }).click();
    await first.getByLabel('Retakes', { exact: true }).click();
    await page.getByRole('option', { name: 'None' }).click();
    const firstId = await first.getAttribute('data-question');
    const last = page.getByTestId('question').last();
    await last.getByLabel('Video', { exact: true }).uncheck();
    await last.getByLabel('Voice', { exact: true }).uncheck();
    await expect.poll(() => last.getByLabel('Writing', { exact: true }).isDisabled()).toBe(true);
    await page.getByLabel('Retakes per answer').fill('2');
    await page
      .getByTestId('storage-places')
      .getByText(/Each invitation sets aside/)
      .waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await page.locator('[data-save-state="confirmed"]').waitFor();
    const count = await page.getByTestId('question').count();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await page.waitForURL(/\/jobs\/.*tab=invites/);
    await page
      .getByTestId('storage-places')
      .getByText(`Each invitation sets aside ${count - 1} recordings`, { exact: false })
      .waitFor();
    const interview = await stored(`organizations/${orgId}/interviews/seed-draft-marketing`);
    expect(interview).toMatchObject({
      type: 'video',
      retakes: 2,
      ownRetakes: { [firstId ?? '']: 0 },
      slots: { videos: count - 1, documents: 0 },
    });
    const content = await stored(
      `organizations/${orgId}/interviews/seed-draft-marketing/content/questions`,
    );
    expect(content?.['items'][0]).toMatchObject({ formats: ['text', 'audio'], thinkSeconds: 60 });
    await recruiter.leave();
  });
});

/** Adds a picture and a scan, each refused with its reason. */
async function expectUnreadableRefused(page: Page, file: Locator): Promise<void> {
  await file.setInputFiles({
    name: 'picture.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]),
  });
  await page.getByText('Use a PDF, a Word document (.docx) or a text file.').waitFor();
  await file.setInputFiles({
    name: 'scan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(buildScannedPdf()),
  });
  await page.getByText(/holds only pictures of pages/).waitFor();
}

describe('a resume', () => {
  let at: Invited;
  const pdf = (): Buffer =>
    Buffer.from(
      buildTextPdf([
        [
          { x: 50, y: 780, size: 20, bold: true, text: 'Mara Lind' },
          { x: 50, y: 755, text: 'mara@example.com | +46 70 123 45 67' },
          { x: 50, y: 720, size: 14, bold: true, text: 'Experience' },
          { x: 50, y: 700, bold: true, text: 'Dispatcher, Lantern Freight' },
          { x: 50, y: 684, text: '2019 - 2022' },
          { x: 50, y: 668, text: '- Planned forty routes a day.' },
          { x: 50, y: 630, size: 14, bold: true, text: 'Skills' },
          { x: 50, y: 612, text: 'Routing, Excel' },
        ],
      ]),
    );
  beforeAll(async () => {
    at = await invite({
      orgId,
      interview: {
        type: 'resume',
        questionIds: [resumeQuestionId, 'q2'],
        slots: { videos: 0, documents: 1 },
      },
    });
    const content = `${jobPath(at)}/content`;
    const by = { updatedAt: new Date(), updatedBy: 'staff' };
    await put(`${content}/questions`, { items: [resumeQuestion('en'), questions[1]], ...by });
    await put(`${content}/rubric`, { items: [], ...by });
  });

  it('is read on the spot, corrected, kept through a reload, and reaches the reviewer with both versions', async () => {
    const candidate = await newPerson({ phone: true });
    const { page } = candidate;
    await startAsGuest(candidate, at, { ai: false });
    const file = page.getByTestId('resume-composer').locator('input[type="file"]');
    await page.getByTestId('resume-composer').waitFor();
    await expectUnreadableRefused(page, file);
    await file.setInputFiles({ name: 'Mara.pdf', mimeType: 'application/pdf', buffer: pdf() });
    const form = page.getByTestId('read-form');
    await expect
      .poll(() => form.getByRole('textbox', { name: 'Email' }).inputValue())
      .toBe('mara@example.com');
    await form.getByRole('textbox', { name: 'Skills' }).fill('Routing\nExcel\nSwedish');
    await page.locator('[data-save-state="confirmed"]').waitFor();
    await expectNoObstacle(page, 'the resume');
    await page.reload();
    await expect
      .poll(() => form.getByRole('textbox', { name: 'Skills' }).inputValue())
      .toBe('Routing\nExcel\nSwedish');

    const path = await sessionPath(at);
    const answer = await stored(`${path}/answers/${resumeQuestionId}`);
    expect(answer).toMatchObject({
      type: 'resume',
      mime: 'application/pdf',
      size: pdf().length,
      sha256: createHash('sha256').update(pdf()).digest('hex'),
    });
    await expect
      .poll(() => stored(`${path}/readings/${resumeQuestionId}`))
      .toMatchObject({
        of: answer?.['storagePath'],
        fileName: 'Mara.pdf',
        corrected: { skills: 'Routing\nExcel\nSwedish' },
      });
    await expect.poll(async () => idsIn(`${path}/readings`)).toEqual([resumeQuestionId]);
    await toReview(candidate);
    await page.getByText('Mara.pdf').waitFor();
    await send(candidate);
    await candidate.leave();

    const reviewer = await newPerson();
    await signIn(reviewer, people.reviewer);
    await reviewer.goTo(pageOf(at.interviewId, path.split('/').at(-1) ?? ''));
    await reviewer.page.getByTestId('pdf-page').first().waitFor();
    await expect
      .poll(() => reviewer.page.locator('[data-check]').first().getAttribute('data-check'))
      .toBe('same');
    const fields = reviewer.page.getByTestId('read-fields');
    await expect.poll(() => fields.textContent()).toContain('Swedish');
    await expect.poll(() => fields.textContent()).toContain('Read as: Routing');
    expect(await axeCheck(reviewer.page)).toEqual([]);
    await reviewer.leave();
  });
});
