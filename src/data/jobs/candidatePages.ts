// The candidates of a job, page by page, by stage, or all of them.
import {
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { Candidate } from '#domain/candidate/candidate.ts';
import {
  dropsRows,
  everybody,
  paramsOf,
  passes,
  makeViewSound,
  type CandidateView,
  type SessionStage,
} from '#domain/candidate/candidateView.ts';
import type { Listed, PagedSource, Stored } from '#domain/base/source.ts';
import { collectionAt, listDocuments } from '#data/firestore/documents.ts';
import { retryRead } from '#data/firestore/readRetry.ts';
import { livePages } from '#data/firestore/pagedSource.ts';
import { noteReads } from '#data/base/reads.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { filterByStage } from './stageFilter.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

const candidatesPerPage = 50;
const cardsPerPage = 15;

const orders = { started: 'startedAt', submitted: 'submittedAt', name: 'displayName' } as const;

/** The candidates whom the server can find by a view, in its order. */
function buildCandidatesQuery(jobRef: JobRef, view: CandidateView, uid: string, now: Date): Query {
  const { stage, scorecard, waiting, sort } = makeViewSound(view);
  const [by, direction] = sort.split('_') as [keyof typeof orders, 'asc' | 'desc'];
  const needsSubmission =
    (scorecard === 'missing' || waiting !== null) && (stage === null || stage === 'submitted');
  const until =
    waiting === null
      ? []
      : [where('submittedAt', '<=', new Date(now.getTime() - waiting * 86_400_000))];
  const conditions = [
    ...filterByStage(needsSubmission ? 'submitted' : stage),
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
    () => buildCandidatesQuery(jobRef, view, uid, hour),
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
    () => buildCandidatesQuery(jobRef, view, '', new Date(0)),
    cardsPerPage,
    keeps,
  );
}

/** Every candidate that a view finds, page by page, once: for an export. Stops when `goesOn` says no. */
export async function* readEveryCandidate(
  jobRef: JobRef,
  view: CandidateView,
  uid: string,
  goesOn: () => boolean,
): AsyncGenerator<Listed<Candidate>> {
  const size = 500;
  const all = buildCandidatesQuery(jobRef, view, uid, await readServerTime());
  for (let after: QueryDocumentSnapshot | undefined; goesOn();) {
    const page: Query = query(all, ...(after ? [startAfter(after)] : []), limit(size));
    // Each page begins where the one before has ended.
    const { docs } = await retryRead(() => getDocsFromServer(page));
    noteReads('candidates', docs.length);
    const list = listDocuments('candidates', docs, size);
    yield { ...list, items: list.items.filter((item) => passes(view, item.data, uid)) };
    after = docs.at(-1);
    if (docs.length < size) return;
  }
}
