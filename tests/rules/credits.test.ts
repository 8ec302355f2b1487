// A job seeker's credits, counted one by one and never above the limit; and paying for a plan.
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
import { seekerPlans, toTierConfiguration } from '#domain/billing/seekerPlans.ts';
import { rulesText } from '../support/firebase.ts';
import { tier } from './documents/companies.ts';
import { ago, ahead, days, now, period } from './documents/times.ts';
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
import { commit, drop, put, type Data, type Write } from './writes.ts';

const monthPath = `users/cleo/credits/${period()}`;
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

describe('users/{u}/credits/{m}', () => {
  const from = (used: number, act: () => Promise<unknown>, ...more: readonly Write[]) =>
    afterWriting(act, put(monthPath, counted(used, used)), ...more);
  const onTier = (tierId: string, until = ahead(days(1))): Write =>
    put(planPath, plan({ tierId, until }));

  it('is read by its owner alone', async () => {
    await world.arrange(...one(1));
    await world.readers(['candidate'], (db) => getDoc(doc(db, monthPath)));
    await world.readers(['candidate'], (db) => getDocs(collection(db, 'users/cleo/credits')));
  });
  it('rises by one with one new use, for its owner', async () => {
    await world.only(['candidate'], (db) => commit(db, ...one(1)));
    await world.accepts({ 'the next one': from(1, commitAs('candidate', ...one(2))) });
    const other = String(period() === 202601 ? 202512 : 202601);
    await world.refuses({
      'by two': commitAs('candidate', ...one(2)),
      'by none': from(
        2,
        commitAs(
          'candidate',
          put(monthPath, counted(2, 3)),
          put(`users/cleo/creditUses/${id(3)}`, aUse()),
        ),
      ),
      lowered: from(5, commitAs('candidate', ...one(4))),
      'without a use': commitAs('candidate', put(monthPath, counted(1, 1))),
      'with a use of before': afterWriting(
        commitAs('candidate', put(monthPath, counted(1, 1))),
        put(`users/cleo/creditUses/${id(1)}`, aUse()),
      ),
      "with another one's use": commitAs(
        'candidate',
        put(monthPath, counted(1, 1)),
        put(`users/cleo/creditUses/${id(2)}`, aUse()),
      ),
      'in another month': commitAs(
        'candidate',
        put(`users/cleo/credits/${other}`, counted(1, 1)),
        put(`users/cleo/creditUses/${id(1)}`, aUse()),
      ),
      'at another time': commitAs(
        'candidate',
        put(monthPath, counted(1, 1, { updatedAt: new Date(0) })),
        put(`users/cleo/creditUses/${id(1)}`, aUse()),
      ),
      'another field': commitAs(
        'candidate',
        put(monthPath, counted(1, 1, { limit: 9 })),
        put(`users/cleo/creditUses/${id(1)}`, aUse()),
      ),
      deleted: afterWriting(commitAs('candidate', drop(monthPath)), ...one(1)),
      'while the account is deleted': afterWriting(
        commitAs('candidate', ...one(1)),
        put('deletions/cleo', { at: now() }),
      ),
    });
  });
  it('stops at the limit of the current plan', async () => {
    const small = (credits: number): Write =>
      put(
        'tierConfigurations/seeker_free',
        tier('saga', { limits: { ...toTierConfiguration(seekerPlans[0]).limits, credits } }),
      );
    await world.accepts({
      'the last of the free plan': from(59, commitAs('candidate', ...one(60))),
      'the last of plus': from(399, commitAs('candidate', ...one(400)), onTier('seeker_plus')),
      'far on with pro': from(5_000, commitAs('candidate', ...one(5_001)), onTier('seeker_pro')),
      "what the tier's document states": from(60, commitAs('candidate', ...one(61)), small(61)),
    });
    await world.refuses({
      'one more than free': from(60, commitAs('candidate', ...one(61))),
      'one more than plus': from(400, commitAs('candidate', ...one(401)), onTier('seeker_plus')),
      'with a plan that is over': from(
        60,
        commitAs('candidate', ...one(61)),
        onTier('seeker_pro', ago(1)),
      ),
      "less by the tier's document": from(5, commitAs('candidate', ...one(6)), small(5)),
      'a plan in the same commit': from(
        60,
        commitAs('candidate', put(planPath, plan({ tierId: 'seeker_pro' })), ...one(61)),
      ),
    });
  });
  it('has one winner at the last credit, in fifty rounds', async () => {
    await world.arrange(
      put('tierConfigurations/seeker_pro', toTierConfiguration(seekerPlans[2]) as Data),
    );
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
      commitAs(
        'candidate',
        put(monthPath, counted(1, 1, { last: useId })),
        put(`users/cleo/creditUses/${useId}`, data),
      );
    return world.refuses({
      'without a count': commitAs('candidate', put(`users/cleo/creditUses/${id(1)}`, aUse())),
      'two for one': commitAs(
        'candidate',
        ...one(1),
        put(`users/cleo/creditUses/${id(2)}`, aUse()),
      ),
      'another kind': make(id(1), aUse({ kind: 'letter' })),
      'a kind that is none': make(id(1, 'gift'), aUse({ kind: 'gift' })),
      'words for an id': make('feedback_my answer', aUse()),
      'what was asked': make(id(1), aUse({ text: 'x' })),
      'another month': make(id(1), aUse({ month: 202501 })),
      'at another time': make(id(1), aUse({ at: new Date(0) })),
      changed: afterWriting(
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
      'for a closed one': afterWriting(
        pay('candidate'),
        put(askedPath(), asked({ status: 'declined' })),
      ),
      'for somebody else': afterWriting(
        pay('otherCandidate', { metadata: { uid: 'cleo', requestId: 'plan-1' } }),
        put(askedPath(), asked()),
      ),
      'for a company too': afterWriting(
        pay('candidate', { metadata: { uid: 'cleo', orgId: 'lark', requestId: 'plan-1' } }),
        put(askedPath(), asked()),
      ),
      'for nobody': afterWriting(
        pay('candidate', { metadata: { requestId: 'plan-1' } }),
        put(askedPath(), asked()),
      ),
    });
  });
});
