/** Rows of an external export: jobs with counts, candidates without their identity, and usage; and the file, no larger than a document may be. */
import { formatCsvMoment, csvOf, type Cell } from '#domain/base/csv.ts';
import { exportKeyLimits, type ExportFormat } from './exportKey.ts';
import type { FunnelCounts } from './insights.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { readUsedThisMonth, type Organization } from '#domain/company/organization.ts';
import type { RejectReason } from '#domain/review/rejectReasons.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { pipelineStageOf } from '#domain/candidate/session.ts';
import { computeSha256 } from '#domain/base/sha256.ts';

export type Row = Record<string, string | number | boolean | null>;

/** One candidate of one job as others may hold it: the same row has the same code in each export, and the code leads to nobody. */
function computeCandidateCode(orgId: string, interviewId: string, candidateUid: string): string {
  return computeSha256(`${orgId}/${interviewId}/${candidateUid}`).slice(0, 16);
}

export function buildJobRow(
  id: string,
  job: Interview,
  counts: FunnelCounts,
  withdrawn: number,
): Row {
  const { invited, started, sent, reviewed, decided } = counts;
  return {
    id,
    title: job.title,
    status: job.status,
    type: job.type,
    language: job.language ?? null,
    version: job.version ?? 1,
    published_at: formatCsvMoment(job.createdAt) || null,
    closes_at: formatCsvMoment(job.closesAt) || null,
    invited,
    started,
    sent,
    reviewed,
    decided,
    withdrawn,
  };
}

/** No name, no address, no answer: the code, the job, how far it went, and the main reason where somebody was rejected. */
export function buildCandidateRow(
  orgId: string,
  interviewId: string,
  candidateUid: string,
  session: Candidate,
  reason: RejectReason | null = null,
): Row {
  return {
    candidate: computeCandidateCode(orgId, interviewId, candidateUid),
    job: interviewId,
    stage: pipelineStageOf(session),
    started_at: formatCsvMoment(session.startedAt) || null,
    sent_at: formatCsvMoment(session.submittedAt) || null,
    moved_at: formatCsvMoment(session.stageAt) || null,
    scorecards: session.reviewers?.length ?? 0,
    reject_reason: reason,
  };
}

export function listUsageRows({ usage }: Pick<Organization, 'usage'>, now: Date): Row[] {
  const { interviews, candidates, licenses, storage } = usage;
  return [
    {
      counter: 'interviews_this_month',
      used: readUsedThisMonth(interviews, now),
      limit: interviews.limit,
    },
    {
      counter: 'candidates_this_month',
      used: readUsedThisMonth(candidates, now),
      limit: candidates.limit,
    },
    { counter: 'licenses', used: licenses.used, limit: licenses.limit },
    { counter: 'video_megabytes', used: storage.videos.used, limit: storage.videos.limit },
    { counter: 'document_megabytes', used: storage.documents.used, limit: storage.documents.limit },
  ];
}

function textOf(rows: readonly Row[], format: ExportFormat): string {
  if (format === 'json') return JSON.stringify(rows);
  const heads = Object.keys(rows[0] ?? {});
  return csvOf([
    heads,
    ...rows.map((row) =>
      heads.map((head): Cell => {
        const value = row[head];
        return typeof value === 'boolean' ? String(value) : value;
      }),
    ),
  ]);
}

/** The file of some rows with its SHA-256. Rows that do not fit are left out from the end; `rows` says how many there are. */
export function exportFileOf(
  all: readonly Row[],
  format: ExportFormat,
): { text: string; sha256: string; rows: number } {
  const encoder = new TextEncoder();
  let rows = all;
  let text = textOf(rows, format);
  for (
    let size = encoder.encode(text).length;
    size > exportKeyLimits.textMax && rows.length > 0;
    size = encoder.encode(text).length
  ) {
    rows = rows.slice(
      0,
      Math.min(rows.length - 1, Math.floor((rows.length * exportKeyLimits.textMax) / size)),
    );
    text = textOf(rows, format);
  }
  // An empty table is a file too.
  const kept = text === '' ? '\r\n' : text;
  return { text: kept, sha256: computeSha256(kept), rows: rows.length };
}
