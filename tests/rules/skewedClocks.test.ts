// Devices whose clock is a day or a month wrong: every verb that names a month or an end goes by the server's clock. The functions of src/data, the real SDK, the real rules.
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addresses } from '../support/firebase.ts';
import { change, closeOperator, put } from '../support/operator.ts';
import { serveTrueTime, TrueDate } from '../support/skewedDevice.ts';
import { tier } from './documents/companies.ts';
import { kit } from './documents/jobs.ts';
import {
  day,
  enter,
  enterAgain,
  expectAfter,
  look,
  millis,
  slackMs,
  trueMonth,
  truly,
  prepareDevice,
  type SkewedDevice,
} from './fixtures/skewedClocks.ts';
import type { Data } from './writes.ts';

// It asks the emulator again seconds later, and would open the database of a device that is gone.
vi.mock('#data/firestore/emulatorWake.ts', () => ({ wakeEmulator: () => undefined }));

let endServer: () => Promise<void>;
beforeAll(async () => {
  setLogLevel('silent');
  globalThis.__HIRELY_LOCAL__ = { ...addresses() };
  vi.stubGlobal('location', { origin: 'http://localhost' });
  endServer = await serveTrueTime();
});
afterAll(async () => {
  await closeOperator();
  await endServer();
});

function tryCompany(device: SkewedDevice): void {
  it('founds a company in the month of the server, for a year', async () => {
    const { foundOrganization } = await import('#data/company/organizations.ts');
    device.orgId = await foundOrganization(`Clockmakers ${device.mark}`);
    const company = await look(`organizations/${device.orgId}`);
    expect(company).toMatchObject({
      usage: { interviews: { period: trueMonth() }, candidates: { period: trueMonth() } },
    });
    expectAfter((company['billing'] as Data)['planRenewalDate'], 365);
    const features = { customBranding: true, advancedAnalytics: true, prioritySupport: true };
    await put('tierConfigurations/default_free', {
      ...tier('saga'),
      features: { ...features, apiAccess: true },
    });
  });

  it('invites a colleague, again, and lets them in', async () => {
    const { acceptTeamInvite, inviteToTeam, resendTeamInvite } =
      await import('#data/company/teamInvites.ts');
    const { orgId, mark } = device;
    const colleague = `rui@${mark}.example`;
    const invited = await inviteToTeam(orgId, { email: colleague, role: 'reviewer' });
    if (invited.kind !== 'invited') throw new Error('No seat is free.');
    const path = `organizations/${orgId}/orgInvites/${invited.inviteId}`;
    expectAfter((await look(path))['expiresAt'], 14);
    await resendTeamInvite(orgId, invited.inviteId, 'en');
    expectAfter((await look(path))['expiresAt'], 14);
    expect(await look(`organizations/${orgId}/teamMails/${trueMonth()}`)).toMatchObject({
      used: 2,
    });
    await enter(colleague);
    await acceptTeamInvite(orgId, invited.inviteId);
    expect(await look(path)).toMatchObject({ status: 'accepted' });
    device.uid = await enterAgain(device.owner, { orgId, isAdmin: true });
  });

  it('makes an export key of the longest time', async () => {
    const { makeExportKey } = await import('#data/insights/exportKeys.ts');
    const { orgId, uid } = device;
    const secret = await makeExportKey(orgId, uid, { name: 'All', scopes: ['jobs'], days: 90 });
    expectAfter((await look(`organizations/${orgId}/exportKeys/${secret}`))['expiresAt'], 90);
  });

  it('counts what the AI used and a credit in the month of the server', async () => {
    const { addUsage } = await import('#data/ai/aiLedger.ts');
    const { orgId, uid, mark } = device;
    const row = { task: 'draftKit', adapter: 'onDevice', model: 'kit-writer', calls: 1 } as const;
    const rows = [{ ...row, failed: 0, promptTokens: 0, outputTokens: 0, ms: 10 }];
    await addUsage({ orgId, uid }, rows);
    const id = `${trueMonth()}_draftKit_onDevice_kit-writer`;
    expect(await look(`organizations/${orgId}/aiUsage/${id}`)).toMatchObject({ calls: 1 });
    vi.stubGlobal('navigator', { onLine: true });
    const { countUse } = await import('#data/billing/credits.ts');
    expect(await countUse(uid, 'feedback', mark)).toBe('counted');
    expect(await look(`users/${uid}/credits/${trueMonth()}`)).toMatchObject({ used: 1 });
  });
}

