// What the interview itself shows, on a job with known numbers: funnel, times, where people stop; and the activity by kind and person. A recruiter, a reviewer and the owner see what each may.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Download, Page } from 'playwright-core';
import { people } from '../../local/seed/accounts.ts';
import { orgId } from '../../local/seed/companies.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { invite, putSession, questions, type Invited } from './candidateWorld.ts';
import type { SeedSession } from '../../local/seed/candidates/candidateDocuments.ts';
import { put } from '../support/operator.ts';

let at: Invited;
let ravi: Person;
let clara: Person;
let olivia: Person;
const ago = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
/** What was saved; the browser is another process. */
async function textOf(download: Download): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'figures-'));
  await download.saveAs(join(folder, 'figures.csv'));
  const text = await readFile(join(folder, 'figures.csv'), 'utf8');
  await rm(folder, { recursive: true });
  return text;
}
const figure = (page: Page, id: string) => page.getByTestId(`figure-${id}`);

beforeAll(async () => {
  at = await invite({ orgId, interview: { title: 'Ferry pilot', durationMinutes: 60 } });
  const job = `organizations/${orgId}/interviews/${at.interviewId}`;
  await put(`${job}/content/questions`, {
    items: questions,
    updatedAt: new Date(),
    updatedBy: 'staff',
  });
  await put(`${job}/content/rubric`, { items: [], updatedAt: new Date(), updatedBy: 'staff' });
  const session = (n: number, more: Partial<SeedSession>) =>
    putSession(
      { orgId, interviewId: at.interviewId, candidateUid: `pilot-${n}` },
      {
        status: 'submitted',
        inviteToken: 'x',
        startedAt: ago(50),
        displayName: `Pilot ${n}`,
        consent: { recording: true, ai: false, policyVersion: '2026-11', at: ago(50) },
        rev: 3,
        orgId,
        interviewId: at.interviewId,
        candidateUid: `pilot-${n}`,
        ...more,
      },
    );
  await Promise.all([
    ...[1, 2, 3, 4].map((n) => session(n, { submittedAt: ago(50 - n) })),
    ...[5, 6].map((n) => session(n, { submittedAt: ago(48), reviewers: [people.reviewer.uid] })),
    session(7, {
      submittedAt: ago(48),
      reviewers: [people.reviewer.uid],
      stage: 'shortlisted',
      stageBy: people.recruiter.uid,
      stageAt: ago(24),
    }),
    session(8, { status: 'withdrawn', withdrawnAt: ago(49) }),
    session(9, { status: 'expired' }),
    session(10, { status: 'in_progress', startedAt: ago(10) }),
    session(11, { status: 'in_progress', startedAt: ago(0.1) }),
    put(`${job}/sessions/pilot-9/answers/${questions[0]?.id ?? ''}`, {
      type: 'text',
      text: 'Aye.',
      rev: 1,
      updatedAt: ago(49),
    }),
    ...[
      ['interview.publish', at.interviewId, people.recruiter.uid],
      ['stage.shortlisted', `${at.interviewId}/pilot-7`, people.owner.uid],
      ['invite.create', at.interviewId, people.recruiter.uid],
    ].map(([action = '', target = '', actorUid = ''], n) =>
      put(`organizations/${orgId}/auditLog/pilot-${at.interviewId}-${n}`, {
        actorUid,
        action,
        target,
        at: ago(40 - n),
      }),
    ),
  ]);
  [ravi, clara, olivia] = [
    await newPerson(),
    await newPerson({ phone: true, dark: true }),
    await newPerson(),
  ];
  await Promise.all([
    signIn(ravi, people.recruiter),
    signIn(clara, people.reviewer),
    signIn(olivia, people.owner),
  ]);
});
afterAll(() => Promise.all([ravi.leave(), clara.leave(), olivia.leave()]));

describe('the insights of a job', () => {
  it('count how far people came, with shares only where there are enough', async () => {
    const { page } = ravi;
    await ravi.goTo(`/jobs/${at.interviewId}?tab=insights`);
    await page.getByTestId('insights').waitFor();
    const cells = (id: string) => figure(page, id).getByRole('cell').allTextContents();
    expect(await cells('started')).toContain('11');
    expect(await cells('sent')).toEqual(['7', '64% of 11']);
    expect(await cells('reviewed')).toEqual(['3', '3 of 7: too few for a share']);
    expect(await cells('decided')).toEqual(['1', '1 of 3: too few for a share']);
    expect((await cells('taken')).at(0)).toMatch(/h$/);
    expect(await axeCheck(page)).toEqual([]);
  });

  it('say before which question those stopped who did not send', async () => {
    const first = figure(ravi.page, questions[0]?.id ?? '').getByRole('cell');
    await expect.poll(() => first.allTextContents()).toEqual(['1 of 3', '2 of 3']);
  });

  it('are saved as a file of figures', async () => {
    const [download] = await Promise.all([
      ravi.page.waitForEvent('download'),
      ravi.page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const text = await textOf(download);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text).toContain('Conversion by step,Sent,7,11,people\r\n');
  });

  it('tell a reviewer no invitations, also on a phone in the dark', async () => {
    await clara.goTo(`/jobs/${at.interviewId}?tab=insights`);
    await clara.page
      .getByText('Only people who can invite see invitations.', { exact: false })
      .waitFor();
    await expect.poll(() => figure(clara.page, 'invited').count()).toBe(0);
    expect(await axeCheck(clara.page)).toEqual([]);
  });
});

describe('the activity of a job', () => {
  it('is in order, by kind and by person, and saved as a file', async () => {
    const { page } = olivia;
    await olivia.goTo(`/jobs/${at.interviewId}?tab=activity`);
    const rows = page.getByTestId('activity').getByRole('listitem');
    await rows.first().waitFor();
    expect((await rows.allTextContents()).map((text) => text.slice(0, 12))).toEqual([
      'Invited a ca',
      'Moved a cand',
      'Published th',
    ]);
    await page.getByLabel('Kind').click();
    await page.getByRole('option', { name: 'Stages' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByLabel('Person').click();
    await page.getByRole('option', { name: 'Ravi Menon' }).click();
    await page.getByText('Nothing of this kind').waitFor();
    await page.getByLabel('Kind').click();
    await page.getByRole('option', { name: 'Everything' }).click();
    await expect.poll(() => rows.count()).toBe(2);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect((await textOf(download)).trim().split('\r\n')).toHaveLength(3);
    expect(await axeCheck(page)).toEqual([]);
  });
});
