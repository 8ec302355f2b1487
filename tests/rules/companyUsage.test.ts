// The counters and the plan of a company.
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { companyEntry, entry } from './documents/auditEntries.ts';
import { countInterview, op } from './documents/companies.ts';
import { interview } from './documents/jobs.ts';
import { org } from './documents/paths.ts';
import { ago, ahead, days, period } from './documents/times.ts';
import { uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();

describe('organizations/{o}', () => {
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
        'an unchanged counter': publish(
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
