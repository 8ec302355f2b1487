// A page that is open while what it shows is deleted elsewhere: it shows that and leads on.
import { describe, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { logIn } from '../support/people.ts';
import { inviteToCompany, remove, someone } from './faultWorld.ts';
import { untilOnDevice, untilSteady } from './untilSteady.ts';
import { beginAsGuest, field, send, toReview, untilSaved } from '../flows/guestSteps.ts';
import { sessionPath } from '../flows/candidateWorld.ts';

/** A candidate who submitted, and a recruiter with their page open. */
async function openPage() {
  const invited = await inviteToCompany();
  const kim = await someone();
  await beginAsGuest(kim, invited);
  await field(kim).fill('I asked the driver first.');
  await untilSaved(kim);
  await toReview(kim);
  await send(kim);
  const session = await sessionPath(invited);
  const job = session.split('/sessions/')[0] ?? '';
  const ravi = await someone();
  await ravi.context.addInitScript(() => localStorage.setItem('hirely.worker.paused', '1'));
  await logIn(ravi, people.recruiter);
  await ravi.goTo(`/jobs/${invited.interviewId}/candidates/${session.split('/').at(-1) ?? ''}`);
  await ravi.page.getByText('I asked the driver first.').first().waitFor();
  ravi.problems.length = 0;
  // The browser itself notes a refusal by its address, without a stack.
  const stacks = (): string[] =>
    ravi.problems.filter((problem) => !problem.startsWith('Failed to load resource'));
  return { ravi, session, job, invited, stacks };
}

describe('deleted elsewhere, while a page is open', () => {
  it('a candidate: the team’s page says so and leads back to the job', async () => {
    const { ravi, session, invited, stacks } = await openPage();
    await remove(session);
    await ravi.page
      .getByRole('heading', { level: 1, name: 'This candidate was deleted' })
      .waitFor();
    // What hung on it is refused a moment later: that changes nothing.
    await untilSteady(ravi);
    expect(await ravi.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(stacks()).toEqual([]);
    await ravi.page.getByRole('main').getByRole('link', { name: 'Go to job' }).click();
    await ravi.page.waitForURL((address) => address.pathname === `/jobs/${invited.interviewId}`);
  });

  it('a job: the team’s page says so and leads to the dashboard', async () => {
    const { ravi, job, stacks } = await openPage();
    await remove(job);
    await ravi.page.getByRole('heading', { level: 1, name: 'This job was deleted' }).waitFor();
    await untilSteady(ravi);
    expect(await ravi.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(stacks()).toEqual([]);
    await ravi.page
      .getByRole('main')
      .getByRole('link', { name: 'Go to hiring dashboard' })
      .waitFor();
  });

  it.each(['interview', 'job'] as const)(
    'an %s under a candidate who types: they are told, keep their words, and never hear that they had not begun',
    async (what) => {
      const invited = await inviteToCompany();
      const kim = await someone();
      await beginAsGuest(kim, invited);
      await field(kim).fill('Saved words.');
      await untilSaved(kim);
      const session = await sessionPath(invited);
      await kim.context.setOffline(true);
      await field(kim).fill('Words that nobody has seen yet.');
      await untilOnDevice(kim, 'Words that nobody has seen yet.');
      await remove(what === 'job' ? (session.split('/sessions/')[0] ?? '') : session);
      await kim.context.setOffline(false);
      await kim.page
        .getByRole('heading', { level: 1, name: 'This interview was deleted' })
        .waitFor({ timeout: 60_000 });
      await kim.page.getByText('Words that nobody has seen yet.').waitFor();
      await untilSteady(kim);
      expect(await kim.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      expect(await kim.page.getByText('You haven’t started').count()).toBe(0);
      // The list of one's interviews shows it as well.
      await kim.page.getByRole('link', { name: 'To your interviews' }).click();
      if (what === 'job') await kim.page.getByText('deleted this interview.').waitFor();
      else await kim.page.getByText('No interviews yet.').waitFor();
      expect(await kim.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    },
  );
});
