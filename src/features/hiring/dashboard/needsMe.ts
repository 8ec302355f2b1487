// What waits for me, computed from the latest submitted sessions: my scorecard first, then decisions I could make.
import type { Candidate } from '#domain/candidate/candidate.ts';
import { isScoringPaused } from '#domain/candidate/session.ts';
import type { Stored } from '#domain/base/source.ts';

/** How many submitted sessions are read for it; the latest ones. */
export const submittedRead = 12;

/** Days after which a candidate with my scorecard and no decision is brought up. */
const decisionDays = 3;

export interface Waiting {
  session: Stored<Candidate>;
  interviewId: string;
  since: Date;
}
export interface NeedsMe {
  scorecards: Waiting[];
  decisions: Waiting[];
}

/** A session's job: the field, or the path it lies in. */
export function interviewOf(session: {
  path: string;
  data: { interviewId?: string | null | undefined };
}): string {
  return session.data.interviewId ?? session.path.split('/')[3] ?? '';
}

/** Sorts submitted sessions by what they need from this person; the one waiting longest comes first. */
export function needsMeOf(sessions: readonly Stored<Candidate>[], uid: string, now: Date): NeedsMe {
  const scorecards: Waiting[] = [];
  const decisions: Waiting[] = [];
  for (const session of sessions) {
    const { status, stage, reviewers, submittedAt } = session.data;
    const isUndecided = stage == null || stage === 'in_review';
    if (status !== 'submitted' || !isUndecided || isScoringPaused(session.data)) continue;
    const waiting = { session, interviewId: interviewOf(session), since: submittedAt ?? now };
    if (!(reviewers ?? []).includes(uid)) scorecards.push(waiting);
    else if (now.getTime() - waiting.since.getTime() >= decisionDays * 86_400_000)
      decisions.push(waiting);
  }
  const longest = (a: Waiting, b: Waiting): number => a.since.getTime() - b.since.getTime();
  return { scorecards: scorecards.sort(longest), decisions: decisions.sort(longest) };
}

/** When each job last heard from a candidate, as far as the latest submitted sessions show. */
export function lastSubmittedOf(sessions: readonly Stored<Candidate>[]): Map<string, Date> {
  const last = new Map<string, Date>();
  for (const session of sessions) {
    const { submittedAt } = session.data;
    const interviewId = interviewOf(session);
    const known = last.get(interviewId);
    if (submittedAt && (!known || known < submittedAt)) last.set(interviewId, submittedAt);
  }
  return last;
}
