// Mounted once on the hiring side: while a member of the team has a page open, their browser works through the queue.
import { useSession } from '#session/session.ts';
import { useWorker } from './queue/useWorker.ts';

/** Shows nothing. Does nothing unless an active member of an organisation is signed in. */
export function WorkerHost() {
  const { authUser, orgId, member, impersonation } = useSession();
  // The compliance role reads no candidate, and so no task about one.
  const active = member?.status === 'active' && member.role !== 'compliance' && !impersonation;
  useWorker(active ? orgId : null, active ? (authUser?.uid ?? null) : null);
  return null;
}
