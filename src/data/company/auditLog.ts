// What happened at a company and to a candidate, as the audit log tells it; managers only.
import { limit, orderBy, query, where } from 'firebase/firestore';
import type { AuditEntry } from '#domain/review/review.ts';
import type { Listed, PagedSource, Source, Stored } from '#domain/base/source.ts';
import { targetOf } from '#data/candidate/candidateFile.ts';
import { collectionAt, liveList } from '#data/firestore/documents.ts';
import { livePages } from '#data/firestore/pagedSource.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';

/** The latest entries about a candidate first. */
export function activityOf(candidateRef: CandidateRef, size: number): Source<Listed<AuditEntry>> {
  const target = targetOf(candidateRef);
  const make = () =>
    query(
      collectionAt('auditLog', { orgId: candidateRef.orgId }),
      where('target', '==', target),
      orderBy('at', 'desc'),
      limit(size + 1),
    );
  return liveList('auditLog', `activity/${candidateRef.orgId}/${target}/${size}`, make, size);
}

/** `who` and `actions` are asked of the server (at most 30 actions), `keeps` looks through what it gave; `named` names that look. */
export interface AuditSearch {
  who: string | null;
  actions: readonly string[] | null;
  named: string;
  keeps?: ((entry: Stored<AuditEntry>) => boolean) | undefined;
}

/** Rows of the log read at once. */
const auditPage = 20;

/** The log of a company, page by page, the latest first. */
export function auditPages(
  orgId: string,
  { who, actions, named, keeps }: AuditSearch,
): PagedSource<AuditEntry> {
  const make = () =>
    query(
      collectionAt('auditLog', { orgId }),
      ...(who ? [where('actorUid', '==', who)] : []),
      ...(actions ? [where('action', 'in', [...actions])] : []),
      orderBy('at', 'desc'),
      orderBy('target', 'desc'),
    );
  return livePages(
    'auditLog',
    `audit/${orgId}/${who ?? ''}/${actions?.join(',') ?? ''}/${named}`,
    make,
    auditPage,
    keeps,
  );
}
