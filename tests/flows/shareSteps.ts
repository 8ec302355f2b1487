// A candidate who is shared with reviewers outside, and the steps of those who share and read.
import { expect } from 'vitest';
import { orgId } from '../../local/seed/companies.ts';
import { axeCheck, expectNoSidewaysScroll } from '../support/axe.ts';
import { newPerson, type Device, type Person } from '../support/people.ts';
import { invite, putSession, questions } from './candidateWorld.ts';
import { change, idsIn, put, stored } from '../support/operator.ts';

const at = new Date(Date.now() - 86_400_000);
export const who = {
  uid: 'share-candidate',
  name: 'Ondine Vasterholm',
  email: 'ondine.v@post.test',
};
const anchors = ['none', 'little', 'some', 'much', 'all'];

/** A job of its own with one candidate who has submitted. */
export async function arrangeShared(): Promise<{ interviewId: string; path: string }> {
  const { interviewId } = await invite({ orgId });
  const path = `organizations/${orgId}/interviews/${interviewId}/sessions/${who.uid}`;
  await put(`organizations/${orgId}/interviews/${interviewId}/content/rubric`, {
    items: [
      {
        id: 'care',
        name: 'Care',
        description: '',
        weight: 100,
        questions: questions.map(({ id, text }) => ({ id, text, anchors, lookFor: ['own part'] })),
      },
    ],
    updatedAt: at,
    updatedBy: 'staff',
  });
  await putSession(
    { orgId, interviewId, candidateUid: who.uid },
    {
      status: 'submitted',
      inviteToken: 'a-token-of-long-ago-0123456',
      startedAt: at,
      submittedAt: at,
      displayName: who.name,
      email: who.email,
      consent: { recording: true, ai: false, policyVersion: '2026-11', at },
      rev: 2,
      orgId,
      interviewId,
      candidateUid: who.uid,
      language: 'en',
    },
  );
  await put(`${path}/answers/q1`, {
    type: 'text',
    text: `As ${who.name} I rang every customer before noon. Write to ${who.email}.`,
    rev: 1,
    updatedAt: at,
  });
  await put(`${path}/answers/q2`, {
    type: 'text',
    text: 'I ask who waits longest.',
    rev: 1,
    updatedAt: at,
  });
  return { interviewId, path };
}

/** Shares the candidate with an outside reviewer; returns the link. */
export async function share({ page }: Person, message: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 0)
    await page.getByRole('button', { name: 'Share with an external reviewer' }).click();
  await dialog.getByLabel(/^For whom/).fill('Dr. Fern');
  await dialog.getByLabel(/^Message/).fill(message);
  // A link of before may stand there still: the new one is another.
  const link = dialog.getByTestId('share-link');
  const before = (await link.count()) > 0 ? await link.textContent() : '';
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect.poll(() => link.textContent()).not.toBe(before);
  return (await link.textContent()) ?? '';
}

/** A guest who has opened a link and given a name. */
export async function newGuest(link: string, name: string, device: Device = {}): Promise<Person> {
  const person = await newPerson(device);
  const { pathname, hash } = new URL(link);
  await person.goTo(pathname + hash);
  await person.page.getByRole('button', { name: 'Continue' }).click();
  await person.page.getByLabel(/^Your name/).fill(name);
  return person;
}

