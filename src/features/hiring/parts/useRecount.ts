/** Has counts made anew when a list that is listened to changes: somebody came, or moved on. */
import { useEffect, useRef } from 'react';
import { recountJobs } from '#data/jobs/pipelineCounts.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import type { Stored } from '#domain/base/source.ts';

type Row = Pick<Stored<Candidate>, 'path' | 'data'>;

/** The jobs of the candidates by whom two states of a list differ. A page more at the end is no change: those were counted. */
export function listChangedJobs(before: readonly string[], now: readonly string[]): string[] {
  if (before.every((row, index) => row === now[index])) return [];
  const rows = new Set(before);
  const same = new Set(now.filter((row) => rows.has(row)));
  const changed = [...before, ...now].filter((row) => !same.has(row));
  return [...new Set(changed.map((row) => row.split('/')[3] ?? ''))];
}

const describeRow = ({ path, data }: Row): string => `${path} ${data.stage ?? ''}`;

/** Not for what the list begins with, which is counted already. */
export function useRecount(list: readonly Row[], isLoading = false): void {
  const known = list.map(describeRow).join('\n');
  const counted = useRef<string[] | null>(null);
  useEffect(() => {
    if (isLoading) return;
    const now = known === '' ? [] : known.split('\n');
    const before = counted.current;
    counted.current = now;
    // The first of an empty list is a change, a page more of a long one is none.
    const changed =
      before?.length === 0 ? listChangedJobs(now, []) : before && listChangedJobs(before, now);
    if (changed && changed.length > 0) recountJobs(changed);
  }, [known, isLoading]);
}
