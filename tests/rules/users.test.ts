// Users: created and changed by themselves.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { user } from './documents/members.ts';
import { now } from './documents/times.ts';
import { uidOf } from './people.ts';
import { World, denied } from './world.ts';
import { drop, patch, put, type Data } from './writes.ts';

const world = new World();
const both = ['FreeTierJobseeker1', 'TrialHiringManager1'];

describe('users/{u}', () => {
  it('is read by its owner and by super admins', async () => {
    await world.readers(['candidate', 'superAdmin'], (db) => getDoc(doc(db, 'users/cleo')));
    await world.readers(['guest', 'superAdmin'], (db) => getDoc(doc(db, 'users/gus')));
    await denied(getDoc(doc(world.as('suspended'), 'users/blake')));
  });

  it('is listed by super admins alone, 200 at a time', async () => {
    await world.readers(['superAdmin'], (db) =>
      getDocs(query(collection(db, 'users'), limit(200))),
    );
    await denied(getDocs(query(collection(world.as('superAdmin'), 'users'), limit(201))));
    await denied(getDocs(collection(world.as('superAdmin'), 'users')));
  });

  it('is never deleted', () => world.only([], (db) => deleteDoc(doc(db, 'users/cleo'))));

  describe('at sign-up', () => {
    const signUp = (more: Data) => () =>
      setDoc(
        doc(world.stranger('ned', { email: 'ned@post.test', unverified: true }), 'users/ned'),
        user('ned', more),
      );

    it('is created by its owner, with the tier of its flags', () =>
      world.accepts({
        'a job seeker': signUp({}),
        'a hiring manager': signUp({
          isJobSeeker: false,
          isHiringManager: true,
          tier: 'TrialHiringManager1',
        }),
        'somebody who is both': signUp({ isHiringManager: true, tier: both }),
        'a free tier': signUp({ tier: 'Free' }),
        'the default tier': signUp({ tier: 'default_free', isHiringManager: true }),
        'no flag of authority, stated': signUp({
          isAdmin: false,
          isSuperAdmin: false,
          orgId: null,
        }),
        'with a picture': signUp({ photoURL: 'https://pictures.test/ned.png', displayName: 'Ned' }),
      }));

    it('is not created with more than that', () =>
      world.refuses({
        'a super admin': signUp({ isSuperAdmin: true }),
        'an admin': signUp({ isAdmin: true }),
        'a paid tier': signUp({ tier: 'Enterprise' }),
        'the tier of a hiring manager': signUp({ tier: 'TrialHiringManager1' }),
        'both tiers for one flag': signUp({ tier: both }),
        'the tiers in another order': signUp({ isHiringManager: true, tier: both.toReversed() }),
        'one tier for two flags': signUp({ isHiringManager: true, tier: 'TrialHiringManager1' }),
        'a company': signUp({ orgId: 'lark' }),
        'a company under its other name': signUp({ organizationId: 'lark' }),
        'another address': signUp({ email: 'olive@larkfield.test' }),
        'no address': signUp({ email: null }),
        'an audit mark': signUp({ auditId: 'old' }),
        'another field': signUp({ credits: 100 }),
        'a time of its own': signUp({ lastLogin: new Date(0) }),
        'a first login of its own': signUp({ firstLogin: new Date(0) }),
        'a long name': signUp({ firstName: 'x'.repeat(81) }),
        'a script for a picture': signUp({ photoURL: 'javascript:alert(1)' }),
        'no language': signUp({ language: null }),
        'the tier of a hiring manager for no flag at all': signUp({
          isJobSeeker: false,
          tier: 'TrialHiringManager1',
        }),
        'while suspended': async () => {
          await world.arrange(drop('users/blake'));
          return setDoc(
            doc(world.as('suspended'), 'users/blake'),
            user('blake', { email: 'blake@larkfield.test' }),
          );
        },
      }));

    it('is not created for others, nor by guests', async () => {
      await denied(setDoc(doc(world.as('candidate'), 'users/ned'), user('cleo')));
      await denied(setDoc(doc(world.as('guest'), 'users/gus'), { ...user('gus'), email: null }));
      await denied(setDoc(doc(world.as('nobody'), 'users/ned'), user('ned')));
    });
  });

  describe('afterwards', () => {
    const edit =
      (who: 'candidate' | 'newcomer' | 'admin' | 'owner' | 'recruiter' | 'benched', change: Data) =>
      () =>
        updateDoc(doc(world.as(who), `users/${uidOf(who)}`), change);

    it('is changed by its owner alone', () =>
      world.only(['candidate'], (db) => updateDoc(doc(db, 'users/cleo'), { displayName: 'Cleo' })));

    it('stores what users may enter about themselves', () =>
      world.accepts({
        'a sign-in': edit('candidate', { lastLogin: now() }),
        'a language': edit('candidate', { language: 'es' }),
        'an unusual language': edit('candidate', { language: 'x-klingon' }),
        'a profile': edit('candidate', {
          displayName: 'C',
          firstName: 'C',
          lastName: 'L',
          photoURL: 'https://pictures.test/c.png',
          marketingAccepted: true,
          isHiringManager: true,
          isJobSeeker: false,
          firstLogin: false,
        }),
        'the address of the token': edit('candidate', { email: 'cleo@post.test' }),
      }));

    it('gives its subject no authority', () =>
      world.refuses({
        'super admin': edit('candidate', { isSuperAdmin: true }),
        'admin of nothing': edit('candidate', { isAdmin: true }),
        'admin of a company of others': edit('candidate', { isAdmin: true, orgId: 'lark' }),
        'a company of others': edit('candidate', { orgId: 'lark' }),
        'the other name of the company': edit('candidate', { organizationId: 'lark' }),
        'a tier': edit('candidate', { tier: 'Pro' }),
        'another address': edit('candidate', { email: 'olive@larkfield.test' }),
        'terms taken back': edit('candidate', { termsAccepted: false }),
        'a time of its own': edit('candidate', { lastLogin: new Date(Date.now() + 9e9) }),
        'a flag that is none': edit('candidate', { isJobSeeker: 'yes' }),
        'another birthday': edit('candidate', { createdAt: now() }),
        'another field': edit('candidate', { credits: 1 }),
      }));

    it('mirrors a membership only where there is one', async () => {
      await world.accepts({
        'the owner is admin': edit('owner', {
          orgId: 'lark',
          isAdmin: true,
          isHiringManager: true,
        }),
        'the recruiter belongs': edit('recruiter', { orgId: 'lark' }),
        'somebody suspended leaves': edit('benched', { orgId: null, isAdmin: false }),
        'somebody removed leaves': async () => {
          await world.arrange(drop(`organizations/lark/members/ada`));
          return edit('admin', { orgId: null, isAdmin: false })();
        },
      });
      await world.refuses({
        'an admin who stays a member': edit('admin', { orgId: null, isAdmin: false }),
        'a recruiter who stays one': edit('recruiter', { orgId: null, isAdmin: false }),
        'an owner who stays one': edit('owner', { orgId: null, isAdmin: false }),
        'to another company, staying a member': async () => {
          await world.arrange(
            put('organizations/quarry/members/remy', { role: 'recruiter', status: 'active' }),
          );
          return edit('recruiter', { orgId: 'quarry' })();
        },
        'a recruiter as admin': edit('recruiter', { isAdmin: true }),
        'a suspended member': edit('benched', {
          orgId: 'lark',
          isHiringManager: false,
          isAdmin: true,
        }),
        'a suspended member comes back': async () => {
          await world.arrange(patch('users/sky', { orgId: null }));
          return edit('benched', { orgId: 'lark' })();
        },
        'admin of no company': edit('admin', { orgId: null }),
        'no admin any more, without a reason': async () => {
          await world.arrange(patch('users/ada', { orgId: null }));
          return edit('admin', { isAdmin: false })();
        },
        'a company that is no id': edit('owner', { orgId: 7 }),
      });
    });
  });
});
