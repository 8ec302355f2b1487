// A company whose account a story looks after, and longer steps on its page.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { makeScale, type ScaleWorld } from '../../local/seed/scale.ts';
import { addresses } from '../support/firebase.ts';
import { change, put } from '../support/operator.ts';
import type { Person } from '../support/people.ts';

/** A logo. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const question = {
  id: 'q1',
  text: 'Tell us about a route you planned.',
  kind: 'behavioural',
  minutes: 5,
  followUpCap: 0,
  followUps: [],
};

/** A company with one job of one question, whose recruiter reads Spanish. */
export async function arrangeCompany(id: string): Promise<ScaleWorld> {
  const at = await makeScale(addresses(), { id, jobs: 1, candidates: 3 });
  const company = `organizations/${at.orgId}`;
  await put(`${company}/interviews/${at.interviewId}/content/questions`, {
    items: [question],
    updatedAt: new Date(),
    updatedBy: 'staff',
  });
  await put(`${company}/interviews/${at.interviewId}/content/rubric`, {
    items: [],
    updatedAt: new Date(),
    updatedBy: 'staff',
  });
  await change(`users/${at.people.recruiter.uid}`, { language: 'es' });
  return at;
}

/** Asks for the plan Business, billed yearly. */
export async function askForBusiness(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Request plan Business' }).click();
  await page.getByRole('radio', { name: /a year/ }).check();
  await page.getByRole('button', { name: 'Send request' }).click();
  await page
    .locator('[data-testid="plan-request"][data-status="requested"]')
    .getByText('Business, billed yearly')
    .waitFor();
}

/** Writes notice, consent, policy and invitation; a word in braces that nothing fills in is refused. */
export async function writePolicies(page: Page): Promise<void> {
  await page.getByLabel('Notice · English').fill('Software helps us to rate answers.');
  await page.getByLabel('Consent · English').fill('Only the route team reads it.');
  await page.getByLabel('Accommodation policy · English').fill('Ask and you get more time.');
  await page.getByLabel('Invitation · English').fill('Good to hear from you, {name}.');
  await page.getByText('Nothing is filled in for {name}.').waitFor();
  await expect
    .poll(() =>
      page.locator('#org-policies').getByRole('button', { name: 'Save' }).first().isDisabled(),
    )
    .toBe(true);
  await page.getByLabel('Invitation · English').fill('Good to hear from you, {candidate}.');
  await page.locator('#org-policies').getByRole('button', { name: 'Save' }).first().click();
  await page.getByText('Policies and templates saved').waitFor();
}

/** Creates an invitation on the job's page, in Spanish, for an interview in English; returns its link. */
export async function inviteLink({ page }: Person): Promise<string> {
  await page.getByRole('button', { name: 'Un enlace', exact: true }).click();
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const text = await page.getByTestId('invited').textContent();
  const [address = ''] = /\/hirely-pro\/join\/[0-9A-Z]{16}/.exec(text ?? '') ?? [];
  return address;
}
