// The tally of one decision, written in the commit of the decision.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { cara, job, org } from './documents/paths.ts';
import { decision, review } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { everybody, watcher } from './fixtures/fairness.ts';
import { editors, managers, uidOf, type Who } from './people.ts';
import { World, denied } from './world.ts';
import { commit, drop, put, type Data, type Write } from './writes.ts';

const world = new World();

describe('organizations/{o}/interviews/{i}/tallies/{c}', () => {
  const path = `${job}/tallies/cara`;
  const tally = (more: Data = {}): Data => ({ outcome: 'advance', level: 63, at: now(), ...more });
  const existingTally = put(path, tally({ at: ago(minutes(1)) }));
  /** The commit that decides and tallies. */
  const decide =
    (
      more: Data = {},
      { who = 'recruiter' as Who, at = path, result = 'advance', arranged = [] as Write[] } = {},
    ) =>
    async (): Promise<void> => {
      await world.arrange(...arranged);
      await commit(
        world.as(who),
        put(
          `${cara}/decision/current`,
          decision(uidOf(who), { outcome: result, auditId: 'audit-1' }),
        ),
        put(`${org}/auditLog/audit-1`, entry(uidOf(who), `decision.${result}`, 'open/cara')),
        put(at, tally(more)),
      );
    };

  it('is read by compliance and managers; by a recruiter only after their own scorecard', async () => {
    await world.arrange(
      watcher,
      existingTally,
      put(`${job}/tallies/cleo`, tally({ at: ago(minutes(1)) })),
    );
    await world.readers(
      ['recruiter', ...managers, 'compliance'],
      (db) => getDoc(doc(db, path)),
      everybody,
    );
    await world.readers(
      [...managers, 'compliance'],
      (db) => getDoc(doc(db, `${job}/tallies/cleo`)),
      everybody,
    );
    await world.readers(
      [...managers, 'compliance'],
      (db) => getDocs(query(collection(db, `${job}/tallies`), limit(1_001))),
      everybody,
    );
    await denied(getDocs(collection(world.as('compliance'), `${job}/tallies`)));
    // A reviewer never reads one, even with a submitted scorecard.
    await world.arrange(put(`${cara}/reviews/rowan`, review({ updatedAt: ago(minutes(1)) })));
    await world.readers([], (db) => getDoc(doc(db, path)), ['reviewer']);
  });

  it('is written in the commit of a decision, and agrees with it', async () => {
    await world.only(
      editors,
      async (_, __, who) => {
        await world.arrange(
          watcher,
          ...['ada', 'olive', 'remy', 'rowan', 'faye', 'saga'].map((uid) =>
            put(`${cara}/reviews/${uid}`, review()),
          ),
        );
        await decide({}, { who })();
      },
      ['otherCandidate', 'reviewer', 'recruiter', 'admin', 'owner', 'superAdmin', 'compliance'],
    );
    await world.accepts({
      'a rejection': decide({ outcome: 'reject', level: null }, { result: 'reject' }),
      'a hold': decide({ outcome: 'hold', level: 0 }, { result: 'hold' }),
      'another decision': async () => {
        const before = decision('ada', { decidedAt: ago(minutes(1)), auditId: 'audit-0' });
        await world.arrange(existingTally, put(`${cara}/decision/current`, before));
        await commit(
          world.as('recruiter'),
          put(`${cara}/decision/1`, before),
          put(
            `${cara}/decision/current`,
            decision('remy', { outcome: 'reject', rev: 2, auditId: 'audit-1' }),
          ),
          put(`${org}/auditLog/audit-1`, entry('remy', 'decision.reject', 'open/cara')),
          put(path, tally({ outcome: 'reject' })),
        );
      },
    });
  });

  it('is written in no other way', () =>
    world.refuses({
      'another outcome': decide({ outcome: 'reject' }),
      'about somebody else': decide({}, { at: `${job}/tallies/cato` }),
      'too much': decide({ level: 101 }),
      'a fraction': decide({ level: 62.5 }),
      'less than nothing': decide({ level: -1 }),
      'a name': decide({ name: 'Cara' }),
      'at another time': decide({ at: new Date(0) }),
      'without a level': decide({ level: 'high' }),
      'without a decision': () => setDoc(doc(world.as('recruiter'), path), tally()),
      'after a decision': async () => {
        await world.arrange(
          put(`${cara}/decision/current`, decision('remy', { decidedAt: ago(minutes(1)) })),
        );
        return setDoc(doc(world.as('recruiter'), path), tally());
      },
      'by compliance': async () => {
        await world.arrange(
          watcher,
          put(`${cara}/decision/current`, decision('remy', { decidedAt: ago(minutes(1)) })),
        );
        return setDoc(doc(world.as('compliance'), path), tally());
      },
      away: async () => {
        await world.arrange(existingTally);
        return commit(world.as('owner'), drop(path));
      },
    }));

  it('is deleted with the interview', async () => {
    await world.arrange(watcher, put(`${job}/tallies/gone`, tally({ at: ago(minutes(1)) })));
    await world.readers(managers, (db) => deleteDoc(doc(db, `${job}/tallies/gone`)), everybody);
  });
});
