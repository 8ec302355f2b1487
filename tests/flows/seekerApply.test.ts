// Preparing an application: a resume fitted with proofs and decided on change by change, words it does not hold, a version on paper that reads back the same, letters that are traced, and the day it was sent.
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLayout } from '#ai/documents/readDocument.ts';
import { linesOfText } from '#ai/documents/text/readText.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import type { Application } from '#domain/seeker/application.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { axeCheck } from '../support/axe.ts';
import { createAccount } from '../support/firebase.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { idsIn, put, stored } from '../support/operator.ts';

const pictures = process.env['FLOW_PICTURES'];
const id = `ap${Date.now().toString(36)}`;
const who = { email: `${id}@seeker.example`, password: 'try-hirely-1' };
const tools = '/job-seeker/job-tools';
const posting =
  'Site Reliability Engineer\n\nNorthgate Mills runs the shops of forty brands.\n\nYour tasks\n- Run the clusters our shops depend on\n- Shorten the way from a change to production\n\nYou must have\n- Kubernetes\n- Terraform\n- Kafka\n\nNice to have\n- Python';
const words = `Mara Lindqvist
Platform Engineer
mara@example.com | +46 8 5550 0142 | Uppsala, Sweden

Experience
Platform Engineer, Harbour Freight Lines, March 2021 - May 2024
- Helped two juniors with their first on-call weeks.
- Responsible for managing 14 k8s clusters for three product teams.
- Cut deployment time from 50 to 12 minutes with Bash, Terraform and GitLab CI.
Systems Administrator, Brightwell College, June 2018 - February 2021
- Administered 90 Linux servers and automated patching with Ansible.

Education
BSc Computer Science, Uppsala University, 2014 - 2018

Skills
Linux, k8s, Terraform, Python`;
const master = resumeFrom(linesOfText(words));
let uid = '';
let mara: Person;
let phone: Person;

const application = async (): Promise<Application> =>
  (await stored(`users/${uid}/applications/job1`)) as Application;
const soon = <T>(get: () => Promise<T> | T) => expect.poll(get, { timeout: 20_000 });
const left = () => application().then((now) => now?.content?.left ?? null);
const fitted = () => mara.page.getByTestId('fitted');
const fields = ({
  name,
  email,
  phone: number,
  location,
  headline,
  experience,
  education,
  skills,
}: ParsedResume): object => ({
  name,
  email,
  number,
  location,
  headline,
  experience,
  education,
  skills,
});
async function readAgain(bytes: Uint8Array, name: string): Promise<ParsedResume> {
  const { lines, hidden } = await readLayout(new Blob([new Uint8Array(bytes)]), name);
  return resumeFrom(lines, hidden);
}

beforeAll(async () => {
  uid = await createAccount({ ...who, displayName: 'Mara Lindqvist', emailVerified: true });
  const now = new Date();
  await put(`users/${uid}`, {
    email: who.email,
    displayName: 'Mara Lindqvist',
    firstName: 'Mara',
    lastName: 'Lindqvist',
    isJobSeeker: true,
    isHiringManager: false,
    isAdmin: false,
    isSuperAdmin: false,
    tier: 'FreeTierJobseeker1',
    language: 'en',
    termsAccepted: true,
    marketingAccepted: false,
    createdAt: now,
    lastLogin: now,
  });
  await put(`users/${uid}/jobTrackers/job1`, {
    title: 'Site Reliability Engineer',
    company: 'Northgate Mills',
    text: posting,
    status: 'interested',
    contacts: [
      {
        id: 'c',
        name: 'Ida Moreau',
        role: 'Recruiter',
        email: 'ida@northgate.example',
        phone: '',
        notes: '',
      },
    ],
    createdAt: now,
    updatedAt: now,
  });
  await put(`users/${uid}/jobTrackers/job2`, {
    title: 'Clerk',
    text: '',
    status: 'interested',
    createdAt: now,
    updatedAt: now,
  });
  [mara, phone] = await Promise.all([
    newPerson(),
    newPerson({ phone: true, dark: true, language: 'es' }),
  ]);
  await mara.context.addInitScript(() => {
    window.print = () => undefined;
  });
  await signIn(mara, who);
}, 60_000);
afterAll(() => Promise.all([mara.leave(), phone.leave()]));

