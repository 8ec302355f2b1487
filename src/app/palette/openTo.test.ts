/** Who finds which destinations: the same people whom the guard lets in. */
import { describe, expect, it } from 'vitest';
import type { RoleFlags } from '#domain/account/role.ts';
import { roleOf } from '#domain/account/role.ts';
import type { MemberRole } from '#domain/company/member.ts';
import { User } from '#domain/account/user.ts';
import { destinations } from '#navigation/destinations.ts';
import type { Session } from '#session/session.ts';
import { isOpenTo } from './openTo.ts';

function makeSession(flags: RoleFlags, memberRole?: MemberRole): Session {
  const user = User.parse({ email: 'ann@acme.example', displayName: 'Ann', ...flags });
  return {
    status: 'signedIn',
    authUser: {
      uid: 'ann',
      email: 'ann@acme.example',
      emailVerified: true,
      isAnonymous: false,
      displayName: null,
    },
    user,
    role: roleOf(user),
    orgId: memberRole ? 'acme' : null,
    organization: memberRole ? ({} as Session['organization']) : null,
    member: memberRole ? { role: memberRole, status: 'active' } : null,
    tierId: null,
    tier: null,
    signOut: async () => undefined,
    start: async () => undefined,
  };
}
const openOf = (session: Session): string[] =>
  destinations.filter((one) => isOpenTo(one, session)).map(({ target }) => target);

const hiring = { isHiringManager: true };
const seeker = openOf(makeSession({ isJobSeeker: true }));
const recruiter = openOf(makeSession(hiring, 'recruiter'));
const reviewer = openOf(makeSession(hiring, 'reviewer'));
const compliance = openOf(makeSession(hiring, 'compliance'));
const owner = openOf(makeSession({ ...hiring, isAdmin: true }, 'owner'));
const admin = openOf(makeSession({ ...hiring, isAdmin: true }, 'admin'));
const superAdmin = openOf(makeSession({ isSuperAdmin: true }));

describe('who finds what', () => {
  it.each([
    ['a job seeker', seeker, '/job-seeker/interview-prep?tab=stories'],
    ['a job seeker', seeker, '/job-seeker/my-profile?tab=privacy'],
    ['a job seeker', seeker, '/job-seeker/delete-account'],
    ['a recruiter', recruiter, '/library'],
    ['a recruiter', recruiter, '/account?tab=organization'],
    ['a reviewer', reviewer, '/account?tab=organization#org-ai'],
    ['who watches over fairness', compliance, '/hiring-dashboard'],
    ['who watches over fairness', compliance, '/account?tab=profile'],
    ['an owner', owner, '/account?tab=organization#org-transfer'],
    ['an administrator', admin, '/account?tab=organization#org-brand'],
    ['an administrator', admin, '/admin?tool=access'],
    ['a super admin', superAdmin, '/admin/system#system-legal'],
    ['a super admin', superAdmin, '/admin/companies?view=requests'],
    ['everybody', seeker, '/pricing'],
  ])('%s finds what is open to them (%#)', (_, open, target) => expect(open).toContain(target));

  it.each([
    ['a job seeker', seeker, /^\/(hiring-dashboard|account|admin|library|super|delete-account)/],
    ['a recruiter', recruiter, /^\/(job-seeker|admin|super)|org-(brand|transfer|audit)/],
    ['a reviewer', reviewer, /org-(brand|invite|transfer)|^\/admin/],
    ['who watches over fairness', compliance, /^\/(library|admin)|tab=(billing|organization)/],
    ['an administrator', admin, /org-transfer|^\/admin\/(?!engine-trial)|^\/super/],
    [
      'a super admin',
      superAdmin,
      /^\/(hiring-dashboard|library|job-seeker)|tab=organization|tool=/,
    ],
    ['somebody signed in', owner, /^\/(login|demo|sign-up|reset)/],
  ])('%s finds nothing that is closed to them (%#)', (_, open, closed) =>
    expect(open.filter((target) => closed.test(target))).toEqual([]),
  );
});
