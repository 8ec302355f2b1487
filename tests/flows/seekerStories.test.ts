/** A job seeker's stories, history, review, and an answer of a real interview practised again: kept, compared, due, and never a word to the company. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAi } from '#ai/port.ts';
import type {
  PracticeAttempt,
  PracticeQuestion,
  PracticeSession,
  Story,
} from '#domain/seeker/practice.ts';
import { bucketOf } from '../../local/addresses.ts';
import { Documents } from '../../local/seed/documents.ts';
import { axeCheck } from '../support/axe.ts';
import { addresses, createAccount } from '../support/firebase.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { invite } from './candidateWorld.ts';
import { readAs } from './reviewWorld.ts';
import { addSession } from '../../local/seed/candidateDocuments.ts';
import { change, idsIn, stored } from '../support/operator.ts';

const id = `st${Date.now().toString(36)}`;
const who = { email: `${id}@seeker.example`, password: 'try-hirely-1' };
const prep = '/job-seeker/interview-prep';
const day = 86_400_000;
const ago = (days: number): Date => new Date(Date.now() - days * day);
const question: PracticeQuestion = {
  id: 'q1',
  competency: 'Planning',
  kind: 'behavioural',
  text: 'Tell me about a busy week that you planned for others.',
  minutes: 4,
  lookFor: [],
  followUps: [],
};
const other: PracticeQuestion = {
  ...question,
  id: 'q2',
  competency: 'Care',
  text: 'How do you calm an angry caller?',
  kind: 'situational',
};
const opening = 'In spring our kitchen had to move while guests kept coming.';
const task = 'My task was to plan the shifts so that every table was served.';
const action = 'I made a list of all shifts and asked everybody which days they could work.';
const first = `${opening} ${action}`;
const second = `${opening} ${task} ${action}`;
const file = 'take-one.webm';
const rubricWords = 'A secret anchor of the company';

let person: Person;
let uid = '';
let real: { orgId: string; interviewId: string };
let session = '';

async function attempt(
  documents: Documents,
  name: string,
  text: string,
  at: Date,
  more: PracticeAttempt = {},
): Promise<void> {
  const { reply, provenance } = await getAi().ask('coachAnswer', {
    question: { text: question.text, kind: 'behavioural', lookFor: [] },
    answer: text,
    language: 'en',
  });
  documents.add(
    'practiceAttempts',
    { uid, id: name },
    {
      title: question.text,
      text,
      language: 'en',
      sessionId: 'set',
      questionId: 'q1',
      competency: 'Planning',
      mode: 'practice',
      format: 'text',
      content: { question, coaching: reply, provenance },
      createdAt: at,
      updatedAt: at,
      ...more,
    },
  );
}

/** An interview of a company that was handed in, with a rubric nobody outside may see. */
async function handedIn(
  documents: Documents,
  status: 'submitted' | 'withdrawn',
): Promise<{ orgId: string; interviewId: string }> {
  const at = await invite();
  documents.add('invites', at, {
    status: 'claimed',
    claimedBy: uid,
    claimedAt: ago(9),
    createdBy: 'staff',
    createdAt: ago(10),
    expiresAt: ago(-5),
    companyName: 'Lantern Freight',
    interviewTitle: `Planner ${status}`,
    type: 'chat',
    questionCount: 3,
    durationMinutes: 40,
    language: 'en',
  });
  documents.add('rubric', at, {
    items: [
      {
        id: 'c',
        name: 'Care',
        description: '',
        weight: 100,
        questions: [
          { id: 'q1', text: 'x', anchors: [rubricWords, '', '', '', ''], lookFor: [rubricWords] },
        ],
      },
    ],
    updatedBy: 'staff',
  });
  addSession(
    documents,
    { orgId: at.orgId, interviewId: at.interviewId, candidateUid: uid },
    {
      status,
      inviteToken: at.token,
      startedAt: ago(9),
      submittedAt: ago(8),
      displayName: 'Stella',
      consent: { recording: true, ai: false, policyVersion: 'x', at: ago(9) },
      rev: 3,
      orgId: at.orgId,
      interviewId: at.interviewId,
      candidateUid: uid,
      language: 'en',
      ...(status === 'withdrawn' ? { withdrawnAt: ago(7) } : {}),
    },
  );
  documents.add(
    'answers',
    { ...at, candidateUid: uid, answerId: 'q1' },
    {
      type: 'text',
      text: 'A pallet went to the wrong port. I called the driver.',
      rev: 1,
      updatedAt: ago(8),
    },
  );
  documents.add(
    'answers',
    { ...at, candidateUid: uid, answerId: 'q1_f1' },
    {
      type: 'text',
      text: 'We print the port twice.',
      prompt: 'What did you change afterwards?',
      rev: 1,
      updatedAt: ago(8),
    },
  );
  return at;
}

