// Erasing and reopening each need their own entry in the company's audit log.
import { doc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { countInterview, op } from './documents/companies.ts';
import { interview } from './documents/jobs.ts';
import { cara, cato, gone, job, org } from './documents/paths.ts';
import { beginsErasing, countsErasure, givesTime, logId, putEntry } from './entries.ts';
import { managers } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const as =
  (who: 'owner' | 'recruiter', ...writes: Write[]) =>
  () =>
    commit(world.as(who), ...writes);

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
