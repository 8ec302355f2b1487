// Sessions changed by the staff, and those of a suspended candidate.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { answer } from './documents/candidates.ts';
import { cato, cleo, gone, job, org } from './documents/paths.ts';
import { queued } from './documents/reviews.ts';
import { ago, days, now } from './documents/times.ts';
import { beginsErasing, countsErasure, givesTime } from './entries.ts';
import { claimInvite, world } from './fixtures/sessions.ts';
import { editors, managers, uidOf, type Who } from './people.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

describe('organizations/{o}/interviews/{i}/sessions/{c}', () => {
  describe('changed by the staff', () => {
    it('is reopened with more time, ended, and marked for erasure', async () => {
      await world.only(editors, (db, uid) => commit(db, ...givesTime(uid, 60)));
      await world.only(editors, (db, uid) =>
        updateDoc(doc(db, cleo), { status: 'expired', retiredBy: uid, rev: 2 }),
      );
      await world.only(managers, (db, uid) => commit(db, ...beginsErasing(uid)));
    });

    it("cannot be written on the candidate's behalf", () => {
      const change =
        (data: Data, who: Who = 'recruiter', path = cleo) =>
        () =>
          updateDoc(doc(world.as(who), path), { rev: 2, ...data });
      const time =
        (minutes: number, more: Data = {}) =>
        () =>
          commit(world.as('recruiter'), ...givesTime('remy', minutes, 'cleo', 2, more));
      return world.refuses({
        'handed in': change({ status: 'submitted', submittedAt: now() }),
        withdrawn: change({ status: 'withdrawn', withdrawnAt: now() }),
        'less time': time(-10),
        'less time than was granted': async () => {
          await world.arrange(patch(cleo, { extraMinutes: 60 }));
          return time(59)();
        },
        'a fortnight and more': time(20_161),
        'in the name of others': change({ status: 'expired', retiredBy: 'olive' }),
        'opened in the name of others': time(5, { reopenedBy: 'olive' }),
        'with consent': change({ 'consent.ai': true }),
        'a withdrawn one opened': async () => {
          await world.arrange(patch(cleo, { status: 'withdrawn' }));
          return time(5)();
        },
        'an erasing one revived': () =>
          updateDoc(doc(world.as('owner'), gone), {
            status: 'expired',
            retiredBy: 'olive',
            rev: 4,
          }),
      });
    });

    it('is erased by managers, releasing its storage', async () => {
      const erase =
        (
          who: Who,
          usage: Data = { 'usage.storage.videos.used': 18, 'usage.storage.documents.used': 9 },
          parts: readonly Write[] = [drop(gone)],
        ) =>
        () =>
          commit(world.as(who), ...countsErasure(uidOf(who), usage), ...parts);
      await world.only(managers, (_, __, who) => erase(who)());
      await world.refuses({
        'with more storage': erase('owner', {
          'usage.storage.videos.used': 0,
          'usage.storage.documents.used': 0,
        }),
        'without the session': erase('owner', undefined, []),
        'without the storage': () => deleteDoc(doc(world.as('owner'), gone)),
        'another session': erase('owner', undefined, [drop(cato)]),
        'two for one': erase('owner', undefined, [drop(gone), drop(cato)]),
        'below nothing': async () => {
          await world.arrange(patch(org, { 'usage.storage.videos.used': 1 }));
          return erase('owner', {
            'usage.storage.videos.used': -1,
            'usage.storage.documents.used': 9,
          })();
        },
      });
    });
  });
});

describe('a suspended candidate', () => {
  const suspend = (act: () => Promise<unknown>) => async (): Promise<unknown> => {
    await world.arrange(
      put('suspensions/cleo', { by: 'saga', at: ago(days(1)), reason: 'Spam.', auditId: 'old' }),
      put('suspensions/gus', { by: 'saga', at: ago(days(1)), reason: 'Spam.', auditId: 'old' }),
    );
    return act();
  };
  const db = () => world.as('candidate');

  it('can do nothing', () =>
    world.refuses({
      begins: suspend(claimInvite('guest')),
      'reads the session': suspend(() => getDoc(doc(db(), cleo))),
      'reads the questions': suspend(() => getDoc(doc(db(), `${job}/content/questions`))),
      'reads the interview': suspend(() => getDoc(doc(db(), job))),
      'reads answers': suspend(() => getDocs(collection(db(), `${cleo}/answers`))),
      answers: suspend(() => setDoc(doc(db(), `${cleo}/answers/q2`), answer())),
      'answers again': suspend(() =>
        updateDoc(doc(db(), `${cleo}/answers/q1`), { text: 'x', rev: 2, updatedAt: now() }),
      ),
      'hands in': suspend(() =>
        commit(
          db(),
          patch(cleo, { status: 'submitted', submittedAt: now(), rev: 2 }),
          put(`${org}/aiJobs/open_cleo`, queued('cleo')),
        ),
      ),
      withdraws: suspend(() =>
        updateDoc(doc(db(), cleo), { status: 'withdrawn', withdrawnAt: now(), rev: 2 }),
      ),
      'withdraws the consent': suspend(() =>
        updateDoc(doc(db(), cleo), { 'consent.ai': false, 'consent.aiWithdrawnAt': now(), rev: 2 }),
      ),
      'lists own sessions': suspend(() =>
        getDocs(
          query(collectionGroup(db(), 'sessions'), where('candidateUid', '==', 'cleo'), limit(200)),
        ),
      ),
      'asks for the data': suspend(() =>
        setDoc(doc(db(), `${org}/dataRequests/cleo_open_export`), {
          uid: 'cleo',
          interviewId: 'open',
          type: 'export',
          status: 'open',
          createdAt: now(),
        }),
      ),
      'looks a code up': suspend(() => getDoc(doc(db(), 'inviteCodes/0123456789ABCDEF'))),
      'reads the outcome': suspend(() => getDoc(doc(db(), `${cleo}/shared/outcome`))),
    }));
});
