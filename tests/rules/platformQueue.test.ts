// Managing the tasks of all companies, as a super admin.
import { doc, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { org } from './documents/paths.ts';
import { ago, minutes, now } from './documents/times.ts';
import { auditEntry, leased, waiting } from './fixtures/platformSystem.ts';
import type { Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

const world = new World();

describe('managing the queue of all companies', () => {
  interface Steer {
    path?: string;
    before?: Data;
    data: Data;
    action: string;
    who?: Who;
    audit?: Data;
    also?: readonly Write[];
  }

  const steer =
    ({ path = waiting, before, data, action, who = 'superAdmin', audit = {}, also = [] }: Steer) =>
    async () => {
      if (before) await world.arrange(patch(path, before));
      await commit(
        world.as(who),
        patch(path, { auditId: 'new', ...data }),
        ...also,
        put(
          'platformAudit/new',
          auditEntry(
            action,
            'aiJobs',
            { reason: 'A stuck one.', after: `lark/${path.split('/')[3] ?? ''}`, ...audit },
            who,
          ),
        ),
      );
    };

  const dead = { status: 'dead', attempts: 5, error: 'timeout' };

  const retry: Steer = {
    before: dead,
    data: { status: 'queued', cap: 10, error: null },
    action: 'queue.retry',
  };

  const requeue: Steer = {
    path: leased,
    before: { leasedAt: ago(minutes(6)) },
    data: { status: 'queued', cap: 5 },
    action: 'queue.requeue',
  };

  const discard: Steer = {
    before: dead,
    data: { status: 'discarded', cap: 5 },
    action: 'queue.discard',
  };

  it('is done by a super admin, with an audit entry that names the task', async () => {
    await world.accepts({
      'a failed one again': steer(retry),
      'a silent one back': steer(requeue),
      'a silent one that had used its attempts': steer({
        ...requeue,
        before: { leasedAt: ago(minutes(6)), attempts: 5 },
        data: { status: 'queued', cap: 10 },
      }),
      'a failed one given up': steer(discard),
      'a waiting one given up': steer({ ...discard, before: { status: 'queued' } }),
      'one given up again': steer({ ...retry, before: { ...dead, status: 'discarded' } }),
    });
    await world.refuses({
      'with a sign-in of this morning': steer({ ...retry, who: 'superAdminOfThisMorning' }),
      'by an owner': steer({ ...retry, who: 'owner' }),
      'by a candidate': steer({ ...retry, who: 'candidate' }),
      'without its name': steer({ ...retry, audit: { after: 'lark/open_cleaf' } }),
      'with half its name': steer({ ...retry, audit: { after: 'lark/open_car' } }),
      'with another act': steer({ ...retry, action: 'queue.discard' }),
      'given up without a reason': steer({ ...discard, audit: { reason: '' } }),
      'with fewer attempts': steer({ ...retry, data: { status: 'queued', cap: 6 } }),
      'as done': steer({ ...retry, data: { status: 'done', cap: 10 } }),
      'one that runs, given up': steer({ ...discard, path: leased, before: { leasedAt: now() } }),
      'one that runs, back': steer({ ...requeue, before: { leasedAt: now() } }),
      'with words': steer({ ...retry, data: { ...retry.data, error: 'She said' } }),
      'in silence': async () => {
        await world.arrange(patch(waiting, dead));
        await updateDoc(doc(world.as('superAdmin'), waiting), {
          status: 'queued',
          cap: 10,
          error: null,
          auditId: 'old',
        });
      },
      'a second one that the entry does not name': async () => {
        await world.arrange(patch(leased, dead));
        return steer({ ...retry, also: [patch(leased, { ...retry.data, auditId: 'new' })] })();
      },
      'for another candidate': steer({ ...retry, data: { ...retry.data, candidateUid: 'cato' } }),
    });
  });

  it('is done for many tasks at once, under one entry', () =>
    world.accepts({
      twenty: async () => {
        const ids = Array.from({ length: 20 }, (_, n) => `open_c${n}`);
        await world.arrange(
          ...ids.map((id) =>
            put(`${org}/aiJobs/${id}`, {
              interviewId: 'open',
              candidateUid: id.slice(5),
              cap: 5,
              createdAt: ago(minutes(9)),
              ...dead,
            }),
          ),
        );
        await commit(
          world.as('superAdmin'),
          ...ids.map((id) =>
            patch(`${org}/aiJobs/${id}`, {
              status: 'queued',
              cap: 10,
              error: null,
              auditId: 'new',
            }),
          ),
          put(
            'platformAudit/new',
            auditEntry('queue.retry', 'aiJobs', { after: ids.map((id) => `lark/${id}`).join(' ') }),
          ),
        );
      },
    }));

  it('discarded and leased at the same time, a task goes to one of them, in ten rounds', async () => {
    const [worker, saga] = [world.fresh('reviewer'), world.fresh('superAdmin')];
    const outcomes: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await world.reset();
      const tries = await Promise.allSettled([
        updateDoc(doc(worker, waiting), {
          status: 'leased',
          leaseOwner: 'rowan',
          leaseId: `lease-of-rowan-${round}`,
          leasedAt: now(),
          attempts: 1,
        }),
        commit(
          saga,
          patch(waiting, { status: 'discarded', cap: 5, auditId: 'new' }),
          put(
            'platformAudit/new',
            auditEntry('queue.discard', 'aiJobs', {
              reason: 'A stuck one.',
              after: 'lark/open_cara',
            }),
          ),
        ),
      ]);
      outcomes.push(tries.filter(({ status }) => status === 'fulfilled').length);
    }
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => 1));
  });
});
