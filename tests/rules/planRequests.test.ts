// Requests of a company for a plan.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { org } from './documents/paths.ts';
import { ago, days, now } from './documents/times.ts';
import { pathOf, request, rounds } from './fixtures/races.ts';
import { managers, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();
const ask =
  (who: Who, n = 1, more: Data = {}, audit: Data | null = {}, db = world.as.bind(world)) =>
  () =>
    commit(
      db(who),
      put(pathOf(n), request(uidOf(who), n, more)),
      ...(audit
        ? [
            put(`${org}/auditLog/plan-${n}_requested`, {
              ...entry(uidOf(who), 'plan.request', `plan-${n}`),
              ...audit,
            }),
          ]
        : []),
    );

describe('organizations/{o}/requests/{r}', () => {
  const withdraw =
    (who: Who, more: Data = {}) =>
    () =>
      commit(
        world.as(who),
        patch(pathOf(1), { status: 'withdrawn', closedBy: uidOf(who), closedAt: now(), ...more }),
        put(`${org}/auditLog/plan-1_withdrawn`, entry(uidOf(who), 'plan.withdraw', 'plan-1')),
      );

  it('is read by managers and super admins', async () => {
    await world.arrange(put(pathOf(1), request('olive')));
    await world.readers([...managers, 'superAdmin'], (db) => getDoc(doc(db, pathOf(1))));
    await world.readers([...managers, 'superAdmin'], (db) =>
      getDocs(collection(db, `${org}/requests`)),
    );
  });
  it('is made by managers, one at a time', async () => {
    await world.only(managers, (_, __, who) => ask(who)());
    const closed = (status: string) => async () => {
      await world.arrange(
        put(pathOf(1), request('ada', 1, { status, closedBy: 'saga', closedAt: ago(days(1)) })),
      );
      return ask('owner', 2)();
    };
    await world.accepts({
      'after a declined one': closed('declined'),
      'after a withdrawn one': closed('withdrawn'),
      'after an approved one': closed('approved'),
    });
    await world.refuses({
      'beside an open one': closed('requested'),
      'the second without a first': ask('owner', 2),
      'a number that is none': ask('owner', 0),
      'in pieces': ask('owner', 1.5),
      'under another number': () =>
        commit(
          world.as('owner'),
          put(pathOf(1), request('olive', 3)),
          put(`${org}/auditLog/plan-1_requested`, entry('olive', 'plan.request', 'plan-1')),
        ),
    });
  });
  it('asks for a plan that exists, in a closed shape', () =>
    world.refuses({
      'a plan that is none': ask('owner', 1, { tierId: 'gold' }),
      'a plan of people': async () => {
        await world.arrange(put('tierConfigurations/seeker_plus', { limits: { credits: 400 } }));
        return ask('owner', 1, { tierId: 'seeker_plus' })();
      },
      'approved at once': ask('owner', 1, { status: 'approved' }),
      'with its answer': ask('owner', 1, { answer: 'Yes.' }),
      'by the week': ask('owner', 1, { billed: 'weekly' }),
      'a long note': ask('owner', 1, { note: 'x'.repeat(1_001) }),
      'in the name of others': ask('admin', 1, { createdBy: 'olive' }),
      'at another time': ask('owner', 1, { createdAt: new Date(0) }),
      'another kind': ask('owner', 1, { kind: 'gift' }),
      'without an entry': ask('owner', 1, {}, null),
      'with an entry about something else': ask('owner', 1, {}, { action: 'plan.withdraw' }),
      'by the rival': ask('rivalOwner'),
      'by a super admin': ask('superAdmin'),
      'for a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return ask('owner')();
      },
    }));
  it('is withdrawn by managers while it is open', async () => {
    const asked = put(pathOf(1), request('olive'));
    await world.only(managers, async (_, __, who) => {
      await world.arrange(asked);
      return withdraw(who)();
    });
    const attempt =
      (act: () => Promise<unknown>, more: Data = {}) =>
      async () => {
        await world.arrange(put(pathOf(1), request('olive', 1, more)));
        return act();
      };
    await world.refuses({
      'when it is answered': attempt(withdraw('owner'), { status: 'approved' }),
      'with another wish': attempt(withdraw('owner', { tierId: 'default_free' })),
      'in the name of others': attempt(withdraw('admin', { closedBy: 'olive' })),
      'approving it oneself': attempt(withdraw('owner', { status: 'approved' })),
      'with an answer': attempt(withdraw('owner', { answer: 'Yes.' })),
      'by deleting it': attempt(() => deleteDoc(doc(world.as('owner'), pathOf(1)))),
      'without an entry': attempt(() =>
        updateDoc(doc(world.as('owner'), pathOf(1)), {
          status: 'withdrawn',
          closedBy: 'olive',
          closedAt: now(),
        }),
      ),
    });
  });
  it('has one winner when eight request at once, in ten rounds', async () => {
    const tabs = (
      ['admin', 'admin', 'admin', 'admin', 'owner', 'owner', 'owner', 'owner'] as const
    ).map((who) => ({ who, db: world.fresh(who) }));
    for (let round = 0; round < rounds; round += 1) {
      const results = await Promise.allSettled(
        tabs.map(({ who, db }) => ask(who, 1, { note: `round ${round}` }, {}, () => db)()),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await world.reset();
    }
  });
});
