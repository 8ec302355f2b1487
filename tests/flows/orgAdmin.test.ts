// An administrator's tools: data requests, calibration, compliance, bulk tools, keys for reading from outside, and what the plan's features open.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ScaleWorld } from '../../local/seed/scale.ts';
import { axeCheck } from '../support/axe.ts';
import { addresses } from '../support/firebase.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { change, firstIdIn, idsIn, stored } from '../support/operator.ts';
import { arrangeOrganization, features } from './orgAdminWorld.ts';
import { jobPath } from './candidateWorld.ts';
import { downloadBy } from '../support/downloads.ts';

const id = `adm${Date.now().toString(36)}`;
const tierId = `flow_${id}`;
let at: ScaleWorld;
let company = '';
let job = '';
let owner: Person;
let recruiter: Person;

const one = (n: number): string => `${id}-c0000${n}`;

beforeAll(async () => {
  at = await arrangeOrganization(id, tierId);
  company = `organizations/${at.orgId}`;
  job = jobPath(at);
  [owner, recruiter] = [await newPerson(), await newPerson({ phone: true, dark: true })];
  await Promise.all([signIn(owner, at.people.owner), signIn(recruiter, at.people.recruiter)]);
});
afterAll(() => Promise.all([owner.leave(), recruiter.leave()]));

async function typeCompany(): Promise<void> {
  await owner.page.getByRole('dialog').getByRole('textbox').fill(`Scale ${id}`);
  await owner.page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Revoke|Delete|Hand over)/ })
    .click();
}