beforeAll(async () => {
  uid = await createAccount({ ...who, emailVerified: true, displayName: 'Stella Ortiz' });
  const documents = new Documents();
  documents.add(
    'users',
    { uid },
    {
      email: who.email,
      displayName: 'Stella Ortiz',
      firstName: 'Stella',
      lastName: 'Ortiz',
      isHiringManager: false,
      isJobSeeker: true,
      isAdmin: false,
      isSuperAdmin: false,
      tier: 'FreeJobSeeker',
      language: 'en',
      termsAccepted: true,
      marketingAccepted: false,
      firstLogin: ago(9),
      lastLogin: ago(1),
      createdAt: ago(9),
    },
  );
  documents.add(
    'practiceSessions',
    { uid, id: 'set' },
    {
      title: 'Shift planner',
      source: { kind: 'role' },
      content: { questions: [question, other], competencies: ['Planning', 'Care'] },
      createdAt: ago(9),
      updatedAt: ago(9),
    },
  );
  await attempt(documents, 'one', first, ago(9), { file });
  await attempt(documents, 'two', second, ago(2), {
    former: 'one',
    step: 1,
    reviewAt: ago(1),
    mode: 'realistic',
  });
  real = await handedIn(documents, 'submitted');
  await handedIn(documents, 'withdrawn');
  session = `organizations/${real.orgId}/interviews/${real.interviewId}/sessions/${uid}`;
  documents.addFile(`users/${uid}/practice/${file}`, {
    bytes: new Uint8Array(512),
    mime: 'video/webm',
  });
  const [host = '', port = ''] = addresses().firestore.split(':');
  await documents.writeTo(addresses().projectId, host, Number(port));
  await documents.writeFilesTo(bucketOf(addresses().projectId), addresses().storage);
  person = await newPerson();
  await person.page.addInitScript(() => {
    window.print = () => undefined;
  });
  await signIn(person, who);
}, 120_000);
afterAll(() => person.leave());

const stories = async (): Promise<Story[]> =>
  Promise.all(
    (await idsIn(`users/${uid}/stories`)).map(
      async (name) => (await stored(`users/${uid}/stories/${name}`)) as Story,
    ),
  );

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

  it("becomes a story in one's own words, and goes on paper", async () => {
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
    const at = `http://${addresses().storage}/v0/b/${bucketOf(addresses().projectId)}/o/${encodeURIComponent(`users/${uid}/practice/${file}`)}`;
    const isThere = async (): Promise<boolean> =>
      (await fetch(at, { headers: { authorization: 'Bearer owner' } })).ok;
    expect(await isThere()).toBe(true);
    await person.goTo(`${prep}?tab=history&attempt=one`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByText(/The recording you saved with it is deleted too/)
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
  await due.getByRole('link', { name: /^Practise only the missing part/ }).click();
  await page
    .getByLabel('What came of it?')
    .fill(
      'In the end we served 240 guests that week and nobody had to wait longer than ten minutes.',
    );
  await page.reload();
  await page.getByRole('button', { name: 'Put it in and look again' }).click();
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
    .poll(() => stored(`users/${uid}/practiceAttempts/${made[0]}`), { timeout: 15_000 })
    .toMatchObject({
      former: 'two',
      step: 2,
      text: expect.stringMatching(/could work\. In the end we served 240 guests/),
    });
});

it('practises an answer of a real interview: words alone, and the company hears nothing', async () => {
  const { page } = person;
  const before = {
    session: await stored(session),
    events: await idsIn(`${session}/events`),
    views: await idsIn(`${session}/views`),
    answers: await idsIn(`${session}/answers`),
  };
  await person.goTo(`${prep}?tab=practise`);
  const list = page.getByTestId('from-interview');
  await list.getByText('Planner submitted').waitFor();
  await expect.poll(() => page.getByText('Planner withdrawn').count()).toBe(0);
  await page.getByText(/The company is not told and sees nothing of it/).waitFor();
  await page.getByRole('button', { name: 'Choose answers of Planner submitted' }).click();
  await page.getByText('A pallet went to the wrong port. I called the driver.').waitFor();
  expect(await axeCheck(page)).toEqual([]);
  await page.getByRole('button', { name: 'Practise 1 answer' }).click();
  await page.waitForURL(/set=/);
  const setId = new URL(page.url()).searchParams.get('set') ?? '';
  const set = (await stored(`users/${uid}/practiceSessions/${setId}`)) as PracticeSession;
  expect(set.source).toEqual({
    kind: 'interview',
    orgId: real.orgId,
    interviewId: real.interviewId,
    company: 'Lantern Freight',
  });
  expect(set.content?.questions).toEqual([
    {
      id: 'q1',
      competency: '',
      kind: 'behavioural',
      text: 'Tell me about a delivery that went wrong. What did you do?',
      minutes: 5,
      lookFor: [],
      followUps: ['What did you change afterwards?'],
    },
  ]);
  const attempts = await Promise.all(
    (await idsIn(`users/${uid}/practiceAttempts`)).map((name) =>
      stored(`users/${uid}/practiceAttempts/${name}`),
    ),
  );
  const own = attempts.find((one) => one?.['sessionId'] === setId) as PracticeAttempt;
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
  expect({
    session: await stored(session),
    events: await idsIn(`${session}/events`),
    views: await idsIn(`${session}/views`),
    answers: await idsIn(`${session}/answers`),
  }).toEqual(before);
  // Taken back meanwhile: no longer offered.
  await change(session, { status: 'withdrawn' });
  await person.goTo(`${prep}?tab=practise`);
  await page.getByRole('tab', { name: 'Practise' }).waitFor();
  await page.getByTestId('from-interview').waitFor({ state: 'detached' });
  expect(person.problems).toEqual([]);
});
