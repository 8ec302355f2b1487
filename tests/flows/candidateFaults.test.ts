// Nothing a candidate typed is ever lost: reload, network, second tab, refusals, other devices, full or forbidden storage.
import { describe, expect, it } from 'vitest';
import { axeCheck } from '../support/axe.ts';
import { addresses } from '../support/firebase.ts';
import { newPerson } from '../support/people.ts';
import { invite, sessionPath } from './candidateWorld.ts';
import { change, idsIn, put, stored } from '../support/operator.ts';
import { beginAsGuest, field, send, toReview, unfold, untilSaved } from './guestSteps.ts';

const hour = 3_600_000;

describe('words of a candidate', () => {
  it('survive a reload in the middle of an answer, with the same follow-up', async () => {
    const invited = await invite();
    const kim = await newPerson();
    await beginAsGuest(kim, invited, { ai: false });
    await field(kim).fill('The first answer.');
    await kim.page.getByRole('button', { name: 'Continue' }).click();
    const prompt = kim.page.getByText('What did you change afterwards?').first();
    await prompt.waitFor();
    await field(kim).pressSequentially('Half a sen');
    await kim.page.reload();
    await prompt.waitFor();
    await expect.poll(() => field(kim).inputValue()).toBe('Half a sen');
    await untilSaved(kim);
    const path = await sessionPath(invited);
    await expect
      .poll(() => stored(`${path}/answers/q1_f1`), { timeout: 15_000 })
      .toMatchObject({ text: 'Half a sen', prompt: 'What did you change afterwards?' });
    // The same link leads back to where they were.
    await kim.goTo(`/hirely-pro/join/${invited.code}`);
    await field(kim).waitFor();
    await expect.poll(() => field(kim).inputValue()).toBe('Half a sen');
    await kim.leave();
  });

  it('wait offline without claiming to be saved, and are sent when the network is back', async () => {
    const invited = await invite();
    const kim = await newPerson();
    await beginAsGuest(kim, invited);
    await field(kim).fill('Online.');
    await untilSaved(kim);
    const path = await sessionPath(invited);
    await kim.context.setOffline(true);
    await field(kim).fill('Online. And written in a tunnel.');
    await untilSaved(kim, 'onDevice');
    await kim.page.getByText('You are offline. Go on writing').waitFor();
    await kim.page.waitForTimeout(2_500);
    expect((await stored(`${path}/answers/q1`))?.['text']).toBe('Online.');

    await toReview(kim);
    await kim.page.getByRole('button', { name: 'Send to the company' }).click();
    await kim.page.getByRole('button', { name: 'Send anyway' }).click();
    await kim.page.getByText('Not sent yet: waiting for the network').waitFor();
    expect((await stored(path))?.['status']).toBe('in_progress');
    await kim.context.setOffline(false);
    await kim.page.getByTestId('receipt').waitFor();
    expect((await stored(`${path}/answers/q1`))?.['text']).toBe('Online. And written in a tunnel.');
    expect((await stored(path))?.['status']).toBe('submitted');
    await kim.leave();
  });

  it('wait for a server that is away, and recover by themselves', async () => {
    const invited = await invite();
    const kim = await newPerson();
    await beginAsGuest(kim, invited);
    const server = (address: URL): boolean => address.host === addresses().firestore;
    await kim.context.route(server, (route) => route.abort('connectionrefused'));
    await field(kim).fill('Written while the server was away.');
    await kim.page.waitForTimeout(6_000);
    expect(await kim.page.locator('[data-save-state=confirmed]').count()).toBe(0);
    await kim.context.unroute(server);
    const back = Date.now();
    await untilSaved(kim);
    expect(Date.now() - back).toBeLessThan(15_000);
    expect((await stored(`${await sessionPath(invited)}/answers/q1`))?.['text']).toBe(
      'Written while the server was away.',
    );
    await kim.leave();
  });

  it('come through a flapping network once, and whole', async () => {
    const invited = await invite();
    const kim = await newPerson();
    await beginAsGuest(kim, invited);
    let typed = '';
    for (let round = 0; round < 6; round += 1) {
      await kim.context.setOffline(round % 2 === 0);
      typed += `Round ${round}. `;
      await field(kim).fill(typed);
      await kim.page.waitForTimeout(700);
    }
    await kim.context.setOffline(false);
    await untilSaved(kim);
    const answer = await stored(`${await sessionPath(invited)}/answers/q1`);
    expect(answer?.['text']).toBe(typed);
    expect(answer?.['rev']).toBeLessThanOrEqual(6);
    expect(await kim.page.locator('.Toastify__toast').count()).toBe(0);
    await kim.leave();
  });

  it('move to a second tab and back, one tab at a time', async () => {
    const invited = await invite();
    const kim = await newPerson();
    await beginAsGuest(kim, invited);
    await field(kim).pressSequentially('From the first tab');
    const second = await kim.context.newPage();
    await second.goto(kim.page.url());
    await second.getByRole('heading', { name: 'Open in another tab' }).waitFor();
    await second.getByRole('button', { name: 'Continue here' }).click();
    await field({ page: second }).waitFor();
    await expect.poll(() => field({ page: second }).inputValue()).toBe('From the first tab');
    await kim.page.getByRole('heading', { name: 'Open in another tab' }).waitFor();
    expect(await axeCheck(kim.page)).toEqual([]);
    await field({ page: second }).fill('From the first tab, and from the second');
    await untilSaved({ page: second });
    await second.close();
    // The tab that stayed goes on by itself.
    await field(kim).waitFor();
    await expect
      .poll(() => field(kim).inputValue())
      .toBe('From the first tab, and from the second');
    await kim.leave();
  });

  it('are sent once by a double click, and every tab shows the receipt', async () => {
    const invited = await invite();
    const kim = await newPerson();
    await beginAsGuest(kim, invited);
    for (const answer of ['One.', 'Two.', 'Three.']) {
      await field(kim).fill(answer);
      await kim.page.getByRole('button', { name: 'Continue' }).click();
      const skip = kim.page.getByText('Follow-up 1 of 1').first();
      if (answer === 'One.') {
        await skip.waitFor();
        await kim.page.getByRole('button', { name: 'Skip for now' }).click();
      }
    }
    const second = await kim.context.newPage();
    await second.goto(kim.page.url());
    await second.getByRole('heading', { name: 'Open in another tab' }).waitFor();
    await kim.page.getByRole('button', { name: 'Send to the company' }).dblclick();
    await kim.page
      .getByRole('dialog')
      .getByText('A follow-up to question 1 has no answer.')
      .waitFor();
    await kim.page.getByRole('button', { name: 'Send anyway' }).dblclick();
    await kim.page.getByTestId('receipt').waitFor();
    await second.getByTestId('receipt').waitFor();
    await expect
      .poll(async () => stored(await sessionPath(invited)), { timeout: 15_000 })
      .toMatchObject({ status: 'submitted', rev: 2 });
    expect(await idsIn(`organizations/${invited.orgId}/aiJobs`)).toHaveLength(1);
    await kim.leave();
  });

  it('stay, with the reason and a way on, when the time is over; and go through when the company gives more', async () => {
    const invited = await invite({ minutes: 30 });
    const kim = await newPerson();
    await beginAsGuest(kim, invited);
    const path = await sessionPath(invited);
    await field(kim).fill('In time.');
    await untilSaved(kim);
    await kim.context.setOffline(true);
    await field(kim).fill('In time. And too late.');
    await untilSaved(kim, 'onDevice');
    await change(path, { startedAt: new Date(Date.now() - 2 * hour) });
    await kim.context.setOffline(false);
    await kim.page.getByRole('heading', { name: 'The time is over' }).waitFor();
    await kim.page.getByLabel('Your answers').getByText('And too late.').waitFor();
    await kim.page.getByText('1 answer has words that are only on this device').waitFor();
    await expect
      .poll(() => kim.page.getByRole('link', { name: 'Ask for more time' }).getAttribute('href'))
      .toContain('mailto:');
    expect(await axeCheck(kim.page)).toEqual([]);
    expect((await stored(`${path}/answers/q1`))?.['text']).toBe('In time.');
    await change(path, { extraMinutes: 180, reopenedBy: 'staff', rev: 2 });
    await untilSaved(kim);
    expect((await stored(`${path}/answers/q1`))?.['text']).toBe('In time. And too late.');
    await kim.leave();
  });

  it('stay when the company closes the interview in the middle', async () => {
    const invited = await invite();
    const kim = await newPerson();
    await beginAsGuest(kim, invited);
    await field(kim).fill('In the middle of');
    await change(`organizations/${invited.orgId}/interviews/${invited.interviewId}`, {
      status: 'closed',
    });
    await kim.page.getByRole('heading', { name: 'The company closed this interview' }).waitFor();
    await kim.page.getByLabel('Your answers').getByText('In the middle of').waitFor();
    await kim.leave();
  });

  it('of two devices are both kept until the candidate chooses', async () => {
    const invited = await invite();
    const kim = await newPerson();
    await beginAsGuest(kim, invited);
    await field(kim).fill('Common beginning.');
    await untilSaved(kim);
    const path = await sessionPath(invited);
    await kim.context.setOffline(true);
    await field(kim).fill('From the laptop.');
    await untilSaved(kim, 'onDevice');
    await change(`${path}/answers/q1`, { text: 'From the phone.', rev: 2 });
    await kim.context.setOffline(false);
    await kim.page.getByText('There are two versions of this answer').waitFor();
    expect(await axeCheck(kim.page)).toEqual([]);
    await kim.page.getByRole('button', { name: 'Keep both, one below the other' }).click();
    await untilSaved(kim);
    await expect
      .poll(() => stored(`${path}/answers/q1`), { timeout: 15_000 })
      .toMatchObject({ text: 'From the phone.\n\nFrom the laptop.', rev: 3 });
    await kim.leave();
  });

  it('may be too many: they stay, the counter says so, and shorter ones are saved', async () => {
    const invited = await invite();
    const kim = await newPerson();
    await beginAsGuest(kim, invited);
    const long = 'x'.repeat(20_431);
    await field(kim).fill(long);
    await kim.page.getByText('431 characters too many').waitFor();
    await kim.page.waitForTimeout(400);
    await kim.page.reload();
    await field(kim).waitFor();
    await expect.poll(() => field(kim).inputValue()).toHaveLength(20_431);
    await field(kim).fill(long.slice(0, 20_000));
    await untilSaved(kim);
    await field(kim).fill('   ');
    await kim.page.getByRole('button', { name: 'Continue' }).click();
    await kim.page.getByText('Write something, or skip this for now.').waitFor();
    await kim.leave();
  });

  it('reach the company from a browser that forbids all storage', async () => {
    const invited = await invite();
    const kim = await newPerson();
    await kim.context.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { get: () => undefined });
      Storage.prototype.setItem = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
    });
    await beginAsGuest(kim, invited);
    await kim.page.getByText('This browser does not let the page keep anything').waitFor();
    await field(kim).fill('Kept in memory, then saved.');
    await untilSaved(kim);
    await toReview(kim);
    await send(kim);
    expect((await stored(`${await sessionPath(invited)}/answers/q1`))?.['text']).toBe(
      'Kept in memory, then saved.',
    );
    await kim.leave();
  });
});

