// Blind review from the switch in the wizard to the opened name: two people of the company and the candidate, each in a browser of their own.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { orgId } from '../../local/seed/companies.ts';
import { people } from '../../local/seed/accounts.ts';
import { textPdf } from '#ai/documents/files.fixture.ts';
import { resumeQuestion, resumeQuestionId } from '#domain/jobs/answering.ts';
import { axeCheck } from '../support/axe.ts';
import { logIn, newPerson, type Device, type Person } from '../support/people.ts';
import { invite, questions, sessionPath } from './candidateWorld.ts';
import { handIn, pageOf, readAs } from './reviewWorld.ts';
import { change, idsIn, put, stored } from '../support/operator.ts';
import { field, send, startAsGuest, toReview, unfold, untilSaved } from './guestSteps.ts';

const name = 'Marabel Lindqwist';
const email = 'marabel.lq@post.test';
const telling = /marabel|lindqwist|post\.test|kestrel/i;

async function staff(
  who: { email: string; password: string },
  device: Device = {},
  works = false,
): Promise<Person> {
  const person = await newPerson(device);
  if (!works)
    await person.context.addInitScript(() => localStorage.setItem('hirely.worker.paused', '1'));
  await logIn(person, who);
  return person;
}

/** Everything a page shows, says to a screen reader, holds in an address or would print. */
async function visibleTexts(page: Page): Promise<string[]> {
  const all = [
    page.url(),
    await page.title(),
    ...(await page.evaluate(() => [
      document.body.innerText,
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].map(({ value }) => value),
      ),
      ...[...document.querySelectorAll('input, textarea')].map(
        (input) => (input as HTMLInputElement).value,
      ),
    ])),
  ];
  return all.filter((text) => telling.test(text)).map((text) => text.slice(0, 200));
}

async function join(person: Person, code: string, isBlind = true): Promise<void> {
  const { page } = person;
  await startAsGuest(
    person,
    { code },
    {
      name,
      meanwhile: async () => {
        if (isBlind) await page.getByText(/reviews this interview blind/).waitFor();
        await page.getByLabel(/^E-?mail/i).fill(email);
        expect(await axeCheck(page)).toEqual([]);
      },
    },
  );
}

const at = new Date(Date.now() - 86_400_000);
const question = {
  id: 'q1',
  competencyId: 'care',
  kind: 'behavioural',
  text: 'Tell us about a delivery that went wrong. What did you do?',
  anchors: ['none', 'little', 'some', 'much', 'all'],
  lookFor: ['own part'],
  minutes: 5,
  followUpCap: 0,
  followUps: [],
};
const competency = { id: 'care', name: 'Care', description: '', weight: 100 };
const answer = `I am ${name}. Our lorries came late every Friday, so I measured the loading, moved two departures and late lorries fell from nine to one. Write to ${email} or call +46 70 123 45 67.`;

