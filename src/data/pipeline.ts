// Where candidates stand: bounded lists of jobs and sessions, and counts that the server adds up.
import { and, collectionGroup, getCountFromServer, limit, orderBy, query, where, type Query } from 'firebase/firestore';
import type { AiJob } from '#domain/aiJob.ts';
import type { Interview } from '#domain/interview.ts';
import type { PipelineStage, Session } from '#domain/session.ts';
import type { Listed, Source } from '#domain/source.ts';
import { database } from './database.ts';
import { collectionAt, liveList } from './documents.ts';
import type { JobPlace } from './interviews.ts';
import { noteReads } from './reads.ts';

/** The jobs of an organisation, the last changed first. */
export function jobsOf(orgId: string, pageSize: number): Source<Listed<Interview>> {
  return liveList('interviews', `jobs/${orgId}/${pageSize}`, () => query(collectionAt('interviews', { orgId }), orderBy('updatedAt', 'desc'), limit(pageSize + 1)), pageSize);
}

/** The latest submitted sessions of all jobs. */
export function submittedOf(orgId: string, pageSize: number): Source<Listed<Session>> {
  const make = () => query(collectionGroup(database(), 'sessions'), where('orgId', '==', orgId), where('status', '==', 'submitted'), orderBy('submittedAt', 'desc'), limit(pageSize));
  return liveList('sessions', `submitted/${orgId}/${pageSize}`, make, pageSize);
}

/** Evaluations that wait, run or failed. */
export function unfinishedAiJobsOf(orgId: string, pageSize: number): Source<Listed<AiJob>> {
  const make = () => query(collectionAt('aiJobs', { orgId }), where('status', 'in', ['queued', 'leased', 'dead']), limit(pageSize + 1));
  return liveList('aiJobs', `unfinished/${orgId}/${pageSize}`, make, pageSize);
}

/** A page of a job's candidates, the last started first, one stage or all. "submitted" also reads those already in a later stage: the caller drops them. */
export function candidatesOf({ orgId, interviewId }: JobPlace, stage: Exclude<PipelineStage, 'invited'> | null, pageSize: number): Source<Listed<Session>> {
  const make = (): Query => {
    const all = collectionAt('sessions', { orgId, interviewId });
    const page = [orderBy('startedAt', 'desc'), limit(pageSize + 1)];
    if (stage === null) return query(all, ...page);
    if (stage === 'in_progress' || stage === 'withdrawn' || stage === 'submitted') return query(all, where('status', '==', stage), ...page);
    if (stage === 'expired') return query(all, where('status', 'in', ['expired', 'erasing']), ...page);
    return query(all, and(where('status', '==', 'submitted'), where('stage', '==', stage)), ...page);
  };
  return liveList('sessions', `candidates/${orgId}/${interviewId}/${stage ?? 'all'}/${pageSize}`, make, pageSize);
}

/** How many candidates of a job stand where, now. Open invitations are null for people who may not list them. */
export interface JobCounts { invited: number | null; inProgress: number; submitted: number; inReview: number; decided: number }

/** Invitations that end within this time count as ending soon. */
export const soonMs = 3 * 86_400_000;

async function count(counted: Query): Promise<number> {
  noteReads('count', 1);
  return (await getCountFromServer(counted)).data().count;
}

async function countJob({ orgId, interviewId }: JobPlace, seesInvites: boolean): Promise<JobCounts> {
  const sessions = collectionAt('sessions', { orgId, interviewId });
  const submitted = where('status', '==', 'submitted');
  const [invited, inProgress, sent, inReview, decided] = await Promise.all([
    seesInvites ? count(query(collectionAt('invites', { orgId, interviewId }), where('status', '==', 'open'))) : null,
    count(query(sessions, where('status', '==', 'in_progress'))),
    count(query(sessions, submitted)),
    count(query(sessions, submitted, where('stage', '==', 'in_review'))),
    count(query(sessions, submitted, where('stage', 'in', ['shortlisted', 'offer', 'hired', 'rejected']))),
  ]);
  return { invited, inProgress, submitted: Math.max(0, sent - inReview - decided), inReview, decided };
}

async function countExpiring(orgId: string, interviewIds: readonly string[]): Promise<Record<string, number>> {
  const now = new Date();
  const soon = new Date(now.getTime() + soonMs);
  const numbers = await Promise.all(interviewIds.map((interviewId) => count(query(collectionAt('invites', { orgId, interviewId }), where('status', '==', 'open'), where('expiresAt', '>', now), where('expiresAt', '<', soon)))));
  return Object.fromEntries(interviewIds.map((interviewId, index) => [interviewId, numbers[index] ?? 0]));
}

const recountMs = 30_000;

/** What the server adds up: now, every half minute while the page is seen, and when somebody asks for it. Null while it cannot be had. */
function counted<T>(key: string, add: () => Promise<T>): Source<T | null> {
  return {
    key,
    subscribe: (next) => {
      let last: T | null = null;
      let stopped = false;
      const recount = (): void => {
        if (document.visibilityState === 'hidden') return;
        add().then(
          (value) => { last = value; if (!stopped) next(value); },
          (error: unknown) => { console.warn('Counting failed', error); if (!stopped) next(last); },
        );
      };
      recount();
      const timer = setInterval(recount, recountMs);
      document.addEventListener('visibilitychange', recount);
      window.addEventListener('hirely:recount', recount);
      return () => {
        stopped = true;
        clearInterval(timer);
        document.removeEventListener('visibilitychange', recount);
        window.removeEventListener('hirely:recount', recount);
      };
    },
  };
}

/** Where a job's candidates stand, in numbers. */
export function countsOf(place: JobPlace, seesInvites: boolean): Source<JobCounts | null> {
  return counted(`counts/${place.orgId}/${place.interviewId}/${seesInvites}`, () => countJob(place, seesInvites));
}

/** How many invitations of each job end within three days. */
export function expiringInvitesOf(orgId: string, interviewIds: readonly string[]): Source<Record<string, number> | null> {
  return counted(`expiring/${orgId}/${interviewIds.join(',')}`, () => countExpiring(orgId, interviewIds));
}

/** Counts again at once, e.g. when a live list has changed. */
export function recountJobs(): void {
  window.dispatchEvent(new Event('hirely:recount'));
}
