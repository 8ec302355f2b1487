// Moving people completely or not at all, and at the same time; and the protection of the last super admin.
import { describe, expect, it } from 'vitest';
import { companyEntry } from './documents/auditEntries.ts';
import { op } from './documents/companies.ts';
import { user } from './documents/members.ts';
import { org, rival } from './documents/paths.ts';
import { now } from './documents/times.ts';
import {
  as,
  audit,
  auditEntry,
  join,
  leave,
  remyUser,
  why,
  world,
} from './fixtures/platformPeople.ts';
import { allowed, denied } from './world.ts';
import { commit, drop, patch, put } from './writes.ts';

describe('moving people between companies and roles', () => {
  it('does nothing partially, and nothing for others', () =>
    world.refuses({
      'without leaving': as('superAdmin', ...join(), patch('users/remy', remyUser()), audit()),
      'leaving without the seat': as(
        'superAdmin',
        drop(`${org}/members/remy`),
        patch('users/remy', remyUser({ orgId: null })),
        audit(),
      ),
      'joining without a seat': as(
        'superAdmin',
        ...leave,
        put(`${rival}/members/remy`, { role: 'recruiter', status: 'active', joinedAt: now() }),
        patch('users/remy', remyUser()),
        audit(),
      ),
      'without an entry': as('superAdmin', ...leave, ...join(), patch('users/remy', remyUser())),
      'with an entry about somebody else': as(
        'superAdmin',
        ...leave,
        ...join(),
        patch('users/remy', remyUser()),
        audit('saga', 'rowan'),
      ),
      'without the user document': as('superAdmin', ...leave, ...join(), audit()),
      'a user document that states something else': as(
        'superAdmin',
        ...leave,
        ...join(),
        patch('users/remy', remyUser({ orgId: 'lark' })),
        audit(),
      ),
      'an administrator who is none': as(
        'superAdmin',
        ...leave,
        ...join(),
        patch('users/remy', remyUser({ isAdmin: true })),
        audit(),
      ),
    }));

  it('moves nobody as or into an owner, beyond the limit, or with an old sign-in', () =>
    world.refuses({
      'as an owner': as(
        'superAdmin',
        ...leave,
        ...join('owner'),
        patch('users/remy', remyUser()),
        audit(),
      ),
      'as the one who watches over fairness': as(
        'superAdmin',
        ...leave,
        ...join('compliance'),
        patch('users/remy', remyUser()),
        audit(),
      ),
      'an owner': as(
        'superAdmin',
        patch(org, { 'usage.licenses.used': 6, lastOp: op('seat.leave', 'olive', 'saga') }),
        drop(`${org}/members/olive`),
        patch('users/olive', { orgId: null, isAdmin: false, auditId: 'new' }),
        audit('saga', 'olive'),
      ),
      'with an old sign-in': as(
        'superAdminOfThisMorning',
        ...leave,
        ...join(),
        patch('users/remy', remyUser()),
        audit(),
      ),
      'by the company’s owner': as(
        'owner',
        patch(org, { 'usage.licenses.used': 8, lastOp: op('seat.join', 'cleo', 'olive') }),
        put(`${org}/members/cleo`, { role: 'recruiter', status: 'active', joinedAt: now() }),
      ),
      'by the person': () =>
        commit(
          world.as('candidate'),
          patch(org, { 'usage.licenses.used': 8, lastOp: op('seat.join', 'cleo', 'cleo') }),
          put(`${org}/members/cleo`, { role: 'admin', status: 'active', joinedAt: now() }),
          patch('users/cleo', { orgId: 'lark' }),
        ),
      'beyond the last seat': async () => {
        await world.arrange(patch(rival, { 'usage.licenses.used': 3 }));
        return as(
          'superAdmin',
          ...leave,
          patch(rival, { 'usage.licenses.used': 4, lastOp: op('seat.join', 'remy', 'saga') }),
          put(`${rival}/members/remy`, { role: 'recruiter', status: 'active', joinedAt: now() }),
          patch('users/remy', remyUser()),
          audit(),
        )();
      },
      'into a suspended company': async () => {
        await world.arrange(patch(rival, { status: 'suspended' }));
        return as('superAdmin', ...leave, ...join(), patch('users/remy', remyUser()), audit())();
      },
    }));

  it('uses the last license', async () => {
    await world.arrange(patch(rival, { 'usage.licenses.used': 2 }));
    await allowed(
      as(
        'superAdmin',
        ...leave,
        patch(rival, { 'usage.licenses.used': 3, lastOp: op('seat.join', 'remy', 'saga') }),
        put(`${rival}/members/remy`, { role: 'recruiter', status: 'active', joinedAt: now() }),
        patch('users/remy', remyUser()),
        audit(),
      )(),
    );
  });
});

