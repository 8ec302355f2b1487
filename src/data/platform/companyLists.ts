// What a super admin sees of companies: pages, search, who was there last, failures, plan requests. No candidate content.
import {
  collectionGroup,
  getCountFromServer,
  limit,
  orderBy,
  query,
  where,
  type Query,
} from 'firebase/firestore';
import type { Member } from '#domain/company/member.ts';
import type { Organization } from '#domain/company/organization.ts';
import type { PlanRequest } from '#domain/billing/planRequest.ts';
import type { Listed, PagedSource, Source } from '#domain/base/source.ts';
import { hasTerms, listSearchTerms } from '#domain/text/terms.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, liveList } from '#data/firestore/documents.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { livePages } from '#data/firestore/pagedSource.ts';
import { noteReads } from '#data/base/reads.ts';

const companiesPerPage = 25;

/** Companies page by page, by name; searched by the server. */
export function companyPages(
  search: string,
  status: Organization['status'] | null,
): PagedSource<Organization> {
  const [term, ...others] = listSearchTerms(search);
  const left = others.join(' ');
  const make = (): Query =>
    query(
      collectionAt('organizations', {}),
      ...(status ? [where('status', '==', status)] : []),
      ...(term ? [where('terms', 'array-contains', term)] : []),
      orderBy('name'),
    );
  return livePages(
    'organizations',
    `platform:companies:${search}:${status ?? ''}`,
    make,
    companiesPerPage,
    left ? ({ data }) => hasTerms(data.terms ?? [], left) : undefined,
  );
}

/** The companies whose name has the word, at most eight: to choose one from. */
export function companiesNamedSource(search: string): Source<Listed<Organization>> {
  const [term] = listSearchTerms(search);
  return liveList(
    'organizations',
    `platform:companiesNamed:${term ?? ''}`,
    () =>
      query(
        collectionAt('organizations', {}),
        ...(term ? [where('terms', 'array-contains', term)] : []),
        orderBy('name'),
        limit(9),
      ),
    8,
  );
}

/** The member of a company who was here last; members who never came back are not in it. */
export function lastSeenSource(orgId: string): Source<Listed<Member>> {
  return liveList(
    'members',
    `platform:lastSeen:${orgId}`,
    () => query(collectionAt('members', { orgId }), orderBy('lastSeenAt', 'desc'), limit(2)),
    1,
  );
}

/** Evaluations of a company that used up their attempts; counted by the server, up to a hundred, when it is asked. */
export function failuresSource(orgId: string): Source<number> {
  return {
    key: `platform:failures:${orgId}`,
    subscribe: (next, fail) => {
      noteReads('aiJobs', 1);
      let left = false;
      getCountFromServer(
        query(collectionAt('aiJobs', { orgId }), where('status', '==', 'dead'), limit(100)),
      ).then(
        (counted) => {
          if (!left) next(counted.data().count);
        },
        (error: unknown) => {
          if (!left) fail(faultOf(error));
        },
      );
      return () => {
        left = true;
      };
    },
  };
}

/** Requests of all companies with one state, page by page. */
export function requestPages(status: PlanRequest['status']): PagedSource<PlanRequest> {
  return livePages(
    'planRequests',
    `platform:requests:${status}`,
    () =>
      query(
        collectionGroup(database(), 'requests'),
        where('status', '==', status),
        orderBy('createdAt', 'desc'),
      ),
    companiesPerPage,
  );
}
