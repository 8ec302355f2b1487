// How a resume meets the job's requirements, from the candidate's file to the highlighted line: closed until the own scorecard is in, by pointer and by keyboard.
import { beforeAll, describe, expect, it } from 'vitest';
import { orgId } from '../../local/seed/companies.ts';
import { people } from '../../local/seed/accounts.ts';
import { buildTextPdf } from '#ai/documents/files.fixture.ts';
import { resumeQuestion, resumeQuestionId } from '#domain/jobs/answering.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { invite, questions, sessionPath, type Invited } from './candidateWorld.ts';
import { handIn, pageOf } from './reviewWorld.ts';
import { change, put } from '../support/operator.ts';
import { send, startAsGuest, toReview } from './guestSteps.ts';

const pdf = (): Buffer =>
  Buffer.from(
    buildTextPdf([
      [
        { x: 50, y: 780, size: 20, bold: true, text: 'Mara Lind' },
        { x: 50, y: 755, text: 'mara@example.com | +46 70 123 45 67' },
        { x: 50, y: 720, size: 14, bold: true, text: 'Experience' },
        { x: 50, y: 700, bold: true, text: 'Backend Developer, Lantern Freight' },
        { x: 50, y: 684, text: '2019 - 2022' },
        { x: 50, y: 668, text: '- Built services in TypeScript and PostgreSQL.' },
        { x: 50, y: 630, size: 14, bold: true, text: 'Skills' },
        { x: 50, y: 612, text: 'TypeScript, PostgreSQL, Docker' },
      ],
    ]),
  );

describe('the findings of a resume', () => {
  let at: Invited;
  beforeAll(async () => {
    at = await invite({
      orgId,
      interview: {
        type: 'resume',
        questionIds: [resumeQuestionId, 'q2'],
        slots: { videos: 0, documents: 1 },
      },
    });
    const job = `organizations/${orgId}/interviews/${at.interviewId}`;
    const [now, second] = [new Date(), questions[1]];
    await change(job, { mustHave: ['TypeScript', 'Rust'], niceToHave: ['PostgreSQL'] });
    await put(`${job}/content/questions`, {
      items: [resumeQuestion('en'), second],
      updatedAt: now,
      updatedBy: 'staff',
    });
    await put(`${job}/content/rubric`, {
      items: [
        {
          id: 'care',
          name: 'Care',
          description: '',
          weight: 100,
          questions: [
            { id: 'q2', text: second?.text ?? '', anchors: ['a', 'b', 'c', 'd', 'e'], lookFor: [] },
          ],
        },
      ],
      updatedAt: now,
      updatedBy: 'staff',
    });
  });

  it('stay closed before the own scorecard, then light their line in the page', async () => {
    const candidate = await newPerson({ phone: true });
    const { page } = candidate;
    await startAsGuest(candidate, at);
    await page.getByTestId('resume-composer').waitFor();
    await page
      .getByTestId('resume-composer')
      .locator('input[type="file"]')
      .setInputFiles({ name: 'Mara.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await page.getByTestId('read-form').waitFor();
    await page.locator('[data-save-state="confirmed"]').waitFor();
    const path = await sessionPath(at);
    await toReview(candidate);
    await send(candidate);
    await candidate.leave();

    const reviewer = await newPerson();
    await reviewer.context.addInitScript(() => localStorage.setItem('hirely.worker.paused', '1'));
    await signIn(reviewer, people.reviewer);
    await reviewer.goTo(pageOf(at.interviewId, path.split('/').at(-1) ?? ''));
    const findings = reviewer.page.getByTestId('findings');
    await findings.getByText('Opens when your own scorecard is in.').waitFor();
    expect(await reviewer.page.locator('[data-finding]').count()).toBe(0);
    await handIn(reviewer, '3 · Solid', '3 · Undecided');
    await findings.getByRole('button', { name: 'Find requirements' }).click();
    await reviewer.page.locator('[data-finding="met"]').first().waitFor({ timeout: 40_000 });
    // "Rust" is not among the skills, and that list is shown; what is there names its line.
    await reviewer.page.locator('[data-finding="missing"]').getByText('Rust').waitFor();
    const evidenceButton = reviewer.page
      .locator('[data-finding="met"]')
      .first()
      .getByTestId('finding-place')
      .first();
    await evidenceButton.focus();
    await reviewer.page.keyboard.press('Enter');
    const highlighted = reviewer.page.getByTestId('lit-line').first();
    await highlighted.waitFor();
    await expect.poll(() => evidenceButton.getAttribute('aria-pressed')).toBe('true');
    // The highlight is on the page, over the words, and in view.
    const [box, sheet] = [
      await highlighted.boundingBox(),
      await reviewer.page.getByTestId('pdf-page').first().boundingBox(),
    ];
    if (!box || !sheet) throw new Error('Nothing is lit');
    const words = await evidenceButton.innerText();
    const y = (box.y + box.height / 2 - sheet.y) / sheet.height;
    expect(
      Math.abs(y - (words.includes('Built services') ? (842 - 668) / 842 : (842 - 612) / 842)),
    ).toBeLessThan(0.03);
    expect(await axeCheck(reviewer.page)).toEqual([]);
    const pictures = process.env['FLOWS_PICTURES'];
    if (pictures)
      await reviewer.page.screenshot({ path: `${pictures}/findings.png`, fullPage: true });
    expect(reviewer.problems).toEqual([]);
    await reviewer.leave();
  });
});
