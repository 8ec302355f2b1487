// Joining a company by invitation.
import { doc, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { org } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { uidOf } from './people.ts';
import { World, allowed } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();
const waiting = 'waitingWAITINGwaiting3';

describe('organizations/{o}/members/{m}', () => {
  describe('joining', () => {
    const join =
      (
        who: 'newcomer' | 'impostor' | 'candidate',
        member: Data = {},
        acceptance: Data = {},
        invite = waiting,
      ) =>
      () =>
        commit(
          world.as(who),
          patch(`users/${uidOf(who)}`, { orgId: 'lark', isHiringManager: true, isAdmin: false }),
          patch(`${org}/orgInvites/${invite}`, {
            status: 'accepted',
            acceptedBy: uidOf(who),
            acceptedAt: now(),
            ...acceptance,
          }),
          put(`${org}/members/${uidOf(who)}`, {
            role: 'recruiter',
            status: 'active',
            displayName: 'N',
            joinedAt: now(),
            inviteId: invite,
            ...member,
          }),
        );

    it("needs an invitation to one's own verified address, and mirrors it in the same commit", async () => {
      await allowed(
        commit(
          world.as('newcomer'),
          patch(`${org}/orgInvites/${waiting}`, {
            status: 'accepted',
            acceptedBy: 'nina',
            acceptedAt: now(),
          }),
          put(`${org}/members/nina`, {
            role: 'recruiter',
            status: 'active',
            displayName: 'Nina',
            joinedAt: now(),
            inviteId: waiting,
          }),
          patch('users/nina', { orgId: 'lark', isHiringManager: true, isAdmin: false }),
        ),
      );
    });

    it('happens in no other way', () =>
      world.refuses({
        'without belonging by their own document': () =>
          commit(
            world.as('newcomer'),
            patch(`${org}/orgInvites/${waiting}`, {
              status: 'accepted',
              acceptedBy: 'nina',
              acceptedAt: now(),
            }),
            put(`${org}/members/nina`, {
              role: 'recruiter',
              status: 'active',
              joinedAt: now(),
              inviteId: waiting,
            }),
          ),
        'as a member elsewhere': async () => {
          await world.arrange(
            put('organizations/quarry/members/nina', { role: 'recruiter', status: 'active' }),
            patch('users/nina', { orgId: 'quarry' }),
          );
          return join('newcomer')();
        },
        'with an entry that is none': join('newcomer', { auditId: 7 }),
        'with the address unverified': join('impostor'),
        'with another address': join('candidate'),
        'in a higher role': join('newcomer', { role: 'admin' }),
        'as an owner': join('newcomer', { role: 'owner' }),
        'too late': join('newcomer', {}, {}, 'lateLATElateLATElate04'),
        'at another time': join('newcomer', { joinedAt: new Date(0) }),
        'with another field': join('newcomer', { salary: 1 }),
        'with a long name': join('newcomer', { displayName: 'x'.repeat(121) }),
        'with a script for a picture': join('newcomer', { photoURL: 'javascript:alert(1)' }),
        'suspended at once': join('newcomer', { status: 'suspended' }),
        'changing the invitation': join('newcomer', {}, { role: 'admin' }),
        'accepting at another time': join('newcomer', {}, { acceptedAt: new Date(0) }),
        'in the name of others': join('newcomer', {}, { acceptedBy: 'olive' }),
        'in a company that nobody founds': () =>
          setDoc(doc(world.as('newcomer'), 'organizations/thorn/members/nina'), {
            role: 'owner',
            status: 'active',
            joinedAt: now(),
          }),
        'without accepting': () =>
          commit(
            world.as('newcomer'),
            patch('users/nina', { orgId: 'lark', isHiringManager: true, isAdmin: false }),
            put(`${org}/members/nina`, {
              role: 'recruiter',
              status: 'active',
              joinedAt: now(),
              inviteId: waiting,
            }),
          ),
        'without an invitation': () =>
          setDoc(doc(world.as('newcomer'), `${org}/members/nina`), {
            role: 'owner',
            status: 'active',
            joinedAt: now(),
          }),
        'by the hand of the owner': () =>
          setDoc(doc(world.as('owner'), `${org}/members/nina`), {
            role: 'recruiter',
            status: 'active',
            joinedAt: now(),
          }),
      }));
  });
});
