// Where candidates stand: bounded lists of jobs and sessions, and counts that the server adds up.
import {
  collectionGroup,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
  type QueryDocumentSnapshot,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore';
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import {
  dropsRows,
  everybody,
  isFound,
  paramsOf,
  passes,
  sessionStages,
  sound,
  spellings,
  type CandidateView,
  type SessionStage,
} from '#domain/candidate/candidateView.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { stages } from '#domain/candidate/session.ts';
import type { Listed, PagedSource, Source, Stored } from '#domain/base/source.ts';
import { hasTerms, searchTerms } from '#domain/text/terms.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, listed, liveList, readList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { livePages } from '#data/firestore/pagedSource.ts';
import { noteReads } from '#data/base/reads.ts';
import type { JobRef } from '#data/firestore/refs.ts';

/** The jobs of an organisation, the last changed first. */
export function jobsOf(orgId: string, pageSize: number): Source<Listed<Interview>> {
  return liveList(
    'interviews',
    `jobs/${orgId}/${pageSize}`,
    () =>
      query(
        collectionAt('interviews', { orgId }),
        orderBy('updatedAt', 'desc'),
        limit(pageSize + 1),
      ),
    pageSize,
  );
}

/** The candidates of all jobs who sent last. */
export function submittedOf(orgId: string, pageSize: number): Source<Listed<Candidate>> {
  const make = () =>
    query(
      collectionGroup(database(), 'candidates'),
      where('orgId', '==', orgId),
      where('status', '==', 'submitted'),
      orderBy('submittedAt', 'desc'),
      limit(pageSize),
    );
  return liveList('candidates', `submitted/${orgId}/${pageSize}`, make, pageSize);
}

/** Evaluations that wait, run or failed. */
export function unfinishedAiJobsOf(orgId: string, pageSize: number): Source<Listed<AiJob>> {
  const make = () =>
    query(
      collectionAt('aiJobs', { orgId }),
      where('status', 'in', ['queued', 'leased', 'dead']),
      limit(pageSize + 1),
    );
  return liveList('aiJobs', `unfinished/${orgId}/${pageSize}`, make, pageSize);
}

const candidatesPerPage = 50;
const cardsPerPage = 15;
const jobsPerPage = 20;

/** The jobs of an organisation, page by page, the last changed first; in one state, or all; those with every word that is searched for. The server looks for the longest word, the others are looked for in at most five pages at a time. */
export function jobPages(
  orgId: string,
  status: Interview['status'] | null,
  words = '',
): PagedSource<Interview> {
  const [term, ...others] = searchTerms(words);
  const make = (): Query =>
    query(
      collectionAt('interviews', { orgId }),
      ...(status ? [where('status', '==', status)] : []),
      ...(term ? [where('terms', 'array-contains', term)] : []),
      orderBy('updatedAt', 'desc'),
    );
  const key = `jobPages/${orgId}/${status ?? 'all'}${term ? `/${[term, ...others].join(' ')}` : ''}`;
  return livePages(
    'interviews',
    key,
    make,
    jobsPerPage,
    others.length > 0 ? (item) => hasTerms(item.data.terms ?? [], words) : undefined,
  );
}

function inStage(stage: SessionStage | null): QueryFieldFilterConstraint[] {
  if (stage === null) return [];
  // "submitted" has no stage, and what is not there cannot be asked for: the caller drops those in a later one.
  if (stage === 'in_progress' || stage === 'withdrawn' || stage === 'submitted')
    return [where('status', '==', stage)];
  if (stage === 'expired') return [where('status', 'in', ['expired', 'erasing'])];
  return [where('status', '==', 'submitted'), where('stage', '==', stage)];
}

const orders = { started: 'startedAt', submitted: 'submittedAt', name: 'displayName' } as const;

/** The candidates whom the server can find by a view, in its order. */
function candidatesQuery(jobRef: JobRef, view: CandidateView, uid: string, now: Date): Query {
  const { stage, scorecard, waiting, sort } = sound(view);
  const [by, direction] = sort.split('_') as [keyof typeof orders, 'asc' | 'desc'];
  const needsSubmission =
    (scorecard === 'missing' || waiting !== null) && (stage === null || stage === 'submitted');
  const until =
    waiting === null
      ? []
      : [where('submittedAt', '<=', new Date(now.getTime() - waiting * 86_400_000))];
  const conditions = [
    ...inStage(needsSubmission ? 'submitted' : stage),
    ...(scorecard === 'mine' ? [where('reviewers', 'array-contains', uid)] : []),
    ...until,
  ];
  return query(collectionAt('candidates', jobRef), ...conditions, orderBy(orders[by], direction));
}

/** A job's candidates as a view shows them, page by page. A page is up to 50 reads; a filter that the server does not know looks through at most five pages at a time. */
export function candidatePages(
  jobRef: JobRef,
  view: CandidateView,
  uid: string,
  now: Date,
): PagedSource<Candidate> {
  // Who waits is counted in whole hours, so that the list is not asked for anew every minute.
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  const key = `candidates/${jobRef.orgId}/${jobRef.interviewId}/${JSON.stringify(paramsOf(view))}/${view.waiting === null ? '' : hour.getTime()}/${view.scorecard === null ? '' : uid}`;
  return livePages(
    'candidates',
    key,
    () => candidatesQuery(jobRef, view, uid, hour),
    candidatesPerPage,
    dropsRows(view) ? (item) => passes(view, item.data, uid) : undefined,
  );
}

/** One column of the board, page by page, the last started first. */
export function columnPages(jobRef: JobRef, stage: SessionStage): PagedSource<Candidate> {
  const view = { ...everybody, stage };
  const keeps = dropsRows(view)
    ? (item: Stored<Candidate>): boolean => passes(view, item.data, '')
    : undefined;
  return livePages(
    'candidates',
    `column/${jobRef.orgId}/${jobRef.interviewId}/${stage}`,
    () => candidatesQuery(jobRef, view, '', new Date(0)),
    cardsPerPage,
    keeps,
  );
}

/** Every candidate that a view finds, page by page, once: for an export. Stops when `goesOn` says no. */
export async function* everyCandidate(
  jobRef: JobRef,
  view: CandidateView,
  uid: string,
  goesOn: () => boolean,
): AsyncGenerator<Listed<Candidate>> {
  const size = 500;
  const all = candidatesQuery(jobRef, view, uid, new Date());
  for (let after: QueryDocumentSnapshot | undefined; goesOn();) {
    const page: Query = query(all, ...(after ? [startAfter(after)] : []), limit(size));
    // Each page begins where the one before has ended.
    const { docs } = await asFault(() => getDocsFromServer(page));
    noteReads('candidates', docs.length);
    const list = listed('candidates', docs, size);
    yield { ...list, items: list.items.filter((item) => passes(view, item.data, uid)) };
    after = docs.at(-1);
    if (docs.length < size) return;
  }
}

/** How many of the last started candidates are searched by every word of their name; of the rest, only its beginning. */
export const searchedWhole = 300;
const foundPerSpelling = 20;

export interface Found {
  items: Stored<Candidate>[];
  /** False when only the beginnings of names were searched among older candidates. */
  isWhole: boolean;
}

/** Candidates by name: every word of it among the last started, its beginning (and the address) among all. At most 300 reads, and 20 per spelling in a longer list. */
export function foundCandidates(jobRef: JobRef, term: string): Source<Found> {
  const recent = liveList(
    'candidates',
    `recent/${jobRef.orgId}/${jobRef.interviewId}`,
    () =>
      query(
        collectionAt('candidates', jobRef),
        orderBy('startedAt', 'desc'),
        limit(searchedWhole + 1),
      ),
    searchedWhole,
  );
  return {
    key: `found/${jobRef.orgId}/${jobRef.interviewId}/${term}`,
    subscribe: (next, fail) => {
      let older: Promise<Stored<Candidate>[]> | null = null;
      let isOver = false;
      const stop = recent.subscribe(({ items, more }) => {
        const near = items.filter(({ data }) => isFound(data, term));
        if (!more) return next({ items: near, isWhole: true });
        older ??= begunLike(jobRef, term);
        older.then((far) => {
          const known = new Set(near.map(({ id }) => id));
          if (!isOver)
            next({ items: [...near, ...far.filter(({ id }) => !known.has(id))], isWhole: false });
        }, fail);
      }, fail);
      return () => {
        isOver = true;
        stop();
      };
    },
  };
}

async function begunLike(jobRef: JobRef, term: string): Promise<Stored<Candidate>[]> {
  const begins = (field: 'displayName' | 'email', text: string): Query =>
    query(
      collectionAt('candidates', jobRef),
      where(field, '>=', text),
      where(field, '<', `${text}\uf8ff`),
      orderBy(field),
      limit(foundPerSpelling),
    );
  const asked = [
    ...spellings(term).map((text) => begins('displayName', text)),
    begins('email', term.trim().toLowerCase()),
  ];
  const lists = await Promise.all(
    asked.map((one) => readList('candidates', one, foundPerSpelling)),
  );
  return [...new Map(lists.flatMap(({ items }) => items).map((item) => [item.id, item])).values()];
}

/** How many candidates of a job stand where, now. Open invitations are null for people who may not list them. */
export interface JobCounts {
  invited: number | null;
  inProgress: number;
  submitted: number;
  inReview: number;
  decided: number;
}

/** Invitations that end within this time count as ending soon. */
const soonMs = 3 * 86_400_000;

async function count(counted: Query): Promise<number> {
  noteReads('count', 1);
  return (await getCountFromServer(counted)).data().count;
}

async function countJob({ orgId, interviewId }: JobRef, seesInvites: boolean): Promise<JobCounts> {
  const sessions = collectionAt('candidates', { orgId, interviewId });
  const submitted = where('status', '==', 'submitted');
  const [invited, inProgress, sent, inReview, decided] = await Promise.all([
    seesInvites
      ? count(query(collectionAt('invites', { orgId, interviewId }), where('status', '==', 'open')))
      : null,
    count(query(sessions, where('status', '==', 'in_progress'))),
    count(query(sessions, submitted)),
    count(query(sessions, submitted, where('stage', '==', 'in_review'))),
    count(
      query(
        sessions,
        submitted,
        where('stage', 'in', ['shortlisted', 'offer', 'hired', 'rejected']),
      ),
    ),
  ]);
  return {
    invited,
    inProgress,
    submitted: Math.max(0, sent - inReview - decided),
    inReview,
    decided,
  };
}

async function countExpiring(
  orgId: string,
  interviewIds: readonly string[],
): Promise<Record<string, number>> {
  const now = new Date();
  const soon = new Date(now.getTime() + soonMs);
  const numbers = await Promise.all(
    interviewIds.map((interviewId) =>
      count(
        query(
          collectionAt('invites', { orgId, interviewId }),
          where('status', '==', 'open'),
          where('expiresAt', '>', now),
          where('expiresAt', '<', soon),
        ),
      ),
    ),
  );
  return Object.fromEntries(
    interviewIds.map((interviewId, index) => [interviewId, numbers[index] ?? 0]),
  );
}

/** How many candidates stand in each column of the board. */
export type ColumnCounts = Record<SessionStage, number>;

async function countColumns(jobRef: JobRef): Promise<ColumnCounts> {
  const counts = await Promise.all(
    sessionStages.map((stage) =>
      count(query(collectionAt('candidates', jobRef), ...inStage(stage))),
    ),
  );
  const by = Object.fromEntries(
    sessionStages.map((stage, index) => [stage, counts[index] ?? 0]),
  ) as ColumnCounts;
  // Those without a stage: all who submitted, less those who stand further.
  return {
    ...by,
    submitted: Math.max(0, by.submitted - stages.reduce((sum, stage) => sum + by[stage], 0)),
  };
}

/** Where a job's candidates stand, column by column. */
export function columnCountsOf(jobRef: JobRef): Source<ColumnCounts | null> {
  return counted(`columns/${jobRef.orgId}/${jobRef.interviewId}`, () => countColumns(jobRef));
}

/** How many candidates a job has; once. */
export async function countCandidates(jobRef: JobRef): Promise<number> {
  return asFault(() => count(query(collectionAt('candidates', jobRef))));
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
          (value) => {
            last = value;
            if (!stopped) next(value);
          },
          (error: unknown) => {
            console.warn('Counting failed', error);
            if (!stopped) next(last);
          },
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
export function countsOf(jobRef: JobRef, seesInvites: boolean): Source<JobCounts | null> {
  return counted(`counts/${jobRef.orgId}/${jobRef.interviewId}/${seesInvites}`, () =>
    countJob(jobRef, seesInvites),
  );
}

/** How many invitations of each job end within three days. */
export function expiringInvitesOf(
  orgId: string,
  interviewIds: readonly string[],
): Source<Record<string, number> | null> {
  return counted(`expiring/${orgId}/${interviewIds.join(',')}`, () =>
    countExpiring(orgId, interviewIds),
  );
}

/** Counts again at once, e.g. when a live list has changed. */
export function recountJobs(): void {
  window.dispatchEvent(new Event('hirely:recount'));
}
