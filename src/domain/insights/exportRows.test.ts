import { describe, expect, it } from 'vitest';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { buildCandidateRow, exportFileOf, type Row } from './exportRows.ts';
import { computeSha256 } from '#domain/base/sha256.ts';

const session: Candidate = {
  status: 'submitted',
  startedAt: new Date('2026-11-01T10:00:00Z'),
  displayName: 'Mara Lind',
  email: 'mara@post.test',
  ai: true,
  rev: 1,
  reviewers: ['ann'],
  orgId: 'lark',
  interviewId: 'job',
  candidateUid: 'uid-of-mara',
};

describe('the files of a key', () => {
  it("tell nobody's name", () => {
    const row = buildCandidateRow('lark', 'job', 'uid-of-mara', session);
    expect(row).toMatchObject({
      job: 'job',
      stage: 'submitted',
      started_at: '2026-11-01 10:00',
      sent_at: null,
      scorecards: 1,
    });
    expect(row['reject_reason']).toBeNull();
    expect(
      buildCandidateRow('lark', 'job', 'uid-of-mara', { ...session, stage: 'rejected' }, 'salary'),
    ).toMatchObject({ stage: 'rejected', reject_reason: 'salary' });
    expect(JSON.stringify(row)).not.toMatch(/mara/i);
    expect(buildCandidateRow('lark', 'job', 'uid-of-mara', session)['candidate']).toBe(
      row['candidate'],
    );
    expect(buildCandidateRow('lark', 'other', 'uid-of-mara', session)['candidate']).not.toBe(
      row['candidate'],
    );
  });
  it('carry their own sum', () => {
    const { text, sha256: sum, rows } = exportFileOf([{ a: 1, b: 'x, "y"' }], 'csv');
    expect(text).toBe('a,b\r\n1,"x, ""y"""\r\n');
    expect([sum, rows]).toEqual([computeSha256(text), 1]);
    expect(exportFileOf([], 'json')).toMatchObject({ text: '[]', rows: 0 });
    expect(exportFileOf([], 'csv').text.length).toBeGreaterThan(0);
  });
  it('stay within a document', () => {
    const many = Array.from({ length: 4_000 }, (_, n): Row => ({ n, title: 'é'.repeat(200) }));
    const { text, rows } = exportFileOf(many, 'json');
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(900_000);
    expect(rows).toBeGreaterThan(1_500);
    expect(JSON.parse(text)).toHaveLength(rows);
  });
});
