// Below a session, by the staff: session activity, outcome, evaluations, overrides, notes and decisions. Conditions that no other test would notice.
import { entry } from './documents/auditEntries.ts';
import { cato, job, org } from './documents/paths.ts';
import { decision, evaluation, outcome, queued, rating } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { logId, releases } from './entries.ts';
import { logs, type Given } from './matrix/cells.ts';
import { notice } from './matrix/companyDocuments.ts';
import { calibration, decided, event, levelOverride } from './matrix/interviewDocuments.ts';
import type { Who } from './people.ts';
import { committing, existing, ownSession, tries } from './unseenInterviewCases.ts';
import { World } from './world.ts';
import { drop, patch, put } from './writes.ts';

const world = new World();
const as = committing(world);
const cleaf = `${job}/sessions/cleaf`;
const task = `${org}/aiJobs/open_cleaf`;
const own = `${job}/sessions/remy`;
const erasing = existing(cato, { status: 'erasing' });
const noted = (given: Given = existing(cato)) =>
  as('otherCandidate', [patch(`${cato}/events/000`, { note: 'The bell rang.', notedAt: now() })], {
    ...given,
    ...existing(`${cato}/events/000`),
  });
const remarked = (given: Given = existing(cato)) =>
  as('otherCandidate', [put(`${cato}/remarks/room`, { note: 'Quiet.', notedAt: now(), rev: 2 })], {
    ...given,
    ...existing(`${cato}/remarks/room`),
  });
const views = (at: string) =>
  as('recruiter', [put(`${at}/views/remy`, { role: 'recruiter', at: now() })], {
    ...ownSession,
    [`${at}/views/remy`]: null,
  });
const outcomes = { [`${cato}/shared/outcome`]: null };
const judges = (given: Given, ends = false) =>
  as(
    'reviewer',
    [
      put(`${cleaf}/evaluations/open_cleaf_1`, evaluation('rowan')),
      put(`${cleaf}/ratings/open_cleaf_1`, rating('rowan')),
      ...(ends
        ? [patch(task, { status: 'done', evaluationId: 'open_cleaf_1', finishedAt: now() })]
        : []),
    ],
    { ...existing(task), ...given },
  );
const levels = (n: number, { of = 'open_cato_1', q = 'q1' } = {}) =>
  as(
    'recruiter',
    [
      put(`${cato}/overrides/${of}_${q}_${n}`, {
        ...levelOverride('remy', n),
        evaluationId: of,
        questionId: q,
      }),
    ],
    {
      [`${cato}/overrides/${of}_${q}_${n - 1}`]: n > 1 ? levelOverride('remy', n - 1) : null,
      [`${cato}/overrides/${of}_${q}_${n}`]: null,
      [`${cato}/ratings/a b`]: rating('rowan'),
    },
  );
const current = `${cato}/calibration/current`;
const chooses = (given: Given, also = false) =>
  as(
    'owner',
    [
      put(current, calibration('olive')),
      ...(also ? [put(`${cato}/calibration/other`, calibration('olive'))] : []),
      logs('olive', 'new', 'calibration.add', 'open/cato'),
    ],
    given,
  );
const ends = (given: Given) =>
  as(
    'owner',
    [
      patch(current, { endedAt: now(), auditId: 'new' }),
      logs('olive', 'new', 'calibration.remove', 'open/cato'),
    ],
    given,
  );
const over = existing(current, { endedAt: ago(minutes(5)) });
const note = `${cato}/notes/n`;
const mentions = (v: unknown, given: Given = {}) =>
  as(
    'recruiter',
    [put(`${cato}/notes/new`, { text: 'Call.', authorUid: 'remy', createdAt: now(), mentions: v })],
    {
      ...Object.fromEntries(
        ['rowan', 'x', 'a b'].map((uid) => [
          `${org}/members/${uid}/notices/new`,
          notice('remy', { kind: 'mention' }),
        ]),
      ),
      ...given,
    },
  );
const forgets = (who: Who, by: string) =>
  as(who, [drop(note)], { [note]: { text: 'Call.', authorUid: by, createdAt: ago(minutes(3)) } });
