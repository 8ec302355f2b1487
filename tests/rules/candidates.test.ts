// What only staff know of a candidate (name, stage, submitted scorecards), and that the row agrees with the session.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { candidate, identity, session } from './documents/candidates.ts';
import { cato, catoRow, cleo, gone, job, openToken, org } from './documents/paths.ts';
import { queued } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { everyRole, staff, uidOf, type Who } from './people.ts';
import { World, allowed, begins } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World('candidates');
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

describe('a session with its row', () => {
  const both =
    (
      who: Who,
      to: Data,
      shown: Data | null,
      path = cleo,
      row = cleoRow,
      more: readonly Write[] = [],
    ) =>
    async (): Promise<unknown> => {
      await world.arrange(
        rowOfCleo,
        put(
          `${job}/candidates/gone`,
          candidate('gone', { status: 'erasing', startedAt: ago(minutes(20)), rev: 3 }),
        ),
      );
      return commit(world.as(who), patch(path, to), ...(shown ? [patch(row, shown)] : []), ...more);
    };
  const sent = { status: 'submitted', submittedAt: now(), rev: 2 };
  const task = [put(`${org}/aiJobs/open_cleo`, queued('cleo'))];

  it('is submitted, withdrawn, reopened, ended and erased in both at once', () =>
    world.accepts({
      'handed in': both('candidate', sent, sent, cleo, cleoRow, task),
      withdrawn: both(
        'candidate',
        { status: 'withdrawn', withdrawnAt: now(), rev: 2 },
        { status: 'withdrawn', rev: 2 },
      ),
      ended: both(
        'recruiter',
        { status: 'expired', retiredBy: 'remy', rev: 2 },
        { status: 'expired', rev: 2 },
      ),
      'without consent to AI': both(
        'candidate',
        { 'consent.ai': false, 'consent.aiWithdrawnAt': now(), rev: 2 },
        { ai: false, rev: 2 },
      ),
    }));

  it('never changes in only one of them', () =>
    world.refuses({
      'handed in, and shown as running': both('candidate', sent, null, cleo, cleoRow, task),
      'handed in, and shown as withdrawn': both(
        'candidate',
        sent,
        { status: 'withdrawn', rev: 2 },
        cleo,
        cleoRow,
        task,
      ),
      'handed in, and shown as sent earlier': both(
        'candidate',
        sent,
        { ...sent, submittedAt: ago(minutes(3)) },
        cleo,
        cleoRow,
        task,
      ),
      'withdrawn, and shown as running': both(
        'candidate',
        { status: 'withdrawn', withdrawnAt: now(), rev: 2 },
        null,
      ),
      'ended, and shown as running': both(
        'recruiter',
        { status: 'expired', retiredBy: 'remy', rev: 2 },
        null,
      ),
      'without consent to AI, and shown with it': both(
        'candidate',
        { 'consent.ai': false, 'consent.aiWithdrawnAt': now(), rev: 2 },
        null,
      ),
      'shown as handed in': async () => {
        await world.arrange(rowOfCleo);
        return updateDoc(doc(world.as('candidate'), cleoRow), sent);
      },
      'shown as handed in by staff': async () => {
        await world.arrange(rowOfCleo);
        return updateDoc(doc(world.as('recruiter'), cleoRow), sent);
      },
      'with another name': both(
        'candidate',
        sent,
        { ...sent, displayName: 'Better Name' },
        cleo,
        cleoRow,
        task,
      ),
      'with a stage': both('candidate', sent, { ...sent, stage: 'hired' }, cleo, cleoRow, task),
      'with a lost update': both('candidate', sent, { ...sent, rev: 3 }, cleo, cleoRow, task),
      'a name changed by staff': () =>
        updateDoc(doc(world.as('owner'), catoRow), { displayName: 'Other', rev: 3 }),
    }));

  it('loses its row with the session, not before', async () => {
    const row = `${job}/candidates/gone`;
    const arranged = put(
      row,
      candidate('gone', { status: 'erasing', startedAt: ago(minutes(20)), rev: 3 }),
    );
    await world.refuses(
      Object.fromEntries(
        everyRole.map((who) => [
          `by ${who}`,
          async () => {
            await world.arrange(arranged);
            return deleteDoc(doc(world.as(who), row));
          },
        ]),
      ),
    );
    await world.refuses({
      'a standing one, by the owner': () => deleteDoc(doc(world.as('owner'), catoRow)),
      'the row of a session that stays': () =>
        commit(
          world.as('owner'),
          drop(catoRow),
          patch(cato, { status: 'erasing', retiredBy: 'olive', rev: 3 }),
        ),
    });
    await world.arrange(arranged, drop(gone));
    await world.accepts({
      'after it': async () => {
        await world.arrange(arranged, drop(gone));
        return deleteDoc(doc(world.as('admin'), row));
      },
    });
  });

  it('names who revealed it for the storage rules, only as part of the reveal', async () => {
    const reveal = {
      'reveals.remy': { role: 'recruiter', reason: 'They asked to be called.', at: now() },
      rev: 3,
    };
    const revealEntry: Write = put(
      `${org}/auditLog/reveal_open_cato_remy`,
      entry('remy', 'identity.reveal', 'open/cato'),
    );
    const blind = async (...writes: Write[]): Promise<unknown> => {
      await world.arrange(patch(cato, { blind: true }));
      return commit(world.as('recruiter'), ...writes);
    };
    await world.accepts({
      'with it': () =>
        blind(patch(cato, reveal), revealEntry, patch(catoRow, { revealedBy: ['remy'], rev: 3 })),
    });
    await world.refuses({
      'without it': () => blind(patch(catoRow, { revealedBy: ['remy'], rev: 3 })),
      'for a colleague': () =>
        blind(patch(cato, reveal), revealEntry, patch(catoRow, { revealedBy: ['rowan'], rev: 3 })),
      'two at once': () =>
        blind(
          patch(cato, reveal),
          revealEntry,
          patch(catoRow, { revealedBy: ['remy', 'rowan'], rev: 3 }),
        ),
    });
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
