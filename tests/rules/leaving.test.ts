// Leaving a company, and being removed.
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { removeEntry } from './documents/auditEntries.ts';
import { op } from './documents/companies.ts';
import { org } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

const world = new World();
/** Role and state of the members who are removed here. */
const rolesAndStates: Record<string, string> = {
  ada: 'admin active',
  rowan: 'reviewer active',
  sky: 'recruiter suspended',
  olive: 'owner active',
  zoe: 'admin active',
};
const remove =
  (who: Who, uid: string, used: number, kind = 'seat.remove') =>
  () =>
    commit(
      world.as(who),
      patch(org, {
        'usage.licenses.used': used,
        lastOp: op(kind, uid, uidOf(who), { parent: 'left' }),
      }),
      drop(`${org}/members/${uid}`),
      put(
        `${org}/auditLog/left`,
        removeEntry(uidOf(who), uid, rolesAndStates[uid] ?? 'recruiter active'),
      ),
    );

describe('organizations/{o}/members/{m}', () => {
  describe('leaving', () => {
    it('releases the license in the same commit', () =>
      world.accepts({
        'by an admin': remove('admin', 'remy', 6),
        'by the owner, an admin': remove('owner', 'ada', 6),
        'by oneself': remove('reviewer', 'rowan', 6),
        'a suspended one': remove('admin', 'sky', 6),
        'with the mirror': () =>
          commit(
            world.as('reviewer'),
            patch(org, {
              'usage.licenses.used': 6,
              lastOp: op('seat.remove', 'rowan', 'rowan', { parent: 'left' }),
            }),
            drop(`${org}/members/rowan`),
            patch('users/rowan', { orgId: null, isAdmin: false }),
            put(`${org}/auditLog/left`, removeEntry('rowan', 'rowan', 'reviewer active')),
          ),
        'who watches over fairness': async () => {
          await world.arrange(put(`${org}/members/faye`, { role: 'compliance', status: 'active' }));
          return leaving('compliance', 'faye', 'compliance active')();
        },
        'from a suspended company': async () => {
          await world.arrange(patch(org, { status: 'suspended' }));
          return remove('reviewer', 'rowan', 6)();
        },
      }));

    const leaving =
      (who: Who, uid: string, detail: string, more: Data = {}, parent: string | null = 'left') =>
      () =>
        commit(
          world.as(who),
          patch(org, {
            'usage.licenses.used': 6,
            lastOp: op('seat.remove', uid, uidOf(who), parent ? { parent } : {}),
          }),
          drop(`${org}/members/${uid}`),
          put(`${org}/auditLog/left`, { ...removeEntry(uidOf(who), uid, detail), ...more }),
        );
    it('has exactly one audit entry that names the member', async () => {
      await world.refuses({
        'in silence': () =>
          commit(
            world.as('owner'),
            patch(org, { 'usage.licenses.used': 6, lastOp: op('seat.remove', 'remy', 'olive') }),
            drop(`${org}/members/remy`),
          ),
        'under an entry of before': () =>
          commit(
            world.as('owner'),
            patch(org, {
              'usage.licenses.used': 6,
              lastOp: op('seat.remove', 'remy', 'olive', { parent: 'first' }),
            }),
            drop(`${org}/members/remy`),
          ),
        'beside its entry': leaving('owner', 'remy', 'recruiter active', {}, null),
        'as somebody else': leaving('owner', 'remy', 'recruiter active', { target: 'rowan' }),
        'as what they were not': leaving('owner', 'remy', 'reviewer active'),
        'as another act': leaving('owner', 'remy', 'recruiter active', { action: 'member.change' }),
      });
      await world.arrange(put(`${org}/members/faye`, { role: 'compliance', status: 'active' }));
      await world.refuses({
        'written by who watches, who stays': () =>
          setDoc(
            doc(world.as('compliance'), `${org}/auditLog/left`),
            removeEntry('faye', 'faye', 'compliance active'),
          ),
      });
    });

    it('happens in no other way', () =>
      world.refuses({
        'without the licence': () =>
          commit(
            world.as('owner'),
            drop(`${org}/members/remy`),
            put(`${org}/auditLog/left`, removeEntry('olive', 'remy', 'recruiter active')),
          ),
        'with two licences': remove('owner', 'remy', 5),
        'as something else': remove('owner', 'remy', 6, 'seat.revoke'),
        'an admin by an admin': async () => {
          await world.arrange(
            put(`${org}/members/zoe`, { role: 'admin', status: 'active', joinedAt: now() }),
          );
          return remove('admin', 'zoe', 6)();
        },
        'the owner by an admin': remove('admin', 'olive', 6),
        'a colleague by a recruiter': remove('recruiter', 'rowan', 6),
        'the owner by themselves': remove('owner', 'olive', 6),
        'by the rival': remove('rivalOwner', 'remy', 6),
        'by a super admin': remove('superAdmin', 'remy', 6),
        'the licence alone': () =>
          updateDoc(doc(world.as('owner'), org), {
            'usage.licenses.used': 6,
            lastOp: op('seat.remove', 'remy', 'olive'),
          }),
        'two for one': () =>
          commit(
            world.as('owner'),
            patch(org, {
              'usage.licenses.used': 6,
              lastOp: op('seat.remove', 'remy', 'olive', { parent: 'left' }),
            }),
            drop(`${org}/members/remy`),
            drop(`${org}/members/rowan`),
            put(`${org}/auditLog/left`, removeEntry('olive', 'remy', 'recruiter active')),
          ),
      }));
  });
});
