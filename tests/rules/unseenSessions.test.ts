// A candidate's session, by the candidate: conditions that no other test would notice.
import { Timestamp, doc, getDocFromServer as getDoc } from 'firebase/firestore';
import { identity, session } from './documents/candidates.ts';
import { documents } from './documents/existing.ts';
import { invite } from './documents/invitations.ts';
import { cato, cleo, job, openToken, org } from './documents/paths.ts';
import { ago, days, minutes, now } from './documents/times.ts';
import type { Given } from './matrix/cells.ts';
import { committing, dbOf, existing, tries } from './unseenInterviewCases.ts';
import { World, begins } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

const world = new World();
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
const answer = (given: () => Given) =>
  as(
    'candidate',
    [put(`${cleo}/answers/q2`, { type: 'text', text: 'Yes.', rev: 1, updatedAt: now() })],
    given,
  );
const began = (before: number): Given =>
  existing(cleo, { startedAt: Timestamp.fromMillis(Date.now() - before) });
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
  'states once that deletion was asked for': {
    right: { so: changes({ deletionAskedAt: earlier }, asked) },
    wrong: {
      again: changes(
        { deletionAskedAt: earlier },
        { ...asked, ...existing(cleo, { deletionAskedAt: ago(days(3)) }) },
      ),
    },
  },
});

tries(world, 'the time of a session', {
  'has ten minutes of grace': {
    right: {
      'the interview has just closed': answer(() => existing(job, { closesAt: ago(minutes(9)) })),
      'the time is just over': answer(() => began(minutes(53))),
    },
    wrong: {
      'closed for longer': answer(() => existing(job, { closesAt: ago(minutes(10) + 20_000) })),
      'over for longer': answer(() => began(minutes(55) + 20_000)),
    },
  },
});

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