describe('a blind interview', () => {
  const draftId = `blind-${Date.now()}`;
  const org = `organizations/${orgId}`;
  const job = `${org}/interviews/${draftId}`;
  let ravi: Person;
  let clara: Person;
  let mara: Person;
  let uid = '';
  let token = '';
  let shown = '';
  let path = '';
  let closed: string[] = [];

  it('is chosen in the wizard, and knows whom one has invited until they begin', async () => {
    // What this story publishes is added to the plan, so that other stories have what they count on.
    await change(org, {
      'usage.interviews.limit': Number((await stored(org))?.['usage'].interviews.limit) + 1,
      'usage.candidates.limit': Number((await stored(org))?.['usage'].candidates.limit) + 1,
    });
    await put(`${org}/drafts/${draftId}`, {
      title: 'Route Planner',
      level: '',
      mustHave: [],
      niceToHave: [],
      competencies: [competency],
      questions: [question],
      description: 'Plans routes.',
      language: 'en',
      type: 'chat',
      createdBy: people.recruiter.uid,
      createdAt: at,
      updatedAt: at,
      updatedBy: people.recruiter.uid,
      rev: 1,
    });

    [ravi, clara, mara] = await Promise.all([
      staff(people.recruiter),
      staff(people.reviewer),
      newPerson(),
    ]);
    await ravi.goTo(`/new-job-interview/${draftId}`);
    await ravi.page.getByLabel('Blind review').check();
    await ravi.page.locator('[data-save-state="confirmed"]').waitFor();
    await ravi.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await ravi.page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await ravi.page.waitForURL(/tab=invites/);
    await ravi.page.getByText('Blind review', { exact: true }).first().waitFor();
    await ravi.page.getByLabel('Name', { exact: true }).fill(name);
    await ravi.page.getByRole('textbox', { name: /^E-?mail/i }).fill(email);
    await ravi.page
      .getByRole('button', { name: 'Invite', exact: false })
      .and(ravi.page.locator('[type=submit]'))
      .click();
    await ravi.page.getByTestId('invited').waitFor();
    // Whom one has invited is known until the invitation is used.
    await ravi.page.getByTestId('invite-row').getByText(name).waitFor();
    [token = ''] = await idsIn(`${job}/invites`);
  }, 120_000);

  it('tells the candidate, and shows everybody else a code', async () => {
    const code = String((await stored(`${job}/inviteDetails/${token}`))?.['code']);

    await join(mara, code);
    await field(mara).fill(answer);
    await untilSaved(mara);
    await toReview(mara);
    await send(mara);
    const receipt = mara.page.getByTestId('receipt');
    await receipt.getByText(new RegExp(name)).first().waitFor();
    [uid = ''] = await idsIn(`${job}/sessions`);
    path = `${job}/sessions/${uid}`;
    const session = await stored(path);
    shown = String(session?.['displayName']);
    expect(shown).toMatch(/^Candidate [0-9BCDFGHJKMNPQRSTVWXZ]{5}$/);
    expect(JSON.stringify(session)).not.toMatch(telling);
    await unfold(mara, 'Who has looked');
    await receipt.getByText(new RegExp(`they see you as “${shown}”`)).waitFor();
  }, 120_000);

  it('keeps who it is from everybody, by the rules and on every screen', async () => {
    closed = [`${path}/identity/current`, `${job}/inviteDetails/${token}`, `mail/${token}_1`];
    expect(
      await Promise.all(
        [people.owner, people.recruiter, people.reviewer].flatMap((who) =>
          closed.map((one) => readAs(who, one)),
        ),
      ),
    ).toEqual(Array(9).fill(403));
    for (const person of [ravi, clara]) {
      const { page } = person;
      await person.goTo('/hiring-dashboard');
      await page.getByTestId('needs-scorecards').waitFor();
      expect(await visibleTexts(page)).toEqual([]);
      await person.goTo(`/jobs/${draftId}`);
      await page.getByRole('main').getByText(shown).first().waitFor();
      expect(await visibleTexts(page)).toEqual([]);
      await person.goTo(pageOf(draftId, uid));
      await page.getByRole('heading', { name: shown, level: 1 }).waitFor();
      await page.getByText(/Our lorries came late every Friday/).waitFor();
      await page.getByText('███████ █████████').waitFor();
      expect(await visibleTexts(page)).toEqual([]);
    }
    expect(await axeCheck(clara.page)).toEqual([]);
    await ravi.goTo(`/jobs/${draftId}?tab=invites`);
    await ravi.page.getByText('No open invitations').waitFor();
    expect(await visibleTexts(ravi.page)).toEqual([]);
    expect(await axeCheck(ravi.page)).toEqual([]);
    await expect
      .poll(() => clara.page.getByRole('button', { name: 'Reveal with a reason' }).count())
      .toBe(0);
  }, 180_000);

  it('is found by its code, not by a name, and the AI writes none', async () => {
    // A search for the name finds nobody, and the file of candidates holds the code.
    await ravi.goTo(`/jobs/${draftId}`);
    await ravi.page
      .getByRole('searchbox')
      .or(ravi.page.getByRole('textbox', { name: 'Search' }))
      .first()
      .fill('Marabel');
    await ravi.page.getByText(/^Nobody found for/).waitFor();
    await ravi.page
      .getByRole('searchbox')
      .or(ravi.page.getByRole('textbox', { name: 'Search' }))
      .first()
      .fill(shown);
    await ravi.page.getByRole('main').getByText(shown).first().waitFor();
    // What the AI wrote holds no name either. A third browser does the work and stays where it is.
    const olivia = await staff(people.owner, {}, true);
    await expect
      .poll(async () => (await stored(`${org}/aiJobs/${draftId}_${uid}`))?.['status'], {
        timeout: 60_000,
      })
      .toBe('done');
    for (const kind of ['ratings', 'evaluations'])
      for (const id of await idsIn(`${path}/${kind}`))
        expect(JSON.stringify(await stored(`${path}/${kind}/${id}`))).not.toMatch(telling);
    await olivia.leave();
  }, 120_000);

  it('opens with the own scorecard, for its author alone', async () => {
    await handIn(clara, '3 · Solid', '4 · Yes').catch(async () => {
      throw new Error(await clara.page.getByRole('form', { name: 'Your scorecard' }).innerText());
    });
    await clara.page.getByRole('heading', { name, level: 1 }).waitFor();
    await expect.poll(() => clara.page.getByTestId('identity').innerText()).toContain(email);
    await clara.page.getByRole('switch', { name: 'Show hidden words in the answers' }).check();
    await clara.page.getByText(new RegExp(`I am ${name}`)).waitFor();
    expect(await axeCheck(clara.page)).toEqual([]);
    expect(await Promise.all(closed.map((one) => readAs(people.recruiter, one)))).toEqual([
      403, 403, 403,
    ]);
    expect(await readAs(people.reviewer, closed[0] ?? '')).toBe(200);
  }, 120_000);

  it('opens to one editor with a reason, in the log and on the receipt', async () => {
    await ravi.goTo(pageOf(draftId, uid));
    await ravi.page.getByRole('heading', { name: shown, level: 1 }).waitFor();
    await ravi.page.getByRole('button', { name: 'Reveal with a reason' }).click();
    const dialog = ravi.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Why not');
    await dialog.getByRole('button', { name: 'Reveal', exact: true }).click();
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'Reason' }).getAttribute('aria-invalid'))
      .toBe('true');
    expect(await axeCheck(ravi.page)).toEqual([]);
    await dialog
      .getByRole('textbox', { name: 'Reason' })
      .fill('Asked us to call about the ramp to the building.');
    await dialog.getByRole('button', { name: 'Reveal', exact: true }).click();
    await ravi.page.getByRole('heading', { name, level: 1 }).waitFor();
    await expect
      .poll(() => stored(`${org}/auditLog/reveal_${draftId}_${uid}_${people.recruiter.uid}`), {
        timeout: 15_000,
      })
      .toMatchObject({
        action: 'identity.reveal',
        target: `${draftId}/${uid}`,
        detail: 'Asked us to call about the ramp to the building.',
      });
    expect(await Promise.all(closed.map((one) => readAs(people.recruiter, one)))).toEqual([
      200, 200, 200,
    ]);
    expect(await readAs(people.owner, closed[0] ?? '')).toBe(403);
    const receipt = mara.page.getByTestId('receipt');
    await receipt.getByText(/Asked us to call about the ramp to the building/).waitFor();
    expect(await axeCheck(mara.page)).toEqual([]);
    expect([...clara.problems, ...mara.problems]).toEqual([]);
    await Promise.all([ravi, clara, mara].map((person) => person.leave()));
  }, 120_000);
});

