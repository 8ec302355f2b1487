/** Calendar events of a job seeker: deadlines, interviews and tasks of their tracked jobs. */
import { isDay, toThisClock } from '#domain/base/calendarDay.ts';
import type { Stored } from '#domain/base/source.ts';
import { formatJobName, stateOf, type JobState, type TrackedJob } from './trackedJob.ts';

const jobEventKinds = ['deadline', 'interview', 'task'] as const;
type JobEventKind = (typeof jobEventKinds)[number];

export interface JobEvent {
  /** The same for the same thing as long as it exists. */
  id: string;
  kind: JobEventKind;
  jobId: string;
  /** Title and company of the job; may be empty. */
  job: string;
  state: JobState;
  /** What is to be done; empty unless it is a task. */
  text: string;
  /** When, on this device's clock; the beginning of the day when `isDay`. */
  at: Date;
  /** A day without a time. */
  isDay: boolean;
  done: boolean;
}
export interface Upcoming extends JobEvent {
  /** A task whose time has passed. */
  isLate: boolean;
}

type Job = Pick<Stored<TrackedJob>, 'id' | 'data'>;

/** How long an interview is taken to last where nothing says it. */
export const interviewMinutes = 60;

/** Everything that has a date, in time order; days before the moments of that day. */
export function jobEventsOf(jobs: readonly Job[]): JobEvent[] {
  const events = jobs.flatMap(({ id, data }) => {
    const event = (
      kind: JobEventKind,
      kept: Date | null | undefined,
      name: string,
      text = '',
      done = false,
    ): JobEvent[] =>
      kept
        ? [
            {
              id: `${id}-${name}`,
              kind,
              jobId: id,
              job: formatJobName(data),
              state: stateOf(data.status),
              text,
              at: toThisClock(kept),
              isDay: isDay(kept),
              done,
            },
          ]
        : [];
    return [
      ...event('deadline', data.closesAt, 'deadline'),
      ...event('interview', data.interviewAt, 'interview'),
      ...(data.tasks ?? []).flatMap((task) =>
        event('task', task.dueAt, `task-${task.id}`, task.text, task.done),
      ),
    ];
  });
  return events.toSorted(
    (a, b) =>
      a.at.getTime() - b.at.getTime() ||
      Number(b.isDay) - Number(a.isDay) ||
      (a.id < b.id ? -1 : 1),
  );
}

/** What is ahead, in time order: tasks not done (also those that are late), interviews, and deadlines of jobs not applied for. Of closed jobs, nothing. */
export function upcomingOf(jobs: readonly Job[], now: Date): Upcoming[] {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  return jobEventsOf(jobs).flatMap((event) => {
    const at = event.at.getTime();
    const isOver = event.isDay
      ? at < today
      : at < now.getTime() - (event.kind === 'interview' ? interviewMinutes * 60_000 : 0);
    if (event.state === 'closed' || event.done || (isOver && event.kind !== 'task')) return [];
    if (event.kind === 'deadline' && event.state !== 'interested') return [];
    return [{ ...event, isLate: isOver }];
  });
}

/** The next few of what is ahead, in time order. The next interview is always among them: it is what one gets ready for. */
export function listComingUp(upcoming: readonly Upcoming[], count: number): Upcoming[] {
  const first = upcoming.slice(0, count);
  const interview = upcoming.find(({ kind }) => kind === 'interview');
  return interview && !first.includes(interview)
    ? [...first.slice(0, count - 1), interview]
    : first;
}
