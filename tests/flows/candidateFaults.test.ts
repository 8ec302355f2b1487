// Nothing a candidate typed is ever lost: reload, network, second tab; and another device takes over nothing silently.
import { describe, expect, it } from 'vitest';
import { axeCheck } from '../support/axe.ts';
import { addresses } from '../support/firebase.ts';
import { newPerson } from '../support/people.ts';
import { invite, jobPath, sessionPath } from './candidateWorld.ts';
import { idsIn, stored } from '../support/operator.ts';
import { beginAsGuest, field, toReview, untilSaved } from './guestSteps.ts';

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
      .poll(() => stored(`${path}/answers/q1_f1`))
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
    await kim.page.getByText('You’re offline. Keep going').waitFor();
    await kim.page.waitForTimeout(2_500);
    await expect.poll(async () => (await stored(`${path}/answers/q1`))?.['text']).toBe('Online.');

    await toReview(kim);
    await kim.page.getByRole('button', { name: 'Submit interview' }).click();
    await kim.page.getByRole('button', { name: 'Send anyway' }).click();
    await kim.page.getByText('Not submitted yet: you’re offline').waitFor();
    await expect.poll(async () => (await stored(path))?.['status']).toBe('in_progress');
    await kim.context.setOffline(false);
    await kim.page.getByTestId('receipt').waitFor();
    await expect
      .poll(async () => (await stored(`${path}/answers/q1`))?.['text'])
      .toBe('Online. And written in a tunnel.');
    await expect.poll(async () => (await stored(path))?.['status']).toBe('submitted');
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
    await expect
      .poll(async () => (await stored(`${await sessionPath(invited)}/answers/q1`))?.['text'])
      .toBe('Written while the server was away.');
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
    await kim.page.getByRole('button', { name: 'Submit interview' }).dblclick();
    await kim.page
      .getByRole('dialog')
      .getByText('A follow-up to question 1 has no answer.')
      .waitFor();
    await kim.page.getByRole('button', { name: 'Send anyway' }).dblclick();
    await kim.page.getByTestId('receipt').waitFor();
    await second.getByTestId('receipt').waitFor();
    await expect
      .poll(async () => stored(await sessionPath(invited)))
      .toMatchObject({ status: 'submitted', rev: 2 });
    await expect.poll(async () => idsIn(`organizations/${invited.orgId}/aiJobs`)).toHaveLength(1);
    await kim.leave();
  });
});

it('another device does not take an interview over silently', async () => {
  const invited = await invite();
  const kim = await newPerson();
  await beginAsGuest(kim, invited);
  const sessions = (): Promise<string[]> => idsIn(`${jobPath(invited)}/sessions`);
  const [owner] = await sessions();
  const other = await newPerson({ phone: true });
  await other.goTo(`/hirely-pro/join/${invited.code}`);
  await other.page.getByRole('button', { name: 'Continue as guest' }).click();
  await other.page.getByText('Did you already start?').first().waitFor();
  expect(await sessions()).toEqual([owner]);
  // On the first device there is a way to come back from anywhere.
  await kim.page.getByRole('button', { name: 'Something went wrong?' }).first().click();
  const email = `kim-${Date.now()}@mail.example`;
  await kim.page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await kim.page.getByLabel('New password').fill('a-good-password-9');
  await kim.page.getByRole('checkbox', { name: /I accept the/ }).check();
  await kim.page.getByRole('button', { name: 'Add email' }).click();
  await kim.page.getByText('Attached. You can now log in from any device.').first().waitFor();
  await other.page.getByRole('link', { name: 'Log in' }).first().click();
  await other.page.getByLabel(/^(email|correo)/i).fill(email);
  await other.page.locator('input[autocomplete="current-password"]').fill('a-good-password-9');
  await other.page.locator('main button[type="submit"]').click();
  await other.page.getByTestId('answer-field').waitFor();
  expect(await sessions()).toEqual([owner]);
  await other.leave();
  await kim.leave();
});
