// A job seeker's stories, history, review, and an answer of a real interview practised again: kept, compared, due, and never a word to the company.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PracticeAttempt, PracticeSession, Story } from '#domain/seeker/practice.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { readAs } from './reviewWorld.ts';
import { change, idsIn, stored, storedIn } from '../support/operator.ts';
import { createSeeker, newSeeker } from './seekerWorld.ts';
import {
  arrangePractice,
  file,
  interviewState,
  other,
  question,
  sentQuestions,
  task,
} from './practiceWorld.ts';
import { jobPath } from './candidateWorld.ts';
import { hasFile } from '../support/bucket.ts';

const who = newSeeker('stories', 'Stella', 'Ortiz');
const prep = '/job-seeker/interview-prep';
let person: Person;
let uid = '';
let real: { orgId: string; interviewId: string };
let session = '';

beforeAll(async () => {
  uid = await createSeeker(who, { tier: 'FreeJobSeeker' });
  real = await arrangePractice(uid);
  session = `${jobPath(real)}/sessions/${uid}`;
  person = await newPerson();
  await person.page.addInitScript(() => {
    window.print = () => undefined;
  });
  await signIn(person, who);
});
afterAll(() => person.leave());

const stories = async () => (await storedIn(`users/${uid}/stories`)) as Story[];

