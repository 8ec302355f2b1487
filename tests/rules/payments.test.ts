// Card payments where they are set up: requested by the payer, recorded by the payment service.
import {
  collection,
  collectionGroup,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { pathOf, request } from './fixtures/races.ts';
import { managers, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { put, type Data } from './writes.ts';

const world = new World();

describe('customers/{u}/checkout_sessions/{s}', () => {
  const pay =
    (who: Who, more: Data = {}, of: string = uidOf(who)) =>
    () =>
      setDoc(doc(world.as(who), `customers/${of}/checkout_sessions/c1`), {
        mode: 'subscription',
        price: 'price_1Ab',
        success_url: 'https://hirely.example/account?tab=billing&paid=yes',
        cancel_url: 'https://hirely.example/account?tab=billing',
        metadata: { orgId: 'lark', requestId: 'plan-1' },
        ...more,
      });
  const asked = (by: string, more: Data = {}) => put(pathOf(1), request(by, 1, more));

  it('is requested by the manager whose request is open, and read by them alone', async () => {
    await world.only(managers, async (_, uid, who) => {
      await world.arrange(asked(uid));
      return pay(who)();
    });
    await world.arrange(
      put('customers/olive/checkout_sessions/c1', {
        mode: 'subscription',
        price: 'price_1',
        url: 'https://pay.test',
      }),
    );
    await world.readers(['owner'], (db) => getDoc(doc(db, 'customers/olive/checkout_sessions/c1')));
  });
  it("returns to the app's own address, including a local one", async () => {
    for (const url of [
      'http://localhost:5173/account',
      'http://127.0.0.1:4173/account?tab=billing',
    ]) {
      await world.arrange(asked('olive'));
      await world.accepts({
        [url]: async () => {
          await world.arrange(asked('olive'));
          return pay('owner', { success_url: url, cancel_url: url })();
        },
      });
    }
  });
  it('cannot be tampered with', async () => {
    const attempt =
      (act: () => Promise<unknown>, more: Data = {}) =>
      async () => {
        await world.arrange(asked('olive', more));
        return act();
      };
    await world.refuses({
      'without a request': pay('owner'),
      'for a closed request': attempt(pay('owner'), { status: 'declined' }),
      "for somebody else's request": attempt(pay('admin')),
      'for somebody else': attempt(pay('owner', {}, 'ada')),
      'back to somewhere else': attempt(pay('owner', { success_url: 'https://evil.test/account' })),
      'cancelled to somewhere else': attempt(
        pay('owner', { cancel_url: 'https://evil.test/account' }),
      ),
      'back to a host that begins like ours': attempt(
        pay('owner', { success_url: 'https://hirely.example.evil.test/' }),
      ),
      'back to a host that ends like ours': attempt(
        pay('owner', { success_url: 'https://evil-hirely.example/' }),
      ),
      'back to one in front of an @': attempt(
        pay('owner', { success_url: 'https://hirely.example@evil.test/' }),
      ),
      'back to no address': attempt(pay('owner', { success_url: 7 })),
      'with the answer': attempt(pay('owner', { url: 'https://evil.test' })),
      "a price of one's own": attempt(pay('owner', { price: { amount: 1 } })),
      'for another company': attempt(
        pay('owner', { metadata: { orgId: 'quarry', requestId: 'plan-1' } }),
      ),
      'changed afterwards': async () => {
        await world.arrange(put('customers/olive/checkout_sessions/c1', { price: 'price_1' }));
        return updateDoc(doc(world.as('owner'), 'customers/olive/checkout_sessions/c1'), {
          url: 'https://evil.test',
        });
      },
    });
  });
});

describe('customers/{u}/subscriptions/{s}', () => {
  it('is read by the payer and super admins, and written by nobody', async () => {
    const path = 'customers/olive/subscriptions/s1';
    await world.arrange(
      put(path, { status: 'active', metadata: { orgId: 'lark', requestId: 'plan-1' } }),
    );
    await world.readers(['owner', 'superAdmin'], (db) => getDoc(doc(db, path)));
    await world.readers(['owner', 'superAdmin'], (db) =>
      getDocs(collection(db, 'customers/olive/subscriptions')),
    );
    await world.readers([], (db) =>
      getDocs(query(collectionGroup(db, 'subscriptions'), where('status', '==', 'active'))),
    );
    await world.only([], (db, uid) =>
      setDoc(doc(db, `customers/${uid}/subscriptions/s2`), { status: 'active' }),
    );
    await world.only([], (db) => updateDoc(doc(db, path), { status: 'canceled' }));
  });
});
