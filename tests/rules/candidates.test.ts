// What only staff know of a candidate (name, stage, submitted scorecards), and that the row agrees with the session.
import {
  collection,
  collectionGroup,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { candidate, identity, session } from './documents/candidates.ts';
import { cleo, job, openToken } from './documents/paths.ts';
import { ago, minutes, now } from './documents/times.ts';
import { staff, uidOf } from './people.ts';
import { World, allowed, begins } from './world.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const cleoRow = `${job}/candidates/cleo`;
const rowOfCleo = put(cleoRow, candidate('cleo', { startedAt: ago(minutes(5)) }));
const begin = (change: (writes: readonly Write[]) => readonly Write[]) => (): Promise<void> =>
  commit(
    world.as('guest'),
    patch(`${job}/invites/${openToken}`, { status: 'claimed', claimedBy: 'gus', claimedAt: now() }),
    ...change(begins('gus', session('gus'))),
  );
const withRow = (data: Data, leave: readonly string[] = []) =>
  begin(([made, who]) => {
    const row = Object.fromEntries(
      Object.entries(candidate('gus', data)).filter(([key]) => !leave.includes(key)),
    );
    return [...(made ? [made] : []), ...(who ? [who] : []), put(`${job}/candidates/gus`, row)];
  });

describe('organizations/{o}/interviews/{i}/candidates/{c}', () => {
  it('is read by staff, never by the candidate, who learns neither stage nor reviewers before an outcome is released', async () => {
    await world.arrange(rowOfCleo);
    await world.readers(staff, (db) => getDoc(doc(db, cleoRow)));
    await world.readers(staff, (db) => getDocs(collection(db, `${job}/candidates`)));
  });

  it('is not read by staff about themselves', async () => {
    for (const who of staff) {
      const uid = uidOf(who);
      // One candidate at a time: each reset restores the documents.
      await world.arrange(
        put(`${job}/sessions/${uid}`, session(uid)),
        put(`${job}/candidates/${uid}`, candidate(uid)),
      );
      await world.readers(
        staff.filter((other) => other !== who),
        (db) => getDoc(doc(db, `${job}/candidates/${uid}`)),
      );
    }
  });

  it('leaves no name, email or phone number on the session, in every job', () =>
    world.refuses({
      'a name': begin((writes) => [
        put(`${job}/sessions/gus`, session('gus', { displayName: 'Gus Ode' })),
        ...writes.slice(1),
      ]),
      'an address': begin((writes) => [
        put(`${job}/sessions/gus`, session('gus', { email: 'gus@post.test' })),
        ...writes.slice(1),
      ]),
      'a telephone': begin((writes) => [
        put(`${job}/sessions/gus`, session('gus', { phone: '+44 1' })),
        ...writes.slice(1),
      ]),
    }));

  it('is created with the session and the identity, all three or none', async () => {
    await allowed(begin((writes) => writes)());
    await world.refuses({
      'without the row': begin(([made, who]) => [made, who].filter((write) => write !== undefined)),
      'without who it is': begin(([made, , row]) =>
        [made, row].filter((write) => write !== undefined),
      ),
      'the row alone': () =>
        commit(world.as('guest'), put(`${job}/candidates/gus`, candidate('gus'))),
      'in the name of somebody else': () =>
        commit(world.as('guest'), put(cleoRow, candidate('cleo'))),
    });
  });

  it("is created with the session's values", () =>
    world.refuses({
      'handed in': withRow({ status: 'submitted' }),
      sent: withRow({ submittedAt: now() }),
      earlier: withRow({ startedAt: ago(minutes(30)) }),
      'without consent to AI': withRow({ ai: false }),
      'with a stage': withRow({ stage: 'hired' }),
      'with a reviewer': withRow({ reviewers: ['remy'] }),
      'as revealed': withRow({ revealedBy: ['remy'] }),
      'with a score': withRow({ score: 9 }),
      "in another company's list": withRow({ orgId: 'quarry' }),
      "in another job's list": withRow({ interviewId: 'sketch' }),
      "in another person's": withRow({ candidateUid: 'cleo' }),
      'without a name': withRow({}, ['displayName']),
      'with a long name': withRow({ displayName: 'x'.repeat(121) }),
      'with a long address': withRow({ email: 'x'.repeat(255) }),
      'as blind': withRow({ blind: true }),
      'with a long language': withRow({ language: 'x'.repeat(17) }),
      'with a second revision': withRow({ rev: 2 }),
      'with a request for deletion': withRow({ deletionAskedAt: now() }),
    }));

  it('accepts a long name, and only the given email', () =>
    world.accepts({
      'a name of 120': withRow({ displayName: 'x'.repeat(120) }),
      'no address': withRow({}, ['email']),
      'an address of 254': withRow({ email: `${'x'.repeat(244)}@post.test` }),
    }));
});

describe('{path=**}/candidates/{c}', () => {
  it("is listed across jobs by the company's staff, and by nobody about themselves", async () => {
    await world.arrange(rowOfCleo);
    const list = (field: string, value: string, most: number) => (db: Firestore) =>
      getDocs(query(collectionGroup(db, 'candidates'), where(field, '==', value), limit(most)));
    await world.readers(staff, list('orgId', 'lark', 200));
    await world.readers(['rivalOwner'], list('orgId', 'quarry', 200));
    await world.readers([], list('orgId', 'lark', 201));
    await world.readers([], list('candidateUid', 'cleo', 50));
  });
});

describe("a candidate's identity", () => {
  it('is read in an ordinary job by all staff and by themselves, one at a time', async () => {
    await world.arrange(put(`${cleo}/identity/current`, identity()));
    await world.readers([...staff, 'candidate'], (db) =>
      getDoc(doc(db, `${cleo}/identity/current`)),
    );
    await world.readers([], (db) => getDocs(collection(db, `${cleo}/identity`)));
  });
});
