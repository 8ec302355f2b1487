// The lease of an AI task: renewed, expired, finished and requeued.
import { doc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { ago, minutes, now } from './documents/times.ts';
import { change, lease, leased, waiting, world } from './fixtures/aiJobs.ts';
import { editors, staff } from './people.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

describe('organizations/{o}/aiJobs/{j}', () => {
  it('is renewed by its holder', async () => {
    await world.only(['reviewer'], (db) => updateDoc(doc(db, leased), { leasedAt: now() }));
    await world.refuses({
      'into the future': change(leased, { leasedAt: new Date(Date.now() + 9e9) }),
      'too late': change(leased, { leasedAt: now() }, 'reviewer', { leasedAt: ago(minutes(6)) }),
      'taken anew by a heartbeat': change(leased, { leasedAt: now(), takenAt: now() }),
    });
  });

  it('expires an hour after it was leased, whatever its heartbeats, and may then be leased by anyone', async () => {
    const since = (least: number): Data => ({
      takenAt: ago(minutes(least)),
      leasedAt: ago(minutes(1)),
    });
    await world.accepts({
      'a heartbeat in the first hour': change(leased, { leasedAt: now() }, 'reviewer', since(59)),
    });
    await world.refuses({
      'a heartbeat after it': change(leased, { leasedAt: now() }, 'reviewer', since(61)),
      'a heartbeat of one that does not state when it was taken': change(
        leased,
        { leasedAt: now() },
        'reviewer',
        { takenAt: null },
      ),
      'a lease taken at another moment': change(
        waiting,
        lease('rowan', { takenAt: new Date(Date.now() + 9e9) }),
      ),
      'a moment changed while it fails': change(leased, {
        status: 'queued',
        error: 'timeout',
        takenAt: now(),
      }),
    });
    // Five minutes after the last accepted heartbeat.
    const over = { takenAt: ago(minutes(66)), leasedAt: ago(minutes(6)) };
    await world.only(staff, (_, uid, who) =>
      change(leased, lease(`${uid}`, { attempts: 2, takenAt: now() }), who, over)(),
    );
    const steer: Write[] = [
      patch(leased, { status: 'queued', cap: 5, auditId: 'q-1' }),
      put('platformAudit/q-1', {
        actorUid: 'saga',
        action: 'queue.requeue',
        target: 'aiJobs',
        at: now(),
        after: 'lark/open_cleaf',
      }),
    ];
    await world.refuses({
      'by a super admin while it lives': () => commit(world.as('superAdmin'), ...steer),
    });
    await world.accepts({
      'by a super admin': async () => {
        await world.arrange(patch(leased, over));
        return commit(world.as('superAdmin'), ...steer);
      },
    });
  });

  it('is failed or finished by its holder', async () => {
    await world.only(['reviewer'], (db) =>
      updateDoc(doc(db, leased), { status: 'queued', error: 'timeout' }),
    );
    await world.accepts({
      'the last time': change(leased, { status: 'dead', error: 'timeout' }, 'reviewer', {
        attempts: 5,
      }),
    });
    await world.refuses({
      'dead too early': change(leased, { status: 'dead', error: 'timeout' }),
      'queued for ever': change(leased, { status: 'queued', error: 'timeout' }, 'reviewer', {
        attempts: 5,
      }),
      'after the lease': change(leased, { status: 'queued', error: 'timeout' }, 'reviewer', {
        leasedAt: ago(minutes(6)),
      }),
      'with a long error': change(leased, { status: 'queued', error: 'x'.repeat(2_001) }),
      'with fewer attempts': change(leased, { status: 'queued', attempts: 0 }),
      'done without an evaluation': change(leased, {
        status: 'done',
        evaluationId: 'open_cleaf_1',
        finishedAt: now(),
      }),
      'done with an old evaluation': async () => {
        await world.arrange(
          put('organizations/lark/interviews/open/sessions/cleaf/evaluations/open_cleaf_1', {
            overall: 1,
          }),
        );
        return change(leased, {
          status: 'done',
          evaluationId: 'open_cleaf_1',
          finishedAt: now(),
        })();
      },
    });
  });

  it('is requeued by editors, with more attempts allowed and none of the used ones forgotten', async () => {
    await world.only(editors, (_, __, who) =>
      change(waiting, { status: 'queued', cap: 10 }, who, { status: 'dead', attempts: 5 })(),
    );
    await world.accepts({
      'a done one': change(waiting, { status: 'queued', cap: 6 }, 'recruiter', {
        status: 'done',
        attempts: 1,
      }),
    });
    await world.refuses({
      'with attempts given back': change(
        waiting,
        { status: 'queued', cap: 10, attempts: 0 },
        'recruiter',
        { status: 'dead', attempts: 5 },
      ),
      'with too many': change(waiting, { status: 'queued', cap: 50 }, 'recruiter', {
        status: 'dead',
        attempts: 5,
      }),
      'with a fraction': change(waiting, { status: 'queued', cap: 10.5 }, 'recruiter', {
        status: 'dead',
        attempts: 5,
      }),
      'while it is leased': change(leased, { status: 'queued', cap: 6 }, 'recruiter'),
    });
  });
});
