/** Decides who may open a page, as one pure function that the guard acts on. */
import type { MemberRole } from '#domain/company/member.ts';
import { hasAnyFlag, type RoleFlags } from '#domain/account/role.ts';
import type { Access } from '#navigation/routes.ts';
import type { SessionStatus } from '#session/session.ts';

/** What the rule looks at. */
export interface Visitor {
  status: SessionStatus;
  presumed?: boolean | undefined;
  authUser: { isAnonymous: boolean; emailVerified: boolean } | null;
  user: RoleFlags | null;
  orgId: string | null;
  organization: object | null;
  member: { status: 'active' | 'suspended'; role: MemberRole } | null;
}

export type Entry =
  | 'enter'
  | 'loading'
  | 'signIn'
  /** Signed in, but without a user document. */
  | 'completeAccount'
  /** None of the flags the page asks for. */
  | 'noRole'
  /** A hiring page, but no company yet. */
  | 'foundCompany'
  /** The company exists, but this person may no longer read it. */
  | 'noMembership'
  /** A hiring page about candidates or jobs, for the one who watches over fairness and reads none. */
  | 'fairnessOnly';

function needsCompany(access: readonly string[]): boolean {
  return access.includes('isHiringManager') || access.includes('isAdmin');
}

/** The answer for one page and one visitor; `isHome`: the page is the home of its area. */
export function entryOf(access: Access, visitor: Visitor, isHome = false): Entry {
  if (access === 'everyone') return 'enter';
  if (visitor.status === 'loading' || visitor.presumed) return 'loading';
  if (visitor.status === 'signedOut') return 'signIn';
  if (access === 'anyoneSignedIn') return 'enter';
  if (visitor.status === 'signedInWithoutUser')
    return visitor.authUser?.isAnonymous ? 'signIn' : 'completeAccount';
  if (access === 'signedIn') return 'enter';
  if (!hasAnyFlag(visitor.user, access)) return 'noRole';
  // What is open to the platform's own people asks them for no company.
  if (
    !needsCompany(access) ||
    (access.includes('isSuperAdmin') && visitor.user?.isSuperAdmin === true)
  )
    return 'enter';
  if (visitor.orgId === null) return 'foundCompany';
  if (!visitor.organization || visitor.member?.status !== 'active') return 'noMembership';
  return visitor.member.role === 'compliance' && !isHome ? 'fairnessOnly' : 'enter';
}
