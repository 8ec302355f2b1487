// A super admin who moves people: each part that nothing else requires.
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { op } from './documents/companies.ts';
import { org, rival } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { inBothLogs, oneFault, triesIn } from './matrix/oneFault.ts';
import { World } from './world.ts';
import { drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const by = triesIn(world);

describe('a super admin who moves people', () => {
  const logs = (uid: string): Write[] => [
    ...inBothLogs('user.move', {}, uid),
    ...inBothLogs('user.move', {}, uid, rival).slice(1),
  ];
  const seat = (used: number, kind: string, uid: string, more: Data = {}, by = 'saga'): Write =>
    patch(org, { 'usage.licenses.used': used, lastOp: op(kind, uid, by), ...more });
  const joins = (member: Data = {}, more: Data = {}, lastOp: Data = {}): Write[] => [
    seat(8, 'seat.join', 'cleo', { ...more, lastOp: op('seat.join', 'cleo', 'saga', lastOp) }),
    put(`${org}/members/cleo`, { role: 'recruiter', status: 'active', joinedAt: now(), ...member }),
    patch('users/cleo', { orgId: 'lark', isHiringManager: true, auditId: 'new' }),
    ...logs('cleo'),
  ];
  const leaves = (used = 6): Write[] => [
    seat(used, 'seat.leave', 'remy'),
    drop(`${org}/members/remy`),
    patch('users/remy', { orgId: null, isAdmin: false, auditId: 'new' }),
    ...logs('remy'),
  ];
  const accepts = (uid: string, email: string): Write[] => [
    patch(`users/${uid}`, { orgId: 'lark', isAdmin: false }),
    patch(`${org}/orgInvites/waitingWAITINGwaiting3`, {
      status: 'accepted',
      acceptedBy: uid,
      acceptedAt: now(),
    }),
    put(`${org}/members/${uid}`, {
      role: 'recruiter',
      status: 'active',
      displayName: email,
      joinedAt: now(),
      inviteId: 'waitingWAITINGwaiting3',
    }),
  ];
  const forSaga = patch(`${org}/orgInvites/waitingWAITINGwaiting3`, {
    email: 'saga@platform.test',
  });

  it('counts one license for each, and nothing else', () =>
    oneFault(
      world,
      {
        'in, with name and picture': by(
          'superAdmin',
          joins({ displayName: 'Cleo', photoURL: 'https://pictures.test/c.png' }),
        ),
        out: by('superAdmin', leaves()),
        'an invited one who comes in by themselves': by('newcomer', accepts('nina', 'Nina')),
        'a super admin who is invited': by(
          'superAdmin',
          [seat(8, 'seat.join', 'saga'), ...accepts('saga', 'Saga')],
          forSaga,
        ),
      },
      {
        'nobody in': by('superAdmin', joins().slice(0, 1)),
        'nobody out': by('superAdmin', leaves().slice(0, 1)),
        'two seats for one out': by('superAdmin', leaves(5)),
        'in, with another name of the company': by('superAdmin', joins({}, { name: 'Other' })),
        'in, with more in the operation': by('superAdmin', joins({}, {}, { note: 'x' })),
        'an invited one who takes a second seat': by('newcomer', [
          seat(8, 'seat.join', 'nina', {}, 'nina'),
          ...accepts('nina', 'Nina'),
        ]),
        'a super admin who is invited, as if somebody left': by(
          'superAdmin',
          [seat(8, 'seat.leave', 'saga'), ...accepts('saga', 'Saga')],
          forSaga,
        ),
      },
    ));

  it('changes only the role, of a member of the company', () => {
    const role = (uid: string, more: Data = {}, user: Data = {}): Write[] => [
      patch(`${org}/members/${uid}`, { role: 'recruiter', ...more }),
      patch(`users/${uid}`, { isHiringManager: true, isAdmin: false, auditId: 'new', ...user }),
      ...logs(uid),
    ];
    const compliance = [
      put(`${org}/members/faye`, { role: 'compliance', status: 'active', joinedAt: now() }),
      put('users/faye', { orgId: 'lark' }),
    ];
    const moved = [
      patch('users/reed', { auditId: 'moved' }),
      put(`${org}/auditLog/moved`, entry('saga', 'platform.user.move', 'reed')),
      put('platformAudit/moved', entry('saga', 'user.move', 'reed')),
    ];
    return oneFault(
      world,
      { 'as it is': by('superAdmin', role('reed')) },
      {
        'to who watches over fairness': by('superAdmin', role('reed', { role: 'compliance' })),
        'from that': by('superAdmin', role('faye'), ...compliance),
        'with a name': by('superAdmin', role('reed', { displayName: 'Read' })),
        'under the entry of an earlier move, by a recruiter': by(
          'recruiter',
          [patch(`${org}/members/reed`, { role: 'admin' })],
          ...moved,
        ),
        'while they belong elsewhere': by(
          'superAdmin',
          role('reed', {}, { orgId: 'quarry' }),
          put(`${rival}/members/reed`, { role: 'recruiter', status: 'active', joinedAt: now() }),
          patch('users/reed', { orgId: 'quarry' }),
        ),
      },
    );
  });
});
