// Defaults of omitted fields, and the bounds of counted values: each where nothing else in the commit requires it.
import { deleteField } from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { usage } from './documents/companies.ts';
import { draft, libraryBodies, libraryItem, origin } from './documents/jobs.ts';
import { user } from './documents/members.ts';
import { cato, cleo, hash, job, org } from './documents/paths.ts';
import { evaluation, rating } from './documents/reviews.ts';
import { ago, days, minutes, now } from './documents/times.ts';
import { answers } from './entries.ts';
import { publishedTier, spoken, why } from './matrix/cells.ts';
import { oneFault, tries } from './matrix/oneFault.ts';
import { withDoubles } from './matrix/withDoubles.ts';
import { people, type Who } from './people.ts';
import { World } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

vi.setConfig({ testTimeout: 120_000 });
const world = new World('unseenDefaults');
const by = (who: Who, writes: readonly Write[], ...existing: Write[]) =>
  tries(world, who, writes, existing);
const log = (action: string, target: string, more: Data = {}): Write =>
  put('platformAudit/new', { ...entry('saga', action, target), ...more });
const holds = patch('users/saga', { lastLogin: now() });

describe('a user whose document omits flags', () => {
  const without = (...flags: string[]): Write =>
    patch('users/cleo', Object.fromEntries(flags.map((flag) => [flag, deleteField()])));
  const edits = (change: Data): Write[] => [patch('users/cleo', change)];
  const given = (change: Data, ...more: Write[]): Write[] => [
    patch('users/cleo', { auditId: 'new', ...change }),
    log('user.update', 'cleo'),
    ...more,
  ];
  const powerful = patch('users/cleo', { isSuperAdmin: true });
  const { isJobSeeker, ...hires } = user('ned', {
    isHiringManager: true,
    tier: 'TrialHiringManager1',
  });

  it('has none of them', () => {
    expect(isJobSeeker).toBe(true);
    return oneFault(
      world,
      {
        'signs up as who hires': tries(world, world.stranger('ned', { email: 'ned@post.test' }), [
          put('users/ned', hires),
        ]),
        'begins to leave': by(
          'candidate',
          [put('deletions/cleo', { at: now() })],
          patch('users/cleo', { leaving: true, orgId: null, isSuperAdmin: deleteField() }),
        ),
        'shows a membership': by(
          'candidate',
          edits({ orgId: 'lark' }),
          without('isAdmin'),
          put(`${org}/members/cleo`, {
            role: 'recruiter',
            status: 'active',
            joinedAt: ago(days(1)),
          }),
        ),
        'shows none any more': by(
          'candidate',
          edits({ orgId: null }),
          without('isAdmin'),
          patch('users/cleo', { orgId: 'lark' }),
        ),
        'is given another role': by(
          'superAdmin',
          given({ isJobSeeker: false }),
          without('isSuperAdmin'),
        ),
        'is suspended': by(
          'superAdmin',
          [
            put('suspensions/cleo', { by: 'saga', at: now(), reason: why, auditId: 'new' }),
            log('user.suspend', 'cleo'),
          ],
          without('isSuperAdmin'),
        ),
        'loses the power to who holds on to the own': by(
          'superAdmin',
          given({ isSuperAdmin: false }, holds),
          powerful,
        ),
      },
      {
        'loses the power to who does not': by(
          'superAdmin',
          given({ isSuperAdmin: false }),
          powerful,
        ),
        'loses it by a word that is taken out': by(
          'superAdmin',
          given({ isSuperAdmin: deleteField() }),
          powerful,
        ),
      },
    );
  });
});

describe('provenance: results and their engine', () => {
  const keeps = (followUp: string): Write[] => [
    put(
      `${org}/library/new`,
      libraryItem('remy', 'question', {
        body: { ...libraryBodies.question, followUps: [followUp] },
      }),
    ),
  ];
  const begins = (version: number): Write[] => [
    put('tierConfigurations/team', publishedTier('saga', { rev: version })),
    put(`tierConfigurations/team/versions/${version}`, publishedTier('saga', { rev: version })),
    log('tier.publish', 'team', { reason: 'More room.' }),
  ];
  const counts = (more: Data): Write[] => {
    const data = usage(more);
    const id = ['month', 'task', 'adapter', 'model'].map((key) => String(data[key])).join('_');
    return [put(`${org}/aiUsage/${id}`, data)];
  };
  it('counts from zero, within its bounds', () =>
    oneFault(
      world,
      {
        'a draft whose engine says nothing of passes': by('recruiter', [
          put(
            `${org}/drafts/new`,
            draft('remy', { origin: { ...origin(), promptVersion: 'p1', rubricVersion: hash } }),
          ),
        ]),
        'a first use that did not fail': by('reviewer', counts({ failed: 0 })),
        'a first use that took no time': by('reviewer', counts({ ms: 0 })),
        'a question that follows up at length': by('recruiter', keeps('x'.repeat(1_000))),
        'a first version of a tier': by('superAdmin', begins(1)),
      },
      {
        'one that follows up at more length': by('recruiter', keeps('x'.repeat(1_001))),
        'a version of a tier before the first': by('superAdmin', begins(0)),
      },
    ));
});

