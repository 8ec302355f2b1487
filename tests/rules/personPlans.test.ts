// A job seeker's plan: requested, granted by super admins only, canceled by its owner.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { seekerPlans, toTierConfiguration } from '#domain/billing/seekerPlans.ts';
import { entry } from './documents/auditEntries.ts';
import { ago, ahead, days, now } from './documents/times.ts';
import {
  commitAs,
  asked,
  askedPath,
  afterWriting,
  plan,
  planPath,
  world,
} from './fixtures/personPlans.ts';
import { uidOf, type Who } from './people.ts';
import { patch, put, type Data, type Write } from './writes.ts';

describe('users/{u}/plan/{p}', () => {
  const close = (status: string, by = 'saga'): Write =>
    patch(askedPath(), {
      status,
      closedBy: by,
      closedAt: now(),
      answer: 'Welcome.',
      auditId: 'new',
    });
  const audit = (by: string, action = 'user.plan'): Write =>
    put('platformAudit/new', entry(by, action, 'cleo'));
  const approve = (who: Who, more: Data = {}): (() => Promise<unknown>) =>
    afterWriting(
      commitAs(who, close('approved', uidOf(who)), put(planPath, plan(more)), audit(uidOf(who))),
      put(askedPath(), asked()),
    );

  it('is read by its owner and by super admins', async () => {
    await world.arrange(put(planPath, plan()));
    await world.readers(['candidate', 'superAdmin'], (db) => getDoc(doc(db, planPath)));
    await world.readers([], (db) => getDocs(collection(db, 'users/cleo/plan')));
  });
  it('is granted by super admins with the answer to a request', async () => {
    await world.only(['superAdmin'], (_, __, who) => approve(who)());
    await world.accepts({
      'after another': afterWriting(
        approve('superAdmin'),
        put(planPath, plan({ tierId: 'seeker_pro', renew: false })),
      ),
    });
    const without = (...writes: readonly Write[]) =>
      afterWriting(commitAs('superAdmin', ...writes), put(askedPath(), asked()));
    await world.refuses({
      'with an old sign-in': approve('superAdminOfThisMorning'),
      'without a request': commitAs('superAdmin', put(planPath, plan()), audit('saga')),
      'without closing it': without(put(planPath, plan()), audit('saga')),
      'without an entry': without(close('approved'), put(planPath, plan())),
      'with a declined one': without(close('declined'), put(planPath, plan()), audit('saga')),
      'an approval without a plan': without(close('approved'), audit('saga')),
      'another tier than was asked for': approve('superAdmin', { tierId: 'seeker_pro' }),
      'another period': approve('superAdmin', { billed: 'annual' }),
      'for ever': approve('superAdmin', { until: ahead(days(801)) }),
      'over already': approve('superAdmin', { until: ago(1) }),
      'cancelled from the start': approve('superAdmin', { renew: false }),
      'another field': approve('superAdmin', { credits: 9 }),
      'under another name': without(
        close('approved'),
        put('users/cleo/plan/second', plan()),
        audit('saga'),
      ),
      'for an answered request': afterWriting(
        commitAs('superAdmin', close('approved'), put(planPath, plan()), audit('saga')),
        put(askedPath(), asked({ status: 'declined' })),
      ),
    });
  });
  it('is canceled and resumed by its owner; nothing else', async () => {
    await world.only(['candidate'], async (db) => {
      await world.arrange(put(planPath, plan()));
      return updateDoc(doc(db, planPath), { renew: false });
    });
    const change = (data: Data) =>
      afterWriting(
        () => updateDoc(doc(world.as('candidate'), planPath), data),
        put(planPath, plan({ renew: false })),
      );
    await world.accepts({ 'taken back': change({ renew: true }) });
    await world.refuses({
      'a longer plan': change({ until: ahead(days(60)) }),
      'another tier': change({ tierId: 'seeker_pro' }),
      both: change({ renew: true, until: ahead(days(60)) }),
      'no switch': change({ renew: 'yes' }),
      "a plan of one's own": commitAs('candidate', put(planPath, plan())),
      'deleted alone': afterWriting(
        () => deleteDoc(doc(world.as('candidate'), planPath)),
        put(planPath, plan()),
      ),
    });
  });
});

