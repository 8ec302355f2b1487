// What the insights of a job are added up from: counts by the server, and bounded samples. Costs at most 11 counts, 200 sessions, 300 audit entries, 100 decisions and the answers of 40 people.
import {
  count as countOf,
  getAggregateFromServer,
  limit,
  orderBy,
  query,
  where,
  type Query,
} from 'firebase/firestore';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { countReasons, type ReasonCount } from '#domain/review/countReasons.ts';
import {
  dropOff,
  hasStopped,
  type DropRow,
  type FunnelCounts,
  type Move,
} from '#domain/insights/insights.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { readDecision } from '#data/review/decisions.ts';
import { collectionAt, readList } from '#data/firestore/documents.ts';
import { asFault } from '#data/firestore/faults.ts';
import { noteReads } from '#data/base/reads.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { readServerTime } from '#data/firestore/serverClock.ts';

export const sampleSize = 200;
export const movesRead = 300;
export const stoppedRead = 40;
export const rejectionsRead = 100;
/** More are looked through for those who really stopped. */
const unsentRead = 60;

async function countQuery(of: Query): Promise<number> {
  noteReads('count', 1);
  return asFault(async () => (await getAggregateFromServer(of, { count: countOf() })).data().count);
}

export interface InviteCounts {
  open: number;
  expired: number;
  claimed: number;
  revoked: number;
}
export interface Counts {
  funnel: FunnelCounts;
  /** Null for who may not list invitations. */
  invites: InviteCounts | null;
  withdrawn: number;
}

/** How many went how far, counted by the server over all. */
export async function countInsights(
  { orgId, interviewId }: JobRef,
  seesInvites: boolean,
): Promise<Counts> {
  const candidates = collectionAt('candidates', { orgId, interviewId });
  const invites = collectionAt('invites', { orgId, interviewId });
  const now = await readServerTime();
  const [started, sent, reviewed, decided, withdrawn] = await Promise.all([
    countQuery(query(candidates)),
    countQuery(query(candidates, where('submittedAt', '>', new Date(0)))),
    countQuery(query(candidates, where('scored', '==', true))),
    countQuery(
      query(candidates, where('stage', 'in', ['shortlisted', 'offer', 'hired', 'rejected'])),
    ),
    countQuery(query(candidates, where('status', '==', 'withdrawn'))),
  ]);
  if (!seesInvites)
    return {
      funnel: { invited: null, started, sent, reviewed, decided },
      invites: null,
      withdrawn,
    };
  const open = where('status', '==', 'open');
  const [running, expired, claimed, revoked] = await Promise.all([
    countQuery(query(invites, open, where('expiresAt', '>', now))),
    countQuery(query(invites, open, where('expiresAt', '<=', now))),
    countQuery(query(invites, where('status', '==', 'claimed'))),
    countQuery(query(invites, where('status', '==', 'revoked'))),
  ]);
  return {
    funnel: { invited: running + expired + claimed + revoked, started, sent, reviewed, decided },
    invites: { open: running, expired, claimed, revoked },
    withdrawn,
  };
}

interface Sample {
  candidates: Stored<Candidate>[];
  /** True when there are more than were read. */
  isCut: boolean;
}

/** The candidates of a job who began last. */
async function sampleOf({ orgId, interviewId }: JobRef): Promise<Sample> {
  const { items, more } = await readList(
    'candidates',
    query(
      collectionAt('candidates', { orgId, interviewId }),
      orderBy('startedAt', 'desc'),
      limit(sampleSize + 1),
    ),
    sampleSize,
  );
  return { candidates: items, isCut: more };
}