describe('a resume in a blind interview', () => {
  it('keeps the resume closed: its file, its name, contact and school', async () => {
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
          questions: [
            { id: 'q2', text: questions[1]?.text, anchors: question.anchors, lookFor: [] },
          ],
        },
      ],
      updatedAt: at,
      updatedBy: 'staff',
    });
    const pdf = Buffer.from(
      textPdf([
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
    const mara = await newPerson({ phone: true });
    await join(mara, invited.code);
    await mara.page
      .getByTestId('resume-composer')
      .locator('input[type="file"]')
      .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf });
    const form = mara.page.getByTestId('read-form');
    await expect
      .poll(() => form.getByRole('textbox', { name: 'E-mail' }).inputValue(), { timeout: 30_000 })
      .toBe(email);
    await mara.page.locator('[data-save-state="confirmed"]').waitFor();
    const path = await sessionPath(invited);
    for (const kind of ['answers', 'readings'])
      expect(JSON.stringify(await stored(`${path}/${kind}/${resumeQuestionId}`))).not.toMatch(
        telling,
      );
    await expect
      .poll(() => stored(`${path}/closedReadings/${resumeQuestionId}`), { timeout: 15_000 })
      .toMatchObject({ fileName: `${name}.pdf`, read: { name, email } });
    // The candidate sees all of it, after a reload, too.
    await mara.page.reload();
    await expect
      .poll(() => form.getByRole('textbox', { name: 'E-mail' }).inputValue(), { timeout: 30_000 })
      .toBe(email);
    await toReview(mara);
    await mara.page.getByText(`${name}.pdf`).waitFor();
    await send(mara);
    await mara.leave();

    const clara = await staff(people.reviewer, { phone: true, dark: true });
    await clara.goTo(pageOf(invited.interviewId, path.split('/').at(-1) ?? ''));
    await clara.page.locator('[data-testid="answer-media"][data-state="closed"]').waitFor();
    await expect
      .poll(() => clara.page.getByTestId('read-fields').textContent())
      .toContain('Routing');
    expect(await visibleTexts(clara.page)).toEqual([]);
    expect(await axeCheck(clara.page)).toEqual([]);
    expect(
      await clara.page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(390);
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
  }, 180_000);
});
