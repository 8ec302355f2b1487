/** Updates a member's own documents: their isAdmin flag follows their membership, and colleagues see when they were last active. */
import { useEffect } from 'react';
import { isSeenDue, noteSeenEveryMs } from '#domain/platform/lastSeen.ts';
import { isManager } from '#domain/company/member.ts';
import { useSession } from '#session/session.ts';

export function MembershipMirror() {
  const { status, orgId, member, user, impersonation } = useSession();
  const shown = user?.isAdmin === true;
  const actual = isManager(member);
  const differs =
    status === 'signedIn' && !impersonation && member?.status === 'active' && shown !== actual;
  useEffect(() => {
    if (!differs || !orgId) return;
    import('#data/company/members.ts')
      .then(({ mirrorMembership }) => mirrorMembership(orgId, actual))
      .catch((error: unknown) =>
        console.error('Showing the membership on the user document failed', error),
      );
  }, [differs, orgId, actual]);
  const isHere = status === 'signedIn' && !impersonation && member?.status === 'active';
  const seenAt = member?.lastSeenAt?.getTime() ?? 0;
  useEffect(() => {
    if (!isHere || !orgId) return;
    let noted = new Date(seenAt);
    function note(): void {
      if (
        !orgId ||
        document.visibilityState === 'hidden' ||
        !navigator.onLine ||
        !isSeenDue(noted, new Date())
      )
        return;
      noted = new Date();
      import('#data/company/members.ts')
        .then(({ noteSeen }) => noteSeen(orgId, actual))
        .catch((error: unknown) => console.error('Noting that somebody is here failed', error));
    }
    note();
    // A page that stays open, or is returned to after days, counts as presence.
    const timer = setInterval(note, noteSeenEveryMs / 6);
    document.addEventListener('visibilitychange', note);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', note);
    };
  }, [isHere, orgId, seenAt, actual]);
  return null;
}
