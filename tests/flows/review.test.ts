// The heart of the product: own scorecard first, then evidence, then a person's decision; seen at once by everybody on the team.
import { describe, expect, it } from 'vitest';
import { orgId } from '../../local/seed/companies.ts';
import { people } from '../../local/seed/accounts.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Device, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { choose, handIn, pageOf, readAs } from './reviewWorld.ts';
import { idsIn, stored } from '../support/operator.ts';

/** Somebody of the team, signed in; their browser leaves the queue alone, which has a test of its own. */
async function staff(
  who: { email: string; password: string },
  device: Device = {},
): Promise<Person> {
  const person = await newPerson(device);
  await person.context.addInitScript(() => localStorage.setItem('hirely.worker.paused', '1'));
  await signIn(person, who);
  return person;
}

const sessionOf = (job: string, candidate: string): string =>
  `organizations/${orgId}/interviews/${job}/sessions/${candidate}`;

describe('a recruiter and a reviewer on one candidate', () => {
  const candidate = 'seed-c-tomwhitfield';
  const path = pageOf('seed-backend', candidate);
  const rating = `${sessionOf('seed-backend', candidate)}/ratings/seed-backend_${candidate}_1`;

  it('score first, then see the evidence, decide, and see each other at once', async () => {
    const [ravi, clara] = await Promise.all([staff(people.recruiter), staff(people.reviewer)]);
    await Promise.all([ravi.goTo(path), clara.goTo(path)]);
    await Promise.all(
      [ravi, clara].map(({ page }) =>
        page.getByRole('heading', { name: 'Tom Whitfield', level: 1 }).waitFor(),
      ),
    );

    // Before: nothing of the AI on the page, and the rules refuse it to everybody, the owner included.
    expect(await ravi.page.locator('[data-rating]').count()).toBe(0);
    expect(await ravi.page.locator('mark').count()).toBe(0);
    expect(
      await Promise.all(
        [people.recruiter, people.reviewer, people.owner].map((who) => readAs(who, rating)),
      ),
    ).toEqual([403, 403, 403]);

    // An unfinished scorecard is not handed in; the focus goes to what is missing.
    await ravi.page.getByRole('button', { name: 'Hand in', exact: true }).click();
    await ravi.page.getByText('Choose a recommendation.').waitFor();
    await expect
      .poll(() => ravi.page.evaluate(() => document.activeElement?.getAttribute('type')))
      .toBe('radio');

    // What is filled in survives a reload, and is on the server as a draft.
    await choose(ravi, /^Reliability/, '2 · Some');
    await choose(ravi, /^Service design/, 'Not enough evidence');
    await ravi.page.getByRole('textbox', { name: 'Note on Reliability' }).fill('No own part named');
    await ravi.page.locator('[data-save-state=confirmed]').waitFor();
    await ravi.page.reload();
    await ravi.page.getByRole('textbox', { name: 'Note on Reliability' }).waitFor();
    await expect
      .poll(() => ravi.page.getByRole('textbox', { name: 'Note on Reliability' }).inputValue())
      .toBe('No own part named');
    await expect
      .poll(() =>
        ravi.page
          .getByRole('group', { name: /^Service design/ })
          .getByRole('radio', { name: 'Not enough evidence' })
          .isChecked(),
      )
      .toBe(true);
    await expect
      .poll(
        () => stored(`${sessionOf('seed-backend', candidate)}/reviews/${people.recruiter.uid}`),
        { timeout: 15_000 },
      )
      .toMatchObject({ submitted: false });

    await handIn(ravi, '2 · Some', '2 · No');
    await ravi.page.locator('[data-rating]').first().waitFor();
    expect(await readAs(people.recruiter, rating)).toBe(200);
    expect(await readAs(people.reviewer, rating)).toBe(403);
    await expect
      .poll(
        () => stored(sessionOf('seed-backend', candidate).replace('/sessions/', '/candidates/')),
        { timeout: 15_000 },
      )
      .toMatchObject({ reviewers: [people.recruiter.uid] });
    expect(await axeCheck(ravi.page)).toEqual([]);

    // Notes are live.
    await clara.page
      .getByRole('textbox', { name: 'New note' })
      .fill('Ask about <b>on-call</b> in the next talk.');
    await clara.page.getByRole('button', { name: 'Add note' }).click();
    await ravi.page.getByText('Ask about <b>on-call</b> in the next talk.').waitFor();

    // The decision needs a reason; it, the stage and the audit entries come in one commit and reach the other browser.
    await ravi.page.getByRole('button', { name: 'Decide', exact: true }).click();
    const dialog = ravi.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Reject' }).check();
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('short');
    await dialog.getByRole('button', { name: 'Record the decision' }).click();
    await dialog.getByText('Write at least 10 characters.').waitFor();
    await dialog.getByText('Choose a main reason.').waitFor();
    await dialog.getByRole('combobox', { name: /^Main reason/ }).click();
    await ravi.page.getByRole('option', { name: 'Too little experience' }).click();
    await dialog
      .getByRole('textbox', { name: /^Reason/ })
      .fill('No own part and no result in any of the four answers.');
    await dialog.getByRole('checkbox', { name: 'Also tell the candidate now' }).check();
    await dialog.getByRole('textbox', { name: /^Message/ }).waitFor();
    await expect
      .poll(() => dialog.getByRole('textbox', { name: /^Message/ }).inputValue())
      .toContain('Dear Tom Whitfield');
    await dialog.getByRole('button', { name: 'Record and tell the candidate' }).click();
    await dialog.waitFor({ state: 'detached' });
    await clara.page.getByText('No own part and no result in any of the four answers.').waitFor();
    await clara.page.getByText('Rejected', { exact: true }).waitFor();
    await ravi.page.getByRole('button', { name: 'Stage: Rejected' }).waitFor();
    const [session, decision, outcome, audit] = [
      await stored(sessionOf('seed-backend', candidate).replace('/sessions/', '/candidates/')),
      await stored(`${sessionOf('seed-backend', candidate)}/decision/current`),
      await stored(`${sessionOf('seed-backend', candidate)}/shared/outcome`),
      await idsIn(`organizations/${orgId}/auditLog`),
    ] as const;
    expect(session).toMatchObject({ stage: 'rejected', stageBy: people.recruiter.uid });
    expect(decision).toMatchObject({
      outcome: 'reject',
      reasonCode: 'experience',
      decidedBy: people.recruiter.uid,
    });
    expect(outcome).toMatchObject({ outcome: 'reject', aiUsed: true });
    expect(audit).toEqual(
      expect.arrayContaining([
        String(decision?.['auditId']),
        `stage_seed-backend_${candidate}_${Number(session?.['rev'])}`,
      ]),
    );

    // A reviewer scores and notes, and does not decide or move.
    await expect
      .poll(() =>
        clara.page.getByRole('button', { name: /Decide|Change the decision|^Stage:/ }).count(),
      )
      .toBe(0);
    await handIn(clara, '1 · Little', '1 · Definitely not');
    await clara.page.getByRole('listitem').filter({ hasText: 'Ravi Menon' }).first().waitFor();
    await ravi.page
      .getByRole('list', { name: 'Recommendations' })
      .getByText('Clara Nunes')
      .waitFor();

    expect([...ravi.problems, ...clara.problems]).toEqual([]);
    await Promise.all([ravi.leave(), clara.leave()]);
  }, 120_000);

  it('an offer needs the decision to advance, on the screen as in the rules', async () => {
    const ravi = await staff(people.recruiter);
    await ravi.goTo(pageOf('seed-backend', 'seed-c-yukitanabe'));
    await ravi.page.getByRole('button', { name: 'Stage: Submitted' }).click();
    await expect
      .poll(() => ravi.page.getByRole('menuitem', { name: /^Offer/ }).getAttribute('aria-disabled'))
      .toBe('true');
    await ravi.page.getByRole('menuitem', { name: 'In review' }).click();
    await ravi.page.getByRole('button', { name: 'Stage: In review' }).waitFor();
    await ravi.page.getByText('Hand in your own scorecard first.').waitFor();
    expect(ravi.problems).toEqual([]);
    await ravi.leave();
  });
});

