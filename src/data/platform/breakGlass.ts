// One interview's answers, opened to a super admin for an hour at most: the reason is recorded in the platform's log and in the company's, whose managers see it and may end it.
import { limit, orderBy, query, serverTimestamp, Timestamp } from 'firebase/firestore';
import type { Answer } from '#domain/candidate/answer.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { accessLimits, type BreakGlass } from '#domain/platform/platformAccess.ts';
import type { Listed, PagedSource, Source, Stored } from '#domain/base/source.ts';
import { collectionAt, docAt, liveDoc, liveList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { updateDoc } from '#data/firestore/guardedWrites.ts';
import { livePages } from '#data/firestore/pagedSource.ts';
import { dropExpired } from '#data/firestore/unexpired.ts';
import { actOnce, readActor } from './platformAct.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

const perPage = 25;
/** Most answers of one candidate: questions and their follow-ups. */
const answersMax = 200;

/** A company's job interviews, the latest first. */
export function jobsOf(orgId: string): PagedSource<Interview> {
  return livePages(
    'interviews',
    `platform:jobs:${orgId}`,
    () => query(collectionAt('interviews', { orgId }), orderBy('updatedAt', 'desc')),
    perPage,
  );
}

/** What one super admin has open in a company now: one interview, or none; once the server has confirmed it, because only then it can be read. */
export function breakGlassOf(orgId: string, uid: string): Source<Stored<BreakGlass>[]> {
  return dropExpired(liveDoc('breakGlass', { orgId, uid }), (breakGlass) =>
    breakGlass && !breakGlass.pending ? [breakGlass] : [],
  );
}

/** What the platform has open in a company now; for its managers and super admins. */
export function glassesOf(orgId: string): Source<Stored<BreakGlass>[]> {
  return dropExpired(
    liveList(
      'breakGlass',
      `breakGlass:${orgId}`,
      () => query(collectionAt('breakGlass', { orgId }), orderBy('until', 'desc'), limit(11)),
      10,
    ),
    ({ items }) => items.filter(({ pending }) => !pending),
  );
}

/** Opens one interview's answers. Needs a fresh sign-in. Throws a Fault. */
export async function openBreakGlass(
  orgId: string,
  interviewId: string,
  reason: string,
): Promise<void> {
  // A minute short of what the rules allow: a reply's date counts whole seconds, and the commit takes a while.
  const until = Timestamp.fromMillis(
    (await readServerTime()).getTime() + (accessLimits.glassMinutes - 1) * 60_000,
  );
  await actOnce(
    { action: 'glass.open', target: orgId, reason, after: interviewId, orgIds: [orgId] },
    (batch, auditId) =>
      batch.set(docAt('breakGlass', { orgId, uid: readActor() }), {
        interviewId,
        reason,
        at: serverTimestamp(),
        until,
        auditId,
      }),
  );
}

/** Ends it: by its super admin, or by a manager of the company. Throws a Fault. */
export async function endBreakGlass(orgId: string, uid: string): Promise<void> {
  await asFault(() => updateDoc(docAt('breakGlass', { orgId, uid }), { until: serverTimestamp() }));
}

/** The candidates of an interview that was opened. */
export function openedSessionPages(orgId: string, interviewId: string): PagedSource<Candidate> {
  return livePages(
    'candidates',
    `platform:opened:${orgId}/${interviewId}`,
    () => query(collectionAt('candidates', { orgId, interviewId }), orderBy('startedAt', 'desc')),
    perPage,
  );
}

/** What one of them answered. */
export function openedAnswersSource(
  orgId: string,
  interviewId: string,
  candidateUid: string,
): Source<Listed<Answer>> {
  return liveList(
    'answers',
    `platform:answers:${orgId}/${interviewId}/${candidateUid}`,
    () =>
      query(collectionAt('answers', { orgId, interviewId, candidateUid }), limit(answersMax + 1)),
    answersMax,
  );
}
