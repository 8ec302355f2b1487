// The steps of a candidate through an interview, from the link to the receipt.
import { expect } from 'vitest';
import type { Person } from '../support/people.ts';
import type { Invited } from './candidateWorld.ts';

interface AsGuest {
  ai?: boolean;
  name?: string;
  /** What else the page with the name is used for. */
  meanwhile?: () => Promise<void>;
}

/** From the link, as a guest, past name and consent. */
export async function consentAsGuest(
  { page }: Pick<Person, 'page'>,
  { code }: Pick<Invited, 'code'>,
  { ai = true, name = 'Mara Lind', meanwhile }: AsGuest = {},
): Promise<void> {
  await page.goto(`/hirely-pro/join/${code}`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel(/^Your name/).fill(name);
  await page.getByLabel(/I agree that/).check();
  await page.getByLabel(ai ? /^Yes, AI may help/ : /^No\. Only people/).check();
  await meanwhile?.();
  await page.getByRole('button', { name: 'Next' }).click();
}

/** From the link into an interview without a check of devices. */
export async function startAsGuest(
  person: Pick<Person, 'page'>,
  invited: Pick<Invited, 'code'>,
  more?: AsGuest,
): Promise<void> {
  await consentAsGuest(person, invited, more);
  await person.page.getByRole('button', { name: 'Start' }).click();
}

/** From the link to the first question in writing. */
export async function beginAsGuest(
  person: Pick<Person, 'page'>,
  invited: Pick<Invited, 'code'>,
  more?: AsGuest,
): Promise<void> {
  await startAsGuest(person, invited, more);
  await field(person).waitFor();
}

export function field({ page }: Pick<Person, 'page'>) {
  return page.getByTestId('answer-field');
}

/** Waits until the open answer is where it should be. */
export async function untilSaved(
  { page }: Pick<Person, 'page'>,
  state: 'onDevice' | 'sending' | 'confirmed' | 'refused' = 'confirmed',
): Promise<void> {
  await page.locator(`[data-save-state=${state}]`).first().waitFor();
}

/** Opens the review. */
export async function toReview({ page }: Pick<Person, 'page'>): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('button', { name: 'Review' })
    .click();
  await page.getByRole('heading', { name: 'Review your answers' }).waitFor();
}

/** Opens what the receipt keeps folded under a heading, as a keyboard does. */
export async function unfold({ page }: Pick<Person, 'page'>, title: string): Promise<void> {
  const summary = page.getByTestId('receipt').locator('summary', {
    // At the start: one title may end as another begins.
    hasText: new RegExp(`^\\s*${title.replace('?', '\\?')}`),
  });
  const isOpen = (): Promise<boolean> =>
    summary.evaluate((element) => element.parentElement?.hasAttribute('open') === true);
  // A dialog that is still closing takes the focus back, and with it the key.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  if (await isOpen()) return;
  await summary.press('Enter');
  await expect.poll(isOpen).toBe(true);
}

/** Sends, gaps or not, and waits for the receipt. */
export async function send({ page }: Pick<Person, 'page'>): Promise<void> {
  await page.getByRole('button', { name: 'Submit interview' }).click();
  const anyway = page.getByRole('button', { name: 'Send anyway' });
  await anyway.or(page.getByTestId('receipt')).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await page.getByTestId('receipt').waitFor();
}
