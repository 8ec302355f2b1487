// Technical issues of an interview, reported by the candidate and resolved by the staff.
import {
  collectionGroup,
  deleteField,
  doc,
  getDocsFromServer as getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { cara, cato, cleo, org } from './documents/paths.ts';
import { ago, minutes, now } from './documents/times.ts';
import { givesTime } from './entries.ts';
import { editors, staff, type Who } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();
const report = (more: Data = {}): Data => ({
  open: true,
  what: 'device',
  at: now(),
  times: 1,
  ...more,
});
const arrangeReport = (more: Data = {}, path = cleo) =>
  world.arrange(patch(path, { trouble: report({ at: ago(minutes(9)), ...more }) }));
const event: Data = {
  kind: 'fault',
  amount: 0,
  agoSeconds: 2,
  savedAt: now(),
  device: 'dev1',
  detail: 'reported.device',
};
const seen = (by: string): Data => ({
  'trouble.open': false,
  'trouble.seenBy': by,
  'trouble.seenAt': now(),
});

describe('a technical issue that the candidate reports', () => {
  const sendReport =
    (trouble: Data, more: Data = {}, who: Who = 'candidate', path = cleo, rev = 2) =>
    () =>
      updateDoc(doc(world.as(who), path), { trouble, rev, ...more });

  it('is reported by the candidate alone, in the commit of the session event', async () => {
    await world.only(['candidate'], (db) =>
      commit(db, put(`${cleo}/events/000`, event), patch(cleo, { trouble: report(), rev: 2 })),
    );
    await world.only(['otherCandidate'], (db) =>
      updateDoc(doc(db, cato), { trouble: report({ what: 'other' }), rev: 3 }),
    );
  });

  it('is reported again when it recurs, even after it was resolved', () =>
    world.accepts({
      'a second time': async () => {
        await arrangeReport();
        return sendReport(report({ what: 'recording', times: 2 }))();
      },
      'after it was resolved': async () => {
        await arrangeReport({ open: false, seenBy: 'remy', seenAt: ago(minutes(1)) });
        return sendReport(report({ what: 'interrupted', times: 2 }))();
      },
    }));

  it('accepts nothing else', () =>
    world.refuses({
      'resolved by the candidate': async () => {
        await arrangeReport();
        return sendReport(report({ open: false, times: 2 }))();
      },
      'in words': sendReport(report({ what: 'My flat mate is called Ada.' })),
      'with words': sendReport(report({ note: 'My camera' })),
      'at another time': sendReport(report({ at: new Date(0) })),
      'as the second': sendReport(report({ times: 2 })),
      'as half of one': sendReport(report({ times: 0.5 })),
      'counted back': async () => {
        await arrangeReport({ times: 7 });
        return sendReport(report({ times: 1 }))();
      },
      'the two hundred and first': async () => {
        await arrangeReport({ times: 200 });
        return sendReport(report({ times: 201 }))();
      },
      'taken away': async () => {
        await arrangeReport();
        return sendReport({}, { trouble: deleteField() })();
      },
      'with more time': sendReport(report(), { extraMinutes: 60 }),
      'with the handing in': sendReport(report(), { status: 'submitted', submittedAt: now() }),
      'a lost update': sendReport(report(), {}, 'candidate', cleo, 1),
      'after withdrawing': async () => {
        await world.arrange(patch(cleo, { status: 'withdrawn' }));
        return sendReport(report())();
      },
      'at the beginning': () =>
        setDoc(doc(world.as('guest'), `${org}/interviews/open/sessions/gus`), {
          trouble: report(),
        }),
    }));

  it('is resolved by editors, once, unchanged', async () => {
    await world.only(editors, async (db, uid) => {
      await arrangeReport();
      return updateDoc(doc(db, cleo), { ...seen(uid), rev: 2 });
    });
    const settle =
      (more: Data, path = cleo, rev = 2) =>
      () =>
        updateDoc(doc(world.as('recruiter'), path), { ...seen('remy'), rev, ...more });
    const after =
      (act: () => Promise<unknown>, before: Data = {}) =>
      async (): Promise<unknown> => {
        await arrangeReport(before);
        return act();
      };
    await world.refuses({
      "in another's name": after(settle({ 'trouble.seenBy': 'olive' })),
      'at another time': after(settle({ 'trouble.seenAt': new Date(0) })),
      'as another fault': after(settle({ 'trouble.what': 'other' })),
      'as never reported': after(settle({ 'trouble.times': 0 })),
      'with a stage': after(settle({ stage: 'rejected' })),
      'a second time': after(settle({}), { open: false, seenBy: 'olive', seenAt: ago(minutes(2)) }),
      'where nothing was reported': settle({}, cato, 3),
      'opened again by staff': after(
        () => updateDoc(doc(world.as('recruiter'), cleo), { 'trouble.open': true, rev: 2 }),
        { open: false, seenBy: 'remy', seenAt: ago(minutes(2)) },
      ),
    });
  });

  it('is resolved in the commit that grants more time', async () => {
    const more = (who: Who, by: string, seenBy: Data) =>
      commit(world.as(who), ...givesTime(by, 30, 'cleo', 2, seenBy));
    await world.only(editors, async (_, uid, who) => {
      await arrangeReport();
      return more(who, uid, seen(uid));
    });
    await world.reset();
    await arrangeReport();
    await denied(more('recruiter', 'remy', seen('olive')));
    await denied(more('recruiter', 'remy', { 'trouble.times': 0 }));
    await allowed(more('recruiter', 'remy', {}));
  });

  it("is listed across jobs by the company's staff, within their query", async () => {
    await arrangeReport();
    await arrangeReport({}, cara);
    const list = (db: Firestore, most: number, orgId = 'lark') =>
      getDocs(
        query(
          collectionGroup(db, 'sessions'),
          where('orgId', '==', orgId),
          where('trouble.open', '==', true),
          orderBy('trouble.at', 'desc'),
          limit(most),
        ),
      );
    await world.readers(staff, (db) => list(db, 21));
    await denied(list(world.as('recruiter'), 201));
    await denied(list(world.as('recruiter'), 21, 'quarry'));
  });
});