describe('after sending', () => {
  it('the candidate takes back the AI consent, sees the outcome, attaches an account, and withdraws', async () => {
    const invited = await invite();
    const kim = await newPerson();
    const { page } = kim;
    await beginAsGuest(kim, invited, { name: 'Kim Ono' });
    await field(kim).fill('An answer.');
    await untilSaved(kim);
    await toReview(kim);
    await send(kim);
    const path = await sessionPath(invited);

    await unfold(kim, 'Your choices');
    await page.getByRole('button', { name: 'Take back AI consent' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take back AI consent' }).click();
    await unfold(kim, 'What is held about you');
    await page.getByText('AI consent taken back').waitFor();
    expect((await stored(path))?.['consent']).toMatchObject({ ai: false, recording: true });

    await put(`${path}/shared/outcome`, {
      outcome: 'advance',
      message: 'We would like to meet you. <b>Soon</b>',
      factors: ['You told customers early'],
      aiUsed: false,
      contact: 'people@lantern.example',
      releasedBy: 'staff',
      releasedAt: new Date(),
    });
    await page.getByRole('heading', { name: 'Lantern Freight wants to go on with you' }).waitFor();
    await page.getByText('We would like to meet you. <b>Soon</b>').waitFor();

    const email = `kim-${invited.code.toLowerCase()}@mail.example`;
    await page.getByLabel('E-mail address', { exact: true }).fill(email);
    await page.getByLabel('New password').fill('long-enough-1');
    await page.getByLabel(/I accept the/).check();
    await page.getByRole('button', { name: 'Attach' }).click();
    await page.getByRole('heading', { name: 'Keep your way back' }).waitFor({ state: 'detached' });

    const elsewhere = await newPerson();
    await elsewhere.goTo(`/login?next=${encodeURIComponent('/hirely-pro')}`);
    await elsewhere.page.getByLabel(/^email/i).fill(email);
    await elsewhere.page.locator('input[autocomplete="current-password"]').fill('long-enough-1');
    await elsewhere.page.locator('main button[type="submit"]').click();
    await elsewhere.page.getByRole('link', { name: /Dispatch Planner/ }).click();
    await elsewhere.page.getByTestId('receipt').waitFor();
    await elsewhere.leave();

    await unfold(kim, 'Your choices');
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('heading', { name: 'You withdrew this interview' }).waitFor();
    expect((await stored(path))?.['status']).toBe('withdrawn');
    await kim.leave();
  });
});
