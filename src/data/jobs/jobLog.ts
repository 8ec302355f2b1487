// What happened to a job and its candidates, from the audit log: paged, by kind and by person. Managers only.
import { limit, orderBy, query, where, type Query } from 'firebase/firestore';
import type { AuditEntry } from '#domain/review/review.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { collectionAt, liveList, readList } from '#data/firestore/documents.ts';
import type { JobRef } from '#data/firestore/refs.ts';

export interface LogFilter {
  /** Actions; null: all. */
  actions: readonly string[] | null;
  actorUid: string | null;
}

/** So many entries are exported at once. */
const exportedMost = 2_000;

/** Entries about a job have its id as target, those about its candidates "{id}/{candidate}"; "0" is the character after "/". */
function entriesOf(
  { orgId, interviewId }: JobRef,
  { actions, actorUid }: LogFilter,
  size: number,
): Query {
  return query(
    collectionAt('auditLog', { orgId }),
    where('target', '>=', interviewId),
    where('target', '<', `${interviewId}0`),
    ...(actions ? [where('action', 'in', [...actions])] : []),
    ...(actorUid ? [where('actorUid', '==', actorUid)] : []),
    orderBy('at', 'desc'),
    limit(size),
  );
}

/** An id may begin with another one. */
function selectJobEntries(
  interviewId: string,
  items: readonly Stored<AuditEntry>[],
): Stored<AuditEntry>[] {
  return items.filter(
    ({ data: { target } }) => target === interviewId || target.startsWith(`${interviewId}/`),
  );
}

/** A page of the log, the latest first; reads pageSize + 1 entries. */
export function jobLogOf(
  jobRef: JobRef,
  filter: LogFilter,
  pageSize: number,
): Source<Listed<AuditEntry>> {
  const key = `jobLog/${jobRef.orgId}/${jobRef.interviewId}/${filter.actions?.join(',') ?? ''}/${filter.actorUid ?? ''}/${pageSize}`;
  const log = liveList('auditLog', key, () => entriesOf(jobRef, filter, pageSize + 1), pageSize);
  return {
    key,
    subscribe: (next, fail) =>
      log.subscribe(
        (list) => next({ ...list, items: selectJobEntries(jobRef.interviewId, list.items) }),
        fail,
      ),
  };
}

/** The log to be saved as a file: at most the latest 2,000 entries. */
export async function readJobLogForExport(
  jobRef: JobRef,
  filter: LogFilter,
): Promise<Stored<AuditEntry>[]> {
  const { items } = await readList(
    'auditLog',
    entriesOf(jobRef, filter, exportedMost),
    exportedMost,
  );
  return selectJobEntries(jobRef.interviewId, items);
}
