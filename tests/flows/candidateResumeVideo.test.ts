// An interview of a resume and a question on video: explained before it begins, and recorded only under a consent that names recordings.
import { describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../support/people.ts';
import { invite, questions, sessionPath, type Invited } from './candidateWorld.ts';
import { change, stored } from '../support/operator.ts';
import { consentAsGuest } from './guestSteps.ts';
import { expectNoObstacle } from '../support/axe.ts';

const noObstacle = ({ page }: Person, where: string): Promise<void> =>
  expectNoObstacle(page, where);

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

  /** An open invitation to it; an older one does not state how the questions are answered. */
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

  it('is explained on the first page, agreed to, checked and tried before the clock starts', async () => {
    const invited = await inviteWithResume({
      formats: ['video'],
      formatsEverywhere: ['video'],
      expectedMinutes: 8,
    });
    const lou = await newPerson({ camera: 'allowed', phone: true });
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
      .poll(async () => stored(await sessionPath(invited)))
      .toMatchObject({ consent: { policyVersion: '2026-11-22-resume-video-none' } });
    await lou.leave();
  });

  it('is not recorded under a consent that names no recording: it is asked for first', async () => {
    const invited = await inviteWithResume({});
    const lou = await newPerson({ camera: 'allowed' });
    const { page } = lou;
    await consentAsGuest(lou, invited);
    // An older invitation states what may come.
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
      .poll(() => stored(path))
      .toMatchObject({
        consent: { policyVersion: '2026-11-resume', recordingVersion: '2026-11-22-record-video' },
      });
    await lou.leave();
  });
});
