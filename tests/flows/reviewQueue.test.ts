// The queue: evaluated in the browsers of the team, one winner per task, honest about waiting, and never lost.
import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { orgId } from '../../local/seed/companies.ts';
import { people } from '../../local/seed/accounts.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { handIn, pageOf } from './reviewWorld.ts';
import { change, idsIn, stored } from '../support/operator.ts';

const jobOf = (task: string): string => `organizations/${orgId}/aiJobs/${task}`;
const evaluationsOf = (job: string, candidate: string): string =>
  `organizations/${orgId}/interviews/${job}/sessions/${candidate}/evaluations`;

async function staff(who: { email: string; password: string }, paused = false): Promise<Person> {
  const person = await newPerson();
  if (paused)
    await person.context.addInitScript(() => {
      if (localStorage.getItem('hirely.worker.paused') === null && !sessionStorage.getItem('asked'))
        localStorage.setItem('hirely.worker.paused', '1');
      sessionStorage.setItem('asked', '1');
    });
  await signIn(person, who);
  return person;
}

describe('a task that failed five times', () => {
  it('is shown with its reason, started again by a recruiter, and done in their browser', async () => {
    const clara = await staff(people.reviewer, true);
    await clara.goTo(pageOf('seed-support', 'seed-c-gregpalmer'));
    await clara.page.getByText('The evaluation failed after 5 attempts.').waitFor();
    await clara.page.getByText('Reason: The AI wasn’t available.').waitFor();
    await expect.poll(() => clara.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);

    const ravi = await staff(people.recruiter);
    await ravi.goTo(pageOf('seed-support', 'seed-c-gregpalmer'));
    await ravi.page.getByRole('button', { name: 'Try again' }).click();
    // Both browsers learn that it is ready; nobody sees a level before handing in.
    await Promise.all(
      [ravi, clara].map(({ page }) =>
        page.locator('[data-ai-state=done]').waitFor({ timeout: 30_000 }),
      ),
    );
    expect(await ravi.page.locator('[data-rating]').count()).toBe(0);
    const task = await stored(jobOf('seed-support_seed-c-gregpalmer'));
    expect(task).toMatchObject({
      status: 'done',
      attempts: 6,
      cap: 10,
      leaseOwner: people.recruiter.uid,
      evaluationId: 'seed-support_seed-c-gregpalmer_6',
    });
    await handIn(ravi, '2 · Some', '2 · No');
    await ravi.page.locator('[data-rating]').first().waitFor();
    await ravi.page
      .getByText('Recomputed here: exactly the answers and the rubric on this page')
      .waitFor();
    await Promise.all([ravi.leave(), clara.leave()]);
  });
});

describe('a paused device', () => {
  it('says so, takes nothing, and works when it is switched on', async () => {
    await change(jobOf('seed-backend_seed-c-annakowalczyk'), { status: 'queued', attempts: 1 });
    const clara = await staff(people.reviewer, true);
    await clara.goTo(pageOf('seed-backend', 'seed-c-annakowalczyk'));
    await clara.page.locator('[data-ai-state=paused]').waitFor();
    await clara.page.waitForTimeout(2_500);
    await expect
      .poll(() => stored(jobOf('seed-backend_seed-c-annakowalczyk')))
      .toMatchObject({ status: 'queued', attempts: 1 });
    await clara.page.getByRole('switch', { name: 'Evaluate on this device' }).check();
    await clara.page.locator('[data-ai-state=done]').waitFor({ timeout: 30_000 });
    await clara.leave();
  });
});

describe('six tabs of three colleagues', () => {
  it('evaluate every task exactly once, round after round', async () => {
    const tasks = ['seed-c-mayaosei', 'seed-c-lukasbrandt', 'seed-c-danielfrost'].map(
      (candidate) => ({ candidate, id: `seed-backend_${candidate}` }),
    );
    const colleagues = await Promise.all(
      [people.recruiter, people.reviewer, people.owner].map((who) => staff(who)),
    );
    for (const { context, page } of colleagues) {
      await page.goto('/hiring-dashboard');
      const second = await context.newPage();
      await second.goto('/hiring-dashboard');
    }
    for (let round = 0; round < 3; round += 1) {
      const before = [];
      for (const { candidate, id } of tasks) {
        const { attempts } = (await stored(jobOf(id))) as { attempts: number };
        before.push({
          attempts,
          evaluations: (await idsIn(evaluationsOf('seed-backend', candidate))).length,
        });
        await change(jobOf(id), { status: 'queued', cap: attempts + 5, error: null });
      }

      const read = () => Promise.all(tasks.map(({ id }) => stored(jobOf(id))));
      await expect
        .poll(async () => (await read()).map((task) => task?.['status']), {
          timeout: 120_000,
          interval: 1_000,
        })
        .toEqual(tasks.map(() => 'done'));
      const after = await read();
      const evaluations = await Promise.all(
        tasks.map(({ candidate }) => idsIn(evaluationsOf('seed-backend', candidate))),
      );
      // One attempt more, one evaluation more: nobody worked twice, nobody's work was thrown away.
      expect(after.map((task) => task?.['attempts'])).toEqual(
        before.map(({ attempts }) => attempts + 1),
      );
      expect(evaluations.map((all) => all.length)).toEqual(
        before.map((known) => known.evaluations + 1),
      );
    }
    await Promise.all(colleagues.map((person) => person.leave()));
  }, 500_000);

  it('take over from a browser that has gone silent, and not a second earlier', async () => {
    const id = 'seed-backend_seed-c-amirasaleh';
    const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);
    const lease = { status: 'leased', leaseOwner: people.owner.uid, leaseId: 'gone-with-its-tab' };
    await change(jobOf(id), { ...lease, leasedAt: minutesAgo(4), attempts: 2 });
    const clara = await staff(people.reviewer);
    await clara.goTo('/hiring-dashboard');
    await clara.page.waitForTimeout(6_000);
    await expect.poll(() => stored(jobOf(id))).toMatchObject({ ...lease, attempts: 2 });
    await change(jobOf(id), { leasedAt: minutesAgo(6) });
    await expect
      .poll(() => stored(jobOf(id)), { timeout: 30_000, interval: 500 })
      .toMatchObject({ status: 'done', leaseOwner: people.reviewer.uid, attempts: 3 });
    await clara.leave();
  });
});
