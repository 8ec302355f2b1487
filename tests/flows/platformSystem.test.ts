// The system and the queue: a tier from draft to its companies and back, a notice, a legal text, tasks that failed and browsers that work.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { type ScaleWorld } from '../../local/seed/scale.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { idsIn, stored, storedIn } from '../support/operator.ts';
import { arrangeTier } from './tierWorld.ts';

const id = `sys${Date.now().toString(36)}`;
const tierId = `flow_${id}`;
let at: ScaleWorld;
let sam: Person;
let owner: Person;

const company = () => stored(`organizations/${at.orgId}`);
const task = (name: string) => stored(`organizations/${at.orgId}/aiJobs/${at.interviewId}_${name}`);

beforeAll(async () => {
  at = await arrangeTier(id, tierId);
  [sam, owner] = [await newPerson(), await newPerson()];
  await owner.context.addInitScript(() => localStorage.setItem('hirely.worker.paused', '1'));
  await Promise.all([signIn(sam, people.superAdmin), signIn(owner, at.people.owner)]);
});
afterAll(() => Promise.all([sam.leave(), owner.leave()]));

describe('a tier', () => {
  const publish = async (reason: string): Promise<void> => {
    const dialog = sam.page.getByRole('dialog');
    await dialog.getByText('1 company is on this tier.').waitFor();
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('textbox').last().fill('Flowing');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await dialog.waitFor({ state: 'hidden' });
  };

  it('changes as a draft first, then for its companies, while they look on', async () => {
    await owner.goTo('/account?tab=billing');
    await owner.page.getByText('12 of 40').waitFor();
    await sam.goTo('/admin/system');
    await sam.page.getByRole('button', { name: 'Edit Flowing' }).click();
    await sam.page.getByLabel('Candidates / month', { exact: true }).fill('250');
    await sam.page.getByRole('switch', { name: 'Unlimited: Interviews / month' }).check();
    await sam.page.getByRole('checkbox', { name: 'Advanced analytics' }).check();
    await sam.page.getByRole('button', { name: 'Save draft' }).click();
    await sam.page.getByText('Draft of Flowing: in force for no one yet').waitFor();
    expect((await company())?.['usage']).toMatchObject({ interviews: { limit: 40 } });

    await sam.page.getByRole('button', { name: 'Preview and publish' }).click();
    await sam.page
      .getByRole('dialog')
      .getByText('Interviews / month: 40 → Unlimited')
      .first()
      .waitFor();
    await publish('Room for more interviews.');
    await owner.page.getByText('12 · Unlimited').waitFor();
    expect(await company()).toMatchObject({
      usage: { interviews: { limit: 1_000_000_000, currentMonth: 12 }, candidates: { limit: 250 } },
    });
    await expect
      .poll(() => stored(`tierConfigurations/${tierId}/versions/1`))
      .toMatchObject({
        rev: 1,
        reason: 'Room for more interviews.',
        applies: 'all',
        features: { advancedAnalytics: true },
      });
  });

  it('is rolled back, and its history says so', async () => {
    await sam.page.getByRole('button', { name: 'Edit Flowing' }).click();
    await sam.page.getByRole('switch', { name: 'Unlimited: Interviews / month' }).uncheck();
    await sam.page.getByLabel('Interviews / month', { exact: true }).fill('5');
    await sam.page.getByRole('button', { name: 'Save draft' }).click();
    await sam.page.getByRole('button', { name: 'Preview and publish' }).click();
    await sam.page
      .getByRole('dialog')
      .getByText('1 company already uses more than it would be given.')
      .waitFor();
    await publish('A mistake to be made.');
    await owner.page.getByText('12 of 5').waitFor();
    await sam.page.getByRole('button', { name: 'Versions of Flowing' }).click();
    await sam.page.getByRole('button', { name: 'Bring back version 1' }).click();
    await publish('Back to what was good.');
    await owner.page.getByText('12 · Unlimited').waitFor();
    await expect
      .poll(() => stored(`tierConfigurations/${tierId}`))
      .toMatchObject({ rev: 3, restored: 1 });
    expect(await axeCheck(sam.page)).toEqual([]);
  });
});

