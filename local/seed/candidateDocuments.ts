/** A candidate's session as the seed tells it in one, written where the app keeps its parts: the session, who they are, and the row in the lists of staff. */
import type { StaffSession } from '#domain/candidate.ts';
import type { Documents } from './documents.ts';

type Place = { orgId: string; interviewId: string; candidateUid: string };

/** Adds the three documents of one candidate. */
export function addSession(documents: Documents, place: Place, { displayName, email, stage, stageBy, stageAt, reviewers, ...session }: Partial<StaffSession> & { displayName: string }): void {
  const blind = session.blind === true;
  documents.add('sessions', place, { ...session, ...(blind ? { displayName } : {}) });
  if (!blind) documents.add('identity', place, { fullName: displayName, ...(email ? { email } : {}) });
  const { status, startedAt, submittedAt, deletionAskedAt, language, consent, rev } = session;
  documents.add('candidates', place, {
    displayName, ...(blind ? { blind } : {}), ...(email ? { email } : {}), status, startedAt, submittedAt, deletionAskedAt, language, ai: consent?.ai === true, rev, ...place, stage, stageBy, stageAt, reviewers,
  });
}
