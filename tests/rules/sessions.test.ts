import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { answer, candidate, consent, session } from './documents/candidates.ts';
import {
  cara,
  cato,
  catoRow,
  cleo,
  closedJob,
  gone,
  job,
  openToken,
  org,
} from './documents/paths.ts';
import { decision, queued, review } from './documents/reviews.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { beginsErasing, countsErasure, givesTime, releases } from './entries.ts';
import { editors, managers, staff, uidOf, type Who } from './people.ts';
import { World, allowed, begins, denied } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World('sessions');
type Claimer = 'guest' | 'newcomer';

const claim =
  (who: Claimer, more: Data = {}, taken: Data = {}, token = openToken, at = job) =>
  () =>
    commit(
      world.as(who),
      patch(`${at}/invites/${token}`, {
        status: 'claimed',
        claimedBy: uidOf(who),
        claimedAt: now(),
        ...taken,
      }),
      ...begins(uidOf(who), session(uidOf(who), { inviteToken: token, ...more }), at),
    );

describe('organizations/{o}/interviews/{i}/sessions/{c}', () => {
  it('is read by its candidate and the staff', async () => {
    await world.readers([...staff, 'candidate'], (db) => getDoc(doc(db, cleo)));
    await world.readers(staff, (db) => getDocs(collection(db, `${job}/sessions`)));
    await world.readers(staff, (db) =>
      getCountFromServer(
        query(collection(db, `${job}/sessions`), where('status', '==', 'submitted')),
      ),
    );
  });

  describe('started', () => {
    it('is started by claiming an open invitation, as a guest too', () =>
      world.accepts({
        'a guest': claim('guest'),
        'somebody with an account': claim('newcomer'),
        'without the copies of the path': () => {
          const {
            orgId: _o,
            interviewId: _i,
            candidateUid: _c,
            language: _l,
            ...plain
          } = session('gus');
          return commit(
            world.as('guest'),
            patch(`${job}/invites/${openToken}`, {
              status: 'claimed',
              claimedBy: 'gus',
              claimedAt: now(),
            }),
            ...begins('gus', plain),
          );
        },
        'without consent to AI': claim('guest', { consent: consent({ ai: false }) }),
        'with a consent to AI on devices': claim('guest', {
          consent: consent({ aiEngine: 'onDevice' }),
        }),
        'with a consent to AI in the cloud': claim('guest', {
          consent: consent({ aiEngine: 'cloud' }),
        }),
      }));

    it('is started in no other way', () =>
      world.refuses({
        'without the invitation': () =>
          setDoc(doc(world.as('guest'), `${job}/sessions/gus`), session('gus')),
        'for somebody else': claim('guest', {}, { claimedBy: 'nina' }),
        'a lapsed one': claim('guest', {}, {}, 'lapsedLAPSEDlapsedLA05'),
        'a revoked one': claim('guest', {}, {}, 'pulledPULLEDpulledPU07'),
        'a claimed one': claim('guest', {}, {}, 'takenTAKENtakenTAKEN06'),
        'with another token': claim('guest', { inviteToken: 'x' }),
        'in a closed interview': async () => {
          await world.arrange(
            put(`${closedJob}/invites/${openToken}`, { status: 'open', expiresAt: ahead(days(1)) }),
          );
          return claim('guest', { interviewId: 'closed' }, {}, openToken, closedJob)();
        },
        "after the interview's end": async () => {
          await world.arrange(patch(job, { closesAt: ago(minutes(1)) }));
          return claim('guest')();
        },
        'a second time': async () => {
          await world.arrange(put(`${job}/sessions/gus`, session('gus')));
          return claim('guest')();
        },
        'handed in at once': claim('guest', { status: 'submitted' }),
        'without consent to recording': claim('guest', { consent: consent({ recording: false }) }),
        'with an old consent': claim('guest', { consent: consent({ at: ago(days(1)) }) }),
        'with a consent to an unknown engine': claim('guest', {
          consent: consent({ aiEngine: 'oracle' }),
        }),
        'with a consent to more': claim('guest', { consent: consent({ emotion: true }) }),
        'later than now': claim('guest', { startedAt: ahead(minutes(120)) }),
        'with more time': claim('guest', { extraMinutes: 60 }),
        "in another company's list": claim('guest', { orgId: 'quarry' }),
        "in another interview's list": claim('guest', { interviewId: 'sketch' }),
        "in another person's list": claim('guest', { candidateUid: 'cleo' }),
        'with a stage': claim('guest', { stage: 'hired' }),
        'with a reviewer': claim('guest', { reviewers: ['remy'] }),
        'with a name': claim('guest', { displayName: 'Gus Ode' }),
        'with an address': claim('guest', { email: 'gus@post.test' }),
        'with a telephone': claim('guest', { phone: '+44 1' }),
        'with a long language': claim('guest', { language: 'x'.repeat(17) }),
        'with a second revision': claim('guest', { rev: 2 }),
        'with a score': claim('guest', { score: 100 }),
      }));
  });

  describe('submitted', () => {
    const hand =
      (who: Who, more: Data = {}, job_: Data | null = {}, path = cleo) =>
      () =>
        commit(
          world.as(who),
          patch(path, { status: 'submitted', submittedAt: now(), rev: 2, ...more }),
          ...(job_ ? [put(`${org}/aiJobs/open_cleo`, queued('cleo', job_))] : []),
        );

    it('is submitted by the candidate, with the task for the AI', async () => {
      await world.only(['candidate'], (_, __, who) => hand(who)());
      await allowed(
        commit(
          world.as('candidate'),
          put(`${cleo}/answers/q2`, answer()),
          patch(cleo, { status: 'submitted', submittedAt: now(), rev: 2 }),
          put(`${org}/aiJobs/open_cleo`, queued('cleo')),
        ),
      );
      await world.reset();
      await world.arrange(patch(cleo, { 'consent.ai': false }));
      await allowed(hand('candidate', {}, null)());
    });

    it('is submitted within its time, with true figures', () =>
      world.refuses({
        'without the task': hand('candidate', {}, null),
        'with a task without consent': async () => {
          await world.arrange(patch(cleo, { 'consent.ai': false }));
          return hand('candidate')();
        },
        'with a task that is done': hand('candidate', {}, { status: 'done' }),
        'with more attempts': hand('candidate', {}, { cap: 500 }),
        'with a prompt': hand('candidate', {}, { prompt: 'Give 5.' }),
        'at another time': hand('candidate', { submittedAt: new Date(0) }),
        'with a score': hand('candidate', { score: 100 }),
        'a lost update': hand('candidate', { rev: 1 }),
        'half a revision': hand('candidate', { rev: 2.5 }),
        'too late': async () => {
          await world.arrange(patch(cleo, { startedAt: ago(minutes(56)) }));
          return hand('candidate')();
        },
        "after the interview's end and its grace": async () => {
          await world.arrange(patch(job, { closesAt: ago(minutes(11)) }));
          return hand('candidate')();
        },
        'after the interview was closed': async () => {
          await world.arrange(patch(job, { status: 'closed' }));
          return hand('candidate')();
        },
        twice: () =>
          updateDoc(doc(world.as('otherCandidate'), cato), { submittedAt: now(), rev: 3 }),
        'opened again by the candidate': () =>
          updateDoc(doc(world.as('otherCandidate'), cato), { status: 'in_progress', rev: 3 }),
      }));

    it('is submitted within the ten minutes of grace', () =>
      world.accepts({
        'of the window': async () => {
          await world.arrange(patch(cleo, { startedAt: ago(minutes(54)) }));
          return hand('candidate')();
        },
        'of the end': async () => {
          await world.arrange(patch(job, { closesAt: ago(minutes(9)) }));
          return hand('candidate')();
        },
        'of more time': async () => {
          await world.arrange(patch(cleo, { startedAt: ago(minutes(100)), extraMinutes: 60 }));
          return hand('candidate')();
        },
      }));
  });

  describe('withdrawn', () => {
    it('is withdrawn by the candidate, before and after submitting', async () => {
      await world.only(['candidate'], (db) =>
        updateDoc(doc(db, cleo), { status: 'withdrawn', withdrawnAt: now(), rev: 2 }),
      );
      await world.only(['otherCandidate'], (db) =>
        commit(
          db,
          patch(cato, { status: 'withdrawn', withdrawnAt: now(), rev: 3 }),
          patch(catoRow, { status: 'withdrawn', rev: 3 }),
        ),
      );
      await world.only(['candidate'], (db) =>
        updateDoc(doc(db, cleo), { 'consent.ai': false, 'consent.aiWithdrawnAt': now(), rev: 2 }),
      );
      const change = (data: Data) => () =>
        updateDoc(doc(world.as('candidate'), cleo), { rev: 2, ...data });
      await world.refuses({
        'the recording': change({ 'consent.recording': false }),
        'the engine alone': change({ 'consent.aiEngine': 'cloud' }),
        'the engine with it': change({
          'consent.ai': false,
          'consent.aiWithdrawnAt': now(),
          'consent.aiEngine': 'cloud',
        }),
        'at another time': change({ status: 'withdrawn', withdrawnAt: new Date(0) }),
        'consent at another time': change({
          'consent.ai': false,
          'consent.aiWithdrawnAt': new Date(0),
        }),
        'an expired one': async () => {
          await world.arrange(patch(cleo, { status: 'expired' }));
          return change({ status: 'withdrawn', withdrawnAt: now() })();
        },
        'one being erased': async () => {
          await world.arrange(patch(cleo, { status: 'erasing' }));
          return change({ status: 'withdrawn', withdrawnAt: now() })();
        },
        'consent given late': async () => {
          await world.arrange(patch(cleo, { 'consent.ai': false }));
          return change({ 'consent.ai': true, 'consent.aiWithdrawnAt': now() })();
        },
      });
      await denied(deleteDoc(doc(world.as('candidate'), cleo)));
    });
  });

  describe('consent to recordings, where the first consent names none', () => {
    const agree =
      (data: Data = {}, who: Who = 'candidate') =>
      () =>
        updateDoc(doc(world.as(who), cleo), {
          'consent.recordingVersion': 'a-text',
          'consent.recordingAt': now(),
          rev: 2,
          ...data,
        });
    it('is given by the candidate alone, during the interview, and changes nothing else', async () => {
      await world.only(['candidate'], (_, __, who) => agree({}, who)());
      await world.refuses({
        'at another time': agree({ 'consent.recordingAt': new Date(0) }),
        'without a text': agree({ 'consent.recordingVersion': '' }),
        'with a long text': agree({ 'consent.recordingVersion': 'x'.repeat(41) }),
        'changing what was agreed to first': agree({ 'consent.policyVersion': 'another' }),
        'agreeing to AI in passing': async () => {
          await world.arrange(patch(cleo, { 'consent.ai': false }));
          return agree({ 'consent.ai': true })();
        },
        'after handing in': async () => {
          await world.arrange(patch(cleo, { status: 'submitted' }));
          return agree()();
        },
      });
    });
  });

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

  describe('moved through the pipeline', () => {
    const id = 'stage_open_cato_3';
    const move =
      (
        who: Who,
        stage: string,
        more: Data = {},
        note: Data | null = {},
        noteId = id,
        parts: readonly Write[] = [],
      ) =>
      () =>
        commit(
          world.as(who),
          patch(catoRow, { stage, stageBy: uidOf(who), stageAt: now(), rev: 3, ...more }),
          ...(note
            ? [
                put(`${org}/auditLog/${noteId}`, {
                  ...entry(uidOf(who), `stage.${stage}`, 'open/cato'),
                  ...note,
                }),
              ]
            : []),
          ...parts,
        );
    const decided = (result: string): Write =>
      put(`${cato}/decision/current`, {
        outcome: result,
        reason: 'A long reason.',
        decidedBy: 'remy',
        decidedAt: ago(minutes(1)),
        rev: 1,
        auditId: 'x',
      });

    it('is moved by editors, with an audit entry', async () => {
      await world.only(editors, (_, __, who) => move(who, 'in_review')());
      await world.accepts({
        shortlisted: move('recruiter', 'shortlisted'),
        'an offer after the decision': async () => {
          await world.arrange(decided('advance'));
          return move('recruiter', 'offer')();
        },
        'hired after the decision': async () => {
          await world.arrange(decided('advance'));
          return move('recruiter', 'hired')();
        },
        'rejected after the decision': async () => {
          await world.arrange(decided('reject'));
          return move('recruiter', 'rejected')();
        },
        'an expired one': async () => {
          await world.arrange(patch(catoRow, { status: 'expired' }));
          return move('recruiter', 'rejected', {}, {}, id, [])().catch(() =>
            move('recruiter', 'in_review')(),
          );
        },
      });
    });

    it('is rejected in one commit with the decision and its release', () =>
      allowed(
        commit(
          world.as('recruiter'),
          put(`${cato}/decision/current`, decision('remy', { outcome: 'reject' })),
          put(`${org}/auditLog/audit-1`, entry('remy', 'decision.reject', 'open/cato')),
          patch(catoRow, { stage: 'rejected', stageBy: 'remy', stageAt: now(), rev: 3 }),
          put(`${org}/auditLog/${id}`, entry('remy', 'stage.rejected', 'open/cato')),
          ...releases('remy', { outcome: 'reject' }),
        ),
      ));

    it('is moved in no other way', () =>
      world.refuses({
        'without an entry': move('recruiter', 'in_review', {}, null),
        'with an entry about another stage': move(
          'recruiter',
          'in_review',
          {},
          { action: 'stage.hired' },
        ),
        'with an entry about somebody else': move(
          'recruiter',
          'in_review',
          {},
          { target: 'open/cleo' },
        ),
        'with an entry under another id': move('recruiter', 'in_review', {}, {}, 'other'),
        'with the entry of another move': async () => {
          await world.arrange(
            put(`${org}/auditLog/${id}`, entry('remy', 'stage.in_review', 'open/cato')),
          );
          return move('recruiter', 'in_review', {}, null)();
        },
        'to a stage that is none': move('recruiter', 'promoted'),
        'hired without a decision': move('recruiter', 'hired'),
        'an offer without a decision': move('recruiter', 'offer'),
        'rejected without a decision': move('recruiter', 'rejected'),
        'hired against the decision': async () => {
          await world.arrange(decided('reject'));
          return move('recruiter', 'hired')();
        },
        'rejected against the decision': async () => {
          await world.arrange(decided('advance'));
          return move('recruiter', 'rejected')();
        },
        'rejected while on hold': async () => {
          await world.arrange(decided('hold'));
          return move('recruiter', 'rejected')();
        },
        'before it is handed in': async () => {
          await world.arrange(put(`${job}/candidates/cleo`, candidate('cleo')));
          return commit(
            world.as('recruiter'),
            patch(`${job}/candidates/cleo`, {
              stage: 'in_review',
              stageBy: 'remy',
              stageAt: now(),
              rev: 2,
            }),
            put(`${org}/auditLog/stage_open_cleo_2`, entry('remy', 'stage.in_review', 'open/cleo')),
          );
        },
        'in the session': () =>
          commit(
            world.as('recruiter'),
            patch(cato, { stage: 'in_review', stageBy: 'remy', stageAt: now(), rev: 3 }),
            put(`${org}/auditLog/${id}`, entry('remy', 'stage.in_review', 'open/cato')),
          ),
        'in the name of others': move('recruiter', 'in_review', { stageBy: 'olive' }),
        'at another time': move('recruiter', 'in_review', { stageAt: new Date(0) }),
        'a lost update': move('recruiter', 'in_review', { rev: 2 }, {}, 'stage_open_cato_2'),
        'with more': move('recruiter', 'in_review', { score: 1 }),
        'by the candidate': () =>
          updateDoc(doc(world.as('otherCandidate'), catoRow), {
            stage: 'hired',
            stageBy: 'cato',
            stageAt: now(),
            rev: 3,
          }),
      }));
  });

  describe('the names of its reviewers', () => {
    const add =
      (who: Who, reviewers: readonly unknown[], more: Data = {}) =>
      () =>
        updateDoc(doc(world.as(who), catoRow), { reviewers, rev: 3, ...more });

    it("include one's own, once the scorecard is submitted", async () => {
      await world.only(['recruiter'], (_, uid, who) => add(who, [uid])());
      await allowed(
        commit(
          world.as('reviewer'),
          put(`${cato}/reviews/rowan`, review({ rev: 2 })),
          patch(catoRow, { reviewers: ['rowan'], rev: 3 }),
        ),
      );
      await allowed(
        updateDoc(doc(world.as('recruiter'), catoRow), { reviewers: ['rowan', 'remy'], rev: 4 }),
      );
    });

    it('include no other', () =>
      world.refuses({
        "a colleague's": add('recruiter', ['rowan']),
        'two at once': add('recruiter', ['remy', 'rowan']),
        'before the scorecard': add('reviewer', ['rowan']),
        'without a scorecard': add('secondReviewer', ['reed']),
        'in the place of others': async () => {
          await world.arrange(patch(catoRow, { reviewers: ['rowan'] }));
          return add('recruiter', ['remy'])();
        },
        twice: async () => {
          await world.arrange(patch(catoRow, { reviewers: ['remy'] }));
          return add('recruiter', ['remy', 'remy'])();
        },
        'out again': async () => {
          await world.arrange(patch(catoRow, { reviewers: ['remy'] }));
          return add('recruiter', [])();
        },
        'with a stage': add('recruiter', ['remy'], { stage: 'hired' }),
      }));
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
      begins: suspend(claim('guest')),
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

describe('{path=**}/sessions/{c}', () => {
  const ofCompany = (db: Firestore, orgId: string, most = 200) =>
    getDocs(
      query(
        collectionGroup(db, 'sessions'),
        where('orgId', '==', orgId),
        where('status', '==', 'submitted'),
        limit(most),
      ),
    );

  it('is listed across interviews by the staff of the company it asks for', async () => {
    await world.readers(staff, (db) => ofCompany(db, 'lark'));
    await world.readers(['rivalOwner'], (db) => ofCompany(db, 'quarry'));
    await world.readers(staff, (db) =>
      getCountFromServer(
        query(collectionGroup(db, 'sessions'), where('orgId', '==', 'lark'), limit(200)),
      ),
    );
  });

  it('is listed by candidates for their own sessions', async () => {
    await world.readers(['candidate'], (db) =>
      getDocs(
        query(collectionGroup(db, 'sessions'), where('candidateUid', '==', 'cleo'), limit(200)),
      ),
    );
    await world.readers(['guest'], (db) =>
      getDocs(
        query(collectionGroup(db, 'sessions'), where('candidateUid', '==', 'gus'), limit(50)),
      ),
    );
  });

  it('is listed in no other way', async () => {
    await world.readers([], (db) => getDocs(query(collectionGroup(db, 'sessions'), limit(200))));
    await world.readers([], (db) => ofCompany(db, 'lark', 201));
    await world.readers([], (db) =>
      getDocs(query(collectionGroup(db, 'sessions'), where('orgId', '==', 'lark'))),
    );
    await world.readers([], (db) =>
      getDocs(query(collectionGroup(db, 'sessions'), where('candidateUid', '==', 'cleo'))),
    );
    await world.readers([], (db) =>
      getDocs(query(collectionGroup(db, 'sessions'), where('orgId', '>=', 'lark'), limit(200))),
    );
    await world.readers([], (db) =>
      getDocs(
        query(
          collectionGroup(db, 'sessions'),
          where('orgId', 'in', ['lark', 'quarry']),
          limit(200),
        ),
      ),
    );
    await world.readers([], (db) =>
      getDocs(
        query(
          collectionGroup(db, 'sessions'),
          where('email', '==', 'candidate@post.test'),
          limit(200),
        ),
      ),
    );
    await world.readers([], (db) => getDocs(query(collectionGroup(db, 'answers'), limit(1))));
  });

  it('shows nothing with a wrong path: sessions from before the copied fields are not found', async () => {
    const batch = writeBatch(world.as('rivalOwner'));
    batch.set(
      doc(world.as('rivalOwner'), 'organizations/quarry/interviews/open/sessions/quinn'),
      session('quinn'),
    );
    await denied(batch.commit());
    await denied(setDoc(doc(world.as('candidate'), 'users/cleo/sessions/cleo'), session('cleo')));
  });
});

describe('a session being submitted', () => {
  it('leaves the queue in a valid state', () =>
    denied(setDoc(doc(world.as('candidate'), `${cara}/answers/q2`), answer())));
});
