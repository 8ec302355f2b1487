// Sessions: who reads and lists them, and how they start.
import {
  collection,
  collectionGroup,
  doc,
  getCountFromServer,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  setDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { consent, session } from './documents/candidates.ts';
import { cleo, closedJob, job, openToken } from './documents/paths.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { claimInvite, world } from './fixtures/sessions.ts';
import { staff } from './people.ts';
import { begins, denied } from './world.ts';
import { commit, patch, put } from './writes.ts';

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
        'a guest': claimInvite('guest'),
        'somebody with an account': claimInvite('newcomer'),
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
        'without consent to AI': claimInvite('guest', { consent: consent({ ai: false }) }),
        'with a consent to AI on devices': claimInvite('guest', {
          consent: consent({ aiEngine: 'onDevice' }),
        }),
        'with a consent to AI in the cloud': claimInvite('guest', {
          consent: consent({ aiEngine: 'cloud' }),
        }),
      }));

    it('is started in no other way', () =>
      world.refuses({
        'without the invitation': () =>
          setDoc(doc(world.as('guest'), `${job}/sessions/gus`), session('gus')),
        'for somebody else': claimInvite('guest', {}, { claimedBy: 'nina' }),
        'a lapsed one': claimInvite('guest', {}, {}, 'lapsedLAPSEDlapsedLA05'),
        'a revoked one': claimInvite('guest', {}, {}, 'pulledPULLEDpulledPU07'),
        'a claimed one': claimInvite('guest', {}, {}, 'takenTAKENtakenTAKEN06'),
        'with another token': claimInvite('guest', { inviteToken: 'x' }),
        'in a closed interview': async () => {
          await world.arrange(
            put(`${closedJob}/invites/${openToken}`, { status: 'open', expiresAt: ahead(days(1)) }),
          );
          return claimInvite('guest', { interviewId: 'closed' }, {}, openToken, closedJob)();
        },
        "after the interview's end": async () => {
          await world.arrange(patch(job, { closesAt: ago(minutes(1)) }));
          return claimInvite('guest')();
        },
        'a second time': async () => {
          await world.arrange(put(`${job}/sessions/gus`, session('gus')));
          return claimInvite('guest')();
        },
        'handed in at once': claimInvite('guest', { status: 'submitted' }),
        'without consent to recording': claimInvite('guest', {
          consent: consent({ recording: false }),
        }),
        'with an old consent': claimInvite('guest', { consent: consent({ at: ago(days(1)) }) }),
        'with a consent to an unknown engine': claimInvite('guest', {
          consent: consent({ aiEngine: 'oracle' }),
        }),
        'with a consent to more': claimInvite('guest', { consent: consent({ emotion: true }) }),
        'later than now': claimInvite('guest', { startedAt: ahead(minutes(120)) }),
        'with more time': claimInvite('guest', { extraMinutes: 60 }),
        "in another company's list": claimInvite('guest', { orgId: 'quarry' }),
        "in another interview's list": claimInvite('guest', { interviewId: 'sketch' }),
        "in another person's list": claimInvite('guest', { candidateUid: 'cleo' }),
        'with a stage': claimInvite('guest', { stage: 'hired' }),
        'with a reviewer': claimInvite('guest', { reviewers: ['remy'] }),
        'with a name': claimInvite('guest', { displayName: 'Gus Ode' }),
        'with an address': claimInvite('guest', { email: 'gus@post.test' }),
        'with a telephone': claimInvite('guest', { phone: '+44 1' }),
        'with a long language': claimInvite('guest', { language: 'x'.repeat(17) }),
        'with a second revision': claimInvite('guest', { rev: 2 }),
        'with a score': claimInvite('guest', { score: 100 }),
      }));
  });
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
