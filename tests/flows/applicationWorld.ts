// What a story of applications works with: a posting, a master resume, and resumes that are printed and read again.
import type { Page } from 'playwright-core';
import { readLayout } from '#ai/documents/readDocument.ts';
import { readTextLines } from '#ai/documents/text/readText.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { put } from '../support/operator.ts';

/** A folder for screenshots; none where nobody wants them. */
const pictures = process.env['FLOW_PICTURES'];
const posting =
  'Site Reliability Engineer\n\nNorthgate Mills runs the shops of forty brands.\n\nYour tasks\n- Run the clusters our shops depend on\n- Shorten the way from a change to production\n\nYou must have\n- Kubernetes\n- Terraform\n- Kafka\n\nNice to have\n- Python';
/** The master resume as a text. */
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
/** The master resume, read. */
const master = resumeFrom(readTextLines(words));

/** Puts two tracked jobs below a job seeker: one with a posting and a contact, one without a description. */
export async function putTrackedJobs(uid: string): Promise<void> {
  const now = new Date();
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
}

/** The fields of a resume that a reader of the file can know. */
export const fieldsOf = ({
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
/** Reads a saved resume. */
export async function readAgain(bytes: Uint8Array, name: string): Promise<ParsedResume> {
  const { lines, hidden } = await readLayout(new Blob([new Uint8Array(bytes)]), name);
  return resumeFrom(lines, hidden);
}

/** Prints the open sheet into a PDF and reports to the page that it was printed. */
export async function printPdf(page: Page, name: string): Promise<Uint8Array<ArrayBuffer>> {
  await page.locator('[data-print-sheet] h1').waitFor({ state: 'attached' });
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    ...(pictures ? { path: `${pictures}/${name}.pdf` } : {}),
  });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  return new Uint8Array(pdf);
}

/** Puts the master resume. */
export async function putMaster(uid: string): Promise<void> {
  await put(`users/${uid}/resumes/m1`, {
    title: 'My resume',
    status: 'master',
    text: words,
    language: 'en',
    content: { resume: master, corrected: [] },
    createdAt: new Date(),
    updatedAt: new Date(),
  });
}

/** Adds a line that the master resume lacks, and confirms that it is true. */
export async function addTrueLine(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Add a line to Systems Administrator · Brightwell College' })
    .click();
  await page
    .getByRole('textbox', { name: /^Line 2 of Systems Administrator/ })
    .fill('Moved the mail of 900 people to a new host.');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'It’s true: add to master resume' }).click();
}

/** Saves the fitted resume as a version, renames it and compares it with the master. */
export async function saveVersion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save as a version' }).click();
  await page.getByRole('textbox', { name: 'Name of the version' }).fill('For the mills');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Rename For the mills' }).click();
  await page.getByRole('textbox', { name: 'Name of the version' }).fill('For Northgate');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'Compare For Northgate with the master' }).click();
  await page.getByTestId('compared').locator('ins').first().waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
}
