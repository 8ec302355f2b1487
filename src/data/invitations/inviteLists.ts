// The invitations of a job: who was invited, newest first, and whether an address was invited before.
import { documentId, getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { toFault } from '#domain/base/fault.ts';
import type { Invite, InviteDetails } from '#domain/invitations/invite.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { collectionAt, liveDoc, liveList, readDoc, readList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import type { JobRef, InviteRef } from '#data/firestore/refs.ts';

/** The invitations of a job, the newest first. */
export function invitesOf(
  { orgId, interviewId }: JobRef,
  pageSize: number,
): Source<Listed<Invite>> {
  return liveList(
    'invites',
    `invites/${orgId}/${interviewId}/${pageSize}`,
    () =>
      query(
        collectionAt('invites', { orgId, interviewId }),
        orderBy('createdAt', 'desc'),
        limit(pageSize + 1),
      ),
    pageSize,
  );
}

/** Who was invited, in the order of `invitesOf`. */
export function inviteDetailsOf(
  { orgId, interviewId }: JobRef,
  pageSize: number,
): Source<Listed<InviteDetails>> {
  return liveList(
    'inviteDetails',
    `inviteDetails/${orgId}/${interviewId}/${pageSize}`,
    () =>
      query(
        collectionAt('inviteDetails', { orgId, interviewId }),
        orderBy('createdAt', 'desc'),
        limit(pageSize + 1),
      ),
    pageSize,
  );
}

/** The open invitations of a blind job, the newest first: who has begun is not shown. */
export function openInvitesOf(
  { orgId, interviewId }: JobRef,
  pageSize: number,
): Source<Listed<Invite>> {
  const make = () =>
    query(
      collectionAt('invites', { orgId, interviewId }),
      where('status', '==', 'open'),
      orderBy('createdAt', 'desc'),
      limit(pageSize + 1),
    );
  return liveList('invites', `openInvites/${orgId}/${interviewId}/${pageSize}`, make, pageSize);
}

/** Who was invited with one invitation; null where that is closed, because the interview is blind and has begun. */
export function invitedOf({
  orgId,
  interviewId,
  token,
}: InviteRef): Source<Stored<InviteDetails> | null> {
  const { key, subscribe } = liveDoc('inviteDetails', { orgId, interviewId, token });
  return {
    key: `invited/${key}`,
    subscribe: (next, fail) =>
      subscribe(next, (error) =>
        toFault(error).code === 'permissionDenied' ? next(null) : fail(error),
      ),
  };
}

/** Most open invitations of a blind job that are looked through for an address. */
const openMost = 200;

/** The same for a blind job, among the invitations nobody has used yet; those in use are closed. */
async function openInvitedAmong(
  { orgId, interviewId }: JobRef,
  emails: readonly string[],
): Promise<Set<string>> {
  const open = await readList(
    'invites',
    query(
      collectionAt('invites', { orgId, interviewId }),
      where('status', '==', 'open'),
      limit(openMost),
    ),
    openMost,
  );
  const found = new Set<string>();
  for (let start = 0; start < open.items.length; start += 25) {
    const some = await Promise.all(
      open.items
        .slice(start, start + 25)
        .map(({ id }) =>
          readDoc('inviteDetails', { orgId, interviewId, token: id }).catch(() => null),
        ),
    );
    for (const details of some)
      if (details?.data.email && emails.includes(details.data.email)) found.add(details.data.email);
  }
  return found;
}

/** Which of the addresses already have an invitation for this job that is open or was used. */
export async function findAlreadyInvited(
  { orgId, interviewId }: JobRef,
  emails: readonly string[],
): Promise<Set<string>> {
  if ((await readDoc('interviews', { orgId, interviewId }))?.data.blind)
    return openInvitedAmong({ orgId, interviewId }, emails);
  const found = new Set<string>();
  for (let start = 0; start < emails.length; start += 30) {
    const some = emails.slice(start, start + 30);
    // Reading in turn keeps a large file from opening many requests at once.
    const page = await readList(
      'inviteDetails',
      query(
        collectionAt('inviteDetails', { orgId, interviewId }),
        where('email', 'in', some),
        limit(300),
      ),
      300,
    );
    if (page.items.length === 0) continue;
    const revoked = await findRevoked(
      { orgId, interviewId },
      page.items.map((item) => item.id),
    );
    for (const item of page.items)
      if (item.data.email && !revoked.has(item.id)) found.add(item.data.email);
  }
  return found;
}

async function findRevoked(
  { orgId, interviewId }: JobRef,
  tokens: readonly string[],
): Promise<Set<string>> {
  const revoked = new Set<string>();
  for (let start = 0; start < tokens.length; start += 30) {
    const page = await asFault(() =>
      getDocsFromServer(
        query(
          collectionAt('invites', { orgId, interviewId }),
          where(documentId(), 'in', tokens.slice(start, start + 30)),
        ),
      ),
    );
    for (const snapshot of page.docs)
      if (snapshot.get('status') === 'revoked') revoked.add(snapshot.id);
  }
  return revoked;
}
