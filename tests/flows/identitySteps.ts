// The steps of signing up and out, and what a device remembers of who is signed in.
import { newPerson, type Device, type Person } from '../support/people.ts';

/** The password of new accounts. */
export const password = 'correct horse';
let count = 0;
/** An address that nobody has. */
export const newAddress = (who: string): string =>
  `${who}-${Date.now()}-${(count += 1)}@flows.example`;

const open: Person[] = [];
/** Opens a browser that `everybodyLeaves` closes. */
export async function somebody(device?: Device): Promise<Person> {
  const person = await newPerson(device);
  open.push(person);
  return person;
}
/** Closes every browser that `somebody` opened; for after each story. */
export async function everybodyLeaves(): Promise<void> {
  await Promise.all(open.splice(0).map((person) => person.leave()));
}

/** Reads what the device remembers; again when the page is just being replaced, as it is after a Logout. */
export async function cachedAuthUser(
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
/** Reads the uid of who is signed in. */
export async function uidOf(person: Person): Promise<string> {
  const cached = await cachedAuthUser(person);
  if (!cached) throw new Error('Nobody is signed in');
  return cached.uid;
}

/** Fills in the form of a new account. */
export async function fillSignUp({ page }: Person, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Maya');
  await page.getByLabel('Last name').fill('Ortiz');
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
}

/** Logs out by the menu. */
export async function logOut({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL((address) => address.pathname === '/login');
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
}
