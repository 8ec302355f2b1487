// Words that cannot simply be saved: the time is over, the interview closed, another device wrote too, too many, or a browser that keeps nothing; and what candidates do after sending.
import { describe, expect, it } from 'vitest';
import { axeCheck } from '../support/axe.ts';
import { newPerson } from '../support/people.ts';
import { invite, sessionPath } from './candidateWorld.ts';
import { change, put, stored } from '../support/operator.ts';
import { beginAsGuest, field, send, toReview, unfold, untilSaved } from './guestSteps.ts';

const hour = 3_600_000;

describe('words of a candidate', () => {
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
    await kim.page.getByRole('heading', { name: 'Time’s up' }).waitFor();
    await kim.page.getByLabel('Your answers').getByText('And too late.').waitFor();
    await kim.page.getByText('1 answer has text that’s only on this device').waitFor();
    await expect
      .poll(() => kim.page.getByRole('link', { name: 'Ask for more time' }).getAttribute('href'))
      .toContain('mailto:');
    expect(await axeCheck(kim.page)).toEqual([]);
    await expect.poll(async () => (await stored(`${path}/answers/q1`))?.['text']).toBe('In time.');
    await change(path, { extraMinutes: 180, reopenedBy: 'staff', rev: 2 });
    await untilSaved(kim);
    await expect
      .poll(async () => (await stored(`${path}/answers/q1`))?.['text'])
      .toBe('In time. And too late.');
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
      .poll(() => stored(`${path}/answers/q1`))
      .toMatchObject({ text: 'From the phone.\n\nFrom the laptop.', rev: 3 });
    await kim.leave();
  });

  it('may be too many: they stay, the counter says so, and shorter ones are saved', async () => {
    const invited = await invite();
    const kim = await newPerson();
    await beginAsGuest(kim, invited);
    const long = 'x'.repeat(20_431);
    await field(kim).fill(long);
    await kim.page.getByText('431 characters over the limit').waitFor();
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
    await kim.page.getByText('This browser can’t save anything').waitFor();
    await field(kim).fill('Kept in memory, then saved.');
    await untilSaved(kim);
    await toReview(kim);
    await send(kim);
    await expect
      .poll(async () => (await stored(`${await sessionPath(invited)}/answers/q1`))?.['text'])
      .toBe('Kept in memory, then saved.');
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
    await page.getByRole('button', { name: 'Withdraw AI consent' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw AI consent' }).click();
    await unfold(kim, 'Your data');
    await page.getByText('AI consent withdrawn').waitFor();
    await expect
      .poll(async () => (await stored(path))?.['consent'])
      .toMatchObject({ ai: false, recording: true });

    await put(`${path}/shared/outcome`, {
      outcome: 'advance',
      message: 'We would like to meet you. <b>Soon</b>',
      factors: ['You told customers early'],
      aiUsed: false,
      contact: 'people@lantern.example',
      releasedBy: 'staff',
      releasedAt: new Date(),
    });
    await page
      .getByRole('heading', { name: 'Lantern Freight would like to move forward with you' })
      .waitFor();
    await page.getByText('We would like to meet you. <b>Soon</b>').waitFor();

    const email = `kim-${invited.code.toLowerCase()}@mail.example`;
    await page.getByLabel('Email address', { exact: true }).fill(email);
    await page.getByLabel('New password').fill('long-enough-1');
    await page.getByLabel(/I accept the/).check();
    await page.getByRole('button', { name: 'Add email' }).click();
    await page.getByRole('heading', { name: 'Save your access' }).waitFor({ state: 'detached' });

    const elsewhere = await newPerson();
    await elsewhere.goTo(`/login?next=${encodeURIComponent('/hirely-pro')}`);
    await elsewhere.page.getByLabel(/^email/i).fill(email);
    await elsewhere.page.locator('input[autocomplete="current-password"]').fill('long-enough-1');
    await elsewhere.page.locator('main button[type="submit"]').click();
    await elsewhere.page.getByRole('link', { name: /Dispatch Planner/ }).click();
    await elsewhere.page.getByTestId('receipt').waitFor();
    await elsewhere.leave();

    await unfold(kim, 'Your choices');
    await page.getByRole('button', { name: 'Withdraw from interview', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('heading', { name: 'You withdrew this interview' }).waitFor();
    await expect.poll(async () => (await stored(path))?.['status']).toBe('withdrawn');
    await kim.leave();
  });
});
