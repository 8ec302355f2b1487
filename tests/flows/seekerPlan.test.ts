// A job seeker's dashboard from empty to full, credits that count once and only when something is there, and a plan that is asked for, given, and cancelled.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { firstIdIn, idsIn, put, stored } from '../support/operator.ts';
import { createSeeker, newSeeker } from './seekerWorld.ts';

const who = newSeeker('plan', 'Pia', 'Ros');
const posting =
  'Route Planner\n\nLantern Freight plans deliveries for small shops. You plan routes for twelve vans, talk with drivers and customers, and solve conflicts about delivery times.\n\nRequirements:\n- Experience in planning or dispatch\n- Good with spreadsheets\n- Calm with customers';
const now = new Date();
const month = String(now.getUTCFullYear() * 100 + now.getUTCMonth() + 1);
const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
let uid = '';
let pia: Person;
let sam: Person;

const used = async (): Promise<unknown> => (await stored(`users/${uid}/credits/${month}`))?.used;
const use = (id: string): string => `feedback_${id.padEnd(40, '0')}`;

beforeAll(async () => {
  uid = await createSeeker(who);
  [pia, sam] = await Promise.all([newPerson(), newPerson()]);
  await Promise.all([signIn(pia, who), signIn(sam, people.superAdmin)]);
});
afterAll(() => Promise.all([pia.leave(), sam.leave()]));

describe('the dashboard', () => {
  it('begins with a description to paste, which becomes a tracked job to practise for', async () => {
    const { page } = pia;
    await pia.goTo('/job-seeker');
    await page.getByRole('heading', { name: 'Start with a job you want' }).waitFor();
    await page.getByText('60 of 60 credits left this month (Free).').waitFor();
    await page.getByRole('button', { name: 'Track it and practice' }).click();
    await page.getByText('Paste a job description first.').waitFor();
    await page.getByLabel('Job description').fill(posting);
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Job title' }).inputValue())
      .toBe('Route Planner');
    await page.getByRole('button', { name: 'Track it and practice' }).click();
    await page.getByRole('button', { name: 'Make questions' }).waitFor();
    // The page goes on at once; the job reaches the server a moment later.
    const jobId = await firstIdIn(`users/${uid}/jobTrackers`);
    await expect
      .poll(() => stored(`users/${uid}/jobTrackers/${jobId}`))
      .toMatchObject({ title: 'Route Planner', text: posting, status: 'interested' });
  });

  it('counts a credit for what is there, none for what failed, and none for the same again', async () => {
    const { page } = pia;
    // The engine cannot start: an error, and nothing is counted.
    await page.route('**/assets/worker-*', (route) => route.abort());
    await page.route('**/assets/engine-*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const nothing = 1;' }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Make questions' }).click();
    await page.getByRole('alert').first().waitFor();
    expect([await used(), await idsIn(`users/${uid}/creditUses`)]).toEqual([undefined, []]);
    await page.unrouteAll();
    await page.reload();
    await page.getByRole('button', { name: 'Make questions' }).click();
    await page.getByRole('button', { name: 'Another set' }).waitFor();
    await expect.poll(used).toBe(1);
    await page.getByRole('link', { name: 'Practice question 1', exact: true }).click();
    const answer = page.getByRole('textbox', { name: /answer/iu }).first();
    await answer.fill(
      'Two drivers fought over a route. I asked both what they needed and drew a new plan. After that, deliveries were on time in nine of ten cases.',
    );
    await page.getByRole('button', { name: 'Get feedback' }).click();
    await page.getByTestId('feedback').waitFor();
    await expect.poll(used).toBe(2);
    await expect.poll(async () => idsIn(`users/${uid}/creditUses`)).toHaveLength(2);
  });

  it('names one next step from what is there: the interview, then the resume', async () => {
    const { page } = pia;
    const [jobId = ''] = await idsIn(`users/${uid}/jobTrackers`);
    const job = await stored(`users/${uid}/jobTrackers/${jobId}`);
    await pia.goTo('/job-seeker');
    await page.locator('[data-testid="next-step"][data-step="resume"]').waitFor();
    // In another tab, an interview is written down: this page follows.
    await put(`users/${uid}/jobTrackers/${jobId}`, {
      ...job,
      interviewAt: inDays(4),
      status: 'interviewing',
      updatedAt: new Date(),
    });
    await page
      .locator('[data-testid="next-step"][data-step="practise"]')
      .getByRole('heading', { name: /^Practice “.+” for your interview$/u })
      .waitFor();
    await page.getByTestId('ahead').getByText('Interview · in 4 days').waitFor();
    await page.getByTestId('job-states').getByText('Interviewing').waitFor();
    await page.getByText('Practiced on one of the last 7 days').waitFor();
    await page.getByText('58 of 60 credits left this month (Free).').waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('link', { name: 'Practice it now' }).click();
    await page.getByRole('button', { name: 'Get feedback' }).waitFor();
  });
});