function tryJob(device: SkewedDevice): void {
  it('publishes a job, and opens it again with the closing date that is still to come', async () => {
    const { saveDraft } = await import('#data/jobs/drafts.ts');
    const { publishDraft } = await import('#data/jobs/publishing.ts');
    const { setJobStatus } = await import('#data/jobs/interviews.ts');
    const { orgId, interviewId, uid } = device;
    const closesAt = truly(10 * day);
    const content = { ...kit(), description: '', language: 'en', type: 'chat', closesAt };
    await saveDraft({ orgId, draftId: interviewId }, uid, content as never, 0);
    const draft = { orgId, draftId: interviewId, rev: 1, uid, versionOf: () => 'a'.repeat(64) };
    expect(await publishDraft(draft)).toMatchObject({ kind: 'published' });
    expect(await look(`organizations/${orgId}`)).toMatchObject({
      usage: { interviews: { period: trueMonth(), currentMonth: 1 } },
    });
    await setJobStatus({ orgId, interviewId }, uid, 'closed');
    await setJobStatus({ orgId, interviewId }, uid, 'open');
    const path = `organizations/${orgId}/interviews/${interviewId}`;
    expect(millis((await look(path))['closesAt'])).toBe(closesAt.getTime());
    // One whose end has passed loses it.
    await change(path, { closesAt: truly(-3_600_000), status: 'closed' });
    await setJobStatus({ orgId, interviewId }, uid, 'open');
    expect(await look(path)).not.toHaveProperty('closesAt');
  });

  it('invites a candidate and extends it', async () => {
    const { inviteCandidate } = await import('#data/invitations/invites.ts');
    const { extendInvite } = await import('#data/invitations/inviteChanges.ts');
    const { orgId, interviewId, uid } = device;
    const kim = { name: 'Kim', email: 'kim@mail.example', language: 'en', expiryDays: 7 };
    const invited = await inviteCandidate({ orgId, interviewId }, uid, kim);
    if (invited.kind !== 'invited') throw new Error(invited.kind);
    const { token } = invited;
    const path = `organizations/${orgId}/interviews/${interviewId}/invites/${token}`;
    expectAfter((await look(path))['expiresAt'], 7);
    await extendInvite({ orgId, interviewId, token }, uid, 30);
    expectAfter((await look(path))['expiresAt'], 30);
    expect(await look(`organizations/${orgId}`)).toMatchObject({
      usage: { candidates: { period: trueMonth(), currentMonth: 1 } },
    });
  });
}

function tryPlatform(device: SkewedDevice): void {
  it('lets a super admin give a plan, look into an interview, and look through eyes', async () => {
    const { approvePersonPlan, requestPersonPlan } = await import('#data/billing/personPlans.ts');
    const { openBreakGlass } = await import('#data/platform/breakGlass.ts');
    const { startImpersonation } = await import('#data/platform/impersonation.ts');
    const { orgId, interviewId, uid: seeker, mark } = device;
    const plan = { tierId: 'seeker_plus', billed: 'monthly', note: '' } as const;
    const requestId = await requestPersonPlan(seeker, plan);
    const saga = await enter(`saga@${mark}.example`, { isSuperAdmin: true });
    await approvePersonPlan(seeker, requestId, 'Welcome.');
    const given = await look(`users/${seeker}/plan/current`);
    expectAfter(given['from'], 0);
    expect(millis(given['until'])).toBeGreaterThan(TrueDate.now() + 27 * day);
    expect(millis(given['until'])).toBeLessThan(TrueDate.now() + 32 * day);
    await openBreakGlass(orgId, interviewId, 'Somebody asked for help.');
    expectAfter((await look(`organizations/${orgId}/breakGlass/${saga}`))['until'], 1 / 24);
    await endOwnAnnouncement(mark);
    await startImpersonation(seeker, orgId, 'They cannot find their job.');
    expectAfter((await look(`viewings/${saga}`))['until'], 1 / 48);
  });
}

/** Announces something that began an hour ago, and ends it now. */
async function endOwnAnnouncement(mark: string): Promise<void> {
  const { announce, endAnnouncement, allAnnouncementsSource } =
    await import('#data/platform/announcements.ts');
  const title = { en: `Works ${mark}`, es: 'Obras' };
  const [from, until] = [truly(-3_600_000), truly(3_600_000)];
  const news = { kind: 'news', audience: 'everyone', dismissable: true } as const;
  await announce({ ...news, title, text: title, from, until });
  let stop = (): void => undefined;
  const id = await new Promise<string>((found, fail) => {
    stop = allAnnouncementsSource().subscribe(({ items }) => {
      const own = items.find(({ data }) => data.title.en.endsWith(mark));
      if (own) found(own.id);
    }, fail);
  });
  // A listener of this device would open its database again after the device is gone.
  stop();
  await endAnnouncement(id);
  expectAfter((await look(`announcements/${id}`))['until'], 0);
}

describe.each([
  ['a day ahead', day],
  ['a day behind', -day],
  ['a month ahead', 31 * day],
  ['a month behind', -31 * day],
])('a clock that is %s', (name, by) => {
  const device = prepareDevice(name, by);

  it('is known to be wrong', async () => {
    const { readServerTime } = await import('#data/firestore/serverClock.ts');
    const { readClockError } = await import('#domain/base/clock.ts');
    expect(Math.abs((await readServerTime()).getTime() - TrueDate.now())).toBeLessThan(slackMs);
    expect(Math.abs(readClockError() - by)).toBeLessThan(slackMs);
  });

  tryCompany(device);
  tryJob(device);
  tryPlatform(device);
});
