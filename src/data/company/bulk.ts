// What the bulk tools would touch, looked up before they run: unused invitations, jobs of somebody, what is kept for too long. Looking changes nothing.
import { collectionGroup, limit, orderBy, query, startAfter, where } from 'firebase/firestore';
import { getJobOwnerUid } from '#domain/jobs/jobOwner.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { inviteStateOf, type Invite } from '#domain/invitations/invite.ts';
import { deletionDueOf, isDeletionDue, retentionLeast } from '#domain/candidate/retention.ts';
import type { Session } from '#domain/candidate/session.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, readDoc, readList } from '#data/firestore/documents.ts';
import type { CandidateRef, InviteRef } from '#data/firestore/refs.ts';
import { readRow } from '#data/candidate/staffSessions.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

/** Jobs looked through. */
const jobsMost = 200;
/** Rows of one run; the next run finds the rest. */
export const perRun = 500;
const page = 200;
const day = 86_400_000;

export interface Scan {
  /** How many were looked at so far. */
  scanned: number;
  found: number;
}
export type OnScan = (scan: Scan) => void;
export interface Found<T> {
  rows: T[];
  /** True when there may be more than this run touches. */
  more: boolean;
  scanned: number;
}

async function readCompanyJobs(
  orgId: string,
): Promise<{ jobs: Stored<Interview>[]; more: boolean }> {
  const { items, more } = await readList(
    'interviews',
    query(collectionAt('interviews', { orgId }), orderBy('updatedAt', 'desc'), limit(jobsMost + 1)),
    jobsMost,
  );
  return { jobs: items, more };
}

export interface UnusedInvite {
  ref: InviteRef;
  title: string;
  createdAt: Date | null;
  isOver: boolean;
  invite: Invite;
}

/** Invitations made more than so many days ago that nobody has used, over all jobs. */
export async function readUnusedInvites(
  orgId: string,
  olderThanDays: number,
  onScan: OnScan,
): Promise<Found<UnusedInvite>> {
  const now = await readServerTime();
  const before = new Date(now.getTime() - olderThanDays * day);
  const { jobs, more: moreJobs } = await readCompanyJobs(orgId);
  const rows: UnusedInvite[] = [];
  let scanned = 0;
  for (const { id: interviewId, data } of jobs) {
    // One job after the other, so that the bound of a run is kept.
    const { items } = await readList(
      'invites',
      query(
        collectionAt('invites', { orgId, interviewId }),
        where('status', '==', 'open'),
        where('createdAt', '<', before),
        orderBy('createdAt'),
        limit(page),
      ),
      page,
    );
    scanned += 1;
    rows.push(
      ...items.map(({ id: token, data: invite }) => ({
        ref: { orgId, interviewId, token },
        title: data.title,
        createdAt: invite.createdAt ?? null,
        isOver: inviteStateOf(invite, now) === 'expired',
        invite,
      })),
    );
    onScan({ scanned, found: rows.length });
    if (rows.length >= perRun) break;
  }
  return {
    rows: rows.slice(0, perRun),
    more: rows.length > perRun || moreJobs || scanned < jobs.length,
    scanned,
  };
}

export interface DueSession {
  ref: CandidateRef;
  due: Date | null;
  status: Session['status'];
  name: string;
}

/** Interviews whose promised time of keeping is over, and those whose deletion was begun. Reads interviews older than thirty days, the oldest first, and their invitations: all of them, or at most `lookAtMost`. */
export async function readDueForDeletion(
  orgId: string,
  companyDays: number,
  onScan: OnScan,
  lookAtMost = Infinity,
): Promise<Found<DueSession>> {
  const now = await readServerTime();
  const before = new Date(now.getTime() - retentionLeast * day);
  const rows: DueSession[] = [];
  let scanned = 0;
  let last: Date | null = null;
  for (;;) {
    const after: Date | null = last;
    // Each page begins where the one before it ended.
    const { items }: Listed<Session> = await readList(
      'sessions',
      query(
        collectionGroup(database(), 'sessions'),
        where('orgId', '==', orgId),
        where('startedAt', '<', before),
        orderBy('startedAt'),
        ...(after ? [startAfter(after)] : []),
        limit(page),
      ),
      page,
    );
    const each = await Promise.all(
      items.map(async ({ id: candidateUid, path, data }): Promise<DueSession[]> => {
        const interviewId = data.interviewId ?? path.split('/').at(3) ?? '';
        const promised = (
          await readDoc('invites', { orgId, interviewId, token: data.inviteToken }).catch(
            () => null,
          )
        )?.data.retentionDays;
        const candidateRef = { orgId, interviewId, candidateUid };
        return isDeletionDue(data, promised, companyDays, now)
          ? [
              {
                ref: candidateRef,
                due: deletionDueOf(data, promised, companyDays),
                status: data.status,
                name: (await readRow(candidateRef))?.data.displayName ?? '',
              },
            ]
          : [];
      }),
    );
    rows.push(...each.flat());
    scanned += items.length;
    onScan({ scanned, found: rows.length });
    last = items.at(-1)?.data.startedAt ?? null;
    const ended = items.length < page || !last;
    if (ended || rows.length >= perRun || scanned >= lookAtMost)
      return { rows: rows.slice(0, perRun), more: rows.length >= perRun || !ended, scanned };
  }
}

/** How many interviews are due for deletion, looked up once among the oldest; `more` when there may be others. */
export function dueCountOf(
  orgId: string,
  companyDays: number,
): Source<{ count: number; more: boolean }> {
  return {
    key: `dueForDeletion/${orgId}/${companyDays}`,
    subscribe: (next, fail) => {
      readDueForDeletion(orgId, companyDays, () => undefined, page).then(
        ({ rows, more }) => next({ count: rows.length, more }),
        fail,
      );
      return () => undefined;
    },
  };
}

export interface OwnedJob {
  interviewId: string;
  title: string;
  status: Interview['status'];
  /** Sent in, and nobody has handed in a scorecard: whom the new person is asked to score. */
  waiting: CandidateRef[];
}

/** What somebody answers for: their jobs, and in the open ones the candidates who wait for a first scorecard (50 a job at most). */
export async function findOwnedJobs(
  orgId: string,
  person: string,
  onScan: OnScan,
): Promise<Found<OwnedJob>> {
  const { jobs, more } = await readCompanyJobs(orgId);
  const owned = await Promise.all(
    jobs.map(async (job) => ({
      job,
      duty: await readDoc('duties', { orgId, interviewId: job.id }),
    })),
  );
  const mine = owned
    .filter(
      ({ job, duty: ownership }) =>
        getJobOwnerUid(job.data, ownership?.data) === person && job.data.status !== 'archived',
    )
    .map(({ job }) => job);
  onScan({ scanned: jobs.length, found: mine.length });
  const rows = await Promise.all(
    mine.map(async ({ id: interviewId, data }): Promise<OwnedJob> => {
      const sent = await readList(
        'candidates',
        query(
          collectionAt('candidates', { orgId, interviewId }),
          where('status', '==', 'submitted'),
          orderBy('submittedAt', 'desc'),
          limit(50),
        ),
        50,
      );
      return {
        interviewId,
        title: data.title,
        status: data.status,
        waiting: sent.items
          .filter(
            (session) => session.data.stage == null && (session.data.reviewers ?? []).length === 0,
          )
          .map(({ id: candidateUid }) => ({ orgId, interviewId, candidateUid })),
      };
    }),
  );
  return { rows, more, scanned: jobs.length };
}

/** The path of a session, as a key. */
export function getCandidateKey(candidateRef: CandidateRef): string {
  return docAt('sessions', candidateRef).path;
}
