import { describe, expect, it } from 'vitest';
import { formatCorrectionDetail } from '#domain/jobs/correction.ts';
import type { AuditEntry } from '#domain/review/review.ts';
import type { Stored } from '#domain/base/source.ts';
import { groupHistory } from './groupedHistory.ts';

const minute = 60_000;
let next = 0;
const entry = (
  action: string,
  minutes: number,
  part: Partial<AuditEntry> = {},
): Stored<AuditEntry> => ({
  id: `e${(next += 1)}`,
  path: '',
  pending: false,
  data: {
    action,
    actorUid: 'u',
    target: 'i',
    at: new Date(1_800_000_000_000 + minutes * minute),
    ...part,
  },
});
const idsOf = (entries: Stored<AuditEntry>[]): string[] =>
  groupHistory(entries).map(({ entry: { action }, times }) => `${action} ${times}`);

describe('the history of a job', () => {
  it('is told from the latest, and says what was done in a row once', () => {
    expect(
      idsOf([
        entry('publish', 0),
        entry('invite', 5),
        entry('invite', 6),
        entry('invite', 7),
        entry('close', 9),
      ]),
    ).toEqual(['close 1', 'invite 3', 'publish 1']);
  });

  it('keeps apart what others did, what concerns another candidate, and what lies hours apart', () => {
    expect(idsOf([entry('invite', 1), entry('invite', 2, { actorUid: 'v' })])).toEqual([
      'invite 1',
      'invite 1',
    ]);
    expect(
      idsOf([entry('reject', 1, { target: 'i/a' }), entry('reject', 2, { target: 'i/b' })]),
    ).toEqual(['reject 1', 'reject 1']);
    expect(idsOf([entry('invite', 0), entry('invite', 61)])).toEqual(['invite 1', 'invite 1']);
    expect(idsOf([entry('invite', 0), entry('invite', 50), entry('invite', 100)])).toEqual([
      'invite 3',
    ]);
  });

  it('tells each corrected wording by itself', () => {
    const detail = (word: string): Partial<AuditEntry> => ({
      detail: formatCorrectionDetail('Wyh?', word),
    });
    expect(
      idsOf([
        entry('question.correct', 1, detail('Why?')),
        entry('question.correct', 2, detail('Why not?')),
      ]),
    ).toEqual(['question.correct 1', 'question.correct 1']);
  });
});
