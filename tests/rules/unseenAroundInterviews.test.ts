// Around invitation and session: accommodations, surveys, resumes and candidate rows. Conditions that no other test would notice.
import { collection, deleteField, getDocsFromServer as getDocs } from 'firebase/firestore';
import { candidate, identity, session } from './documents/candidates.ts';
import { op } from './documents/companies.ts';
import { documents } from './documents/existing.ts';
import { invite } from './documents/invitations.ts';
import { interview } from './documents/jobs.ts';
import { cato, catoRow, cleo, closedJob, job, openToken, org } from './documents/paths.ts';
import { decision, review } from './documents/reviews.ts';
import { ago, days, minutes, now } from './documents/times.ts';
import { answers, beginsErasing } from './entries.ts';
import {
  accommodation,
  applicant,
  applicantId,
  applicantIs,
  batch,
  breakGlass,
  logs,
  votes,
  type Given,
} from './matrix/cells.ts';
import { World, begins } from './world.ts';
import { drop, patch, put, type Data, type Write } from './writes.ts';
import { committing, existing, tries } from './unseenInterviewCases.ts';

const world = new World('unseenAround');
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

const unmarked: Given = { [`${cato}/marks/survey`]: null };
const marked = put(`${cato}/marks/survey`, { done: true, batch: 'b1' });
const survey = (more: Data = {}, given: Given = unmarked, mark: Write[] = [marked]) =>
  as('otherCandidate', [put(`${job}/surveys/b1`, { ...batch(1), ...more }), ...mark], given);
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
tries(world, 'a tally', {
  'goes up to a hundred': {
    right: { 'a hundred': rated(100), none: rated(0) },
    wrong: { more: rated(101) },
  },
});

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

const row = (
  who: 'recruiter' | 'reviewer' | 'otherCandidate' | 'guest' | 'benched' | 'compliance',
  change: Data,
  given: Given = {},
  also: Write[] = [],
) => as(who, [patch(catoRow, { rev: 3, ...change }), ...also], { ...existing(catoRow), ...given });
const moved = (change: Data = {}, also: Write[] = []) =>
  row('recruiter', { stage: 'in_review', stageBy: 'remy', stageAt: now(), ...change }, {}, [
    logs('remy', 'stage_open_cato_3', 'stage.in_review', 'open/cato'),
    ...also,
  ]);
const back = (stage: unknown) =>
  row(
    'recruiter',
    { stageBy: 'remy', stageAt: now(), stage },
    existing(catoRow, { stage: 'in_review' }),
    [logs('remy', 'stage_open_cato_3', 'stage.submitted', 'open/cato')],
  );
const judgedBy = (uid: string): Given => ({
  [`${cato}/reviews/${uid}`]: review({ updatedAt: ago(minutes(3)) }),
});
const joins = (who: 'recruiter' | 'benched' | 'compliance', uid: string, before: string[] = []) =>
  row(
    who,
    { reviewers: [...before, uid] },
    { ...judgedBy(uid), ...existing(catoRow, { reviewers: before }) },
  );
const others = (n: number): string[] => Array.from({ length: n }, (_, k) => `u${k}`);
const asking = (change: Data = {}, { withSession = true } = {}) =>
  as(
    'otherCandidate',
    [
      put(`${org}/dataRequests/cato_open_delete`, {
        uid: 'cato',
        interviewId: 'open',
        type: 'delete',
        status: 'open',
        createdAt: now(),
      }),
      patch(cato, { deletionAskedAt: now(), rev: 3 }),
      ...(withSession ? [patch(catoRow, { deletionAskedAt: now(), rev: 3, ...change })] : []),
    ],
    { ...existing(cato), ...existing(catoRow) },
  );
const ownSession = {
  [`${job}/sessions/remy`]: { ...documents()[cato], candidateUid: 'remy' },
  [`${job}/candidates/remy`]: { ...documents()[catoRow], candidateUid: 'remy' },
};
const stageOf = (uid: string) =>
  as(
    'recruiter',
    [
      patch(`${job}/candidates/${uid}`, {
        stage: 'in_review',
        stageBy: 'remy',
        stageAt: now(),
        rev: 3,
      }),
      logs('remy', `stage_open_${uid}_3`, 'stage.in_review', `open/${uid}`),
    ],
    { ...existing(catoRow), ...ownSession },
  );
const blindCato = { ...existing(cato, { blind: true }), ...existing(catoRow, { blind: true }) };
const revealing = (change: Data = {}) =>
  as(
    'recruiter',
    [
      patch(cato, {
        'reveals.remy': { role: 'recruiter', reason: 'They asked to be called.', at: now() },
        rev: 3,
      }),
      patch(catoRow, { revealedBy: ['remy'], rev: 3, ...change }),
      logs('remy', 'reveal_open_cato_remy', 'identity.reveal', 'open/cato'),
    ],
    blindCato,
  );