describe('around an interview', () => {
  const taken = 'takenTAKENtakenTAKEN06';
  const grants = (formats: readonly string[]): Write[] =>
    answers(
      'remy',
      taken,
      {
        status: 'granted',
        extraMinutes: 0,
        formats,
        message: null,
        answeredBy: 'remy',
        answeredAt: now(),
        rev: 2,
      },
      'cleo',
    );
  const asked = put(`${job}/accommodations/${taken}`, {
    status: 'open',
    askedBy: 'cleo',
    askedAt: ago(minutes(5)),
    percent: 50,
    format: null,
    note: null,
    rev: 1,
  });
  const q2 = `${cleo}/answers/q2`;
  const again = (more: Data): Write[] => [
    put(q2, { ...spoken('cleo'), takes: 3, rev: 2, updatedAt: now(), ...more }),
  ];
  const filmed = put(q2, {
    ...spoken('cleo'),
    takes: 2,
    givenBack: 1,
    rev: 1,
    updatedAt: ago(minutes(3)),
  });
  const often = patch(job, { retakes: 5 });
  const names = (mentioned: readonly string[], left?: string): Write[] => [
    put(`${cato}/notes/new`, {
      text: 'Please look.',
      authorUid: 'remy',
      createdAt: now(),
      mentions: mentioned,
    }),
    ...mentioned
      .filter((uid) => uid !== left)
      .map((uid) =>
        put(`${org}/members/${uid}/notices/new`, {
          kind: 'mention',
          interviewId: 'open',
          candidateUid: 'cato',
          about: 'new',
          by: 'remy',
          byName: 'A colleague',
          at: now(),
          readAt: null,
        }),
      ),
  ];
  const three = ['rowan', 'reed', 'ada'];
  it('counts files, released files and mentions', () =>
    oneFault(
      world,
      {
        'one format and no minute more': by('recruiter', grants(['text']), asked),
        'recorded again after one that was given back': by(
          'candidate',
          again({ givenBack: 1 }),
          filmed,
          often,
        ),
        'three named and told': by('recruiter', names(three)),
      },
      {
        'no format and no minute more': by('recruiter', grants([]), asked),
        'recorded again, and not a word of what was given back': by(
          'candidate',
          again({}),
          filmed,
          often,
        ),
        'three named and the last not told': by('recruiter', names(three, 'ada')),
      },
    ));
});

describe('an AI task', () => {
  const waiting = `${org}/aiJobs/open_cara`;
  const takes = (leaseId: string, attempts = 1): Write[] => [
    patch(waiting, { status: 'leased', leaseOwner: 'rowan', leaseId, leasedAt: now(), attempts }),
  ];
  const tried = (attempts: number, status = 'queued'): Write =>
    patch(waiting, { attempts, status });
  const retries = [patch(waiting, { status: 'queued', cap: 7 })];
  it('is leased under an id of 8 to 64 characters, up to its last attempt', () =>
    oneFault(
      world,
      {
        'under 8 letters': by('reviewer', takes('x'.repeat(8))),
        'under 64': by('reviewer', takes('x'.repeat(64))),
        'for the last time': by('reviewer', takes('lease-of-rowan', 5), tried(4)),
        'given up, and tried again': by('recruiter', retries, tried(2, 'discarded')),
      },
      {
        'under 7 letters': by('reviewer', takes('x'.repeat(7))),
        'under 65': by('reviewer', takes('x'.repeat(65))),
        'once more than the last time': by('reviewer', takes('lease-of-rowan', 6), tried(5)),
        'waiting, and tried again': by('recruiter', retries, tried(2)),
      },
    ));

  it('records attempts as integers in its results', async () => {
    const id = 'open_cleaf_1';
    const at = `${job}/sessions/cleaf`;
    const sent = withDoubles(
      world.as('reviewer'),
      [
        put(`${at}/evaluations/${id}`, evaluation('rowan')),
        put(`${at}/ratings/${id}`, rating('rowan', { items: [] })),
        patch(`${org}/aiJobs/open_cleaf`, {
          status: 'done',
          evaluationId: id,
          finishedAt: now(),
        }),
      ],
      world.projectId,
      world.token(people.reviewer),
    );
    const accepted: string[] = [];
    for (const { what, send } of sent) {
      if (!(await send())) continue;
      accepted.push(what);
      await world.reset();
    }
    expect(sent).toHaveLength(2);
    expect(accepted).toEqual(['as it is']);
  });
});
