// The decision about a candidate.
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
import { entry } from './documents/auditEntries.ts';
import { cara, cato, cleo, gone, org } from './documents/paths.ts';
import { decision, review } from './documents/reviews.ts';
import { ago, minutes } from './documents/times.ts';
import { editors, managers, staff, uidOf, type Who } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();
/** The commit that decides: the decision and its audit entry. */
const decide =
  (
    who: Who,
    more: Data = {},
    note: Data | null = {},
    at = 'open/cara',
    id = 'audit-1',
    former: Data | null = null,
  ) =>
  () => {
    const result = typeof more.outcome === 'string' ? more.outcome : 'advance';
    const current = `${org}/interviews/${at.replace('/', '/sessions/')}/decision/current`;
    return commit(
      world.as(who),
      ...(former ? [put(current.replace('current', String(former['rev'])), former)] : []),
      put(current, decision(uidOf(who), { auditId: id, ...more })),
      ...(note
        ? [
            put(`${org}/auditLog/${id}`, {
              ...entry(uidOf(who), `decision.${result}`, at),
              ...note,
            }),
          ]
        : []),
    );
  };
const everybodyReviewed = (): Promise<void> =>
  world.arrange(
    ...[
      'rowan',
      'remy',
      'ada',
      'olive',
      'sky',
      'blake',
      'quinn',
      'saga',
      'cleo',
      'cato',
      'gus',
    ].map((uid) => put(`${cara}/reviews/${uid}`, review())),
  );

describe('organizations/{o}/interviews/{i}/sessions/{c}/decision/{d}', () => {
  it('is read by the staff', () =>
    world.readers(staff, (db) => getDoc(doc(db, `${cato}/decision/current`))));

  it('is made by editors whose scorecard is submitted, with an audit entry', async () => {
    await world.only(['recruiter'], (_, __, who) => decide(who)());
    await world.only(editors, async (_, __, who) => {
      await everybodyReviewed();
      await decide(who)();
    });
  });

  const readDecision = async (): Promise<Data> =>
    (await getDoc(doc(world.as('recruiter'), `${cara}/decision/current`))).data() ?? {};

  it('may be changed, each time with a reason and an audit entry, and keeps its history', async () => {
    await allowed(
      decide('recruiter', { outcome: 'hold', reason: 'We wait for a second opinion.' })(),
    );
    const first = await readDecision();
    await denied(decide('recruiter', { rev: 2 }, {}, 'open/cara', 'audit-2')());
    await denied(
      decide('recruiter', { rev: 2 }, {}, 'open/cara', 'audit-2', {
        ...first,
        reason: 'Another reason than the one that was given.',
      })(),
    );
    await denied(
      decide('recruiter', { rev: 2 }, {}, 'open/cara', 'audit-2', { ...first, rev: 3 })(),
    );
    await allowed(decide('recruiter', { rev: 2 }, {}, 'open/cara', 'audit-2', first)());
    await denied(decide('recruiter', { rev: 2 }, {}, 'open/cara', 'audit-3', first)());
    const second = await readDecision();
    await denied(decide('recruiter', { rev: 3 }, null, 'open/cara', 'audit-2', second)());
    await allowed(decide('recruiter', { rev: 3 }, {}, 'open/cara', 'audit-3', second)());
    await world.readers(staff, (db) => getDocs(collection(db, `${cara}/decision`)));
    // The history is never changed or removed.
    await world.only([], (db) =>
      updateDoc(doc(db, `${cara}/decision/1`), { reason: 'It was never said.' }),
    );
    await world.only([], (db) => deleteDoc(doc(db, `${cara}/decision/1`)));
    await denied(
      setDoc(doc(world.as('recruiter'), `${cara}/decision/7`), {
        ...(await readDecision()),
        rev: 7,
      }),
    );
  });

  it('has a reason from the list with a rejection, and with nothing else; an older version of the app sends none', async () => {
    const codes = [
      'skills',
      'experience',
      'requirements',
      'conditions',
      'salary',
      'withdrew',
      'filled',
      'stronger',
      'other',
    ];
    await world.accepts(
      Object.fromEntries(
        codes.map((reasonCode) => [
          reasonCode,
          decide('recruiter', { outcome: 'reject', reasonCode }),
        ]),
      ),
    );
    const { reasonCode: _code, ...uncoded } = decision('remy', { outcome: 'reject' });
    await world.accepts({
      'without one': () =>
        commit(
          world.as('recruiter'),
          put(`${cara}/decision/current`, uncoded),
          put(`${org}/auditLog/audit-1`, entry('remy', 'decision.reject', 'open/cara')),
        ),
    });
    await world.refuses({
      'another one': decide('recruiter', { outcome: 'reject', reasonCode: 'whim' }),
      none: decide('recruiter', { outcome: 'reject', reasonCode: null }),
      'with another outcome': decide('recruiter', { reasonCode: 'skills' }),
      'on hold': decide('recruiter', { outcome: 'hold', reasonCode: 'skills' }),
    });
    const before = { ...uncoded, decidedAt: ago(minutes(9)) };
    await world.arrange(put(`${cara}/decision/current`, before));
    await allowed(
      decide(
        'recruiter',
        { outcome: 'reject', reasonCode: 'other', rev: 2 },
        {},
        'open/cara',
        'audit-2',
        before,
      )(),
    );
  });

  it('is created in no other way', () =>
    world.refuses({
      'without an entry': decide('recruiter', {}, null),
      'with an old entry': decide('recruiter', { auditId: 'first' }, null),
      'with an entry about another outcome': decide('recruiter', {}, { action: 'decision.reject' }),
      'with an entry about somebody else': decide('recruiter', {}, { target: 'open/cato' }),
      'without a reason': decide('recruiter', { reason: 'No.' }),
      'with an outcome that is none': decide('recruiter', { outcome: 'maybe' }),
      'in the name of others': decide('recruiter', { decidedBy: 'olive' }),
      'at another time': decide('recruiter', { decidedAt: new Date(0) }),
      'with a second revision': decide('recruiter', { rev: 2 }),
      'with more': decide('recruiter', { score: 99 }),
      'before the session is handed in': async () => {
        await world.arrange(put(`${cleo}/reviews/remy`, review()));
        return decide('recruiter', {}, {}, 'open/cleo')();
      },
      'with a scorecard that is not in': async () => {
        await world.arrange(patch(`${cara}/reviews/remy`, { submitted: false }));
        return decide('recruiter')();
      },
      'under another name': () =>
        commit(
          world.as('recruiter'),
          put(`${cara}/decision/secret`, decision('remy')),
          put(`${org}/auditLog/audit-1`, entry('remy', 'decision.advance', 'open/cara')),
        ),
    }));

  it('is deleted by managers while the session is erased', async () => {
    await world.arrange(put(`${gone}/decision/current`, decision('remy')));
    await world.readers(managers, (db) => deleteDoc(doc(db, `${gone}/decision/current`)));
    await world.arrange(put(`${cato}/decision/current`, decision('remy')));
    await world.only([], (db) => deleteDoc(doc(db, `${cato}/decision/current`)));
  });
});
