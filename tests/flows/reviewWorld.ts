/** What a reviewer does on a candidate's page, and ways to look behind it. */
import { addresses, signInAs } from '../support/firebase.ts';
import type { Person } from '../support/people.ts';
import { change, idsIn, stored } from './candidateWorld.ts';

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
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await page.getByRole('button', { name: 'Hand in and compare' }).click();
  await page.getByRole('heading', { name: 'Side by side' }).waitFor();
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

type Fields = Record<string, unknown>;

/** Reads and writes past the rules. */
export async function behind<T>(
  work: (doc: {
    get: (path: string) => Promise<Fields | undefined>;
    update: (path: string, fields: Fields) => Promise<void>;
    ids: (path: string) => Promise<string[]>;
  }) => Promise<T>,
): Promise<T> {
  return work({ get: stored, update: change, ids: idsIn });
}
