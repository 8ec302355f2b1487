// Deleting an account: requested in one commit, carried out in later ones, and finished in the last together with the user document.
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { ago, days, minutes, now } from './documents/times.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

const world = new World();
const mark = 'deletions/cleo';
const person = 'users/cleo';
const marked = (more: Data = {}) => put(mark, { at: ago(minutes(1)), ...more });
const cleo = () => world.as('candidate');
/** The mark, and in the same commit the flag that the storage rules read. */
const begin = (
  db: ReturnType<World['as']>,
  uid: string,
  data: Data = {},
  sign: Data = { leaving: true },
) => commit(db, put(`deletions/${uid}`, { at: now(), ...data }), patch(`users/${uid}`, sign));
const ofThisMorning = () =>
  world.stranger('cleo', { email: 'cleo@post.test', signedInSecondsAgo: 901 });

describe('deletions/{u}', () => {
  const beginDeletion =
    (data: Data = {}, sign?: Data) =>
    () =>
      begin(cleo(), 'cleo', data, sign);

  it('is requested by the user alone, with a recent sign-in', async () => {
    await world.only(['candidate'], (db) => begin(db, 'cleo'));
    await world.refuses({
      'without its sign on the person': () => setDoc(doc(cleo(), mark), { at: now() }),
      'with another sign': beginDeletion({}, { leaving: false }),
      'with other words': beginDeletion({}, { leaving: 'soon' }),
    });
    await world.refuses({
      'with an old sign-in': () => begin(ofThisMorning(), 'cleo'),
      'with more in it': beginDeletion({ reason: 'x' }),
      'at another time': beginDeletion({ at: new Date(0) }),
      'by a guest': () => setDoc(doc(world.as('guest'), 'deletions/gus'), { at: now() }),
      'without a document of the person': async () => {
        await world.arrange(drop(person));
        return setDoc(doc(cleo(), mark), { at: now() });
      },
    });
  });

  it('is refused to super admins and to members of a company', () =>
    world.refuses({
      'a super admin': () => begin(world.as('superAdmin'), 'saga'),
      'an owner': () => begin(world.as('owner'), 'olive'),
      'a reviewer': () => begin(world.as('reviewer'), 'rowan'),
      'somebody suspended': () => begin(world.as('suspended'), 'blake'),
      'an owner who hides it': async () => {
        await world.arrange(
          patch('users/olive', { orgId: null }),
          put('founders/olive', { orgId: 'lark', at: ago(days(9)) }),
        );
        return begin(world.as('owner'), 'olive');
      },
    }));

  it('is requested by a former owner who transferred the company and left', async () => {
    await world.arrange(
      patch('users/olive', { orgId: null }),
      put('founders/olive', { orgId: 'lark', at: ago(days(9)) }),
      patch('organizations/lark', { ownerUid: 'ada' }),
    );
    await world.accepts({ 'the founder of long ago': () => begin(world.as('owner'), 'olive') });
  });

  it('is read by the user alone, and never withdrawn on its own', async () => {
    await world.arrange(marked());
    await world.readers(['candidate'], (db) => getDoc(doc(db, mark)));
    await world.readers([], (db) => getDocs(collection(db, 'deletions')));
    await world.only([], (db) => deleteDoc(doc(db, mark)));
    await world.arrange(marked());
    await world.refuses({ 'made younger': () => updateDoc(doc(cleo(), mark), { at: now() }) });
  });
});

