// Preparing an application: a resume fitted with proofs and decided on change by change, words it does not hold, a version printed and read back the same, letters that are traced, and the day it was sent.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLayout } from '#ai/documents/readDocument.ts';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import type { Application } from '#domain/seeker/application.ts';
import { axeCheck, expectNoSidewaysScroll } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { idsIn, stored } from '../support/operator.ts';
import {
  addTrueLine,
  fieldsOf,
  printPdf,
  putMaster,
  putTrackedJobs,
  readAgain,
  saveVersion,
} from './applicationWorld.ts';
import { createSeeker, newSeeker } from './seekerWorld.ts';
import { readDownload } from '../support/downloads.ts';

const who = newSeeker('apply', 'Mara', 'Lindqvist');
const tools = '/job-seeker/job-tools';
let uid = '';
let mara: Person;
let phone: Person;

const application = async (): Promise<Application> =>
  (await stored(`users/${uid}/applications/job1`)) as Application;
const left = () => application().then((now) => now?.content?.left ?? null);
const fitted = () => mara.page.getByTestId('fitted');

beforeAll(async () => {
  uid = await createSeeker(who);
  await putTrackedJobs(uid);
  [mara, phone] = await Promise.all([
    newPerson(),
    newPerson({ phone: true, dark: true, language: 'es' }),
  ]);
  await mara.context.addInitScript(() => {
    window.print = () => undefined;
  });
  await signIn(mara, who);
});
afterAll(() => Promise.all([mara.leave(), phone.leave()]));

describe('the page that prepares an application', () => {
  it('says what is missing and leads there', async () => {
    const { page } = mara;
    await mara.goTo(`${tools}?tab=prepare&job=job1`);
    await page.getByRole('heading', { name: 'Add your master resume first' }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Add my resume' }).getAttribute('href'))
      .toContain('tab=resume');
    await putMaster(uid);
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
    await expect
      .poll(() => line.getByTestId('proof').locator('mark').allInnerTexts())
      .toContain('k8s');
    await page.getByTestId('gaps-open').getByText('Kafka', { exact: true }).waitFor();
    await expect
      .poll(() => fitted().innerText())
      .toContain('managed 14 Kubernetes clusters'.replace('managed', 'Managed'));
    await expect.poll(() => fitted().innerText()).not.toContain('Kafka');
    expect(await axeCheck(page)).toEqual([]);
    await line.getByRole('checkbox', { name: /the job’s name/ }).uncheck();
    await expect.poll(left).toEqual(['experience.0.bullets.1/1']);
    await expect.poll(() => fitted().innerText()).toContain('Managed 14 k8s clusters');
    await page.getByRole('button', { name: 'Leave all' }).click();
    await fitted().getByText('Responsible for managing 14 k8s clusters').waitFor();
    await page.getByRole('button', { name: 'Take all' }).click();
    await expect.poll(left).toEqual([]);
    await line.getByRole('checkbox', { name: /the job’s name/ }).uncheck();
    await expect.poll(left).toEqual(['experience.0.bullets.1/1']);
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
    await expectNoSidewaysScroll(phone.page);
  });

  it('marks what the master does not hold, and the person decides', async () => {
    const { page } = mara;
    await page.getByRole('button', { name: /^Edit: Line 1 of Systems Administrator/ }).click();
    const box = page.getByRole('textbox', { name: /^Line 1 of Systems Administrator/ });
    await box.fill('Administered 400 Linux servers and automated patching with Ansible and Kafka.');
    await page.getByRole('button', { name: 'Done' }).click();
    const line = page.locator('[data-line="experience.1.bullets.0"]');
    await line.getByTestId('unheld').waitFor();
    await expect.poll(() => line.locator('mark').allInnerTexts()).toEqual(['400', 'Kafka']);
    await line.getByRole('button', { name: 'Take it out' }).click();
    await line.getByTestId('unheld').waitFor({ state: 'detached' });
    await expect.poll(() => line.innerText()).not.toMatch(/400|Kafka/);
    await line.getByRole('button', { name: 'Put back' }).click();
    await line.getByText('Administered 90 Linux servers').waitFor();
    await addTrueLine(page);
    await expect
      .poll(
        async () =>
          ((await stored(`users/${uid}/resumes/m1`)) as OwnResume).content?.resume?.experience[1]
            ?.bullets,
      )
      .toEqual([
        'Administered 90 Linux servers and automated patching with Ansible.',
        'Moved the mail of 900 people to a new host.',
      ]);
    await page.getByTestId('unheld').waitFor({ state: 'detached' });
    await fitted().getByText('Moved the mail of 900 people').waitFor();
  });

  it('is kept as a version, renamed, compared, and printed so that it reads back the same', async () => {
    const { page } = mara;
    await saveVersion(page);
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
    expect(fieldsOf(await readAgain(await readDownload(file), 'resume.docx'))).toEqual(
      fieldsOf(version),
    );
    await dialog.getByRole('button', { name: 'Print or save as PDF' }).click();
    expect(fieldsOf(await readAgain(await printPdf(page, 'resume'), 'resume.pdf'))).toEqual(
      fieldsOf(version),
    );
    await page.getByRole('button', { name: 'Close' }).click();
  });
});

describe('letters', () => {
  it('are drafted out of both, traced, changed by hand and saved as one types', async () => {
    const { page } = mara;
    await page.getByRole('tab', { name: 'Letters' }).click();
    await page.getByRole('button', { name: 'Write a draft' }).click();
    const letter = page.getByRole('textbox', { name: 'Letter' });
    await expect.poll(() => letter.inputValue()).toContain('Northgate Mills');
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
    await expect
      .poll(async () => (await application()).content?.letters?.cover?.text)
      .toContain('70 Kafka brokers');
    await page.locator('[data-save-state="confirmed"]').waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await page.reload();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Letter' }).inputValue())
      .toContain('70 Kafka brokers');
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    // It still has blanks: it is asked about once.
    await page
      .getByRole('dialog', { name: 'Export with blanks?' })
      .getByRole('button', { name: 'Export anyway' })
      .click();
    const pdf = await printPdf(page, 'letter');
    expect((await readLayout(new Blob([pdf]), 'letter.pdf')).text).toContain(
      'I ran 70 Kafka brokers.',
    );
  });

  it('go to a person by name; the same asked again costs nothing', async () => {
    const { page } = mara;
    const spent = (): Promise<number> => idsIn(`users/${uid}/creditUses`).then((ids) => ids.length);
    await page.getByRole('button', { name: 'Note to a person' }).click();
    await page.getByRole('button', { name: 'Write a draft' }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Letter' }).inputValue())
      .toMatch(/^Hello Ida Moreau,/);
    const mail = await page.getByRole('link', { name: 'Open in email' }).getAttribute('href');
    expect(mail).toMatch(/^mailto:ida@northgate\.example\?subject=/);
    await expect.poll(spent).toBe(3);
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
  await expect.poll(async () => (await application()).sentAt).toBeTruthy();
  const { resumeId, sentAt } = await application();
  await expect
    .poll(() => stored(`users/${uid}/jobTrackers/job1`))
    .toMatchObject({ status: 'applied', resumeId, applicationId: 'job1', appliedAt: sentAt });
  expect(await axeCheck(page)).toEqual([]);
  await page.getByRole('button', { name: 'It wasn’t sent after all' }).click();
  await page.getByRole('button', { name: 'Mark as sent' }).waitFor();
  await expect
    .poll(() => stored(`users/${uid}/jobTrackers/job1`))
    .toMatchObject({
      status: 'interested',
      resumeId: null,
      appliedAt: null,
    });
  expect(mara.problems).toEqual([]);
});
