import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import {
  CandidateView,
  countDaysWaiting,
  dropsRows,
  everybody,
  isFound,
  isSameView,
  paramsOf,
  passes,
  sorts,
  makeViewSound,
  listSpellings,
  parseView,
} from './candidateView.ts';
import { hindranceOf } from '#domain/review/pipeline.ts';

const now = new Date('2026-11-15T12:00:00Z');
const session = (more: Partial<Candidate> = {}): Candidate => ({
  status: 'submitted',
  displayName: 'Zoë Núñez-Åberg',
  ai: true,
  rev: 1,
  orgId: 'o',
  interviewId: 'i1',
  candidateUid: 'c',
  submittedAt: new Date('2026-11-10T12:00:00Z'),
  ...more,
});
const from = (query: string): CandidateView => {
  const params = new URLSearchParams(query);
  return parseView((name) => params.get(name));
};

describe('a view', () => {
  it('comes back from the address as it went', () => {
    for (const view of [
      everybody,
      { stage: 'in_review', scorecard: 'missing', waiting: 7, sort: 'submitted_desc' } as const,
      { ...everybody, sort: 'name_desc' as const },
    ]) {
      const params = Object.entries(paramsOf(view))
        .flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`]))
        .join('&');
      expect(from(params)).toEqual(makeViewSound(view));
    }
  });
  it('leaves out what it does not know, and never sorts by a rating', () => {
    expect(from('stage=best&scorecard=all&waiting=5&sort=rating_desc')).toEqual(everybody);
    expect(sorts.some((sort) => /rating|score|ai/.test(sort))).toBe(false);
    expect(CandidateView.safeParse({ ...everybody, stage: 'invited' }).success).toBe(false);
  });
  it('of those who wait is sorted by submission, in a stage without a decision', () => {
    expect(
      makeViewSound({ stage: 'hired', scorecard: null, waiting: 3, sort: 'name_asc' }),
    ).toEqual({
      stage: null,
      scorecard: null,
      waiting: 3,
      sort: 'submitted_asc',
    });
    expect(
      isSameView({ ...everybody, waiting: 3 }, { ...everybody, waiting: 3, sort: 'submitted_asc' }),
    ).toBe(true);
  });
  it('keeps what the server cannot ask for', () => {
    expect(passes({ ...everybody, stage: 'submitted' }, session(), 'me')).toBe(true);
    expect(passes({ ...everybody, stage: 'submitted' }, session({ stage: 'hired' }), 'me')).toBe(
      false,
    );
    expect(
      passes({ ...everybody, scorecard: 'missing' }, session({ reviewers: ['you'] }), 'me'),
    ).toBe(true);
    expect(
      passes({ ...everybody, scorecard: 'missing' }, session({ reviewers: ['me'] }), 'me'),
    ).toBe(false);
    expect(
      passes({ ...everybody, scorecard: 'missing' }, session({ status: 'in_progress' }), 'me'),
    ).toBe(false);
    expect(passes({ ...everybody, scorecard: 'mine' }, session({ reviewers: ['me'] }), 'me')).toBe(
      true,
    );
    expect(passes({ ...everybody, waiting: 3 }, session({ stage: 'shortlisted' }), 'me')).toBe(
      false,
    );
    expect(
      [
        everybody,
        { ...everybody, stage: 'hired' as const },
        { ...everybody, scorecard: 'mine' as const },
      ].some(dropsRows),
    ).toBe(false);
  });
});

it('counts days of waiting while nothing is decided', () => {
  expect([
    countDaysWaiting(session(), now),
    countDaysWaiting(session({ stage: 'in_review' }), now),
    countDaysWaiting(session({ stage: 'offer' }), now),
    countDaysWaiting(session({ status: 'withdrawn' }), now),
  ]).toEqual([5, 5, null, null]);
  expect(countDaysWaiting(session({ submittedAt: new Date('2026-11-16T00:00:00Z') }), now)).toBe(0);
});

describe('a search', () => {
  it.each(['zoe', 'NUN', 'aberg', 'núñez zoë', 'zo ab'])('finds Zoë Núñez-Åberg by %s', (term) =>
    expect(isFound(session(), term)).toBe(true),
  );
  it.each(['oe', 'berg', 'zoe nobody', '', '   '])('does not find her by "%s"', (term) =>
    expect(isFound(session(), term)).toBe(false),
  );
  it('finds an address by its beginning', () => {
    expect([
      isFound(session({ email: 'zoe.n@mail.example' }), 'ZOE.N@'),
      isFound(session({ email: 'zoe.n@mail.example' }), 'mail'),
    ]).toEqual([true, false]);
  });
  it('asks the server for at most five spellings, codes of blind interviews among them', () => {
    expect(listSpellings(' ana  maría ')).toEqual(['ana maría', 'Ana María', 'ANA MARÍA']);
    expect(listSpellings("o'neil")).toContain("O'Neil");
    expect(listSpellings('7f3k')).toContain('Candidate 7F3K');
    expect(listSpellings('candidate 7f3k')).toContain('Candidate 7F3K');
    expect(listSpellings('7f3k').length).toBeLessThanOrEqual(5);
    expect(listSpellings('  ')).toEqual([]);
  });
});

describe('a move', () => {
  it('is free between the stages of looking', () => {
    for (const target of ['in_review', 'shortlisted'] as const)
      expect(hindranceOf(session(), target, null)).toBe(null);
    expect(hindranceOf(session({ stage: 'shortlisted' }), 'submitted', 'reject')).toBe(null);
  });
  it('needs a decision where the way ends, and the right one', () => {
    expect([
      hindranceOf(session(), 'rejected', null),
      hindranceOf(session(), 'rejected', 'advance'),
      hindranceOf(session(), 'rejected', 'hold'),
      hindranceOf(session(), 'rejected', 'reject'),
    ]).toEqual(['undecided', 'undecided', 'undecided', null]);
    expect([
      hindranceOf(session(), 'hired', 'advance'),
      hindranceOf(session(), 'offer', 'reject'),
    ]).toEqual([null, 'undecided']);
  });
  it('is not for those who stand there, have not sent or have left', () => {
    expect([
      hindranceOf(session({ stage: 'in_review' }), 'in_review', null),
      hindranceOf(session(), 'submitted', null),
      hindranceOf(session({ status: 'withdrawn' }), 'in_review', null),
      hindranceOf(session({ status: 'in_progress' }), 'in_review', null),
    ]).toEqual(['already', 'already', 'notSubmitted', 'notSubmitted']);
  });
});