describe('admin tools', () => {
  it('put what is overdue first, and close what was answered', async () => {
    const { page } = owner;
    await owner.goTo('/admin');
    await page.getByTestId('waits').getByText('1 overdue').waitFor();
    // What is past its retention period is counted, with who deletes it.
    await page
      .getByTestId('waits')
      .getByText('Owners and admins delete these. Nothing is deleted automatically.')
      .waitFor();
    await expect
      .poll(() =>
        page
          .getByTestId('waits')
          .locator('div', { hasText: /^Due for deletion1Owners/ })
          .count(),
      )
      .toBeGreaterThan(0);
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Data requests' }).click();
    await page
      .locator('[data-testid="request-humanReview"][data-state="overdue"]')
      .getByText('Mara Lind')
      .waitFor();
    await expect
      .poll(() =>
        page
          .locator('[data-testid^="request-"]')
          .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-state'))),
      )
      .toEqual(['overdue', 'open']);
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark as answered: Human review, Mara Lind' }).click();
    await page.locator('[data-testid="request-humanReview"][data-state="done"]').waitFor();
    await expect
      .poll(() => stored(`${company}/dataRequests/${one(1)}_${at.interviewId}_humanReview`))
      .toMatchObject({ status: 'done', closedBy: at.people.owner.uid });
  });

  it('choose interviews that everybody scores', async () => {
    const { page } = owner;
    await owner.goTo('/admin?tool=calibration');
    await page.getByLabel('Finished interview').click();
    await page.getByRole('option', { name: /Jonas Berg/ }).click();
    await page.getByRole('button', { name: 'Add an interview' }).click();
    await page.getByTestId('calibration-set').getByText('Jonas Berg').waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ask those who haven’t scored Jonas Berg' }).click();
    await page.getByText('2 colleagues were told').waitFor();
    await expect
      .poll(async () => idsIn(`${company}/members/${at.people.recruiter.uid}/notices`))
      .toHaveLength(1);
    await recruiter.goTo('/hiring-dashboard');
    await recruiter.page
      .getByTestId('to-score')
      .getByRole('link', { name: 'Score Jonas Berg' })
      .waitFor();
    expect(await axeCheck(recruiter.page)).toEqual([]);
  });

  it('keep the notice, say when it may be relied on, and export for an auditor without names', async () => {
    const { page } = owner;
    await owner.goTo('/admin?tool=compliance');
    await page.locator('[data-testid="notice-state"][data-state="missing"]').waitFor();
    await page
      .getByLabel('The notice as it was published · English')
      .fill('A tool helps to rate answers.');
    await page.getByLabel('Published on').fill('2026-01-05');
    await page.locator('[data-testid="notice-state"][data-state="ready"]').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved, with an entry in the audit log').waitFor();
    await expect
      .poll(() => stored(`${company}/settings/compliance`))
      .toMatchObject({
        publishedOn: '2026-01-05',
        notice: { en: 'A tool helps to rate answers.' },
        rev: 1,
      });
    expect(await axeCheck(page)).toEqual([]);
    const text = (await downloadBy(page, 'Download JSON')).toString('utf8');
    expect(JSON.parse(text)).toMatchObject({
      format: 'hirely-audit-1',
      notice: { publishedOn: '2026-01-05' },
    });
    expect(text).not.toMatch(/Lind|Berg|Vidal|mail\.example/);
    await page
      .getByTestId('auditor-sum')
      .getByText(createHash('sha256').update(text).digest('hex'))
      .waitFor();
  });

  it('look before they touch many, and touch only that', async () => {
    const { page } = owner;
    await owner.goTo('/admin?tool=bulk');
    const tool = (name: string) => page.getByTestId(`bulk-${name}`);
    await tool('invites')
      .getByRole('button', { name: /Preview changes/ })
      .click();
    await tool('invites')
      .getByText(/1 unused invitation, made before/)
      .waitFor();
    await expect
      .poll(async () => (await stored(`${job}/invites/unusedUNUSEDunusedUNUSED`))?.['status'])
      .toBe('open');
    await tool('invites').getByRole('button', { name: 'Revoke 1 invitation' }).click();
    await typeCompany();
    await tool('invites').getByText('1 done.').waitFor();
    await expect
      .poll(async () => (await stored(`${job}/invites/unusedUNUSEDunusedUNUSED`))?.['status'])
      .toBe('revoked');
    await tool('retention')
      .getByRole('button', { name: /Preview changes/ })
      .click();
    await tool('retention').getByText('1 interview is due for deletion').waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await tool('retention').getByRole('button', { name: 'Delete 1 interview' }).click();
    await typeCompany();
    await tool('retention').getByText('1 done.').waitFor();
    expect(await stored(`${job}/sessions/${one(4)}`)).toBeUndefined();
    await expect.poll(async () => stored(`${job}/sessions/${one(1)}`)).toBeDefined();
    await tool('handOver').getByLabel('From').click();
    await page.getByRole('option', { name: 'Remo Scale' }).click();
    await tool('handOver').getByLabel('To', { exact: true }).click();
    await page.getByRole('option', { name: 'Oda Scale' }).click();
    await tool('handOver')
      .getByRole('button', { name: /Preview changes/ })
      .click();
    await tool('handOver').getByRole('button', { name: 'Hand over 2 jobs' }).click();
    await typeCompany();
    await tool('handOver').getByText('2 done.').waitFor();
    await expect
      .poll(() => stored(`${company}/duties/${at.interviewId}`))
      .toMatchObject({ ownerUid: at.people.owner.uid, by: at.people.owner.uid });
    await tool('handOver')
      .getByRole('button', { name: /Check again/ })
      .click();
    await tool('handOver').getByText('There is nothing to do.').waitFor();
  });

  it('open what the plan has, and nothing else', async () => {
    const { page } = owner;
    await owner.goTo(`/jobs/${at.interviewId}?tab=insights`);
    await page.getByTestId('responsible').getByText('Responsible: Oda Scale').waitFor();
    await page.getByTestId('locked').getByText('Not in your plan').waitFor();
    await owner.goTo('/admin?tool=access');
    await page.getByRole('heading', { name: 'Your plan has no API access' }).waitFor();
    expect(await axeCheck(page)).toEqual([]);
    await change(`tierConfigurations/${tierId}`, { features: features(true) });
    await page.getByRole('textbox', { name: 'Name' }).fill('Warehouse');
    await page.getByRole('checkbox', { name: /Candidates, one row each/ }).check();
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText(/candidates\.csv/).waitFor();
    expect(await axeCheck(page)).toEqual([]);
    const secret = await firstIdIn(`${company}/exportKeys`);
    const { projectId, firestore } = addresses();
    const read = (file: string) =>
      fetch(
        `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents/${company}/exportKeys/${secret}/files/${file}`,
      );
    const answer = (await (await read('candidates.json')).json()) as {
      fields: { text: { stringValue: string }; sha256: { stringValue: string } };
    };
    const { text, sha256 } = answer.fields;
    expect(createHash('sha256').update(text.stringValue).digest('hex')).toBe(sha256.stringValue);
    expect(JSON.parse(text.stringValue)).toHaveLength(7);
    expect((JSON.parse(text.stringValue) as object[]).every((row) => 'reject_reason' in row)).toBe(
      true,
    );
    expect(text.stringValue).not.toMatch(/Lind|Berg|mail\.example/);
    expect((await read('usage.json')).status).toBe(403);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Help' }).click();
    await page.getByTestId('priority').getByText(`[Priority] Scale ${id}`).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByTestId('export-key').getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.locator('[data-testid="export-key"][data-state="revoked"]').waitFor();
    // Said once the server has it; the row shows it at once.
    await page.getByText('The key was revoked').waitFor();
    expect((await read('candidates.json')).status).toBe(403);
  });

  it('say to others who can help', async () => {
    const { page } = recruiter;
    await recruiter.goTo('/admin');
    await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor();
    await recruiter.goTo('/account?tab=organization');
    await page
      .getByRole('link', { name: `Write to ${at.people.owner.email}` })
      .first()
      .waitFor();
  });
});
