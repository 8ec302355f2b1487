// A company always has an existing owner, and nobody deletes their account while they are a member.
import { collection, doc, getDocsFromServer as getDocs, updateDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { companyEntry, entry, removeEntry } from './documents/auditEntries.ts';
import { op } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { ago, days, minutes, now } from './documents/times.ts';
import type { Who } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const why = 'Its owner died; the family and the team asked for it.';

describe('a member of a company', () => {
  const mark = (who: Who, uid: string) =>
    commit(
      world.as(who),
      put(`deletions/${uid}`, { at: now() }),
      patch(`users/${uid}`, { leaving: true }),
    );
  const forget = (who: Who, uid: string) =>
    updateDoc(doc(world.as(who), `users/${uid}`), { orgId: null, isAdmin: false });

  it('cannot delete the account and keep the license', async () => {
    // An owner by transfer, who founded nothing, and a recruiter.
    await world.arrange(
      patch(org, { ownerUid: 'ada' }),
      patch(`${org}/members/ada`, { role: 'owner' }),
      patch(`${org}/members/olive`, { role: 'admin' }),
    );
    for (const [who, uid] of [
      ['admin', 'ada'],
      ['recruiter', 'remy'],
    ] as const) {
      await denied(forget(who, uid));
      await denied(mark(who, uid));
    }
    await allowed(getDocs(collection(world.as('recruiter'), `${org}/members`)));
  });

  it('may delete the account once the license is released; an owner once the company is transferred', async () => {
    await allowed(
      commit(
        world.as('recruiter'),
        patch(org, {
          'usage.licenses.used': 6,
          lastOp: op('seat.remove', 'remy', 'remy', { parent: 'left' }),
        }),
        drop(`${org}/members/remy`),
        put(`${org}/auditLog/left`, removeEntry('remy', 'remy', 'recruiter active')),
        patch('users/remy', { orgId: null, isAdmin: false }),
      ),
    );
    await allowed(mark('recruiter', 'remy'));
    await allowed(
      commit(
        world.as('owner'),
        patch(org, { ownerUid: 'ada', lastOp: op('owner', 'ada', 'olive', { parent: 'handed' }) }),
        patch(`${org}/members/olive`, { role: 'admin' }),
        patch(`${org}/members/ada`, { role: 'owner' }),
        put(`${org}/auditLog/handed`, entry('olive', 'owner.transfer', 'ada')),
      ),
    );
    await allowed(
      commit(
        world.as('owner'),
        patch(org, {
          'usage.licenses.used': 5,
          lastOp: op('seat.remove', 'olive', 'olive', { parent: 'gone' }),
        }),
        drop(`${org}/members/olive`),
        put(`${org}/auditLog/gone`, removeEntry('olive', 'olive', 'admin active')),
        patch('users/olive', { orgId: null, isAdmin: false }),
      ),
    );
    await allowed(mark('owner', 'olive'));
    await denied(mark('admin', 'ada'));
  });

  it('may delete the account while suspended by the company', async () => {
    await allowed(forget('benched', 'sky'));
    await allowed(mark('benched', 'sky'));
  });
});

describe('a company whose owner has no account any more', () => {
  const orphaned = (...more: Write[]) =>
    world.arrange(drop('users/olive'), drop('founders/olive'), ...more);
  const logs = (more: Data = {}): Write[] => [
    put('platformAudit/new', { ...entry('saga', 'org.owner', 'lark'), reason: why }),
    put(`${org}/auditLog/new`, { ...companyEntry('saga', 'org.owner', 'lark', why), ...more }),
  ];
  const people = (heir: string): Write[] => [
    patch(`${org}/members/olive`, { role: 'admin' }),
    patch(`${org}/members/${heir}`, { role: 'owner' }),
  ];
  const name =
    (
      heir: string,
      who: Who = 'superAdmin',
      rest: readonly Write[] = [...people(heir), ...logs()],
    ) =>
    () =>
      commit(world.as(who), patch(org, { ownerUid: heir, auditId: 'new' }), ...rest);
  const then =
    (act: () => Promise<unknown>, ...more: Write[]) =>
    async () => {
      await orphaned(...more);
      return act();
    };

  it('is assigned one of its members by a super admin, with entries in both logs', async () => {
    await world.accepts({
      'an admin': then(name('ada')),
      'a recruiter': then(name('remy')),
      'a reviewer': then(name('rowan')),
      'while it is suspended': then(name('ada'), patch(org, { status: 'suspended' })),
    });
    await orphaned();
    await allowed(name('ada')());
    expect([
      (await world.look(org))?.['ownerUid'],
      (await world.look(`${org}/members/ada`))?.['role'],
      (await world.look(`${org}/members/olive`))?.['role'],
    ]).toEqual(['ada', 'owner', 'admin']);
    // The new owner can delete the old membership.
    await allowed(
      commit(
        world.as('admin'),
        patch(org, {
          'usage.licenses.used': 6,
          lastOp: op('seat.remove', 'olive', 'ada', { parent: 'left' }),
        }),
        drop(`${org}/members/olive`),
        put(`${org}/auditLog/left`, removeEntry('ada', 'olive', 'admin active')),
      ),
    );
  });

  it('is assigned an owner in no other way', () =>
    world.refuses({
      'while the owner has one': name('ada'),
      'by an admin': then(name('ada', 'admin')),
      'by the rival': then(name('quinn', 'rivalOwner')),
      'with an old sign-in': then(name('ada', 'superAdminOfThisMorning')),
      'in silence': then(name('ada', 'superAdmin', people('ada'))),
      'without informing the company': then(
        name('ada', 'superAdmin', [...people('ada'), ...logs().slice(0, 1)]),
      ),
      'giving it another reason': then(
        name('ada', 'superAdmin', [
          ...people('ada'),
          ...logs({ detail: 'You asked for it, all of you.' }),
        ]),
      ),
      'keeping the former': then(
        name('ada', 'superAdmin', [patch(`${org}/members/ada`, { role: 'owner' }), ...logs()]),
      ),
      'without the membership': then(
        name('ada', 'superAdmin', [patch(`${org}/members/olive`, { role: 'admin' }), ...logs()]),
      ),
      'a second one beside': then(
        name('ada', 'superAdmin', [
          ...people('ada'),
          patch(`${org}/members/remy`, { role: 'owner' }),
          ...logs(),
        ]),
      ),
      'the memberships alone': then(() =>
        commit(world.as('superAdmin'), ...people('ada'), ...logs()),
      ),
      'somebody suspended there': then(name('sky')),
      'somebody whose account is gone': then(name('ada'), drop('users/ada')),
      'somebody who belongs elsewhere': then(name('ada'), patch('users/ada', { orgId: 'quarry' })),
      'who watches over fairness': then(
        name('faye'),
        put(`${org}/members/faye`, { role: 'compliance', status: 'active' }),
        put('users/faye', { orgId: 'lark' }),
      ),
      'a stranger': then(name('quinn')),
      'the one who is gone': then(name('olive')),
      themselves: then(
        name('saga'),
        put(`${org}/members/saga`, { role: 'admin', status: 'active', joinedAt: ago(days(1)) }),
        patch('users/saga', { orgId: 'lark' }),
      ),
      'with another plan': then(() =>
        commit(
          world.as('superAdmin'),
          patch(org, { ownerUid: 'ada', tier: 'Pro', auditId: 'new' }),
          ...people('ada'),
          ...logs(),
        ),
      ),
      'while looking through somebody’s eyes': then(
        name('ada'),
        put('viewings/saga', {
          target: 'remy',
          orgId: 'lark',
          reason: why,
          at: ago(minutes(1)),
          until: new Date(Date.now() + minutes(9)),
          auditId: 'old',
        }),
      ),
    }));
});
