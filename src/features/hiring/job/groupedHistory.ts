// What happened, the latest first; the same act by the same person in a row is shown once, with how often.
import { wordingsOf } from '#domain/jobs/correction.ts';
import type { AuditEntry } from '#domain/review/review.ts';
import type { Stored } from '#domain/base/source.ts';

export interface Happening {
  id: string;
  entry: AuditEntry;
  times: number;
}

const inARowMs = 3_600_000;

export function groupHistory(entries: readonly Stored<AuditEntry>[]): Happening[] {
  const time = (entry: AuditEntry): number => entry.at?.getTime() ?? 0;
  const sorted = [...entries].sort((a, b) => time(b.data) - time(a.data));
  const groups: (Happening & { since: number })[] = [];
  for (const { id, data } of sorted) {
    const last = groups.at(-1);
    // Each correction is about other words.
    const hasDetail = data.action === 'question.correct' && wordingsOf(data.detail) !== null;
    if (
      last &&
      !hasDetail &&
      last.entry.action === data.action &&
      last.entry.actorUid === data.actorUid &&
      last.entry.target === data.target &&
      last.since - time(data) < inARowMs
    ) {
      last.times += 1;
      last.since = time(data);
    } else groups.push({ id, entry: data, times: 1, since: time(data) });
  }
  return groups.map(({ id, entry, times }) => ({ id, entry, times }));
}