const marks = (who: Who, by: string) =>
  as(who, [put(`${cato}/noteMarks/n`, { authorUid: by, createdAt: now() })], {
    [note]: { text: 'Call.', authorUid: by, createdAt: ago(minutes(3)) },
    [`${cato}/noteMarks/n`]: null,
  });
const kept = (who: Who, d: string) =>
  as(who, [put(`${cato}/decision/${d}`, decided)], existing(`${cato}/decision/current`));
const decides = (also = false) =>
  as(
    'recruiter',
    [
      put(`${cato}/decision/current`, decision('remy', { auditId: 'new' })),
      ...(also ? [put(`${cato}/decision/other`, decision('remy', { auditId: 'new' }))] : []),
      put(`${org}/auditLog/new`, entry('remy', 'decision.advance', 'open/cato')),
    ],
    { [`${cato}/decision/current`]: null },
  );

tries(world, 'the room', {
  'is noted until it is handed in, and a little later': {
    right: { so: as('otherCandidate', [put(`${cato}/events/001`, event())]) },
    wrong: {
      'when it ran out': as(
        'otherCandidate',
        [put(`${cato}/events/001`, event())],
        existing(cato, { status: 'expired' }),
      ),
    },
  },
  'is spoken of until it is erased': {
    right: { 'an event': noted(), all: remarked() },
    wrong: { 'an event': noted(erasing), all: remarked(erasing) },
  },
  'is seen by others': { right: { so: views(cato) }, wrong: { 'by the candidate': views(own) } },
});

tries(world, 'an outcome', {
  'is one': {
    right: { so: as('recruiter', releases('remy'), outcomes) },
    wrong: {
      'another beside it': as(
        'recruiter',
        [...releases('remy'), put(`${cato}/shared/other`, outcome('remy', { auditId: logId }))],
        outcomes,
      ),
    },
  },
});

tries(world, 'an evaluation', {
  'ends its task': {
    right: { so: judges({}, true) },
    wrong: {
      'which ended before': judges(
        existing(task, { status: 'done', evaluationId: 'open_cleaf_1' }),
      ),
      'which goes on': judges(existing(task, { evaluationId: 'open_cleaf_1' })),
      'which waits': judges({
        [task]: queued('cleaf', { attempts: 1, evaluationId: 'open_cleaf_1' }),
      }),
    },
  },
});

tries(world, 'another level', {
  'is one of fifty, for a question of an evaluation': {
    right: { 'the first': levels(1), 'the fiftieth': levels(50) },
    wrong: {
      'one more': levels(51),
      'of no question': levels(1, { q: 'a b' }),
      'of no evaluation': levels(1, { of: 'a b' }),
    },
  },
});

tries(world, 'what everybody scores', {
  'is chosen and ended in turn': {
    right: {
      chosen: chooses({ [current]: null }),
      'chosen again': chooses(over),
      ended: ends(existing(current)),
    },
    wrong: {
      'chosen twice': chooses(existing(current)),
      'another beside it': chooses({ [current]: null }, true),
      'ended twice': ends(over),
    },
  },
});

tries(world, 'a note', {
  'names people of a list': {
    right: { one: mentions(['rowan']) },
    wrong: { 'a word': mentions('x'), nobody: mentions([]), 'under no name': mentions(['a b']) },
  },
  'goes and is marked by its author, as long as they are of the staff': {
    right: { goes: forgets('reviewer', 'rowan'), 'is marked': marks('reviewer', 'rowan') },
    wrong: {
      'goes with one who left': forgets('benched', 'sky'),
      'with one who watches over fairness': forgets('compliance', 'faye'),
      'is marked by one who left': marks('benched', 'sky'),
      'by one who watches over fairness': marks('compliance', 'faye'),
    },
  },
});

tries(world, 'a decision', {
  'is kept by editors under its number': {
    right: { so: kept('recruiter', '1') },
    wrong: {
      'by a reviewer': kept('reviewer', '1'),
      'by nobody': kept('guest', '1'),
      'under another': kept('recruiter', '7'),
    },
  },
  'is one': { right: { so: decides() }, wrong: { 'another beside it': decides(true) } },
});