describe('users/{u}/requests/{r}', () => {
  const ask =
    (who: Who, n = 1, more: Data = {}, of = 'cleo') =>
    () =>
      setDoc(
        doc(world.as(who), `users/${of}/requests/plan-${n}`),
        asked({ n, createdAt: now(), ...more }, uidOf(who)),
      );
  it('is read by its owner and by super admins', async () => {
    await world.arrange(put(askedPath(), asked()));
    await world.readers(['candidate', 'superAdmin'], (db) => getDoc(doc(db, askedPath())));
    await world.readers(['candidate', 'superAdmin'], (db) =>
      getDocs(collection(db, 'users/cleo/requests')),
    );
  });
  it("is created by its owner, one at a time, for a job seekers' plan", async () => {
    await world.only(['candidate'], (_, __, who) => ask(who)());
    const after = (status: string) =>
      afterWriting(ask('candidate', 2), put(askedPath(), asked({ status })));
    await world.accepts({
      'after a declined one': after('declined'),
      'after an approved one': after('approved'),
      'after a withdrawn one': after('withdrawn'),
      'a tier that was set up': afterWriting(
        ask('candidate', 1, { tierId: 'seeker_student' }),
        put('tierConfigurations/seeker_student', toTierConfiguration(seekerPlans[1]) as Data),
      ),
    });
    await world.refuses({
      'beside an open one': after('requested'),
      'the second first': ask('candidate', 2),
      'a plan of companies': ask('candidate', 1, { tierId: 'pro' }),
      'a plan that is none': ask('candidate', 1, { tierId: 'gold' }),
      'approved at once': ask('candidate', 1, { status: 'approved' }),
      'with its answer': ask('candidate', 1, { answer: 'Yes.' }),
      'for somebody else': ask('candidate', 1, {}, 'cato'),
      'without an account': ask('guest', 1, {}, 'gus'),
      'at another time': ask('candidate', 1, { createdAt: new Date(0) }),
      'a long note': ask('candidate', 1, { note: 'x'.repeat(1_001) }),
    });
  });
  it('is withdrawn by its owner, and answered by super admins with an audit entry', async () => {
    const open = put(askedPath(), asked());
    const end = (who: Who, status: string, more: Data = {}, ...others: readonly Write[]) =>
      afterWriting(
        commitAs(
          who,
          patch(askedPath(), { status, closedBy: uidOf(who), closedAt: now(), ...more }),
          ...others,
        ),
        open,
      );
    const declined = (who: Who, more: Data = {}) =>
      end(
        who,
        'declined',
        { answer: 'Not now.', auditId: 'new', ...more },
        put('platformAudit/new', {
          ...entry(uidOf(who), 'user.plan.decline', 'cleo'),
          after: 'plan-1',
        }),
      );
    await world.only(['candidate'], (_, __, who) => end(who, 'withdrawn')());
    await world.only(['superAdmin'], (_, __, who) => declined(who)());
    await world.refuses({
      'declined without an entry': end('superAdmin', 'declined', { answer: 'No.', auditId: 'new' }),
      'with another wish': declined('superAdmin', { tierId: 'seeker_free' }),
      'approved by oneself': end('candidate', 'approved'),
      'taken back when it is answered': afterWriting(
        commitAs(
          'candidate',
          patch(askedPath(), { status: 'withdrawn', closedBy: 'cleo', closedAt: now() }),
        ),
        put(askedPath(), asked({ status: 'declined' })),
      ),
      deleted: afterWriting(() => deleteDoc(doc(world.as('candidate'), askedPath())), open),
    });
  });
});