describe('the desk', () => {
  it('says what is missing and leads there', async () => {
    const { page } = mara;
    await mara.goTo(`${tools}?tab=prepare&job=job1`);
    await page.getByRole('heading', { name: 'First your master resume' }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Add my resume' }).getAttribute('href'))
      .toContain('tab=resume');
    await put(`users/${uid}/resumes/m1`, {
      title: 'My resume',
      status: 'master',
      text: words,
      language: 'en',
      content: { resume: master, corrected: [] },
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    await page.getByRole('heading', { name: 'Suggested changes' }).waitFor();
    await mara.goTo(`${tools}?tab=prepare&job=job2`);
    await page.getByRole('heading', { name: 'This job has no description yet' }).waitFor();
  });
});

describe('a fitted resume', () => {
  it('is proposed with proofs; each change is taken or left, also after a reload and in another tab', async () => {
    const { page } = mara;
    await mara.goTo(`${tools}?tab=prepare&job=job1`);
    await page.getByRole('button', { name: 'Suggest changes for this job' }).click();
    const line = page.locator('[data-proposal="experience.0.bullets.1"]');
    await line.waitFor();
    await expect
      .poll(() => line.getByTestId('proof').first().innerText())
      .toContain('Responsible for managing 14 k8s clusters');
    expect(await line.getByTestId('proof').locator('mark').allInnerTexts()).toContain('k8s');
    await page.getByTestId('gaps-open').getByText('Kafka', { exact: true }).waitFor();
    await expect
      .poll(() => fitted().innerText())
      .toContain('managed 14 Kubernetes clusters'.replace('managed', 'Managed'));
    await expect.poll(() => fitted().innerText()).not.toContain('Kafka');
    expect(await axeCheck(page)).toEqual([]);
    await line.getByRole('checkbox', { name: /the job’s name/ }).uncheck();
    await soon(left).toEqual(['experience.0.bullets.1/1']);
    await expect.poll(() => fitted().innerText()).toContain('Managed 14 k8s clusters');
    await page.getByRole('button', { name: 'Leave all' }).click();
    await fitted().getByText('Responsible for managing 14 k8s clusters').waitFor();
    await page.getByRole('button', { name: 'Take all' }).click();
    await soon(left).toEqual([]);
    await line.getByRole('checkbox', { name: /the job’s name/ }).uncheck();
    await soon(left).toEqual(['experience.0.bullets.1/1']);
    await page.reload();
    await fitted().getByText('Managed 14 k8s clusters').waitFor();
    await expect
      .poll(() => line.getByRole('checkbox', { name: /the job’s name/ }).isChecked())
      .toBe(false);
    // The second tab is a phone in the dark, in Spanish.
    await signIn(phone, who);
    await phone.goTo(`${tools}?tab=prepare&job=job1`);
    await phone.page.getByTestId('fitted').getByText('Managed 14 k8s clusters').waitFor();
    await line.getByRole('checkbox', { name: /the job’s name/ }).check();
    await phone.page.getByTestId('fitted').getByText('Managed 14 Kubernetes clusters').waitFor();
    expect(await axeCheck(phone.page)).toEqual([]);
    expect(
      await phone.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
  });

  it('marks what the master does not hold, and the person decides', async () => {
    const { page } = mara;
    await page.getByRole('button', { name: /^Edit: Line 1 of Systems Administrator/ }).click();
    const box = page.getByRole('textbox', { name: /^Line 1 of Systems Administrator/ });
    await box.fill('Administered 400 Linux servers and automated patching with Ansible and Kafka.');
    await page.getByRole('button', { name: 'Done' }).click();
    const line = page.locator('[data-line="experience.1.bullets.0"]');
    await line.getByTestId('unheld').waitFor();
    expect(await line.locator('mark').allInnerTexts()).toEqual(['400', 'Kafka']);
    await line.getByRole('button', { name: 'Take it out' }).click();
    await line.getByTestId('unheld').waitFor({ state: 'detached' });
    await expect.poll(() => line.innerText()).not.toMatch(/400|Kafka/);
    await line.getByRole('button', { name: 'Put back' }).click();
    await line.getByText('Administered 90 Linux servers').waitFor();
    await page
      .getByRole('button', { name: 'Add a line to Systems Administrator · Brightwell College' })
      .click();
    await page
      .getByRole('textbox', { name: /^Line 2 of Systems Administrator/ })
      .fill('Moved the mail of 900 people to a new host.');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'It is true: add it to my master' }).click();
    await soon(
      async () =>
        ((await stored(`users/${uid}/resumes/m1`)) as OwnResume).content?.resume?.experience[1]
          ?.bullets,
    ).toEqual([
      'Administered 90 Linux servers and automated patching with Ansible.',
      'Moved the mail of 900 people to a new host.',
    ]);
    await page.getByTestId('unheld').waitFor({ state: 'detached' });
    await fitted().getByText('Moved the mail of 900 people').waitFor();
  });

  it('is kept as a version, renamed, compared, and put on paper that reads back the same', async () => {
    const { page } = mara;
    await page.getByRole('button', { name: 'Save as a version' }).click();
    await page.getByRole('textbox', { name: 'Name of the version' }).fill('For the mills');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Rename For the mills' }).click();
    await page.getByRole('textbox', { name: 'Name of the version' }).fill('For Northgate');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('button', { name: 'Compare For Northgate with the master' }).click();
    expect(await page.getByTestId('compared').locator('ins').allInnerTexts()).not.toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    const { resumeId } = await application();
    const version = ((await stored(`users/${uid}/resumes/${resumeId}`)) as OwnResume).content
      ?.resume;
    if (!version) throw new Error('The version holds no resume.');
    expect(version.experience[0]?.bullets[0]).toBe(
      'Managed 14 Kubernetes clusters for three product teams.',
    );
    await page.getByRole('button', { name: 'Open For Northgate' }).click();
    const dialog = page.getByRole('dialog');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Word file' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Mara Lindqvist - Resume - Northgate Mills.docx');
    const path = join(tmpdir(), `${id}.docx`);
    await file.saveAs(path);
    expect(fields(await readAgain(await readFile(path), 'resume.docx'))).toEqual(fields(version));
    await rm(path);
    await dialog.getByRole('button', { name: 'Print or save as PDF' }).click();
    await page.locator('[data-print-sheet] h1').waitFor({ state: 'attached' });
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      ...(pictures ? { path: `${pictures}/resume.pdf` } : {}),
    });
    expect(fields(await readAgain(pdf, 'resume.pdf'))).toEqual(fields(version));
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.getByRole('button', { name: 'Close' }).click();
  });
});

