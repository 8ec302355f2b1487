// The platform: each rule with one fault that no other document of the commit checks.
import {
  collectionGroup,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { user } from './documents/members.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import {
  commitAsSuperAdmin,
  commitAs,
  afterWriting,
  platformLogEntry,
  world,
} from './fixtures/unseenPlatform.ts';
import { why } from './matrix/cells.ts';
import { message, viewing } from './matrix/platformDocuments.ts';
import type { Who } from './people.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const reads = (who: Who, path: string) => () => getDoc(doc(world.as(who), path));
const sid = put('users/sid', user('sid', { email: 'sid@platform.test', isSuperAdmin: true }));

describe('suspensions/{u}', () => {
  const suspend = (uid: string, ...more: readonly Write[]) =>
    commitAsSuperAdmin(
      put(`suspensions/${uid}`, { by: 'saga', at: now(), reason: why, auditId: 'new' }),
      platformLogEntry('user.suspend', uid),
      ...more,
    );
  const holds = patch('users/saga', { lastLogin: now() });

  it('is created about others, and about a super admin by one who keeps their own right', async () => {
    await world.accepts({
      'somebody without a document': suspend('gus'),
      'a super admin': afterWriting([sid], suspend('sid', holds)),
    });
    await world.refuses({
      oneself: suspend('saga', holds),
      'a super admin, holding nothing': afterWriting([sid], suspend('sid')),
    });
  });
});

describe('system/{d}', () => {
  const raised = patch('users/otto', { isSuperAdmin: true });
  const latch = (more: Data = {}, name = 'bootstrap'): Write =>
    put(`system/${name}`, { uid: 'otto', at: now(), ...more });
  const makes = (more: Data = {}, name = 'bootstrap') =>
    afterWriting([raised], commitAs('operator', latch(more, name)));

  it('is one document, with its author and the current time', async () => {
    await world.accepts({
      'the latch': makes(),
      'reading it': afterWriting([latch()], reads('superAdmin', 'system/bootstrap')),
    });
    await world.refuses({
      'another document': makes({}, 'other'),
      'about somebody else': makes({ uid: 'saga' }),
      'at another time': makes({ at: new Date(0) }),
      'with more': makes({ x: 1 }),
      'reading another': afterWriting([latch({}, 'other')], reads('superAdmin', 'system/other')),
      'with an address that is not verified': afterWriting([raised], () =>
        commit(
          world.stranger('otto', {
            email: 'founder@platform.example',
            unverified: true,
            google: true,
          }),
          latch(),
        ),
      ),
      'by another super admin': afterWriting(
        [sid],
        commitAsSuperAdmin(put('system/bootstrap', { uid: 'saga', at: now() })),
      ),
    });
  });
});

describe('viewings/{u}', () => {
  const start = (more: { target?: string } & Data = {}, reason = why) =>
    commitAsSuperAdmin(
      put('viewings/saga', viewing({ target: 'cleo', orgId: null, ...more })),
      platformLogEntry('view.start', more.target ?? 'cleo', { reason }),
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
      afterWriting([existingViewing(uid)], commitAs(who, drop(`viewings/${uid}`)));
    await world.accepts({
      read: afterWriting([existingViewing('saga')], reads('superAdmin', 'viewings/saga')),
      ended: ends('superAdmin', 'saga'),
    });
    await world.refuses({
      'read by whose power is gone': afterWriting(
        [existingViewing('cleo')],
        reads('candidate', 'viewings/cleo'),
      ),
      'read by another super admin': afterWriting(
        [existingViewing('sid')],
        reads('superAdmin', 'viewings/sid'),
      ),
      'ended by whose power is gone': ends('candidate', 'cleo'),
      'ended by another super admin': ends('superAdmin', 'sid'),
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
  const handles = commitAsSuperAdmin(
    patch(path, { status: 'handled', handledBy: 'saga', handledAt: now(), auditId: 'new' }),
    platformLogEntry('contact.handle', slot),
  );
  const reopening = (more: Data = {}): Write =>
    patch(path, { status: 'open', handledBy: null, handledAt: null, auditId: 'new', ...more });
  const reopens = (more: Data = {}) =>
    commitAsSuperAdmin(reopening(more), platformLogEntry('contact.reopen', slot));

  it('is handled when it is open, and reopened when it is handled', async () => {
    await world.accepts({
      handled: afterWriting([existingMessage('open')], handles),
      'opened again': afterWriting([handled()], reopens()),
    });
    await world.refuses({
      'handled a second time': afterWriting([handled()], handles),
      'opened again without an entry': afterWriting([handled()], commitAsSuperAdmin(reopening())),
      'opened when it is open': afterWriting([existingMessage('open')], reopens()),
      'put into no state': afterWriting([handled()], reopens({ status: 'lost' })),
      'opened again with a time': afterWriting([handled()], reopens({ handledAt: now() })),
      'opened again with a name': afterWriting([handled()], reopens({ handledBy: 'sid' })),
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
      commitAs('guest', put(`contactMessages/${minute + away}-1`, message()));
    await world.accepts({ 'nine before': leaves(-9), 'nine after': leaves(9) });
    await world.refuses({ 'ten before': leaves(-10), 'ten after': leaves(10) });
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
