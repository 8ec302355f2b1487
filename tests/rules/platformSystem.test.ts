// Tiers of the platform: their drafts and versions.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDocsFromServer as getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { tier } from './documents/companies.ts';
import { now } from './documents/times.ts';
import { auditEntry } from './fixtures/platformSystem.ts';
import { uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, put, type Data, type Write } from './writes.ts';

const world = new World();
const pro = 'tierConfigurations/pro';
const published = (more: Data = {}, who: Who = 'superAdmin'): Data =>
  tier(uidOf(who), { rev: 1, reason: 'More room.', applies: 'all', auditId: 'new', ...more });
const publish =
  ({
    by = 'superAdmin',
    more = {},
    audit = {},
    version,
    at = pro,
  }: { by?: Who; more?: Data; audit?: Data; version?: Data | null; at?: string } = {}) =>
  () => {
    const data = published(more, by);
    return commit(
      world.as(by),
      put(at, data),
      ...(version === null ? [] : [put(`${at}/versions/${String(data['rev'])}`, version ?? data)]),
      put(
        'platformAudit/new',
        auditEntry(
          'tier.publish',
          at.split('/')[1] ?? '',
          { reason: data['reason'], ...audit },
          by,
        ),
      ),
    );
  };

describe('tierConfigurations/{t}/versions/{v}', () => {
  it('is created with the tier it describes, and is read by super admins', async () => {
    await world.accepts({
      'the first of a tier that had none': publish(),
      'of a new tier': publish({ at: 'tierConfigurations/default_team' }),
      'for new companies alone': publish({ more: { applies: 'new' } }),
      'the next': async () => {
        await world.arrange(put(pro, { ...published(), rev: 4 }));
        await publish({ more: { rev: 5, restored: 2 } })();
      },
    });
    await world.arrange(put(`${pro}/versions/1`, published()));
    await world.readers(['superAdmin'], (db) => getDocs(collection(db, `${pro}/versions`)));
    await world.only([], (db) => deleteDoc(doc(db, `${pro}/versions/1`)));
    await world.only([], (db, uid) =>
      setDoc(doc(db, `${pro}/versions/9`), published({ rev: 9, updatedBy: uid })),
    );
  });

  it('is required for every change, from the first on', async () => {
    const after = (act: () => Promise<unknown>) => async () => {
      await world.arrange(put(pro, { ...published(), rev: 1 }));
      await act();
    };
    await world.refuses({
      'without the history': publish({ version: null }),
      'with another history': publish({ version: published({ name: 'Other' }) }),
      'without its entry': () =>
        commit(
          world.as('superAdmin'),
          put(pro, published()),
          put(`${pro}/versions/1`, published()),
        ),
      'with an entry for another tier': publish({ audit: { target: 'default_free' } }),
      'with an entry of another act': publish({ audit: { action: 'tier.update' } }),
      'with another reason': publish({ audit: { reason: 'Another.' } }),
      'without a reason': publish({ more: { reason: '' } }),
      'with a number left out': publish({ more: { rev: 3 } }),
      'bringing back what is not': publish({ more: { restored: 1 } }),
      'for some': publish({ more: { applies: 'some' } }),
      'by an owner': publish({ by: 'owner' }),
      'with a sign-in of this morning': publish({ by: 'superAdminOfThisMorning' }),
      'without a version, later': after(() =>
        setDoc(doc(world.as('superAdmin'), pro), tier('saga')),
      ),
      'one field, later': after(() =>
        updateDoc(doc(world.as('superAdmin'), pro), {
          name: 'Plus',
          updatedAt: now(),
          updatedBy: 'saga',
        }),
      ),
      'the same number again': after(() => publish()()),
    });
  });

  it('once it exists, its tier is deleted with only an audit entry', async () => {
    const begun = put(pro, { ...published(), rev: 2 });
    const remove = (who: Who, ...also: Write[]) =>
      commit(
        world.as(who),
        drop(pro),
        put('platformAudit/tierdelete_pro_2', auditEntry('tier.delete', 'pro', {}, who)),
        ...also,
      );
    await world.refuses({
      'in silence': async () => {
        await world.arrange(begun);
        await deleteDoc(doc(world.as('superAdmin'), pro));
      },
      'by an owner': async () => {
        await world.arrange(begun);
        await remove('owner');
      },
      'with an entry of another act beside it': async () => {
        await world.arrange(begun);
        await remove('superAdmin', put('platformAudit/new', auditEntry('tier.publish', 'pro')));
      },
    });
    await world.accepts({
      'with it': async () => {
        await world.arrange(begun);
        await remove('superAdmin');
      },
    });
  });
});

describe('tierDrafts/{t}', () => {
  const draft = (uid: string, more: Data = {}): Data => {
    const { name, limits, features } = tier(uid);
    return { name, limits, features, base: 0, rev: 1, updatedAt: now(), updatedBy: uid, ...more };
  };
  it('is read, saved and discarded by super admins', async () => {
    await world.only(['superAdmin'], (db, uid) => setDoc(doc(db, 'tierDrafts/pro'), draft(uid)));
    await world.arrange(put('tierDrafts/pro', draft('saga')));
    await world.readers(['superAdmin'], (db) => getDocs(collection(db, 'tierDrafts')));
    await world.only(['superAdmin'], (db) => deleteDoc(doc(db, 'tierDrafts/pro')));
    const save = (more: Data) => () =>
      setDoc(doc(world.as('superAdmin'), 'tierDrafts/pro'), draft('saga', more));
    await world.refuses({
      'of others': save({ updatedBy: 'olive' }),
      'with more': save({ secret: 1 }),
      'without a name': save({ name: '' }),
      'with a number of its own': save({ rev: 7 }),
    });
  });
});

describe('managing the queue of all companies', () => {
  it('two super admins publish at the same time: one version results, in ten rounds', async () => {
    const runners = [world.fresh('superAdmin'), world.fresh('superAdmin')];
    for (let round = 0; round < 10; round += 1) {
      await world.reset();
      const tries = await Promise.allSettled(
        runners.map((db, n) => {
          const data = published({ name: `Pro ${n}`, auditId: `new-${n}` });
          return commit(
            db,
            put(pro, data),
            put(`${pro}/versions/1`, data),
            put(
              `platformAudit/new-${n}`,
              auditEntry('tier.publish', 'pro', { reason: data['reason'] }),
            ),
          );
        }),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await world.look(pro))?.['rev']).toBe(1);
    }
  });

  it('counts without reading, by super admins alone', async () => {
    await world.readers(['superAdmin'], (db) =>
      getCountFromServer(query(collectionGroup(db, 'aiJobs'), limit(1_000_000))),
    );
    await world.readers([], (db) => getDocs(query(collectionGroup(db, 'aiJobs'), limit(501))));
    await world.readers([], (db) => getCountFromServer(collectionGroup(db, 'aiJobs')));
  });
});
