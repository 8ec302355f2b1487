// API keys and the files that their holders read.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { computeSecretMark } from '../../src/domain/base/secretMark.ts';
import { op } from './documents/companies.ts';
import { hash, org } from './documents/paths.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { logged, suspended } from './fixtures/adminTools.ts';
import { everyRole, managers, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const tier = (apiAccess: boolean) =>
  patch('tierConfigurations/default_free', { 'features.apiAccess': apiAccess });
const secret = 'keyKEYkeyKEYkeyKEYkey123';
const keyPath = `${org}/exportKeys/${secret}`;
/** The company's counters name an entry, which the log then takes from any editor. */
const counted = (log: string): Write =>
  patch(org, { lastOp: op('applicant.erase', 'somebody', 'remy', { parent: 'open', log }) });
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
  const markOf = (path: string): string => computeSecretMark(path.split('/').at(-1) ?? '');
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
    await world.refuses({
      'a plan without it': make('owner'),
      'under an entry that the counters name, by a recruiter': async () => {
        await world.arrange(tier(true), counted('k-1'));
        return make('recruiter')();
      },
    });
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
      'with the entry of another': make(
        'owner',
        {},
        keyPath,
        `${computeSecretMark('another')} Warehouse`,
      ),
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
      'with the entry of another': revoke('owner', {}, computeSecretMark('another')),
      'under an entry that the counters name, by a recruiter': async () => {
        await world.arrange(counted('k-2'));
        return revoke('recruiter')();
      },
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
