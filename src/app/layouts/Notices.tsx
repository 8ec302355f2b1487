/** The notification bell of company members; its list is loaded separately from the header. */
import { lazy } from 'react';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';

const NoticeBell = lazy(async () => ({
  default: (await import('#features/review/notes/NoticeBell.tsx')).NoticeBell,
}));

/** Roles that read candidates, and so notices about them. */
const notifiedRoles: readonly string[] = ['owner', 'admin', 'recruiter', 'reviewer'];

export function Notices() {
  const { authUser, orgId, member } = useSession();
  if (!authUser || !orgId || member?.status !== 'active' || !notifiedRoles.includes(member.role))
    return null;
  return (
    <Boundary key={orgId} fallback={null} failed={() => null}>
      <NoticeBell orgId={orgId} uid={authUser.uid} />
    </Boundary>
  );
}
