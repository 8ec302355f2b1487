// What a member's own browser keeps true about them: the isAdmin flag follows their membership when somebody else changes it, and colleagues see when they were last here.
import { useEffect, useRef } from 'react';
import { isManager } from '#domain/member.ts';
import { useSession } from '#session/session.ts';

const seenEveryMs = 3_600_000;

export function MembershipMirror() {
  const { status, orgId, member, user, viewing } = useSession();
  const shown = user?.isAdmin === true;
  const actual = isManager(member);
  const differs = status === 'signedIn' && !viewing && member?.status === 'active' && shown !== actual;
  useEffect(() => {
    if (!differs || !orgId) return;
    import('#data/members.ts').then(({ mirrorMembership }) => mirrorMembership(orgId, actual)).catch((error: unknown) => console.error('Showing the membership on the user document failed', error));
  }, [differs, orgId, actual]);
  const noted = useRef<string | null>(null);
  const isHere = status === 'signedIn' && !viewing && member?.status === 'active';
  const seenAt = member?.lastSeenAt?.getTime() ?? 0;
  useEffect(() => {
    if (!isHere || !orgId || noted.current === orgId || Date.now() - seenAt < seenEveryMs || !navigator.onLine) return;
    noted.current = orgId;
    import('#data/members.ts').then(({ noteSeen }) => noteSeen(orgId, actual)).catch((error: unknown) => console.error('Noting that somebody is here failed', error));
  }, [isHere, orgId, seenAt, actual]);
  return null;
}
