// A person's own profile: their accommodation preferences go into an interview only when they agree, everything is exported, and an account that is deleted is gone from the whole database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeCheck } from '../support/axe.ts';
import { addresses, createAccount } from '../support/firebase.ts';
import { logIn, newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { invite, sessionPath, type Invited } from './candidateWorld.ts';
import { stored } from '../support/operator.ts';
import { field, send, toReview, untilSaved } from './guestSteps.ts';
import { createSeeker, newSeeker } from './seekerWorld.ts';
import { documentsWith, kinds, putEverything } from './profileWorld.ts';
import { filesBelow } from '../support/bucket.ts';
import { downloadBy } from '../support/downloads.ts';

const at = addresses();
const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const who = newSeeker('nell', 'Nell', 'Ash');
let uid = '';
let nell: Person;
let invited: Invited;

beforeAll(async () => {
  uid = await createSeeker(who);
  await putEverything(uid);
  invited = await invite();
  nell = await newPerson();
  await signIn(nell, who);
});
afterAll(() => nell.leave());

describe("a person's own profile", () => {
  it('saves itself, says by the field what does not fit, and is there after a reload', async () => {
    const { page } = nell;
    await nell.goTo('/job-seeker/my-profile');
    await page.getByLabel('Headline').fill('x'.repeat(201));
    await page.getByText('Use at most 200 characters.').waitFor();
    await page.getByLabel('Headline').fill('Dispatcher who plans routes');
    await page.getByLabel('Target roles').fill('Dispatcher');
    await page.getByLabel('Target roles').press('Enter');
    await page.getByRole('textbox', { name: 'Language', exact: true }).fill('Portuguese');
    await page.getByRole('button', { name: 'Add language' }).click();
    await expect
      .poll(async () => stored(`users/${uid}/settings/seeker`))
      .toMatchObject({
        headline: 'Dispatcher who plans routes',
        roles: ['Dispatcher'],
        languages: [{ name: 'Portuguese', level: 'working' }],
      });
    expect(await axeCheck(page)).toEqual([]);
    await page.reload();
    await expect
      .poll(() => page.getByLabel('Headline').inputValue())
      .toBe('Dispatcher who plans routes');
    await page.getByRole('tab', { name: 'Accommodations' }).click();
    await page.getByLabel('Extra time').click();
    await page.getByRole('option', { name: '50% more' }).click();
    await page.getByRole('switch', { name: 'Hide the clock' }).check();
    await page.getByLabel('Anything else that helps').fill('Short breaks.');
    await expect
      .poll(async () => (await stored(`users/${uid}/settings/seeker`))?.['helps'])
      .toMatchObject({ extraTime: 1.5, calmTimer: true, note: 'Short breaks.' });
    expect(await axeCheck(page)).toEqual([]);
  });

  it('goes into an interview only with consent, and is still theirs to send', async () => {
    const { page } = nell;
    const asked = `organizations/${invited.orgId}/interviews/${invited.interviewId}/accommodations/${invited.token}`;
    const guest = await newPerson();
    await guest.goTo(`/hirely-pro/join/${invited.code}`);
    await guest.page.getByRole('button', { name: 'Continue as guest' }).click();
    await guest.page.getByTestId('accommodation').waitFor();
    await expect
      .poll(() => guest.page.getByTestId('saved-helps').count(), { message: 'never on a guest' })
      .toBe(0);
    await guest.leave();
    await nell.goTo(`/hirely-pro/join/${invited.code}`);
    await page
      .getByText('Lantern Freight will see that you ask for: 50% more time · “Short breaks.”')
      .waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use them here' }).click();
    await page.getByRole('dialog').getByLabel('Anything else (optional)').waitFor();
    expect(await stored(asked), 'nothing is sent by choosing').toBeUndefined();
    await page.getByRole('dialog').getByRole('button', { name: 'Send the request' }).click();
    await page.locator('[data-testid="accommodation"][data-status="open"]').waitFor();
    const { percent, note, format, askedBy } = (await stored(asked)) ?? {};
    expect({ percent, note, format, askedBy }).toEqual({
      percent: 50,
      note: 'Short breaks.',
      format: null,
      askedBy: uid,
    });
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByLabel(/I agree that/).check();
    await page.getByLabel(/^No\. Only people/).check();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Start interview', exact: true }).click();
    await field(nell).fill('A truck was late.');
    await page.getByRole('button', { name: 'Show the time' }).waitFor();
    await untilSaved(nell);
    await toReview(nell);
    await send(nell);
    const company = await documentsWith('Dispatcher who plans routes', 'calmTimer', 'extraTime');
    expect(
      company.filter((path) => path.startsWith('organizations/')),
      'no company reads the profile',
    ).toEqual([]);
  });

  it('lists who sees what, links Google, and goes into one file', async () => {
    const { page } = nell;
    await nell.goTo('/job-seeker/my-profile?tab=privacy');
    await page.getByTestId('seen').getByText('Lantern Freight · Dispatch Planner').waitFor();
    await page.getByRole('tab', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Connect Google' }).click();
    await page.locator('[data-testid="way-google"][data-on="true"]').waitFor();
    await page.getByTestId('way-google').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.locator('[data-testid="way-google"][data-on="false"]').waitFor();
    await expect
      .poll(
        () => page.getByTestId('way-password').getByRole('button', { name: 'Remove' }).count(),
        { message: 'the last way stays' },
      )
      .toBe(0);
    await page.getByRole('tab', { name: 'Your data' }).click();
    const zip = (await downloadBy(page, 'Export everything')).toString('latin1');
    for (const kind of kinds)
      expect(zip).toContain(
        kind.includes('{', 12)
          ? `${kind.split('/')[2] ?? ''}.json`
          : `${kind.split('/').slice(2).join('-')}.json`,
      );
    for (const name of [
      'README.txt',
      'account.json',
      'accepted-terms.json',
      'settings-seeker.json',
      `interviews/${invited.interviewId}.json`,
      'files/resumes/cv.pdf',
      'files/practice/take.webm',
      'files/picture/me.png',
      'A truck was late.',
    ])
      expect(zip).toContain(name);
    expect(zip).not.toContain('not-included.json":');
    await page.getByText(/^Saved: \d+ entries and 3 files/).waitFor();
  });

  it('is deleted for good, broken off and gone on with, and leaves nothing but what the page named', async () => {
    const { page } = nell;
    await page.getByRole('link', { name: 'Delete my account…' }).click();
    await page.getByText('Data that stays, and why').waitFor();
    await page.getByLabel('Ask the company to delete everything of 1 interview').check();
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete for good' });
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await page.getByRole('dialog').getByRole('textbox').fill(who.email);
    let deletions = 0;
    await page.route('**/v0/b/**', (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      deletions += 1;
      return deletions > 1 ? undefined : route.continue();
    });
    await confirm.click();
    await page.getByText('1 files and 0 entries gone so far').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await page.getByText('was interrupted').waitFor();
    expect(await stored(`users/${uid}`), 'the account is there until the end').toBeDefined();
    await page.getByRole('button', { name: 'Continue deleting' }).click();
    await page
      .getByRole('heading', { name: 'Your account is deleted' })
      .waitFor({ timeout: 60_000 });
    const job = `organizations/${invited.orgId}/interviews/${invited.interviewId}`;
    const session = await sessionPath(invited);
    const left = await documentsWith(uid, who.email);
    expect(left.filter((path) => !path.startsWith(`${session}/`))).toEqual(
      [
        `organizations/${invited.orgId}/dataRequests/${uid}_${invited.interviewId}_delete`,
        `${job}/accommodations/${invited.token}`,
        `${job}/candidates/${uid}`,
        `${job}/invites/${invited.token}`,
        session,
      ].toSorted(),
    );
    expect((await filesBelow('')).filter((name) => name.includes(uid))).toEqual([]);
    const accounts = await fetch(
      `http://${at.auth}/identitytoolkit.googleapis.com/v1/projects/${at.projectId}/accounts:query`,
      { method: 'POST', headers: asOwner, body: '{}' },
    );
    expect(await accounts.text()).not.toContain(who.email);
    expect(
      await page.evaluate(() =>
        JSON.stringify([localStorage, sessionStorage].map((kept) => Object.entries(kept))),
      ),
    ).not.toContain(uid);
  });

  it('begins from nothing when they come back', async () => {
    const again = await createAccount({ ...who, emailVerified: true });
    const back = await newPerson();
    await logIn(back, who);
    await expect.poll(async () => (await stored(`users/${again}`))?.['email']).toBe(who.email);
    expect(await documentsWith(again)).toEqual([`users/${again}`]);
    await back.leave();
  });
});
