// Before the interview: devices that refuse and then do not, a practice that leaves nothing behind, more time asked for and granted.
import { describe, expect, it } from 'vitest';
import { orgId } from '../../local/seed/companies.ts';
import { axeCheck, expectNoObstacle } from '../support/axe.ts';
import { newPerson, type Device, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { invite, type Invited, jobPath, sessionPath } from './candidateWorld.ts';
import { change, idsIn, stored } from '../support/operator.ts';
import { consentAsGuest } from './guestSteps.ts';

const text = (person: Person, words: string | RegExp) => person.page.getByText(words).first();

/** An invitation to a spoken interview. */
async function inviteToSpeak(
  formats: readonly string[] = ['text', 'audio', 'video'],
  world: Parameters<typeof invite>[0] = {},
): Promise<Invited> {
  const invited = await invite({
    ...world,
    interview: { type: 'video', retakes: 2, slots: { videos: 3, documents: 0 } },
  });
  await change(`${jobPath(invited)}/invites/${invited.token}`, {
    type: 'video',
    formats: ['text', 'audio', 'video'],
    formatsEverywhere: formats,
    retakes: 2,
    retentionDays: 180,
  });
  return invited;
}

/** From the link to the check, as a guest. */
async function toCheck(device: Device, invited: Invited): Promise<Person> {
  const kim = await newPerson(device);
  await consentAsGuest(kim, invited, { ai: false, name: 'Kim Sato' });
  await kim.page.getByTestId('device-check').waitFor();
  return kim;
}

const sessionsOf = (invited: Invited): Promise<string[]> => idsIn(`${jobPath(invited)}/sessions`);

describe('the check', () => {
  it('says why a device does not open, with the focus there; works after the permission; nothing has begun', async () => {
    const invited = await inviteToSpeak();
    const kim = await toCheck({ phone: true, camera: 'allowed' }, invited);
    const { page } = kim;
    await page.setViewportSize({ width: 320, height: 720 });
    const noObstacle = (where: string): Promise<void> => expectNoObstacle(page, where);
    // What Chromium reports when somebody presses "Block".
    await page.evaluate(() => {
      const { mediaDevices } = navigator;
      const real = mediaDevices.getUserMedia.bind(mediaDevices);
      let refusals: (string | null)[] = ['NotAllowedError', 'NotReadableError', null];
      mediaDevices.getUserMedia = (wanted) => {
        const name = refusals[0] ?? null;
        refusals = refusals.slice(1);
        return name ? Promise.reject(new DOMException('Permission denied', name)) : real(wanted);
      };
    });
    await expect
      .poll(() => page.getByTestId('line-and-space').getAttribute('data-line'))
      .not.toBe('measuring');
    await noObstacle('check');
    await expect.poll(() => page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Check camera and microphone' }).click();
    const help = page.getByTestId('device-help');
    await help.waitFor();
    await expect.poll(() => help.getAttribute('data-problem')).toBe('refused');
    expect(await help.evaluate((element) => element === document.activeElement)).toBe(true);
    await noObstacle('refused');
    await page.getByRole('button', { name: 'Try again' }).click();
    await text(kim, 'Another program is using it').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await text(kim, 'You can answer on video.').waitFor();
    await page.getByRole('meter').waitFor();
    await noObstacle('open');
    expect(await sessionsOf(invited)).toEqual([]);
    await expect
      .poll(async () => (await stored(`${jobPath(invited)}/invites/${invited.token}`))?.['status'])
      .toBe('open');
    await kim.leave();
  });

  it('finds out before the start that there is no camera or no recorder, and goes on in writing', async () => {
    const invited = await inviteToSpeak();
    const lou = await toCheck({}, invited);
    const { page } = lou;
    await page.evaluate(() => {
      navigator.mediaDevices.enumerateDevices = async () => [];
    });
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await text(lou, 'No camera or microphone was found').waitFor();
    await page.evaluate(() => {
      Object.defineProperty(window, 'MediaRecorder', { value: undefined });
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await text(lou, 'This browser can’t record').waitFor();
    expect(await sessionsOf(invited)).toEqual([]);
    await page.getByRole('button', { name: 'Answer in writing' }).click();
    await text(lou, 'You answer in writing.').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByTestId('answer-field').waitFor();
    const session = await stored(await sessionPath(invited));
    expect(session).toMatchObject({
      status: 'in_progress',
      consent: {
        policyVersion: '2026-11-22-text-audio-video-free',
        aiPolicyVersion: '2026-11-22-video-ai-device',
        aiEngine: 'onDevice',
        ai: false,
      },
      speechLanguage: 'en',
    });
    await lou.leave();
  });

  it('warns when some questions cannot be answered that way', async () => {
    const kim = await toCheck({}, await inviteToSpeak(['video']));
    await kim.page.getByRole('button', { name: 'Answer in writing' }).click();
    await text(kim, /Some questions of this interview take only/).waitFor();
    await kim.leave();
  });
});

it('a practice recording is played back and leaves no trace', async () => {
  const invited = await inviteToSpeak();
  const kim = await toCheck({ camera: 'allowed' }, invited);
  const { page } = kim;
  await page.getByRole('button', { name: 'Check camera and microphone' }).click();
  await text(kim, 'You can answer on video.').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /storage|:commit|\/Write\//.test(request.url()))
      writes.push(request.url());
  });
  const databases = (): Promise<string[]> =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  const before = await databases();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.waitForTimeout(2_500);
  await page.getByRole('button', { name: 'Stop' }).click();
  const playback = page.getByTestId('practice-playback');
  await playback.waitFor();
  await expect.poll(() => playback.getAttribute('src')).toMatch(/^blob:/);
  await expect
    .poll(() => playback.evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThanOrEqual(1);
  expect(await axeCheck(page)).toEqual([]);
  expect(writes).toEqual([]);
  expect(await databases()).toEqual(before);
  expect(await sessionsOf(invited)).toEqual([]);
  await page.getByRole('button', { name: 'Start' }).click();
  await page
    .getByRole('button', { name: 'Start recording' })
    .or(page.getByRole('button', { name: 'Open camera and microphone' }))
    .first()
    .waitFor();
  const path = await sessionPath(invited);
  expect(await idsIn(`${path}/answers`)).toEqual([]);
  await kim.leave();
});

it('more time and another format are asked for, granted by the company, and hold from the first minute; then again from within', async () => {
  const invited = await inviteToSpeak(['video'], { orgId });
  const request = `${jobPath(invited)}/accommodations/${invited.token}`;
  const kim = await newPerson();
  const { page } = kim;
  await kim.goTo(`/hirely-pro/join/${invited.code}`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByRole('button', { name: /^Ask / }).click();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await text(kim, 'Choose something, or write what would help.').waitFor();
  await page.getByLabel(/50\s?% more: 20 minutes/).check();
  await page.getByRole('combobox', { name: 'Another way to answer' }).click();
  await page.getByRole('option', { name: 'In writing' }).click();
  expect(await axeCheck(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.locator('[data-testid=accommodation][data-status=open]').waitFor();
  await expect
    .poll(() => stored(request))
    .toMatchObject({ status: 'open', percent: 50, format: 'text', note: null });

  const ravi = await newPerson();
  await signIn(ravi, { email: 'ravi@harbourpine.example', password: 'try-hirely-1' });
  await ravi.goTo(`/jobs/${invited.interviewId}?tab=invites`);
  await ravi.page
    .getByTestId('accommodation-request')
    .getByRole('button', { name: 'Review request' })
    .click();
  expect(await axeCheck(ravi.page)).toEqual([]);
  await ravi.page.getByLabel('Message to the candidate').fill('Take your time.');
  await ravi.page.getByRole('button', { name: 'Grant request', exact: true }).click();

  await page.locator('[data-testid=accommodation][data-status=granted]').waitFor();
  await text(kim, /Take your time\./).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel(/^Your name/).fill('Kim Sato');
  await page.getByLabel(/I agree that/).check();
  await page.getByLabel(/^No\. Only people/).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Answer in writing' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await text(kim, '60 minutes left').waitFor();
  const path = await sessionPath(invited);
  await expect.poll(() => stored(path)).toMatchObject({ extraMinutes: 20, status: 'in_progress' });

  await page.getByRole('button', { name: 'Something went wrong?' }).first().click();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.getByLabel(/100\s?% more: 40 minutes/).check();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByRole('button', { name: 'Continue with the interview' }).click();
  await ravi.page
    .getByTestId('accommodation-request')
    .getByRole('button', { name: 'Review request' })
    .click();
  await ravi.page.getByRole('button', { name: 'Grant request', exact: true }).click();
  await text(kim, '80 minutes left').waitFor();
  await expect.poll(() => stored(path)).toMatchObject({ extraMinutes: 40, status: 'in_progress' });
  await expect
    .poll(() => stored(request))
    .toMatchObject({ status: 'granted', extraMinutes: 40, formats: ['text'] });

  await kim.goTo('/hirely-pro');
  await text(kim, /80 minutes left, until/)
    .or(text(kim, /79 minutes left, until/))
    .first()
    .waitFor();
  await ravi.leave();
  await kim.leave();
});
