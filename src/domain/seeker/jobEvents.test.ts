import { describe, expect, it } from 'vitest';
import { parseDayFields } from '#domain/base/calendarDay.ts';
import { listComingUp, jobEventsOf, upcomingOf } from './jobEvents.ts';
import type { TrackedJob } from './trackedJob.ts';

const job = (id: string, data: TrackedJob): { id: string; data: TrackedJob } => ({
  id,
  data: { title: id, ...data },
});
const now = new Date(2026, 10, 22, 12, 0);
const day = (text: string, time = ''): Date | null => parseDayFields(text, time);

describe('jobEventsOf', () => {
  it('gathers deadlines, interviews and tasks in time order, days before the moments of that day', () => {
    const events = jobEventsOf([
      job('a', {
        company: 'Lark',
        interviewAt: day('2026-11-24', '10:00'),
        tasks: [
          { id: '1', text: 'Call Remy', dueAt: day('2026-11-24'), done: true },
          { id: '2', text: 'Some day', done: false },
        ],
      }),
      job('b', { closesAt: day('2026-11-20') }),
    ]);
    expect(events.map(({ id, kind, isDay }) => [id, kind, isDay])).toEqual([
      ['b-deadline', 'deadline', true],
      ['a-task-1', 'task', true],
      ['a-interview', 'interview', false],
    ]);
    expect(events[1]).toMatchObject({
      jobId: 'a',
      job: 'a · Lark',
      text: 'Call Remy',
      done: true,
      at: new Date(2026, 10, 24),
    });
  });
});

describe('upcomingOf', () => {
  const ids = (...jobs: { id: string; data: TrackedJob }[]): [string, boolean][] =>
    upcomingOf(jobs, now).map(({ id, isLate }) => [id, isLate]);
  it('keeps today, and an interview that has just begun', () => {
    expect(
      ids(job('a', { closesAt: day('2026-11-22'), interviewAt: day('2026-11-22', '11:30') })),
    ).toEqual([
      ['a-deadline', false],
      ['a-interview', false],
    ]);
  });
  it('leaves out what is over', () =>
    expect(
      ids(job('a', { closesAt: day('2026-11-21'), interviewAt: day('2026-11-22', '10:30') })),
    ).toEqual([]));
  it('keeps tasks that are late, and forgets those that are done', () => {
    expect(
      ids(
        job('a', {
          tasks: [
            { id: 'l', text: 'late', dueAt: day('2026-11-20'), done: false },
            { id: 'd', text: 'done', dueAt: day('2026-11-25'), done: true },
          ],
        }),
      ),
    ).toEqual([['a-task-l', true]]);
  });
  it('has no deadline of a job that was applied for, and nothing of a closed one', () => {
    const all: TrackedJob = {
      closesAt: day('2026-11-25'),
      interviewAt: day('2026-11-26', '09:00'),
    };
    expect(
      ids(job('a', { ...all, status: 'applied' }), job('b', { ...all, status: 'closed' })),
    ).toEqual([['a-interview', false]]);
  });
});

describe('comingUp', () => {
  const task = (id: string, dueAt: string) => ({ id, text: id, dueAt: day(dueAt), done: false });
  const some = upcomingOf(
    [
      job('a', {
        interviewAt: day('2026-11-28', '09:00'),
        tasks: [task('1', '2026-11-20'), task('2', '2026-11-23'), task('3', '2026-11-30')],
      }),
      job('b', { closesAt: day('2026-11-25') }),
    ],
    now,
  );
  const ids = (count: number): string[] => listComingUp(some, count).map(({ id }) => id);

  it('is in date order, whatever the kind', () =>
    expect(ids(5)).toEqual(['a-task-1', 'a-task-2', 'b-deadline', 'a-interview', 'a-task-3']));
  it('has the next interview among the few that are shown, last', () =>
    expect(ids(2)).toEqual(['a-task-1', 'a-interview']));
});
