// Candidates as a table for a spreadsheet: facts of the pipeline, no rating. In a blind interview the name is the code and there is no address.
import { readDecision } from '#data/review/decisions.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { readEveryCandidate } from '#data/jobs/candidatePages.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { countDaysWaiting, type CandidateView } from '#domain/candidate/candidateView.ts';
import { byteOrderMark, formatCsvMoment, toCsvName, csvOf, type Cell } from '#domain/base/csv.ts';
import type { RejectReason } from '#domain/review/rejectReasons.ts';
import { pipelineStageOf } from '#domain/candidate/session.ts';
import type { Stored } from '#domain/base/source.ts';
import { saveFile } from '#ui/files/saveFile.ts';
import type { ExportTexts } from './useExportTexts.ts';

const type = 'text/csv;charset=utf-8';

/** The heading of the table. */
export function headingOf(texts: ExportTexts): Cell[] {
  return [
    texts.name,
    texts.email,
    texts.stage,
    texts.started,
    texts.submitted,
    texts.waiting,
    texts.scorecards,
    texts.language,
    texts.ai,
    texts.reason,
  ];
}

/** A candidate as a line of the table; `code` is the main reason where somebody was rejected. */
export function lineOf(
  { data }: Stored<Candidate>,
  texts: ExportTexts,
  now: Date,
  code: RejectReason | null = null,
): Cell[] {
  const email = data.blind ? '' : (data.email ?? '');
  return [
    data.displayName,
    email,
    texts.stages(pipelineStageOf(data)),
    formatCsvMoment(data.startedAt),
    formatCsvMoment(data.submittedAt),
    countDaysWaiting(data, now),
    data.reviewers?.length ?? 0,
    data.language ?? '',
    data.ai ? texts.yes : texts.no,
    code ? texts.reasons(code) : '',
  ];
}

/** The lines of these candidates; for those who were rejected the decision is read, one each. */
async function linesOf(
  jobRef: JobRef,
  rows: readonly Stored<Candidate>[],
  texts: ExportTexts,
  now: Date,
): Promise<Cell[][]> {
  return Promise.all(
    rows.map(async (row) => {
      const decision =
        row.data.stage === 'rejected'
          ? await readDecision({ ...jobRef, candidateUid: row.id })
          : null;
      return lineOf(row, texts, now, decision?.reasonCode ?? null);
    }),
  );
}

/** Saves these candidates. Throws a Fault when a decision cannot be read. */
export async function saveCandidates(
  jobRef: JobRef,
  title: string,
  texts: ExportTexts,
  rows: readonly Stored<Candidate>[],
): Promise<true> {
  const lines = await linesOf(jobRef, rows, texts, new Date());
  saveFile(
    [byteOrderMark, csvOf([headingOf(texts), ...lines])],
    type,
    toCsvName(title, texts.file),
  );
  return true;
}

export interface ExportRun {
  jobRef: JobRef;
  title: string;
  view: CandidateView;
  uid: string;
  texts: ExportTexts;
  /** Called after each page, with how many are in the file. */
  onProgress: (done: number) => void;
  isStopped: () => boolean;
}
export type Exported =
  | {
      kind: 'saved';
      rows: number;
      /** Documents that could not be read, left out. */
      damaged: number;
    }
  | { kind: 'stopped' };

/** Reads all that a view finds, page by page, and saves them as one file; nothing is saved when it was stopped. */
export async function exportAll({
  jobRef,
  title,
  view,
  uid,
  texts,
  onProgress,
  isStopped,
}: ExportRun): Promise<Exported> {
  const now = new Date();
  const parts = [byteOrderMark, csvOf([headingOf(texts)])];
  let rows = 0;
  let damaged = 0;
  for await (const page of readEveryCandidate(jobRef, view, uid, () => !isStopped())) {
    parts.push(csvOf(await linesOf(jobRef, page.items, texts, now)));
    rows += page.items.length;
    damaged += page.damaged.length;
    onProgress(rows);
  }
  if (isStopped()) return { kind: 'stopped' };
  saveFile(parts, type, toCsvName(title, texts.file));
  return { kind: 'saved', rows, damaged };
}
