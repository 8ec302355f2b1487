// Administration tools: calibration set, compliance settings, job owners, API keys, and members' contact addresses.
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
  type Firestore,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { secretMark } from '../../src/domain/base/secretMark.ts';
import { changeEntry, entry } from './documents/auditEntries.ts';
import { cato, cleo, hash, job, org } from './documents/paths.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { everyRole, managers, people, signedIn, staff, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World('adminTools');
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
const logged = (who: Who, id: string, action: string, target: string, detail?: string) =>
  put(`${org}/auditLog/${id}`, {
    ...entry(uidOf(who), action, target),
    ...(detail ? { detail } : {}),
  });
const suspended = patch(org, { status: 'suspended' });
const tier = (apiAccess: boolean) =>
  patch('tierConfigurations/default_free', { 'features.apiAccess': apiAccess });

describe('organizations/{o}/interviews/{i}/sessions/{c}/calibration/{d}', () => {
  const path = `${cato}/calibration/current`;
  const mark = (by: string, more: Data = {}): Data => ({
    orgId: 'lark',
    interviewId: 'open',
    candidateUid: 'cato',
    note: 'A middling one.',
    by,
    at: now(),
    auditId: 'mark-1',
    ...more,
  });
  const add =
    (who: Who, more: Data = {}, at = path, target = 'open/cato') =>
    () =>
      commit(
        world.as(who),
        put(at, mark(uidOf(who), more)),
        logged(who, 'mark-1', 'calibration.add', target),
      );
  it('is read by staff', async () => {
    await world.arrange(put(path, mark('olive')));
    await world.readers(staff, (db) => getDoc(doc(db, path)));
    await world.readers(staff, (db) => getDocs(collection(db, `${cato}/calibration`)));
  });
  it('is added by managers, with an audit entry', () =>
    world.only(managers, (_, __, who) => add(who)()));
  it('is removed from the set by managers, with an audit entry, and may be added again', async () => {
    const end = async (who: Who, more: Data = {}) => {
      await world.arrange(put(path, mark('olive')));
      return commit(
        world.as(who),
        patch(path, { endedAt: now(), auditId: 'mark-2', ...more }),
        logged(who, 'mark-2', 'calibration.remove', 'open/cato'),
      );
    };
    await world.only(managers, (_, __, who) => end(who));
    await world.refuses({
      'with other words': () => end('owner', { note: 'A good one.' }),
      'long ago': () => end('owner', { endedAt: new Date(0) }),
      'without a trace': async () => {
        await world.arrange(put(path, mark('olive')));
        return deleteDoc(doc(world.as('owner'), path));
      },
    });
    await world.arrange(put(path, mark('olive', { endedAt: ago(minutes(1)), auditId: 'old' })));
    await world.accepts({ again: add('owner') });
  });
  it('names a submitted interview of the same job, in a closed shape', () =>
    world.refuses({
      'one that runs': add(
        'owner',
        { candidateUid: 'cleo' },
        `${cleo}/calibration/current`,
        'open/cleo',
      ),
      'another place': add('owner', { candidateUid: 'cleo' }),
      'another company': add('owner', { orgId: 'quarry' }),
      'under another name': add('owner', {}, `${cato}/calibration/second`),
      'a long note': add('owner', { note: 'x'.repeat(501) }),
      'with more': add('owner', { level: 4 }),
      'by others': add('owner', { by: 'ada' }),
      'long ago': add('owner', { at: new Date(0) }),
      'without an entry': () => setDoc(doc(world.as('owner'), path), mark('olive')),
      'about others in the log': add('owner', {}, path, 'open/cleo'),
      twice: async () => {
        await world.arrange(put(path, mark('olive')));
        return add('owner')();
      },
      suspended: async () => {
        await world.arrange(suspended);
        return add('owner')();
      },
    }));
});

