// Voluntary answers of candidates about themselves.
import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { cato, job, org } from './documents/paths.ts';
import { outcome } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { everybody, sharedOutcome, watcher } from './fixtures/fairness.ts';
import { managers, type Who } from './people.ts';
import { World, denied } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

const world = new World();

describe('organizations/{o}/interviews/{i}/selfIds/{c}', () => {
  const path = `${job}/selfIds/cato`;
  const selfId = (more: Data = {}): Data => ({
    gender: 'woman',
    ethnicity: 'asian',
    age: 'from40',
    disability: 'declined',
    rev: 1,
    ...more,
  });
  const submitSelfId =
    (
      data: Data = selfId(),
      { who = 'otherCandidate' as Who, at = path, arranged = [sharedOutcome] as Write[] } = {},
    ) =>
    async (): Promise<void> => {
      await world.arrange(...arranged);
      await setDoc(doc(world.as(who), at), data);
    };

  it('is read by its candidate and by the compliance role: by no owner, admin or super admin', async () => {
    await world.arrange(watcher, put(path, selfId()));
    await world.readers(['otherCandidate', 'compliance'], (db) => getDoc(doc(db, path)), everybody);
    await world.readers(
      ['compliance'],
      (db) => getDocs(query(collection(db, `${job}/selfIds`), limit(1_001))),
      everybody,
    );
    await world.readers(
      ['compliance'],
      (db) => getCountFromServer(query(collection(db, `${job}/selfIds`), limit(1_001))),
      everybody,
    );
    await denied(getDocs(collection(world.as('compliance'), `${job}/selfIds`)));
    await world.arrange(patch(`${org}/members/faye`, { status: 'suspended' }));
    await world.readers(['otherCandidate'], (db) => getDoc(doc(db, path)), everybody);
  });

  it('may be read before it exists, by its candidate', () =>
    world.readers(['otherCandidate'], (db) => getDoc(doc(db, path))));

  it('is given by the candidate alone, after the outcome was released; in part or whole; changed and withdrawn', async () => {
    await world.arrange(sharedOutcome, watcher);
    await world.readers(['otherCandidate'], (db) => setDoc(doc(db, path), selfId()), everybody);
    await world.readers(['otherCandidate'], (db) => deleteDoc(doc(db, path)), everybody);
    await world.accepts({
      'one answer': submitSelfId({ disability: 'yes', rev: 1 }),
      'prefer not to say': submitSelfId({
        gender: 'declined',
        ethnicity: 'declined',
        age: 'declined',
        disability: 'declined',
        rev: 1,
      }),
      'another time': submitSelfId(selfId({ gender: 'other', rev: 2 }), {
        arranged: [sharedOutcome, put(path, selfId())],
      }),
    });
  });

  it('is given in no other way', () =>
    world.refuses({
      'before the outcome': submitSelfId(selfId(), { arranged: [] }),
      'for somebody else': submitSelfId(selfId(), { at: `${job}/selfIds/cleo` }),
      'without an interview': submitSelfId(selfId(), {
        who: 'guest',
        at: `${job}/selfIds/gus`,
        arranged: [
          put(
            `${job}/sessions/gus/shared/outcome`,
            outcome('remy', { releasedAt: ago(minutes(1)) }),
          ),
        ],
      }),
      nothing: submitSelfId({ rev: 1 }),
      "an answer of one's own": submitSelfId(selfId({ gender: 'f' })),
      'a list': submitSelfId(selfId({ ethnicity: ['asian'] })),
      'an age': submitSelfId(selfId({ age: 44 })),
      'a diagnosis': submitSelfId(selfId({ disability: 'blind' })),
      'a name': submitSelfId(selfId({ name: 'Cato' })),
      'a time': submitSelfId(selfId({ at: now() })),
      'the second first': submitSelfId(selfId({ rev: 2 })),
      'the first twice': submitSelfId(selfId(), { arranged: [sharedOutcome, put(path, selfId())] }),
      'nothing instead of an answer': submitSelfId(selfId({ gender: null })),
      'while it is erased': submitSelfId(selfId(), {
        arranged: [sharedOutcome, patch(cato, { status: 'erasing' })],
      }),
    }));

  it('is deleted with the interview, unread', async () => {
    await world.arrange(watcher, put(`${job}/selfIds/gone`, selfId()));
    await world.readers(managers, (db) => deleteDoc(doc(db, `${job}/selfIds/gone`)), everybody);
    await world.accepts({
      'also when there is nothing': () => deleteDoc(doc(world.as('admin'), `${job}/selfIds/gone`)),
    });
  });
});
