// Devices that keep nothing, are full, have wrong clocks or broken storage: the interview is finished all the same.
import { describe, expect, it } from 'vitest';
import {
  inviteToCompany,
  refuse,
  reviewerReads,
  shiftClock,
  someone,
  toFirestore,
  weigh,
} from './faultWorld.ts';
import { untilOnDevice } from './untilSteady.ts';
import { change } from '../support/operator.ts';
import { beginAsGuest, field, send, toReview, untilSaved } from '../flows/guestSteps.ts';
import { sessionPath } from '../flows/candidateWorld.ts';

const words = 'Kept in memory — then saved. ¡Sí! 🧭';

/** Runs in each page before the app: what the browser does wrong. */
async function roomWith(wrong: (() => void) | null, at?: Date) {
  const invited = await inviteToCompany();
  const kim = await someone();
  const errors: string[] = [];
  kim.page.on('pageerror', (error) => errors.push(error.message));
  if (wrong) await kim.context.addInitScript(wrong);
  if (at) await kim.context.clock.install({ time: at });
  await beginAsGuest(kim, invited);
  return { kim, errors, path: await sessionPath(invited) };
}

async function finish(fault: string, room: Awaited<ReturnType<typeof roomWith>>): Promise<void> {
  const { kim, errors, path } = room;
  await field(kim).fill(words);
  await untilSaved(kim);
  await toReview(kim);
  await send(kim);
  expect(weigh(fault, words, await reviewerReads(path, 'q1'))).toBe(0);
  expect(errors).toEqual([]);
}

describe('storage of the device', () => {
  it('F-STG-01 is missing: said, and the interview is finished', async () => {
    const room = await roomWith(() => {
      Object.defineProperty(window, 'indexedDB', { get: () => undefined });
    });
    await finish('F-STG-01', room);
  });

  it('F-STG-03 does not open: words go to the next best storage', async () => {
    const room = await roomWith(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'InvalidStateError');
      };
    });
    await finish('F-STG-03', room);
  });

  it('F-STG-04 throws at every write: nothing crashes', async () => {
    const room = await roomWith(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
      Storage.prototype.getItem = () => {
        throw new DOMException('no', 'SecurityError');
      };
    });
    await finish('F-STG-04', room);
  });

  it('F-STG-05 refuses each write as full: the words are sent, and a warning says where they are', async () => {
    const room = await roomWith(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await finish('F-STG-05', room);
  });

  it('F-STG-02 is upgraded by another tab: the old tab gives way and keeps writing', async () => {
    const { kim, path } = await roomWith(null);
    await field(kim).fill('Before.');
    await untilSaved(kim);
    const other = await kim.context.newPage();
    await other.goto('/favicon.svg');
    const opened = await other.evaluate(
      () =>
        new Promise<string>((done) => {
          const open = indexedDB.open('hirely-outbox', 2);
          open.onsuccess = () => {
            open.result.close();
            done('open');
          };
          open.onerror = () => done('error');
          setTimeout(() => done('blocked'), 5_000);
        }),
    );
    expect(opened).toBe('open');
    await field(kim).fill(words);
    await untilSaved(kim);
    expect(weigh('F-STG-02', words, await reviewerReads(path, 'q1'))).toBe(0);
  });
});

describe('the clock of the device', () => {
  it.each([
    ['F-CLK-01', 'one hour fast', 3_600_000],
    ['F-CLK-02', 'one hour slow', -3_600_000],
    ['F-CLK-03', 'a year slow', -365 * 86_400_000],
  ])('%s is %s: the time left is the server’s, the answer arrives', async (id, _, skew) => {
    const invited = await inviteToCompany({ minutes: 40 });
    const kim = await someone();
    await shiftClock(kim, skew);
    await beginAsGuest(kim, invited);
    await kim.page
      .getByText(/(39|40) min/)
      .first()
      .waitFor();
    await field(kim).fill(words);
    await untilSaved(kim);
    expect(weigh(id, words, await reviewerReads(await sessionPath(invited), 'q1'))).toBe(0);
  });

  it.each(['America/Sao_Paulo', 'Europe/Berlin'])(
    'F-CLK-05 is in %s on the night the clocks change: the same instant, said in local time with its zone',
    async (zone) => {
      const invited = await inviteToCompany();
      // Half an hour after the clocks of Berlin were put forward.
      const deadline = new Date('2027-03-28T01:30:00Z');
      await change(
        `organizations/${invited.orgId}/interviews/${invited.interviewId}/invites/${invited.token}`,
        { expiresAt: deadline },
      );
      const kim = await someone({ zone });
      await kim.goTo(`/hirely-pro/join/${invited.code}`);
      await kim.page.getByRole('button', { name: 'Continue as guest' }).click();
      await kim.page.getByRole('button', { name: 'Next' }).waitFor();
      const mainText = (await kim.page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
      const [day, clock, offset] =
        zone === 'Europe/Berlin'
          ? (['Mar 28, 2027', '3:30 AM', /GMT\+2|CEST/] as const)
          : (['Mar 27, 2027', '10:30 PM', /GMT-3|BRT/] as const);
      expect(mainText).toContain(day);
      expect(mainText).toContain(clock);
      expect(mainText).toMatch(offset);
      const shown = new RegExp(`${day},? (?:at )?${clock} (GMT[+-]\\d+)`).exec(mainText)?.[1];
      expect(
        new Date(`${day} ${clock} ${shown?.replace(/([+-])(\d)$/, '$10$200')}`).getTime(),
      ).toBe(deadline.getTime());
    },
  );
});

describe('quotas of the server', () => {
  it('F-QTA-02 are used up: nothing is claimed, nothing lost, and it goes on by itself', async () => {
    const { kim, path } = await roomWith(null);
    let refused = 0;
    await kim.context.route(toFirestore, (route) => {
      if (new URL(route.request().url()).pathname.endsWith(':commit')) refused += 1;
      return refuse(route, 429, 'RESOURCE_EXHAUSTED');
    });
    await field(kim).fill(words);
    await untilOnDevice(kim, words);
    await expect.poll(() => refused, { timeout: 40_000 }).toBeGreaterThanOrEqual(2);
    expect(await kim.page.locator('[data-save-state=confirmed]').count()).toBe(0);
    await kim.context.unroute(toFirestore);
    await kim.page.locator('[data-save-state=confirmed]').first().waitFor({ timeout: 60_000 });
    expect(weigh('F-QTA-02', words, await reviewerReads(path, 'q1'))).toBe(0);
  });
});
