// Blind review from the switch in the wizard to the revealed name: two people of the company and the candidate, each in a browser of their own.
import { describe, expect, it } from 'vitest';
import { orgId } from '../../local/seed/companies.ts';
import { people } from '../../local/seed/accounts.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { handIn, newStaff, pageOf, readAs } from './reviewWorld.ts';
import { change, firstIdIn, idsIn, put, stored } from '../support/operator.ts';
import { field, send, toReview, unfold, untilSaved } from './guestSteps.ts';
import {
  answer,
  competency,
  email,
  join,
  name,
  question,
  telling,
  visibleTexts,
} from './blindWorld.ts';
import { signIn } from '../support/signIn.ts';

describe('a blind interview', () => {
  const draftId = `blind-${Date.now()}`;
  const org = `organizations/${orgId}`;
  const job = `${org}/interviews/${draftId}`;
  let ravi: Person;
  let clara: Person;
  let mara: Person;
  let uid = '';
  let token = '';
  let shown = '';
  let path = '';
  let closed: string[] = [];

  it('is chosen in the wizard, and knows whom one has invited until they begin', async () => {
    // What this story publishes is added to the plan, so that other stories have what they count on.
    await change(org, {
      'usage.interviews.limit': Number((await stored(org))?.['usage'].interviews.limit) + 1,
      'usage.candidates.limit': Number((await stored(org))?.['usage'].candidates.limit) + 1,
    });
    const at = new Date(Date.now() - 86_400_000);
    await put(`${org}/drafts/${draftId}`, {
      title: 'Route Planner',
      level: '',
      mustHave: [],
      niceToHave: [],
      competencies: [competency],
      questions: [question],
      description: 'Plans routes.',
      language: 'en',
      type: 'chat',
      createdBy: people.recruiter.uid,
      createdAt: at,
      updatedAt: at,
      updatedBy: people.recruiter.uid,
      rev: 1,
    });

    [ravi, clara, mara] = await Promise.all([
      newStaff(people.recruiter),
      newStaff(people.reviewer),
      newPerson(),
    ]);
    await ravi.goTo(`/new-job-interview/${draftId}`);
    await ravi.page.getByLabel('Blind review').check();
    await ravi.page.locator('[data-save-state="confirmed"]').waitFor();
    await ravi.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await ravi.page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await ravi.page.waitForURL(/tab=invites/);
    await ravi.page.getByText('Blind review', { exact: true }).first().waitFor();
    await ravi.page.getByLabel('Name', { exact: true }).fill(name);
    await ravi.page.getByRole('textbox', { name: /^E-?mail/i }).fill(email);
    await ravi.page
      .getByRole('button', { name: 'Send invitation' })
      .and(ravi.page.locator('[type=submit]'))
      .click();
    await ravi.page.getByTestId('invited').waitFor();
    // Whom one has invited is known until the invitation is used.
    await ravi.page.getByTestId('invite-row').getByText(name).waitFor();
    token = await firstIdIn(`${job}/invites`);
  });

  it('tells the candidate, and shows everybody else a code', async () => {
    const code = String((await stored(`${job}/inviteDetails/${token}`))?.['code']);

    await join(mara, code);
    await field(mara).fill(answer);
    await untilSaved(mara);
    await toReview(mara);
    await send(mara);
    const receipt = mara.page.getByTestId('receipt');
    await receipt.getByText(new RegExp(name)).first().waitFor();
    uid = await firstIdIn(`${job}/sessions`);
    path = `${job}/sessions/${uid}`;
    const session = await stored(path);
    shown = String(session?.['displayName']);
    expect(shown).toMatch(/^Candidate [0-9BCDFGHJKMNPQRSTVWXZ]{5}$/);
    expect(JSON.stringify(session)).not.toMatch(telling);
    await unfold(mara, 'Who viewed your answers');
    await receipt.getByText(new RegExp(`they see you as “${shown}”`)).waitFor();
  });

  it('keeps who it is from everybody, by the rules and on every screen', async () => {
    closed = [`${path}/identity/current`, `${job}/inviteDetails/${token}`, `mail/${token}_1`];
    expect(
      await Promise.all(
        [people.owner, people.recruiter, people.reviewer].flatMap((who) =>
          closed.map((one) => readAs(who, one)),
        ),
      ),
    ).toEqual(Array(9).fill(403));
    for (const person of [ravi, clara]) {
      const { page } = person;
      await person.goTo('/hiring-dashboard');
      await page.getByTestId('needs-scorecards').waitFor();
      expect(await visibleTexts(page)).toEqual([]);
      await person.goTo(`/jobs/${draftId}`);
      await page.getByRole('main').getByText(shown).first().waitFor();
      expect(await visibleTexts(page)).toEqual([]);
      await person.goTo(pageOf(draftId, uid));
      await page.getByRole('heading', { name: shown, level: 1 }).waitFor();
      await page.getByText(/Our lorries came late every Friday/).waitFor();
      await page.getByText('███████ █████████').waitFor();
      expect(await visibleTexts(page)).toEqual([]);
    }
    expect(await axeCheck(clara.page)).toEqual([]);
    await ravi.goTo(`/jobs/${draftId}?tab=invites`);
    await ravi.page.getByText('No open invitations').waitFor();
    expect(await visibleTexts(ravi.page)).toEqual([]);
    expect(await axeCheck(ravi.page)).toEqual([]);
    await expect
      .poll(() => clara.page.getByRole('button', { name: 'Reveal identity' }).count())
      .toBe(0);
  });

  it('is found by its code, not by a name, and the AI writes none', async () => {
    // A search for the name finds nobody, and the file of candidates holds the code.
    await ravi.goTo(`/jobs/${draftId}`);
    await ravi.page
      .getByRole('searchbox')
      .or(ravi.page.getByRole('textbox', { name: 'Search' }))
      .first()
      .fill('Marabel');
    await ravi.page.getByText(/^No one found for/).waitFor();
    await ravi.page
      .getByRole('searchbox')
      .or(ravi.page.getByRole('textbox', { name: 'Search' }))
      .first()
      .fill(shown);
    await ravi.page.getByRole('main').getByText(shown).first().waitFor();
    // What the AI wrote holds no name either. A third browser does the work and stays where it is.
    const olivia = await newPerson();
    await signIn(olivia, people.owner);
    await olivia.goTo('/hiring-dashboard');
    await expect
      .poll(async () => (await stored(`${org}/aiJobs/${draftId}_${uid}`))?.['status'], {
        timeout: 60_000,
      })
      .toBe('done');
    for (const kind of ['ratings', 'evaluations'])
      for (const id of await idsIn(`${path}/${kind}`))
        expect(JSON.stringify(await stored(`${path}/${kind}/${id}`))).not.toMatch(telling);
    await olivia.leave();
  });

  it('opens with the own scorecard, for its author alone', async () => {
    await handIn(clara, '3 · Solid', '4 · Yes').catch(async () => {
      throw new Error(await clara.page.getByRole('form', { name: 'Your scorecard' }).innerText());
    });
    await clara.page.getByRole('heading', { name, level: 1 }).waitFor();
    await expect.poll(() => clara.page.getByTestId('identity').innerText()).toContain(email);
    await clara.page.getByRole('switch', { name: 'Show hidden words in the answers' }).check();
    await clara.page.getByText(new RegExp(`I am ${name}`)).waitFor();
    expect(await axeCheck(clara.page)).toEqual([]);
    expect(await Promise.all(closed.map((one) => readAs(people.recruiter, one)))).toEqual([
      403, 403, 403,
    ]);
    expect(await readAs(people.reviewer, closed[0] ?? '')).toBe(200);
  });

  it('opens to one editor with a reason, in the log and on the receipt', async () => {
    await ravi.goTo(pageOf(draftId, uid));
    await ravi.page.getByRole('heading', { name: shown, level: 1 }).waitFor();
    await ravi.page.getByRole('button', { name: 'Reveal identity' }).click();
    const dialog = ravi.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Why not');
    await dialog.getByRole('button', { name: 'Reveal', exact: true }).click();
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'Reason' }).getAttribute('aria-invalid'))
      .toBe('true');
    expect(await axeCheck(ravi.page)).toEqual([]);
    await dialog
      .getByRole('textbox', { name: 'Reason' })
      .fill('Asked us to call about the ramp to the building.');
    await dialog.getByRole('button', { name: 'Reveal', exact: true }).click();
    await ravi.page.getByRole('heading', { name, level: 1 }).waitFor();
    await expect
      .poll(() => stored(`${org}/auditLog/reveal_${draftId}_${uid}_${people.recruiter.uid}`))
      .toMatchObject({
        action: 'identity.reveal',
        target: `${draftId}/${uid}`,
        detail: 'Asked us to call about the ramp to the building.',
      });
    expect(await Promise.all(closed.map((one) => readAs(people.recruiter, one)))).toEqual([
      200, 200, 200,
    ]);
    expect(await readAs(people.owner, closed[0] ?? '')).toBe(403);
    const receipt = mara.page.getByTestId('receipt');
    await receipt.getByText(/Asked us to call about the ramp to the building/).waitFor();
    expect(await axeCheck(mara.page)).toEqual([]);
    expect([...clara.problems, ...mara.problems]).toEqual([]);
    await Promise.all([ravi, clara, mara].map((person) => person.leave()));
  });
});
