// A candidate's session, by the candidate and by the staff: conditions that no other test would notice.
import { doc, getDocFromServer as getDoc, Timestamp } from 'firebase/firestore';
import { identity, session } from './documents/candidates.ts';
import { documents } from './documents/existing.ts';
import { invite } from './documents/invitations.ts';
import { cato, catoRow, cleo, gone, job, openToken, org } from './documents/paths.ts';
import { ago, days, minutes, now } from './documents/times.ts';
import { countsErasure, givesTime, logId, putEntry } from './entries.ts';
import { World, begins } from './world.ts';
import { drop, patch, put, type Data, type Write } from './writes.ts';
import type { Given } from './matrix/cells.ts';
import { committing, dbOf, ownSession, existing, tries } from './unseenInterviewCases.ts';

const world = new World('unseenSessions');
const as = committing(world);
const changes = (change: Data, given: Given = existing(cleo)) =>
  as('candidate', [patch(cleo, { rev: 2, ...change })], {
    [`${job}/candidates/cleo`]: null,
    ...given,
  });
const consentOf = (more: Data): Given =>
  existing(cleo, { consent: { ...(documents()[cleo]?.['consent'] as Data), ...more } });
const noAi = consentOf({ ai: false });
const aiEnds: Data = { 'consent.ai': false, 'consent.aiWithdrawnAt': now() };
const records = (version: string): Data => ({
  'consent.recordingVersion': version,
  'consent.recordingAt': now(),
});
const report = (times: number): Data => ({ open: true, what: 'device', at: now(), times });
const reported = (times: number): Given =>
  existing(cleo, { trouble: { open: false, what: 'device', at: ago(minutes(2)), times } });
const earlier = Timestamp.fromMillis(Date.now() - days(2));
const asked = {
  [`${org}/dataRequests/cleo_open_delete`]: {
    uid: 'cleo',
    interviewId: 'open',
    type: 'delete',
    status: 'open',
    createdAt: earlier,
  },
};

tries(world, 'a session, by its candidate', {
  'is handed in': {
    right: { so: changes({ status: 'submitted', submittedAt: now() }, noAi) },
    wrong: {
      'as run out': changes({ status: 'expired', submittedAt: now() }, noAi),
      'as erased': changes({ status: 'erasing', submittedAt: now() }, noAi),
      'while it goes on': changes({ submittedAt: now() }, noAi),
    },
  },
  'is left': {
    right: { so: changes({ status: 'withdrawn', withdrawnAt: now() }) },
    wrong: {
      'as run out': changes({ status: 'expired', withdrawnAt: now() }),
      'while it goes on': changes({ withdrawnAt: now() }),
    },
  },
  'loses its consent to AI once': {
    right: { so: changes(aiEnds) },
    wrong: {
      'and keeps it': changes({ 'consent.aiWithdrawnAt': now() }),
      again: changes({ 'consent.aiWithdrawnAt': now() }, noAi),
      'with another language': changes({ ...aiEnds, language: 'de' }),
      'with more time': changes({ ...aiEnds, extraMinutes: 600 }),
    },
  },
  'gains a consent to recordings': {
    right: { 'a short one': changes(records('1')), 'a long one': changes(records('x'.repeat(40))) },
    wrong: {
      none: changes(records('')),
      'too long': changes(records('x'.repeat(41))),
      'with more time': changes({ ...records('1'), extraMinutes: 600 }),
    },
  },
  'reports what went wrong, two hundred times': {
    right: { 'the last': changes({ trouble: report(200) }, reported(199)) },
    wrong: { 'one more': changes({ trouble: report(201) }, reported(200)) },
  },
  'says once that deletion was asked for': {
    right: { so: changes({ deletionAskedAt: earlier }, asked) },
    wrong: {
      again: changes(
        { deletionAskedAt: earlier },
        { ...asked, ...existing(cleo, { deletionAskedAt: ago(days(3)) }) },
      ),
    },
  },
});

const answer = (given: Given) =>
  as(
    'candidate',
    [put(`${cleo}/answers/q2`, { type: 'text', text: 'Yes.', rev: 1, updatedAt: now() })],
    given,
  );
const began = (before: number): Given =>
  existing(cleo, { startedAt: Timestamp.fromMillis(Date.now() - before) });
tries(world, 'the time of a session', {
  'has ten minutes of grace': {
    right: {
      'the interview has just closed': answer(existing(job, { closesAt: ago(minutes(9)) })),
      'the time is just over': answer(began(minutes(53))),
    },
    wrong: {
      'closed for longer': answer(existing(job, { closesAt: ago(minutes(10) + 20_000) })),
      'over for longer': answer(began(minutes(55) + 20_000)),
    },
  },
});

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

tries(world, 'a session, by the staff', {
  'is settled': {
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

const invited = `${job}/invites/${openToken}`;
const begin = (also: Write[] = []) =>
  as('guest', [
    patch(invited, { status: 'claimed', claimedBy: 'gus', claimedAt: now() }),
    ...begins('gus', session('gus')),
    ...also,
  ]);
const withoutClaim = (more: Data) =>
  as('guest', begins('gus', session('gus')), {
    [invited]: invite('remy', { createdAt: ago(days(1)), ...more }),
  });
const looks = (path: string) => async () => {
  await world.arrange(
    ...Object.entries(existing(`${cato}/identity/current`)).map(([at, data]) =>
      put(at, data ?? {}),
    ),
  );
  return getDoc(doc(dbOf(world, 'otherCandidate'), path));
};
tries(world, 'a session begins', {
  'with an invitation that is open': {
    right: { so: begin() },
    wrong: {
      'taken before': withoutClaim({
        status: 'claimed',
        claimedBy: 'gus',
        claimedAt: ago(days(1)),
      }),
      'left open': withoutClaim({ claimedBy: 'gus' }),
      'left as it is': withoutClaim({}),
    },
  },
  'with one identity': {
    right: { so: begin() },
    wrong: { 'another beside it': begin([put(`${job}/sessions/gus/identity/other`, identity())]) },
  },
  'and is read under its own name': {
    right: { so: looks(`${cato}/identity/current`) },
    wrong: { another: looks(`${cato}/identity/other`) },
  },
});
