// Preparing for interviews: questions for a role and from a pasted description, feedback with a redo, a realistic interview, and a voice that stays on the device until it is saved.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { stored } from '../support/operator.ts';
import { createSeeker, newSeeker, readAll } from './seekerWorld.ts';
import { filesBelow } from '../support/bucket.ts';

const who = newSeeker('prep', 'Ines', 'Roth');
const prep = '/job-seeker/interview-prep';
const first =
  'Last spring on our ward, um, I noticed that a patient was about to be given the wrong dose of a drug. I stopped it and checked the chart with my colleague.';
const result = ' In the end all 12 charts were checked, and 2 were corrected within the week.';
const posting =
  'Depot planner\n\nLantern Freight looks for a planner.\nYour tasks\n- Plan the routes of 20 vans\n- Talk to customers when a delivery is late\nYou need: two years in logistics, Excel.';
let person: Person;
let uid = '';
let setPath = '';

const own = (kind: string): string => `users/${uid}/${kind}`;
const ownQuestion = 'Why did you leave the other hospital?';
/** What the case below answers. */
const asked = 'the wrong drug or dose';
const box = () => person.page.getByRole('textbox', { name: 'Your answer' });
const only = <T>(kind: string) => readAll<T>(own(kind));
const files = (): Promise<string[]> => filesBelow(own('practice/'));

beforeAll(async () => {
  uid = await createSeeker(who);
  person = await newPerson({ camera: 'allowed' });
  await signIn(person, who);
});
afterAll(() => person.leave());

describe('a set of questions', () => {
  it('is made for a role by its name; order, own questions and name are one’s own', async () => {
    const { page } = person;
    await person.goTo(prep);
    await page.getByRole('button', { name: 'A role by its name' }).click();
    await page.getByRole('button', { name: 'Make questions' }).click();
    await page.getByText('Name the role.').waitFor();
    await page.getByLabel('Role').fill('Registered nurse');
    await page.getByRole('button', { name: 'Make questions' }).click();
    await page.getByRole('heading', { name: 'Registered nurse' }).waitFor();
    setPath = new URL(page.url()).pathname + new URL(page.url()).search;
    const [set] = await only<{
      jobId: string | null;
      source: { kind: string };
      content: { questions: { competency: string; followUps: string[] }[] };
    }>('practiceSessions');
    expect(set?.data.source.kind).toBe('role');
    expect(set?.data.content.questions.length).toBeGreaterThanOrEqual(6);
    expect(
      set?.data.content.questions.every(
        ({ competency, followUps }) => competency !== '' && followUps.length > 0,
      ),
    ).toBe(true);
    expect(JSON.stringify(set)).not.toContain('anchors');
    expect(await axeCheck(page)).toEqual([]);
    const questions = page.getByTestId('question');
    const before = await questions.count();
    const top = await questions.first().innerText();
    await page.getByRole('button', { name: 'Move question 1 down' }).click();
    await expect.poll(() => questions.first().innerText()).not.toBe(top);
    await page.getByRole('button', { name: 'Take out question 1' }).click();
    await expect.poll(() => questions.count()).toBe(before - 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => questions.count()).toBe(before);
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: 'Question', exact: true })
      .fill(ownQuestion);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Add question', exact: true })
      .click();
    await questions.getByText(ownQuestion).waitFor();
  });

  it('from a pasted description becomes a job that no tool asks for again', async () => {
    const { page } = person;
    await page.getByRole('link', { name: 'All questions' }).click();
    await page.getByRole('button', { name: 'A job description' }).click();
    await page.getByLabel('Job description', { exact: true }).fill(posting);
    await page.reload();
    await page.getByRole('button', { name: 'A job description' }).click();
    await expect
      .poll(() => page.getByLabel('Job description', { exact: true }).inputValue())
      .toBe(posting);
    await page.getByText('The job is added to your job tracker').waitFor();
    await page.getByRole('textbox', { name: 'Job title' }).waitFor();
    await page.getByRole('button', { name: 'Make questions and add job' }).click();
    await page.getByRole('button', { name: 'Another set' }).waitFor();
    const jobs = await only<{ text: string; title: string }>('jobTrackers');
    expect(jobs.map(({ data }) => data.text)).toEqual([posting]);
    await page.goBack();
    await page.getByRole('button', { name: 'A job I follow' }).click();
    await page.getByText('Its description is already here').waitFor();
  });
});

describe('practice', () => {
  it('names what is missing and one fix, quotes the words, and shows what changed after another try', async () => {
    const { page } = person;
    await person.goTo(setPath);
    await page.getByTestId('question').getByText(asked).waitFor();
    const position =
      (await page.getByTestId('question').allInnerTexts()).findIndex((text) =>
        text.includes(asked),
      ) + 1;
    await page.getByRole('link', { name: `Practice question ${position}` }).click();
    await page.getByRole('button', { name: 'What interviewers look for' }).click();
    await box().fill(first);
    await page.reload();
    await expect.poll(() => box().inputValue()).toBe(first);
    await page.getByRole('button', { name: 'Get feedback' }).click();
    await page.getByTestId('feedback').getByText('Not found yet.').first().waitFor();
    await page.getByText('“um” 1×').waitFor();
    await expect
      .poll(() => page.getByTestId('feedback').innerText())
      .not.toMatch(/level|score|\d\s*\/\s*\d|grade \d/iu);
    await page.getByRole('button', { name: 'Try again' }).click();
    await box().fill(first.replace(', um,', '') + result);
    await page.getByRole('button', { name: 'Get feedback' }).click();
    await page.getByText('Since your last attempt').waitFor();
    await page.getByText(/^New: .*Result/u).waitFor();
    await page.getByRole('button', { name: 'Show what changed, word by word' }).click();
    await page.getByTestId('word-diff').getByText(result.trim()).waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await page.reload();
    await page.getByText('Since your last attempt').waitFor();
    const attempts = await only<{
      former: string | null;
      mode: string;
      content: { coaching: object | null };
    }>('practiceAttempts');
    expect(attempts.map(({ data }) => [data.mode, data.content.coaching !== null])).toEqual([
      ['practice', true],
      ['practice', true],
    ]);
    expect(attempts.some(({ data }) => attempts.some((other) => other.id === data.former))).toBe(
      true,
    );
  });
});

