// Break-glass access of a super admin to the answers of a job.
import {
  collection,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { cato, cleo, job, org, rival, sketch } from './documents/paths.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import {
  commitAs,
  bothLogEntries,
  platformLogEntry,
  companyLogEntry,
  why,
  world,
} from './fixtures/platformCompanies.ts';
import { managers, staff, type Who } from './people.ts';
import type { World } from './world.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

describe('organizations/{o}/breakGlass/{u}', () => {
  const at = (uid: string): string => `${org}/breakGlass/${uid}`;
  const breakGlass = (more: Data = {}): Data => ({
    interviewId: 'open',
    reason: why,
    at: now(),
    until: ahead(minutes(59)),
    auditId: 'new',
    ...more,
  });
  const open = (by: string, more: Data = {}, note: Data = {}): Write[] => [
    put(at(by), breakGlass(more)),
    bothLogEntries(by, 'glass.open', note),
  ];
  const arrangeBreakGlass = (more: Data = {}) =>
    world.arrange(put(at('saga'), breakGlass({ at: ago(minutes(1)), auditId: 'old', ...more })));

  it('is read by the company’s managers', async () => {
    await arrangeBreakGlass();
    await world.readers([...managers, 'superAdmin'], (db) => getDoc(doc(db, at('saga'))));
    await world.readers([...managers, 'superAdmin'], (db) =>
      getDocs(collection(db, `${org}/breakGlass`)),
    );
  });

  it('is opened by a super admin, with a reason in both logs', async () => {
    await world.only(['superAdmin'], (db, uid) => commit(db, ...open(uid)));
    await world.refuses({
      'without a reason': commitAs('superAdmin', ...open('saga', { reason: 'Curious.' })),
      'with another reason in the log': commitAs(
        'superAdmin',
        ...open('saga', {}, { reason: 'Something else entirely.' }),
      ),
      'for a day': commitAs('superAdmin', ...open('saga', { until: ahead(days(1)) })),
      'for an interview that is none': commitAs(
        'superAdmin',
        ...open('saga', { interviewId: 'none' }),
      ),
      'without informing the company': commitAs(
        'superAdmin',
        put(at('saga'), breakGlass()),
        platformLogEntry('saga', 'glass.open'),
      ),
      'giving the company another reason': commitAs(
        'superAdmin',
        put(at('saga'), breakGlass()),
        platformLogEntry('saga', 'glass.open'),
        companyLogEntry('saga', 'glass.open', { detail: 'Routine maintenance of the platform.' }),
      ),
      'telling the company no reason': commitAs(
        'superAdmin',
        put(at('saga'), breakGlass()),
        platformLogEntry('saga', 'glass.open'),
        put(`${org}/auditLog/new`, entry('saga', 'platform.glass.open', 'lark')),
      ),
      'without the platform’s log': commitAs(
        'superAdmin',
        put(at('saga'), breakGlass()),
        companyLogEntry('saga', 'glass.open'),
      ),
      'in the name of others': commitAs(
        'superAdmin',
        ...open('saga'),
        put(at('other'), breakGlass()),
      ),
      'with an old sign-in': commitAs('superAdminOfThisMorning', ...open('saga')),
    });
  });

  it('opens the sessions and answers of that interview while it lasts, and nothing else', async () => {
    const reads: ((db: ReturnType<World['as']>) => Promise<unknown>)[] = [
      (db) => getDoc(doc(db, cleo)),
      (db) => getDocs(collection(db, `${job}/sessions`)),
      (db) => getDoc(doc(db, `${cleo}/answers/q1`)),
      (db) => getDocs(collection(db, `${cleo}/answers`)),
      (db) => getDocs(collection(db, `${cleo}/events`)),
    ];
    for (const read of reads) await world.readers([], read, ['superAdmin', 'rivalOwner', 'nobody']);
    await arrangeBreakGlass();
    for (const read of reads)
      await world.readers(['superAdmin', ...staff], read, [
        'superAdmin',
        ...staff,
        'rivalOwner',
        'otherCandidate',
        'guest',
        'nobody',
      ]);
    for (const path of [
      `${cato}/reviews/remy`,
      `${cato}/evaluations/open_cato_1`,
      `${cato}/notes/n`,
      `${cato}/identity/current`,
      `${cato}/decision/current`,
    ])
      await world.readers([], (db) => getDoc(doc(db, path)), ['superAdmin']);
    await world.readers([], (db) => getDocs(collection(db, `${sketch}/sessions`)), ['superAdmin']);
    await world.readers([], (db) => getDocs(collection(db, `${rival}/interviews/open/sessions`)), [
      'superAdmin',
    ]);
    await world.arrange(patch(at('saga'), { until: ago(minutes(1)) }));
    for (const read of reads) await world.readers([], read, ['superAdmin']);
  });

  it('writes nothing', async () => {
    const during = (act: () => Promise<unknown>) => async () => {
      await arrangeBreakGlass();
      return act();
    };
    await world.refuses({
      'an answer': during(() =>
        updateDoc(doc(world.as('superAdmin'), `${cleo}/answers/q1`), { text: 'x' }),
      ),
      'a stage': during(() =>
        updateDoc(doc(world.as('superAdmin'), cato), { stage: 'hired', rev: 3 }),
      ),
    });
  });

  it('is ended by its super admin and by the managers', async () => {
    const end = (who: Who) => async () => {
      await arrangeBreakGlass();
      return updateDoc(doc(world.as(who), at('saga')), { until: now() });
    };
    await world.accepts({
      'its super admin': end('superAdmin'),
      'the owner': end('owner'),
      'an admin': end('admin'),
    });
    await world.refuses({
      'by a recruiter': end('recruiter'),
      'made longer by the owner': async () => {
        await arrangeBreakGlass();
        return updateDoc(doc(world.as('owner'), at('saga')), { until: ahead(minutes(90)) });
      },
      'made longer by its super admin': async () => {
        await arrangeBreakGlass();
        return updateDoc(doc(world.as('superAdmin'), at('saga')), { until: ahead(minutes(59)) });
      },
    });
  });
});
