// What a super admin sees of people: pages, search, who is suspended, what was done to somebody.
import { orderBy, query, where, type Query } from 'firebase/firestore';
import { spanOf, wasSeen, type SeenStep } from '#domain/platform/lastSeen.ts';
import type { PlatformAuditEntry } from '#domain/platform/platform.ts';
import type { PagedSource } from '#domain/base/source.ts';
import { hasTerms, listSearchTerms } from '#domain/text/terms.ts';
import { orgIdOf, listUserTerms, type User } from '#domain/account/user.ts';
import { readNow } from '#domain/base/clock.ts';
import type { DataOf } from '#data/firestore/collections.ts';
import { collectionAt } from '#data/firestore/documents.ts';
import { livePages } from '#data/firestore/pagedSource.ts';

const peoplePerPage = 25;
export const roleFlags = ['isSuperAdmin', 'isAdmin', 'isHiringManager', 'isJobSeeker'] as const;
type RoleFlagField = (typeof roleFlags)[number];
export interface PeopleView {
  /** Words of a name or an address, or the beginning of an address (with "@"). */
  search: string;
  flag: RoleFlagField | null;
  orgId: string | null;
  /** With a place in a company, or without. */
  licence: 'with' | 'without' | null;
  seen: SeenStep | null;
}

const last = '\uf8ff';

/** People who were here in a time that has not ended, the latest first. */
function peopleSincePages(step: SeenStep, from: Date): PagedSource<User> {
  return livePages(
    'users',
    `platform:people:seen:${step}`,
    () =>
      query(
        collectionAt('users', {}),
        where('lastLogin', '>=', from),
        orderBy('lastLogin', 'desc'),
      ),
    peoplePerPage,
  );
}

/** People page by page, in order of their addresses; searched by the server. What it cannot combine is looked through here. */
export function peoplePages({ search, flag, orgId, licence, seen }: PeopleView): PagedSource<User> {
  const typed = search.trim().toLowerCase();
  const [term, ...others] = typed.includes('@') ? [] : listSearchTerms(typed);
  const address = typed.includes('@') ? typed : '';
  // In one company the few people are looked through; elsewhere the server looks.
  const asked = orgId ? undefined : term;
  const left = orgId ? (term ? typed : '') : others.join(' ');
  const flagged = (field: 'isSuperAdmin' | 'isAdmin' | 'isHiringManager' | 'isJobSeeker') =>
    where(field, '==', true);
  const now = readNow();
  const isKept = ({ data }: { data: User }): boolean =>
    (!licence || (orgIdOf(data) !== null) === (licence === 'with')) &&
    (!seen || wasSeen(data.lastLogin, seen, now)) &&
    (!left || hasTerms(data.terms ?? listUserTerms(data), left));
  const from = seen ? spanOf(seen, now).from : null;
  if (seen && from && !typed && !flag && !orgId && !licence) return peopleSincePages(seen, from);
  const make = (): Query =>
    query(
      collectionAt('users', {}),
      ...(flag ? [flagged(flag)] : []),
      ...(orgId ? [where('orgId', '==', orgId)] : []),
      ...(asked ? [where('terms', 'array-contains', asked)] : []),
      ...(address ? [where('email', '>=', address), where('email', '<=', address + last)] : []),
      orderBy('email'),
    );
  return livePages(
    'users',
    `platform:people:${typed}:${flag ?? ''}:${orgId ?? ''}:${licence ?? ''}:${seen ?? ''}`,
    make,
    peoplePerPage,
    left || licence || seen ? isKept : undefined,
  );
}

/** Suspended accounts, the latest first. */
export function suspendedPages(): PagedSource<DataOf<'suspensions'>> {
  return livePages(
    'suspensions',
    'platform:suspended',
    () => query(collectionAt('suspensions', {}), orderBy('at', 'desc')),
    peoplePerPage,
  );
}

/** What super admins did about a person or a company, the latest first. */
export function actPagesAbout(target: string): PagedSource<PlatformAuditEntry> {
  return livePages(
    'platformAudit',
    `platform:acts:${target}`,
    () =>
      query(
        collectionAt('platformAudit', {}),
        where('target', '==', target),
        orderBy('at', 'desc'),
      ),
    peoplePerPage,
  );
}
