// Something technical goes wrong for a candidate: the company hears of it at once, gives more time, and settles it. Jobs are found by the words of their title.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { orgId } from '../../local/seed/companies.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { invite, sessionPath, type Invited } from './candidateWorld.ts';
import { stored } from '../support/operator.ts';
import { beginAsGuest } from './guestSteps.ts';

const title = 'Quayside Signaller';

describe('a fault that a candidate reports', () => {
  let at: Invited;
  let kim: Person;
  let ravi: Person;
  let clara: Person;
  const needs = () => ravi.page.getByTestId('needs-trouble');

  beforeAll(async () => {
    at = await invite({ orgId, minutes: 30, interview: { title } });
    [kim, ravi, clara] = await Promise.all([newPerson({ phone: true }), newPerson(), newPerson()]);
    await Promise.all([signIn(ravi, people.recruiter), signIn(clara, people.reviewer)]);
    await Promise.all([ravi.goTo('/hiring-dashboard'), clara.goTo('/hiring-dashboard')]);
  });
  afterAll(() => Promise.all([kim, ravi, clara].map((person) => person.leave())));

  it('is on the dashboard of those who can act, without a reload, and uses nothing up', async () => {
    await beginAsGuest(kim, at, { name: 'Kim Sato' });
    await ravi.page.getByTestId('needs-scorecards').waitFor();
    await expect.poll(() => needs().getByRole('link', { name: 'Kim Sato' }).count()).toBe(0);
    await kim.page.getByRole('button', { name: 'Something went wrong?' }).click();
    await kim.page.getByRole('button', { name: /^Report to / }).click();
    await kim.page.getByText(/^Reported to/).waitFor();
    expect(await axeCheck(kim.page)).toEqual([]);
    await needs().getByRole('link', { name: 'Kim Sato' }).waitFor();
    expect(await axeCheck(ravi.page)).toEqual([]);
    await expect
      .poll(() => clara.page.getByTestId('needs-trouble').count(), {
        message: 'a reviewer cannot act on it',
      })
      .toBe(0);
    await expect
      .poll(async () => (await stored(await sessionPath(at)))?.['trouble'])
      .toMatchObject({
        open: true,
        what: 'other',
        times: 1,
      });
  });

  it('is answered with more time, which the candidate’s clock shows at once', async () => {
    const { page } = ravi;
    await needs().getByRole('link', { name: 'Kim Sato' }).click();
    const notice = page.getByTestId('trouble-notice');
    await notice.getByText('Kim Sato reported a problem').waitFor();
    await notice.getByRole('button', { name: 'Give more time…' }).click();
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('radio', { name: '60 minutes' }).check();
    await page.getByRole('dialog').getByRole('button', { name: /^Give/ }).click();
    await notice.waitFor({ state: 'detached' });
    const session = await stored(await sessionPath(at));
    expect(session).toMatchObject({
      status: 'in_progress',
      trouble: { open: false, seenBy: people.recruiter.uid },
    });
    expect(session?.['extraMinutes']).toBeGreaterThanOrEqual(29);
    await kim.page.keyboard.press('Escape');
    await expect
      .poll(() => kim.page.getByRole('timer').textContent())
      .toMatch(/\b(59|60|61) minutes left/);
  });

  it('reported again opens again, and is resolved with one press', async () => {
    await kim.page.getByRole('button', { name: 'Something went wrong?' }).click();
    await kim.page.getByRole('button', { name: /^Report to / }).click();
    const notice = ravi.page.getByTestId('trouble-notice');
    await notice.getByText('reported 2 times').waitFor();
    await notice.getByRole('button', { name: 'Mark as resolved' }).click();
    await notice.waitFor({ state: 'detached' });
    await ravi.goTo('/hiring-dashboard');
    await ravi.page.getByTestId('needs-scorecards').waitFor();
    await expect.poll(() => needs().getByRole('link', { name: 'Kim Sato' }).count()).toBe(0);
  });

  it('jobs are found by the beginnings of the words of their title, and by their state', async () => {
    const { page } = ravi;
    const search = page.getByRole('searchbox', { name: 'Search by title' });
    await search.fill('eng back');
    await expect
      .poll(() =>
        page
          .getByTestId('job-row')
          .allTextContents()
          .then((rows) => rows.length > 0 && rows.every((row) => row.includes('Backend Engineer'))),
      )
      .toBe(true);
    await search.fill('no such job');
    await page.getByText('No jobs match “no such job”.').waitFor();
    await search.fill('');
    await expect.poll(() => page.getByTestId('job-row').count()).toBeGreaterThan(1);
  });
});