/** The latest moves of a job's candidates; managers only. */
async function movesOf({ orgId, interviewId }: JobRef): Promise<Move[]> {
  const stages = ['in_review', 'shortlisted', 'offer', 'hired', 'rejected'].map(
    (stage) => `stage.${stage}`,
  );
  const moves = query(
    collectionAt('auditLog', { orgId }),
    where('action', 'in', stages),
    where('target', '>=', `${interviewId}/`),
    where('target', '<', `${interviewId}0`),
    orderBy('at', 'desc'),
    limit(movesRead + 1),
  );
  const { items } = await readList('auditLog', moves, movesRead);
  return items.flatMap(({ data: { action, target, at } }) =>
    at
      ? [{ candidateUid: target.split('/')[1] ?? '', stage: action.slice('stage.'.length), at }]
      : [],
  );
}

export interface Rejections {
  rows: ReasonCount[];
  /** How many they were counted over. */
  people: number;
}

/** Why the latest rejected of a sample were not taken further. One read per person. */
async function readRejections(jobRef: JobRef, { candidates }: Sample): Promise<Rejections> {
  const rejected = candidates
    .filter(({ data }) => data.stage === 'rejected')
    .slice(0, rejectionsRead);
  const decisions = await Promise.all(
    rejected.map(({ id }) => readDecision({ ...jobRef, candidateUid: id })),
  );
  const rows = countReasons(decisions);
  return { rows, people: rows.reduce((sum, { count }) => sum + count, 0) };
}

export interface Figures extends Counts {
  sample: Sample;
  rejections: Rejections;
  /** Null for who may not read the audit log. */
  moves: Move[] | null;
  at: Date;
}

/** Something read once, as a source: `round` makes it anew. */
function onceSource<T>(key: string, load: () => Promise<T>): Source<T> {
  return {
    key,
    subscribe: (next, fail) => {
      load().then(next, fail);
      return () => undefined;
    },
  };
}

/** The figures of a job as they are now. */
export function figuresOf(
  jobRef: JobRef,
  { seesInvites, seesAudit, round }: { seesInvites: boolean; seesAudit: boolean; round: number },
): Source<Figures> {
  return onceSource(
    `insights/${jobRef.orgId}/${jobRef.interviewId}/${seesInvites}/${seesAudit}/${round}`,
    async () => {
      const [counts, sample, moves] = await Promise.all([
        countInsights(jobRef, seesInvites),
        sampleOf(jobRef),
        seesAudit ? movesOf(jobRef) : null,
      ]);
      return {
        ...counts,
        sample,
        rejections: await readRejections(jobRef, sample),
        moves,
        at: await readServerTime(),
      };
    },
  );
}

export interface Stops {
  rows: DropRow[];
  people: number;
}

/** Where people stopped, where that is not read. */
export const noStops: Source<Stops> = {
  key: 'stops/none',
  subscribe: (next) => {
    next({ rows: [], people: 0 });
    return () => undefined;
  },
};

/** Where the last forty who did not send stopped. Reads which answers they left. */
export function stopsOf(jobRef: JobRef, job: Interview, round: number): Source<Stops> {
  const { orgId, interviewId } = jobRef;
  return onceSource(`stops/${orgId}/${interviewId}/${round}`, async () => {
    const unsent = query(
      collectionAt('sessions', { orgId, interviewId }),
      where('status', 'in', ['in_progress', 'withdrawn', 'expired']),
      orderBy('startedAt', 'desc'),
      limit(unsentRead),
    );
    const { items } = await readList('sessions', unsent, unsentRead);
    const now = await readServerTime();
    const stopped = items.filter(({ data }) => hasStopped(data, job, now)).slice(0, stoppedRead);
    const answers = await Promise.all(
      stopped.map(
        async ({ id }) =>
          (
            await readList(
              'answers',
              query(collectionAt('answers', { orgId, interviewId, candidateUid: id }), limit(60)),
              60,
            )
          ).items,
      ),
    );
    return {
      people: stopped.length,
      rows: dropOff(
        job.questionIds,
        answers.map((list) =>
          list.map(({ id, data: { text, storagePath } }) => ({
            id,
            text: text ?? null,
            storagePath: storagePath ?? null,
          })),
        ),
      ),
    };
  });
}