/** Starts reading. */
export async function start({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Start reading' }).click();
  await page.getByTestId('guest-answers').waitFor();
}

/** Waits for how a share ended. */
export const endOf = ({ page, problems }: Person, end: string): Promise<void> =>
  page
    .locator(`[data-testid="guest-end"][data-end="${end}"]`)
    .waitFor()
    .catch(async () => {
      throw new Error(
        `Not ${end}: ${(await page.locator('body').innerText()).slice(-1_500)} ${problems.join(' | ').slice(0, 1_500)}`,
      );
    });

/** Reads the shared answers, which hold no name; the link is gone from the address. */
export async function readWithoutName(fern: Person, token: string): Promise<void> {
  await fern.page.getByText('Please judge how they plan.').waitFor();
  expect(await axeCheck(fern.page)).toEqual([]);
  await start(fern);
  expect(fern.page.url()).not.toContain(token);
  await fern.page.getByText(/I rang every customer before noon/).waitFor();
  expect(
    await fern.page.evaluate(() => document.body.innerText + document.title + location.href),
  ).not.toMatch(/ondine|vasterholm|post\.test/i);
  expect(await axeCheck(fern.page)).toEqual([]);
  await expectNoSidewaysScroll(fern.page);
  await fern.page.getByRole('button', { name: 'Next' }).click();
  await fern.page.getByText('I ask who waits longest.').waitFor();
}

/** Expects the one who shared to see who opened it, and the candidate's page to count it. */
export async function expectOpened(ravi: Person, path: string): Promise<void> {
  await ravi.page
    .getByTestId('shares')
    .getByText(/Opened by Dr\. Fern/)
    .waitFor();
  await expect
    .poll(async () => stored(`${path}/views/${(await idsIn(`${path}/guests`))[0]}`))
    .toMatchObject({ role: 'guest' });
}

/** Fills in part of the scorecard: the draft is on the server, and a reload goes on without the link. */
export async function draftOverReload(fern: Person): Promise<void> {
  const form = fern.page.getByRole('form', { name: 'Your scorecard' });
  await form
    .getByRole('radio', { name: '4 · Strong', exact: true })
    .or(form.getByRole('group').first().getByRole('radio').nth(3))
    .first()
    .check({ force: true });
  await form.getByRole('textbox', { name: 'Note on Care' }).fill('Rang first, planned after.');
  await fern.page.locator('[data-save-state="confirmed"]').waitFor();
  await fern.page.reload();
  await expect
    .poll(() => form.getByRole('textbox', { name: 'Note on Care' }).inputValue())
    .toBe('Rang first, planned after.');
}

/** Expects that nobody else opens a link that is used. */
export async function expectUsed(link: string): Promise<void> {
  const other = await newPerson();
  await other.goTo(new URL(link).pathname + new URL(link).hash);
  await other.page.getByRole('button', { name: 'Continue' }).click();
  await other.page.locator('[data-problem="used"]').waitFor();
  await other.leave();
}

/** Hands in the scorecard, which ends what was shared. */
export async function handInAsGuest(fern: Person): Promise<void> {
  const form = fern.page.getByRole('form', { name: 'Your scorecard' });
  await form.getByRole('group').last().getByRole('radio').nth(4).check({ force: true });
  await fern.page.getByRole('button', { name: 'Submit scorecard', exact: true }).click();
  await fern.page
    .getByRole('dialog')
    .getByRole('button', { name: 'Submit scorecard', exact: true })
    .click();
  await endOf(fern, 'done');
  await fern.page.reload();
  await endOf(fern, 'done');
  expect(await axeCheck(fern.page)).toEqual([]);
}

/** Revokes the link that is open. */
export async function revoke(ravi: Person): Promise<void> {
  await ravi.page
    .locator('[data-state="opened"]')
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await ravi.page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: 'Revoke', exact: true })
    .click();
}

/** Lets a link expire in three seconds. */
export async function expireSoon(path: string, token: string): Promise<void> {
  const soon = new Date(Date.now() + 3_000);
  const [uid = ''] = (
    await Promise.all(
      (await idsIn(`${path}/guests`)).map(async (id) =>
        (await stored(`${path}/guests/${id}`))?.['token'] === token ? [id] : [],
      ),
    )
  ).flat();
  await Promise.all([
    change(`${path}/guests/${uid}`, { expiresAt: soon }),
    change(`organizations/${orgId}/shares/${token}`, { expiresAt: soon }),
  ]);
}
