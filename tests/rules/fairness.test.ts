// The summary of selection rates that the compliance role publishes.
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
import { job, org } from './documents/paths.ts';
import { ago, minutes, now } from './documents/times.ts';
import { everybody, watcher } from './fixtures/fairness.ts';
import { managers, type Who } from './people.ts';
import { World } from './world.ts';
import { drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();

describe('organizations/{o}/interviews/{i}/fairness/{d}', () => {
  const path = `${job}/fairness/summary`;
  const summary = (more: Data = {}): Data => ({
    cells: ['gender.woman:12:6', 'age.from40:5:0'],
    hidden: 3,
    decided: 40,
    advanced: 20,
    answered: 30,
    by: 'faye',
    at: now(),
    rev: 1,
    ...more,
  });
  const existingSummary = put(path, summary({ at: ago(minutes(1)) }));
  const takenBack = (more: Data = {}): Data => ({
    decided: 40,
    by: 'faye',
    at: now(),
    rev: 2,
    ...more,
  });
  const back =
    (data: Data, before: Write = put(path, takenBack({ at: ago(minutes(1)) }))) =>
    async (): Promise<void> => {
      await world.arrange(watcher, before);
      await setDoc(doc(world.as('compliance'), path), data);
    };
  const show =
    (more: Data = {}, { who = 'compliance' as Who, at = path, arranged = [] as Write[] } = {}) =>
    async (): Promise<void> => {
      await world.arrange(watcher, ...arranged);
      await setDoc(doc(world.as(who), at), summary(more));
    };

  it('is read by managers and compliance', async () => {
    await world.arrange(watcher, existingSummary);
    await world.readers([...managers, 'compliance'], (db) => getDoc(doc(db, path)), everybody);
    await world.readers(
      [],
      (db) => getDocs(query(collection(db, `${job}/fairness`), limit(1))),
      everybody,
    );
  });

  it('is published and withdrawn by compliance', async () => {
    await world.arrange(watcher);
    await world.readers(
      ['compliance'],
      (db, uid) => setDoc(doc(db, path), summary({ by: uid })),
      everybody,
    );
    await world.reset();
    await world.only(
      ['compliance'],
      async (db, uid) => {
        await world.arrange(watcher, existingSummary);
        await setDoc(doc(db, path), takenBack({ by: uid }));
      },
      everybody,
    );
    await world.accepts({
      'taken back in a suspended company': async () => {
        await world.arrange(watcher, existingSummary, patch(org, { status: 'suspended' }));
        await setDoc(doc(world.as('compliance'), path), takenBack());
      },
      'taken back twice': back(takenBack({ rev: 3 })),
      'shown five later, after it was taken back': back(summary({ decided: 45, rev: 3 })),
    });
    await world.accepts({
      'with words': show({ note: 'Looked into with the panel.' }),
      'five more later': show({ decided: 45, rev: 2 }, { arranged: [existingSummary] }),
      'five fewer later': show({ decided: 35, rev: 2 }, { arranged: [existingSummary] }),
      'nothing but the total': show({ cells: [] }),
    });
  });

  it('keeps the number of decisions when it is withdrawn, so that five more are needed before it is published again', async () => {
    await world.arrange(watcher, existingSummary);
    await world.readers([], (db) => deleteDoc(doc(db, path)), everybody);
    await world.refuses({
      'shown anew one later': back(summary({ decided: 41, rev: 3 })),
      'the same again': back(summary({ rev: 3 })),
      'as if there had been none': back(summary({ decided: 45, rev: 1 })),
      'taken back with another number': back(takenBack({ decided: 35 }), existingSummary),
      'with the numbers of others': back(takenBack({ advanced: 21 }), existingSummary),
      'in another name': back(takenBack({ by: 'olive' }), existingSummary),
      'at another time': back(takenBack({ at: new Date(0) }), existingSummary),
      'without a revision': back(takenBack({ rev: 1 }), existingSummary),
      'before there was one': async () => {
        await world.arrange(watcher, drop(path));
        await setDoc(doc(world.as('compliance'), path), takenBack({ rev: 1 }));
      },
    });
  });

  it('never covers fewer than five people, nor a difference of fewer', () =>
    world.refuses({
      'four women': show({ cells: ['gender.woman:4:2'] }),
      nobody: show({ cells: ['gender.woman:0:0'] }),
      'five with a nought before': show({ cells: ['gender.woman:04:2'] }),
      'four in all': show({ decided: 4, advanced: 1, answered: 1 }),
      'four more than the last time': show(
        { decided: 44, rev: 2 },
        { arranged: [existingSummary] },
      ),
      'the same again': show({ rev: 2 }, { arranged: [existingSummary] }),
      'words in a cell': show({ cells: ['gender.woman:12:6 Cara'] }),
      'a cell that is none': show({ cells: ['name.cara:12:6'] }),
      'a map': show({ cells: [{ woman: 12 }] }),
      'forty-one': show({ cells: Array.from({ length: 41 }, () => 'age.from40:5:0') }),
      'more advanced than decided': show({ advanced: 41 }),
      'more answers than people': show({ answered: 41 }),
      'in the name of others': show({ by: 'olive' }),
      'at another time': show({ at: new Date(0) }),
      'with more': show({ names: [] }),
      elsewhere: show({}, { at: `${job}/fairness/other` }),
      'a long note': show({ note: 'x'.repeat(2_001) }),
      'as the second at first': show({ rev: 2 }),
      'by a suspended company': show({}, { arranged: [patch(org, { status: 'suspended' })] }),
    }));
});
