// The heart of the product: own scorecard first, then evidence, then a person's decision; seen at once by everybody on the team.
import { describe, expect, it } from 'vitest';
import { orgId } from '../../local/seed/companies.ts';
import { people } from '../../local/seed/accounts.ts';
import { axeCheck } from '../support/axe.ts';
import { type Person } from '../support/people.ts';
import { choose, handIn, newStaff, pageOf, readAs } from './reviewWorld.ts';
import { idsIn, stored } from '../support/operator.ts';

const candidate = 'seed-c-tomwhitfield';
const session = `organizations/${orgId}/interviews/seed-backend/sessions/${candidate}`;
const candidateRow = `organizations/${orgId}/interviews/seed-backend/candidates/${candidate}`;
const rating = `${session}/ratings/seed-backend_${candidate}_1`;

/** Expects nothing of the AI on the page, and that the rules refuse it to everybody, the owner included. */
async function expectAiClosed(ravi: Person): Promise<void> {
  expect(await ravi.page.locator('[data-rating]').count()).toBe(0);
  expect(await ravi.page.locator('mark').count()).toBe(0);
  expect(
    await Promise.all(
      [people.recruiter, people.reviewer, people.owner].map((who) => readAs(who, rating)),
    ),
  ).toEqual([403, 403, 403]);
}

/** Hands in an unfinished scorecard, which is refused; the focus goes to what is missing. */
async function handInIncomplete(ravi: Person): Promise<void> {
  await ravi.page.getByRole('button', { name: 'Submit scorecard', exact: true }).click();
  await ravi.page.getByText('Choose a recommendation.').waitFor();
  await expect
    .poll(() => ravi.page.evaluate(() => document.activeElement?.getAttribute('type')))
    .toBe('radio');
}

/** Fills in part of a scorecard, which survives a reload and is on the server as a draft. */
async function fillDraftOverReload(ravi: Person): Promise<void> {
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
    .poll(() => stored(`${session}/reviews/${people.recruiter.uid}`))
    .toMatchObject({ submitted: false });
}

/** Hands in the scorecard, which opens the AI's levels to its author alone. */
async function handInAndSeeAi(ravi: Person): Promise<void> {
  await handIn(ravi, '2 · Some', '2 · No');
  await ravi.page.locator('[data-rating]').first().waitFor();
  expect(await readAs(people.recruiter, rating)).toBe(200);
  expect(await readAs(people.reviewer, rating)).toBe(403);
  await expect
    .poll(() => stored(candidateRow))
    .toMatchObject({ reviewers: [people.recruiter.uid] });
  expect(await axeCheck(ravi.page)).toEqual([]);
}

/** Writes a note, which appears in the other browser at once and as plain words. */
async function addNote(clara: Person, ravi: Person): Promise<void> {
  await clara.page
    .getByRole('textbox', { name: 'New note' })
    .fill('Ask about <b>on-call</b> in the next talk.');
  await clara.page.getByRole('button', { name: 'Add note' }).click();
  await ravi.page.getByText('Ask about <b>on-call</b> in the next talk.').waitFor();
}

/** Rejects the candidate, which needs a reason, and notifies them of it. */
async function rejectAndNotify(ravi: Person): Promise<void> {
  await ravi.page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = ravi.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Reject' }).check();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('short');
  await dialog.getByRole('button', { name: 'Record decision' }).click();
  await dialog.getByText('Write at least 10 characters.').waitFor();
  await dialog.getByText('Choose a main reason.').waitFor();
  await dialog.getByRole('combobox', { name: /^Main reason/ }).click();
  await ravi.page.getByRole('option', { name: 'Too little experience' }).click();
  await dialog
    .getByRole('textbox', { name: /^Reason/ })
    .fill('No own part and no result in any of the four answers.');
  await dialog.getByRole('checkbox', { name: 'Notify the candidate now' }).check();
  await dialog.getByRole('textbox', { name: /^Message/ }).waitFor();
  await expect
    .poll(() => dialog.getByRole('textbox', { name: /^Message/ }).inputValue())
    .toContain('Dear Tom Whitfield');
  await dialog.getByRole('button', { name: 'Record and notify' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Expects the stage, the decision, the outcome and their audit entries on the server. */
async function expectDecisionStored(): Promise<void> {
  const [row, decision, outcome, audit] = [
    await stored(candidateRow),
    await stored(`${session}/decision/current`),
    await stored(`${session}/shared/outcome`),
    await idsIn(`organizations/${orgId}/auditLog`),
  ] as const;
  expect(row).toMatchObject({ stage: 'rejected', stageBy: people.recruiter.uid });
  expect(decision).toMatchObject({
    outcome: 'reject',
    reasonCode: 'experience',
    decidedBy: people.recruiter.uid,
  });
  expect(outcome).toMatchObject({ outcome: 'reject', aiUsed: true });
  expect(audit).toEqual(
    expect.arrayContaining([
      String(decision?.['auditId']),
      `stage_seed-backend_${candidate}_${Number(row?.['rev'])}`,
    ]),
  );
}

describe('a recruiter and a reviewer on one candidate', () => {
  const path = pageOf('seed-backend', candidate);

  it('score first, then see the evidence, decide, and see each other at once', async () => {
    const [ravi, clara] = await Promise.all([
      newStaff(people.recruiter),
      newStaff(people.reviewer),
    ]);
    await Promise.all([ravi.goTo(path), clara.goTo(path)]);
    await Promise.all(
      [ravi, clara].map(({ page }) =>
        page.getByRole('heading', { name: 'Tom Whitfield', level: 1 }).waitFor(),
      ),
    );

    await expectAiClosed(ravi);
    await handInIncomplete(ravi);
    await fillDraftOverReload(ravi);
    await handInAndSeeAi(ravi);
    await addNote(clara, ravi);
    await rejectAndNotify(ravi);
    // It, the stage and the audit entries come in one commit and reach the other browser.
    await clara.page.getByText('No own part and no result in any of the four answers.').waitFor();
    await clara.page.getByText('Rejected', { exact: true }).waitFor();
    await ravi.page.getByRole('button', { name: 'Stage: Rejected' }).waitFor();
    await expectDecisionStored();
    // A reviewer scores and notes, and does not decide or move.
    await expect
      .poll(() =>
        clara.page.getByRole('button', { name: /Decide|Change the decision|^Stage:/ }).count(),
      )
      .toBe(0);
    await handIn(clara, '1 · Limited', '1 · Strong no');
    await clara.page.getByRole('listitem').filter({ hasText: 'Ravi Menon' }).first().waitFor();
    await ravi.page
      .getByRole('list', { name: 'Recommendations' })
      .getByText('Clara Nunes')
      .waitFor();

    expect([...ravi.problems, ...clara.problems]).toEqual([]);
    await Promise.all([ravi.leave(), clara.leave()]);
  });

  it('an offer needs the decision to advance, on the screen as in the rules', async () => {
    const ravi = await newStaff(people.recruiter);
    await ravi.goTo(pageOf('seed-backend', 'seed-c-yukitanabe'));
    await ravi.page.getByRole('button', { name: 'Stage: Submitted' }).click();
    await expect
      .poll(() => ravi.page.getByRole('menuitem', { name: /^Offer/ }).getAttribute('aria-disabled'))
      .toBe('true');
    await ravi.page.getByRole('menuitem', { name: 'In review' }).click();
    await ravi.page.getByRole('button', { name: 'Stage: In review' }).waitFor();
    await ravi.page.getByText('Submit your own scorecard first.').waitFor();
    expect(ravi.problems).toEqual([]);
    await ravi.leave();
  });
});
