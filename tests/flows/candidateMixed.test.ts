// A candidate answers by video, voice and text in one interview, on a small phone; without a camera; and with words from the browser's recogniser.
import { describe, expect, it } from 'vitest';
import { type Person } from '../support/people.ts';
import { questions } from './candidateWorld.ts';
import { stored, storedIn } from '../support/operator.ts';
import { field, send, toReview, untilSaved } from './guestSteps.ts';
import { expectNoObstacle } from '../support/axe.ts';
import { inTheRoom, recogniseSpeech, record } from './mixedRoom.ts';
import { untilRecorded } from './recorderWatch.ts';

const noObstacle = ({ page }: Person, where: string): Promise<void> =>
  expectNoObstacle(page, where);
/** Reports a recording that went wrong, which gives it back, and records anew. */
async function giveRecordingBack(lou: Person): Promise<void> {
  const { page } = lou;
  await page.getByRole('button', { name: 'Something went wrong', exact: true }).click();
  await page.getByLabel('The recording stopped or stuttered').check();
  await noObstacle(lou, 'something went wrong');
  await page.getByRole('button', { name: 'Don’t count this recording' }).click();
  await page.getByRole('button', { name: 'Record again (2 left)' }).click();
  await page.getByRole('button', { name: 'Show my picture' }).click();
  await record(lou);
  await page.getByRole('group', { name: 'Which recording?' }).waitFor();
  await page.getByRole('button', { name: /^(Use this answer|Continue)$/ }).click();
}

/** Writes the second answer: words fix the way to answer, an empty field frees it. */
async function answerInWriting(lou: Person): Promise<void> {
  const { page } = lou;
  await page.getByRole('heading', { name: questions[1]?.text ?? '' }).waitFor();
  await page.getByRole('button', { name: 'Text' }).click();
  await field(lou).fill('I sort by what others wait for.');
  await untilSaved(lou);
  await expect
    .poll(() => page.getByRole('button', { name: 'Video' }).count(), {
      message: 'words fix the choice',
    })
    .toBe(0);
  await field(lou).fill('');
  await page.getByRole('button', { name: 'Video' }).waitFor();
  await field(lou).fill('I sort by what others wait for.');
  await untilSaved(lou);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Expects a video, a voice, a text and a voice, each with its type. */
async function expectFormatsStored(path: string): Promise<void> {
  const [q1, followUp, q2, q3] = await Promise.all(
    ['q1', 'q1_f1', 'q2', 'q3'].map((id) => stored(`${path}/answers/${id}`)),
  );
  expect(q1).toMatchObject({
    type: 'video',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/u) as unknown,
  });
  expect(q1?.['mime']).toMatch(/^video\/webm/u);
  expect(followUp).toMatchObject({ type: 'video', prompt: questions[0]?.followUps[0] });
  expect(followUp?.['mime']).toMatch(/^audio\/webm/u);
  expect(q2).toMatchObject({ type: 'text', text: 'I sort by what others wait for.' });
  expect(q3?.['mime']).toMatch(/^audio\/webm/u);
}

const focused = ({ page }: Person): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

