// A job seeker's plan and credits: granted by super admins only, counted one by one, never above the plan, never reduced.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { seekerPlans, tierOfPlan } from '#domain/billing/seekerPlans.ts';
import { rulesText } from '../support/firebase.ts';
import { entry } from './documents/auditEntries.ts';
import { tier } from './documents/companies.ts';
import { ago, ahead, days, now, period } from './documents/times.ts';
import { uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World('personPlans');
const planPath = 'users/cleo/plan/current';
const askedPath = (n = 1): string => `users/cleo/requests/plan-${n}`;
const monthPath = `users/cleo/credits/${period()}`;
const plan = (more: Data = {}): Data => ({
  tierId: 'seeker_plus',
  billed: 'monthly',
  from: now(),
  until: ahead(days(30)),
  renew: true,
  requestId: 'plan-1',
  auditId: 'new',
  ...more,
});
const asked = (more: Data = {}, by = 'cleo'): Data => ({
  kind: 'plan',
  n: 1,
  tierId: 'seeker_plus',
  billed: 'monthly',
  note: '',
  status: 'requested',
  createdBy: by,
  createdAt: ago(days(1)),
  ...more,
});
const as =
  (who: Who, ...writes: readonly Write[]) =>
  () =>
    commit(world.as(who), ...writes);
const given =
  (act: () => Promise<unknown>, ...before: readonly Write[]) =>
  async () => {
    await world.arrange(...before);
    return act();
  };
const id = (n: number, kind = 'feedback'): string => `${kind}_${n.toString(16).padStart(40, '0')}`;
const aUse = (more: Data = {}): Data => ({ kind: 'feedback', at: now(), month: period(), ...more });
const counted = (used: number, n: number, more: Data = {}): Data => ({
  used,
  last: id(n),
  updatedAt: now(),
  ...more,
});
const one = (used: number, n = used): Write[] => [
  put(monthPath, counted(used, n)),
  put(`users/cleo/creditUses/${id(n)}`, aUse()),
];

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
    given(
      as(who, close('approved', uidOf(who)), put(planPath, plan(more)), audit(uidOf(who))),
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
      'after another': given(
        approve('superAdmin'),
        put(planPath, plan({ tierId: 'seeker_pro', renew: false })),
      ),
    });
    const without = (...writes: readonly Write[]) =>
      given(as('superAdmin', ...writes), put(askedPath(), asked()));
    await world.refuses({
      'with an old sign-in': approve('superAdminOfThisMorning'),
      'without a request': as('superAdmin', put(planPath, plan()), audit('saga')),
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
      'for an answered request': given(
        as('superAdmin', close('approved'), put(planPath, plan()), audit('saga')),
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
      given(
        () => updateDoc(doc(world.as('candidate'), planPath), data),
        put(planPath, plan({ renew: false })),
      );
    await world.accepts({ 'taken back': change({ renew: true }) });
    await world.refuses({
      'a longer plan': change({ until: ahead(days(60)) }),
      'another tier': change({ tierId: 'seeker_pro' }),
      both: change({ renew: true, until: ahead(days(60)) }),
      'no switch': change({ renew: 'yes' }),
      "a plan of one's own": as('candidate', put(planPath, plan())),
      'deleted alone': given(
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
      given(ask('candidate', 2), put(askedPath(), asked({ status })));
    await world.accepts({
      'after a declined one': after('declined'),
      'after an approved one': after('approved'),
      'after a withdrawn one': after('withdrawn'),
      'a tier that was set up': given(
        ask('candidate', 1, { tierId: 'seeker_student' }),
        put('tierConfigurations/seeker_student', tierOfPlan(seekerPlans[1]) as Data),
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
      given(
        as(
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
      'taken back when it is answered': given(
        as(
          'candidate',
          patch(askedPath(), { status: 'withdrawn', closedBy: 'cleo', closedAt: now() }),
        ),
        put(askedPath(), asked({ status: 'declined' })),
      ),
      deleted: given(() => deleteDoc(doc(world.as('candidate'), askedPath())), open),
    });
  });
});

describe('users/{u}/credits/{m}', () => {
  const from = (used: number, act: () => Promise<unknown>, ...more: readonly Write[]) =>
    given(act, put(monthPath, counted(used, used)), ...more);
  const onTier = (tierId: string, until = ahead(days(1))): Write =>
    put(planPath, plan({ tierId, until }));

  it('is read by its owner alone', async () => {
    await world.arrange(...one(1));
    await world.readers(['candidate'], (db) => getDoc(doc(db, monthPath)));
    await world.readers(['candidate'], (db) => getDocs(collection(db, 'users/cleo/credits')));
  });
  it('rises by one with one new use, for its owner', async () => {
    await world.only(['candidate'], (db) => commit(db, ...one(1)));
    await world.accepts({ 'the next one': from(1, as('candidate', ...one(2))) });
    const other = String(period() === 202601 ? 202512 : 202601);
    await world.refuses({
      'by two': as('candidate', ...one(2)),
      'by none': from(
        2,
        as(
          'candidate',
          put(monthPath, counted(2, 3)),
          put(`users/cleo/creditUses/${id(3)}`, aUse()),
        ),
      ),
      lowered: from(5, as('candidate', ...one(4))),
      'without a use': as('candidate', put(monthPath, counted(1, 1))),
      'with a use of before': given(
        as('candidate', put(monthPath, counted(1, 1))),
        put(`users/cleo/creditUses/${id(1)}`, aUse()),
      ),
      "with another one's use": as(
        'candidate',
        put(monthPath, counted(1, 1)),
        put(`users/cleo/creditUses/${id(2)}`, aUse()),
      ),
      'in another month': as(
        'candidate',
        put(`users/cleo/credits/${other}`, counted(1, 1)),
        put(`users/cleo/creditUses/${id(1)}`, aUse()),
      ),
      'at another time': as(
        'candidate',
        put(monthPath, counted(1, 1, { updatedAt: new Date(0) })),
        put(`users/cleo/creditUses/${id(1)}`, aUse()),
      ),
      'another field': as(
        'candidate',
        put(monthPath, counted(1, 1, { limit: 9 })),
        put(`users/cleo/creditUses/${id(1)}`, aUse()),
      ),
      deleted: given(as('candidate', drop(monthPath)), ...one(1)),
      'while the account is deleted': given(
        as('candidate', ...one(1)),
        put('deletions/cleo', { at: now() }),
      ),
    });
  });
  it('stops at the limit of the current plan', async () => {
    const small = (credits: number): Write =>
      put(
        'tierConfigurations/seeker_free',
        tier('saga', { limits: { ...tierOfPlan(seekerPlans[0]).limits, credits } }),
      );
    await world.accepts({
      'the last of the free plan': from(59, as('candidate', ...one(60))),
      'the last of plus': from(399, as('candidate', ...one(400)), onTier('seeker_plus')),
      'far on with pro': from(5_000, as('candidate', ...one(5_001)), onTier('seeker_pro')),
      "what the tier's document says": from(60, as('candidate', ...one(61)), small(61)),
    });
    await world.refuses({
      'one more than free': from(60, as('candidate', ...one(61))),
      'one more than plus': from(400, as('candidate', ...one(401)), onTier('seeker_plus')),
      'with a plan that is over': from(
        60,
        as('candidate', ...one(61)),
        onTier('seeker_pro', ago(1)),
      ),
      "less by the tier's document": from(5, as('candidate', ...one(6)), small(5)),
      'a plan in the same commit': from(
        60,
        as('candidate', put(planPath, plan({ tierId: 'seeker_pro' })), ...one(61)),
      ),
    });
  });
  it('has one winner at the last credit, in fifty rounds', async () => {
    await world.arrange(put('tierConfigurations/seeker_pro', tierOfPlan(seekerPlans[2]) as Data));
    const tabs = [world.fresh('candidate'), world.fresh('candidate')];
    for (let round = 0; round < 50; round += 1) {
      await world.arrange(put(monthPath, counted(59, 59)));
      const results = await Promise.allSettled(
        tabs.map((db, n) => commit(db, ...one(60, 1_000 + round * 2 + n))),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await world.look(monthPath)).toMatchObject({ used: 60 });
    }
    await world.reset();
  }, 30_000);
  it('has the built-in numbers of the app', () => {
    const [free, plus] = seekerPlans;
    expect(rulesText('firestore.rules')).toContain(
      `t == 'seeker_pro' ? unlimited() : t == 'seeker_plus' ? ${plus.credits} : ${free.credits};`,
    );
  });
});

describe('users/{u}/creditUses/{id}', () => {
  it('is read and listed by its owner alone, and stays', async () => {
    await world.arrange(...one(1));
    await world.readers(['candidate'], (db) => getDocs(collection(db, 'users/cleo/creditUses')));
    await world.only([], async (db) => {
      await world.arrange(...one(1));
      return deleteDoc(doc(db, `users/cleo/creditUses/${id(1)}`));
    });
  });
  it('is created once, with its count, in a closed shape', () => {
    const make = (useId: string, data: Data) =>
      as(
        'candidate',
        put(monthPath, counted(1, 1, { last: useId })),
        put(`users/cleo/creditUses/${useId}`, data),
      );
    return world.refuses({
      'without a count': as('candidate', put(`users/cleo/creditUses/${id(1)}`, aUse())),
      'two for one': as('candidate', ...one(1), put(`users/cleo/creditUses/${id(2)}`, aUse())),
      'another kind': make(id(1), aUse({ kind: 'letter' })),
      'a kind that is none': make(id(1, 'gift'), aUse({ kind: 'gift' })),
      'words for an id': make('feedback_my answer', aUse()),
      'what was asked': make(id(1), aUse({ text: 'x' })),
      'another month': make(id(1), aUse({ month: 202501 })),
      'at another time': make(id(1), aUse({ at: new Date(0) })),
      changed: given(
        () =>
          updateDoc(doc(world.as('candidate'), `users/cleo/creditUses/${id(1)}`), { at: now() }),
        ...one(1),
      ),
    });
  });
});

describe('customers/{u}/checkout_sessions/{s}: of a person', () => {
  const pay =
    (who: Who, more: Data = {}) =>
    () =>
      setDoc(doc(world.as(who), `customers/${uidOf(who)}/checkout_sessions/c1`), {
        mode: 'subscription',
        price: 'price_1Ab',
        success_url: 'https://hirely.example/upgrade',
        cancel_url: 'https://hirely.example/upgrade',
        metadata: { uid: uidOf(who), requestId: 'plan-1' },
        ...more,
      });
  it('is requested by the user whose request is open', async () => {
    await world.only(['candidate'], async (_, __, who) => {
      await world.arrange(put(askedPath(), asked()));
      return pay(who)();
    });
  });
  it('cannot be tampered with', async () => {
    await world.refuses({
      'without a request': pay('candidate'),
      'for a closed one': given(pay('candidate'), put(askedPath(), asked({ status: 'declined' }))),
      'for somebody else': given(
        pay('otherCandidate', { metadata: { uid: 'cleo', requestId: 'plan-1' } }),
        put(askedPath(), asked()),
      ),
      'for a company too': given(
        pay('candidate', { metadata: { uid: 'cleo', orgId: 'lark', requestId: 'plan-1' } }),
        put(askedPath(), asked()),
      ),
      'for nobody': given(
        pay('candidate', { metadata: { requestId: 'plan-1' } }),
        put(askedPath(), asked()),
      ),
    });
  });
});
