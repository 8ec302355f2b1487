// Fairness as sums: the owner invites the compliance role, a candidate answers questions about themselves, and nobody but that role reads it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ScaleWorld } from '../../local/seed/scale.ts';
import { axeCheck } from '../support/axe.ts';
import { logIn, newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { readAs } from './reviewWorld.ts';
import { firstIdIn, stored } from '../support/operator.ts';
import { arrangeFairness } from './fairnessWorld.ts';
import { jobPath } from './candidateWorld.ts';
import { downloadBy } from '../support/downloads.ts';

const id = `fair${Date.now().toString(36)}`;
const password = 'correct horse';
const [faye, cleo] = [
  { email: `faye@${id}.example`, password },
  { email: `cleo@${id}.example`, password },
];
let at: ScaleWorld;
let job = '';
let cleoUid = '';
let owner: Person;
let watcher: Person;
let candidate: Person;

beforeAll(async () => {
  ({ at, cleoUid } = await arrangeFairness(id, faye, cleo));
  job = jobPath(at);
  [owner, watcher, candidate] = [
    await newPerson(),
    await newPerson(),
    await newPerson({ phone: true }),
  ];
  await signIn(owner, at.people.owner);
});
afterAll(() => Promise.all([owner.leave(), watcher.leave(), candidate.leave()]));

describe('fairness', () => {
  it('is looked after by somebody the owner invites, who opens nothing else', async () => {
    await owner.goTo('/account?tab=organization');
    await owner.page.getByLabel('Email').last().fill(faye.email);
    await owner.page.getByLabel('Role', { exact: true }).last().click();
    await owner.page.getByRole('option', { name: 'Compliance' }).click();
    await owner.page.getByText('The compliance role sees aggregate fairness results').waitFor();
    await owner.page.getByRole('button', { name: /invit/i }).first().click();
    await owner.page.getByText(faye.email).waitFor();
    const inviteId = await firstIdIn(`organizations/${at.orgId}/orgInvites`);
    await logIn(watcher, faye);
    await watcher.goTo(`/join-team/${at.orgId}/${inviteId}`);
    await watcher.page.getByText(/(invites you|You are invited) as Compliance/).waitFor();
    await watcher.page.getByRole('button', { name: 'Join the team' }).click();
    await watcher.page.getByRole('heading', { level: 1, name: 'Fairness' }).waitFor();
    await watcher.goTo(`/jobs/${at.interviewId}`);
    await watcher.page
      .getByRole('heading', { level: 1, name: 'This page isn’t part of your role' })
      .waitFor();
    expect(await readAs(faye, `${job}/sessions/${cleoUid}`)).toBe(403);
    await watcher.page.getByRole('link', { name: 'Go to fairness' }).click();
    await watcher.page.getByTestId('fairness').waitFor();
    expect(watcher.problems).toEqual([]);
  });

  it('shows rates and ratios of groups of five or more, and hides what would give the others away', async () => {
    const { page } = watcher;
    await watcher.goTo(`/hiring-dashboard?job=${at.interviewId}`);
    const genders = page.getByRole('table', { name: 'Gender: Decisions' });
    await genders.waitFor();
    const cells = (name: string) =>
      genders.getByTestId(`group-${name}`).getByRole('cell').allTextContents();
    expect((await cells('man')).slice(0, 4)).toEqual(['20', '12', '60%', '1.00']);
    expect((await cells('woman')).slice(0, 4)).toEqual(['12', '3', '25%', '0.42']);
    expect((await cells('woman')).at(-1)).toContain('Below four fifths');
    // Two are neither: hidden, and with them the seven without an answer.
    await expect
      .poll(() => genders.getByTestId('group-nonBinary').getAttribute('data-hidden'))
      .toBe('true');
    await expect
      .poll(() => genders.getByTestId('group-none').getAttribute('data-hidden'))
      .toBe('true');
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cut-off simulation' }).click();
    await page.getByTestId('chosen-of-all').filter({ hasText: '20 of 41' }).waitFor();
    const slider = page.getByRole('slider');
    await slider.focus();
    for (let n = 0; n < 6; n += 1) await page.keyboard.press('PageDown');
    await expect
      .poll(() => page.getByTestId('chosen-of-all').textContent())
      .toMatch(/(20|41) of 41/);
    const text = (await downloadBy(page, 'Figures for an auditor (CSV)')).toString('utf8');
    expect(text).toContain('Decisions,,Gender,Woman,12,3,0.25,0.4167');
    expect(text).toContain('Decisions,,Gender,Non-binary,"Hidden');
    expect(text).not.toMatch(/past-|Cleo/);
  });

  it('counts what candidates say after the outcome, and forgets it when they take it back; managers read none of it', async () => {
    await logIn(candidate, cleo);
    await candidate.goTo(`/hirely-pro/interview/${at.orgId}/${at.interviewId}`);
    await candidate.page.getByRole('heading', { name: 'Voluntary self-identification' }).waitFor();
    await watcher.page.getByText('34 of 41 said something about themselves').waitFor();
    await candidate.page.getByRole('button', { name: 'Answer questions', exact: true }).click();
    await candidate.page.getByRole('button', { name: 'Save', exact: true }).click();
    await candidate.page.getByText('Choose at least one answer').waitFor();
    await candidate.page
      .getByRole('radiogroup', { name: 'Gender' })
      .getByRole('radio', { name: 'Woman' })
      .check();
    await candidate.page
      .getByRole('radiogroup', { name: 'Disability' })
      .getByRole('radio', { name: 'I prefer not to say' })
      .check();
    expect(await axeCheck(candidate.page)).toEqual([]);
    await candidate.page.getByRole('button', { name: 'Save', exact: true }).click();
    await candidate.page.getByText('You have answered. Thank you.').waitFor();
    await watcher.page.getByText('35 of 41 said something about themselves').waitFor();
    await expect
      .poll(() => stored(`${job}/selfIds/${cleoUid}`))
      .toEqual({ gender: 'woman', disability: 'declined', rev: 1 });
    expect(
      await Promise.all(
        [at.people.owner, at.people.recruiter, faye].map((who) =>
          readAs(who, `${job}/selfIds/${cleoUid}`),
        ),
      ),
    ).toEqual([403, 403, 200]);
    await candidate.page.getByRole('button', { name: 'Delete my answers' }).click();
    await candidate.page
      .getByRole('dialog')
      .getByRole('button', { name: 'Delete my answers' })
      .click();
    await candidate.page.getByRole('button', { name: 'Answer questions', exact: true }).waitFor();
    await watcher.page.getByText('34 of 41 said something about themselves').waitFor();
    expect(await stored(`${job}/selfIds/${cleoUid}`)).toBeUndefined();
    expect(candidate.problems).toEqual([]);
  });

  it('reaches managers only as the sums they are shown, beside how far reviewers agree', async () => {
    await owner.goTo(`/jobs/${at.interviewId}?tab=insights`);
    await owner.page
      .getByText('Your compliance role has shown nothing for this job yet.')
      .waitFor();
    await owner.page.getByTestId('kappa-overall').first().waitFor();
    const agreement = owner.page.getByTestId('kappa-overall').first().getByRole('cell');
    await expect.poll(() => agreement.first().textContent()).toBe('6');
    await watcher.page
      .getByRole('textbox', { name: /Note, e\.g\./ })
      .fill('Looked into with the panel.');
    await watcher.page.getByRole('button', { name: 'Publish results' }).click();
    await watcher.page.getByText('Managers of this company can see the sums now.').waitFor();
    await owner.page.getByTestId('published-fairness').waitFor();
    expect(
      (
        await owner.page
          .getByTestId('published-fairness')
          .getByTestId('group-woman')
          .getByRole('cell')
          .allTextContents()
      ).slice(0, 3),
    ).toEqual(['12', '3', '25%']);
    await expect
      .poll(() =>
        owner.page
          .getByTestId('published-fairness')
          .getByTestId('group-nonBinary')
          .getAttribute('data-hidden'),
      )
      .toBe('true');
    expect(await axeCheck(owner.page)).toEqual([]);
    expect(await readAs(at.people.recruiter, `${job}/fairness/summary`)).toBe(403);
    await watcher.page.getByRole('button', { name: 'Show the present sums' }).click();
    await watcher.page.getByText('At least five decisions must lie between').waitFor();
    expect([...owner.problems, ...watcher.problems]).toEqual([]);
  });
});
