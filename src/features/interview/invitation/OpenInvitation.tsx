// Behind a code: the interview this person has begun with it, or the invitation and the steps before the start.
import { Navigate } from 'react-router-dom';
import { invitationByCodeSource } from '#data/invitations/candidateInvitation.ts';
import { to } from '#navigation/routes.ts';
import type { AuthUser } from '#session/session.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { BeforeSteps } from '#features/interview/before/BeforeSteps.tsx';

export function OpenInvitation({ code, person }: { code: string; person: AuthUser }) {
  const found = useLive(invitationByCodeSource(code, person.uid));
  if (found.kind === 'begun')
    return (
      <Navigate
        to={to('interviewRoom', { orgId: found.orgId, interviewId: found.interviewId })}
        replace
      />
    );
  return <BeforeSteps code={code} person={person} invitation={found.invitation} />;
}