describe('stories', () => {
  it('are kept while they are typed, and survive a reload', async () => {
    const { page } = person;
    await person.goTo(`${prep}?tab=stories`);
    await page.getByText('No story yet').waitFor();
    await page.getByText(question.text).waitFor();
    await page.getByRole('button', { name: 'Write a story', exact: true }).click();
    await page.getByLabel('Title').fill('The angry caller');
    await page.getByLabel('Action').fill('I let her finish and called back at four.');
    await page.locator('[data-save-state=confirmed]').waitFor();
    await page.getByLabel('Result').fill('She thanked us.');
    await page.reload();
    await page.getByLabel('Result').waitFor();
    await expect.poll(() => page.getByLabel('Result').inputValue()).toBe('She thanked us.');
    await page.locator('[data-save-state=confirmed]').waitFor();
    expect((await stories())[0]).toMatchObject({
      title: 'The angry caller',
      content: { action: 'I let her finish and called back at four.', result: 'She thanked us.' },
    });
  });

  it('say why they fit a question, and are linked to it', async () => {
    const { page } = person;
    const fits = page.getByTestId('story-questions');
    await fits.getByText('Shared words: “angry” and “caller”').waitFor();
    await page.getByRole('button', { name: `Link this story to: ${other.text}` }).click();
    await fits.getByText(/^Linked by you/).waitFor();
    await page.locator('[data-save-state=confirmed]').waitFor();
    expect((await stories())[0]?.questions).toEqual([other.text]);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('are found by their words, removed, and brought back', async () => {
    const { page } = person;
    await page.getByRole('link', { name: 'All stories' }).click();
    await page.getByLabel('Search your stories').fill('elephant');
    await page.getByText('0 stories have these words').waitFor();
    await page.getByLabel('Search your stories').fill('thank fini');
    await page.getByRole('link', { name: /The angry caller/ }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('No story yet').waitFor();
    expect(await stories()).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: /The angry caller/ }).waitFor();
  });
});

describe('history', () => {
  it('shows attempts latest first with a trend, narrowed by mode', async () => {
    const { page } = person;
    await page.getByRole('tab', { name: 'History' }).click();
    const rows = page.getByRole('list', { name: 'Attempts' }).getByRole('listitem');
    await rows.nth(1).waitFor();
    await page
      .getByTestId('trend')
      .getByText(/More than at first: 2 of 4 parts/)
      .waitFor();
    await page.getByRole('button', { name: 'Table' }).click();
    await expect
      .poll(() => page.getByRole('region', { name: 'Planning' }).getByRole('row').count())
      .toBe(3);
    await expect.poll(() => rows.first().textContent()).toContain('Realistic');
    await page.getByLabel('Mode').click();
    await page.getByRole('option', { name: 'Practice' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('lays two attempts side by side', async () => {
    const { page } = person;
    await person.goTo(`${prep}?tab=history&attempt=two`);
    await page.getByText(/As it was said then/).waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('link', { name: /^Compare with the attempt/ }).click();
    const compare = page.getByTestId('compare');
    await compare.getByText('Came', { exact: true }).first().waitFor();
    await expect
      .poll(() => compare.getByTestId('word-diff').locator('ins').allTextContents())
      .toEqual([expect.stringContaining(task)]);
    expect(await axeCheck(page)).toEqual([]);
  });

  it("becomes a story in one's own words, and is printed", async () => {
    const { page } = person;
    await page.getByRole('link', { name: 'Back to the attempt' }).click();
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    const printSheet = page.locator('[data-print-sheet]');
    await printSheet.getByText(task).first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Make a story of it' }).click();
    await page.getByTestId('story-editor').waitFor();
    await expect.poll(() => page.getByLabel('Task', { exact: true }).inputValue()).toBe(task);
    expect((await stories()).find(({ title }) => title === 'Planning')).toMatchObject({
      competencies: ['Planning'],
      questions: [question.text],
    });
  });

  it('loses an attempt with its recording only after it was asked', async () => {
    const { page } = person;
    const isThere = (): Promise<boolean> => hasFile(`users/${uid}/practice/${file}`);
    expect(await isThere()).toBe(true);
    await person.goTo(`${prep}?tab=history&attempt=one`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByText(/The recording you saved with it’s deleted too/)
      .waitFor();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('Attempt deleted').waitFor();
    expect([await stored(`users/${uid}/practiceAttempts/one`), await isThere()]).toEqual([
      undefined,
      false,
    ]);
  });
});

it('brings back what is due, practises the missing part alone, and plans the next day', async () => {
  const { page } = person;
  await person.goTo(`${prep}?tab=review`);
  const due = page.getByTestId('review-due');
  await due
    .getByText(
      /It went well last time, so it comes back after 3 days\. .*Not found last time: Result\./,
    )
    .waitFor();
  expect(await axeCheck(page)).toEqual([]);
  await due.getByRole('link', { name: /^Practice only the missing part/ }).click();
  await page
    .getByLabel('What came of it?')
    .fill(
      'In the end we served 240 guests that week and nobody had to wait longer than ten minutes.',
    );
  await page.reload();
  await page.getByRole('button', { name: 'Add and check again' }).click();
  await page.getByText('Result is there now.').waitFor();
  expect(await axeCheck(page)).toEqual([]);
  await page.getByRole('button', { name: 'Went well' }).click();
  await page.getByText('It comes back in 7 days').waitFor();
  await page
    .getByTestId('review-later')
    .getByText(/It went well 2 times in a row/)
    .waitFor();
  const made = (await idsIn(`users/${uid}/practiceAttempts`)).filter((name) => name !== 'two');
  await expect
    .poll(() => stored(`users/${uid}/practiceAttempts/${made[0]}`))
    .toMatchObject({
      former: 'two',
      step: 2,
      text: expect.stringMatching(/could work\. In the end we served 240 guests/),
    });
});

it('practises an answer of a real interview: words alone, and the company hears nothing', async () => {
  const { page } = person;
  const before = await interviewState(session);
  await person.goTo(`${prep}?tab=practise`);
  const list = page.getByTestId('from-interview');
  await list.getByText('Planner submitted').waitFor();
  await expect.poll(() => page.getByText('Planner withdrawn').count()).toBe(0);
  await page.getByText(/The company isn’t told and sees nothing of it/).waitFor();
  await page.getByRole('button', { name: 'Choose answers of Planner submitted' }).click();
  await page.getByText('A pallet went to the wrong port. I called the driver.').waitFor();
  expect(await axeCheck(page)).toEqual([]);
  await page.getByRole('button', { name: 'Practice 1 answer' }).click();
  await page.waitForURL(/set=/);
  const setId = new URL(page.url()).searchParams.get('set') ?? '';
  const set = (await stored(`users/${uid}/practiceSessions/${setId}`)) as PracticeSession;
  expect(set.source).toEqual({
    kind: 'interview',
    orgId: real.orgId,
    interviewId: real.interviewId,
    company: 'Lantern Freight',
  });
  expect(set.content?.questions).toEqual(sentQuestions);
  const attempts = await storedIn(`users/${uid}/practiceAttempts`);
  const own = attempts.find((one) => one['sessionId'] === setId) as PracticeAttempt;
  expect(own).toMatchObject({
    text: 'A pallet went to the wrong port. I called the driver.',
    questionId: 'q1',
    content: {
      followUps: [{ prompt: 'What did you change afterwards?', text: 'We print the port twice.' }],
    },
  });
  expect(JSON.stringify([set, own])).not.toMatch(/secret anchor|anchors|modelAnswer|rating/);
  expect(
    await Promise.all(
      ['rubric', 'questions'].map((name) =>
        readAs(who, `organizations/${real.orgId}/interviews/${real.interviewId}/content/${name}`),
      ),
    ),
  ).toEqual([403, 200]);
  expect(await interviewState(session)).toEqual(before);
  // Taken back meanwhile: no longer offered.
  await change(session, { status: 'withdrawn' });
  await person.goTo(`${prep}?tab=practise`);
  await page.getByRole('tab', { name: 'Practice' }).waitFor();
  await page.getByTestId('from-interview').waitFor({ state: 'detached' });
  expect(person.problems).toEqual([]);
});