describe('the last license', () => {
  it('goes to one of two people who are moved at the same time, in 50 of 50 rounds', async () => {
    const tabs = [world.fresh('superAdmin'), world.fresh('superAdmin')];
    const people = ['cleo', 'cato'];
    for (let round = 0; round < 50; round += 1) {
      await world.arrange(
        patch(rival, { 'usage.licenses.used': 2, 'usage.licenses.limit': 3 }),
        ...people.flatMap((uid) => [
          drop(`${rival}/members/${uid}`),
          patch(`users/${uid}`, { orgId: null, isAdmin: false }),
        ]),
      );
      await Promise.allSettled(
        people.map((uid, n) =>
          commit(
            tabs[n] ?? world.as('superAdmin'),
            patch(rival, { 'usage.licenses.used': 3, lastOp: op('seat.join', uid, 'saga') }),
            put(`${rival}/members/${uid}`, {
              role: 'recruiter',
              status: 'active',
              joinedAt: now(),
            }),
            patch(`users/${uid}`, {
              orgId: 'quarry',
              isHiringManager: true,
              auditId: `${uid}${round}`,
            }),
            put(`platformAudit/${uid}${round}`, auditEntry('saga', 'user.move', uid)),
            put(`${rival}/auditLog/${uid}${round}`, companyEntry('saga', 'user.move', uid, why)),
          ),
        ),
      );
      const joined = await Promise.all(people.map((uid) => world.look(`${rival}/members/${uid}`)));
      expect(joined.filter(Boolean), `round ${round}`).toHaveLength(1);
      expect((await world.look(rival))?.usage).toMatchObject({ licenses: { used: 3 } });
    }
  });
});

describe('super admins changing each other', () => {
  const sid = { email: 'sid@platform.test', google: true } as const;
  const other = () => world.stranger('sid', sid);
  const demote = (db: ReturnType<typeof other>, by: string, uid: string, id: string) =>
    commit(
      db,
      patch(`users/${uid}`, { isSuperAdmin: false, auditId: id }),
      put(`platformAudit/${id}`, auditEntry(by, 'user.update', uid)),
      patch(`users/${by}`, { lastLogin: now() }),
    );
  const arrange = () =>
    world.arrange(
      put(
        'users/sid',
        user('sid', { email: 'sid@platform.test', isSuperAdmin: true, isAdmin: false }),
      ),
    );

  it('nobody changes their own role, so that one always remains', async () => {
    await arrange();
    await denied(demote(world.as('superAdmin'), 'saga', 'saga', 'a'));
    await denied(
      commit(
        world.as('superAdmin'),
        patch('users/sid', { isSuperAdmin: false, auditId: 'n' }),
        put('platformAudit/n', auditEntry('saga', 'user.update', 'sid')),
      ),
    );
    const suspend = [
      put('suspensions/sid', { by: 'saga', at: now(), reason: 'Left us.', auditId: 's' }),
      put('platformAudit/s', auditEntry('saga', 'user.suspend', 'sid')),
    ] as const;
    await denied(commit(world.as('superAdmin'), ...suspend));
    await allowed(demote(world.as('superAdmin'), 'saga', 'sid', 'b'));
    await allowed(commit(world.as('superAdmin'), ...suspend));
    await denied(demote(other(), 'sid', 'saga', 'c'));
  });

  it('two who revoke each other at the same time: one remains, in 50 of 50 rounds', async () => {
    let won = 0;
    for (let round = 0; round < 50; round += 1) {
      await world.arrange(
        put(
          'users/sid',
          user('sid', { email: 'sid@platform.test', isSuperAdmin: true, isAdmin: false }),
        ),
        patch('users/saga', { isSuperAdmin: true }),
      );
      await Promise.allSettled([
        demote(world.as('superAdmin'), 'saga', 'sid', `x${round}`),
        demote(other(), 'sid', 'saga', `y${round}`),
      ]);
      const left = [await world.look('users/saga'), await world.look('users/sid')].filter(
        (one) => one?.isSuperAdmin === true,
      ).length;
      // Both may be refused because of each other's lock, but never both succeed.
      expect(left, `round ${round}`).toBeGreaterThanOrEqual(1);
      won += 2 - left;
    }
    expect(won, 'rounds with a winner').toBeGreaterThan(0);
  });
});
