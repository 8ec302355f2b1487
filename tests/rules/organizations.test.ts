import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { companyEntry, entry } from './documents/auditEntries.ts';
import { company, countInterview, op } from './documents/companies.ts';
import { interview } from './documents/jobs.ts';
import { org } from './documents/paths.ts';
import { ago, ahead, days, now, period } from './documents/times.ts';
import { managers, staff, uidOf, type Who } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World('organizations');

const found =
  (who: 'newcomer' | 'guest' | 'impostor' | 'owner', id = 'thorn', more: Data = {}) =>
  () =>
    commit(
      world.as(who),
      put(`organizations/${id}`, company(uidOf(who), id, more)),
      put(`organizations/${id}/members/${uidOf(who)}`, {
        role: 'owner',
        status: 'active',
        joinedAt: now(),
      }),
      put(`founders/${uidOf(who)}`, { orgId: id, at: now() }),
    );

describe('organizations/{o}', () => {
  it('is read by its staff and by super admins, listed by super admins', async () => {
    await world.readers([...staff, 'superAdmin'], (db) => getDoc(doc(db, org)));
    await world.readers(['superAdmin'], (db) =>
      getDocs(query(collection(db, 'organizations'), limit(200))),
    );
    await world.readers([], (db) => getDocs(query(collection(db, 'organizations'), limit(201))));
  });

  it('is never deleted', () => world.only([], (db) => deleteDoc(doc(db, org))));

  describe('when founded', () => {
    it('needs a verified email, and mirrors the founder in the same commit', async () => {
      await allowed(found('newcomer')());
      await world.reset();
      await allowed(
        commit(
          world.as('newcomer'),
          put('organizations/thorn', company('nina', 'thorn')),
          put('organizations/thorn/members/nina', {
            role: 'owner',
            status: 'active',
            displayName: 'Nina',
            joinedAt: now(),
          }),
          put('founders/nina', { orgId: 'thorn', at: now() }),
          patch('users/nina', { orgId: 'thorn', isHiringManager: true, isAdmin: true }),
        ),
      );
    });

    it('starts on the free plan, once per person', () =>
      world.refuses({
        'by a guest': found('guest'),
        'with an unverified address': found('impostor'),
        'a second time': found('owner'),
        'in the place of another': found('newcomer', 'lark'),
        'for somebody else': found('newcomer', 'thorn', { ownerUid: 'olive' }),
        'on a paid tier': found('newcomer', 'thorn', { tier: 'Pro' }),
        'on a plan without an end': found('newcomer', 'thorn', {
          billing: {
            tier: 'Free',
            tierId: 'default_free',
            planStartDate: now(),
            planRenewalDate: ahead(days(3650)),
          },
        }),
        'with more interviews': found('newcomer', 'thorn', {
          usage: {
            ...(company('nina', 'thorn').usage as Data),
            interviews: { limit: 11, currentMonth: 0, total: 0, period: period() },
          },
        }),
        'with last month': found('newcomer', 'thorn', {
          usage: {
            ...(company('nina', 'thorn').usage as Data),
            interviews: { limit: 10, currentMonth: 0, total: 0, period: period() - 1 },
          },
        }),
        'without a name': found('newcomer', 'thorn', { name: '' }),
        'keeping data for ever': found('newcomer', 'thorn', { retentionDays: 100_000 }),
        'with another field': found('newcomer', 'thorn', { vip: true }),
        'under an odd id': found('newcomer', 'a.b'),
        'without a member': () =>
          commit(
            world.as('newcomer'),
            put('organizations/thorn', company('nina', 'thorn')),
            put('founders/nina', { orgId: 'thorn', at: now() }),
          ),
        'without the latch': () =>
          commit(
            world.as('newcomer'),
            put('organizations/thorn', company('nina', 'thorn')),
            put('organizations/thorn/members/nina', {
              role: 'owner',
              status: 'active',
              joinedAt: now(),
            }),
          ),
      }));
  });

  describe('changed by its managers', () => {
    it('changes its name and how long it keeps data', () =>
      world.only(managers, (db) =>
        updateDoc(doc(db, org), { name: 'Larkfield Gardens', retentionDays: 180 }),
      ));

    it('does not change its plan or its counters', () => {
      const change =
        (data: Data, who: Who = 'owner') =>
        () =>
          updateDoc(doc(world.as(who), org), data);
      return world.refuses({
        'a limit': change({ 'usage.interviews.limit': 99 }),
        'a counter': change({ 'usage.interviews.currentMonth': 0 }),
        storage: change({ 'usage.storage.videos.used': 0 }),
        licences: change({ 'usage.licenses.used': 1 }),
        'a tier': change({ tier: 'Pro' }),
        billing: change({ 'billing.planRenewalDate': ahead(days(3650)) }),
        status: change({ status: 'suspended' }),
        'the owner': change({ ownerUid: 'ada' }),
        'too short a memory': change({ retentionDays: 29 }),
        'half a day': change({ retentionDays: 30.5 }),
        'another field': change({ vip: true }),
        'while suspended': async () => {
          await world.arrange(patch(org, { status: 'suspended' }));
          return change({ name: 'Back' })();
        },
      });
    });
  });

  describe('counting interviews', () => {
    const publish =
      (count: Data, who: Who = 'recruiter', id = 'new') =>
      () =>
        commit(
          world.as(who),
          patch(org, count),
          put(`${org}/interviews/${id}`, interview(uidOf(who))),
        );

    it('adds exactly one, for the one new interview', () =>
      world.accepts({
        'one more': publish(countInterview('remy', 'new')),
        'the first of the month': async () => {
          await world.arrange(
            patch(org, {
              'usage.interviews.period': period() - 1,
              'usage.interviews.currentMonth': 10,
            }),
          );
          return publish(countInterview('remy', 'new', { 'usage.interviews.currentMonth': 1 }))();
        },
      }));

    it('adds nothing else', () =>
      world.refuses({
        none: () => setDoc(doc(world.as('recruiter'), `${org}/interviews/new`), interview('remy')),
        'two in one': () =>
          commit(
            world.as('recruiter'),
            patch(org, countInterview('remy', 'new')),
            put(`${org}/interviews/new`, interview('remy')),
            put(`${org}/interviews/other`, interview('remy')),
          ),
        'two steps': publish(countInterview('remy', 'new', { 'usage.interviews.total': 14 })),
        'a fraction': publish(
          countInterview('remy', 'new', { 'usage.interviews.currentMonth': 3.5 }),
        ),
        'a standing counter': publish(
          countInterview('remy', 'new', { 'usage.interviews.currentMonth': 2 }),
        ),
        'next month': publish(
          countInterview('remy', 'new', {
            'usage.interviews.currentMonth': 1,
            'usage.interviews.period': period() + 1,
          }),
        ),
        'a raised limit': publish(countInterview('remy', 'new', { 'usage.interviews.limit': 99 })),
        'a changed plan': publish(countInterview('remy', 'new', { 'billing.tierId': 'pro' })),
        'a freed licence': publish(countInterview('remy', 'new', { 'usage.licenses.used': 1 })),
        'in the name of others': publish(
          countInterview('remy', 'new', { lastOp: op('interview', 'new', 'olive') }),
        ),
        'with an old time': publish(
          countInterview('remy', 'new', {
            lastOp: { kind: 'interview', id: 'new', by: 'remy', at: ago(1_000) },
          }),
        ),
        'with a parent': publish(
          countInterview('remy', 'new', {
            lastOp: op('interview', 'new', 'remy', { parent: 'open' }),
          }),
        ),
        'with a remark': publish(
          countInterview('remy', 'new', { lastOp: op('interview', 'new', 'remy', { note: 'x' }) }),
        ),
        'for nothing': () =>
          updateDoc(doc(world.as('recruiter'), org), countInterview('remy', 'new')),
        'for an old interview': () =>
          updateDoc(doc(world.as('recruiter'), org), countInterview('remy', 'open')),
        'by a reviewer': publish(countInterview('rowan', 'new'), 'reviewer'),
        'over the limit': async () => {
          await world.arrange(patch(org, { 'usage.interviews.currentMonth': 10 }));
          return publish(countInterview('remy', 'new', { 'usage.interviews.currentMonth': 11 }))();
        },
        'while suspended': async () => {
          await world.arrange(patch(org, { status: 'suspended' }));
          return publish(countInterview('remy', 'new'))();
        },
      }));
  });

  describe('changed by a super admin', () => {
    const plan =
      (
        change: Data,
        who: 'superAdmin' | 'superAdminOfThisMorning' | 'owner' = 'superAdmin',
        note: Data = {},
      ) =>
      () =>
        commit(
          world.as(who),
          patch(org, { auditId: 'new', ...change }),
          put('platformAudit/new', {
            ...entry(uidOf(who), 'org.update', 'lark'),
            reason: 'They asked for it.',
            ...note,
          }),
          put(
            `${org}/auditLog/new`,
            companyEntry(uidOf(who), 'org.update', 'lark', 'They asked for it.'),
          ),
        );

    it('changes plan, limits and status, with an audit entry in the same commit', () =>
      world.accepts({
        'a plan': plan({
          tier: 'Pro',
          'billing.tier': 'Pro',
          'billing.tierId': 'pro',
          'billing.planRenewalDate': ahead(days(365)),
          'usage.interviews.limit': 500,
          'usage.candidates.limit': 500,
          'usage.licenses.limit': 25,
          'usage.storage.videos.limit': 5_000,
          'usage.storage.documents.limit': 900,
        }),
        'a suspension': plan({ status: 'suspended' }),
        'a name': plan({ name: 'Larkfield Ltd' }),
      }));

    it('changes no usage, and nothing without an audit entry', () =>
      world.refuses({
        'licences used': plan({ 'usage.licenses.used': 0 }),
        'interviews made': plan({ 'usage.interviews.total': 0 }),
        'interviews of the month': plan({ 'usage.interviews.currentMonth': 0 }),
        'storage used': plan({ 'usage.storage.videos.used': 0 }),
        'a limit in words': plan({ 'usage.licenses.limit': 'many' }),
        'a negative limit': plan({ 'usage.storage.documents.limit': -1 }),
        'another counter': plan({ 'usage.rockets': { limit: 1 } }),
        'another status': plan({ status: 'gold' }),
        'a billing tier that is none': plan({ 'billing.tier': 7 }),
        'a billing tier id that is none': plan({ 'billing.tierId': '' }),
        'a plan without a beginning': plan({ 'billing.planStartDate': 'soon' }),
        'a plan without an end': plan({ 'billing.planRenewalDate': null }),
        'billing with more': plan({ 'billing.card': '4242' }),
        'a long tier': plan({ tier: 'x'.repeat(65) }),
        'too short a memory': plan({ retentionDays: 1 }),
        'the owner': plan({ ownerUid: 'saga' }),
        'with an old sign-in': plan({ tier: 'Pro' }, 'superAdminOfThisMorning'),
        'without the right': plan({ tier: 'Pro' }, 'owner'),
        'with an entry about another company': plan({ tier: 'Pro' }, 'superAdmin', {
          target: 'quarry',
        }),
        'without an entry': () =>
          updateDoc(doc(world.as('superAdmin'), org), { tier: 'Pro', auditId: 'new' }),
        'with an old entry': () =>
          updateDoc(doc(world.as('superAdmin'), org), { tier: 'Pro', auditId: 'old' }),
      }));
  });
});

