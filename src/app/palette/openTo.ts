/** Which destinations are open to whoever is here: the guard's own rule, and what a page shows to whom. */
import { isCompliance, isManager, type Member } from '#domain/company/member.ts';
import { ownAddressOf } from '#navigation/landingOf.ts';
import type { Audience } from '#navigation/pageTabs.ts';
import { routes, type RouteName } from '#navigation/routes.ts';
import type { Session } from '#session/session.ts';
import { entryOf } from '#app/entry/entry.ts';

function isInAudience(audience: Audience, member: Member | null): boolean {
  if (member?.status !== 'active') return false;
  if (audience === 'member') return !isCompliance(member);
  return audience === 'owner' ? member.role === 'owner' : isManager(member);
}

/** True where this person may go, and finds there what the destination is about. */
export function isOpenTo(
  { route, audience }: { route: RouteName; audience?: Audience },
  session: Session,
): boolean {
  const { path, access } = routes[route];
  if (route === 'ownDeletion' && session.role !== 'jobSeeker') return false;
  if (ownAddressOf(session.role, path) !== null) return false;
  if (entryOf(access, session, route === 'hiringDashboard') !== 'enter') return false;
  return audience === undefined || isInAudience(audience, session.member);
}
