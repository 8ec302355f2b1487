// Where candidates stand: bounded lists of jobs and sessions, and counts that the server adds up.
import { collectionGroup, limit, orderBy, query, where, type Query } from 'firebase/firestore';
import type { Candidate } from '#domain/candidate/candidate.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Listed, PagedSource, Source } from '#domain/base/source.ts';
import { hasTerms, listSearchTerms } from '#domain/text/terms.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, liveList } from '#data/firestore/documents.ts';
import { livePages } from '#data/firestore/pagedSource.ts';

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

const jobsPerPage = 20;

/** The jobs of an organisation, page by page, the last changed first; in one state, or all; those with every word that is searched for. The server looks for the longest word, the others are looked for in at most five pages at a time. */
export function jobPages(
  orgId: string,
  status: Interview['status'] | null,
  words = '',
): PagedSource<Interview> {
  const [term, ...others] = listSearchTerms(words);
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
