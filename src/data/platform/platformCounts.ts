// How much there is of everything, counted by the server when it is asked, up to what the rules let a super admin list at once.
import {
  collectionGroup,
  getCountFromServer,
  limit,
  orderBy,
  query,
  where,
  type Query,
} from 'firebase/firestore';
import type { PlatformAuditEntry } from '#domain/platform/platform.ts';
import type { Listed, PagedSource, Source, Stored } from '#domain/base/source.ts';
import type { User } from '#domain/account/user.ts';
import type { CollectionName } from '#data/firestore/collections.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, liveList } from '#data/firestore/documents.ts';
import { faultOf } from '#data/firestore/faults.ts';
import { livePages } from '#data/firestore/pagedSource.ts';
import { noteReads } from '#data/base/reads.ts';

export interface Counted {
  count: number;
  /** There are more than were counted. */
  more: boolean;
}
const most = 199;
const actsPerPage = 15;

function createCountSource(name: CollectionName, key: string, make: () => Query): Source<Counted> {
  return {
    key: `platform:count:${key}`,
    subscribe: (next, fail) => {
      let left = false;
      noteReads(name, 1);
      getCountFromServer(make()).then(
        (answer) => {
          const { count } = answer.data();
          if (!left) next({ count: Math.min(count, most), more: count > most });
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

export const platformCounts = {
  users: createCountSource('users', 'users', () =>
    query(collectionAt('users', {}), orderBy('email'), limit(most + 1)),
  ),
  companies: createCountSource('organizations', 'companies', () =>
    query(collectionAt('organizations', {}), orderBy('name'), limit(most + 1)),
  ),
  suspended: createCountSource('suspensions', 'suspended', () =>
    query(collectionAt('suspensions', {}), orderBy('at', 'desc'), limit(most + 1)),
  ),
  requests: createCountSource('planRequests', 'requests', () =>
    query(
      collectionGroup(database(), 'requests'),
      where('status', '==', 'requested'),
      orderBy('createdAt', 'desc'),
      limit(most + 1),
    ),
  ),
  waiting: createCountSource('aiJobs', 'waiting', () =>
    query(collectionGroup(database(), 'aiJobs'), where('status', '==', 'queued'), limit(most + 1)),
  ),
  failed: createCountSource('aiJobs', 'failed', () =>
    query(collectionGroup(database(), 'aiJobs'), where('status', '==', 'dead'), limit(most + 1)),
  ),
} as const;
export type PlatformCount = keyof typeof platformCounts;

/** Person, kind and days are asked of the server; `keeps` looks through what it gave, and `named` names that look. */
export interface ActSearch {
  who: string | null;
  /** At most 30. */
  actions: readonly string[] | null;
  from: Date | null;
  until: Date | null;
  named: string;
  keeps?: ((entry: Stored<PlatformAuditEntry>) => boolean) | undefined;
}

/** What super admins did, page by page, the latest first. */
export function actPages({
  who,
  actions,
  from,
  until,
  named,
  keeps,
}: ActSearch): PagedSource<PlatformAuditEntry> {
  const make = () =>
    query(
      collectionAt('platformAudit', {}),
      ...(who ? [where('actorUid', '==', who)] : []),
      ...(actions ? [where('action', 'in', [...actions])] : []),
      ...(from ? [where('at', '>=', from)] : []),
      ...(until ? [where('at', '<', until)] : []),
      orderBy('at', 'desc'),
    );
  const key = [who, actions?.join(','), from?.getTime(), until?.getTime(), named].join('/');
  return livePages('platformAudit', `platform:acts:${key}`, make, actsPerPage, keeps);
}

/** Accounts that may have acted: the super admins there are, at most fifty. */
export function superAdminsSource(): Source<Listed<User>> {
  return liveList(
    'users',
    'platform:superAdmins',
    () =>
      query(
        collectionAt('users', {}),
        where('isSuperAdmin', '==', true),
        orderBy('email'),
        limit(51),
      ),
    50,
  );
}
