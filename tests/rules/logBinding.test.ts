// Erasing, reopening, granting and releasing each need their own entry in the company's audit log; no entry covers two.
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { secretMark } from '../../src/domain/base/secretMark.ts';
import { entry } from './documents/auditEntries.ts';
import { countInterview, op } from './documents/companies.ts';
import { interview } from './documents/jobs.ts';
import { cara, cato, gone, job, openToken, org } from './documents/paths.ts';
import { decision, outcome } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import {
  answers,
  beginsErasing,
  countsErasure,
  givesTime,
  logId,
  releases,
  putEntry,
} from './entries.ts';
import { managers } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World('log-binding');
const as =
  (who: 'owner' | 'recruiter', ...writes: Write[]) =>
  () =>
    commit(world.as(who), ...writes);
const after =
  (arranged: readonly Write[], act: () => Promise<unknown>) => async (): Promise<unknown> => {
    await world.arrange(...arranged);
    return act();
  };

describe('erasing a candidate', () => {
  const counters: Data = { 'usage.storage.videos.used': 18, 'usage.storage.documents.used': 9 };
  it('starts with an entry that names actor and candidate, by managers', () =>
    world.only(managers, (db, uid) => commit(db, ...beginsErasing(uid))));
  it('starts in no other way', () =>
    world.refuses({
      silently: () =>
        updateDoc(doc(world.as('owner'), cato), { status: 'erasing', retiredBy: 'olive', rev: 3 }),
      'naming no entry': as(
        'owner',
        patch(cato, { status: 'erasing', retiredBy: 'olive', rev: 3 }),
        putEntry('olive', 'session.erasing', 'open/cato'),
      ),
      'naming an old entry': as(
        'owner',
        patch(cato, { status: 'erasing', retiredBy: 'olive', auditId: 'first', rev: 3 }),
      ),
      'with an entry about somebody else': as(
        'owner',
        patch(cato, { status: 'erasing', retiredBy: 'olive', auditId: logId, rev: 3 }),
        putEntry('olive', 'session.erasing', 'open/cara'),
      ),
      'with another entry': as(
        'owner',
        patch(cato, { status: 'erasing', retiredBy: 'olive', auditId: logId, rev: 3 }),
        putEntry('olive', 'session.moreTime', 'open/cato'),
      ),
      'with an entry in another name': as(
        'owner',
        patch(cato, { status: 'erasing', retiredBy: 'olive', auditId: logId, rev: 3 }),
        putEntry('ada', 'session.erasing', 'open/cato'),
      ),
      'two with one entry': as(
        'owner',
        ...beginsErasing('olive'),
        patch(cara, { status: 'erasing', retiredBy: 'olive', auditId: logId, rev: 3 }),
      ),
      'ended with an entry of its own': as(
        'owner',
        patch(`${job}/sessions/cleo`, {
          status: 'expired',
          retiredBy: 'olive',
          auditId: logId,
          rev: 2,
        }),
        putEntry('olive', 'session.erasing', 'open/cleo'),
      ),
    }));
  it('ends with another entry', () =>
    world.only(managers, (db, uid) => commit(db, ...countsErasure(uid, counters), drop(gone))));
  it('ends in no other way', () =>
    world.refuses({
      silently: as(
        'owner',
        patch(org, { ...counters, lastOp: op('erase', 'gone', 'olive', { parent: 'open' }) }),
        drop(gone),
      ),
      'naming no entry': as(
        'owner',
        patch(org, { ...counters, lastOp: op('erase', 'gone', 'olive', { parent: 'open' }) }),
        drop(gone),
        putEntry('olive', 'session.erase', 'open/gone'),
      ),
      'with an entry that is not there': as(
        'owner',
        patch(org, {
          ...counters,
          lastOp: op('erase', 'gone', 'olive', { parent: 'open', log: 'nowhere' }),
        }),
        drop(gone),
      ),
      'with the entry of its beginning': as(
        'owner',
        patch(org, {
          ...counters,
          lastOp: op('erase', 'gone', 'olive', { parent: 'open', log: logId }),
        }),
        drop(gone),
        putEntry('olive', 'session.erasing', 'open/gone'),
      ),
      'with an entry about somebody else': as(
        'owner',
        patch(org, {
          ...counters,
          lastOp: op('erase', 'gone', 'olive', { parent: 'open', log: logId }),
        }),
        drop(gone),
        putEntry('olive', 'session.erase', 'open/cato'),
      ),
    }));
  it('lets no other counter of the company name an entry', async () => {
    const publish = (more: Data) =>
      as(
        'recruiter',
        patch(org, countInterview('remy', 'd', { lastOp: op('interview', 'd', 'remy', more) })),
        put(`${org}/interviews/d`, interview('remy')),
      );
    await world.accepts({ 'a job': publish({}) });
    await world.refuses({ 'a job with an entry': publish({ log: logId }) });
  });
});

