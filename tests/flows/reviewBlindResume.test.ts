// A resume in a blind interview: the candidate sees all of it, reviewers nothing that gives the candidate away until their own scorecard is in.
import { expect, it } from 'vitest';
import { orgId } from '../../local/seed/companies.ts';
import { people } from '../../local/seed/accounts.ts';
import { buildTextPdf } from '#ai/documents/files.fixture.ts';
import { resumeQuestion, resumeQuestionId } from '#domain/jobs/answering.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson } from '../support/people.ts';
import { invite, type Invited, questions, sessionPath } from './candidateWorld.ts';
import { handIn, newStaff, pageOf } from './reviewWorld.ts';
import { change, put, stored } from '../support/operator.ts';
import { send, toReview } from './guestSteps.ts';
import { competency, email, join, name, question, telling, visibleTexts } from './blindWorld.ts';

/** A blind interview that asks for a resume and one answer; its invitation. */
async function inviteWithResume(): Promise<Invited> {
  const at = new Date(Date.now() - 86_400_000);
  const invited = await invite({
    orgId,
    interview: {
      type: 'resume',
      questionIds: [resumeQuestionId, 'q2'],
      slots: { videos: 0, documents: 1 },
      blind: true,
    },
  });
  const job = `organizations/${orgId}/interviews/${invited.interviewId}`;
  await change(`${job}/invites/${invited.token}`, {
    blind: true,
    type: 'resume',
    formats: ['text'],
    formatsEverywhere: ['text'],
  });
  await put(`${job}/content/questions`, {
    items: [resumeQuestion('en'), questions[1]],
    updatedAt: at,
    updatedBy: 'staff',
  });
  await put(`${job}/content/rubric`, {
    items: [
      {
        ...competency,
        questions: [{ id: 'q2', text: questions[1]?.text, anchors: question.anchors, lookFor: [] }],
      },
    ],
    updatedAt: at,
    updatedBy: 'staff',
  });
  return invited;
}

/** The resume, with name, contact and school. */
const pdf = Buffer.from(
  buildTextPdf([
    [
      { x: 50, y: 780, size: 20, bold: true, text: name },
      { x: 50, y: 755, text: `${email} | +46 70 123 45 67` },
      { x: 50, y: 720, size: 14, bold: true, text: 'Experience' },
      { x: 50, y: 700, bold: true, text: 'Dispatcher, Lantern Freight' },
      { x: 50, y: 684, text: '2019 - 2022' },
      { x: 50, y: 668, text: '- Planned forty routes a day.' },
      { x: 50, y: 630, size: 14, bold: true, text: 'Education' },
      { x: 50, y: 612, text: 'BSc Logistics, Kestrel University, 2015 - 2018' },
      { x: 50, y: 580, size: 14, bold: true, text: 'Skills' },
      { x: 50, y: 562, text: 'Routing, Excel' },
    ],
  ]),
);

/** Sends the interview as the candidate, who sees all of their resume; nothing that reviewers read gives them away. */
async function sendResume(invited: Invited): Promise<string> {
  const mara = await newPerson({ phone: true });
  await join(mara, invited.code);
  await mara.page
    .getByTestId('resume-composer')
    .locator('input[type="file"]')
    .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf });
  const form = mara.page.getByTestId('read-form');
  await expect.poll(() => form.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
  await mara.page.locator('[data-save-state="confirmed"]').waitFor();
  const path = await sessionPath(invited);
  for (const kind of ['answers', 'readings'])
    expect(JSON.stringify(await stored(`${path}/${kind}/${resumeQuestionId}`))).not.toMatch(
      telling,
    );
  await expect
    .poll(() => stored(`${path}/closedReadings/${resumeQuestionId}`))
    .toMatchObject({ fileName: `${name}.pdf`, read: { name, email } });
  // The candidate sees all of it, after a reload, too.
  await mara.page.reload();
  await expect.poll(() => form.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
  await toReview(mara);
  await mara.page.getByText(`${name}.pdf`).waitFor();
  await send(mara);
  await mara.leave();
  return path;
}

it('keeps the resume closed: its file, its name, contact and school', async () => {
  const invited = await inviteWithResume();
  const path = await sendResume(invited);
  const clara = await newStaff(people.reviewer, { phone: true, dark: true });
  await clara.goTo(pageOf(invited.interviewId, path.split('/').at(-1) ?? ''));
  await clara.page.locator('[data-testid="answer-media"][data-state="closed"]').waitFor();
  await expect.poll(() => clara.page.getByTestId('read-fields').textContent()).toContain('Routing');
  expect(await visibleTexts(clara.page)).toEqual([]);
  expect(await axeCheck(clara.page)).toEqual([]);
  expect(await clara.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    390,
  );
  await handIn(clara, '3 · Solid', '4 · Yes');
  const media = clara.page.getByTestId('answer-media').first();
  await expect.poll(() => media.getAttribute('data-state')).not.toBe('closed');
  await media.scrollIntoViewIfNeeded();
  await clara.page.getByTestId('pdf-page').first().waitFor();
  await expect
    .poll(() => clara.page.getByTestId('read-fields').textContent())
    .toContain('Kestrel University');
  expect(clara.problems).toEqual([]);
  await clara.leave();
});
