// How a member gets and leaves the compliance role.
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { org } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { watcher } from './fixtures/fairness.ts';
import { uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

const world = new World();

describe('the compliance role', () => {
  it("is given by the owner's invitation, never by a role change, and leaves as others do", async () => {
    const seat =
      (who: Who, role: string, id = 'freshFRESHfreshFRESH08') =>
      () =>
        commit(
          world.as(who),
          patch(org, {
            'usage.licenses.used': 8,
            lastOp: { kind: 'seat.invite', id, by: uidOf(who), at: now() },
          }),
          put(`${org}/orgInvites/${id}`, {
            email: 'nora@larkfield.test',
            role,
            status: 'pending',
            createdBy: uidOf(who),
            createdAt: now(),
            expiresAt: new Date(Date.now() + 864e5),
            orgName: 'Larkfield',
          }),
        );
    await world.only(['owner'], (_, __, who) => seat(who, 'compliance')(), [
      'recruiter',
      'admin',
      'owner',
      'superAdmin',
      'compliance',
    ]);
    const change = (who: Who, uid: string, data: Data) => async (): Promise<void> => {
      await world.arrange(watcher);
      const { role, status } = (await world.look(`${org}/members/${uid}`)) ?? {};
      const after = { role, status, ...data } as Data;
      await commit(
        world.as(who),
        patch(`${org}/members/${uid}`, { ...data, auditId: 'logged' }),
        put(`${org}/auditLog/logged`, {
          ...entry(uidOf(who), 'member.change', uid),
          detail: `${String(role)} ${String(status)} > ${String(after['role'])} ${String(after['status'])}`,
        }),
      );
    };
    await world.refuses({
      'a recruiter made one': change('owner', 'remy', { role: 'compliance' }),
      'a reviewer made one by an admin': change('admin', 'rowan', { role: 'compliance' }),
      'one made a reviewer': change('owner', 'faye', { role: 'reviewer' }),
      'one by themselves': change('compliance', 'faye', { role: 'owner' }),
      'suspended by an admin': change('admin', 'faye', { status: 'suspended' }),
    });
    await world.accepts({
      'suspended by the owner': change('owner', 'faye', { status: 'suspended' }),
      'shown under a name': async () => {
        await world.arrange(watcher);
        await commit(world.as('compliance'), patch(`${org}/members/faye`, { displayName: 'Faye' }));
      },
    });
    const leave = (who: Who) => async (): Promise<void> => {
      await world.arrange(watcher);
      await commit(
        world.as(who),
        patch(org, {
          'usage.licenses.used': 6,
          lastOp: { kind: 'seat.remove', id: 'faye', by: uidOf(who), at: now(), parent: 'left' },
        }),
        drop(`${org}/members/faye`),
        put(`${org}/auditLog/left`, {
          actorUid: uidOf(who),
          action: 'member.remove',
          target: 'faye',
          at: now(),
          detail: 'compliance active',
        }),
      );
    };
    await world.accepts({
      'removed by the owner': leave('owner'),
      'gone by themselves': leave('compliance'),
    });
    await world.refuses({ 'removed by an admin': leave('admin') });
  });
});
