// Signing in and out through the real SDK, as sections 4, 7 and 8 of the product brief describe it: passwords, roles, two tabs.
import { afterEach, describe, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { axeCheck } from '../support/axe.ts';
import { createAccount, oobCodes } from '../support/firebase.ts';
import { logIn } from '../support/people.ts';
import {
  cachedAuthUser,
  everybodyLeaves,
  logOut,
  newAddress,
  password,
  somebody,
} from './identitySteps.ts';
import { stored } from '../support/operator.ts';
import type { Timestamp } from 'firebase/firestore';

afterEach(everybodyLeaves);

const lastLogin = async (): Promise<number> => {
  const user = (await stored(`users/${people.recruiter.uid}`)) as { lastLogin: Timestamp };
  return user.lastLogin.toMillis();
};

describe('signing in', () => {
  it('notes lastLogin and keeps the cached auth user until Logout, which clears everything', async () => {
    const ravi = await somebody();
    const before = await lastLogin();
    await logIn(ravi, people.recruiter);
    await ravi.page.getByRole('heading', { level: 1, name: 'Hiring dashboard' }).waitFor();
    expect(await lastLogin()).toBeGreaterThan(before);
    expect(await cachedAuthUser(ravi)).toEqual({
      uid: people.recruiter.uid,
      email: people.recruiter.email,
    });

    // It may be gone before anybody looks: the page itself remembers that it was there.
    await ravi.page.addInitScript(() =>
      new MutationObserver(() => {
        if (document.querySelector('#root')?.textContent.includes('Loading'))
          window.name = 'has shown Loading';
      }).observe(document, { childList: true, subtree: true }),
    );
    await ravi.page.reload({ waitUntil: 'commit' });
    await ravi.page.getByRole('heading', { level: 1, name: 'Hiring dashboard' }).waitFor();
    expect(await ravi.page.evaluate(() => window.name)).toBe('has shown Loading');

    await logOut(ravi);
    expect(await cachedAuthUser(ravi)).toBeNull();
    const left = await ravi.page.evaluate(async () => ({
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
      keys: Object.keys(localStorage),
    }));
    expect(left.databases.filter((name) => name.startsWith('firestore'))).toEqual([]);
    expect(
      left.keys.filter((key) => key.startsWith('firestore') || key.startsWith('firebase:authUser')),
    ).toEqual([]);
    await ravi.goTo('/hiring-dashboard');
    await ravi.page.waitForURL((address) => address.pathname === '/login');
  });

  it('creates a basic user document when there is none', async () => {
    const email = newAddress('plain');
    const uid = await createAccount({ email, password });
    const plainPerson = await somebody();
    await logIn(plainPerson, { email, password });
    await plainPerson.page.waitForURL((address) => address.pathname === '/job-seeker');
    await expect
      .poll(() => stored(`users/${uid}`))
      .toMatchObject({
        email,
        isJobSeeker: true,
        isHiringManager: false,
        tier: 'FreeTierJobseeker1',
        language: 'en',
        termsAccepted: true,
        marketingAccepted: false,
      });
  });

  it('goes back to the page that asked for it', async () => {
    const olivia = await somebody();
    await olivia.goTo('/account?tab=billing');
    await olivia.page.waitForURL((address) => address.pathname === '/login');
    await olivia.page.getByLabel('Email').fill(people.owner.email);
    await olivia.page.getByLabel('Password', { exact: true }).fill(people.owner.password);
    await olivia.page.locator('main button[type="submit"]').click();
    await olivia.page.waitForURL(
      (address) => address.pathname + address.search === '/account?tab=billing',
    );
  });

  it('tells a wrong password without saying whether the address exists', async () => {
    const stranger = await somebody();
    for (const email of [people.seeker.email, 'nobody@flows.example']) {
      await stranger.goTo('/login');
      await stranger.page.getByLabel('Email').fill(email);
      await stranger.page.getByLabel('Password', { exact: true }).fill('not it');
      await stranger.page.locator('main button[type="submit"]').click();
      await stranger.page.getByText('Incorrect email or password.').waitFor();
      await expect.poll(() => stranger.page.getByLabel('Email').inputValue()).toBe(email);
    }
  });

  it('brings the person’s language', async () => {
    const ana = await somebody();
    await logIn(ana, people.newSeeker);
    await ana.page.waitForFunction(() => document.documentElement.lang === 'es');
    await ana.page.getByRole('combobox', { name: 'Idioma' }).selectOption('en');
    await ana.page.waitForFunction(() => document.documentElement.lang === 'en');
    await expect
      .poll(async () => (await stored(`users/${people.newSeeker.uid}`))?.['language'])
      .toBe('en');
    await ana.page.getByRole('combobox', { name: 'Language' }).selectOption('es');
    await expect
      .poll(async () => (await stored(`users/${people.newSeeker.uid}`))?.['language'])
      .toBe('es');
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link of a mail; the answer never tells whether the address exists', async () => {
    const email = newAddress('forgot');
    await createAccount({ email, password });
    const person = await somebody();
    for (const address of ['nobody@flows.example', email]) {
      await person.goTo('/reset-password');
      await person.page.getByLabel('Email').fill(address);
      await person.page.getByRole('button', { name: 'Send the link' }).click();
      await person.page.getByText(`If ${address} has an account`).waitFor();
    }
    const letter = (await oobCodes(email)).find(
      ({ requestType }) => requestType === 'PASSWORD_RESET',
    );
    await person.goTo(`/account-action?mode=resetPassword&oobCode=${letter?.oobCode ?? ''}`);
    await person.page.getByLabel('New password').fill('battery staple');
    await person.page.getByRole('button', { name: 'Save new password' }).click();
    await person.page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    await logIn(person, { email, password: 'battery staple' });
    expect(new URL(person.page.url()).pathname).toBe('/job-seeker');
  });

  it('tells when the link was used before', async () => {
    const person = await somebody();
    await person.goTo('/account-action?mode=verifyEmail&oobCode=used');
    await person.page.getByText('This link has expired or was already used').waitFor();
  });
});

describe('two tabs', () => {
  it('Logout in one ends the other too', async () => {
    const ravi = await somebody();
    await logIn(ravi, people.recruiter);
    await ravi.page.getByRole('heading', { level: 1, name: 'Hiring dashboard' }).waitFor();
    const other = await ravi.context.newPage();
    await other.goto('/hiring-dashboard');
    await other.getByRole('heading', { level: 1, name: 'Hiring dashboard' }).waitFor();
    await logOut(ravi);
    await other.waitForURL((address) => address.pathname === '/login');
  });
});

describe('roles', () => {
  it.each([
    ['owner', '/hiring-dashboard', ['Billing', 'Licensed Users', 'Admin Tools']],
    [
      'superAdmin',
      '/super-admin',
      ['B2B companies', 'System configuration', 'Queue dashboard', 'Licensed Users'],
    ],
  ] as const)('%s lands at %s, with that header', async (who, path, links) => {
    const person = await somebody();
    await logIn(person, people[who]);
    await person.page.waitForURL((address) => address.pathname === path);
    for (const name of links)
      await person.page.getByRole('banner').getByRole('link', { name }).waitFor();
  });

  it('at the limit Create Job explains instead of navigating', async () => {
    const ines = await somebody();
    await logIn(ines, people.limitRecruiter);
    await ines.page.getByRole('banner').getByRole('button', { name: 'Create Job' }).click();
    const dialog = ines.page.getByRole('dialog', { name: 'Interview Limit Reached' });
    await dialog.getByText('Please contact your administrator to upgrade the plan.').waitFor();
    await dialog.getByRole('link', { name: 'Find Administrator' }).click();
    await ines.page.waitForURL(
      (address) => address.pathname + address.search === '/account?tab=organization',
    );
  });

  it('a page of another role says so', async () => {
    const jo = await somebody();
    await logIn(jo, people.seeker);
    await jo.goTo('/admin/users');
    await jo.page
      .getByRole('heading', { level: 1, name: 'You don’t have access to this page' })
      .waitFor();
    expect(await axeCheck(jo.page)).toEqual([]);
  });

  it('Logout from an interview page leads back to it', async () => {
    const jo = await somebody();
    await logIn(jo, people.seeker);
    await jo.goTo('/hirely-pro');
    // After a Logout the page is loaded anew.
    const reloaded = jo.page.waitForEvent('load');
    await jo.page.getByRole('button', { name: 'Logout' }).click();
    await reloaded;
    await jo.page.getByRole('link', { name: 'Log in', exact: true }).first().waitFor();
    expect(new URL(jo.page.url()).pathname).toBe('/hirely-pro');
    await expect.poll(() => cachedAuthUser(jo)).toBeNull();
  });
});

describe('a public page', () => {
  it('carries no Firebase for strangers', async () => {
    const stranger = await somebody();
    const files: string[] = [];
    stranger.page.on('request', (request) => files.push(request.url()));
    await stranger.goTo('/pricing');
    await stranger.page.getByRole('heading', { level: 1 }).waitFor();
    await stranger.page.waitForLoadState('networkidle');
    expect(
      files.filter((file) => /\/firestore-|\/auth-|identitytoolkit/.test(new URL(file).pathname)),
    ).toEqual([]);
  });
});
