// Who am I: signing up, in and out through the real SDK, as sections 4, 7 and 8 of the seed tell it.
import { afterEach, describe, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { axeCheck } from '../support/axe.ts';
import { addresses, createAccount, oobCodes } from '../support/firebase.ts';
import { logIn, newPerson, type Device, type Person } from '../support/people.ts';

const password = 'correct horse';
let count = 0;
const newAddress = (who: string): string => `${who}-${Date.now()}-${(count += 1)}@flows.example`;

const here: Person[] = [];
async function somebody(device?: Device): Promise<Person> {
  const person = await newPerson(device);
  here.push(person);
  return person;
}
afterEach(async () => {
  await Promise.all(here.splice(0).map((person) => person.leave()));
});

/** A document past all rules, its values without their type tags; null when there is none. */
async function stored(path: string): Promise<Record<string, unknown> | null> {
  const { firestore, projectId } = addresses();
  const answer = await fetch(
    `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents/${path}`,
    { headers: { authorization: 'Bearer owner' } },
  );
  if (!answer.ok) return null;
  const { fields = {} } = (await answer.json()) as { fields?: Record<string, Value> };
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]));
}
interface Value {
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Record<string, Value> };
  integerValue?: string;
  [kind: string]: unknown;
}
function plain(value: Value): unknown {
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plain);
  if (value.mapValue)
    return Object.fromEntries(
      Object.entries(value.mapValue.fields ?? {}).map(([key, inner]) => [key, plain(inner)]),
    );
  if (value.integerValue !== undefined) return Number(value.integerValue);
  return Object.values(value)[0];
}

/** What the device remembers; asked again when the page is just being replaced, as it is after a Logout. */
async function cachedAuthUser(
  { page }: Person,
  again = true,
): Promise<{ uid: string; email: string } | null> {
  try {
    return await page.evaluate(
      () =>
        JSON.parse(localStorage.getItem('hirely.authUser') ?? 'null') as {
          uid: string;
          email: string;
        } | null,
    );
  } catch (error) {
    if (!again) throw error;
    await page.waitForLoadState();
    return cachedAuthUser({ page } as Person, false);
  }
}
async function uidOf(person: Person): Promise<string> {
  const cached = await cachedAuthUser(person);
  if (!cached) throw new Error('Nobody is signed in');
  return cached.uid;
}

async function fillSignUp({ page }: Person, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Maya');
  await page.getByLabel('Last name').fill('Ortiz');
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
}

async function logOut({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL((address) => address.pathname === '/login');
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
}

describe('signing up to hire', () => {
  it('goes from the form by a verified address to a company and its dashboard', async () => {
    const maya = await somebody();
    const email = newAddress('maya');
    await maya.goTo('/demo');
    await maya.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeCheck(maya.page)).toEqual([]);
    await fillSignUp(maya, email);
    await maya.page.getByRole('button', { name: 'Create account' }).click();

    await maya.page.getByRole('heading', { name: 'Verify your email' }).waitFor();
    const uid = await uidOf(maya);
    await expect
      .poll(() => stored(`users/${uid}`), { timeout: 15_000 })
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
      .poll(() => stored(`users/${uid}`), { timeout: 15_000 })
      .toMatchObject({ orgId, isAdmin: true, isHiringManager: true });
    await expect
      .poll(() => stored(`organizations/${orgId}`), { timeout: 15_000 })
      .toMatchObject({
        name: 'North Bakery',
        ownerUid: uid,
        tier: 'Free',
        billing: { tier: 'Free', tierId: 'default_free' },
      });
    await expect
      .poll(() => stored(`organizations/${orgId}/members/${uid}`), { timeout: 15_000 })
      .toMatchObject({ role: 'owner', status: 'active' });
    await expect
      .poll(() => stored(`founders/${uid}`), { timeout: 15_000 })
      .toMatchObject({ orgId });
    expect(maya.problems).toEqual([]);
  });
});

describe('signing up to find a job', () => {
  it('lands in the job seeker’s area', async () => {
    const jo = await somebody({ phone: true });
    await jo.goTo('/sign-up-jobseeker');
    await jo.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeCheck(jo.page)).toEqual([]);
    await fillSignUp(jo, newAddress('jo'));
    await jo.page.getByRole('button', { name: 'Create account' }).click();
    await jo.page.waitForURL((address) => address.pathname === '/job-seeker');
    await expect
      .poll(async () => stored(`users/${await uidOf(jo)}`), { timeout: 15_000 })
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
    await jo.page.getByText('Please accept the terms to go on.').waitFor();
    expect(
      await jo.page.getByLabel('First name').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await jo.page.getByLabel('Password', { exact: true }).fill('short');
    await jo.page.getByText('Use at least 8 characters.').waitFor();
  });
});

describe('signing in', () => {
  it('notes lastLogin and keeps the cached auth user until Logout, which clears everything', async () => {
    const ravi = await somebody();
    const before = String((await stored(`users/${people.recruiter.uid}`))?.['lastLogin']);
    await logIn(ravi, people.recruiter);
    await ravi.page.getByRole('heading', { level: 1, name: 'Hiring dashboard' }).waitFor();
    expect(String((await stored(`users/${people.recruiter.uid}`))?.['lastLogin']) > before).toBe(
      true,
    );
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
      .poll(() => stored(`users/${uid}`), { timeout: 15_000 })
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
      await stranger.page.getByText('Email or password is not right.').waitFor();
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
      .poll(async () => stored(`users/${await uidOf(person)}`), { timeout: 15_000 })
      .toMatchObject({ ...expected, email, termsAccepted: true, marketingAccepted: true });
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
    await jo.page.getByRole('heading', { level: 1, name: 'You cannot open this page' }).waitFor();
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
    await stranger.page.waitForTimeout(500);
    expect(
      files.filter((file) => /firestore|\/auth-|identitytoolkit/.test(new URL(file).pathname)),
    ).toEqual([]);
  });
});
