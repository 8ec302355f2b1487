// What a reviewer does on a candidate's page, and reads under the rules.
import { addresses, signInAs } from '../support/firebase.ts';
import { newPerson, type Device, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Signs in somebody of a team whose browser leaves the queue alone, which has stories of its own. */
export async function newStaff(
  who: { email: string; password: string },
  device: Device = {},
): Promise<Person> {
  const person = await newPerson(device);
  await person.context.addInitScript(() => localStorage.setItem('hirely.worker.paused', '1'));
  await signIn(person, who);
  return person;
}

/** The address of a candidate's page. */
export function pageOf(job: string, candidate: string): string {
  return `/jobs/${job}/candidates/${candidate}`;
}

/** Chooses a level, "Not enough evidence" or a recommendation on the own scorecard. */
export async function choose({ page }: Person, group: RegExp, choice: string): Promise<void> {
  await page
    .getByRole('group', { name: group })
    .getByRole('radio', { name: choice, exact: true })
    .check({ force: true });
}

/** Fills a whole scorecard with one level and hands it in. */
export async function handIn(person: Person, level: string, recommendation: string): Promise<void> {
  const { page } = person;
  const groups = page.getByRole('form', { name: 'Your scorecard' }).getByRole('group');
  await groups.first().waitFor();
  const count = await groups.count();
  for (let index = 0; index < count - 1; index += 1)
    await groups.nth(index).getByRole('radio', { name: level, exact: true }).check({ force: true });
  await groups
    .nth(count - 1)
    .getByRole('radio', { name: recommendation, exact: true })
    .check({ force: true });
  await page.getByRole('button', { name: 'Submit scorecard', exact: true }).click();
  await page.getByRole('button', { name: 'Submit and compare' }).click();
  await page.getByRole('heading', { name: 'Comparison' }).waitFor();
}

/** Expects the totals of these tables to follow from the weights and levels that they show. */
export async function expectTotalsToAddUp(
  { page }: Person,
  tables: readonly string[],
): Promise<void> {
  for (const name of tables) {
    const table = page.getByRole('table', { name, exact: true });
    const rows = await table
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')].map((cell) =>
            Number((cell.textContent ?? '').replace(/[^0-9.]/g, '')),
          ),
        ),
      );
    const sum = rows.reduce((total, [weight = 0, level = 0]) => total + weight * level, 0);
    const weights = rows.reduce((total, [weight = 0]) => total + weight, 0);
    const shown = Number(/= ([\d.]+) of 5/.exec(await table.locator('tfoot').innerText())?.[1]);
    expect(shown, name).toBeCloseTo(sum / weights, 1);
  }
}

/** Reads a document as somebody, under the rules; gives the HTTP status. */
export async function readAs(
  who: { email: string; password: string },
  path: string,
): Promise<number> {
  const { projectId, firestore } = addresses();
  const { idToken } = await signInAs(who.email, who.password);
  const response = await fetch(
    `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents/${path}`,
    { headers: { authorization: `Bearer ${idToken}` } },
  );
  await response.body?.cancel();
  return response.status;
}

/** Asks for the first recording of a page: without the app's worker it is fetched whole, and then only. */
export async function loadRecording(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Load the recording/ })
    .first()
    .click();
}