describe('{path=**}/calibration/{d}', () => {
  it('is listed for a company by its staff', async () => {
    const marks = (db: Firestore) => collectionGroup(db, 'calibration');
    await world.readers(staff, (db) =>
      getDocs(query(marks(db), where('orgId', '==', 'lark'), limit(50))),
    );
    await world.refuses({
      'of all companies': () => getDocs(query(marks(world.as('owner')), limit(50))),
      'without a bound': () =>
        getDocs(query(marks(world.as('owner')), where('orgId', '==', 'lark'))),
    });
  });
});

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

const secret = 'keyKEYkeyKEYkeyKEYkey123';
const keyPath = `${org}/exportKeys/${secret}`;
const key = (by: string, more: Data = {}): Data => ({
  name: 'Warehouse',
  scopes: ['jobs', 'usage'],
  createdBy: by,
  createdAt: now(),
  expiresAt: ahead(days(29)),
  auditId: 'k-1',
  ...more,
});

describe('organizations/{o}/exportKeys/{k}', () => {
  const markOf = (path: string): string => secretMark(path.split('/').at(-1) ?? '');
  const make =
    (
      who: Who,
      more: Data = {},
      path = keyPath,
      detail = `${markOf(path)} Warehouse (jobs, usage)`,
    ) =>
    () =>
      commit(
        world.as(who),
        put(path, key(uidOf(who), more)),
        logged(who, 'k-1', 'export.key', 'exportKeys', detail),
      );
  it('is read by managers', async () => {
    await world.arrange(put(keyPath, key('olive')));
    await world.readers(managers, (db) => getDoc(doc(db, keyPath)));
    await world.readers(managers, (db) => getDocs(collection(db, `${org}/exportKeys`)));
  });
  it('is created by managers whose plan includes it', async () => {
    await world.only(managers, async (_, __, who) => {
      await world.arrange(tier(true));
      return make(who)();
    });
    await world.refuses({ 'a plan without it': make('owner') });
  });
  it('has a closed shape', async () => {
    const tries: Record<string, () => Promise<unknown>> = {
      'a short secret': make('owner', {}, `${org}/exportKeys/short`),
      everything: make('owner', { scopes: ['all'] }),
      nothing: make('owner', { scopes: [] }),
      'for ever': make('owner', { expiresAt: ahead(days(91)) }),
      'over already': make('owner', { expiresAt: ago(minutes(1)) }),
      'without a name': make('owner', { name: '' }),
      'with more': make('owner', { admin: true }),
      'by others': make('owner', { createdBy: 'ada' }),
      'without an entry': () => setDoc(doc(world.as('owner'), keyPath), key('olive')),
      'with the entry of another': make('owner', {}, keyPath, `${secretMark('another')} Warehouse`),
      'with one that names none': make('owner', {}, keyPath, 'Warehouse (jobs, usage)'),
      'twenty with one entry': () =>
        commit(
          world.as('owner'),
          ...Array.from({ length: 20 }, (_, n) => put(`${keyPath}${n}`, key('olive'))),
          logged('owner', 'k-1', 'export.key', 'exportKeys', markOf(`${keyPath}0`)),
        ),
      suspended: async () => {
        await world.arrange(suspended);
        return make('owner')();
      },
    };
    await world.refuses(
      Object.fromEntries(
        Object.entries(tries).map(([what, attempt]) => [
          what,
          async () => {
            await world.arrange(tier(true));
            return attempt();
          },
        ]),
      ),
    );
  });
  it('is revoked by managers, permanently', async () => {
    const revoke =
      (who: Who, more: Data = {}, detail = `${markOf(keyPath)} Warehouse`) =>
      () =>
        commit(
          world.as(who),
          patch(keyPath, { revokedBy: uidOf(who), revokedAt: now(), auditId: 'k-2', ...more }),
          logged(who, 'k-2', 'export.revoke', 'exportKeys', detail),
        );
    const arrangeKey = () => world.arrange(put(keyPath, key('olive')));
    await world.only(
      managers,
      async (_, __, who) => {
        await arrangeKey();
        return revoke(who)();
      },
      ['guest', 'candidate', 'reviewer', 'recruiter', 'rivalOwner', 'superAdmin', 'admin', 'owner'],
    );
    const tries: Record<string, () => Promise<unknown>> = {
      extended: () => updateDoc(doc(world.as('owner'), keyPath), { expiresAt: ahead(days(60)) }),
      'with the entry of another': revoke('owner', {}, secretMark('another')),
      'more parts': () => updateDoc(doc(world.as('owner'), keyPath), { scopes: ['candidates'] }),
      deleted: () => deleteDoc(doc(world.as('owner'), keyPath)),
      'opened again': async () => {
        await world.arrange(patch(keyPath, { revokedAt: ago(5), revokedBy: 'ada' }));
        return revoke('owner', { revokedAt: null })();
      },
    };
    await world.refuses(
      Object.fromEntries(
        Object.entries(tries).map(([what, attempt]) => [
          what,
          async () => {
            await arrangeKey();
            return attempt();
          },
        ]),
      ),
    );
  });
});

