// What the platform tells people in the app: read by everybody signed in, made and ended by super admins.
import { limit, orderBy, query, serverTimestamp, where } from 'firebase/firestore';
import type { Announcement } from '#domain/platform/announcement.ts';
import type { Listed, Source } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import { createId } from '#data/firestore/ids.ts';
import { readRequired } from '#data/firestore/transactions.ts';
import { actOnce, readActor, addAct } from './platformAct.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

const shown = 20;
const listed = 49;

/** Announcements that are not over at `since`; which of them are for whom is decided where they are shown. */
export function announcementsSinceSource(since: Date): Source<Listed<Announcement>> {
  return liveList(
    'announcements',
    `announcements:${since.getTime()}`,
    () =>
      query(
        collectionAt('announcements', {}),
        where('until', '>', since),
        orderBy('until'),
        limit(shown + 1),
      ),
    shown,
  );
}

/** The latest announcements, over or not. */
export function allAnnouncementsSource(): Source<Listed<Announcement>> {
  return liveList(
    'announcements',
    'announcements:all',
    () => query(collectionAt('announcements', {}), orderBy('from', 'desc'), limit(listed + 1)),
    listed,
  );
}

export type NewAnnouncement = Pick<
  Announcement,
  'kind' | 'audience' | 'title' | 'text' | 'from' | 'until' | 'dismissable'
>;

/** Announces; seen by its audience from its first moment on, without reloading. Throws a Fault. */
export async function announce(announcement: NewAnnouncement): Promise<void> {
  const announcementId = createId();
  await actOnce(
    { action: 'announcement.publish', target: announcementId, reason: announcement.title.en },
    (batch, auditId) => {
      batch.set(docAt('announcements', { announcementId }), {
        ...announcement,
        rev: 1,
        updatedAt: serverTimestamp(),
        updatedBy: readActor(),
        auditId,
      });
    },
  );
}

/** Ends an announcement now. Throws a Fault. */
export async function endAnnouncement(announcementId: string): Promise<void> {
  const now = await readServerTime();
  await asFault(() =>
    runTransaction(database(), async (transaction) => {
      const before = await readRequired(transaction, 'announcements', { announcementId });
      if (before.until <= now) return;
      const auditId = addAct(transaction, {
        action: 'announcement.end',
        target: announcementId,
        reason: before.title.en,
      });
      // One that had not begun yet never begins.
      const until = before.from > now ? before.from : serverTimestamp();
      transaction.update(docAt('announcements', { announcementId }), {
        until,
        rev: before.rev + 1,
        updatedAt: serverTimestamp(),
        updatedBy: readActor(),
        auditId,
      });
    }),
  );
}
