// Looks through the open invitations of a job for those a reminder would reach.
import { limit, query, where } from 'firebase/firestore';
import { remindingOf, type OpenInvite, type Reminding } from '#domain/invitations/reminding.ts';
import { collectionAt, readDoc, readList } from '#data/firestore/documents.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

/** Most open invitations that are looked through at once. */
const most = 300;
const atOnce = 25;

/** Whom a reminder would reach now. Reads two documents for each open invitation. Throws a Fault. */
export async function findReminders({
  orgId,
  interviewId,
}: JobRef): Promise<Reminding & { more: boolean }> {
  const { items, more } = await readList(
    'invites',
    query(
      collectionAt('invites', { orgId, interviewId }),
      where('status', '==', 'open'),
      limit(most + 1),
    ),
    most,
  );
  const found: OpenInvite[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    // Of a blind job, what was claimed a moment ago is closed: it is left out like one without an address.
    found.push(
      ...(await Promise.all(
        items.slice(start, start + atOnce).map(async ({ id, data }) => ({
          token: id,
          invite: data,
          details:
            (await readDoc('inviteDetails', { orgId, interviewId, token: id }).catch(() => null))
              ?.data ?? null,
        })),
      )),
    );
  }
  return { ...remindingOf(found, await readServerTime()), more };
}
