// Signing up through the real SDK, as sections 4, 7 and 8 of the product brief describe it: to hire, to find a job, and with Google.
import { afterEach, describe, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { oobCodes } from '../support/firebase.ts';
import {
  cachedAuthUser,
  everybodyLeaves,
  fillSignUp,
  newAddress,
  password,
  somebody,
  uidOf,
} from './identitySteps.ts';
import { stored } from '../support/operator.ts';

afterEach(everybodyLeaves);

describe('signing up to hire', () => {
  it('goes from the form by a verified address to a company and its dashboard', async () => {
    const maya = await somebody();
    const email = newAddress('maya');
    await maya.goTo('/demo');
    await maya.page.getByRole('heading', { level: 1 }).waitFor();
    await fillSignUp(maya, email);
    await maya.page.getByRole('button', { name: 'Create account' }).click();

    await maya.page.getByRole('heading', { name: 'Verify your email' }).waitFor();
    const uid = await uidOf(maya);
    await expect
      .poll(() => stored(`users/${uid}`))
      .toMatchObject({
        email,
        firstName: 'Maya',
        lastName: 'Ortiz',
        isHiringManager: true,
        isJobSeeker: false,
        tier: 'TrialHiringManager1',
        language: 'en',
        termsAccepted: true,
        marketingAccepted: false,
      });
    await maya.page.getByRole('button', { name: 'I have verified it' }).click();
    await maya.page.getByText('Not verified yet').waitFor();

    const letter = (await oobCodes(email)).find(
      ({ requestType }) => requestType === 'VERIFY_EMAIL',
    );
    await maya.goTo(`/account-action?mode=verifyEmail&oobCode=${letter?.oobCode ?? ''}`);
    await maya.page.getByRole('heading', { name: 'Your email is verified' }).waitFor();
    await maya.page.getByRole('link', { name: 'Continue' }).click();

    await maya.page.getByLabel('Company name').fill('North Bakery');
    await maya.page.getByRole('button', { name: 'Create company' }).click();
    await maya.page.getByRole('heading', { level: 1, name: 'Hiring dashboard' }).waitFor();
    const orgId = String((await stored(`users/${uid}`))?.['orgId']);
    await expect
      .poll(() => stored(`users/${uid}`))
      .toMatchObject({ orgId, isAdmin: true, isHiringManager: true });
    await expect
      .poll(() => stored(`organizations/${orgId}`))
      .toMatchObject({
        name: 'North Bakery',
        ownerUid: uid,
        tier: 'Free',
        billing: { tier: 'Free', tierId: 'default_free' },
      });
    await expect
      .poll(() => stored(`organizations/${orgId}/members/${uid}`))
      .toMatchObject({ role: 'owner', status: 'active' });
    await expect.poll(() => stored(`founders/${uid}`)).toMatchObject({ orgId });
    expect(maya.problems).toEqual([]);
  });
});

describe('signing up to find a job', () => {
  it('lands in the job seeker’s area', async () => {
    const jo = await somebody({ phone: true });
    await jo.goTo('/sign-up-jobseeker');
    await jo.page.getByRole('heading', { level: 1 }).waitFor();
    await fillSignUp(jo, newAddress('jo'));
    await jo.page.getByRole('button', { name: 'Create account' }).click();
    await jo.page.waitForURL((address) => address.pathname === '/job-seeker');
    await expect
      .poll(async () => stored(`users/${await uidOf(jo)}`))
      .toMatchObject({ isJobSeeker: true, isHiringManager: false, tier: 'FreeTierJobseeker1' });
  });

  it('refuses an address that has an account, in the seed’s words, and keeps what was typed', async () => {
    const jo = await somebody();
    await jo.goTo('/sign-up-jobseeker');
    await fillSignUp(jo, people.seeker.email);
    await jo.page.getByRole('button', { name: 'Create account' }).click();
    await jo.page.getByText('An account with this email already exists.').waitFor();
    await expect.poll(() => jo.page.getByLabel('First name').inputValue()).toBe('Maya');
    await expect
      .poll(() => jo.page.getByLabel('Password', { exact: true }).inputValue())
      .toBe(password);
    expect(await cachedAuthUser(jo)).toBeNull();
  });

  it('says by each field what is missing, and puts the focus on the first', async () => {
    const jo = await somebody();
    await jo.goTo('/sign-up-jobseeker');
    await jo.page.getByRole('button', { name: 'Create account' }).click();
    await jo.page.getByText('Please accept the terms to continue.').waitFor();
    expect(
      await jo.page.getByLabel('First name').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await jo.page.getByLabel('Password', { exact: true }).fill('short');
    await jo.page.getByText('Use at least 8 characters.').waitFor();
  });
});

describe('coming with Google', () => {
  it.each([
    [
      'a job seeker by default',
      '/login',
      false,
      { isJobSeeker: true, isHiringManager: false, tier: 'FreeTierJobseeker1' },
      /./,
    ],
    [
      'a hiring manager from Sign Up',
      '/demo',
      false,
      { isJobSeeker: false, isHiringManager: true, tier: 'TrialHiringManager1' },
      /Name your company/,
    ],
    [
      'both, with both tiers',
      '/demo',
      true,
      {
        isJobSeeker: true,
        isHiringManager: true,
        tier: ['FreeTierJobseeker1', 'TrialHiringManager1'],
      },
      /Name your company/,
    ],
  ] as const)('%s', async (_, path, both, expected, heading) => {
    const person = await somebody();
    const email = newAddress('google');
    await person.goTo(path);
    await person.page.getByLabel(/email/i).fill(email);
    if (both)
      await person.page.getByRole('checkbox', { name: 'I am also looking for a job' }).check();
    await person.page.getByRole('button', { name: 'Continue with Google' }).click();
    await person.page.waitForURL((address) => address.pathname !== path);
    await person.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect
      .poll(async () => stored(`users/${await uidOf(person)}`))
      .toMatchObject({ ...expected, email, termsAccepted: true, marketingAccepted: true });
  });
});
