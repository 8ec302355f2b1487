// A candidate's session, by the staff, and a blind one: conditions that no other test would notice.
import { cato, catoRow, cleo, gone, job, org } from './documents/paths.ts';
import { ago, minutes, now } from './documents/times.ts';
import { countsErasure, givesTime, logId, putEntry } from './entries.ts';
import type { Given } from './matrix/cells.ts';
import { committing, existing, ownSession, tries } from './unseenInterviewCases.ts';
import { World } from './world.ts';
import { drop, patch, put, type Data } from './writes.ts';

const world = new World();
const as = committing(world);
const trouble: Data = { open: true, what: 'device', at: ago(minutes(2)), times: 1 };
const settles = (more: Data = {}) =>
  as(
    'recruiter',
    [
      patch(cato, {
        'trouble.open': false,
        'trouble.seenBy': 'remy',
        'trouble.seenAt': now(),
        rev: 3,
        ...more,
      }),
    ],
    existing(cato, { trouble }),
  );
const gives = (extra: number, given: Given = {}, candidate = 'cato') =>
  as('recruiter', givesTime('remy', extra, candidate), {
    ...existing(cato),
    ...existing(catoRow),
    ...given,
  });
const retires = (change: Data, given: Given = {}) =>
  as('recruiter', [patch(cleo, { retiredBy: 'remy', rev: 2, ...change })], {
    [`${job}/candidates/cleo`]: null,
    ...existing(cleo),
    ...given,
  });
const erases = (more: Data = {}) =>
  as(
    'admin',
    [
      patch(cleo, { status: 'erasing', retiredBy: 'ada', auditId: logId, rev: 2, ...more }),
      putEntry('ada', 'session.erasing', 'open/cleo'),
    ],
    existing(cleo),
  );
const deletes = (status: string) =>
  as(
    'admin',
    [
      ...countsErasure('ada', {
        'usage.storage.videos.used': 18,
        'usage.storage.documents.used': 9,
      }),
      drop(gone),
    ],
    { ...existing(org), ...existing(gone, { status }) },
  );
const revealed = { role: 'recruiter', reason: 'They asked to be called.', at: ago(minutes(9)) };
const seen = (uids: string[]): Given => ({
  ...existing(cato, {
    blind: true,
    reveals: Object.fromEntries(uids.map((uid) => [uid, revealed])),
  }),
  ...existing(catoRow),
});
const others = (n: number): string[] => Array.from({ length: n }, (_, k) => `u${k}`);
const reveals = (more: Data = {}, uids: string[] = [], note: Data = {}) =>
  as(
    'recruiter',
    [
      patch(cato, { 'reveals.remy': { ...revealed, at: now(), ...note }, rev: 3, ...more }),
      put(`${org}/auditLog/reveal_open_cato_remy`, {
        actorUid: 'remy',
        action: 'identity.reveal',
        target: 'open/cato',
        at: now(),
      }),
    ],
    seen(uids),
  );

tries(world, 'a session, by the staff', {
  'is resolved': {
    right: { so: settles() },
    wrong: {
      'and stays open': settles({ 'trouble.open': true }),
      'at a later revision': settles({ rev: 4 }),
    },
  },
  'is given time': {
    right: {
      most: gives(20_160),
      'though it ran out': gives(15, {
        ...existing(cato, { status: 'expired' }),
        ...existing(catoRow, { status: 'expired' }),
      }),
    },
    wrong: {
      'one more': gives(20_161),
      "of one's own": gives(15, ownSession, 'remy'),
      'while it stays handed in': as(
        'recruiter',
        [
          patch(cato, { extraMinutes: 15, reopenedBy: 'remy', auditId: logId, rev: 3 }),
          putEntry('remy', 'session.moreTime', 'open/cato', '15'),
        ],
        { ...existing(cato), ...existing(catoRow) },
      ),
    },
  },
  'runs out': {
    right: { so: retires({ status: 'expired' }) },
    wrong: {
      'as handed in': retires({ status: 'submitted' }),
      'as left': retires({ status: 'withdrawn' }),
      'and goes on': retires({}),
      'at a later revision': retires({ status: 'expired', rev: 3 }),
    },
  },
  'is erased': {
    right: { so: erases() },
    wrong: {
      'with other words': erases({ language: 'de' }),
      'with a name': erases({ displayName: 'Nobody' }),
    },
  },
  'is gone': {
    right: { so: deletes('erasing') },
    wrong: { 'at once': deletes('submitted'), 'in the middle of it': deletes('in_progress') },
  },
});

tries(world, 'a blind session', {
  'is revealed to forty at most, each once': {
    right: { 'the first': reveals(), 'the fortieth': reveals({}, others(39)) },
    wrong: {
      'one more': reveals({}, others(40)),
      again: reveals({}, ['remy']),
      'a colleague too': reveals({ 'reveals.ada': { ...revealed, role: 'admin', at: now() } }),
      'with another language': reveals({ language: 'de' }),
    },
  },
  'for a reason': {
    right: {
      'a short one': reveals({}, [], { reason: 'x'.repeat(10) }),
      'a long one': reveals({}, [], { reason: 'x'.repeat(500) }),
    },
    wrong: {
      'too short': reveals({}, [], { reason: 'x'.repeat(9) }),
      'too long': reveals({}, [], { reason: 'x'.repeat(501) }),
    },
  },
});