describe('organizations/{o}/exportKeys/{k}/files/{f}', () => {
  const path = `${keyPath}/files/jobs.json`;
  const file = (by: string, more: Data = {}): Data => ({
    text: '[]',
    sha256: hash,
    rows: 0,
    by,
    at: now(),
    ...more,
  });
  const arrangeKeyWithFiles = (more: Data = {}, hasIt = true) =>
    world.arrange(
      put(keyPath, key('olive', more)),
      put(path, file('olive')),
      put(`${keyPath}/files/candidates.json`, file('olive')),
      tier(hasIt),
    );
  it('is read by any holder of the key, signed in or not', async () => {
    await arrangeKeyWithFiles();
    await world.readers(everyRole, (db) => getDoc(doc(db, path)));
    await world.readers(managers, (db) => getDoc(doc(db, `${keyPath}/files/candidates.json`)));
    await world.readers(managers, (db) => getDocs(collection(db, `${keyPath}/files`)));
  });
  it('is closed once the key has expired, was revoked, or the plan no longer includes it', async () => {
    await arrangeKeyWithFiles({ expiresAt: ago(minutes(1)) });
    await world.readers(managers, (db) => getDoc(doc(db, path)));
    await arrangeKeyWithFiles({ revokedAt: ago(1), revokedBy: 'ada' });
    await world.readers(managers, (db) => getDoc(doc(db, path)));
    await arrangeKeyWithFiles({}, false);
    await world.readers(managers, (db) => getDoc(doc(db, path)));
    await arrangeKeyWithFiles();
    await world.arrange(suspended);
    await world.readers(managers, (db) => getDoc(doc(db, path)));
  });
  it("is written by managers, within the key's scope", async () => {
    const write =
      (who: Who, more: Data = {}, at = path) =>
      async () => {
        await arrangeKeyWithFiles();
        return setDoc(doc(world.as(who), at), file(uidOf(who), more));
      };
    await world.only(managers, (_, __, who) => write(who)());
    await world.refuses({
      'another part': write('owner', {}, `${keyPath}/files/candidates.json`),
      'another format': write('owner', {}, `${keyPath}/files/jobs.exe`),
      'too much': write('owner', { text: 'x'.repeat(900_001) }),
      'without its sum': write('owner', { sha256: 'x' }),
      'with more': write('owner', { html: '' }),
      'by others': write('owner', { by: 'ada' }),
      'long ago': write('owner', { at: new Date(0) }),
      'after the end': async () => {
        await arrangeKeyWithFiles({ expiresAt: ago(minutes(1)) });
        return setDoc(doc(world.as('owner'), path), file('olive'));
      },
    });
    await world.only(managers, async (db) => {
      await arrangeKeyWithFiles();
      return deleteDoc(doc(db, path));
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
