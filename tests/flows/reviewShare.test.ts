// Sharing with a reviewer without an account: a recruiter and three guests, each in a browser of their own.
import { describe, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { axeCheck } from '../support/axe.ts';
import { handIn, newStaff, pageOf } from './reviewWorld.ts';
import {
  arrangeShared,
  draftOverReload,
  endOf,
  expectOpened,
  expectUsed,
  expireSoon,
  handInAsGuest,
  newGuest,
  readWithoutName,
  revoke,
  share,
  start,
  who,
} from './shareSteps.ts';

describe('a link for an external reviewer', () => {
  it('opens the answers without a name, takes a scorecard, and closes when it is said', async () => {
    const { interviewId, path } = await arrangeShared();
    const ravi = await newStaff(people.recruiter);
    await ravi.goTo(pageOf(interviewId, who.uid));
    const link = await share(ravi, 'Please judge how they plan.');
    expect(link).toMatch(/\/hirely-pro\/review\/[^/]+#[A-Za-z0-9_-]{22,}$/);
    const token = new URL(link).hash.slice(1);
    expect(await axeCheck(ravi.page)).toEqual([]);

    // The first guest: on a phone, in the dark.
    const fern = await newGuest(link, 'Dr. Fern', { phone: true, dark: true });
    await readWithoutName(fern, token);
    await expectOpened(ravi, path);
    await draftOverReload(fern);
    await expectUsed(link);
    await handInAsGuest(fern);
    await ravi.page.getByTestId('shares').locator('[data-state="done"]').waitFor();

    const moss = await newGuest(await share(ravi, 'And you?'), 'Prof. Moss');
    await start(moss);
    await revoke(ravi);
    await endOf(moss, 'revoked');
    expect(await moss.page.getByText('I ask who waits longest.').count()).toBe(0);
    const third = await share(ravi, 'A last one.');
    const reed = await newGuest(third, 'Reed');
    await start(reed);
    await expireSoon(path, new URL(third).hash.slice(1));
    await endOf(reed, 'expired');

    // Beside one's own, once that is in.
    await ravi.goTo(pageOf(interviewId, who.uid));
    await expect.poll(() => ravi.page.getByText(/external reviewer\)/).count()).toBe(0);
    await handIn(ravi, '3 · Solid', '4 · Yes');
    await ravi.page.getByText('Dr. Fern (external reviewer)').first().waitFor();
    await ravi.page.getByText('Rang first, planned after.').waitFor();
    expect([...fern.problems, ...ravi.problems]).toEqual([]);
    await Promise.all([ravi, fern, moss, reed].map((person) => person.leave()));
  }, 300_000);
});
