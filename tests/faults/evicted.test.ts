// The browser throws away what it kept for the app while a guest types without a network.
import { expect, it } from 'vitest';
import { inviteToCompany, reviewerReads, someone, weigh } from './faultWorld.ts';
import { untilOnDevice } from './untilSteady.ts';
import type { Person } from '../support/people.ts';
import { beginAsGuest, field, untilSaved } from '../flows/guestSteps.ts';
import { sessionPath } from '../flows/candidateWorld.ts';

const before = 'Typed before it was deleted — 🚚.';
const words = 'Typed before it was deleted — 🚚. And after it.';

/** Everything of the origin goes: databases, storage, caches, the kept app. */
async function evict({ page, context }: Person): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'all',
  });
}

/** Whether the device still knows the guest. */
function isKnown({ page }: Person): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser')),
  );
}

it('F-STG-06 site data evicted while a guest types offline: words and way back stay, it is said, and both are stored again', async () => {
  const invited = await inviteToCompany();
  const kim = await someone();
  await beginAsGuest(kim, invited);
  const path = await sessionPath(invited);
  await kim.context.setOffline(true);
  await field(kim).fill(before);
  await untilSaved(kim, 'onDevice');
  await untilOnDevice(kim, before);
  await evict(kim);
  await kim.page.getByText('This browser deleted its copy of this interview.').waitFor();
  expect(await field(kim).inputValue()).toBe(before);
  await expect.poll(() => isKnown(kim), { timeout: 15_000 }).toBe(true);
  await untilOnDevice(kim, before);
  await field(kim).fill(words);
  await untilOnDevice(kim, words);
  expect(await field(kim).inputValue()).toBe(words);
  await kim.context.setOffline(false);
  await untilSaved(kim);
  expect(weigh('F-STG-06', words, await reviewerReads(path, 'q1'))).toBe(0);
  // The same person comes back to the same question.
  await kim.page.reload();
  await expect.poll(() => field(kim).inputValue()).toBe(words);

  // Evicted while nothing is open: the link is asked for, not a login.
  const address = kim.page.url();
  await kim.page.goto('/favicon.svg');
  await evict(kim);
  await kim.goTo(address);
  await kim.page.getByRole('heading', { level: 1, name: 'Open your invitation again' }).waitFor();
  expect(new URL(kim.page.url()).pathname).toBe(new URL(address).pathname);
}, 180_000);
