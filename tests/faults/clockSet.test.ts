// The device's clock is set while somebody answers: the room goes on by the server's, and what is typed arrives.
import { expect, it } from 'vitest';
import { inviteToCompany, reviewerReads, someone, weigh } from './faultWorld.ts';
import { untilOnDevice } from './untilSteady.ts';
import type { Person } from '../support/people.ts';
import { beginAsGuest, field, untilSaved } from '../flows/guestSteps.ts';
import { sessionPath } from '../flows/candidateWorld.ts';

const hour = 3_600_000;
const words = 'Typed by two clocks — 🕰.';

/** Gives a device a clock that can be set, also between two pages. Returns how. */
async function settableClock({ context, page }: Person): Promise<(by: number) => Promise<void>> {
  await context.addInitScript(() => {
    const Real = Date;
    const now = (): number => Real.now() + Number(localStorage.getItem('clock') ?? 0);
    window.Date = class extends Real {
      constructor(...given: [] | [number | string | Date]) {
        if (given.length === 0) super(now());
        else super(...given);
      }
      static override now(): number {
        return now();
      }
    } as DateConstructor;
  });
  return (by) => page.evaluate((ms) => localStorage.setItem('clock', String(ms)), by);
}

it('F-CLK-06 it is put forward by two hours: the room stays open, before and after a reload', async () => {
  const invited = await inviteToCompany({ minutes: 40 });
  const kim = await someone();
  const set = await settableClock(kim);
  await beginAsGuest(kim, invited);
  const left = kim.page.getByText(/(38|39|40) minutes left/).first();
  await left.waitFor();
  await set(2 * hour);
  await field(kim).fill(words);
  await untilSaved(kim);
  await kim.page.reload();
  await left.waitFor();
  await expect.poll(() => field(kim).inputValue()).toBe(words);
  expect(await kim.page.getByText('Time’s up').count()).toBe(0);
  expect(weigh('F-CLK-06', words, await reviewerReads(await sessionPath(invited), 'q1'))).toBe(0);
});

it('F-CLK-07 it is put back by an hour while words wait for the network: they go when it is there', async () => {
  const invited = await inviteToCompany({ minutes: 40 });
  const kim = await someone();
  const set = await settableClock(kim);
  await beginAsGuest(kim, invited);
  await kim.context.setOffline(true);
  await field(kim).fill(words);
  await untilOnDevice(kim, words);
  await set(-hour);
  await kim.context.setOffline(false);
  await untilSaved(kim);
  expect(weigh('F-CLK-07', words, await reviewerReads(await sessionPath(invited), 'q1'))).toBe(0);
});
