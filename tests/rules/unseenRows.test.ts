// Rows of candidates, and the beginning of a session. Conditions that no other test would notice.
import { collection, deleteField, getDocsFromServer as getDocs } from 'firebase/firestore';
import { candidate, identity, session } from './documents/candidates.ts';
import { documents } from './documents/existing.ts';
import { invite } from './documents/invitations.ts';
import { interview } from './documents/jobs.ts';
import { cato, catoRow, job, openToken, org } from './documents/paths.ts';
import { review } from './documents/reviews.ts';
import { ago, days, minutes, now } from './documents/times.ts';
import { beginsErasing } from './entries.ts';
import { logs, type Given } from './matrix/cells.ts';
import { breakGlass } from './matrix/companyDocuments.ts';
import { committing, existing, tries } from './unseenInterviewCases.ts';
import { World, begins } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const as = committing(world);
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
    { reviewers: [...before, uid], scored: true },
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

tries(world, 'a row of the lists', {
  'is moved by one who is not in it': {
    right: {
      another: stageOf('cato'),
      'back to where nobody has looked': back(deleteField()),
      so: moved(),
    },
    wrong: { themselves: stageOf('remy'), 'to nothing': back(null) },
  },
  'names who has submitted a scorecard, fifty at most': {
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
  'names who revealed it, and nothing else': {
    right: { so: revealing() },
    wrong: {
      'with a stage': revealing({ stage: 'in_review' }),
      'with a name': revealing({ displayName: 'Cato' }),
    },
  },
  'states that deletion was asked for': {
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
  'is listed with break-glass access': {
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

tries(world, 'beginning', {
  'a blind interview': {
    right: { 'under a code': blindly(), 'with many marks': blindly({ hidden: marks(24) }) },
    wrong: {
      'with an address in the row': blindly({}, { email: 'gus@post.test' }),
      'another name in the row': blindly({}, { displayName: 'Gus Ode' }),
      'a row that is not blind': blindly({}, { blind: false }),
      'a session that does not state it': blindly({ blind: undefined }),
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