describe('letters', () => {
  it('are drafted out of both, traced, changed by hand and saved as one types', async () => {
    const { page } = mara;
    await page.getByRole('tab', { name: 'Letters' }).click();
    await page.getByRole('button', { name: 'Write a draft' }).click();
    const letter = page.getByRole('textbox', { name: 'Letter' });
    await soon(() => letter.inputValue()).toContain('Northgate Mills');
    const trace = page.getByTestId('trace');
    await expect.poll(() => trace.locator('[data-sentence="fact"]').count()).toBeGreaterThan(2);
    await expect
      .poll(() =>
        trace
          .locator('[data-sentence="fact"]')
          .filter({ hasNot: page.getByTestId('proof') })
          .count(),
      )
      .toBe(0);
    await expect.poll(() => trace.locator('[data-mark="blank"]').count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByTestId('refused').innerText()).toContain('Kafka');
    await letter.fill(`${await letter.inputValue()}\n\nI ran 70 Kafka brokers.`);
    expect(
      await trace.locator('[data-sentence="own"] [data-mark="unheld"]').allInnerTexts(),
    ).toContain('70');
    await soon(async () => (await application()).content?.letters?.cover?.text).toContain(
      '70 Kafka brokers',
    );
    await page.locator('[data-save-state="confirmed"]').waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await page.reload();
    await soon(() => page.getByRole('textbox', { name: 'Letter' }).inputValue()).toContain(
      '70 Kafka brokers',
    );
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    // It still has blanks: it is asked about once.
    await page
      .getByRole('dialog', { name: 'Export with blanks?' })
      .getByRole('button', { name: 'Export anyway' })
      .click();
    await page.locator('[data-print-sheet] h1').waitFor({ state: 'attached' });
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      ...(pictures ? { path: `${pictures}/letter.pdf` } : {}),
    });
    expect((await readLayout(new Blob([new Uint8Array(pdf)]), 'letter.pdf')).text).toContain(
      'I ran 70 Kafka brokers.',
    );
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  });

  it('go to a person by name; the same asked again costs nothing', async () => {
    const { page } = mara;
    const spent = (): Promise<number> => idsIn(`users/${uid}/creditUses`).then((ids) => ids.length);
    await page.getByRole('button', { name: 'Note to a person' }).click();
    await page.getByRole('button', { name: 'Write a draft' }).click();
    await soon(() => page.getByRole('textbox', { name: 'Letter' }).inputValue()).toMatch(
      /^Hello Ida Moreau,/,
    );
    const mail = await page.getByRole('link', { name: 'Open in mail' }).getAttribute('href');
    expect(mail).toMatch(/^mailto:ida@northgate\.example\?subject=/);
    await soon(spent).toBe(3);
    await page.getByRole('button', { name: 'Write a new draft' }).click();
    await page.getByRole('button', { name: 'Replace my words' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await spent()).toBe(3);
  });
});

it('is marked as sent: the tracked job says which version and when; and it can be taken back', async () => {
  const { page } = mara;
  await page.getByRole('tab', { name: 'Sent' }).click();
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await page.getByTestId('sent').getByText('with “For Northgate”').waitFor();
  await soon(async () => (await application()).sentAt).toBeTruthy();
  const { resumeId, sentAt } = await application();
  await expect
    .poll(() => stored(`users/${uid}/jobTrackers/job1`), { timeout: 15_000 })
    .toMatchObject({ status: 'applied', resumeId, applicationId: 'job1', appliedAt: sentAt });
  expect(await axeCheck(page)).toEqual([]);
  await page.getByRole('button', { name: 'It was not sent after all' }).click();
  await page.getByRole('button', { name: 'Mark as sent' }).waitFor();
  await soon(() => stored(`users/${uid}/jobTrackers/job1`)).toMatchObject({
    status: 'interested',
    resumeId: null,
    appliedAt: null,
  });
  expect(mara.problems).toEqual([]);
});
