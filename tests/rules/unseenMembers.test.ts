// Members and the heartbeat of their browsers: each part that nothing else requires.
import { describe, it } from 'vitest';
import { entry, removeEntry } from './documents/auditEntries.ts';
import { op } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { ago, days, now } from './documents/times.ts';
import { oneFault, tries, triesIn } from './matrix/oneFault.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const by = triesIn(world);
const waiting = `${org}/orgInvites/waitingWAITINGwaiting3`;

describe('joining', () => {
  const user = patch('users/nina', { orgId: 'lark', isAdmin: false });
  const member = (more: Data = {}): Write =>
    put(`${org}/members/nina`, {
      role: 'recruiter',
      status: 'active',
      joinedAt: now(),
      inviteId: 'waitingWAITINGwaiting3',
      ...more,
    });
  const joins = (more: Data = {}): Write[] => [
    user,
    patch(waiting, { status: 'accepted', acceptedBy: 'nina', acceptedAt: now() }),
    member(more),
  ];

  it('starts as an active member, by an invitation that is still open', () =>
    oneFault(
      world,
      {
        'as it is': by('newcomer', joins()),
        'with the number of an entry': by('newcomer', joins({ auditId: 'x'.repeat(128) })),
        'with a moment when last seen': by('newcomer', joins({ lastSeenAt: now() })),
      },
      {
        'with a longer number': by('newcomer', joins({ auditId: 'x'.repeat(129) })),
        'last seen at no moment': by('newcomer', joins({ lastSeenAt: 'soon' })),
        'by one that brought them in before': by(
          'newcomer',
          [user, member()],
          patch(waiting, { status: 'accepted', acceptedBy: 'nina', acceptedAt: ago(days(1)) }),
        ),
      },
    ));

  it('is suspended by nobody but managers', () =>
    oneFault(
      world,
      { active: by('newcomer', joins()) },
      { 'suspended at once': by('newcomer', joins({ status: 'suspended' }), user) },
    ));
});

describe("a member's contact address", () => {
  const setsContact = patch(`${org}/members/remy`, { contact: 'remy@larkfield.test' });
  it('is shown once it is verified', () =>
    oneFault(
      world,
      { verified: by('recruiter', [setsContact]) },
      {
        'not yet': tries(
          world,
          world.stranger('remy', { email: 'remy@larkfield.test', unverified: true }),
          [setsContact],
        ),
      },
    ));
});

describe('leaving', () => {
  const leaves = (...more: Write[]): Write[] => [
    patch(org, {
      'usage.licenses.used': 6,
      lastOp: op('seat.remove', 'rowan', 'rowan', { parent: 'left' }),
    }),
    drop(`${org}/members/rowan`),
    put(`${org}/auditLog/left`, removeEntry('rowan', 'rowan', 'reviewer active')),
    ...more,
  ];
  const removes = (...more: Write[]): Write[] => [
    patch(org, {
      'usage.licenses.used': 6,
      lastOp: op('seat.remove', 'reed', 'ada', { parent: 'left' }),
    }),
    drop(`${org}/members/reed`),
    put(`${org}/auditLog/left`, removeEntry('ada', 'reed', 'reviewer active')),
    ...more,
  ];
  it('is logged once, and changes nothing else', () =>
    oneFault(
      world,
      { 'by oneself': by('reviewer', leaves()), 'by an admin': by('admin', removes()) },
      {
        'with another entry': by(
          'reviewer',
          leaves(put(`${org}/auditLog/more`, entry('rowan', 'share.create', 'open/cato'))),
        ),
        'logged twice': by(
          'admin',
          removes(put(`${org}/auditLog/more`, removeEntry('ada', 'reed', 'reviewer active'))),
        ),
        'logged, and not done': by(
          'admin',
          [put(`${org}/auditLog/open`, removeEntry('ada', 'reed', 'reviewer active'))],
          patch(org, { lastOp: op('candidate', 'x', 'remy', { parent: 'open' }) }),
        ),
      },
    ));
});

describe("a worker's heartbeat", () => {
  const worker = (more: Data = {}): Data => ({
    uid: 'rowan',
    browser: 'Firefox',
    state: 'idle',
    at: now(),
    ...more,
  });
  const putWorker = (id = 'rowan_1') => put(`${org}/workers/${id}`, worker());
  it('has an id', () =>
    oneFault(
      world,
      { 'as it is': by('reviewer', [putWorker()]) },
      { 'with a space': by('reviewer', [putWorker('rowan_a b')]) },
    ));

  // Half a second decides: a late attempt proves nothing, and is repeated.
  const after = async (ms: number, until: number): Promise<boolean> => {
    for (let tried = 0; tried < 20; tried += 1) {
      const begun = Date.now();
      await world.arrange(put(`${org}/workers/rowan_1`, worker({ at: ago(ms) })));
      const done = await commit(world.as('reviewer'), putWorker()).then(
        () => true,
        () => false,
      );
      if (Date.now() - begun + ms < until) return done;
    }
    return until > 50_000;
  };
  it('is sent after fifty seconds, not before', () =>
    oneFault(
      world,
      {
        'after them': async () => {
          if (!(await after(50_020, 51_000))) throw new Error('refused');
        },
      },
      {
        before: async () => {
          if (!(await after(49_020, 50_000)))
            throw Object.assign(new Error('refused'), { code: 'permission-denied' });
        },
      },
    ));
});
