// Administration tools: compliance settings, job owners, and members' contact addresses.
import {
  collection,
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
import { changeEntry } from './documents/auditEntries.ts';
import { job, org } from './documents/paths.ts';
import { ago, days, now } from './documents/times.ts';
import { logged, suspended } from './fixtures/adminTools.ts';
import { everyRole, managers, people, signedIn, staff, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();
const crewed = [...everyRole, 'compliance'] as const;
const withCompliance = () =>
  world.arrange(
    put(`${org}/members/faye`, {
      role: 'compliance',
      status: 'active',
      joinedAt: ago(days(3)),
      inviteId: 'x',
    }),
  );

describe('organizations/{o}/settings/compliance', () => {
  const path = `${org}/settings/compliance`;
  const words = { en: 'We use a tool.', es: 'Usamos una herramienta.' };
  const kept = (by: string, more: Data = {}): Data => ({
    notice: words,
    publishedOn: '2026-11-02',
    where: 'example.test/notice',
    auditedOn: null,
    auditWhere: '',
    rev: 1,
    updatedAt: now(),
    updatedBy: by,
    auditId: 'c-1',
    ...more,
  });
  const keep =
    (who: Who, more: Data = {}, isLogged = true) =>
    () =>
      commit(
        world.as(who),
        put(path, kept(uidOf(who), more)),
        ...(isLogged ? [logged(who, 'c-1', 'settings.compliance', 'compliance')] : []),
      );
  it('is read by all members', async () => {
    await withCompliance();
    await world.arrange(put(path, kept('olive')));
    await world.readers([...staff, 'compliance'], (db) => getDoc(doc(db, path)), crewed);
  });
  it('is changed by managers, with an audit entry', () =>
    world.only(managers, (_, __, who) => keep(who)()));
  it('keeps its closed shape over several edits', async () => {
    await world.accepts({
      'without days': keep('owner', { publishedOn: null, auditedOn: null }),
      'at its longest': keep('owner', {
        notice: { en: 'x'.repeat(4_000), es: '' },
        where: 'x'.repeat(300),
      }),
    });
    await world.refuses({
      'a day in words': keep('owner', { publishedOn: 'yesterday' }),
      'a number': keep('owner', { auditedOn: 5 }),
      'one language': keep('owner', { notice: { en: 'x' } }),
      'a long notice': keep('owner', { notice: { ...words, es: 'x'.repeat(4_001) } }),
      'with more': keep('owner', { score: 1 }),
      'by others': keep('owner', { updatedBy: 'ada' }),
      'a later revision': keep('owner', { rev: 2 }),
      'without an entry': keep('owner', {}, false),
      'over an edit of somebody else': async () => {
        await world.arrange(put(path, kept('ada', { rev: 4, auditId: 'old' })));
        return keep('owner', { rev: 4 })();
      },
      suspended: async () => {
        await world.arrange(suspended);
        return keep('owner')();
      },
    });
  });
});

describe('organizations/{o}/duties/{i}', () => {
  const path = `${org}/duties/open`;
  const jobOwner = (by: string, more: Data = {}): Data => ({
    ownerUid: 'remy',
    by,
    at: now(),
    auditId: 'd-1',
    ...more,
  });
  const hand =
    (who: Who, more: Data = {}, id = 'open') =>
    () =>
      commit(
        world.as(who),
        put(`${org}/duties/${id}`, jobOwner(uidOf(who), more)),
        logged(who, 'd-1', 'job.handOver', id),
      );
  it('is read by staff', async () => {
    await world.arrange(put(path, jobOwner('olive')));
    await world.readers(staff, (db) => getDocs(collection(db, `${org}/duties`)));
  });
  it('is transferred by managers, with an audit entry', () =>
    world.only(managers, (_, __, who) => hand(who)()));
  it('is given to a member who may invite and decide', async () => {
    await withCompliance();
    await world.refuses({
      'a reviewer': hand('owner', { ownerUid: 'rowan' }),
      'somebody on leave': hand('owner', { ownerUid: people.benched.uid }),
      'a stranger': hand('owner', { ownerUid: 'quinn' }),
      'a job that is not there': hand('owner', {}, 'none'),
      'with more': hand('owner', { note: 'x' }),
      'by others': hand('owner', { by: 'ada' }),
      'long ago': hand('owner', { at: new Date(0) }),
      'without an entry': () => setDoc(doc(world.as('owner'), path), jobOwner('olive')),
      'taken away': () => deleteDoc(doc(world.as('owner'), path)),
      suspended: async () => {
        await world.arrange(suspended);
        return hand('owner')();
      },
    });
  });
});

describe("a member's contact address", () => {
  const own = (who: Who, contact: unknown) => () =>
    updateDoc(doc(world.as(who), `${org}/members/${uidOf(who)}`), { contact, lastSeenAt: now() });
  it("is the member's own verified address, set by themselves", async () => {
    await world.accepts({
      'the owner': own('owner', people.owner.email),
      'a reviewer': own('reviewer', people.reviewer.email),
    });
    await world.refuses({
      "somebody else's": own('owner', people.admin.email),
      'no address': own('owner', 'call me'),
      'set by others': () =>
        updateDoc(doc(world.as('owner'), `${org}/members/remy`), { contact: people.owner.email }),
      'theirs, set by others': () =>
        updateDoc(doc(world.as('owner'), `${org}/members/remy`), {
          contact: people.recruiter.email,
        }),
    });
  });
  it('stays when a manager changes the role', async () => {
    await world.arrange(patch(`${org}/members/remy`, { contact: people.recruiter.email }));
    await world.accepts({
      'a new role': () =>
        commit(
          world.as('owner'),
          patch(`${org}/members/remy`, { role: 'reviewer', auditId: 'm-1' }),
          put(
            `${org}/auditLog/m-1`,
            changeEntry('olive', 'remy', 'recruiter active > reviewer active'),
          ),
        ),
    });
  });
});

describe('a data request', () => {
  it('may be for a correction', async () => {
    await world.only(
      ['candidate'],
      (db, uid) =>
        setDoc(doc(db, `${org}/dataRequests/${uid}_open_correction`), {
          uid,
          interviewId: 'open',
          type: 'correction',
          status: 'open',
          createdAt: now(),
          note: 'My name is spelled Kleo.',
        }),
      ['candidate', 'guest', 'recruiter', 'rivalOwner'],
    );
  });
});

describe('unused invitations', () => {
  it('are revoked by editors alone', async () => {
    await world.readers(
      ['recruiter', 'admin', 'owner'],
      (db) =>
        getDocs(
          query(
            collection(db, `${job}/invites`),
            where('status', '==', 'open'),
            where('createdAt', '<', new Date()),
            limit(50),
          ),
        ),
      signedIn,
    );
  });
});
