// The status of one of my interviews, and what comes next; by the server's clock. Pure.
import type { Interview } from '#domain/jobs/interview.ts';
import type { Session } from '#domain/candidate/session.ts';
import { countMinutesLeft, timingOf } from '#features/interview/session/timing.ts';

export type CandidateInterviewStatus =
  | 'continue'
  | 'over'
  | 'sent'
  | 'decided'
  | 'withdrawn'
  | 'closed';
type NextStep =
  | 'continue'
  | 'unknown'
  | 'grace'
  | 'over'
  | 'companyClosed'
  | 'sent'
  | 'decided'
  | 'withdrawn'
  | 'closed'
  | 'erasing'
  | 'deleted';

export interface InterviewProgress {
  interviewStatus: CandidateInterviewStatus;
  next: NextStep;
  /** While it can be gone on with. */
  minutes: number;
  until: Date | null;
}

/** `now` is the server's time; without the interview's document (null) the clock is not known. */
export function getInterviewProgress(
  session: Session,
  interview: Interview | null | 'deleted',
  isDecided: boolean,
  now: number,
): InterviewProgress {
  const at = (interviewStatus: CandidateInterviewStatus, next: NextStep): InterviewProgress => ({
    interviewStatus,
    next,
    minutes: 0,
    until: null,
  });
  if (isDecided) return at('decided', 'decided');
  if (session.status === 'submitted') return at('sent', 'sent');
  if (session.status === 'withdrawn') return at('withdrawn', 'withdrawn');
  if (session.status === 'erasing') return at('closed', 'erasing');
  if (session.status === 'expired') return at('closed', 'closed');
  if (interview === 'deleted') return at('closed', 'deleted');
  const timing = interview && timingOf(session, interview, now);
  if (!timing) return at('continue', 'unknown');
  if (timing.phase === 'closed') return at('closed', 'companyClosed');
  if (timing.phase === 'over') return at('over', 'over');
  if (timing.phase === 'grace') return at('continue', 'grace');
  return {
    interviewStatus: 'continue',
    next: 'continue',
    minutes: countMinutesLeft(timing.leftMs),
    until: timing.deadline,
  };
}
