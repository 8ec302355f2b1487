// A candidate answers by video, voice and text in one interview, on a small phone; without a camera; and with words from the browser's recogniser.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeCheck } from '../support/axe.ts';
import { newPerson, ownBrowser, type Person } from '../support/people.ts';
import { invite, questions, sessionPath, type Invited } from './candidateWorld.ts';
import { change, idsIn, stored } from '../support/operator.ts';
import { beginAsGuest, consentAsGuest, field, send, toReview, untilSaved } from './guestSteps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await ownBrowser([]);
});
afterAll(() => browser.close());

interface Wish {
  phone?: boolean;
  thinkSeconds?: number;
  retakes?: number;
  init?: () => void;
  ai?: boolean;
}

/** Somebody in the room of an interview that may be answered in every way. */
async function inTheRoom({
  phone = false,
  thinkSeconds = 0,
  retakes = 1,
  init,
  ai = true,
}: Wish = {}): Promise<{ lou: Person; invited: Invited; path: string }> {
  const invited = await invite();
  const lou = await newPerson({ camera: 'allowed', phone }, browser);
  if (phone) await lou.page.setViewportSize({ width: 320, height: 720 });
  if (init) await lou.context.addInitScript(init);
  await beginAsGuest(lou, invited, { ai });
  // The door is the written interview's; behind it every way to answer is open.
  const job = `organizations/${invited.orgId}/interviews/${invited.interviewId}`;
  await change(`${job}/content/questions`, {
    items: questions.map((question) => ({ ...question, thinkSeconds, maxSeconds: 60 })),
  });
  const path = await sessionPath(invited);
  await change(path, { 'consent.policyVersion': '2026-11-video-2' });
  await change(job, { type: 'video', retakes, slots: { videos: 6, documents: 0 } });
  await lou.page.getByRole('button', { name: 'Video' }).waitFor();
  return { lou, invited, path };
}

async function record({ page }: Person, seconds = 1.5): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByTestId('recording').waitFor();
  await page.waitForTimeout(seconds * 1_000);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByTestId('take-review').waitFor();
}

async function noObstacle({ page }: Person, where: string): Promise<void> {
  expect(await axeCheck(page), where).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    `${where}: width`,
  ).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
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
    await page.waitForTimeout(1_500);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByTestId('take-review').waitFor();
    await expect.poll(() => focused(lou)).toMatch(/^Your recording/);
    await noObstacle(lou, 'look at the recording');
    await page.getByRole('button', { name: 'Record again (1 left)' }).waitFor();

    // Something went wrong: the recording is given back.
    await page.getByRole('button', { name: 'Something went wrong', exact: true }).click();
    await page.getByLabel('The recording stopped or stuttered').check();
    await noObstacle(lou, 'something went wrong');
    await page.getByRole('button', { name: 'Give the recording back' }).click();
    await page.getByRole('button', { name: 'Record again (2 left)' }).click();
    await page.getByRole('button', { name: 'Show my picture' }).click();
    await record(lou);
    await page.getByRole('group', { name: 'Which recording?' }).waitFor();
    await page.getByRole('button', { name: /^(Use this answer|Continue)$/ }).click();

    // Nobody wrote down what was said: the prepared follow-up is asked, while the file is on its way.
    await page
      .getByText(questions[0]?.followUps[0] ?? '')
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Voice' }).click();
    await record(lou);
    await noObstacle(lou, 'a voice recording');
    await page.getByRole('button', { name: /^(Use this answer|Continue)$/ }).click();

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
    await expect
      .poll(() => stored(path), { timeout: 15_000 })
      .toMatchObject({ status: 'submitted' });
    // The company's log has the trouble, as a code.
    await expect
      .poll(async () =>
        Promise.all((await idsIn(`${path}/events`)).map((id) => stored(`${path}/events/${id}`))),
      )
      .toContainEqual(expect.objectContaining({ kind: 'fault', detail: 'reported.recording' }));
    expect(lou.problems).toEqual([]);
    await lou.leave();
  }, 150_000);

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
    await page.getByRole('button', { name: 'Send to the company' }).click();
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await page.locator('[data-testid=send-step][data-step=recordings]').waitFor();
    await page.getByText('1 recording is still on its way').waitFor();
    await expect
      .poll(() => stored(path), { timeout: 15_000 })
      .toMatchObject({ status: 'in_progress' });
    release();
    await page.getByTestId('receipt').waitFor();
    await expect
      .poll(() => stored(path), { timeout: 15_000 })
      .toMatchObject({ status: 'submitted' });
    await lou.leave();
  }, 90_000);
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
    init: () => {
      class Recogniser extends EventTarget {
        start(): void {
          const dispatch = (transcript: string, isFinal: boolean): boolean =>
            this.dispatchEvent(
              Object.assign(new Event('result'), {
                resultIndex: 0,
                results: [Object.assign([{ transcript }], { isFinal })],
              }),
            );
          setTimeout(() => dispatch('we called the', false), 100);
          setTimeout(() => dispatch('we called the customer first', true), 400);
        }
        stop(): void {
          this.dispatchEvent(new Event('end'));
        }
        abort(): void {
          this.stop();
        }
      }
      Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
    },
  });
  const { page } = lou;
  await page.getByText('may process the sound').waitFor();
  await page.getByRole('switch', { name: 'Write along what I say' }).check();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByTestId('live-words').getByText('we called the customer first').waitFor();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText('What your browser understood:').waitFor();
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
}, 60_000);

