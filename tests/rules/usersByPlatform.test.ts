// Users changed by super admins, and the first super admin.
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { now } from './documents/times.ts';
import { uidOf } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();
const both = ['FreeTierJobseeker1', 'TrialHiringManager1'];

describe('users/{u}', () => {
  describe('changed by a super admin', () => {
    const change =
      (who: 'superAdmin' | 'superAdminOfThisMorning' | 'owner', edit: Data, note: Data = {}) =>
      () =>
        commit(
          world.as(who),
          patch('users/cleo', { auditId: 'new', ...edit }),
          put('platformAudit/new', { ...entry(uidOf(who), 'user.update', 'cleo'), ...note }),
        );

    it('changes roles and tiers, with an audit entry in the same commit', async () => {
      await allowed(change('superAdmin', { isAdmin: true })());
      await world.reset();
      await allowed(
        change('superAdmin', { tier: both, isHiringManager: true, isSuperAdmin: true })(),
      );
    });

    it('changes nothing else, and nothing without an audit entry', () =>
      world.refuses({
        'a name': change('superAdmin', { displayName: 'x' }),
        'a company': change('superAdmin', { orgId: 'lark' }),
        'with an old sign-in': change('superAdminOfThisMorning', { isAdmin: true }),
        'without the right': change('owner', { isAdmin: true }),
        'without an entry': () =>
          updateDoc(doc(world.as('superAdmin'), 'users/cleo'), { isAdmin: true, auditId: 'new' }),
        'with an old entry': () =>
          updateDoc(doc(world.as('superAdmin'), 'users/cleo'), { isAdmin: true, auditId: 'old' }),
        'with an entry about somebody else': change(
          'superAdmin',
          { isAdmin: true },
          { target: 'cato' },
        ),
        'with an entry about something else': change(
          'superAdmin',
          { isAdmin: true },
          { action: 'user.suspend' },
        ),
        'about themselves': () =>
          commit(
            world.as('superAdmin'),
            patch('users/saga', { isAdmin: true, auditId: 'new' }),
            put('platformAudit/new', entry('saga', 'user.update', 'saga')),
          ),
        'a tier that is none': change('superAdmin', { tier: 5 }),
      }));
  });

  describe('the first super admin', () => {
    const rise =
      (
        who: 'operator' | 'operatorByPassword' | 'candidate',
        change: Data = { isSuperAdmin: true },
      ) =>
      () =>
        commit(
          world.as(who),
          patch(`users/${uidOf(who)}`, change),
          put('system/bootstrap', { uid: uidOf(who), at: now() }),
        );

    it("is promoted once, by the operator's verified Google account", async () => {
      await allowed(rise('operator')());
      await world.arrange(patch('users/otto', { isSuperAdmin: false }));
      await denied(rise('operator')());
    });

    it('is promoted in no other way', () =>
      world.refuses({
        'with a password': rise('operatorByPassword'),
        'by somebody else': rise('candidate'),
        'with the address unverified': () =>
          commit(
            world.stranger('otto', {
              email: 'founder@platform.example',
              unverified: true,
              google: true,
            }),
            patch('users/otto', { isSuperAdmin: true }),
            put('system/bootstrap', { uid: 'otto', at: now() }),
          ),
        'with more in the same write': rise('operator', { isSuperAdmin: true, tier: 'Pro' }),
        'without the latch': () =>
          updateDoc(doc(world.as('operator'), 'users/otto'), { isSuperAdmin: true }),
        'the latch alone': () =>
          setDoc(doc(world.as('operator'), 'system/bootstrap'), { uid: 'otto', at: now() }),
      }));
  });
});