describe('a realistic interview', () => {
  it('gives time, no help, asks further, and may be left', async () => {
    const { page } = person;
    await person.goTo(setPath);
    await page.getByRole('button', { name: 'Realistic interview' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText('Time to think').waitFor();
    await expect.poll(() => page.getByText('Help, if you want it').count()).toBe(0);
    await page.getByRole('button', { name: 'Hide the time' }).click();
    await expect.poll(() => page.getByRole('timer').count()).toBe(0);
    await page.getByRole('button', { name: 'Answer now' }).click();
    await box().fill('I would look at the breathing first and call for help.');
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done, continue' }).click();
    await page.locator('[data-step="followUp"]').waitFor();
    await box().fill('I would tell the doctor what I saw, with the numbers.');
    await page.getByRole('button', { name: 'Done, continue' }).click();
    await page.getByText(/^Question 2 of/u).waitFor();
    await page.getByRole('button', { name: 'Leave the interview' }).click();
    await page.getByText(/^1 of \d+ questions answered$/u).waitFor();
    const [requested] = (
      await only<{
        mode: string;
        text: string;
        content: { followUps: { prompt: string; text: string }[] };
      }>('practiceAttempts')
    ).filter(({ data }) => data.mode === 'realistic');
    expect(requested?.data.content.followUps).toMatchObject([
      { text: 'I would tell the doctor what I saw, with the numbers.' },
    ]);
    await page.getByRole('link', { name: 'Open the answer' }).click();
    await page.getByText('I would tell the doctor what I saw, with the numbers.').waitFor();
    await page.getByRole('button', { name: 'Get feedback' }).click();
    await page.getByTestId('feedback').waitFor();
  });
});

describe('a voice', () => {
  it('stays on the device over a reload, is saved and taken out again when its owner says so, and is deleted', async () => {
    const { page } = person;
    await person.goTo(setPath);
    await page.getByRole('link', { name: 'Practice question 7' }).click();
    await page.getByRole('button', { name: 'Voice' }).click();
    await page.getByRole('button', { name: 'Open microphone' }).click();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await page.getByTestId('recording').waitFor();
    await page.waitForTimeout(1_500);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    const recording = page.getByTestId('own-recording');
    await recording.getByText('Only on this device').waitFor();
    await page.reload();
    await recording.getByTestId('take-player').waitFor();
    expect(await files()).toEqual([]);
    await page.getByRole('textbox', { name: 'Transcript' }).fill(first);
    await recording.getByRole('button', { name: 'Save to my account' }).click();
    await recording.getByText('Saved in your account').waitFor();
    const [file] = await files();
    const [spoken] = (
      await only<{ format: string; file: string | null; seconds: number }>('practiceAttempts')
    ).filter(({ data }) => data.format === 'voice');
    expect(file).toBe(`users/${uid}/practice/${spoken?.data.file}`);
    expect(spoken?.data.seconds).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Get feedback' }).click();
    await page
      .getByTestId('feedback')
      .getByText(/words and .* fillers a minute/u)
      .waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await recording.getByRole('button', { name: 'Remove from my account' }).click();
    await recording.getByText('Only on this device').waitFor();
    expect(await files()).toEqual([]);
    await recording.getByRole('button', { name: 'Delete recording' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete recording' }).click();
    await recording.waitFor({ state: 'detached' });
    const attempt = `${own('practiceAttempts')}/${spoken?.id}`;
    await expect.poll(async () => (await stored(attempt))?.['file'] ?? null).toBeNull();
    expect(person.problems).toEqual([]);
  });

  it('that cannot be recorded is helped plainly, and goes on in writing', async () => {
    const quiet = await newPerson({ camera: 'refused', phone: true, language: 'es' });
    await quiet.context.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    });
    await signIn(quiet, who);
    await quiet.goTo(`${setPath}&q=q6`);
    await quiet.page.getByRole('button', { name: /^(Vídeo|Video)$/u }).click();
    await quiet.page
      .getByRole('button', { name: /^(Abrir cámara y micrófono|Open camera and microphone)$/u })
      .click();
    await quiet.page.locator('[data-testid="device-trouble"][data-problem="refused"]').waitFor();
    expect(await axeCheck(quiet.page)).toEqual([]);
    await quiet.page
      .getByRole('button', { name: /^(Responder por escrito|Answer in writing)$/u })
      .click();
    await quiet.page.getByRole('textbox', { name: /^(Tu respuesta|Your answer)$/u }).waitFor();
    await quiet.leave();
  });
});