describe('the user document', () => {
  it('never loses the deletion flag', async () => {
    const leaving = (act: () => Promise<unknown>) => async () => {
      await world.arrange(marked(), patch(person, { leaving: true }));
      return act();
    };
    await world.refuses({
      'taken back': leaving(() => updateDoc(doc(cleo(), person), { leaving: false })),
      'taken away': leaving(() => updateDoc(doc(cleo(), person), { leaving: deleteField() })),
      'by a super admin': leaving(() =>
        updateDoc(doc(world.as('superAdmin'), person), { leaving: false }),
      ),
    });
    await world.accepts({
      'kept by another change': leaving(() => updateDoc(doc(cleo(), person), { language: 'es' })),
    });
    await world.reset();
  });

  it('is deleted with the mark of an earlier commit, and never otherwise', async () => {
    await world.refuses({
      'without a mark': () => deleteDoc(doc(cleo(), person)),
      'with a mark of the same commit': () =>
        commit(cleo(), put(mark, { at: now() }), drop(person)),
      'with a mark that came and went': () => commit(cleo(), drop(mark), drop(person)),
      'leaving the mark': async () => {
        await world.arrange(marked());
        return deleteDoc(doc(cleo(), person));
      },
      'with an old sign-in': async () => {
        await world.arrange(marked());
        return commit(ofThisMorning(), drop(person), drop(mark));
      },
      'with power given since': async () => {
        await world.arrange(marked(), patch(person, { isSuperAdmin: true }));
        return commit(cleo(), drop(person), drop(mark));
      },
      'in a company since': async () => {
        await world.arrange(marked(), patch(person, { orgId: 'lark' }));
        return commit(cleo(), drop(person), drop(mark));
      },
      'suspended since': async () => {
        await world.arrange(
          marked(),
          put('suspensions/cleo', { by: 'saga', at: now(), reason: 'x', auditId: 'a' }),
        );
        return commit(cleo(), drop(person), drop(mark));
      },
    });
    const tried = ['guest', 'otherCandidate', 'owner', 'superAdmin'] as const;
    for (const who of tried) {
      // One at a time: the documents are reset between them.
      await world.arrange(marked());
      await world.refuses({ [who]: () => commit(world.as(who), drop(person), drop(mark)) });
    }
    await world.arrange(marked());
    await commit(cleo(), drop(person), drop(mark));
    expect([await world.look(person), await world.look(mark)]).toEqual([undefined, undefined]);
    await world.reset();
  });
});

describe('users/{u}/{kind}/{rest=**}', () => {
  const kinds = [
    'practiceSessions/p',
    'settings/seeker',
    'aiUsage/x',
    'plan/current',
    'credits/202601',
    'requests/plan-1',
    'a-kind-of-tomorrow/x',
    'practiceSessions/p/deeper/x',
  ];
  it('is deleted, whatever it is, once the account is being deleted', async () => {
    for (const kind of kinds) {
      await world.arrange(marked(), put(`users/cleo/${kind}`, { updatedAt: ago(1) }));
      await world.only(['candidate'], async (db) => {
        await world.arrange(marked(), put(`users/cleo/${kind}`, { updatedAt: ago(1) }));
        return deleteDoc(doc(db, `users/cleo/${kind}`));
      });
    }
    await world.arrange(marked());
    await world.readers(['candidate'], (db) =>
      getDocs(collection(db, 'users/cleo/a-kind-of-tomorrow')),
    );
  });
  it('stays closed while the account is not being deleted', async () => {
    await world.refuses({
      'a kind of tomorrow': () => deleteDoc(doc(cleo(), 'users/cleo/a-kind-of-tomorrow/x')),
      'its list': () => getDocs(collection(cleo(), 'users/cleo/a-kind-of-tomorrow')),
    });
  });
  it('accepts nothing new from then on, nor after the user is gone', async () => {
    const write = () =>
      setDoc(doc(cleo(), 'users/cleo/stories/new'), { title: 'S', updatedAt: now() });
    await world.accepts({ 'a story, before': write });
    await world.refuses({
      'a story': async () => {
        await world.arrange(marked());
        return write();
      },
      targets: async () => {
        await world.arrange(marked());
        return setDoc(doc(cleo(), 'users/cleo/settings/seeker'), { updatedAt: now() });
      },
      'a profile for others': async () => {
        await world.arrange(marked());
        return setDoc(doc(cleo(), 'publicProfiles/cleo'), { displayName: 'C', updatedAt: now() });
      },
      'a story of somebody who is gone': async () => {
        await world.arrange(drop(person));
        return write();
      },
    });
  });
});

describe('documents of a leaving user in other collections', () => {
  const elsewhere = [
    'legalTexts/terms-2026-01/acceptances/cleo',
    'customers/cleo/checkout_sessions/s',
    'customers/cleo/subscriptions/s',
  ];
  it.each(elsewhere)('%s is deleted with the account, and not before', async (path) => {
    await world.arrange(put(path, { at: ago(1) }));
    await world.refuses({ before: () => deleteDoc(doc(cleo(), path)) });
    await world.only(['candidate'], async (db) => {
      await world.arrange(marked(), put(path, { at: ago(1) }));
      return deleteDoc(doc(db, path));
    });
  });
  it('a payment is listed by its user then', async () => {
    await world.refuses({
      before: () => getDocs(collection(cleo(), 'customers/cleo/checkout_sessions')),
    });
    await world.arrange(marked());
    await world.readers(['candidate'], (db) =>
      getDocs(collection(db, 'customers/cleo/checkout_sessions')),
    );
  });
});
