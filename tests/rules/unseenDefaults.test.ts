// Defaults of omitted fields: each where nothing else in the commit requires it.
import { deleteField } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { usage } from './documents/companies.ts';
import { draft, libraryBodies, libraryItem, origin } from './documents/jobs.ts';
import { user } from './documents/members.ts';
import { hash, org } from './documents/paths.ts';
import { ago, days, now } from './documents/times.ts';
import { why } from './matrix/cells.ts';
import { publishedTier } from './matrix/platformDocuments.ts';
import { oneFault, tries, triesIn } from './matrix/oneFault.ts';
import { World } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const by = triesIn(world);
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
        'a draft whose engine states no passes': by('recruiter', [
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
