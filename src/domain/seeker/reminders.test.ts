import { describe, expect, it } from 'vitest';
import { parseDayFields } from '#domain/base/calendarDay.ts';
import { listDueReminders, wishesOf } from './reminders.ts';

const now = new Date('2026-11-22T12:00:00Z');
const inHours = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const all = wishesOf(null);
const job = (data: object) => ({
  id: 'j',
  data: { title: 'Baker', company: 'Crumb', status: 'interviewing', ...data },
});
const kinds = (jobs: ReturnType<typeof job>[], wishes = all, reviews = 0) =>
  listDueReminders(now, wishes, { jobs, reviews }).map(({ kind }) => kind);

describe('reminders', () => {
  it('tell of interviews within a day, and not of those that are over', () => {
    expect(
      listDueReminders(now, all, { jobs: [job({ interviewAt: inHours(3) })], reviews: 0 }),
    ).toEqual([
      {
        kind: 'interview',
        key: `j/interview/${inHours(3).getTime()}`,
        jobId: 'j',
        name: 'Baker · Crumb',
        at: inHours(3),
      },
    ]);
    expect(kinds([job({ interviewAt: inHours(25) }), job({ interviewAt: inHours(-1) })])).toEqual(
      [],
    );
  });
  it('tell of tasks that are due, also of late ones, and of none that is done', () => {
    const tasks = [
      { id: 'a', text: 'Call', dueAt: inHours(2), done: false },
      { id: 'b', text: 'Write', dueAt: inHours(-48), done: false },
      { id: 'c', text: 'Done', dueAt: inHours(1), done: true },
      { id: 'd', text: 'Old', dueAt: inHours(-24 * 8), done: false },
      { id: 'e', text: 'No day', done: false },
    ];
    expect(
      listDueReminders(now, all, { jobs: [job({ tasks })], reviews: 0 }).map(
        (one) => 'name' in one && one.name,
      ),
    ).toEqual(['Write', 'Call']);
  });
  it('tell what closes only while nothing was sent', () => {
    expect(kinds([job({ status: 'interested', closesAt: inHours(5) })])).toEqual(['closes']);
    expect(kinds([job({ status: 'applied', closesAt: inHours(5) })])).toEqual([]);
  });
  it('take a day without a time whole: the day before and all day long, and say that it has no time', () => {
    const closing = (day: string): unknown =>
      listDueReminders(now, all, {
        jobs: [job({ status: 'interested', closesAt: parseDayFields(day) })],
        reviews: 0,
      }).map((one) => 'isDay' in one && one.isDay);
    expect(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map(closing)).toEqual([
      [],
      [true],
      [true],
      [],
    ]);
  });
  it('are silent about closed jobs and about what nobody wants', () => {
    expect(kinds([job({ status: 'closed', interviewAt: inHours(3) })])).toEqual([]);
    expect(
      kinds(
        [
          job({
            interviewAt: inHours(3),
            tasks: [{ id: 'a', text: 'Call', dueAt: inHours(2), done: false }],
          }),
        ],
        { interviews: false, tasks: false, review: false },
        3,
      ),
    ).toEqual([]);
    expect(wishesOf({ tasks: false })).toEqual({ interviews: true, tasks: false, review: true });
  });
  it('count practice to repeat', () => {
    expect(listDueReminders(now, all, { jobs: [], reviews: 2 })).toMatchObject([
      { kind: 'review', count: 2 },
    ]);
  });
});
