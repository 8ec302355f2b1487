import { describe, expect, it } from 'vitest';
import {
  dropOff,
  funnelOf,
  hasStopped,
  shareOf,
  spreadOf,
  computeTimeInStages,
  computeTimeTaken,
  computeTimeToDecision,
  computeTimeWaiting,
} from './insights.ts';

const at = (hours: number): Date => new Date(Date.UTC(2026, 10, 1) + hours * 3_600_000);

describe('the funnel', () => {
  it('gives shares of the step before, and none of small numbers', () => {
    const rows = funnelOf({ invited: 40, started: 20, sent: 9, reviewed: 4, decided: 4 });
    expect(rows.map(({ share }) => share)).toEqual([null, 0.5, 0.45, null, null]);
    expect(rows.map(({ of }) => of)).toEqual([null, 40, 20, 9, 4]);
  });
  it('leaves out what may not be counted', () =>
    expect(funnelOf({ invited: null, started: 12, sent: 6, reviewed: 0, decided: 0 })[0]).toEqual({
      step: 'started',
      count: 12,
      of: null,
      share: null,
    }));
  it('has no share of more than there are', () =>
    expect([shareOf(12, 11), shareOf(11, 11), shareOf(0, 10), shareOf(1, 9)]).toEqual([
      null,
      1,
      0,
      null,
    ]));
});

describe('times', () => {
  it('are a median with the middle half, and nothing of two', () => {
    expect(spreadOf([5, 1, 3])).toEqual({ n: 3, median: 3, low: 2, high: 4 });
    expect(spreadOf([1, 9])).toEqual({ n: 2, median: null, low: null, high: null });
    expect(spreadOf([4, -1, Number.NaN, 2, 1, 3])).toEqual({
      n: 4,
      median: 2.5,
      low: 1.75,
      high: 3.25,
    });
  });
  it('of taking, of deciding, of waiting', () => {
    const people = [1, 2, 3].map((n) => ({
      status: 'submitted' as const,
      startedAt: at(0),
      submittedAt: at(n),
      stage: n === 3 ? ('in_review' as const) : ('rejected' as const),
      stageAt: at(n + 10),
    }));
    expect(computeTimeTaken(people)).toMatchObject({ n: 3, median: 2 });
    expect(computeTimeToDecision(people).n).toBe(2);
    expect(computeTimeWaiting(people, at(50)).n).toBe(1);
    expect(computeTimeWaiting([...people, ...people, ...people], at(50))).toMatchObject({
      n: 3,
      median: 47,
    });
  });
  it('in stages, from move to move, only of stages that were left', () => {
    const people = ['a', 'b', 'c'].map((id) => ({ id, submittedAt: at(0) }));
    const moves = ['a', 'b', 'c'].flatMap((id, n) => [
      { candidateUid: id, stage: 'shortlisted', at: at(30) },
      { candidateUid: id, stage: 'in_review', at: at(10 + n) },
    ]);
    const times = computeTimeInStages(people, moves);
    expect(
      [times.submitted, times.in_review, times.shortlisted].map(({ n, median }) => [n, median]),
    ).toEqual([
      [3, 11],
      [3, 19],
      [0, null],
    ]);
  });
});

describe('where people stop', () => {
  it('counts only those who cannot send any more', () => {
    const interview = { durationMinutes: 60, closesAt: null };
    const of = (
      status: 'in_progress' | 'submitted' | 'withdrawn' | 'expired',
      submittedAt: Date | null = null,
    ): boolean =>
      hasStopped({ status, submittedAt, startedAt: at(0), extraMinutes: null }, interview, at(2));
    expect([
      of('in_progress'),
      of('withdrawn'),
      of('expired'),
      of('submitted'),
      of('withdrawn', at(1)),
    ]).toEqual([true, true, true, false, false]);
    expect(
      hasStopped(
        { status: 'in_progress', submittedAt: null, startedAt: at(0), extraMinutes: 120 },
        interview,
        at(2),
      ),
    ).toBe(false);
  });
  it('is the question after the last answer; an empty answer is none, a follow-up does not count', () => {
    const text = (id: string, words = 'x') => ({ id, text: words, storagePath: null });
    const rows = dropOff(
      ['q1', 'q2', 'q3'],
      [
        [],
        [text('q1')],
        [text('q1'), text('q1_f1'), text('q2', ' ')],
        [text('q2')],
        [{ id: 'q3', text: null, storagePath: 'a/b' }],
      ],
    );
    expect(rows).toEqual([
      { questionId: 'q1', answered: 2, stopped: 1 },
      { questionId: 'q2', answered: 1, stopped: 2 },
      { questionId: 'q3', answered: 1, stopped: 1 },
    ]);
  });
});
