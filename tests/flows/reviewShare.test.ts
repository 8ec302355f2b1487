// Sharing with a reviewer without an account: a recruiter and three strangers, each in a browser of their own.
import { describe, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { orgId } from '../../local/seed/companies.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Device, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { invite, putSession, questions } from './candidateWorld.ts';
import { handIn, pageOf } from './reviewWorld.ts';
import { change, idsIn, put, stored } from '../support/operator.ts';

const at = new Date(Date.now() - 86_400_000);
const who = { uid: 'share-candidate', name: 'Ondine Vasterholm', email: 'ondine.v@post.test' };
const anchors = ['none', 'little', 'some', 'much', 'all'];

/** A job of its own with one candidate who has handed in. */
async function handedIn(): Promise<{ interviewId: string; path: string }> {
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

async function share({ page }: Person, message: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 0)
    await page.getByRole('button', { name: 'Share with an outside reviewer' }).click();
  await dialog.getByLabel(/^For whom/).fill('Dr. Fern');
  await dialog.getByLabel(/^What you ask them/).fill(message);
  const before = await dialog
    .getByTestId('share-link')
    .textContent({ timeout: 100 })
    .catch(() => '');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect
    .poll(() => dialog.getByTestId('share-link').textContent(), { timeout: 25_000 })
    .not.toBe(before);
  return (await dialog.getByTestId('share-link').textContent()) ?? '';
}

async function guest(link: string, name: string, device: Device = {}): Promise<Person> {
  const person = await newPerson(device);
  const { pathname, hash } = new URL(link);
  await person.goTo(pathname + hash);
  await person.page.getByRole('button', { name: 'Continue' }).click();
  await person.page.getByLabel(/^Your name/).fill(name);
  return person;
}

async function start({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Start reading' }).click();
  await page.getByTestId('guest-answers').waitFor();
}

const endOf = ({ page, problems }: Person, end: string): Promise<void> =>
  page
    .locator(`[data-testid="guest-end"][data-end="${end}"]`)
    .waitFor()
    .catch(async () => {
      throw new Error(
        `Not ${end}: ${(await page.locator('body').innerText()).slice(-1_500)} ${problems.join(' | ').slice(0, 1_500)}`,
      );
    });

describe('a link for an outside reviewer', () => {
  it('opens the answers without a name, takes a scorecard, and closes when it is said', async () => {
    const { interviewId, path } = await handedIn();
    const ravi = await newPerson();
    await ravi.context.addInitScript(() => localStorage.setItem('hirely.worker.paused', '1'));
    await signIn(ravi, people.recruiter);
    await ravi.goTo(pageOf(interviewId, who.uid));
    const link = await share(ravi, 'Please judge how they plan.');
    expect(link).toMatch(/\/hirely-pro\/review\/[^/]+#[A-Za-z0-9_-]{22,}$/);
    const token = new URL(link).hash.slice(1);
    expect(await axeCheck(ravi.page)).toEqual([]);

    // The first guest: on a phone, in the dark.
    const fern = await guest(link, 'Dr. Fern', { phone: true, dark: true });
    await fern.page.getByText('Please judge how they plan.').waitFor();
    expect(await axeCheck(fern.page)).toEqual([]);
    await start(fern);
    expect(fern.page.url()).not.toContain(token);
    await fern.page.getByText(/I rang every customer before noon/).waitFor();
    expect(
      await fern.page.evaluate(() => document.body.innerText + document.title + location.href),
    ).not.toMatch(/ondine|vasterholm|post\.test/i);
    expect(await axeCheck(fern.page)).toEqual([]);
    expect(
      await fern.page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(390);
    await fern.page.getByRole('button', { name: 'Next' }).click();
    await fern.page.getByText('I ask who waits longest.').waitFor();
    await ravi.page
      .getByTestId('shares')
      .getByText(/Opened by Dr\. Fern/)
      .waitFor();
    await expect
      .poll(async () => stored(`${path}/views/${(await idsIn(`${path}/guests`))[0]}`), {
        timeout: 15_000,
      })
      .toMatchObject({ role: 'guest' });

    // The draft is on the server, and a reload goes on without the link.
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
      .poll(() => form.getByRole('textbox', { name: 'Note on Care' }).inputValue(), {
        timeout: 25_000,
      })
      .toBe('Rang first, planned after.');

    // Nobody else opens the same link.
    const other = await newPerson();
    await other.goTo(new URL(link).pathname + new URL(link).hash);
    await other.page.getByRole('button', { name: 'Continue' }).click();
    await other.page.locator('[data-problem="used"]').waitFor();
    await other.leave();

    await form.getByRole('group').last().getByRole('radio').nth(4).check({ force: true });
    await fern.page.getByRole('button', { name: 'Hand in', exact: true }).click();
    await fern.page
      .getByRole('dialog')
      .getByRole('button', { name: 'Hand in', exact: true })
      .click();
    await endOf(fern, 'done');
    await fern.page.reload();
    await endOf(fern, 'done');
    expect(await axeCheck(fern.page)).toEqual([]);
    await ravi.page.getByTestId('shares').locator('[data-state="done"]').waitFor();

    // Revoked while it is open; and out of time.
    const second = await share(ravi, 'And you?');
    const moss = await guest(second, 'Prof. Moss');
    await start(moss);
    await ravi.page
      .locator('[data-state="opened"]')
      .getByRole('button', { name: /^Revoke/ })
      .click();
    await ravi.page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: 'Revoke', exact: true })
      .click();
    await endOf(moss, 'revoked');
    expect(await moss.page.getByText('I ask who waits longest.').count()).toBe(0);
    const third = await share(ravi, 'A last one.');
    const reed = await guest(third, 'Reed');
    await start(reed);
    const soon = new Date(Date.now() + 3_000);
    const [uid = ''] = (
      await Promise.all(
        (await idsIn(`${path}/guests`)).map(async (id) =>
          (await stored(`${path}/guests/${id}`))?.['token'] === new URL(third).hash.slice(1)
            ? [id]
            : [],
        ),
      )
    ).flat();
    await Promise.all([
      change(`${path}/guests/${uid}`, { expiresAt: soon }),
      change(`organizations/${orgId}/shares/${new URL(third).hash.slice(1)}`, { expiresAt: soon }),
    ]);
    await endOf(reed, 'expired');

    // Beside one's own, once that is in.
    await ravi.goTo(pageOf(interviewId, who.uid));
    await expect.poll(() => ravi.page.getByText(/outside reviewer\)/).count()).toBe(0);
    await handIn(ravi, '3 · Solid', '4 · Yes');
    await ravi.page.getByText('Dr. Fern (outside reviewer)').first().waitFor();
    await ravi.page.getByText('Rang first, planned after.').waitFor();
    expect([...fern.problems, ...ravi.problems]).toEqual([]);
    await Promise.all([ravi, fern, moss, reed].map((person) => person.leave()));
  }, 300_000);
});
