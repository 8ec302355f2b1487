// AI tasks: each part that nothing else requires.
import { describe, expect, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { org } from './documents/paths.ts';
import { queued } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { oneFault, triesIn } from './matrix/oneFault.ts';
import { withDoubles } from './matrix/withDoubles.ts';
import { people } from './people.ts';
import { World } from './world.ts';
import { drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const by = triesIn(world);
const waiting = `${org}/aiJobs/open_cara`;
const leased = `${org}/aiJobs/open_cleaf`;
const silent: Data = { leasedAt: ago(minutes(6)), takenAt: ago(minutes(7)) };

describe('an AI task', () => {
  const takes = (uid: string): Write[] => [
    patch(leased, {
      status: 'leased',
      leaseOwner: uid,
      leaseId: 'lease-of-another',
      leasedAt: now(),
      takenAt: now(),
      attempts: 2,
    }),
  ];
  const dead: Data = { status: 'dead', attempts: 5 };
  const last: Data = { ...silent, attempts: 5 };

  it('is leased, parked and requeued according to its state', () =>
    oneFault(
      world,
      {
        'taken after five minutes of silence': by(
          'secondReviewer',
          takes('reed'),
          patch(leased, { leasedAt: ago(minutes(5) + 20_000) }),
        ),
        'put aside after the last attempt': by(
          'reviewer',
          [patch(leased, { status: 'dead', error: 'silent' })],
          patch(leased, last),
        ),
        'tried again with a code': by(
          'recruiter',
          [patch(waiting, { status: 'queued', cap: 10, error: 'x'.repeat(60) })],
          patch(waiting, dead),
        ),
      },
      {
        'taken before': by(
          'secondReviewer',
          takes('reed'),
          patch(leased, { leasedAt: ago(minutes(4)) }),
        ),
        'put aside with more attempts': by(
          'reviewer',
          [patch(leased, { status: 'dead', error: 'silent', cap: 9 })],
          patch(leased, last),
        ),
        'put aside as given up': by(
          'reviewer',
          [patch(leased, { status: 'discarded', error: 'silent' })],
          patch(leased, last),
        ),
        'tried again with a sentence': by(
          'recruiter',
          [patch(waiting, { status: 'queued', cap: 10, error: 'x'.repeat(61) })],
          patch(waiting, dead),
        ),
        'more attempts for what is done': by(
          'recruiter',
          [patch(waiting, { status: 'done', cap: 10 })],
          patch(waiting, dead),
        ),
      },
    ));
});

describe('managing tasks without reading them', () => {
  const steers = (path: string, data: Data, action: string, log: Data = {}): Write[] => [
    patch(path, { auditId: 'new', ...data }),
    put('platformAudit/new', {
      ...entry('saga', action, 'aiJobs'),
      after: `lark/${path.split('/').at(-1) ?? ''}`,
      ...log,
    }),
  ];
  const discards = (path = waiting, data: Data = {}, reason = 'old'): Write[] =>
    steers(path, { status: 'discarded', ...data }, 'queue.discard', { reason });
  const requeues = (data: Data = {}): Write[] =>
    steers(leased, { status: 'queued', ...data }, 'queue.requeue');
  const retries = steers(waiting, { status: 'queued', cap: 10 }, 'queue.retry');

  it('is done by a super admin with the listed changes', () =>
    oneFault(
      world,
      {
        'given up': by('superAdmin', discards()),
        'given up in silence': by('superAdmin', discards(leased), patch(leased, silent)),
        'back to the queue': by('superAdmin', requeues(), patch(leased, silent)),
        'tried again': by('superAdmin', retries, patch(waiting, { status: 'dead', attempts: 5 })),
      },
      {
        'given up for two letters': by('superAdmin', discards(waiting, {}, 'ok')),
        'given up with more attempts': by('superAdmin', discards(waiting, { cap: 9 })),
        'dead instead': by('superAdmin', discards(waiting, { status: 'dead' })),
        'back to the queue with more attempts': by(
          'superAdmin',
          requeues({ cap: 9 }),
          patch(leased, silent),
        ),
        'back to the queue without an entry': by(
          'superAdmin',
          requeues().slice(0, 1),
          patch(leased, silent),
        ),
        'tried again though it is done': by(
          'superAdmin',
          retries,
          patch(waiting, { status: 'done', attempts: 5 }),
        ),
      },
    ));

  it.each([
    [
      'in one that is tried again',
      'superAdmin',
      retries,
      patch(waiting, { status: 'dead', attempts: 5 }),
      2,
    ],
    ['in a new one', 'recruiter', [put(waiting, queued('cara'))], drop(waiting), 3],
  ] as const)('keeps integers integers %s', async (_, who, writes, arranged, tried) => {
    const sent = withDoubles(world.as(who), writes, world.projectId, world.token(people[who]));
    const taken: string[] = [];
    for (const { what, send } of sent) {
      await world.arrange(arranged);
      if (await send()) {
        taken.push(what);
        await world.reset();
      }
    }
    expect(sent).toHaveLength(tried);
    expect(taken).toEqual(['as it is']);
  });
});
