// A recruiter turns a job description into a published job and invites candidates; every word survives, and publishing counts once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { people } from '../../local/seed/accounts.ts';
import { orgId } from '../../local/seed/companies.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { change, idsIn, stored } from '../support/operator.ts';
import { beginAsGuest } from './guestSteps.ts';

const description =
  'Warehouse shift lead\n\nYou will\n- lead a shift of twelve people\n- plan the lorries of the night\n- keep the numbers of every delivery right\n\nYou need\n- three years in a warehouse\n- experience leading people\n- confidence with Excel\n\nNice to have: Spanish';

describe('from a job description to invited candidates', () => {
  let recruiter: Person;
  let page: Page;
  let draft = '';
  const saved = (): Promise<void> => page.locator('[data-save-state="confirmed"]').waitFor();
  const title = () => page.getByLabel(/^Job title/);
  const question = (n: number) =>
    page
      .getByTestId('question')
      .nth(n - 1)
      .getByLabel('Question', { exact: true });
  const interviewsUsed = async (): Promise<number> =>
    Number(
      (await page.getByText(/of \d+ interviews used this month/).textContent())?.match(/^\d+/)?.[0],
    );

  beforeAll(async () => {
    recruiter = await newPerson();
    ({ page } = recruiter);
    await signIn(recruiter, people.recruiter);
    await recruiter.goTo('/hiring-dashboard');
  });
  afterAll(() => recruiter.leave());

  it('opens with what waits, jobs with their numbers, and what is left of the plan', async () => {
    await page.getByTestId('needs-scorecards').waitFor();
    await page.getByTestId('job-row').first().getByText('Submitted').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Your plan' }).count()).toBe(1);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('asks for a description by the field, and keeps what was typed through a reload', async () => {
    await page.getByRole('button', { name: 'Create Job' }).first().click();
    await page.getByRole('button', { name: 'Draft the interview' }).click();
    await page.getByText('Paste or type a job description').waitFor();
    await page.getByLabel('Job description', { exact: true }).fill(description);
    await page.reload();
    await expect
      .poll(() => page.getByLabel('Job description', { exact: true }).inputValue())
      .toBe(description);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('drafts a kit that says who made it, and opens the editor', async () => {
    await page.getByRole('button', { name: 'Draft the interview' }).click();
    await page.getByTestId('question').nth(5).waitFor();
    draft = new URL(page.url()).pathname;
    expect(draft).toMatch(/^\/new-job-interview\/[\w-]{20,}$/);
    await expect
      .poll(() => page.getByTestId('provenance').textContent())
      .toMatch(/Drafted by AI · On-device engine/);
    await expect.poll(() => page.getByTestId('weight-sum').textContent()).toContain('100 of 100');
    await saved();
    expect(await axeCheck(page)).toEqual([]);
  });

  it('loses no key to a reload right after it', async () => {
    await title().fill('Warehouse lead <b>nights</b> 🙂');
    await page.reload();
    await page.getByTestId('question').first().waitFor();
    await expect.poll(() => title().inputValue()).toBe('Warehouse lead <b>nights</b> 🙂');
    await saved();
  });

  it('keeps words typed offline, and sends them when the network is back', async () => {
    await recruiter.context.setOffline(true);
    await question(1).fill('Tell me about the last shift you led. What was hard?');
    await page.locator('[data-save-state="onDevice"]').waitFor();
    await recruiter.context.setOffline(false);
    await saved();
    await page.reload();
    await page.getByTestId('question').first().waitFor();
    await expect
      .poll(() => question(1).inputValue())
      .toBe('Tell me about the last shift you led. What was hard?');
  });

  /** A tab that was offline hears of the others when its stream is back: seconds on a busy machine. */
  const afterReconnecting = { timeout: 20_000 };
  it('asks when two tabs change the same field, and loses neither', async () => {
    const other = await recruiter.context.newPage();
    await other.goto(draft);
    await other.getByTestId('question').first().waitFor();
    await recruiter.context.setOffline(true);
    await title().fill('From the first tab');
    await other.getByLabel(/^Job title/).fill('From the second tab');
    await recruiter.context.setOffline(false);
    const conflicts = [page, other].map((tab) => tab.getByTestId('conflict'));
    await Promise.race(conflicts.map((conflict) => conflict.waitFor()));
    const asked = (await conflicts[0]?.count()) ? page : other;
    await expect
      .poll(() => asked.getByTestId('conflict').textContent())
      .toMatch(/From the first tab.*From the second tab|From the second tab.*From the first tab/s);
    const mine = asked === page ? 'From the first tab' : 'From the second tab';
    await asked.getByRole('button', { name: 'Keep mine' }).click();
    await asked.locator('[data-save-state="confirmed"]').waitFor();
    await expect.poll(() => title().inputValue(), afterReconnecting).toBe(mine);
    await expect
      .poll(() => other.getByLabel(/^Job title/).inputValue(), afterReconnecting)
      .toBe(mine);
    await other.close();
  });

  it('changes one question and no other, moves it by the keyboard, removes it and takes that back', async () => {
    const [first, second, third] = [
      await question(1).inputValue(),
      await question(2).inputValue(),
      await question(3).inputValue(),
    ];
    await page.getByRole('button', { name: 'Write question 2 anew' }).click();
    await page.getByText('Question 2 written anew').waitFor();
    const anew = await question(2).inputValue();
    expect(anew).not.toBe(second);
    expect([await question(1).inputValue(), await question(3).inputValue()]).toEqual([
      first,
      third,
    ]);
    await page.getByRole('button', { name: 'Move question 2 up' }).press('Enter');
    expect([await question(1).inputValue(), await question(2).inputValue()]).toEqual([anew, first]);
    await page.getByRole('button', { name: 'Remove question 1' }).click();
    await expect.poll(() => question(1).inputValue()).toBe(first);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => question(1).inputValue()).toBe(anew);
  });

  it('names what stops publishing, and leads there', async () => {
    const weight = page.getByLabel('Weight', { exact: true }).first();
    const before = Number(await weight.inputValue());
    await weight.fill(String(before - 1));
    await page.getByTestId('publish-problems').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Publish', exact: true }).isDisabled())
      .toBe(true);
    await page.getByRole('button', { name: 'Make the weights add up to 100.' }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Balance to 100');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('weight-sum').textContent()).toContain('100 of 100');
  });

  it("shows the candidate's side without anchors", async () => {
    await page.getByRole('link', { name: 'Preview as candidate' }).first().click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText(/^Question 1 of/).waitFor();
    await expect
      .poll(() => page.getByTestId('candidate-preview').textContent())
      .not.toContain('Outstanding');
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the draft' }).click();
    await page.getByTestId('question').first().waitFor();
  });

  it('publishes and counts exactly one', async () => {
    const before = await interviewsUsed();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`number ${before + 1} of`).waitFor();
    await dialog.getByRole('button', { name: 'Publish' }).dblclick();
    await page.waitForURL(/\/jobs\/.*tab=invites/);
    await page.getByRole('heading', { name: 'Invite candidates' }).waitFor();
    await recruiter.goTo('/hiring-dashboard');
    await page
      .getByText(`${before + 1} of`, { exact: false })
      .first()
      .waitFor();
    await recruiter.goTo(draft);
    await page.getByText('This draft is published').waitFor();
    await page.getByRole('link', { name: 'Open the job' }).click();
  });

  it('invites one person, refusing what is no address', async () => {
    await page.getByRole('tab', { name: 'Invites' }).click();
    await page.getByLabel('E-mail').fill('mia@nowhere');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('This is not a valid e-mail address.').waitFor();
    await page.getByLabel('E-mail').fill('Mia@Example.com');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByTestId('invited').waitFor();
    await expect
      .poll(() => page.getByTestId('invited').textContent())
      .toMatch(/\/hirely-pro\/join\/[0-9A-Z]{16}/);
    const row = page.getByTestId('invite-row').first();
    await row.getByText('mia@example.com').waitFor();
    await row.getByRole('button', { name: 'E-mail text' }).click();
    await page.getByTestId('mail-text').waitFor();
    await row.getByText(/E-mail: queued/).waitFor();
    expect(await axeCheck(page)).toEqual([]);
  });

  it('checks a list before anything is sent, sends what is good, and says what is not', async () => {
    await page.getByRole('button', { name: 'A list (CSV)' }).click();
    await page
      .getByLabel('Or paste the list')
      .fill(
        'email,name,language\nana@example.com,Ana,es\nmia@example.com,Mia\nbad,X\nana@example.com,again\n=1+1,Y\nsam@example.com,=Sam',
      );
    await page.getByRole('button', { name: 'Check the list' }).click();
    await page.getByTestId('dry-run').waitFor();
    await expect
      .poll(() =>
        page
          .locator('[data-verdict]')
          .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-verdict'))),
      )
      .toEqual(['ok', 'alreadyInvited', 'invalidEmail', 'duplicate', 'formulaEmail', 'ok']);
    await expect.poll(() => page.getByTestId('invite-row').count()).toBe(1);
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Invite 2 candidates' }).click();
    await page.getByText('All 2 candidates invited.').waitFor();
    await expect.poll(() => page.getByTestId('invite-row').count()).toBe(3);
  });

  it('reminds all who have not begun, but nobody twice within a day', async () => {
    const folder = `organizations/${orgId}/interviews/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}/inviteDetails`;
    const tokens = await idsIn(folder);
    const mails = async () =>
      (await Promise.all(tokens.map((token) => stored(`${folder}/${token}`))))
        .map((one) => Number(one?.['mailed']))
        .toSorted((x, y) => x - y);
    await page.getByRole('button', { name: 'Remind all who have not begun' }).click();
    await page.getByText('There is nobody to remind now.').waitFor();
    await page.getByText(/3 written to in the last 24 hours/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await change(`${folder}/${tokens[0] ?? ''}`, {
      lastMailedAt: new Date(Date.now() - 30 * 3_600_000),
    });
    await page.getByRole('button', { name: 'Remind all who have not begun' }).click();
    await page.getByText(/2 written to in the last 24 hours/).waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Queue 1 e-mail' }).click();
    await page.getByText('1 e-mail queued.').waitFor();
    expect(await mails()).toEqual([1, 1, 2]);
  });

  it('revokes an invitation, closes the job and opens it again', async () => {
    await page.getByTestId('invite-row').first().getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByTestId('invite-row').first().getByText('Revoked').waitFor();
    await page.getByRole('button', { name: 'Close job' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close job' }).click();
    await page.getByText('This job is not open.').waitFor();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    await page.getByRole('button', { name: 'Close job' }).waitFor();
  });

  it('shows the frozen interview with its version, and the activity to managers only', async () => {
    await page.getByRole('tab', { name: 'Interview' }).click();
    await page.getByTestId('rubric-version').waitFor();
    await expect
      .poll(() => page.getByTestId('rubric-version').textContent())
      .toMatch(/^[0-9a-f]{64}$/);
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Activity' }).click();
    await page.getByText('The activity is for managers').waitFor();
    const address = page.url();
    const owner = await newPerson({ phone: true, dark: true });
    await signIn(owner, people.owner);
    await owner.page.goto(address);
    await owner.page.getByTestId('activity').getByText('Published the interview').waitFor();
    await expect
      .poll(() =>
        owner.page.getByTestId('activity').getByText('Invited a candidate, 3 times').count(),
      )
      .toBe(1);
    expect(await axeCheck(owner.page)).toEqual([]);
    await owner.leave();
  });

  it('corrects a wording until the first candidate begins, and keeps what is typed then', async () => {
    const job = `organizations/${orgId}/interviews/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}`;
    const wording = async (): Promise<string> =>
      String((await stored(`${job}/content/questions`))?.['items'][0].text);
    const correct = page.getByRole('button', {
      name: 'Correct the wording of question 1',
      exact: true,
    });
    const dialog = page.getByRole('dialog', { name: 'Correct the wording of question 1' });
    const before = await wording();
    const version = (await stored(job))?.['rubricVersion'];
    await page.getByRole('tab', { name: 'Interview' }).click();
    await page.getByRole('button', { name: /Question 1 · / }).click();
    await correct.click();
    await dialog.getByRole('textbox').fill(`${before} Please.`);
    expect(await axeCheck(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `${before} Please.` }).waitFor();
    expect(await wording()).toBe(`${before} Please.`);
    expect(JSON.stringify(await stored(`${job}/content/rubric`))).toContain(`${before} Please.`);
    expect((await stored(job))?.['rubricVersion']).not.toBe(version);
    await correct.click();
    await dialog.getByRole('textbox').fill('Too late');
    const open = (
      await Promise.all(
        (await idsIn(`${job}/invites`)).map(async (token) => ({
          token,
          ...(await stored(`${job}/invites/${token}`)),
        })),
      )
    ).find((one) => 'status' in one && one.status === 'open');
    const code = String((await stored(`${job}/inviteDetails/${open?.token ?? ''}`))?.['code']);
    const candidate = await newPerson();
    await beginAsGuest(candidate, { code });
    await candidate.page.getByText(`${before} Please.`).first().waitFor();
    await candidate.leave();
    await dialog.getByText('A candidate has begun meanwhile').waitFor();
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('Too late');
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Correct', exact: true }).count())
      .toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => correct.count()).toBe(0);
    expect(await stored(`${job}/content/unbegun`)).toBeUndefined();
    const owner = await newPerson();
    await signIn(owner, people.owner);
    await owner.page.goto(page.url().replace('tab=interview', 'tab=activity'));
    await owner.page.getByTestId('activity').getByText(`Now: ${before} Please.`).waitFor();
    await owner.leave();
  });
});

describe('what was read from a job description', () => {
  let recruiter: Person;
  let page: Page;
  const duties = (): Promise<string[]> =>
    page
      .getByTestId('duty')
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
  const chips = (list: string): Promise<string[]> =>
    page.getByRole('group', { name: list, exact: true }).getByRole('button').allTextContents();

  beforeAll(async () => {
    recruiter = await newPerson();
    ({ page } = recruiter);
    await signIn(recruiter, people.recruiter);
    await recruiter.goTo('/hiring-dashboard');
  });
  afterAll(() => recruiter.leave());

  it('is shown before the draft, and corrected: a duty goes, a requirement is only nice to have', async () => {
    await page.getByRole('button', { name: 'Create Job' }).first().click();
    await page.getByLabel('Job description', { exact: true }).fill(description);
    await page.getByRole('heading', { name: 'What was read' }).waitFor();
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Warehouse shift lead');
    await expect
      .poll(duties)
      .toEqual([
        'Lead a shift of twelve people',
        'Plan the lorries of the night',
        'Keep the numbers of every delivery right',
      ]);
    await page.getByRole('button', { name: 'Remove duty 2' }).click();
    await page.getByRole('button', { name: 'Excel', exact: true }).click();
    const open = page.getByRole('dialog', { name: 'Excel' });
    await open.getByText('In the description: “confidence with Excel”').waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await open.getByRole('button', { name: 'Nice to have' }).click();
    await open.getByRole('button', { name: 'Done' }).click();
    await open.waitFor({ state: 'detached' });
    await expect.poll(() => chips('Nice to have')).toEqual(['Spanish', 'Excel']);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('survives a reload and stands in a second tab, which is followed', async () => {
    await page.reload();
    await expect
      .poll(duties)
      .toEqual(['Lead a shift of twelve people', 'Keep the numbers of every delivery right']);
    await expect.poll(() => chips('Nice to have')).toEqual(['Spanish', 'Excel']);
    const other = await recruiter.context.newPage();
    await other.goto(new URL(page.url()).pathname);
    await other.getByLabel('Job title').fill('Night shift lead');
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Night shift lead');
    await other.close();
  });

  it('is what the interview is drafted from, and another question holds to it too', async () => {
    const asked = async (): Promise<string> =>
      (
        await page
          .getByTestId('question')
          .getByLabel('Question', { exact: true })
          .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))
      ).join('\n');
    const holds = async (): Promise<void> => {
      await page.getByTestId('question').nth(5).waitFor();
      await expect.poll(() => page.getByLabel(/^Job title/).inputValue()).toBe('Night shift lead');
      await expect.poll(asked).toMatch(/numbers of every delivery/);
      expect(await asked()).not.toMatch(/lorries/);
    };
    await page.getByRole('button', { name: 'Draft the interview' }).click();
    await holds();
    await page.locator('[data-save-state="confirmed"]').waitFor();
    await page.reload();
    await holds();
    await page.getByRole('button', { name: 'Write question 2 anew' }).click();
    await page.getByText('Question 2 written anew').waitFor();
    expect(await asked()).not.toMatch(/lorries/);
  });
});

describe('at the interview limit', () => {
  it('explains instead of opening the new-job page', async () => {
    const ines = await newPerson();
    await signIn(ines, people.limitRecruiter);
    await ines.goTo('/hiring-dashboard');
    await ines.page.getByRole('button', { name: 'Create Job' }).first().click();
    await ines.page
      .getByRole('dialog', { name: 'Interview Limit Reached' })
      .getByRole('link', { name: 'Find Administrator' })
      .waitFor();
    expect(new URL(ines.page.url()).pathname).toBe('/hiring-dashboard');
    await ines.leave();
  });
});
