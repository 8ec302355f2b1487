// After the interview: the receipt, a transcript corrected, what was noted remarked on, the survey, requests, one's own copy; and what the company sees of it.
import { describe, expect, it } from 'vitest';
import { orgId } from '../../local/seed/companies.ts';
import { people } from '../../local/seed/accounts.ts';
import { axeCheck, expectNoObstacle } from '../support/axe.ts';
import { newPerson } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { invite } from './candidateWorld.ts';
import { pageOf } from './reviewWorld.ts';
import { idsIn, put, stored } from '../support/operator.ts';
import { beginAsGuest, send, toReview, unfold } from './guestSteps.ts';
import {
  answerSurvey,
  askForReview,
  correctTranscript,
  expectAllPrinted,
  expectCopyComplete,
  expectReceiptFolded,
  heard,
  pasteAndAnswer,
  remarkOnEvent,
  right,
  speak,
} from './afterSteps.ts';

describe('after the interview', () => {
  it('the candidate puts right, answers, asks, and takes a copy', async () => {
    const invited = await invite();
    const mara = await newPerson({ phone: true });
    const { page } = mara;
    await page.setViewportSize({ width: 320, height: 720 });
    await beginAsGuest(mara, invited);
    const session = await pasteAndAnswer(mara, invited);
    await toReview(mara);
    await send(mara);
    await expectReceiptFolded(page);
    await speak(session, 'q3');

    await correctTranscript(page, session);
    await remarkOnEvent(mara, session);
    await answerSurvey(mara, session);
    await askForReview(mara, session);
    await unfold(mara, 'Your answers');
    await page.getByRole('button', { name: /^3\. / }).click();
    await expectNoObstacle(page, 'the receipt');

    await expectCopyComplete(mara);
    await expectAllPrinted(page);
    await mara.leave();
  });

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
      .locator('section', { has: page.getByRole('heading', { name: 'Session activity' }) })
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
      .poll(() => stored(`organizations/${orgId}/dataRequests/${uid}_${job}_humanReview`))
      .toMatchObject({ status: 'done', closedBy: people.owner.uid });
    await olivia.leave();
  });
});
