/** A candidate as lists show them to staff: stage, status and display name. Candidates cannot read it (docs/decisions/0102). */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';
import { Session, stages } from './session.ts';

/** interviews/{i}/candidates/{uid}: beside the session, of which it repeats status, times, consent to AI and request for deletion; both change in the same commit. */
export const Candidate = z.object({
  /** The name, or a code in a blind interview. */
  displayName: z.string(),
  /** Absent in a blind interview. */
  email: z.string().nullish(),
  blind: z.boolean().nullish(),
  status: Session.shape.status,
  startedAt: Moment.nullish(),
  submittedAt: Moment.nullish(),
  /** Whether they agree that AI rates their answers. */
  ai: z.boolean(),
  language: z.string().nullish(),
  /** When they asked for deletion: nobody scores any more. */
  deletionAskedAt: Moment.nullish(),
  stage: z.enum(stages).nullish(),
  stageBy: z.string().nullish(),
  stageAt: Moment.nullish(),
  /** uids that handed in a scorecard. */
  reviewers: z.array(z.string()).nullish(),
  /** True with the first of them: what is counted, since production promises no index of a whole array. */
  scored: z.boolean().nullish(),
  /** uids that opened who it is before that, with a reason that the session holds. */
  revealedBy: z.array(z.string()).nullish(),
  rev: z.number().int(),
  /** Copies of the path, so that one query can span an organisation. */
  orgId: z.string(),
  interviewId: z.string(),
  candidateUid: z.string(),
});
export type Candidate = z.infer<typeof Candidate>;

/** A session with what staff alone know about it. */
export type StaffSession = Session &
  Pick<Candidate, 'displayName' | 'email' | 'stage' | 'stageBy' | 'stageAt' | 'reviewers'>;

/** Joins a session with its row of the lists. */
export function withCandidateFields(
  session: Session,
  { displayName, email, stage, stageBy, stageAt, reviewers }: Candidate,
): StaffSession {
  return { ...session, displayName, email, stage, stageBy, stageAt, reviewers };
}
