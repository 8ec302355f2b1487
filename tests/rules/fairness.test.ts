import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { cara, cato, catoRow, job, org } from './documents/paths.ts';
import { decision, evaluation, outcome, rating, review } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { editors, everyRole, managers, uidOf, type Who } from './people.ts';
import { World, denied } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World('fairness');
/** All roles, and the compliance role under test. */
const everybody: readonly Who[] = [...everyRole, 'compliance'];
const watcher = put(`${org}/members/faye`, {
  role: 'compliance',
  status: 'active',
  joinedAt: ago(minutes(9)),
  inviteId: 'x',
});
const sharedOutcome = put(
  `${cato}/shared/outcome`,
  outcome('remy', { releasedAt: ago(minutes(1)) }),
);

describe('organizations/{o}/interviews/{i}/selfIds/{c}', () => {
  const path = `${job}/selfIds/cato`;
  const selfId = (more: Data = {}): Data => ({
    gender: 'woman',
    ethnicity: 'asian',
    age: 'from40',
    disability: 'declined',
    rev: 1,
    ...more,
  });
  const submitSelfId =
    (
      data: Data = selfId(),
      { who = 'otherCandidate' as Who, at = path, arranged = [sharedOutcome] as Write[] } = {},
    ) =>
    async (): Promise<void> => {
      await world.arrange(...arranged);
      await setDoc(doc(world.as(who), at), data);
    };

  it('is read by its candidate and by the compliance role: by no owner, admin or super admin', async () => {
    await world.arrange(watcher, put(path, selfId()));
    await world.readers(['otherCandidate', 'compliance'], (db) => getDoc(doc(db, path)), everybody);
    await world.readers(
      ['compliance'],
      (db) => getDocs(query(collection(db, `${job}/selfIds`), limit(1_001))),
      everybody,
    );
    await world.readers(
      ['compliance'],
      (db) => getCountFromServer(query(collection(db, `${job}/selfIds`), limit(1_001))),
      everybody,
    );
    await denied(getDocs(collection(world.as('compliance'), `${job}/selfIds`)));
    await world.arrange(patch(`${org}/members/faye`, { status: 'suspended' }));
    await world.readers(['otherCandidate'], (db) => getDoc(doc(db, path)), everybody);
  });

  it('may be read before it exists, by its candidate', () =>
    world.readers(['otherCandidate'], (db) => getDoc(doc(db, path))));

  it('is given by the candidate alone, after the outcome was released; in part or whole; changed and withdrawn', async () => {
    await world.arrange(sharedOutcome, watcher);
    await world.readers(['otherCandidate'], (db) => setDoc(doc(db, path), selfId()), everybody);
    await world.readers(['otherCandidate'], (db) => deleteDoc(doc(db, path)), everybody);
    await world.accepts({
      'one answer': submitSelfId({ disability: 'yes', rev: 1 }),
      'prefer not to say': submitSelfId({
        gender: 'declined',
        ethnicity: 'declined',
        age: 'declined',
        disability: 'declined',
        rev: 1,
      }),
      'another time': submitSelfId(selfId({ gender: 'other', rev: 2 }), {
        arranged: [sharedOutcome, put(path, selfId())],
      }),
    });
  });

  it('is given in no other way', () =>
    world.refuses({
      'before the outcome': submitSelfId(selfId(), { arranged: [] }),
      'for somebody else': submitSelfId(selfId(), { at: `${job}/selfIds/cleo` }),
      'without an interview': submitSelfId(selfId(), {
        who: 'guest',
        at: `${job}/selfIds/gus`,
        arranged: [
          put(
            `${job}/sessions/gus/shared/outcome`,
            outcome('remy', { releasedAt: ago(minutes(1)) }),
          ),
        ],
      }),
      nothing: submitSelfId({ rev: 1 }),
      "an answer of one's own": submitSelfId(selfId({ gender: 'f' })),
      'a list': submitSelfId(selfId({ ethnicity: ['asian'] })),
      'an age': submitSelfId(selfId({ age: 44 })),
      'a diagnosis': submitSelfId(selfId({ disability: 'blind' })),
      'a name': submitSelfId(selfId({ name: 'Cato' })),
      'a time': submitSelfId(selfId({ at: now() })),
      'the second first': submitSelfId(selfId({ rev: 2 })),
      'the first twice': submitSelfId(selfId(), { arranged: [sharedOutcome, put(path, selfId())] }),
      'nothing instead of an answer': submitSelfId(selfId({ gender: null })),
      'while it is erased': submitSelfId(selfId(), {
        arranged: [sharedOutcome, patch(cato, { status: 'erasing' })],
      }),
    }));

  it('is deleted with the interview, unread', async () => {
    await world.arrange(watcher, put(`${job}/selfIds/gone`, selfId()));
    await world.readers(managers, (db) => deleteDoc(doc(db, `${job}/selfIds/gone`)), everybody);
    await world.accepts({
      'also when there is nothing': () => deleteDoc(doc(world.as('admin'), `${job}/selfIds/gone`)),
    });
  });
});

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

