// Mounted once for the whole product: whoever is signed in works with the AI as it is allowed now.
import { useEffect } from 'react';
import { useSession } from '#session/session.ts';
import { setCandidateOrgId, useCandidateOrgId } from './ai/aiInForce.ts';

/** Shows nothing. Loads nothing until somebody is signed in. */
export function AiHost() {
  const { authUser, orgId, member } = useSession();
  const candidateOf = useCandidateOrgId();
  const uid = authUser?.uid ?? null;
  const worksFor = member?.status === 'active' ? orgId : null;
  useEffect(() => {
    if (!uid) return undefined;
    let stop: () => void = () => undefined;
    let left = false;
    void import('./ai/followAi.ts').then(({ followAi }) => {
      if (!left) stop = followAi({ uid, orgId: worksFor, candidateOf });
    });
    return () => {
      left = true;
      stop();
    };
  }, [uid, worksFor, candidateOf]);
  return null;
}

/** Says that an interview of this company is answered here, as long as the calling component is mounted. */
export function useCandidateAiOrg(orgId: string): void {
  useEffect(() => {
    setCandidateOrgId(orgId);
    return () => setCandidateOrgId(null);
  }, [orgId]);
}