describe('the last credit', () => {
  it('is used, and then a dialog says when they come back; nothing typed is lost', async () => {
    const { page } = pia;
    await put(`users/${uid}/credits/${month}`, { used: 59, last: use('a'), updatedAt: new Date() });
    const answer = page.getByRole('textbox', { name: /answer/iu }).first();
    await answer.fill('I planned twelve vans a day.');
    await page.getByRole('button', { name: 'Get feedback' }).click();
    await page.getByTestId('feedback').waitFor();
    await expect.poll(used).toBe(60);
    await page.getByRole('button', { name: 'Try again' }).click();
    const words = 'I planned twelve vans a day, and none was late in May.';
    await answer.fill(words);
    await page.getByRole('button', { name: 'Get feedback' }).click();
    const dialog = page.getByRole('dialog', { name: 'No credits left this month' });
    await dialog.getByText(/Your credits reset on .+ 1, \d{4}/u).waitFor();
    expect(await axeCheck(page)).toEqual([]);
    expect(await used()).toBe(60);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => answer.inputValue()).toBe(words);
  });
});

describe('a plan', () => {
  it('is asked for, taken back, and asked for again', async () => {
    const { page } = pia;
    await pia.goTo('/job-seeker/upgrade');
    await page.getByTestId('credits-used').getByText('60 of 60').waitFor();
    await page.getByText(/^You used the last one .+ On this device you were told once/u).waitFor();
    await page.getByTestId('offer-seeker_plus').getByText('400 credits a month').waitFor();
    await page.getByTestId('offer-seeker_pro').getByText('Unlimited instead of 60').waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Annually' }).click();
    await page
      .getByTestId('offer-seeker_plus')
      .getByText('$90 once a year, $7.50 a month')
      .waitFor();
    await page.getByRole('button', { name: 'Request Pro' }).click();
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.locator('[data-testid="plan-request"][data-status="requested"]').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Request Plus' }).isDisabled())
      .toBe(true);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.locator('[data-testid="plan-request"][data-status="withdrawn"]').waitFor();
    await page.getByRole('button', { name: 'Request Plus' }).click();
    await page.getByRole('radio', { name: /\$9 a month/u }).check();
    await page.getByLabel(/Message \(optional\)/u).fill('Four interviews this month.');
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send request' }).click();
    await page
      .locator('[data-testid="plan-request"][data-status="requested"]')
      .getByText('Plus, monthly')
      .waitFor();
  });

  it('is given by a super admin in another browser, and in force here without a reload', async () => {
    await sam.goTo('/admin/companies?view=requests');
    const card = sam.page.getByTestId('person-request').filter({ hasText: 'Pia Ros' });
    await card.getByText('Four interviews this month.').waitFor();
    await card.getByRole('button', { name: 'Approve' }).click();
    const dialog = sam.page.getByRole('dialog');
    await dialog.getByText('400 credits a month').waitFor();
    await dialog.getByLabel(/^Answer to the person/u).fill('Good luck with your interviews.');
    expect(await axeCheck(sam.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    const { page } = pia;
    await page.getByTestId('my-plan').getByText('Plus').waitFor();
    await page
      .locator('[data-testid="plan-request"][data-status="approved"]')
      .getByText('Answer: Good luck with your interviews.')
      .waitFor();
    await page.getByTestId('credits-used').getByText('60 of 400').waitFor();
    await expect
      .poll(async () => (await stored(`users/${uid}/plan/current`))?.tierId)
      .toBe('seeker_plus');
  });

  it('is cancelled in one dialog that says until when it runs, and that is taken back', async () => {
    const { page } = pia;
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel your plan Plus?' });
    await dialog.getByText(/^It runs until .+ Until then nothing changes\.$/u).waitFor();
    await dialog
      .getByText(
        'From then on you have the free plan with 60 credits a month. Nothing of yours is deleted.',
      )
      .waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel plan' }).click();
    await page
      .getByTestId('my-plan')
      .getByText(/^Canceled\. It runs until/u)
      .waitFor();
    await page.getByTestId('credits-used').getByText('60 of 400').waitFor();
    await page.getByRole('button', { name: 'Keep my plan' }).click();
    await page.getByRole('button', { name: 'Cancel plan' }).waitFor();
    // When it is over it is over by itself.
    await put(`users/${uid}/plan/current`, {
      ...(await stored(`users/${uid}/plan/current`)),
      until: inDays(-1),
    });
    await page
      .getByTestId('my-plan')
      .getByText(/^Your plan Plus ended on/u)
      .waitFor();
    await page.getByTestId('credits-used').getByText('60 of 60').waitFor();
    expect(
      [...pia.problems, ...sam.problems].filter(
        (problem) =>
          !/worker|Failed to load resource|ERR_FAILED|Fault|aiUnavailable/iu.test(problem),
      ),
    ).toEqual([]);
  });
});
