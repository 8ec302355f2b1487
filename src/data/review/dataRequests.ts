// What people asked a company about their data: all of it, the oldest question first, each with the interview it is about.
import { collectionGroup, limit, orderBy, query, where } from 'firebase/firestore';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { DataRequest } from '#domain/platform/platform.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, liveList, readDoc } from '#data/firestore/documents.ts';
import { readStaffSession, withCandidateRows } from '#data/candidate/staffSessions.ts';

/** Open questions shown at once, and answered ones. */
export const openRequestsMost = 100;
const doneRequestsMost = 20;

/** Those without an answer, the oldest first; managers only. */
export function openRequestsOf(orgId: string): Source<Listed<DataRequest>> {
  return liveList(
    'dataRequests',
    `openRequests/${orgId}`,
    () =>
      query(
        collectionAt('dataRequests', { orgId }),
        where('status', '==', 'open'),
        orderBy('createdAt'),
        limit(openRequestsMost + 1),
      ),
    openRequestsMost,
  );
}

/** The last answered ones. */
export function doneRequestsOf(orgId: string): Source<Listed<DataRequest>> {
  return liveList(
    'dataRequests',
    `doneRequests/${orgId}`,
    () =>
      query(
        collectionAt('dataRequests', { orgId }),
        where('status', '==', 'done'),
        orderBy('closedAt', 'desc'),
        limit(doneRequestsMost + 1),
      ),
    doneRequestsMost,
  );
}

/** Candidates of all jobs who asked for deletion, the first who asked first: for all who work on them, of whom only managers read the request. Reads: as many as there are, at most `most` and one. */
export function deletionsAskedOf(orgId: string, most: number): Source<Listed<StaffSession>> {
  const make = () =>
    query(
      collectionGroup(database(), 'sessions'),
      where('orgId', '==', orgId),
      orderBy('deletionAskedAt'),
      limit(most + 1),
    );
  return withCandidateRows(liveList('sessions', `deletionsAsked/${orgId}/${most}`, make, most));
}

export interface About {
  session: StaffSession;
  title: string;
}

/** Whom the questions are about, by the id of the question; those that were deleted since are missing. Two readings each. */
export function requestsAboutSource(
  orgId: string,
  requests: readonly Stored<DataRequest>[],
): Source<ReadonlyMap<string, About>> {
  return {
    key: `requestsAbout/${orgId}/${requests.map(({ id }) => id).join()}`,
    subscribe: (next, fail) => {
      let isOver = false;
      const each = requests.map(
        async ({ id, data: { interviewId, uid } }): Promise<[string, About][]> => {
          const [session, job] = await Promise.all([
            readStaffSession({ orgId, interviewId, candidateUid: uid }),
            readDoc('interviews', { orgId, interviewId }),
          ]);
          return session ? [[id, { session: session.data, title: job?.data.title ?? '' }]] : [];
        },
      );
      Promise.all(each).then(
        (found) => {
          if (!isOver) next(new Map(found.flat()));
        },
        (error: unknown) => {
          if (!isOver) fail(error);
        },
      );
      return () => {
        isOver = true;
      };
    },
  };
}