describe('a resume and a question answered on video', () => {
  const resume = {
    id: 'qresume',
    text: 'Please add your resume.',
    kind: 'behavioural' as const,
    minutes: 3,
    followUpCap: 0,
    followUps: [],
  };
  const onVideo = { ...(questions[1] ?? resume), formats: ['video' as const], maxSeconds: 60 };
  const shape = {
    interview: {
      type: 'resume' as const,
      questionIds: ['qresume', onVideo.id],
      slots: { videos: 1, documents: 1 },
    },
  };

  /** An open invitation to it; an older one does not say how the questions are answered. */
  async function inviteWithResume(result: object): Promise<Invited> {
    const invited = await invite(shape);
    const job = `organizations/${invited.orgId}/interviews/${invited.interviewId}`;
    await change(`${job}/content/questions`, { items: [resume, onVideo] });
    await change(`${job}/invites/${invited.token}`, {
      type: 'resume',
      questionCount: 1,
      ...result,
    });
    return invited;
  }

  it('is told on the first page, agreed to, checked and tried before the clock starts', async () => {
    const invited = await inviteWithResume({
      formats: ['video'],
      formatsEverywhere: ['video'],
      expectedMinutes: 8,
    });
    const lou = await newPerson({ camera: 'allowed', phone: true }, browser);
    const { page } = lou;
    await page.goto(`/hirely-pro/join/${invited.code}`);
    // Before any choice: company, job, how it is answered, time, language.
    const facts = page.getByTestId('invitation-facts');
    await facts.getByText('1 question, answered on video, and your resume').waitFor();
    await facts.getByText('About 8 minutes; you have up to 40').waitFor();
    await facts.getByText('Questions in English').waitFor();
    await page.getByText('Lantern Freight invites you to an interview').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Dispatch Planner' }).waitFor();
    await noObstacle(lou, 'the join page');
    await consentAsGuest(lou, invited, {
      meanwhile: async () => {
        await page
          .getByText(
            'I agree that Lantern Freight keeps my resume and the recordings that I send (picture and sound)',
          )
          .waitFor();
        await page
          .getByText('Every question is answered on video; you are recorded while you answer.')
          .waitFor();
      },
    });
    await page.getByTestId('device-check').waitFor();
    await page.getByRole('button', { name: 'Check camera and microphone' }).click();
    await page.getByText('You can answer on video.').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Record', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await page.getByRole('button', { name: 'Start recording' }).waitFor();
    await expect.poll(() => page.getByTestId('recording-consent').count()).toBe(0);
    await expect
      .poll(async () => stored(await sessionPath(invited)), { timeout: 15_000 })
      .toMatchObject({ consent: { policyVersion: '2026-11-22-resume-video-none' } });
    await lou.leave();
  }, 90_000);

  it('is not recorded under a consent that names no recording: it is asked for first', async () => {
    const invited = await inviteWithResume({});
    const lou = await newPerson({ camera: 'allowed' }, browser);
    const { page } = lou;
    await consentAsGuest(lou, invited);
    // An older invitation says what may come.
    await page.getByTestId('device-check').waitFor();
    await page.getByRole('button', { name: 'Answer in writing' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Skip for now' }).waitFor();
    const path = await sessionPath(invited);
    await change(path, { 'consent.policyVersion': '2026-11-resume' });
    await page.getByRole('button', { name: 'Skip for now' }).click();
    const asked = page.getByTestId('recording-consent');
    await asked.waitFor();
    await noObstacle(lou, 'asked before the first recording');
    await expect
      .poll(() => page.getByRole('button', { name: /Start recording|Open camera/ }).count())
      .toBe(0);
    await asked.getByRole('button', { name: 'Agree and continue' }).click();
    await page
      .getByRole('button', { name: 'Start recording' })
      .or(page.getByRole('button', { name: 'Open camera and microphone' }))
      .first()
      .waitFor();
    await expect
      .poll(() => stored(path), { timeout: 15_000 })
      .toMatchObject({
        consent: { policyVersion: '2026-11-resume', recordingVersion: '2026-11-22-record-video' },
      });
    await lou.leave();
  }, 90_000);
});
