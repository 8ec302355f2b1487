// What was typed, through tabs that crash or are doubled, other devices and a closed interview: the reviewer opens every byte of it.
import { describe, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { logIn, newPerson } from '../support/people.ts';
import { reviewerReads, someone, weigh } from './faultWorld.ts';
import { untilOnDevice } from './untilSteady.ts';
import { change, idsIn, stored } from '../support/operator.ts';
import { field, toReview, untilSaved } from '../flows/guestSteps.ts';
import { inRoom, words } from './writtenRoom.ts';

describe('tabs and devices', () => {
  it('F-TAB-01 the tab crashes: the words that reached the device are there', async () => {
    const { kim, path, invited } = await inRoom();
    await field(kim).fill(words);
    await untilOnDevice(kim, words);
    await kim.page.goto('chrome://crash').catch(() => undefined);
    const again = await kim.context.newPage();
    await again.goto(`/hirely-pro/join/${invited.code}`);
    await field({ page: again }).waitFor();
    expect(await field({ page: again }).inputValue()).toBe(words);
    await untilSaved({ page: again });
    expect(weigh('F-TAB-01', words, await reviewerReads(path, 'q1'))).toBe(0);
  });

  it('F-TAB-02 Submit is double-clicked: one submission, one task', async () => {
    const { kim, path, invited } = await inRoom();
    await field(kim).fill(words);
    await untilSaved(kim);
    await toReview(kim);
    // The second click on the button falls on the question it opened, and leaves it open.
    await kim.page.getByRole('button', { name: 'Submit interview' }).dblclick();
    const anyway = kim.page.getByRole('button', { name: 'Send anyway' });
    await anyway.waitFor();
    // A question that closes is moving.
    await kim.page.evaluate(() =>
      Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))),
    );
    expect(await anyway.isVisible()).toBe(true);
    // The second click meets a button that is gone: as it should.
    await anyway.dblclick({ timeout: 3_000 }).catch(() => undefined);
    await kim.page.getByTestId('receipt').waitFor();
    expect(await stored(path)).toMatchObject({ status: 'submitted', rev: 2 });
    const jobs = (await idsIn(`organizations/${invited.orgId}/aiJobs`)).filter((id) =>
      id.includes(path.split('/').at(-1) ?? '?'),
    );
    expect(jobs).toHaveLength(1);
    expect(weigh('F-TAB-02', words, await reviewerReads(path, 'q1'))).toBe(0);
  });

  it('F-TAB-03 two tabs type in turn: nothing of either is lost', async () => {
    const { kim, path } = await inRoom();
    await field(kim).fill(words);
    const second = await kim.context.newPage();
    await second.goto(kim.page.url());
    await second.getByRole('button', { name: 'Continue here' }).click();
    await expect.poll(() => field({ page: second }).inputValue()).toBe(words);
    await field({ page: second }).fill(`${words} Second tab.`);
    await untilSaved({ page: second });
    expect(weigh('F-TAB-03', `${words} Second tab.`, await reviewerReads(path, 'q1'))).toBe(0);
  });

  it('F-TAB-06 another device opens the link: it cannot take over, the first loses nothing', async () => {
    const { kim, path, invited } = await inRoom();
    await field(kim).fill(words);
    const other = await someone({ phone: true });
    await other.goTo(`/hirely-pro/join/${invited.code}`);
    await other.page.getByRole('button', { name: 'Continue as guest' }).click();
    await other.page
      .getByRole('main')
      .getByText(/already used|used by another/i)
      .first()
      .waitFor();
    expect(
      await idsIn(`organizations/${invited.orgId}/interviews/${invited.interviewId}/sessions`),
    ).toHaveLength(1);
    await untilSaved(kim);
    expect(weigh('F-TAB-06', words, await reviewerReads(path, 'q1'))).toBe(0);
  });

  it('F-CON-03 the company closes the interview in mid-answer: said at once, the words stay and go when it opens again', async () => {
    const { kim, path, invited } = await inRoom();
    const interview = `organizations/${invited.orgId}/interviews/${invited.interviewId}`;
    await field(kim).fill(words);
    await change(interview, { status: 'closed' });
    await kim.page.getByRole('heading', { name: 'The company closed this interview' }).waitFor();
    await kim.page.getByLabel('Your answers').getByText('Ein Wagen blieb stehen').waitFor();
    await change(interview, { status: 'open' });
    await field(kim).waitFor();
    expect(await field(kim).inputValue()).toBe(words);
    await untilSaved(kim);
    expect(weigh('F-CON-03', words, await reviewerReads(path, 'q1'))).toBe(0);
  });
});

describe('addresses', () => {
  it('F-ERR-02 a page that is not there and one that is not allowed look the same', async () => {
    const { invited } = await inRoom();
    const ana = await newPerson();
    try {
      await logIn(ana, people.seeker);
      const shown: string[] = [];
      for (const interview of [invited.interviewId, 'not-there']) {
        await ana.goTo(`/hirely-pro/interview/${invited.orgId}/${interview}`);
        await ana.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        shown.push(await ana.page.getByRole('main').innerText());
      }
      expect(shown[0]).toBe(shown[1]);
    } finally {
      await ana.leave();
    }
  });
});