describe('the words the AI rests on', () => {
  it('lead from the rating to their place in the answer and back, by keyboard too', async () => {
    const ravi = await staff(people.recruiter);
    await ravi.goTo(pageOf('seed-backend', 'seed-c-chidieze'));
    // Everything the ratings rest on is there: the last quote of now stays the last.
    await ravi.page
      .getByText('Recomputed here: exactly the answers and the rubric on this page')
      .waitFor();
    const quote = ravi.page.locator('[id^="from-"]').last();
    const words = (await quote.innerText()).trim();
    await quote.focus();
    await ravi.page.keyboard.press('Enter');
    const pressed = ravi.page.locator('mark [role="button"][aria-pressed="true"]');
    await expect.poll(() => pressed.count()).toBe(1);
    const marked = await ravi.page
      .locator('mark')
      .filter({ has: ravi.page.locator('[role="button"][aria-pressed="true"]') })
      .innerText();
    expect(words.startsWith(marked) || marked.startsWith(words)).toBe(true);
    await expect
      .poll(() =>
        pressed.evaluate((mark) => {
          const { top, bottom } = mark.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
    expect(await ravi.page.evaluate(() => document.activeElement?.closest('mark') !== null)).toBe(
      true,
    );
    await ravi.page.keyboard.press('Enter');
    await expect
      .poll(() => ravi.page.evaluate(() => document.activeElement?.id.startsWith('from-') ?? false))
      .toBe(true);

    // The total can be recalculated from what is shown.
    for (const name of ['Your scorecard', 'AI']) {
      const table = ravi.page.getByRole('table', { name, exact: true });
      const rows = await table
        .locator('tbody tr')
        .evaluateAll((all) =>
          all.map((row) =>
            [...row.querySelectorAll('td')].map((cell) =>
              Number((cell.textContent ?? '').replace(/[^0-9.]/g, '')),
            ),
          ),
        );
      const sum = rows.reduce((total, [weight = 0, level = 0]) => total + weight * level, 0);
      const weights = rows.reduce((total, [weight = 0]) => total + weight, 0);
      const shown = Number(/= ([\d.]+) of 5/.exec(await table.locator('tfoot').innerText())?.[1]);
      expect(shown).toBeCloseTo(sum / weights, 1);
    }
    expect(ravi.problems).toEqual([]);
    await ravi.leave();
  });

  it('are not asked for when the candidate refused AI', async () => {
    const clara = await staff(people.reviewer);
    await clara.goTo(pageOf('seed-backend', 'seed-c-noorhaddad'));
    await clara.page.getByText('Noor Haddad did not agree to AI evaluation.').waitFor();
    await handIn(clara, '4 · Strong', '4 · Yes');
    expect(await clara.page.locator('[data-rating]').count()).toBe(0);
    expect(await clara.page.getByText('Only one of you has a level').count()).toBe(0);
    expect(clara.problems).toEqual([]);
    await clara.leave();
  });
});

describe('a scorecard without a network', () => {
  it('stays on the device, says so, survives a reload, and is saved when the network is back', async () => {
    const clara = await staff(people.reviewer);
    const path = pageOf('seed-backend', 'seed-c-priyaraman');
    await clara.goTo(path);
    await clara.page.getByRole('textbox', { name: 'Comment' }).waitFor();
    await clara.context.setOffline(true);
    await choose(clara, /^Reliability/, '3 · Solid');
    await clara.page.getByRole('textbox', { name: 'Comment' }).fill('written on a train');
    await clara.page.locator('[data-save-state=onDevice]').waitFor();
    await clara.page.waitForTimeout(1_500);
    expect(await clara.page.locator('[data-save-state=confirmed]').count()).toBe(0);
    await clara.context.setOffline(false);
    await clara.page.reload();
    await expect
      .poll(() => clara.page.getByRole('textbox', { name: 'Comment' }).inputValue())
      .toBe('written on a train');
    await clara.page.locator('[data-save-state=confirmed]').waitFor();
    await expect
      .poll(
        () =>
          stored(
            `${sessionOf('seed-backend', 'seed-c-priyaraman')}/reviews/${people.reviewer.uid}`,
          ),
        { timeout: 15_000 },
      )
      .toMatchObject({ comment: 'written on a train', submitted: false });
    await clara.leave();
  });
});

describe('the page for everybody', () => {
  it.each([[{ phone: true }], [{ phone: true, dark: true, language: 'es' }], [{ dark: true }]] as [
    Device,
  ][])('has no obstacle and no sideways scroll on %o', async (device) => {
    const ravi = await staff(people.recruiter, device);
    await ravi.goTo(pageOf('seed-backend', 'seed-c-sofiamarchetti'));
    await ravi.page.locator('[data-rating]').first().waitFor();
    expect(await axeCheck(ravi.page)).toEqual([]);
    expect(
      await ravi.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    expect(ravi.problems).toEqual([]);
    await ravi.leave();
  });

  it('goes to the next candidate by key, not while somebody types, and not when switched off', async () => {
    const ravi = await staff(people.recruiter);
    await ravi.goTo(pageOf('seed-backend', 'seed-c-eriksandvik'));
    await ravi.page.getByRole('link', { name: 'Next candidate' }).waitFor();
    const next = await ravi.page.getByRole('link', { name: 'Next candidate' }).getAttribute('href');
    await ravi.page.getByRole('textbox', { name: 'New note' }).fill('j');
    expect(new URL(ravi.page.url()).pathname).toContain('seed-c-eriksandvik');
    await ravi.page.getByRole('heading', { level: 1 }).click();
    await ravi.page.keyboard.press('j');
    await expect.poll(() => new URL(ravi.page.url()).pathname).toBe(next);
    // The page that was left also had such a link: wait for the one that leads back.
    await expect
      .poll(() => ravi.page.getByRole('link', { name: 'Previous candidate' }).getAttribute('href'))
      .toContain('seed-c-eriksandvik');
    await ravi.page.keyboard.press('[');
    await expect.poll(() => new URL(ravi.page.url()).pathname).toContain('seed-c-eriksandvik');
    // What was typed is still there.
    await expect
      .poll(() => ravi.page.getByRole('textbox', { name: 'New note' }).inputValue())
      .toBe('j');
    await ravi.page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await ravi.page.getByRole('switch', { name: 'Shortcuts on' }).uncheck();
    await ravi.page.keyboard.press('Escape');
    await ravi.page.getByRole('link', { name: 'Next candidate' }).waitFor();
    await ravi.page.getByRole('heading', { level: 1 }).click();
    await ravi.page.keyboard.press('j');
    await ravi.page.waitForTimeout(500);
    expect(new URL(ravi.page.url()).pathname).toContain('seed-c-eriksandvik');
    await ravi.leave();
  });
});