describe('what people are notified of', () => {
  it('appears on an open page, can be put away, and ends', async () => {
    await sam.page.getByRole('button', { name: 'New notice' }).click();
    for (const [field, words] of [
      ['Title in English', `Hello ${id}`],
      ['Text in English', 'A new report is here.'],
      ['Title in Spanish', `Hola ${id}`],
      ['Text in Spanish', 'Hay un informe nuevo.'],
    ] as const)
      await sam.page.getByLabel(field).fill(words);
    await sam.page.getByLabel('From').fill('2026-01-01T00:00');
    await sam.page.getByRole('button', { name: 'Publish announcement', exact: true }).click();
    await owner.page.getByText(`Hello ${id}`).waitFor();
    await owner.page.getByRole('button', { name: `Dismiss: Hello ${id}` }).click();
    await owner.page.getByText(`Hello ${id}`).waitFor({ state: 'detached' });
    await sam.page.getByRole('button', { name: `End announcement: Hello ${id}` }).click();
    await sam.page
      .getByRole('dialog')
      .getByRole('button', { name: 'End announcement', exact: true })
      .click();
    await sam.page.getByText(`Hello ${id}`).first().waitFor();
    expect(await axeCheck(owner.page)).toEqual([]);
  });

  it('of new terms, is accepted anew, once', async () => {
    const version = '2026-01-9';
    await sam.page.getByRole('button', { name: 'Publish a version' }).click();
    const dialog = sam.page.getByRole('dialog');
    await dialog.getByLabel('Version').fill(version);
    await dialog.getByLabel('Changes, in English').fill('We say more plainly what we keep.');
    await dialog.getByLabel('Changes, in Spanish').fill('Decimos con más claridad qué guardamos.');
    await dialog.getByRole('checkbox').check();
    await dialog.getByLabel('Reason').fill('Plainer words for all.');
    await dialog.getByRole('textbox').last().fill(version);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await owner.goTo('/hiring-dashboard');
    await owner.page.getByText(`Our terms have changed (${version}).`).waitFor();
    await owner.page.getByRole('button', { name: 'I accept' }).click();
    await owner.page
      .getByText(`Our terms have changed (${version}).`)
      .waitFor({ state: 'detached' });
    await expect
      .poll(async () => idsIn(`legalTexts/terms-${version}/acceptances`))
      .toEqual([at.people.owner.uid]);
    await owner.goTo('/account');
    await owner.page.getByRole('heading', { level: 1 }).waitFor();
    await owner.page.waitForTimeout(1_500);
    await expect
      .poll(() => owner.page.getByText(`Our terms have changed (${version}).`).count())
      .toBe(0);
  });
});

describe('a message from the contact page', () => {
  it('needs no account, and is handled and deleted in the inbox of super admins', async () => {
    const visitor = await newPerson();
    await visitor.goTo('/contact-us?topic=security');
    const { page } = visitor;
    await page.getByLabel('Your name').fill(`Vera ${id}`);
    await page.getByLabel('Your email address').fill('vera@visitor.example');
    await page.getByRole('textbox', { name: 'Message' }).fill('How long are interviews kept?');
    await page.getByRole('button', { name: 'Send message' }).click();
    const receipt = page.getByTestId('contact-receipt');
    await receipt.getByText('Please keep what you found to yourself').waitFor();
    const [reference = 'none'] = /\d{8}-\d/.exec(await receipt.innerText()) ?? [];
    expect(await axeCheck(page)).toEqual([]);
    expect(visitor.problems).toEqual([]);
    await visitor.leave();

    await sam.goTo('/super-admin');
    const row = sam.page.getByRole('listitem').filter({ hasText: `Vera ${id}` });
    await row.getByText('How long are interviews kept?').waitFor();
    await row.getByText('Report a weakness').waitFor();
    await row.getByText(`Reference ${reference}`).waitFor();
    await expect
      .poll(() =>
        row.getByRole('link', { name: `Reply to Vera ${id} by email` }).getAttribute('href'),
      )
      .toContain('mailto:vera@visitor.example');
    expect(await axeCheck(sam.page)).toEqual([]);
    await row.getByRole('button', { name: 'Mark as handled' }).click();
    await row.waitFor({ state: 'detached' });
    await sam.page.getByRole('button', { name: 'Handled', exact: true }).click();
    await row.getByRole('button', { name: 'Delete message' }).click();
    const dialog = sam.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete message' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await row.waitFor({ state: 'detached' });
    await sam.page.getByText('Deleted a contact message').first().waitFor();
  });
});

describe('the queue', () => {
  it('shows which browsers are there', async () => {
    await sam.goTo('/admin/queue-dashboard');
    const row = sam.page
      .getByRole('row')
      .filter({ hasText: /Chrom/ })
      .filter({ hasText: 'Paused on the device' });
    await row.first().waitFor({ timeout: 40_000 });
    await expect.poll(async () => idsIn(`organizations/${at.orgId}/workers`)).toHaveLength(1);
  });

  it('takes a failed task back, gives one up with a reason that the company reads, and retries all of one error', async () => {
    const { page } = sam;
    await sam.goTo(`/admin/queue-dashboard?state=dead&company=${at.orgId}`);
    await page.getByRole('checkbox', { name: `Choose task ${at.interviewId}_one` }).check();
    await page.getByRole('button', { name: 'Discard (1)' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('The interview was a test of ours.');
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await task('one')).toMatchObject({ status: 'discarded', attempts: 5 });
    const entries = await storedIn(`organizations/${at.orgId}/auditLog`);
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'platform.queue.discard',
        detail: 'The interview was a test of ours.',
      }),
    );

    await page
      .locator(`[data-error="flow${id}"]`)
      .getByRole('button', { name: 'Retry all: Something went wrong' })
      .click();
    await page.getByRole('dialog').getByLabel('Reason').fill('The fault has been mended.');
    await page.getByRole('dialog').getByRole('button', { name: 'Retry all' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect([await task('two'), await task('three')]).toEqual([
      expect.objectContaining({ status: 'queued', attempts: 5, cap: 10 }),
      expect.objectContaining({ status: 'queued', attempts: 5, cap: 10 }),
    ]);
    expect(await axeCheck(page)).toEqual([]);
  });
});
