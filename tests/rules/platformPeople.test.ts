// Moving people between companies and roles, as a super admin.
import { describe, expect, it } from 'vitest';
import { op } from './documents/companies.ts';
import { org, rival } from './documents/paths.ts';
import { now } from './documents/times.ts';
import {
  as,
  audit,
  platformLog,
  join,
  leave,
  companyLog,
  remyUser,
  world,
} from './fixtures/platformPeople.ts';
import { allowed } from './world.ts';
import { patch, put, type Data } from './writes.ts';

describe('moving people between companies and roles', () => {
  it('moves a recruiter with the license, in one commit', async () => {
    await allowed(
      as('superAdmin', ...leave, ...join(), patch('users/remy', remyUser()), audit())(),
    );
    expect((await world.look(org))?.usage).toMatchObject({ licenses: { used: 6 } });
    expect(await world.look(`${org}/members/remy`)).toBeUndefined();
    expect(await world.look(`${rival}/members/remy`)).toMatchObject({ role: 'recruiter' });
  });

  it('removes a member, adds a member, and changes a role', () =>
    world.accepts({
      out: as('superAdmin', ...leave, patch('users/remy', remyUser({ orgId: null })), audit()),
      in: as(
        'superAdmin',
        patch(org, { 'usage.licenses.used': 8, lastOp: op('seat.join', 'cleo', 'saga') }),
        put(`${org}/members/cleo`, { role: 'admin', status: 'active', joinedAt: now() }),
        patch('users/cleo', {
          orgId: 'lark',
          isAdmin: true,
          isHiringManager: true,
          auditId: 'new',
        }),
        audit('saga', 'cleo'),
      ),
      'a role': as(
        'superAdmin',
        patch(`${org}/members/remy`, { role: 'admin' }),
        patch('users/remy', { isAdmin: true, auditId: 'new' }),
        audit(),
      ),
    }));

  it('adds nobody except as an active member from now on', () => {
    const joins = (more: Data) =>
      as(
        'superAdmin',
        ...leave,
        patch(rival, { 'usage.licenses.used': 2, lastOp: op('seat.join', 'remy', 'saga') }),
        put(`${rival}/members/remy`, {
          role: 'recruiter',
          status: 'active',
          joinedAt: now(),
          ...more,
        }),
        patch('users/remy', remyUser()),
        audit(),
      );
    return world.refuses({
      'suspended at once': joins({ status: 'suspended' }),
      'since long ago': joins({ joinedAt: new Date(0) }),
      'as their owner': joins({ role: 'owner' }),
      'in a role there is not': joins({ role: 'king' }),
      'with a long name': joins({ displayName: 'x'.repeat(121) }),
      'with an invitation': joins({ inviteId: 'fresh' }),
      'with more': joins({ salary: 1 }),
    });
  });

  it('is logged for both companies, with its reason', () =>
    world.refuses({
      'to neither': as(
        'superAdmin',
        ...leave,
        ...join(),
        patch('users/remy', remyUser()),
        platformLog(),
      ),
      'not to the one that is left': as(
        'superAdmin',
        ...leave,
        ...join(),
        patch('users/remy', remyUser()),
        platformLog(),
        companyLog(rival),
      ),
      'not to the one that is joined': as(
        'superAdmin',
        ...leave,
        ...join(),
        patch('users/remy', remyUser()),
        platformLog(),
        companyLog(org),
      ),
      'with another reason': as(
        'superAdmin',
        ...leave,
        ...join(),
        patch('users/remy', remyUser()),
        platformLog(),
        companyLog(org),
        companyLog(rival, 'remy', { detail: 'They asked for it.' }),
      ),
      'as about somebody else': as(
        'superAdmin',
        ...leave,
        ...join(),
        patch('users/remy', remyUser()),
        platformLog(),
        companyLog(org),
        companyLog(rival, 'rowan'),
      ),
      'as another act': as(
        'superAdmin',
        ...leave,
        ...join(),
        patch('users/remy', remyUser()),
        platformLog(),
        companyLog(org),
        companyLog(rival, 'remy', { action: 'platform.user.update' }),
      ),
      'in silence, a puppet in': as(
        'superAdmin',
        patch(org, { 'usage.licenses.used': 8, lastOp: op('seat.join', 'cleo', 'saga') }),
        put(`${org}/members/cleo`, { role: 'admin', status: 'active', joinedAt: now() }),
        patch('users/cleo', { orgId: 'lark', isAdmin: true, auditId: 'new' }),
        platformLog('saga', 'cleo'),
      ),
      'in silence, a puppet out': as(
        'superAdmin',
        ...leave,
        patch('users/remy', remyUser({ orgId: null })),
        platformLog(),
      ),
      'in silence, another role': as(
        'superAdmin',
        patch(`${org}/members/remy`, { role: 'admin' }),
        patch('users/remy', { isAdmin: true, auditId: 'new' }),
        platformLog(),
      ),
      'leaving a suspended membership behind': async () => {
        await world.arrange(patch(`${org}/members/remy`, { status: 'suspended' }));
        return as('superAdmin', ...join(), patch('users/remy', remyUser()), audit())();
      },
    }));
});
