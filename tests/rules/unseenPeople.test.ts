// Users: each rule with one fault that no other document of the commit checks.
import { deleteField, doc, getDocFromServer as getDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { company } from './documents/companies.ts';
import { user } from './documents/members.ts';
import { org, rival } from './documents/paths.ts';
import { ago, days, minutes, now } from './documents/times.ts';
import { commitAs, afterWriting, reads, world } from './fixtures/unseenPeople.ts';
import { withDoubles } from './matrix/withDoubles.ts';
import { uidOf, type Who } from './people.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const many = (size: number): string => 'x'.repeat(size);

describe("a user's identity", () => {
  const unproven = () => world.stranger('saga', { email: 'saga@platform.test', unverified: true });

  it('has platform rights only with a verified email and a flag in the user document', async () => {
    await world.accepts({ 'a super admin': reads('superAdmin', 'users/cato') });
    await world.refuses({
      'with an address that is not verified': () => getDoc(doc(unproven(), 'users/cato')),
      'without a word about it': afterWriting(
        [patch('users/cleo', { isSuperAdmin: deleteField() })],
        reads('candidate', 'users/cato'),
      ),
    });
  });

  it('has a verified email only where the token states it and names one', async () => {
    const member: Data = { role: 'owner', status: 'active', joinedAt: now() };
    const founds = (uid: string, claims: Data) => async () => {
      const json = (part: Data): string => Buffer.from(JSON.stringify(part)).toString('base64url');
      const since = Math.floor(Date.now() / 1_000);
      const issuer = `https://securetoken.google.com/${world.projectId}`;
      const token = `${json({ alg: 'none', type: 'JWT' })}.${json({ iss: issuer, aud: world.projectId, iat: since, exp: since + 3_600, auth_time: since, sub: uid, user_id: uid, firebase: { sign_in_provider: 'custom' }, ...claims })}.`;
      const writes = [
        put(`founders/${uid}`, { orgId: 'fresh', at: now() }),
        put('organizations/fresh', company(uid, 'fresh')),
        put(`organizations/fresh/members/${uid}`, member),
      ];
      const [plain] = withDoubles(world.as('nobody'), writes, world.projectId, token);
      if (!(await plain?.send()))
        throw Object.assign(new Error('Refused.'), { code: 'permission-denied' });
    };
    await world.accepts({
      'with a verified address': founds('cleo', { email: 'cleo@post.test', email_verified: true }),
    });
    await world.refuses({
      'verified, but without an address': founds('cleo', { email_verified: true }),
      'with an address that nobody has verified': founds('cleo', { email: 'cleo@post.test' }),
    });
  });
});

describe('deletions/{u}', () => {
  const leaving = (uid: string): Write => patch(`users/${uid}`, { leaving: true, orgId: null });
  const begins = (who: Who, uid = uidOf(who)) =>
    commitAs(who, put(`deletions/${uid}`, { at: now() }));

  it('is started by the user alone, with an account and not suspended', async () => {
    await world.accepts({
      'by who has asked for it': afterWriting([leaving('cleo')], begins('candidate')),
    });
    await world.refuses({
      'by somebody suspended': afterWriting([leaving('blake')], begins('suspended')),
      'by a guest': afterWriting(
        [put('users/gus', user('gus', { leaving: true }))],
        begins('guest'),
      ),
      'by somebody else': afterWriting([leaving('cato')], begins('candidate', 'cato')),
    });
  });
  it('ends with the user document, not without one', async () => {
    const begun = put('deletions/cleo', { at: ago(minutes(1)) });
    await world.accepts({
      'with it': afterWriting(
        [begun],
        commitAs('candidate', drop('deletions/cleo'), drop('users/cleo')),
      ),
    });
    await world.refuses({
      'where there is none': afterWriting(
        [begun, drop('users/cleo')],
        commitAs('candidate', drop('deletions/cleo')),
      ),
    });
  });
});

describe('users/{u}', () => {
  const edit = (change: Data) => commitAs('candidate', patch('users/cleo', change));
  const before = (data: Data, act: () => Promise<unknown>) =>
    afterWriting([patch('users/cleo', data)], act);
  const changed = (change: Data, note: Data = {}) =>
    commitAs(
      'superAdmin',
      patch('users/cleo', { auditId: 'new', ...change }),
      put('platformAudit/new', { ...entry('saga', 'user.update', 'cleo'), ...note }),
    );
  const signUp = (more: Data) => () =>
    commit(world.stranger('ned', { email: 'ned@post.test' }), put('users/ned', user('ned', more)));
  const works = put(`${org}/members/cleo`, {
    role: 'recruiter',
    status: 'active',
    joinedAt: ago(days(1)),
  });

  it('is created with the tier of its flags, and by nobody without an email', async () => {
    const hires: Data = { isHiringManager: true, isJobSeeker: false };
    await world.accepts({ 'who hires': signUp({ ...hires, tier: 'TrialHiringManager1' }) });
    await world.refuses({
      'another tier for who hires': signUp({ ...hires, tier: 'Enterprise' }),
      'both tiers for who only hires': signUp({
        ...hires,
        tier: ['FreeTierJobseeker1', 'TrialHiringManager1'],
      }),
      'a guest, whose address is empty': commitAs(
        'guest',
        put('users/gus', user('gus', { email: '' })),
      ),
    });
  });
  it('states only true facts about its owner', async () => {
    await world.accepts({
      'another address, as the token has it': before(
        { email: 'old@post.test' },
        edit({ email: 'cleo@post.test' }),
      ),
      'something else beside an older address': before(
        { email: 'old@post.test' },
        edit({ displayName: 'Cleo' }),
      ),
      'the terms, accepted now': before({ termsAccepted: false }, edit({ termsAccepted: true })),
      'something else before they are accepted': before(
        { termsAccepted: false },
        edit({ displayName: 'Cleo' }),
      ),
      'the first time, as a flag': edit({ firstLogin: true }),
    });
    await world.refuses({
      'a first time long ago': edit({ firstLogin: new Date(0) }),
      'a first time in words': edit({ firstLogin: 'today' }),
    });
  });
  it('mirrors a membership of a possible company', async () => {
    const joins = (orgId: string) => edit({ orgId });
    await world.accepts({
      'of where one works': afterWriting([works], joins('lark')),
      'whatever exists in a company called null': afterWriting(
        [works, put('organizations/null/members/cleo', { role: 'recruiter', status: 'active' })],
        joins('lark'),
      ),
    });
    await world.refuses({
      'of a company under no proper id': afterWriting(
        [put('organizations/a b/members/cleo', { role: 'recruiter', status: 'active' })],
        joins('a b'),
      ),
    });
  });
  it('is given roles and tiers by super admins', async () => {
    await world.accepts({
      'the switch of job seekers': changed({ isJobSeeker: false }),
      'a tier of one letter': changed({ tier: 'x' }),
      'a tier of 64': changed({ tier: many(64) }),
      'a role to another super admin': before({ isSuperAdmin: true }, changed({ isAdmin: true })),
    });
    await world.refuses({
      'a tier of none': changed({ tier: '' }),
      'a tier of 65': changed({ tier: many(65) }),
      'a super admin in words': changed({ isSuperAdmin: 'yes' }),
      'an admin in words': changed({ isAdmin: 'yes' }),
      'under the number of before, without an entry': before(
        { auditId: 'new' },
        changed({ isAdmin: true }),
      ),
    });
  });
  it('is moved to a company with the audit entry of a move, and nothing else', async () => {
    const moved = (change: Data, note: Data) =>
      afterWriting([works], changed({ orgId: 'lark', ...change }, note));
    await world.accepts({ 'as the membership states': moved({}, { action: 'user.move' }) });
    await world.refuses({
      'with another entry': moved({}, {}),
      'with the entry of somebody else': moved({}, { action: 'user.move', target: 'cato' }),
      'with a name': moved({ displayName: 'x' }, { action: 'user.move' }),
    });
  });
  it('keeps documents under ids of at most 64 characters, and one settings document', async () => {
    const addStory = (size: number) =>
      commitAs(
        'candidate',
        put(`users/cleo/stories/${many(size)}`, {
          title: 'New',
          createdAt: now(),
          updatedAt: now(),
        }),
      );
    await world.accepts({
      '64': addStory(64),
      'the wishes': reads('candidate', 'users/cleo/settings/seeker'),
    });
    await world.refuses({
      '65': addStory(65),
      'other wishes': reads('candidate', 'users/cleo/settings/other'),
      'other wishes, deleted': commitAs('candidate', drop('users/cleo/settings/other')),
    });
  });
});

describe('founders/{u}', () => {
  it('names a company that is new', async () => {
    const owns = (uid: string, orgId: string): Write =>
      put(`founders/${uid}`, { orgId, at: now() });
    const makes = [
      put('organizations/fresh', company('cleo', 'fresh')),
      put('organizations/fresh/members/cleo', { role: 'owner', status: 'active', joinedAt: now() }),
    ];
    await world.accepts({
      'with its company': commitAs('candidate', owns('cleo', 'fresh'), ...makes),
    });
    await world.refuses({
      'of a company that exists': afterWriting(
        [drop('founders/olive')],
        commitAs('owner', owns('olive', 'lark')),
      ),
      'of a rival that exists': afterWriting(
        [drop('founders/quinn')],
        commitAs('rivalOwner', owns('quinn', rival.split('/')[1] ?? '')),
      ),
    });
  });
});