describe('a mixed interview', () => {
  it('is answered by video, voice and text from a small phone, start to receipt', async () => {
    const { lou, path } = await inTheRoom({ phone: true, thinkSeconds: 40 });
    const { page } = lou;
    await page.getByTestId('think-time').waitFor();
    await noObstacle(lou, 'time to think');
    await page.getByRole('button', { name: 'Start now' }).click();
    await page.getByTestId('recording').waitFor();
    await expect.poll(() => focused(lou)).toBe('Stop');
    await page.getByRole('button', { name: 'Hide my picture' }).click();
    await noObstacle(lou, 'recording');
    await untilRecorded(page, 1);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByTestId('take-review').waitFor();
    await expect.poll(() => focused(lou)).toMatch(/^Your recording/);
    await noObstacle(lou, 'look at the recording');
    await page.getByRole('button', { name: 'Record again (1 left)' }).waitFor();

    await giveRecordingBack(lou);

    // Nothing was transcribed: the prepared follow-up is asked, while the file is on its way.
    await page
      .getByText(questions[0]?.followUps[0] ?? '')
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Voice' }).click();
    await record(lou);
    await noObstacle(lou, 'a voice recording');
    await page.getByRole('button', { name: /^(Use this answer|Continue)$/ }).click();

    await answerInWriting(lou);
    await page.getByRole('heading', { name: questions[2]?.text ?? '' }).waitFor();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await page.getByText('Question 3 has no answer yet').waitFor();
    await page.getByRole('button', { name: 'Edit the answer to question 3' }).click();
    await page.getByRole('button', { name: 'Voice' }).click();
    await page.getByRole('button', { name: 'I start it myself' }).click();
    await record(lou);
    await page.getByRole('button', { name: /^(Use this answer|Continue)$/ }).click();

    await toReview(lou);
    await page.locator('[data-save-state=confirmed]').nth(2).waitFor();
    await page.getByRole('button', { name: /^Play: Video answer/ }).click();
    await page.getByTestId('take-player').waitFor();
    await noObstacle(lou, 'review');
    await send(lou);

    await expectFormatsStored(path);
    await expect.poll(() => stored(path)).toMatchObject({ status: 'submitted' });
    // The company's log has the issue, as a code.
    await expect
      .poll(() => storedIn(`${path}/events`))
      .toContainEqual(expect.objectContaining({ kind: 'fault', detail: 'reported.recording' }));
    expect(lou.problems).toEqual([]);
    await lou.leave();
  });

  it('waits for a recording on its way before it is sent, and says so', async () => {
    const { lou, path } = await inTheRoom();
    const { page } = lou;
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/v0/b/**', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    await record(lou);
    await page.getByRole('button', { name: /^(Use this answer|Continue)$/ }).click();
    await page.getByText('Follow-up 1 of 1').first().waitFor();
    await toReview(lou);
    await page.getByRole('button', { name: 'Submit interview' }).click();
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await page.locator('[data-testid=send-step][data-step=recordings]').waitFor();
    await page.getByText('1 recording is still on its way').waitFor();
    await expect.poll(() => stored(path)).toMatchObject({ status: 'in_progress' });
    release();
    await page.getByTestId('receipt').waitFor();
    await expect.poll(() => stored(path)).toMatchObject({ status: 'submitted' });
    await lou.leave();
  });
});

it('without a camera says why, and goes on in writing or after allowing it', async () => {
  const { lou } = await inTheRoom({
    init: () => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = (wish) =>
        'allowed' in window
          ? open(wish)
          : Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    },
  });
  const { page } = lou;
  const help = page.getByTestId('device-help');
  await help.waitFor();
  await expect.poll(() => help.getAttribute('data-problem')).toBe('refused');
  await expect
    .poll(() => help.evaluate((message) => message === document.activeElement))
    .toBe(true);
  await noObstacle(lou, 'no camera');
  await help.getByRole('button', { name: 'Answer in writing' }).click();
  await field(lou).waitFor();
  await page.getByRole('button', { name: 'Video' }).click();
  await help.waitFor();
  await page.evaluate(() => Object.assign(window, { allowed: true }));
  await help.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
  await lou.leave();
});

it('writes along what is said, and takes words into the field, only after saying who may process the sound', async () => {
  const { lou, path } = await inTheRoom({
    init: recogniseSpeech,
  });
  const { page } = lou;
  await page.getByText('may process the sound').waitFor();
  await page.getByRole('switch', { name: 'Live transcript' }).check();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByTestId('live-words').getByText('we called the customer first').waitFor();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText('Transcript from your browser:').waitFor();
  await noObstacle(lou, 'words beside the recording');
  await page.getByRole('button', { name: /^(Use this answer|Continue)$/ }).click();
  await page.getByText('Follow-up 1 of 1').first().waitFor();
  await page.getByRole('button', { name: 'Text' }).click();
  await field(lou).fill('Later');
  await page.getByRole('button', { name: 'Speak instead of typing' }).click();
  await page.getByRole('dialog').getByText('may process the sound').waitFor();
  await page.getByRole('button', { name: 'I agree, listen' }).click();
  await expect.poll(() => field(lou).inputValue()).toBe('Later we called the customer first');
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await untilSaved(lou);
  await expect
    .poll(async () => (await stored(`${path}/answers/q1`))?.['transcript'])
    .toBe('we called the customer first');
  await lou.leave();
});
