// The platform: each rule with one fault that no other document of the commit checks.
import {
  collectionGroup,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { platformAi, tier } from './documents/companies.ts';
import { user } from './documents/members.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import {
  both,
  legal,
  message,
  news,
  publishedTier,
  tierDraft,
  viewing,
  why,
} from './matrix/cells.ts';
import type { Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World('unseenPlatform');
const as =
  (who: Who, ...writes: readonly Write[]) =>
  () =>
    commit(world.as(who), ...writes);
const acts = (...writes: readonly Write[]) => as('superAdmin', ...writes);
const given = (before: readonly Write[], act: () => Promise<unknown>) => async () => {
  await world.arrange(...before);
  return act();
};
const reads = (who: Who, path: string) => () => getDoc(doc(world.as(who), path));
const log = (action: string, target: string, more: Data = {}, id = 'new'): Write =>
  put(`platformAudit/${id}`, { ...entry('saga', action, target), ...more });
const sid = put('users/sid', user('sid', { email: 'sid@platform.test', isSuperAdmin: true }));

describe('suspensions/{u}', () => {
  const suspend = (uid: string, ...more: readonly Write[]) =>
    acts(
      put(`suspensions/${uid}`, { by: 'saga', at: now(), reason: why, auditId: 'new' }),
      log('user.suspend', uid),
      ...more,
    );
  const holds = patch('users/saga', { lastLogin: now() });

  it('is created about others, and about a super admin by one who keeps their own right', async () => {
    await world.accepts({
      'somebody without a document': suspend('gus'),
      'a super admin': given([sid], suspend('sid', holds)),
    });
    await world.refuses({
      oneself: suspend('saga', holds),
      'a super admin, holding nothing': given([sid], suspend('sid')),
    });
  });
});

describe('system/{d}', () => {
  const raised = patch('users/otto', { isSuperAdmin: true });
  const latch = (more: Data = {}, name = 'bootstrap'): Write =>
    put(`system/${name}`, { uid: 'otto', at: now(), ...more });
  const makes = (more: Data = {}, name = 'bootstrap') =>
    given([raised], as('operator', latch(more, name)));

  it('is one document, with its author and the current time', async () => {
    await world.accepts({
      'the latch': makes(),
      'reading it': given([latch()], reads('superAdmin', 'system/bootstrap')),
    });
    await world.refuses({
      'another document': makes({}, 'other'),
      'about somebody else': makes({ uid: 'saga' }),
      'at another time': makes({ at: new Date(0) }),
      'with more': makes({ x: 1 }),
      'reading another': given([latch({}, 'other')], reads('superAdmin', 'system/other')),
      'with an address that is not verified': given([raised], () =>
        commit(
          world.stranger('otto', {
            email: 'founder@platform.example',
            unverified: true,
            google: true,
          }),
          latch(),
        ),
      ),
      'by another super admin': given(
        [sid],
        acts(put('system/bootstrap', { uid: 'saga', at: now() })),
      ),
    });
  });
});

describe('viewings/{u}', () => {
  const start = (more: { target?: string } & Data = {}, reason = why) =>
    acts(
      put('viewings/saga', viewing({ target: 'cleo', orgId: null, ...more })),
      log('view.start', more.target ?? 'cleo', { reason }),
    );
  const existingViewing = (uid: string): Write =>
    put(`viewings/${uid}`, viewing({ at: ago(minutes(60)), until: ago(minutes(31)) }));

  it('is of another user, for half an hour, with the reason of the log', async () => {
    await world.accepts({ 'half an hour': start({ until: ahead(minutes(30) - 20_000) }) });
    await world.refuses({
      'of oneself': start({ target: 'saga' }),
      'for another reason': start({}, 'Curious about it.'),
    });
  });
  it('is read and ended by its super admin', async () => {
    const ends = (who: Who, uid: string) =>
      given([existingViewing(uid)], as(who, drop(`viewings/${uid}`)));
    await world.accepts({
      read: given([existingViewing('saga')], reads('superAdmin', 'viewings/saga')),
      ended: ends('superAdmin', 'saga'),
    });
    await world.refuses({
      'read by whose power is gone': given(
        [existingViewing('cleo')],
        reads('candidate', 'viewings/cleo'),
      ),
      'read by another super admin': given(
        [existingViewing('sid')],
        reads('superAdmin', 'viewings/sid'),
      ),
      'ended by whose power is gone': ends('candidate', 'cleo'),
      'ended by another super admin': ends('superAdmin', 'sid'),
    });
  });
});

describe('the versions of settings in force', () => {
  const at = Timestamp.fromMillis(1_700_000_000_000);
  const settings = platformAi('saga', { auditId: 'new' });
  const asks = log('ai.settings', 'platform', { reason: 'A first choice.' });
  const publishes = log('tier.publish', 'team', { reason: 'More room.' });
  const team = (version: string, more: Data = {}): Write[] => [
    put('tierConfigurations/team', publishedTier('saga', more)),
    put(`tierConfigurations/team/versions/${version}`, publishedTier('saga', more)),
    publishes,
  ];

  it('are written with the settings, under their number and no other', async () => {
    const both_ = [
      put('platformSettings/ai', settings),
      put('platformSettings/ai/versions/1', settings),
      asks,
    ];
    await world.accepts({
      'the settings': acts(...both_),
      'a tier': acts(...team('1')),
      'a tier from its third version on': acts(...team('3', { rev: 3 })),
    });
    const storedSettings = { ...settings, updatedAt: at };
    const stood = publishedTier('saga', { updatedAt: at });
    await world.refuses({
      'the settings under another number too': acts(
        ...both_,
        put('platformSettings/ai/versions/7', settings),
      ),
      'a tier under another number too': acts(
        ...team('1'),
        put('tierConfigurations/team/versions/7', publishedTier('saga')),
      ),
      'the settings of before': given(
        [put('platformSettings/ai', storedSettings)],
        acts(put('platformSettings/ai/versions/1', storedSettings)),
      ),
      'a tier of before': given(
        [put('tierConfigurations/team', stood)],
        acts(put('tierConfigurations/team/versions/1', stood)),
      ),
      'half a version of a tier': acts(...team('1.5', { rev: 1.5 })),
    });
  });
});

describe('tierConfigurations/{t} and tierDrafts/{t}', () => {
  const plain = (more: Data = {}) => acts(put('tierConfigurations/team', tier('saga', more)));
  it('record how they were published only when they are', async () => {
    await world.accepts({
      'before they are': plain(),
      'a draft with a price': acts(
        put(
          'tierDrafts/team',
          tierDraft('saga', { price: { monthly: 1, annual: 10, currency: 'EUR' } }),
        ),
      ),
    });
    await world.refuses({
      'a reason': plain({ reason: 'More room.' }),
      'for whom': plain({ applies: 'all' }),
      'what it takes up again': plain({ restored: 1 }),
      'an entry': plain({ auditId: 'new' }),
    });
  });
  it('are deleted unless users have them, and a published one with a recent sign-in', async () => {
    const goes = drop('tierConfigurations/team');
    const published = put(
      'tierConfigurations/team',
      publishedTier('saga', { updatedAt: ago(days(1)) }),
    );
    const gone = log('tier.delete', 'team', {}, 'tierdelete_team_1');
    const { limits } = tier('saga');
    await world.accepts({
      'one of companies': given([put('tierConfigurations/team', tier('saga'))], acts(goes)),
      'a published one': given([published], acts(goes, gone)),
    });
    await world.refuses({
      'one of people': given(
        [
          put(
            'tierConfigurations/team',
            tier('saga', { limits: { ...(limits as Data), credits: 9 } }),
          ),
        ],
        acts(goes),
      ),
      'a published one, signed in this morning': given(
        [published],
        as('superAdminOfThisMorning', goes, gone),
      ),
    });
  });
});

describe('announcements/{a}', () => {
  const publish = (more: Data = {}, id = 'b') =>
    acts(put(`announcements/${id}`, news('saga', more)), log('announcement.publish', id));
  it('has a valid id, ends no sooner than it starts, and is ended by any super admin', async () => {
    const moment = ahead(days(1));
    const ends = acts(
      patch('announcements/b', {
        until: ahead(days(1)),
        rev: 2,
        updatedAt: now(),
        updatedBy: 'saga',
        auditId: 'new',
      }),
      log('announcement.end', 'b'),
    );
    await world.accepts({
      'for a moment': publish({ from: moment, until: moment }),
      'ended by another': given(
        [put('announcements/b', news('sid', { updatedAt: ago(days(1)), auditId: 'old' }))],
        ends,
      ),
    });
    await world.refuses({
      'under no proper id': publish({}, 'a b'),
      'over before it begins': publish({ from: ahead(days(2)), until: moment }),
      'over at no moment': publish({ until: Date.now() + days(3) }),
      'beginning at none': publish({ from: 1 }),
      'at none at all': publish({ from: 1, until: 2 }),
      'by another': publish({ updatedBy: 'sid' }),
      'at another time': publish({ updatedAt: new Date(0) }),
    });
  });
});

describe('contactMessages/{m}', () => {
  const slot = '29000000-1';
  const path = `contactMessages/${slot}`;
  const existingMessage = (status: string, more: Data = {}): Write =>
    put(path, message({ createdAt: ago(days(1)), status, ...more }));
  const handled = (more: Data = {}): Write =>
    existingMessage('handled', { handledBy: 'sid', handledAt: ago(minutes(5)), ...more });
  const handles = acts(
    patch(path, { status: 'handled', handledBy: 'saga', handledAt: now(), auditId: 'new' }),
    log('contact.handle', slot),
  );
  const reopening = (more: Data = {}): Write =>
    patch(path, { status: 'open', handledBy: null, handledAt: null, auditId: 'new', ...more });
  const reopens = (more: Data = {}) => acts(reopening(more), log('contact.reopen', slot));

  it('is handled when it is open, and reopened when it is handled', async () => {
    await world.accepts({
      handled: given([existingMessage('open')], handles),
      'opened again': given([handled()], reopens()),
    });
    await world.refuses({
      'handled a second time': given([handled()], handles),
      'opened again without an entry': given([handled()], acts(reopening())),
      'opened when it is open': given([existingMessage('open')], reopens()),
      'put into no state': given([handled()], reopens({ status: 'lost' })),
      'opened again with a time': given([handled()], reopens({ handledAt: now() })),
      'opened again with a name': given([handled()], reopens({ handledBy: 'sid' })),
    });
  });
  it('uses a slot less than ten minutes away', async () => {
    // Not across the change of a minute.
    if (Date.now() % 60_000 > 40_000)
      await new Promise((resolve) => {
        setTimeout(resolve, 60_500 - (Date.now() % 60_000));
      });
    const minute = Math.floor(Date.now() / 60_000);
    const leaves = (away: number) =>
      as('guest', put(`contactMessages/${minute + away}-1`, message()));
    await world.accepts({ 'nine before': leaves(-9), 'nine after': leaves(9) });
    await world.refuses({ 'ten before': leaves(-10), 'ten after': leaves(10) });
  }, 60_000);
});

describe('legalTexts/{l}', () => {
  it('is a version of one of two texts, under its month', async () => {
    const publishes = (kind: string, version: string) =>
      acts(
        put(`legalTexts/${kind}-${version}`, legal('saga', version, { kind, changes: both })),
        log('legal.publish', `${kind}-${version}`),
      );
    await world.accepts({
      terms: publishes('terms', '2026-12'),
      privacy: publishes('privacy', '2026-12-2'),
    });
    await world.refuses({
      'another text': publishes('imprint', '2026-12'),
      'without a month': publishes('terms', '2026'),
      'in words': publishes('terms', 'soon'),
    });
  });
});

describe('lists that span interviews', () => {
  const marks = (n: number) => () =>
    getDocs(
      query(
        collectionGroup(world.as('recruiter'), 'calibration'),
        where('orgId', '==', 'lark'),
        limit(n),
      ),
    );
  const workers =
    (n: number, who: Who = 'superAdmin') =>
    () =>
      getDocs(query(collectionGroup(world.as(who), 'workers'), limit(n)));
  it('are no longer than the page that queries', async () => {
    await world.accepts({
      'fifty answers that show the levels': marks(50),
      'five hundred browsers': workers(500),
    });
    await world.refuses({
      'one answer more': marks(51),
      'one browser more': workers(501),
      'browsers, by a company': workers(500, 'owner'),
      'all browsers': () => getDocs(collectionGroup(world.as('superAdmin'), 'workers')),
    });
  });
});