tries(world, 'a row of the lists', {
  'is moved by one who is not in it': {
    right: {
      another: stageOf('cato'),
      'back to where nobody has looked': back(deleteField()),
      so: moved(),
    },
    wrong: { themselves: stageOf('remy'), 'to nothing': back(null) },
  },
  'tells who has handed in a scorecard, fifty at most': {
    right: {
      'the first': joins('recruiter', 'remy'),
      'the fiftieth': joins('recruiter', 'remy', others(49)),
    },
    wrong: {
      'one more': joins('recruiter', 'remy', others(50)),
      'one who left': joins('benched', 'sky'),
      'one who watches over fairness': joins('compliance', 'faye'),
    },
  },
  'tells who revealed it, and nothing else': {
    right: { so: revealing() },
    wrong: {
      'with a stage': revealing({ stage: 'in_review' }),
      'with a name': revealing({ displayName: 'Cato' }),
    },
  },
  'tells that deletion was asked for': {
    right: { both: asking() },
    wrong: {
      'the session alone': asking({}, { withSession: false }),
      'at another time': asking({ deletionAskedAt: ago(days(1)) }),
    },
  },
  'changes with its session': {
    right: { both: as('admin', beginsErasing('ada'), { ...existing(cato), ...existing(catoRow) }) },
    wrong: {
      'alone, though it is behind': as('guest', [patch(catoRow, { status: 'submitted', rev: 3 })], {
        ...existing(catoRow, { status: 'in_progress' }),
      }),
      alone: as('otherCandidate', [patch(catoRow, { ai: true, rev: 3 })], existing(catoRow)),
    },
  },
  'is made with its session': {
    right: {
      both: as('guest', [
        patch(`${job}/invites/${openToken}`, {
          status: 'claimed',
          claimedBy: 'gus',
          claimedAt: now(),
        }),
        ...begins('gus', session('gus')),
      ]),
    },
    wrong: { later: as('candidate', [put(`${job}/candidates/cleo`, candidate('cleo'))]) },
  },
  'is listed through a broken glass': {
    right: {
      'a super admin': async () => {
        await world.arrange(put(`${org}/breakGlass/saga`, breakGlass()));
        return getDocs(collection(world.as('superAdmin'), `${job}/candidates`));
      },
    },
    wrong: {
      without: async () => getDocs(collection(world.as('superAdmin'), `${job}/candidates`)),
    },
  },
});

const blind = `${org}/interviews/blind`;
const code = 'Candidate 7F3KM';
const blindly = (
  more: Data = {},
  shown: Data = {},
  about: Data = { blind: true },
  who_: Data = identity(),
) =>
  as(
    'guest',
    () => {
      const { email, ...rest } = candidate('gus', {
        interviewId: 'blind',
        ...(about['blind'] ? { displayName: code, blind: true } : {}),
        ...shown,
      });
      return [
        patch(`${blind}/invites/${openToken}`, {
          status: 'claimed',
          claimedBy: 'gus',
          claimedAt: now(),
        }),
        put(`${blind}/sessions/gus/identity/current`, who_),
        put(
          `${blind}/sessions/gus`,
          Object.fromEntries(
            Object.entries(
              session('gus', {
                interviewId: 'blind',
                ...(about['blind'] ? { displayName: code, blind: true } : {}),
                ...more,
              }),
            ).filter(([, value]) => value !== undefined),
          ),
        ),
        put(
          `${blind}/candidates/gus`,
          about['blind'] && !shown['email'] ? rest : { ...rest, email: shown['email'] ?? email },
        ),
      ];
    },
    {
      [blind]: interview('remy', { status: 'open', ...about }),
      [`${blind}/invites/${openToken}`]: invite('remy', { createdAt: ago(days(1)), ...about }),
    },
  );
const marks = (n: number): string[] => Array.from({ length: n }, () => '0a1b2c3d');
tries(world, 'beginning', {
  'a blind interview': {
    right: { 'under a code': blindly(), 'with many marks': blindly({ hidden: marks(24) }) },
    wrong: {
      'with an address in the row': blindly({}, { email: 'gus@post.test' }),
      'another name in the row': blindly({}, { displayName: 'Gus Ode' }),
      'a row that is not blind': blindly({}, { blind: false }),
      'a session that does not say so': blindly({ blind: undefined }),
      'too many marks': blindly({ hidden: marks(25) }),
    },
  },
  'an ordinary one': {
    right: { so: blindly({}, {}, {}) },
    wrong: {
      'marked as blind': blindly({ blind: true }, {}, {}),
      'with hidden words': blindly({ hidden: [] }, {}, {}),
      'under a code': blindly({ displayName: code }, {}, {}),
      'a consent to AI in a word': blindly(
        { consent: { recording: true, ai: 'yes', policyVersion: '1', at: now() } },
        { ai: 'yes' },
        {},
      ),
      'a long address': blindly({}, {}, {}, identity({ email: `${'x'.repeat(245)}@post.test` })),
    },
  },
});