describe('the compliance role', () => {
  it('reads its company, its own membership and the names of jobs, and nothing about colleagues or candidates', async () => {
    await world.arrange(
      watcher,
      put(`${cato}/views/rowan`, { role: 'reviewer', at: ago(minutes(1)) }),
      sharedOutcome,
      put(`${job}/surveys/b0`, { count: 5 }),
      put(`${org}/library/x`, { kind: 'question' }),
    );
    const db = (): ReturnType<World['as']> => world.as('compliance');
    await world.readers(['compliance'], (as) => getDoc(doc(as, org)), ['compliance']);
    await world.readers(['compliance'], (as) => getDoc(doc(as, `${org}/members/faye`)), [
      'compliance',
    ]);
    await world.readers(['compliance'], (as) => getDocs(collection(as, `${org}/interviews`)), [
      'compliance',
    ]);
    const closed = [
      `${org}/members/remy`,
      cato,
      `${cato}/answers/q1`,
      `${cato}/reviews/remy`,
      `${cato}/notes/n`,
      `${cato}/evaluations/open_cato_1`,
      `${cato}/ratings/open_cato_1`,
      `${cato}/decision/current`,
      `${cato}/shared/outcome`,
      `${cato}/views/rowan`,
      `${job}/content/questions`,
      `${job}/content/rubric`,
      `${job}/invites/takenTAKENtakenTAKEN06`,
      `${job}/inviteDetails/takenTAKENtakenTAKEN06`,
      `${job}/surveys/b0`,
      `${org}/auditLog/first`,
      `${org}/drafts/d`,
      `${org}/library/x`,
      `${org}/aiJobs/open_cara`,
      `${org}/dataRequests/cato_open_export`,
    ];
    await Promise.all(closed.map((at) => denied(getDoc(doc(db(), at)))));
    await Promise.all(
      [
        `${org}/members`,
        `${job}/sessions`,
        `${cato}/answers`,
        `${job}/invites`,
        `${org}/auditLog`,
        `${org}/aiJobs`,
        `${org}/orgInvites`,
      ].map((at) => denied(getDocs(collection(db(), at)))),
    );
  });

  it('writes nothing about candidates', async () => {
    const act = (write: Write) => async (): Promise<void> => {
      await world.arrange(
        watcher,
        put(`${cara}/reviews/faye`, review({ updatedAt: ago(minutes(1)) })),
      );
      await commit(world.as('compliance'), write);
    };
    await world.refuses({
      'a scorecard': act(put(`${cato}/reviews/faye`, review())),
      'a note': act(put(`${cato}/notes/new`, { text: 'x', authorUid: 'faye', createdAt: now() })),
      'an entry of the log': act(
        put(`${org}/auditLog/new`, entry('faye', 'interview.edit', 'open')),
      ),
      'a look': act(put(`${cato}/views/faye`, { role: 'compliance', at: now() })),
      'the company': act(patch(org, { name: 'New' })),
      "a candidate's words": act(put(`${job}/selfIds/cato`, { gender: 'man', rev: 1 })),
      'a deletion': act(drop(`${job}/selfIds/gone`)),
    });
  });

  /** Documents that carry the person's name from an earlier role, tried in the compliance role. */
  function withOwnName(role: string): Record<string, () => Promise<unknown>> {
    const once = ago(minutes(3));
    const own = {
      filters: `${org}/members/faye/filters/f00`,
      notices: `${org}/members/faye/notices/n1`,
      view: `${cato}/views/faye`,
      card: `${cato}/reviews/faye`,
      note: `${cato}/notes/faye`,
      mark: `${cato}/noteMarks/faye`,
      task: `${org}/aiJobs/open_cleaf`,
    };
    const arranged = [
      patch(`${org}/members/faye`, { role }),
      put(own.filters, {
        name: 'Mine',
        view: { sort: 'name_asc', stage: null, scorecard: null, waiting: null },
        rev: 1,
        updatedAt: once,
      }),
      put(own.notices, {
        kind: 'asked',
        interviewId: 'open',
        candidateUid: 'cato',
        about: 'review',
        by: 'remy',
        byName: 'Remy',
        at: once,
        readAt: null,
      }),
      put(own.view, { role: 'reviewer', at: once }),
      put(own.card, review({ updatedAt: once })),
      put(own.note, { text: 'x', authorUid: 'faye', createdAt: once }),
      put(own.mark, { authorUid: 'faye', createdAt: once }),
      patch(own.task, {
        leaseOwner: 'faye',
        leaseId: 'lease-of-faye',
        leasedAt: once,
        takenAt: once,
      }),
      patch(catoRow, { reviewers: ['remy', 'faye'] }),
    ];
    const db = world.as('compliance');
    const act = (does: () => Promise<unknown>) => async (): Promise<void> => {
      await world.arrange(watcher, ...arranged);
      await does();
    };
    const reads = (at: string) => act(() => getDoc(doc(db, at)));
    const writes = (...all: Write[]) => act(() => commit(db, ...all));
    return {
      'a filter': reads(own.filters),
      'its filters': act(() => getDocs(collection(db, `${org}/members/faye/filters`))),
      'another filter': writes(
        put(`${org}/members/faye/filters/f01`, {
          name: 'Mine',
          view: { sort: 'name_asc', stage: null, scorecard: null, waiting: null },
          rev: 1,
          updatedAt: now(),
        }),
      ),
      'a filter less': writes(drop(own.filters)),
      'a notice': reads(own.notices),
      'a notice that is read': writes(patch(own.notices, { readAt: now() })),
      'a notice less': writes(drop(own.notices)),
      'that it looked': reads(own.view),
      'its scorecard': reads(own.card),
      'a note less': writes(drop(own.note), drop(own.mark)),
      'a mark without its note': async () => {
        await world.arrange(watcher, ...arranged, drop(own.note));
        await commit(db, drop(own.mark));
      },
      'a task given back': writes(patch(own.task, { status: 'queued', error: 'timeout' })),
      'a rating': writes(
        put(`${job}/sessions/cleaf/evaluations/open_cleaf_1`, evaluation('faye')),
        put(`${job}/sessions/cleaf/ratings/open_cleaf_1`, rating('faye')),
        patch(own.task, { status: 'done', evaluationId: 'open_cleaf_1', finishedAt: now() }),
      ),
      'joining the reviewers': async () => {
        await world.arrange(
          watcher,
          ...arranged,
          drop(own.card),
          patch(catoRow, { reviewers: ['remy'] }),
        );
        await commit(
          db,
          put(own.card, review()),
          patch(catoRow, { reviewers: ['remy', 'faye'], rev: 3 }),
        );
      },
    };
  }

  it('reads no staff document, even one with its own name', () =>
    world.refuses(withOwnName('compliance')));

  it('could read all of them as a reviewer', () => world.accepts(withOwnName('reviewer')));

  it("is given by the owner's invitation, never by a role change, and leaves as others do", async () => {
    const seat =
      (who: Who, role: string, id = 'freshFRESHfreshFRESH08') =>
      () =>
        commit(
          world.as(who),
          patch(org, {
            'usage.licenses.used': 8,
            lastOp: { kind: 'seat.invite', id, by: uidOf(who), at: now() },
          }),
          put(`${org}/orgInvites/${id}`, {
            email: 'nora@larkfield.test',
            role,
            status: 'pending',
            createdBy: uidOf(who),
            createdAt: now(),
            expiresAt: new Date(Date.now() + 864e5),
            orgName: 'Larkfield',
          }),
        );
    await world.only(['owner'], (_, __, who) => seat(who, 'compliance')(), [
      'recruiter',
      'admin',
      'owner',
      'superAdmin',
      'compliance',
    ]);
    const change = (who: Who, uid: string, data: Data) => async (): Promise<void> => {
      await world.arrange(watcher);
      const { role, status } = (await world.look(`${org}/members/${uid}`)) ?? {};
      const after = { role, status, ...data } as Data;
      await commit(
        world.as(who),
        patch(`${org}/members/${uid}`, { ...data, auditId: 'told' }),
        put(`${org}/auditLog/told`, {
          ...entry(uidOf(who), 'member.change', uid),
          detail: `${String(role)} ${String(status)} > ${String(after['role'])} ${String(after['status'])}`,
        }),
      );
    };
    await world.refuses({
      'a recruiter made one': change('owner', 'remy', { role: 'compliance' }),
      'a reviewer made one by an admin': change('admin', 'rowan', { role: 'compliance' }),
      'one made a reviewer': change('owner', 'faye', { role: 'reviewer' }),
      'one by themselves': change('compliance', 'faye', { role: 'owner' }),
      'suspended by an admin': change('admin', 'faye', { status: 'suspended' }),
    });
    await world.accepts({
      'suspended by the owner': change('owner', 'faye', { status: 'suspended' }),
      'shown under a name': async () => {
        await world.arrange(watcher);
        await commit(world.as('compliance'), patch(`${org}/members/faye`, { displayName: 'Faye' }));
      },
    });
    const leave = (who: Who) => async (): Promise<void> => {
      await world.arrange(watcher);
      await commit(
        world.as(who),
        patch(org, {
          'usage.licenses.used': 6,
          lastOp: { kind: 'seat.remove', id: 'faye', by: uidOf(who), at: now(), parent: 'left' },
        }),
        drop(`${org}/members/faye`),
        put(`${org}/auditLog/left`, {
          actorUid: uidOf(who),
          action: 'member.remove',
          target: 'faye',
          at: now(),
          detail: 'compliance active',
        }),
      );
    };
    await world.accepts({
      'removed by the owner': leave('owner'),
      'gone by themselves': leave('compliance'),
    });
    await world.refuses({ 'removed by an admin': leave('admin') });
  });
});
