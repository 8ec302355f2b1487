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
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { platformAi, tier } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { everyRole, signedIn, staff, uidOf, type Who } from './people.ts';
import { World, denied } from './world.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

const world = new World('platformSystem');
const pro = 'tierConfigurations/pro';
const both = (en = 'Words.'): Data => ({ en, es: 'Palabras.' });
const auditEntry = (
  action: string,
  target: string,
  more: Data = {},
  who: Who = 'superAdmin',
): Data => ({
  ...entry(uidOf(who), action, target),
  ...more,
});

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
    const remove = (who: Who) =>
      commit(
        world.as(who),
        drop(pro),
        put('platformAudit/tierdelete_pro_2', auditEntry('tier.delete', 'pro', {}, who)),
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

describe('announcements/{a}', () => {
  const news = (more: Data = {}, who: Who = 'superAdmin'): Data => ({
    kind: 'news',
    audience: 'hiring',
    title: both(),
    text: both(),
    from: ago(minutes(1)),
    until: ahead(days(3)),
    dismissable: true,
    rev: 1,
    updatedAt: now(),
    updatedBy: uidOf(who),
    auditId: 'new',
    ...more,
  });
  const publishAnnouncement =
    (more: Data = {}, who: Who = 'superAdmin', action = 'announcement.publish') =>
    () =>
      commit(
        world.as(who),
        put('announcements/a', news(more, who)),
        put('platformAudit/new', auditEntry(action, 'a', {}, who)),
      );
  it('is read by any signed-in user, a limited number at a time', async () => {
    await world.arrange(put('announcements/a', news()));
    await world.readers(signedIn, (db) => getDoc(doc(db, 'announcements/a')));
    await world.readers(signedIn, (db) =>
      getDocs(query(collection(db, 'announcements'), limit(50))),
    );
    await world.readers([], (db) => getDocs(collection(db, 'announcements')));
  });
  it('is created and changed by super admins, with an audit entry', async () => {
    await world.accepts({
      news: publishAnnouncement(),
      maintenance: publishAnnouncement({
        kind: 'maintenance',
        audience: 'everyone',
        dismissable: false,
      }),
    });
    await world.refuses({
      'by an owner': publishAnnouncement({}, 'owner'),
      'with a sign-in of this morning': publishAnnouncement({}, 'superAdminOfThisMorning'),
      'without an entry': () => setDoc(doc(world.as('superAdmin'), 'announcements/a'), news()),
      'with another entry': publishAnnouncement({}, 'superAdmin', 'announcement.end'),
      'for others': publishAnnouncement({ audience: 'candidates' }),
      'in one language': publishAnnouncement({ title: { en: 'Only.' } }),
      'without words': publishAnnouncement({ text: both('') }),
      backwards: publishAnnouncement({ until: ago(days(1)) }),
      'maintenance for some': publishAnnouncement({ kind: 'maintenance', dismissable: false }),
      'maintenance that can be put away': publishAnnouncement({
        kind: 'maintenance',
        audience: 'everyone',
      }),
      'with a link': publishAnnouncement({ link: 'https://x.test' }),
    });
    const end =
      (more: Data = {}, action = 'announcement.end') =>
      async () => {
        await world.arrange(put('announcements/a', news({ auditId: 'old', from: ago(days(1)) })));
        await commit(
          world.as('superAdmin'),
          patch('announcements/a', {
            until: now(),
            rev: 2,
            updatedAt: now(),
            updatedBy: 'saga',
            auditId: 'new',
            ...more,
          }),
          put('platformAudit/new', auditEntry(action, 'a')),
        );
      };
    await world.accepts({ 'ended early': end() });
    await world.refuses({
      'made longer': end({ until: ahead(days(9)) }),
      'in other words': end({ title: both('Other.') }),
      'ended under another name': end({}, 'announcement.publish'),
    });
    await world.only([], (db) => deleteDoc(doc(db, 'announcements/a')));
  });
});

const text = (more: Data = {}, who: Who = 'superAdmin'): Data => ({
  kind: 'terms',
  version: '2026-12',
  from: ahead(days(9)),
  changes: both(),
  mustAccept: true,
  by: uidOf(who),
  at: now(),
  auditId: 'new',
  ...more,
});
describe('legalTexts/{l}', () => {
  const issue =
    (more: Data = {}, who: Who = 'superAdmin', id = 'terms-2026-12') =>
    () =>
      commit(
        world.as(who),
        put(`legalTexts/${id}`, text(more, who)),
        put('platformAudit/new', auditEntry('legal.publish', id, {}, who)),
      );
  it('is read by anyone, page by page: the public pages name the version in force', async () => {
    await world.arrange(put('legalTexts/terms-2026-12', text()));
    await world.readers(everyRole, (db) => getDocs(query(collection(db, 'legalTexts'), limit(50))));
    await world.readers(everyRole, (db) => getDoc(doc(db, 'legalTexts/terms-2026-12')));
    await world.readers([], (db) => getDocs(query(collection(db, 'legalTexts'), limit(51))));
  });
  it('is published once by a super admin, permanently', async () => {
    await world.accepts({
      terms: issue(),
      'with a day': issue({ version: '2026-12-3' }, 'superAdmin', 'terms-2026-12-3'),
    });
    await world.refuses({
      'by an owner': issue({}, 'owner'),
      'by a sign-in of this morning': issue({}, 'superAdminOfThisMorning'),
      'under another name': issue({}, 'superAdmin', 'privacy-2026-12'),
      'of another kind': issue({ kind: 'cookies' }, 'superAdmin', 'cookies-2026-12'),
      'without what changed': issue({ changes: both('') }),
      'without an entry': () =>
        setDoc(doc(world.as('superAdmin'), 'legalTexts/terms-2026-12'), text()),
    });
    await world.arrange(put('legalTexts/terms-2026-12', text({ auditId: 'old' })));
    await denied(issue({ mustAccept: false })());
    await world.only([], (db) => deleteDoc(doc(db, 'legalTexts/terms-2026-12')));
  });
});

describe('legalTexts/{l}/acceptances/{u}', () => {
  it('is given once by its user, and counted by super admins', async () => {
    const texts = [
      put('legalTexts/terms-2026-12', text()),
      put(
        'legalTexts/privacy-2026-11',
        text({ kind: 'privacy', version: '2026-11', mustAccept: false }),
      ),
    ];
    await world.only(
      signedIn.filter((who) => who !== 'guest'),
      async (db, uid) => {
        await world.arrange(...texts);
        await setDoc(doc(db, `legalTexts/terms-2026-12/acceptances/${uid}`), { at: now() });
      },
    );
    await world.arrange(...texts);
    await world.readers(['superAdmin'], (db) =>
      getCountFromServer(collection(db, 'legalTexts/terms-2026-12/acceptances')),
    );
    const accept =
      (uid: string, data: Data, at = 'terms-2026-12') =>
      async () => {
        await world.arrange(...texts);
        await setDoc(doc(world.as('owner'), `legalTexts/${at}/acceptances/${uid}`), data);
      };
    await world.refuses({
      'for others': accept('ada', { at: now() }),
      earlier: accept('olive', { at: ago(days(2)) }),
      'with more': accept('olive', { at: now(), from: 'x' }),
      'where nothing is asked': accept('olive', { at: now() }, 'privacy-2026-11'),
      'of nothing': accept('olive', { at: now() }, 'terms-1999-01'),
      'after the account is gone': async () => {
        await world.arrange(drop('users/olive'));
        return accept('olive', { at: now() })();
      },
      'while it goes': async () => {
        await world.arrange(put('deletions/olive', { at: now() }));
        return accept('olive', { at: now() })();
      },
    });
    await world.arrange(put('legalTexts/terms-2026-12/acceptances/olive', { at: ago(days(1)) }));
    await world.readers(['owner', 'superAdmin'], (db) =>
      getDoc(doc(db, 'legalTexts/terms-2026-12/acceptances/olive')),
    );
    await world.only([], (db) => deleteDoc(doc(db, 'legalTexts/terms-2026-12/acceptances/olive')));
  });
});

describe('organizations/{o}/workers/{w}', () => {
  const heartbeat = (uid: string, more: Data = {}): Data => ({
    uid,
    browser: 'Firefox 140, Linux',
    state: 'idle',
    at: now(),
    ...more,
  });
  const mine = `${org}/workers/rowan_abc`;
  it("is sent by a staff member's browser about itself, read by the staff and super admins", async () => {
    await world.only(staff, (db, uid) =>
      setDoc(doc(db, `${org}/workers/${uid}_abc`), heartbeat(uid)),
    );
    await world.arrange(put(mine, heartbeat('rowan')));
    await world.readers([...staff, 'superAdmin'], (db) =>
      getDocs(collection(db, `${org}/workers`)),
    );
    await world.only(['reviewer'], async (db) => {
      await world.arrange(put(mine, heartbeat('rowan')));
      await deleteDoc(doc(db, mine));
    });
  });
  it('is sent once a minute at most, in a closed shape', async () => {
    const sendHeartbeat =
      (more: Data, last: number, path = mine) =>
      async () => {
        await world.arrange(put(mine, heartbeat('rowan', { at: ago(last) })));
        await setDoc(doc(world.as('reviewer'), path), heartbeat('rowan', more));
      };
    await world.accepts({ 'after a minute': sendHeartbeat({ state: 'working' }, minutes(1)) });
    await world.refuses({
      'after half a minute': sendHeartbeat({}, 30_000),
      'for a colleague': sendHeartbeat({ uid: 'remy' }, minutes(5), `${org}/workers/remy_abc`),
      'about a candidate': sendHeartbeat({ task: 'open_cleo' }, minutes(5)),
      'in a state of its own': sendHeartbeat({ state: 'asleep' }, minutes(5)),
      'with a long name': sendHeartbeat({ browser: 'x'.repeat(61) }, minutes(5)),
      'at another time': sendHeartbeat({ at: ahead(minutes(9)) }, minutes(5)),
      'at another company': sendHeartbeat({}, minutes(5), 'organizations/quarry/workers/rowan_abc'),
    });
  });
});

describe('{path=**}/workers/{w}', () => {
  it('is listed across companies by super admins', () =>
    world.readers(['superAdmin'], (db) =>
      getDocs(query(collectionGroup(db, 'workers'), limit(100))),
    ));
});

describe('managing the queue of all companies', () => {
  const waiting = `${org}/aiJobs/open_cara`;
  const leased = `${org}/aiJobs/open_cleaf`;
  interface Steer {
    path?: string;
    before?: Data;
    data: Data;
    action: string;
    who?: Who;
    audit?: Data;
  }
  const steer =
    ({ path = waiting, before, data, action, who = 'superAdmin', audit = {} }: Steer) =>
    async () => {
      if (before) await world.arrange(patch(path, before));
      await commit(
        world.as(who),
        patch(path, { auditId: 'new', ...data }),
        put(
          'platformAudit/new',
          auditEntry(
            action,
            'aiJobs',
            { reason: 'A stuck one.', after: `lark/${path.split('/')[3] ?? ''}`, ...audit },
            who,
          ),
        ),
      );
    };
  const dead = { status: 'dead', attempts: 5, error: 'timeout' };
  const retry: Steer = {
    before: dead,
    data: { status: 'queued', cap: 10, error: null },
    action: 'queue.retry',
  };
  const requeue: Steer = {
    path: leased,
    before: { leasedAt: ago(minutes(6)) },
    data: { status: 'queued', cap: 5 },
    action: 'queue.requeue',
  };
  const discard: Steer = {
    before: dead,
    data: { status: 'discarded', cap: 5 },
    action: 'queue.discard',
  };

  it('is done by a super admin, with an audit entry that names the task', async () => {
    await world.accepts({
      'a failed one again': steer(retry),
      'a silent one back': steer(requeue),
      'a silent one that had used its attempts': steer({
        ...requeue,
        before: { leasedAt: ago(minutes(6)), attempts: 5 },
        data: { status: 'queued', cap: 10 },
      }),
      'a failed one given up': steer(discard),
      'a waiting one given up': steer({ ...discard, before: { status: 'queued' } }),
      'one given up again': steer({ ...retry, before: { ...dead, status: 'discarded' } }),
    });
    await world.refuses({
      'with a sign-in of this morning': steer({ ...retry, who: 'superAdminOfThisMorning' }),
      'by an owner': steer({ ...retry, who: 'owner' }),
      'by a candidate': steer({ ...retry, who: 'candidate' }),
      'without its name': steer({ ...retry, audit: { after: 'lark/open_cleaf' } }),
      'with half its name': steer({ ...retry, audit: { after: 'lark/open_car' } }),
      'with another act': steer({ ...retry, action: 'queue.discard' }),
      'given up without a reason': steer({ ...discard, audit: { reason: '' } }),
      'with fewer attempts': steer({ ...retry, data: { status: 'queued', cap: 6 } }),
      'as done': steer({ ...retry, data: { status: 'done', cap: 10 } }),
      'one that runs, given up': steer({ ...discard, path: leased, before: { leasedAt: now() } }),
      'one that runs, back': steer({ ...requeue, before: { leasedAt: now() } }),
      'with words': steer({ ...retry, data: { ...retry.data, error: 'She said' } }),
      'in silence': async () => {
        await world.arrange(patch(waiting, dead));
        await updateDoc(doc(world.as('superAdmin'), waiting), {
          status: 'queued',
          cap: 10,
          error: null,
          auditId: 'old',
        });
      },
      'for another candidate': steer({ ...retry, data: { ...retry.data, candidateUid: 'cato' } }),
    });
  });

  it('is done for many tasks at once, under one entry', () =>
    world.accepts({
      twenty: async () => {
        const ids = Array.from({ length: 20 }, (_, n) => `open_c${n}`);
        await world.arrange(
          ...ids.map((id) =>
            put(`${org}/aiJobs/${id}`, {
              interviewId: 'open',
              candidateUid: id.slice(5),
              cap: 5,
              createdAt: ago(minutes(9)),
              ...dead,
            }),
          ),
        );
        await commit(
          world.as('superAdmin'),
          ...ids.map((id) =>
            patch(`${org}/aiJobs/${id}`, {
              status: 'queued',
              cap: 10,
              error: null,
              auditId: 'new',
            }),
          ),
          put(
            'platformAudit/new',
            auditEntry('queue.retry', 'aiJobs', { after: ids.map((id) => `lark/${id}`).join(' ') }),
          ),
        );
      },
    }));

  it('discarded and leased at the same time, a task goes to one of them, in ten rounds', async () => {
    const [worker, saga] = [world.fresh('reviewer'), world.fresh('superAdmin')];
    const outcomes: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await world.reset();
      const tries = await Promise.allSettled([
        updateDoc(doc(worker, waiting), {
          status: 'leased',
          leaseOwner: 'rowan',
          leaseId: `lease-of-rowan-${round}`,
          leasedAt: now(),
          attempts: 1,
        }),
        commit(
          saga,
          patch(waiting, { status: 'discarded', cap: 5, auditId: 'new' }),
          put(
            'platformAudit/new',
            auditEntry('queue.discard', 'aiJobs', {
              reason: 'A stuck one.',
              after: 'lark/open_cara',
            }),
          ),
        ),
      ]);
      outcomes.push(tries.filter(({ status }) => status === 'fulfilled').length);
    }
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => 1));
  });

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

  it('a task whose last attempt timed out is parked by the staff, and no other', async () => {
    const park =
      (before: Data, error: unknown = 'silent', who: Who = 'reviewer') =>
      async () => {
        await world.arrange(patch(leased, before));
        await updateDoc(doc(world.as(who), leased), { status: 'dead', error });
      };
    const silent = { leasedAt: ago(minutes(6)), attempts: 5, leaseOwner: 'remy' };
    await world.accepts({ 'silent after the last': park(silent) });
    await world.refuses({
      'that runs': park({ ...silent, leasedAt: now() }),
      'with attempts left': park({ ...silent, attempts: 4 }),
      'with words': park(silent, 'She said that'),
      'by an outsider': park(silent, 'silent', 'rivalOwner'),
    });
  });

  it('while evaluations are paused, none is leased and running ones continue', async () => {
    const held = put('platformSettings/ai', platformAi('saga', { held: ['evaluation'] }));
    const take = (before: Data) => async () => {
      await world.arrange(put('platformSettings/ai', platformAi('saga', before)));
      await updateDoc(doc(world.as('reviewer'), waiting), {
        status: 'leased',
        leaseOwner: 'rowan',
        leaseId: 'lease-of-rowan-2',
        leasedAt: now(),
        attempts: 1,
      });
    };
    await world.accepts({
      'let go': take({ held: [] }),
      'a heartbeat': async () => {
        await world.arrange(held);
        await updateDoc(doc(world.as('reviewer'), leased), { leasedAt: now() });
      },
    });
    await world.refuses({
      held: take({ held: ['evaluation'] }),
      'of a kind there is not': () => {
        const settings = platformAi('saga', { held: ['cooking'], auditId: 'new' });
        return commit(
          world.as('superAdmin'),
          put('platformSettings/ai', settings),
          put('platformSettings/ai/versions/1', settings),
          put(
            'platformAudit/new',
            auditEntry('ai.settings', 'platform', { reason: 'A first choice.' }),
          ),
        );
      },
    });
  });
});
