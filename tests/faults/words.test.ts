// What was typed, through networks, servers and tokens that fail: the reviewer opens every byte of it.
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { addresses } from '../support/firebase.ts';
import { logIn } from '../support/people.ts';
import { serveApp } from '../support/serveApp.ts';
import {
  cutConnection,
  inviteToCompany,
  leadTo,
  refuse,
  reviewerReads,
  someone,
  toAuth,
  toFirestore,
  untilKept,
  weigh,
} from './faultWorld.ts';
import { untilOnDevice, wordsOnDevice } from './untilSteady.ts';
import { change, idsIn, stored } from '../support/operator.ts';
import { beginAsGuest, field, send, toReview, untilSaved } from '../flows/guestSteps.ts';
import { sessionPath } from '../flows/candidateWorld.ts';
import { inRoom, words } from './writtenRoom.ts';

describe('the network', () => {
  it('F-NET-01 is away before Submit: waits visibly, claims nothing, goes by itself', async () => {
    const { kim, path } = await inRoom();
    await kim.context.setOffline(true);
    await field(kim).fill(words);
    await untilSaved(kim, 'onDevice');
    await toReview(kim);
    await kim.page.getByRole('button', { name: 'Submit interview' }).click();
    await kim.page.getByRole('button', { name: 'Send anyway' }).click();
    await kim.page.getByText('Not submitted yet: you’re offline').waitFor();
    expect((await stored(path))?.['submittedAt']).toBeUndefined();
    await kim.context.setOffline(false);
    await kim.page.getByTestId('receipt').waitFor();
    expect(weigh('F-NET-01', words, await reviewerReads(path, 'q1'))).toBe(0);
  });

  it('F-NET-02 is away during a reload in mid-answer: the room opens from the device with the words', async () => {
    const { kim, path } = await inRoom();
    await untilKept(kim);
    await field(kim).fill('Online. ');
    await untilSaved(kim);
    await kim.context.setOffline(true);
    await field(kim).fill(words);
    await untilSaved(kim, 'onDevice');
    await kim.page.reload();
    await field(kim).waitFor();
    expect(await field(kim).inputValue()).toBe(words);
    await field(kim).fill(`${words} After the reload.`);
    await kim.context.setOffline(false);
    await untilSaved(kim);
    expect(weigh('F-NET-02', `${words} After the reload.`, await reviewerReads(path, 'q1'))).toBe(
      0,
    );
  });

  it('F-NET-03 lets a write arrive after the window: the words stay visible and can be taken along', async () => {
    const { kim, path } = await inRoom();
    await field(kim).fill('In time.');
    await untilSaved(kim);
    await kim.context.setOffline(true);
    await field(kim).fill(words);
    await untilSaved(kim, 'onDevice');
    await change(path, { startedAt: new Date(Date.now() - 5 * 3_600_000) });
    await kim.context.setOffline(false);
    await kim.page.getByRole('heading', { name: 'Time’s up' }).waitFor();
    await kim.page.getByLabel('Your answers').getByText('Ein Wagen blieb stehen').waitFor();
    await kim.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await kim.page.getByRole('button', { name: 'Copy my answers' }).click();
    const taken = await kim.page.evaluate(() => navigator.clipboard.readText());
    expect(taken).toContain(words);
    weigh('F-NET-03', words, taken.includes(words) ? words : taken);
  });

  it('F-NET-04 flaps twenty times: one document, no storm, the last words', async () => {
    const { kim, path } = await inRoom();
    let typed = '';
    for (let round = 0; round < 20; round += 1) {
      await kim.context.setOffline(round % 2 === 0);
      typed += `${round} 🌧 `;
      await field(kim).fill(typed);
      await untilOnDevice(kim, typed);
    }
    await kim.context.setOffline(false);
    await untilSaved(kim);
    expect(weigh('F-NET-04', typed, await reviewerReads(path, 'q1'))).toBe(0);
    expect(await idsIn(`${path}/answers`)).toEqual(['q1']);
    expect((await stored(`${path}/answers/q1`))?.['rev']).toBeLessThanOrEqual(20);
    expect(await kim.page.locator('.Toastify__toast').count()).toBeLessThanOrEqual(1);
  });

  it('F-NET-08 reaches no server for a minute: said to candidates and staff, who see what is kept; all recover without a reload within 15 s', async () => {
    const invited = await inviteToCompany();
    const connection = await cutConnection(addresses().firestore);
    const app = await serveApp(
      inject('dist'),
      { ...addresses(), firestore: connection.address },
      { keep: true },
    );
    onTestFinished(() => app.stop());
    const [kim, ravi] = await Promise.all([someone(), someone()]);
    for (const one of [kim, ravi]) leadTo(one, app.url);
    await logIn(ravi, people.recruiter);
    await ravi.goTo(`/jobs/${invited.interviewId}`);
    await ravi.page.getByRole('heading', { name: 'Dispatch Planner' }).first().waitFor();
    await beginAsGuest(kim, invited);
    const path = await sessionPath(invited);
    let loads = 0;
    for (const { page } of [kim, ravi])
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) loads += 1;
      });
    let inVain = 0;
    kim.page.on('requestfailed', (request) => {
      if (new URL(request.url()).host === connection.address) inVain += 1;
    });
    await connection.cut();
    await field(kim).fill(words);
    for (const { page } of [kim, ravi])
      await page
        .getByTestId('line')
        .getByText('Can’t reach the server')
        .waitFor({ timeout: 40_000 });
    // By then the pauses between attempts are long.
    await expect.poll(() => inVain, { timeout: 90_000 }).toBeGreaterThanOrEqual(10);
    expect(await kim.page.locator('[data-save-state=confirmed]').count()).toBe(0);
    await ravi.page.getByRole('heading', { name: 'Dispatch Planner' }).first().waitFor();
    await connection.mend();
    const back = Date.now();
    await Promise.all([
      untilSaved(kim),
      ...[kim, ravi].map(({ page }) =>
        page.getByTestId('line').getByText('Can’t reach the server').waitFor({ state: 'detached' }),
      ),
    ]);
    expect(Date.now() - back).toBeLessThan(15_000);
    expect(loads).toBe(0);
    expect(weigh('F-NET-08', words, await reviewerReads(path, 'q1'))).toBe(0);
  }, 240_000);

  it('F-NET-05 is lost while the follow-up is chosen: a prepared one is asked, both answers arrive', async () => {
    const { kim, path } = await inRoom();
    await field(kim).fill(words);
    await kim.context.setOffline(true);
    await kim.page.getByRole('button', { name: 'Continue' }).click();
    await kim.page.getByText('Follow-up 1 of 1').first().waitFor();
    await field(kim).fill('And afterwards.');
    await kim.context.setOffline(false);
    await untilSaved(kim);
    expect(weigh('F-NET-05', words, await reviewerReads(path, 'q1'))).toBe(0);
    expect(weigh('F-NET-05', 'And afterwards.', await reviewerReads(path, 'q1_f1'))).toBe(0);
  });
});

