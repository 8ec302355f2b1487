// Around a session: accommodations, surveys, tallies and applicants. Conditions that no other test would notice.
import { op } from './documents/companies.ts';
import { cato, cleo, closedJob, job, openToken, org } from './documents/paths.ts';
import { decision } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { answers } from './entries.ts';
import { applicantId, logs, type Given } from './matrix/cells.ts';
import {
  accommodation,
  applicant,
  applicantIs,
  batch,
  votes,
} from './matrix/interviewDocuments.ts';
import { committing, existing, tries } from './unseenInterviewCases.ts';
import { World } from './world.ts';
import { drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const as = committing(world);
const taken = 'takenTAKENtakenTAKEN06';
const at = (token: string): string => `${job}/accommodations/${token}`;
const open = existing(at(openToken));
const grant: Data = {
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
  message: 'No.',
  answeredBy: 'remy',
  answeredAt: now(),
  rev: 2,
};
const answer = (change: Data, given: Given = {}) =>
  as('recruiter', answers('remy', openToken, change), { ...open, ...given });
const again = (by: string, more: Data = {}): Data => ({
  status: 'open',
  askedBy: by,
  askedAt: now(),
  percent: 100,
  rev: 2,
  ...more,
});
const ofCleo = { [at(taken)]: accommodation('cleo', { askedAt: ago(minutes(9)) }) };
const asks = (
  who: 'candidate' | 'guest' | 'otherCandidate',
  change: Data,
  token = taken,
  given: Given = {},
) => as(who, [patch(at(token), change)], { ...ofCleo, ...given });
const sent = existing(cleo, { status: 'submitted' });
const unmarked: Given = { [`${cato}/marks/survey`]: null };
const marked = put(`${cato}/marks/survey`, { done: true, batch: 'b1' });
const survey = (more: Data = {}, given: Given = unmarked, mark: Write[] = [marked]) =>
  as('otherCandidate', [put(`${job}/surveys/b1`, { ...batch(1), ...more }), ...mark], given);
const rated = (level: number) =>
  as(
    'recruiter',
    [
      put(`${cato}/decision/current`, decision('remy', { auditId: 'new' })),
      logs('remy', 'new', 'decision.advance', 'open/cato'),
      put(`${job}/tallies/cato`, { outcome: 'advance', level, at: now() }),
    ],
    { [`${cato}/decision/current`]: null, [`${job}/tallies/cato`]: null },
  );
const id = 'd1'.repeat(32);
const counting = (
  kind: string,
  of: string,
  used: number,
  parent = 'open',
  more: Data = {},
): Write =>
  patch(org, {
    'usage.storage.documents.used': used,
    lastOp: op(kind, of, 'remy', { parent, ...more }),
  });
const adding = (
  more: Data = {},
  {
    in: where = job,
    used = 12,
    also = [] as Write[],
    given = {} as Given,
    who = applicantIs as Data | null,
  } = {},
) =>
  as(
    'recruiter',
    [
      counting('applicant', id, used, where.split('/').at(-1)),
      put(`${where}/applicants/${id}`, applicant('remy', more)),
      ...(who ? [put(`${where}/applicants/${id}/identity/current`, who)] : []),
      ...also,
    ],
    given,
  );
const who = `${job}/applicants/${applicantId}`;
const alter = (change: Data, given: Given = existing(who)) =>
  as('recruiter', [patch(who, { rev: 2, ...change })], given);
const hashes = (n: number): string[] =>
  Array.from({ length: n }, (_, k) => k.toString(16).padStart(64, '0'));

tries(world, 'more time', {
  'is granted or declined, and nothing else': {
    right: { granted: answer(grant), declined: answer(no) },
    wrong: {
      'another answer': answer({ ...no, status: 'maybe' }),
      'withdrawn for them': answer({ ...no, status: 'withdrawn' }),
      'declined with a format': answer({ ...no, formats: ['text'] }),
      'of a suspended company': answer(grant, existing(org, { status: 'suspended' })),
    },
  },
  'is asked for again by whoever may ask': {
    right: {
      so: asks('candidate', again('cleo')),
      'with another format': asks('candidate', again('cleo', { format: 'text' })),
      'by another who holds the link': asks('candidate', again('cleo'), openToken),
    },
    wrong: {
      'by somebody else': asks('guest', again('gus')),
      'after sending': asks('candidate', again('cleo'), taken, sent),
      'another share': asks('candidate', again('cleo', { percent: 99 })),
      'in another name': asks('candidate', again('gus')),
      'without saying what': asks('candidate', again('cleo', { percent: null })),
      'as granted': asks('candidate', again('cleo', { status: 'granted' })),
    },
  },
  'is taken back by whoever may ask': {
    right: { so: asks('candidate', { status: 'withdrawn', rev: 2 }) },
    wrong: {
      'by somebody else': asks('guest', { status: 'withdrawn', rev: 2 }),
      'after sending': asks('candidate', { status: 'withdrawn', rev: 2 }, taken, sent),
      'with another share': asks('candidate', { status: 'withdrawn', percent: 25, rev: 2 }),
      'a revision skipped': asks('candidate', { status: 'withdrawn', rev: 3 }),
      'as granted': asks('candidate', { status: 'granted', rev: 2 }),
      'as done': asks('candidate', { status: 'done', rev: 2 }),
    },
  },
});

tries(world, 'a survey', {
  'is one voice more': {
    right: {
      yes: survey(),
      no: survey({ clear: votes({ no: 1 }), fair: votes({ no: 1 }), trouble: votes({ no: 1 }) }),
      'a long word': survey({ comments: { a: 'x'.repeat(1_000) } }),
    },
    wrong: {
      'with a mark of before': survey(
        {},
        { [`${cato}/marks/survey`]: { done: true, batch: 'b1' } },
        [],
      ),
      'a word too long': survey({ comments: { a: 'x'.repeat(1_001) } }),
      'two voices': survey({ clear: votes({ no: 1, yes: 1 }) }),
    },
  },
  'is marked however the interview ended': {
    right: Object.fromEntries(
      ['submitted', 'withdrawn', 'expired'].map((status) => [
        status,
        as('otherCandidate', [marked], { ...unmarked, ...existing(cato, { status }) }),
      ]),
    ),
    wrong: {
      running: as('otherCandidate', [marked], {
        ...unmarked,
        ...existing(cato, { status: 'in_progress' }),
      }),
    },
  },
});

tries(world, 'a tally', {
  'goes up to a hundred': {
    right: { 'a hundred': rated(100), none: rated(0) },
    wrong: { more: rated(101) },
  },
});

tries(world, 'somebody who is not invited yet', {
  'comes to an open or a closed interview, with one file of a size': {
    right: {
      'an open one': adding(),
      'a closed one': adding({}, { in: closedJob }),
      'one byte': adding({ size: 1, megabytes: 1 }, { used: 11 }),
    },
    wrong: {
      'a draft': adding({}, { in: `${org}/interviews/sketch` }),
      'half a byte': adding({ size: 1_500_000.5 }),
      'no byte': adding({ size: 0, megabytes: 1 }, { used: 11 }),
      'a megabyte and a half': adding({ size: 1_500_000, megabytes: 1.5 }, { used: 11.5 }),
    },
  },
  'has one identity, made with them': {
    right: { one: adding() },
    wrong: {
      'a second': adding(
        {},
        { also: [put(`${job}/applicants/${id}/identity/other`, applicantIs)] },
      ),
      later: as('recruiter', [put(`${who}/identity/current`, applicantIs)], {
        [`${who}/identity/current`]: null,
      }),
    },
  },
  'was invited, and nothing else': {
    right: { so: alter({ invitedBy: 'remy', invitedAt: now() }) },
    wrong: {
      'with fewer pages': alter({ invitedBy: 'remy', invitedAt: now(), pages: 1 }),
      'with other words': alter({ invitedBy: 'remy', invitedAt: now(), hidden: ['x'] }),
    },
  },
  'is beside twenty others at most': {
    right: { twenty: alter({ besides: hashes(20) }) },
    wrong: { 'one more': alter({ besides: hashes(21) }) },
  },
  'goes by the hand of an editor': {
    right: {
      'one left behind': as('recruiter', [drop(`${who}/identity/current`)], { [who]: null }),
    },
    wrong: {
      'by a reviewer': as('reviewer', [drop(`${who}/identity/current`)], { [who]: null }),
      'by nobody': as('guest', [drop(`${who}/identity/current`)], { [who]: null }),
    },
  },
});
