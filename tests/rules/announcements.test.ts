// Announcements and legal texts of the platform.
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
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { auditEntry } from './fixtures/platformSystem.ts';
import { everyRole, signedIn, uidOf, type Who } from './people.ts';
import { World, denied } from './world.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

const world = new World();
const both = (en = 'Words.'): Data => ({ en, es: 'Palabras.' });
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