describe('founders/{u}', () => {
  it('is read by its subject, and never deleted', async () => {
    await world.readers(['owner'], (db) => getDoc(doc(db, 'founders/olive')));
    await world.readers([], (db) => getDocs(collection(db, 'founders')));
    await world.only([], (db) => deleteDoc(doc(db, 'founders/olive')));
    await world.only([], (db) => setDoc(doc(db, 'founders/olive'), { orgId: 'lark', at: now() }));
    await denied(setDoc(doc(world.as('newcomer'), 'founders/nina'), { orgId: 'lark', at: now() }));
    await denied(setDoc(doc(world.as('newcomer'), 'founders/nina'), { orgId: 'thorn', at: now() }));
    await world.refuses({
      'at another time': () =>
        commit(
          world.as('newcomer'),
          put('organizations/thorn', company('nina', 'thorn')),
          put('organizations/thorn/members/nina', {
            role: 'owner',
            status: 'active',
            joinedAt: now(),
          }),
          put('founders/nina', { orgId: 'thorn', at: new Date(0) }),
        ),
      'for a second company at once': () =>
        commit(
          world.as('newcomer'),
          put('organizations/thorn', company('nina', 'thorn')),
          put('organizations/thorn/members/nina', {
            role: 'owner',
            status: 'active',
            joinedAt: now(),
          }),
          put('organizations/briar', company('nina', 'briar')),
          put('organizations/briar/members/nina', {
            role: 'owner',
            status: 'active',
            joinedAt: now(),
          }),
          put('founders/nina', { orgId: 'thorn', at: now() }),
        ),
    });
  });
});