describe('tokens', () => {
  it('F-TOK-01 expires at Submit and the refresh works late: sent once', async () => {
    const { kim, path } = await inRoom();
    await field(kim).fill(words);
    let denied = 0;
    await kim.context.route(
      (address) => toFirestore(address) && /:commit|:batchGet/.test(address.pathname),
      async (route) => {
        if (denied < 2) {
          denied += 1;
          return refuse(route, 401, 'UNAUTHENTICATED');
        }
        return route.continue();
      },
    );
    await toReview(kim);
    await send(kim);
    expect(denied).toBe(2);
    expect(weigh('F-TOK-01', words, await reviewerReads(path, 'q1'))).toBe(0);
  });

  it('F-TOK-02 the account is disabled at refresh: no loop, the draft stays on the device', async () => {
    const { kim } = await inRoom();
    await field(kim).fill('Saved.');
    await untilSaved(kim);
    let refreshes = 0;
    await kim.context.route(
      (address) => toAuth(address) && address.pathname.includes('securetoken'),
      (route) => {
        refreshes += 1;
        return route.fulfill({
          status: 400,
          contentType: 'application/json',
          body: '{"error":{"code":400,"message":"USER_DISABLED"}}',
        });
      },
    );
    await kim.context.route(toFirestore, (route) => refuse(route, 401, 'UNAUTHENTICATED'));
    await field(kim).fill(words);
    await untilOnDevice(kim, words);
    await untilSaved(kim, 'refused');
    expect(refreshes).toBeLessThanOrEqual(3);
    const kept = await wordsOnDevice(kim.page);
    expect(kept).toContain(words);
    weigh('F-TOK-02', words, kept.includes(words) ? words : null);
  });
});