describe('reopening a session', () => {
  it('logs actor, candidate and minutes', () =>
    world.accepts({
      'from the end': as('recruiter', ...givesTime('remy', 30)),
      'in the middle': as('recruiter', ...givesTime('remy', 30, 'cleo', 2)),
      'without another minute': as('recruiter', ...givesTime('remy', 0)),
    }));
  it('happens in no other way', () =>
    world.refuses({
      silently: () =>
        updateDoc(doc(world.as('recruiter'), cato), {
          status: 'in_progress',
          extraMinutes: 9_999,
          reopenedBy: 'remy',
          rev: 3,
        }),
      'with fewer minutes in the log': as(
        'recruiter',
        givesTime('remy', 9_999)[0] as Write,
        putEntry('remy', 'session.moreTime', 'open/cato', '5'),
      ),
      'with none in the log': as(
        'recruiter',
        givesTime('remy', 9_999)[0] as Write,
        putEntry('remy', 'session.moreTime', 'open/cato'),
      ),
      'with an entry about somebody else': as(
        'recruiter',
        givesTime('remy', 30)[0] as Write,
        putEntry('remy', 'session.moreTime', 'open/cara', '30'),
      ),
      'two with one entry': as(
        'recruiter',
        ...givesTime('remy', 30),
        givesTime('remy', 30, 'cara')[0] as Write,
      ),
    }));
});

describe('answering an accommodation request', () => {
  const secondToken = 'secondTOKENsecondTOKEN10';
  const asked = (uid: string): Data => ({
    status: 'open',
    askedBy: uid,
    askedAt: ago(minutes(5)),
    percent: 50,
    format: null,
    note: null,
    rev: 1,
  });
  const stand = [
    put(`${job}/accommodations/${openToken}`, asked('gus')),
    put(`${job}/invites/${secondToken}`, { status: 'open', expiresAt: new Date(Date.now() + 9e7) }),
    put(`${job}/accommodations/${secondToken}`, asked('nina')),
  ];
  const yes: Data = {
    status: 'granted',
    extraMinutes: 23,
    formats: [],
    message: null,
    answeredBy: 'remy',
    answeredAt: now(),
    rev: 2,
  };
  const no: Data = {
    status: 'declined',
    message: 'We have to keep the time for all.',
    answeredBy: 'remy',
    answeredAt: now(),
    rev: 2,
  };
  const [change, logEntry] = [
    (token: string, more: Data = yes): Write =>
      patch(`${job}/accommodations/${token}`, { auditId: logId, ...more }),
    (action: string, target: string, token: string): Write =>
      putEntry('remy', action, target, secretMark(token)),
  ];
  it('is logged, before the start too', () =>
    world.accepts({
      yes: after(stand, as('recruiter', ...answers('remy', openToken, yes))),
      no: after(stand, as('recruiter', ...answers('remy', openToken, no))),
    }));
  it('happens in no other way', () =>
    world.refuses({
      silently: after(stand, () =>
        updateDoc(doc(world.as('recruiter'), `${job}/accommodations/${openToken}`), yes),
      ),
      'a no silently': after(stand, () =>
        updateDoc(doc(world.as('recruiter'), `${job}/accommodations/${openToken}`), no),
      ),
      'a yes with a no in the log': after(
        stand,
        as('recruiter', change(openToken), logEntry('accommodation.declined', 'open', openToken)),
      ),
      'with the entry of another': after(
        stand,
        as('recruiter', change(openToken), logEntry('accommodation.granted', 'open', secondToken)),
      ),
      'of another job': after(
        stand,
        as('recruiter', change(openToken), logEntry('accommodation.granted', 'sketch', openToken)),
      ),
      'of somebody who has not begun': after(
        stand,
        as(
          'recruiter',
          change(openToken),
          logEntry('accommodation.granted', 'open/cato', openToken),
        ),
      ),
      'two with one entry': after(
        stand,
        as('recruiter', ...answers('remy', openToken, yes), change(secondToken)),
      ),
    }));
});

describe('releasing the outcome', () => {
  const decided = [
    put(`${cato}/decision/current`, decision('remy', { decidedAt: ago(minutes(1)) })),
    put(`${cara}/decision/current`, decision('remy', { decidedAt: ago(minutes(1)) })),
  ];
  it('logs actor and candidate, each time', () =>
    world.accepts({
      first: after(decided, as('recruiter', ...releases('remy'))),
      again: after(
        [
          ...decided,
          put(
            `${cato}/shared/outcome`,
            outcome('olive', { releasedAt: ago(minutes(1)), auditId: 'first' }),
          ),
        ],
        as('recruiter', ...releases('remy')),
      ),
      'over one of before': after(
        [
          ...decided,
          put(`${cato}/shared/outcome`, outcome('olive', { releasedAt: ago(minutes(1)) })),
        ],
        as('recruiter', ...releases('remy')),
      ),
    }));
  it('happens in no other way', () =>
    world.refuses({
      silently: after(decided, () =>
        setDoc(doc(world.as('recruiter'), `${cato}/shared/outcome`), outcome('remy')),
      ),
      'with an old entry': after(decided, () =>
        setDoc(
          doc(world.as('recruiter'), `${cato}/shared/outcome`),
          outcome('remy', { auditId: 'first' }),
        ),
      ),
      'with the entry of the decision': as(
        'recruiter',
        put(`${cato}/decision/current`, decision('remy')),
        put(`${org}/auditLog/audit-1`, entry('remy', 'decision.advance', 'open/cato')),
        put(`${cato}/shared/outcome`, outcome('remy', { auditId: 'audit-1' })),
      ),
      'two with one entry': after(
        decided,
        as(
          'recruiter',
          ...releases('remy'),
          put(`${cara}/shared/outcome`, outcome('remy', { auditId: logId })),
        ),
      ),
    }));
});
