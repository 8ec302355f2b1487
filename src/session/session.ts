// Who am I: the context every screen reads. AuthProvider fills it.
import { createContext, useContext } from 'react';
import type { Member } from '#domain/company/member.ts';
import type { Organization } from '#domain/company/organization.ts';
import type { Role } from '#domain/account/role.ts';
import type { TierConfiguration } from '#domain/billing/tier.ts';
import type { User } from '#domain/account/user.ts';

export interface AuthUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  isAnonymous: boolean;
  displayName: string | null;
}

/** The states of the seed, section 4: loading; signed out; signed in with a user document; signed in without one. */
export type SessionStatus = 'loading' | 'signedOut' | 'signedIn' | 'signedInWithoutUser';

export interface Session {
  status: SessionStatus;
  authUser: AuthUser | null;
  /** The user document; null when missing or unreadable. */
  user: User | null;
  role: Role | null;
  orgId: string | null;
  /** Live; null when missing or unreadable. */
  organization: Organization | null;
  /** My membership of the organisation: the source of authority. */
  member: Member | null;
  tierId: string | null;
  tier: TierConfiguration | null;
  /** While a super admin looks through this person's eyes: everything above is that person's, and nothing can be written. */
  impersonation?: { uid: string; until: Date; reason: string } | undefined;
  /** Ends the session and forgets the cached auth user; the caller navigates. */
  signOut: () => Promise<void>;
  /** True while "signed out" is only assumed, because no page has needed Firebase yet. */
  presumed?: boolean;
  /** Starts Firebase on a page that has not needed it yet (public pages carry none), and waits until it is known who is signed in. Quiet: the status stays "signedOut" meanwhile. */
  start: (options?: { quiet?: boolean }) => Promise<void>;
}

const signedOut: Session = {
  status: 'signedOut',
  authUser: null,
  user: null,
  role: null,
  orgId: null,
  organization: null,
  member: null,
  tierId: null,
  tier: null,
  signOut: async () => undefined,
  start: async () => undefined,
};

export const SessionContext = createContext<Session>(signedOut);

/** Who is signed in, with role, organisation and tier. */
export function useSession(): Session {
  return useContext(SessionContext);
}

/** The organisation of a signed-in member; for screens behind a guard that ensures one. Throws when there is none. */
export function useMembership(): {
  uid: string;
  orgId: string;
  organization: Organization;
  member: Member;
} {
  const { authUser, orgId, organization, member } = useSession();
  if (!authUser || !orgId || !organization || !member)
    throw new Error('useMembership needs a guard that ensures an organisation');
  return { uid: authUser.uid, orgId, organization, member };
}
