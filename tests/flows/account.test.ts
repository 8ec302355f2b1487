// The account of a company: billing with a request and its answer, brand and policies that a candidate meets, the last seat, handing over, export and log.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ScaleWorld } from '../../local/seed/scale.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { change, put } from '../support/operator.ts';
import {
  arrangeCompany,
  askForBusiness,
  inviteLink,
  pixel,
  writePolicies,
} from './accountWorld.ts';
import { downloadBy } from '../support/downloads.ts';

const id = `acc${Date.now().toString(36)}`;
let at: ScaleWorld;
let company = '';
let owner: Person;
let recruiter: Person;
let candidate: Person;

beforeAll(async () => {
  at = await arrangeCompany(id);
  company = `organizations/${at.orgId}`;
  [owner, recruiter, candidate] = [
    await newPerson(),
    await newPerson({ language: 'es', dark: true }),
    await newPerson({ phone: true }),
  ];
  await Promise.all([signIn(owner, at.people.owner), signIn(recruiter, at.people.recruiter)]);
});
afterAll(() => Promise.all([owner.leave(), recruiter.leave(), candidate.leave()]));

describe('billing', () => {
  it('tells plan, use, how long it lasts, and what other plans would change', async () => {
    const { page } = owner;
    await owner.goTo('/account?tab=billing');
    await page.getByTestId('plan-name').filter({ hasText: 'Team' }).waitFor();
    await page.getByText('You don’t pay in this app.').waitFor();
    await expect
      .poll(() => page.getByText('There isn’t enough use yet to tell how long it lasts.').count())
      .toBeGreaterThan(0);
    // Five seats in use, three in the plan: shown before anybody asks.
    await change(company, { 'usage.licenses.used': 5 });
    await page.getByText('5 of 10').waitFor();
    await page.getByRole('button', { name: 'Request plan Free' }).click();
    await page
      .getByTestId('over')
      .getByText(
        'Licenses: 5 in use, 3 in the plan. No one can be invited until licenses are free again.',
      )
      .waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await change(company, { 'usage.licenses.used': 3 });
  });

  it('asks once, takes back, asks again, and follows the answer without reloading', async () => {
    const { page } = owner;
    await askForBusiness(page);
    await expect
      .poll(() => page.getByRole('button', { name: 'Request plan Free' }).isDisabled())
      .toBe(true);
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.locator('[data-testid="plan-request"][data-status="withdrawn"]').waitFor();
    await askForBusiness(page);
    await change(`${company}/requests/plan-2`, {
      status: 'approved',
      answer: 'Welcome.',
      closedBy: 'sam',
      closedAt: new Date(),
    });
    await change(company, {
      'billing.tierId': 'default_business',
      'usage.licenses.limit': 40,
    });
    await page.getByTestId('plan-name').filter({ hasText: 'Business' }).waitFor();
    await page
      .locator('[data-testid="plan-request"][data-status="approved"]')
      .getByText('Answer: Welcome.')
      .waitFor();
    await page.getByText('3 of 40').waitFor();
  });

  it('shows invoices that can be kept', async () => {
    const { page } = owner;
    await put(`${company}/invoices/H-202611-ABCDEF`, {
      number: 'H-202611-ABCDEF',
      tierId: 'default_business',
      billed: 'annual',
      from: new Date('2026-11-01'),
      until: new Date('2027-11-01'),
      amount: 449_000,
      currency: 'USD',
      status: 'paid',
      createdAt: new Date(),
      createdBy: 'sam',
      paidAt: new Date(),
      auditId: 'x',
    });
    await page
      .getByRole('row', { name: /H-202611-ABCDEF/ })
      .getByText('$4,490.00')
      .waitFor();
    const file = await downloadBy(page, 'Download invoice H-202611-ABCDEF');
    expect(file.toString('utf8')).toContain(`To: Scale ${id}`);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('is read by staff, who cannot ask', async () => {
    const { page } = recruiter;
    await recruiter.goTo('/account?tab=billing');
    await page.getByTestId('plan-name').filter({ hasText: 'Business' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /Pedir/ }).count()).toBe(0);
  });
});

describe('the organisation', () => {
  it('keeps a brand and policies', async () => {
    const { page } = owner;
    await owner.goTo('/account?tab=organization');
    await page.getByLabel('Color', { exact: true }).fill('#0a7b55');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pixel });
    await page.getByText('Your logo').waitFor();
    await page.locator('#org-brand').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Brand saved').waitFor();
    await writePolicies(page);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('is met by a candidate who is invited afterwards', async () => {
    await recruiter.goTo(`/jobs/${at.interviewId}?tab=invites`);
    const link = await inviteLink(recruiter);
    await candidate.goTo(link);
    const { page } = candidate;
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await page.getByTestId('brand').getByText(`Scale ${id}`).waitFor();
    await page.getByText('Software helps us to rate answers.').waitFor();
    await page.getByText('Ask and you get more time.').waitFor();
    await expect
      .poll(() => page.getByTestId('brand').locator('img').getAttribute('src'))
      .toMatch(/^data:image\/png/);
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText('Only the route team reads it.').waitFor();
    expect(await axeCheck(page)).toEqual([]);
    // A plan without branding: the next page shows plain words.
    await change(company, { 'billing.tierId': 'default_free' });
    await candidate.goTo(link);
    await page.getByText('Software helps us to rate answers.').waitFor();
    // What this device kept of the brand may show until the server has refused it.
    await expect.poll(() => page.getByTestId('brand').count()).toBe(0);
    await change(company, { 'billing.tierId': 'default_business' });
  });

  it('gives the last seat once, and sends an invitation again', async () => {
    const { page } = owner;
    await change(company, { 'usage.licenses.limit': 4 });
    await page.getByText('3 of 4').waitFor();
    await page.getByLabel('Work email').fill(`last@${id}.example`);
    await page.getByRole('button', { name: 'Send invitation', exact: true }).click();
    await page.getByText('All 4 licenses are in use.').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Send invitation', exact: true }).isDisabled())
      .toBe(true);
    await page
      .getByRole('button', { name: `Send the invitation to last@${id}.example again` })
      .click();
    await page.getByText('(sent 2 times)').waitFor();
  });

  it("is handed over after the company's name was typed; both pages follow", async () => {
    const { page } = owner;
    await recruiter.goTo('/account?tab=organization');
    await page.getByLabel('New owner').click();
    await page.getByRole('option', { name: /Remo Scale/ }).click();
    await page.getByRole('button', { name: 'Hand over', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Transfer ownership' }).isDisabled())
      .toBe(true);
    await dialog.getByRole('textbox').fill(`Scale ${id}`);
    expect(await axeCheck(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Transfer ownership' }).click();
    await page.getByText('The company has a new owner').waitFor();
    await recruiter.page.getByRole('heading', { name: 'Transferir la propiedad' }).waitFor();
    await page.locator('#org-transfer').waitFor({ state: 'detached' });
    expect(await axeCheck(recruiter.page)).toEqual([]);
  });

  it('goes into one file, and the log finds who took it', async () => {
    const { page } = owner;
    const file = await downloadBy(page, 'Export everything');
    for (const name of [
      'company.json',
      'members.json',
      'policies',
      'candidates-0001.json',
      'left-out.json',
      'README.txt',
    ])
      expect(file.toString('latin1')).toContain(name);
    await page.getByText(/documents saved/).waitFor();
    await page.getByLabel('What', { exact: true }).click();
    await page.getByRole('option', { name: 'Company and plan' }).click();
    const log = page.locator('#org-audit');
    await log.getByText('Exported all data').waitFor();
    await page.getByLabel('Search text').fill('plan req');
    await log.getByText('Took a plan request back').waitFor();
    await log.getByText('Exported all data').waitFor({ state: 'detached' });
    expect(await axeCheck(page)).toEqual([]);
    expect(owner.problems.concat(recruiter.problems, candidate.problems)).toEqual([]);
  });
});
