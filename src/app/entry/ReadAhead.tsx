/** Starts reading the first page's data while the session is still unknown, for the company that this device remembers. */
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { routes, type RouteName } from '#navigation/routes.ts';
import { readLastCompany } from '#session/lastCompany.ts';
import { useSession } from '#session/session.ts';
import { findRoute } from './routeAt.ts';

interface Params {
  interviewId?: string | undefined;
  candidateUid?: string | undefined;
}
type Begin = (orgId: string, params: Params, uid: string) => Promise<void>;

const readJob: Begin = async (orgId, { interviewId = '' }, uid) => {
  const { readJobAhead } = await import('#features/hiring/job/jobSources.ts');
  readJobAhead({ orgId, interviewId }, uid, new URLSearchParams(window.location.search));
};

const readCandidate: Begin = async (orgId, { interviewId = '', candidateUid = '' }, uid) => {
  const { readCandidateAhead } = await import('#features/review/page/candidateSources.ts');
  readCandidateAhead({ orgId, interviewId, candidateUid }, uid);
};

/** Pages that begin to read early. */
const ahead: Partial<Record<RouteName, Begin>> = {
  hiringDashboard: async (orgId) =>
    (await import('#features/hiring/dashboard/dashboardSources.ts')).readDashboardAhead(orgId),
  job: readJob,
  candidate: readCandidate,
};

/** Shows nothing. A guess that is wrong is refused by the rules and forgotten. */
export function ReadAhead() {
  const { status, authUser } = useSession();
  const uid = status === 'loading' ? (authUser?.uid ?? null) : null;
  useEffect(() => {
    const orgId = uid && readLastCompany(uid);
    if (!orgId) return;
    const { pathname } = window.location;
    const name = findRoute(pathname);
    const params: Params = matchPath(routes[name].path, pathname)?.params ?? {};
    ahead[name]?.(orgId, params, uid).catch(() => undefined);
  }, [uid]);
  return null;
}
