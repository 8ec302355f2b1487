import { describe, expect, it } from 'vitest';
import type { Candidate } from '#domain/candidate/candidate.ts';
import type { Stored } from '#domain/base/source.ts';
import { interviewOf, lastSubmittedOf, needsMeOf } from './needsMe.ts';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

function session(id: string, part: Partial<Candidate>): Stored<Candidate> {
  return {
    id,
    path: `organizations/o/interviews/i1/candidates/${id}`,
    pending: false,
    data: {
      status: 'submitted',
      displayName: id,
      ai: true,
      rev: 1,
      orgId: 'o',
      interviewId: 'i1',
      candidateUid: id,
      submittedAt: daysAgo(1),
      ...part,
    },
  };
}
const ids = (waiting: { session: Stored<Candidate> }[]): string[] =>
  waiting.map(({ session: { id } }) => id);

describe('what needs me', () => {
  it('is my scorecard first, the longest waiting on top', () => {
    const { scorecards, decisions } = needsMeOf(
      [
        session('new', {}),
        session('old', { submittedAt: daysAgo(5) }),
        session('mine', { reviewers: ['me'] }),
        session('theirs', { reviewers: ['you'] }),
      ],
      'me',
      now,
    );
    expect(ids(scorecards)).toEqual(['old', 'new', 'theirs']);
    expect(decisions).toEqual([]);
  });

  it('is a decision once mine is in and three days are over', () => {
    const { scorecards, decisions } = needsMeOf(
      [
        session('due', { reviewers: ['me'], stage: 'in_review', submittedAt: daysAgo(3) }),
        session('notYet', { reviewers: ['me'], submittedAt: daysAgo(2.9) }),
      ],
      'me',
      now,
    );
    expect(scorecards).toEqual([]);
    expect(ids(decisions)).toEqual(['due']);
  });

  it('is not what is decided or no longer submitted', () => {
    const over = (['shortlisted', 'offer', 'hired', 'rejected'] as const).map((stage) =>
      session(stage, { stage, submittedAt: daysAgo(9) }),
    );
    expect(
      needsMeOf(
        [
          ...over,
          session('gone', { status: 'withdrawn' }),
          session('open', { status: 'in_progress' }),
        ],
        'me',
        now,
      ),
    ).toEqual({ scorecards: [], decisions: [] });
  });

  it('is not what a candidate asked to have deleted', () => {
    const asked = [
      session('mine', { deletionAskedAt: daysAgo(1) }),
      session('late', { deletionAskedAt: daysAgo(1), reviewers: ['me'], submittedAt: daysAgo(9) }),
    ];
    expect(needsMeOf(asked, 'me', now)).toEqual({ scorecards: [], decisions: [] });
  });

  it("finds a session's job in its field or in its path", () => {
    expect(interviewOf(session('a', { interviewId: 'i9' }))).toBe('i9');
    expect(interviewOf(session('a', {}))).toBe('i1');
    expect(
      lastSubmittedOf([session('a', { submittedAt: daysAgo(4) }), session('b', {})]).get('i1'),
    ).toEqual(daysAgo(1));
  });
});
