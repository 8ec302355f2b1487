// Notifications of staff members.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
  updateDoc,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { cato, org, rival } from './documents/paths.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { staff, uidOf, type Who } from './people.ts';
import { World, allowed } from './world.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const notice = (by: string, more: Data = {}): Data => ({
  kind: 'asked',
  interviewId: 'open',
  candidateUid: 'cato',
  about: 'review',
  by,
  byName: 'A colleague',
  at: now(),
  readAt: null,
  ...more,
});
const at = (uid: string, id = 'n1'): string => `${org}/members/${uid}/notices/${id}`;
const existingNotice = put(at('rowan'), notice('remy', { at: ago(minutes(5)) }));
const send =
  (more: Data = {}, who: Who = 'recruiter', to = 'rowan') =>
  () =>
    setDoc(doc(world.as(who), at(to)), notice(uidOf(who), more));

/** A note that mentions people, with a notice for each of them. */
const note =
  (
    mentioned: readonly string[],
    changes: {
      note?: Data;
      notice?: Data;
      left?: readonly string[];
      extra?: readonly Write[];
      who?: Who;
    } = {},
  ) =>
  () => {
    const { who = 'recruiter', left = [], extra = [] } = changes;
    const by = uidOf(who);
    return commit(
      world.as(who),
      put(`${cato}/notes/new`, {
        text: 'Please look.',
        authorUid: by,
        createdAt: now(),
        mentions: mentioned,
        ...changes.note,
      }),
      ...mentioned
        .filter((uid) => !left.includes(uid))
        .map((uid) =>
          put(at(uid, 'new'), notice(by, { kind: 'mention', about: 'new', ...changes.notice })),
        ),
      ...extra,
    );
  };

describe('organizations/{o}/members/{m}/notices/{n}', () => {
  it('is read by its recipient alone', async () => {
    await world.arrange(existingNotice);
    await world.readers(['reviewer'], (db) => getDoc(doc(db, at('rowan'))));
    await world.readers(['reviewer'], (db) =>
      getDocs(collection(db, `${org}/members/rowan/notices`)),
    );
    await world.readers([], (db) => getDocs(collectionGroup(db, 'notices')));
  });

  it('is written by the staff, to colleagues, about an existing candidate', async () => {
    await world.only(staff, (db, uid) => setDoc(doc(db, at('reed')), notice(uid)));
    await world.accepts({
      'about a job': send({ candidateUid: null }),
      'that something was shared': send({ kind: 'shared', about: '' }),
      'with the day on which it goes': send({ expireAt: ahead(days(180)) }),
    });
    await world.refuses({
      'to oneself': send({}, 'reviewer', 'rowan'),
      'to somebody who has been benched': send({}, 'recruiter', 'sky'),
      'to a stranger': send({}, 'recruiter', 'quinn'),
      'to a candidate': send({}, 'recruiter', 'cato'),
      'about nobody': send({ candidateUid: 'nobody' }),
      'in another name': send({ by: 'olive' }),
      'already read': send({ readAt: now() }),
      'that goes tomorrow': send({ expireAt: ahead(days(1)) }),
      'that goes some day': send({ expireAt: 'later' }),
      'at another time': send({ at: new Date(0) }),
      'of another kind': send({ kind: 'praise' }),
      'with more': send({ text: 'Hello' }),
      'with a long name': send({ byName: 'x'.repeat(121) }),
      'a novel': send({ about: 'x'.repeat(129) }),
      'of another company': () => setDoc(doc(world.as('rivalOwner'), at('rowan')), notice('quinn')),
      'to another company': () =>
        setDoc(doc(world.as('recruiter'), `${rival}/members/quinn/notices/n1`), notice('remy')),
      'a mention without its note': send({ kind: 'mention', about: 'n1' }),
      'a mention of an old note': send({ kind: 'mention', about: 'n' }),
    });
  });

  it('of a mention is created in the commit of its note', async () => {
    await world.accepts({
      one: note(['rowan']),
      four: note(['rowan', 'reed', 'ada', 'olive']),
      'by a reviewer': note(['remy', 'reed'], { who: 'reviewer' }),
    });
    await world.refuses({
      'a note that notifies nobody': note(['rowan'], { left: ['rowan'] }),
      'one of two untold': note(['rowan', 'reed'], { left: ['reed'] }),
      'notified without being named': note(['rowan'], { note: { mentions: ['reed'] } }),
      'somebody more': note(['rowan'], {
        extra: [put(at('reed', 'new'), notice('remy', { kind: 'mention', about: 'new' }))],
      }),
      'under another id': note(['rowan'], {
        extra: [put(at('rowan', 'twice'), notice('remy', { kind: 'mention', about: 'new' }))],
      }),
      'named oneself': note(['remy']),
      'a stranger': note(['quinn']),
      'nobody named': note([], { note: { mentions: [] } }),
      'about another candidate': note(['rowan'], { notice: { candidateUid: 'cara' } }),
      'by a guest': note(['rowan'], { who: 'guest' }),
    });
  });

  it('of a mention is sent to everyone mentioned', () =>
    world.refuses(
      Object.fromEntries(
        ['m1', 'm2', 'm3', 'm4', 'm5'].map((last, index, all) => [
          `the last of ${index + 1} is not notified`,
          async () => {
            await world.arrange(
              ...all.map((uid) =>
                put(`${org}/members/${uid}`, { role: 'reviewer', status: 'active' }),
              ),
            );
            return note(all.slice(0, index + 1), { left: [last] })();
          },
        ]),
      ),
    ));

  it('of a mention reaches five colleagues in one commit, and no six', async () => {
    const more = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'];
    const crew = more.map((uid) =>
      put(`${org}/members/${uid}`, { role: 'reviewer', status: 'active' }),
    );
    await world.arrange(...crew);
    await allowed(note(more.slice(0, 5))());
    await world.reset();
    await world.refuses({
      six: async () => {
        await world.arrange(...crew);
        return note(more)();
      },
    });
  });

  it('is marked as read, or deleted, by its recipient alone', async () => {
    const act =
      (change: Data) =>
      async (db: Firestore): Promise<void> => {
        await world.arrange(existingNotice);
        await updateDoc(doc(db, at('rowan')), change);
      };
    await world.only(['reviewer'], act({ readAt: now() }));
    await world.only([], act({ readAt: new Date(0) }));
    await world.only([], act({ readAt: now(), about: 'x' }));
    await world.only(['reviewer'], async (db) => {
      await world.arrange(existingNotice);
      await deleteDoc(doc(db, at('rowan')));
    });
    await world.refuses({
      'read twice': async () => {
        await world.arrange(existingNotice, patch(at('rowan'), { readAt: ago(minutes(1)) }));
        return updateDoc(doc(world.as('reviewer'), at('rowan')), { readAt: now() });
      },
    });
  });
});
