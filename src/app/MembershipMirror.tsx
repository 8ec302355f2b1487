// The isAdmin flag on a user document only shows a membership: when an admin changes somebody's role, that person's own browser brings the flag in line.
import { useEffect } from 'react';
import { isManager } from '#domain/member.ts';
import { useSession } from '#session/session.ts';

export function MembershipMirror() {
  const { status, orgId, member, user } = useSession();
  const shown = user?.isAdmin === true;
  const actual = isManager(member);
  const differs = status === 'signedIn' && member?.status === 'active' && shown !== actual;
  useEffect(() => {
    if (!differs || !orgId) return;
    import('#data/members.ts').then(({ mirrorMembership }) => mirrorMembership(orgId, actual)).catch((error: unknown) => console.error('Showing the membership on the user document failed', error));
  }, [differs, orgId, actual]);
  return null;
}
