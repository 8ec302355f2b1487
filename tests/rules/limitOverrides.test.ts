// Limit overrides of a super admin, and their end.
import {
  collection,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { op } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { ago, ahead, days, now } from './documents/times.ts';
import { commitAs, bothLogEntries, why, world } from './fixtures/platformCompanies.ts';
import { managers, uidOf } from './people.ts';
import { allowed } from './world.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

describe('organizations/{o}/overrides/{limit}', () => {
  const at = `${org}/overrides/interviews`;
  const override = (by = 'saga', more: Data = {}): Data => ({
    limit: 'interviews',
    value: 40,
    base: 10,
    reason: why,
    until: ahead(days(30)),
    by,
    at: now(),
    auditId: 'new',
    ...more,
  });
  const grant = (by = 'saga', more: Data = {}, company: Data = {}): Write[] => [
    put(at, override(by, more)),
    patch(org, { 'usage.interviews.limit': 40, auditId: 'new', ...company }),
    bothLogEntries(by, 'org.override', { after: 'interviews: 40' }),
  ];
  const arrangeOverride = (more: Data = {}) =>
    world.arrange(
      put(
        at,
        override('saga', { at: ago(days(31)), until: ago(days(1)), auditId: 'old', ...more }),
      ),
      patch(org, { 'usage.interviews.limit': 40 }),
    );
  const putBack = (by: string, company: Data = {}): Write[] => [
    patch(at, { endedAt: now() }),
    patch(org, {
      'usage.interviews.limit': 10,
      lastOp: op('override.end', 'interviews', by),
      ...company,
    }),
  ];

  it('is read by the managers and by super admins', async () => {
    await arrangeOverride();
    await world.readers([...managers, 'superAdmin'], (db) => getDoc(doc(db, at)));
    await world.readers([...managers, 'superAdmin'], (db) =>
      getDocs(collection(db, `${org}/overrides`)),
    );
  });

  it('is granted by a super admin, with the limit and an audit entry in the same commit', async () => {
    await world.only(['superAdmin'], (db, uid) => commit(db, ...grant(uid)));
    await world.refuses({
      'without the limit': commitAs(
        'superAdmin',
        put(at, override()),
        bothLogEntries('saga', 'org.override', { after: 'interviews: 40' }),
      ),
      'with an entry about another limit': commitAs(
        'superAdmin',
        ...grant().slice(0, 2),
        bothLogEntries('saga', 'org.override', { after: 'candidates: 40' }),
      ),
      'with an entry about another number': commitAs(
        'superAdmin',
        ...grant().slice(0, 2),
        bothLogEntries('saga', 'org.override', { after: 'interviews: 11' }),
      ),
      'two with one entry': commitAs(
        'superAdmin',
        put(at, override()),
        put(`${org}/overrides/candidates`, override('saga', { limit: 'candidates', base: 20 })),
        patch(org, { 'usage.interviews.limit': 40, 'usage.candidates.limit': 40, auditId: 'new' }),
        bothLogEntries('saga', 'org.override', { after: 'interviews: 40' }),
      ),
      'with another limit': commitAs(
        'superAdmin',
        ...grant('saga', {}, { 'usage.interviews.limit': 41 }),
      ),
      'for another limit': commitAs(
        'superAdmin',
        put(`${org}/overrides/candidates`, override()),
        patch(org, { 'usage.interviews.limit': 40, auditId: 'new' }),
        bothLogEntries('saga', 'org.override', { after: 'candidates: 40' }),
      ),
      'with a base of its own': commitAs('superAdmin', ...grant('saga', { base: 30 })),
      'without a reason': commitAs('superAdmin', ...grant('saga', { reason: '' })),
      'for ever': commitAs('superAdmin', ...grant('saga', { until: ahead(days(4_000)) })),
      'over already': commitAs('superAdmin', ...grant('saga', { until: ago(days(1)) })),
      'without an entry': commitAs(
        'superAdmin',
        put(at, override()),
        patch(org, { 'usage.interviews.limit': 40, auditId: 'new' }),
      ),
      'with an old sign-in': commitAs('superAdminOfThisMorning', ...grant()),
    });
  });

  it('keeps the plan’s limit when it is granted again', async () => {
    await arrangeOverride({ until: ahead(days(5)) });
    const again = (base: number) =>
      commitAs(
        'superAdmin',
        put(at, override('saga', { value: 60, base })),
        patch(org, { 'usage.interviews.limit': 60, auditId: 'new' }),
        bothLogEntries('saga', 'org.override', { after: 'interviews: 60' }),
      );
    await world.refuses({
      'the granted one as base': async () => {
        await arrangeOverride({ until: ahead(days(5)) });
        return again(40)();
      },
    });
    await arrangeOverride({ until: ahead(days(5)) });
    await allowed(again(10)());
  });

  it('is reset by a manager’s or a super admin’s browser once it has expired', async () => {
    for (const who of ['admin', 'owner', 'superAdmin'] as const) {
      await world.reset();
      await arrangeOverride();
      await allowed(commitAs(who, ...putBack(uidOf(who)))());
      expect((await world.look(org))?.usage).toMatchObject({
        interviews: { limit: 10, currentMonth: 2 },
      });
    }
    const after =
      (act: () => Promise<unknown>, more: Data = {}) =>
      async () => {
        await arrangeOverride(more);
        return act();
      };
    await world.refuses({
      'by a recruiter': after(commitAs('recruiter', ...putBack('remy'))),
      'by a rival': after(commitAs('rivalOwner', ...putBack('quinn'))),
      'before it has run out': after(commitAs('owner', ...putBack('olive')), {
        until: ahead(days(1)),
      }),
      'to another limit': after(
        commitAs('owner', ...putBack('olive', { 'usage.interviews.limit': 40 })),
      ),
      'with another limit raised beside it': after(
        commitAs('owner', ...putBack('olive', { 'usage.candidates.limit': 4_000 })),
      ),
      'with a counter': after(
        commitAs('owner', ...putBack('olive', { 'usage.interviews.currentMonth': 0 })),
      ),
      'the limit alone': after(
        commitAs(
          'owner',
          patch(org, {
            'usage.interviews.limit': 10,
            lastOp: op('override.end', 'interviews', 'olive'),
          }),
        ),
      ),
      'the override alone': after(() => updateDoc(doc(world.as('owner'), at), { endedAt: now() })),
      twice: after(commitAs('owner', ...putBack('olive')), { endedAt: ago(days(1)) }),
    });
  });

  it('resets one storage limit without touching the other', async () => {
    const video = (company: Data = {}): Write[] => [
      patch(`${org}/overrides/videos`, { endedAt: now() }),
      patch(org, {
        'usage.storage.videos.limit': 500,
        lastOp: op('override.end', 'videos', 'olive'),
        ...company,
      }),
    ];
    const before = async () =>
      world.arrange(
        put(
          `${org}/overrides/videos`,
          override('saga', {
            limit: 'videos',
            value: 900,
            base: 500,
            at: ago(days(31)),
            until: ago(days(1)),
            auditId: 'old',
          }),
        ),
        patch(org, { 'usage.storage.videos.limit': 900 }),
      );
    await world.refuses({
      'with documents': async () => {
        await before();
        return commitAs('owner', ...video({ 'usage.storage.documents.limit': 9_000 }))();
      },
    });
    await before();
    await allowed(commitAs('owner', ...video())());
  });

  it('is ended early, and follows a change of plan', async () => {
    const end = (value: number): Write[] => [
      patch(at, { endedAt: now(), auditId: 'new' }),
      patch(org, { 'usage.interviews.limit': value, auditId: 'new' }),
      bothLogEntries('saga', 'org.override.end', { after: `interviews: ${value}` }),
    ];
    await arrangeOverride({ until: ahead(days(5)) });
    await allowed(commitAs('superAdmin', ...end(10))());
    await world.reset();
    await world.refuses({
      'to another limit': async () => {
        await arrangeOverride({ until: ahead(days(5)) });
        return commitAs('superAdmin', ...end(20))();
      },
    });
    await world.reset();
    await arrangeOverride({ until: ahead(days(5)) });
    await allowed(
      commitAs(
        'superAdmin',
        patch(at, { base: 500, auditId: 'new' }),
        patch(org, {
          tier: 'Pro',
          'billing.tier': 'Pro',
          'billing.tierId': 'pro',
          'usage.candidates.limit': 5_000,
          auditId: 'new',
        }),
        bothLogEntries('saga', 'org.plan'),
      )(),
    );
  });
});
