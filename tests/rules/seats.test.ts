// Licenses: the functions of src/data through the real SDK and the real rules, from founding to leaving.
import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { periodOf } from '#domain/base/moment.ts';
import { addresses, createAccount } from '../support/firebase.ts';

const password = 'correct horse';
const olga = { email: 'olga@seats.example', password, emailVerified: true };
const rui = { email: 'rui@seats.example', password, emailVerified: true };
const uids: Record<string, string> = {};

// src/data reads Firebase's address when it is first used.
beforeAll(async () => {
  setLogLevel('silent');
  globalThis.__HIRELY_LOCAL__ = { ...addresses() };
  vi.stubGlobal('location', { origin: 'http://localhost' });
  for (const person of [olga, rui]) uids[person.email] = await createAccount(person);
});
afterAll(async () => {
  const { authentication } = await import('#data/firestore/authentication.ts');
  await signOut(authentication());
  const { forgetDatabase } = await import('#data/firestore/database.ts');
  await forgetDatabase();
});

async function as(person: { email: string; password: string }): Promise<string> {
  const { authentication } = await import('#data/firestore/authentication.ts');
  const { user } = await signInWithEmailAndPassword(
    authentication(),
    person.email,
    person.password,
  );
  const { createUser, readUser } = await import('#data/account/users.ts');
  if (!(await readUser(user.uid)))
    await createUser(user.uid, {
      email: user.email,
      isHiringManager: true,
      isJobSeeker: false,
      tier: 'TrialHiringManager1',
      language: 'en',
      termsAccepted: true,
      marketingAccepted: false,
    });
  return user.uid;
}

async function seats(orgId: string): Promise<number | undefined> {
  const { readDoc } = await import('#data/firestore/documents.ts');
  return (await readDoc('organizations', { orgId }, 'server'))?.data.usage.licenses.used;
}
const codeOf = async (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: unknown) => (error instanceof Fault ? error.code : String(error)),
  );

describe('a company and its licenses', () => {
  let orgId = '';
  let inviteId = '';

  it('is founded once, with the founder as owner on the first license', async () => {
    const { foundOrganization } = await import('#data/company/organizations.ts');
    const { readDoc } = await import('#data/firestore/documents.ts');
    const uid = await as(olga);
    orgId = await foundOrganization(' Seats & Sons ');
    expect((await readDoc('organizations', { orgId }))?.data).toMatchObject({
      name: 'Seats & Sons',
      ownerUid: uid,
      tier: 'Free',
      billing: { tierId: 'default_free' },
    });
    expect((await readDoc('members', { orgId, uid }))?.data.role).toBe('owner');
    expect((await readDoc('users', { uid }))?.data).toMatchObject({
      orgId,
      isAdmin: true,
      isHiringManager: true,
    });
    expect(await codeOf(foundOrganization('Another'))).toBe('permissionDenied');
  });

  it('uses a license for each invitation, and none beyond the limit', async () => {
    const { inviteToTeam, revokeTeamInvite } = await import('#data/company/teamInvites.ts');
    const { readDoc } = await import('#data/firestore/documents.ts');
    const invited = await inviteToTeam(orgId, { email: ' Rui@Seats.example ', role: 'recruiter' });
    if (invited.kind !== 'invited') throw new Error('no seat');
    ({ inviteId } = invited);
    expect((await readDoc('orgInvites', { orgId, inviteId }))?.data).toMatchObject({
      email: rui.email,
      role: 'recruiter',
      status: 'pending',
      orgName: 'Seats & Sons',
    });
    const second = await inviteToTeam(orgId, { email: 'lee@seats.example', role: 'reviewer' });
    expect(await seats(orgId)).toBe(3);
    expect(await inviteToTeam(orgId, { email: 'max@seats.example', role: 'reviewer' })).toEqual({
      kind: 'limit',
    });
    if (second.kind === 'invited') await revokeTeamInvite(orgId, second.inviteId);
    expect(await seats(orgId)).toBe(2);
  });

  it('queues the email with the link for the invited person', async () => {
    const { readDoc } = await import('#data/firestore/documents.ts');
    expect((await readDoc('mail', { mailId: `${inviteId}_1` }))?.data).toMatchObject({
      to: rui.email,
      template: {
        name: 'teamInvite',
        data: { code: `${orgId}/${inviteId}`, companyName: 'Seats & Sons' },
      },
    });
    const month = String(periodOf(new Date()));
    // Two invitations were sent above; the revoked one stays counted.
    expect((await readDoc('teamMails', { orgId, month }, 'server'))?.data.used).toBe(2);
  });

  it('resends it with its number, counted once more', async () => {
    const { resendTeamInvite } = await import('#data/company/teamInvites.ts');
    const { readDoc } = await import('#data/firestore/documents.ts');
    await resendTeamInvite(orgId, inviteId, 'en');
    expect((await readDoc('orgInvites', { orgId, inviteId }, 'server'))?.data.mailed).toBe(2);
    expect(
      (await readDoc('teamMails', { orgId, month: String(periodOf(new Date())) }, 'server'))?.data,
    ).toMatchObject({ used: 3, last: `${inviteId}_2` });
  });

  it('admits the invited person, once', async () => {
    const { acceptTeamInvite } = await import('#data/company/teamInvites.ts');
    const { readDoc } = await import('#data/firestore/documents.ts');
    const uid = await as(rui);
    await acceptTeamInvite(orgId, inviteId);
    expect((await readDoc('members', { orgId, uid }, 'server'))?.data).toMatchObject({
      role: 'recruiter',
      status: 'active',
      inviteId,
    });
    expect((await readDoc('users', { uid }, 'server'))?.data).toMatchObject({
      orgId,
      isHiringManager: true,
      isAdmin: false,
    });
    expect(await codeOf(acceptTeamInvite(orgId, inviteId))).toBe('inviteUsed');
  });

  it('lets only higher roles change roles', async () => {
    const { changeMemberRole, mirrorMembership } = await import('#data/company/members.ts');
    const uid = await as(rui);
    expect(await codeOf(changeMemberRole(orgId, uid, { role: 'admin' }))).toBe('permissionDenied');
    expect(await codeOf(mirrorMembership(orgId, true))).toBe('permissionDenied');
    await as(olga);
    await changeMemberRole(orgId, uid, { role: 'admin' });
    await as(rui);
    expect(await codeOf(mirrorMembership(orgId, true))).toBe('done');
  });

  it('releases the license of a member who leaves, and clears the company on their user document', async () => {
    const { removeMember } = await import('#data/company/members.ts');
    const { readDoc } = await import('#data/firestore/documents.ts');
    const uid = await as(rui);
    expect(await codeOf(removeMember(orgId, uids[olga.email] ?? ''))).toBe('permissionDenied');
    await removeMember(orgId, uid);
    expect((await readDoc('users', { uid }, 'server'))?.data).toMatchObject({
      orgId: null,
      isAdmin: false,
    });
    await as(olga);
    expect(await seats(orgId)).toBe(1);
    expect(await readDoc('members', { orgId, uid }, 'server')).toBeNull();
  });
});
