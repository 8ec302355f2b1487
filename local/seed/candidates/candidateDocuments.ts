/** A candidate's session, which the seed writes as one and the app stores in three documents: session, identity and candidate row. */
import type { Candidate, StaffSession } from '#domain/candidate/candidate.ts';
import type { Identity } from '#domain/candidate/identity.ts';
import type { Session } from '#domain/candidate/session.ts';
import type { Documents } from '../documents.ts';

export interface CandidateRef {
  orgId: string;
  interviewId: string;
  candidateUid: string;
}
export type SeedSession = Partial<StaffSession> & { displayName: string };

/** Splits a session into its three documents; the identity of a blind interview is added elsewhere. */
export function splitSession(
  candidateRef: CandidateRef,
  { displayName, email, stage, stageBy, stageAt, reviewers, ...session }: SeedSession,
): { session: Partial<Session>; identity: Identity | null; candidate: Partial<Candidate> } {
  const blind = session.blind === true;
  const { status, startedAt, submittedAt, deletionAskedAt, language, consent, rev } = session;
  const row = {
    displayName,
    ...(blind ? { blind } : {}),
    ...(email ? { email } : {}),
    status,
    startedAt,
    submittedAt,
    deletionAskedAt,
    language,
    ai: consent?.ai === true,
    rev,
    ...candidateRef,
    stage,
    stageBy,
    stageAt,
    reviewers,
    scored: reviewers?.length ? true : undefined,
  };
  return {
    session: { ...session, ...(blind ? { displayName } : {}) },
    identity: blind ? null : { fullName: displayName, ...(email ? { email } : {}) },
    candidate: Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)),
  };
}

/** Adds the documents of one candidate. */
export function addSession(
  documents: Documents,
  candidateRef: CandidateRef,
  seedSession: SeedSession,
): void {
  const { session, identity, candidate } = splitSession(candidateRef, seedSession);
  documents.add('sessions', candidateRef, session);
  if (identity) documents.add('identity', candidateRef, identity);
  documents.add('candidates', candidateRef, candidate);
}
