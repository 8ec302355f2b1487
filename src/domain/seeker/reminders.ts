/** Reminders of a job seeker: interviews, tasks and jobs that close within a day, and practice that is due. */
import { isDay, toThisClock } from '#domain/base/calendarDay.ts';
import type { SeekerProfile } from './seekerProfile.ts';
import { formatJobName, stateOf, type TrackedJob } from './trackedJob.ts';

export type Reminder =
  | {
      kind: 'interview' | 'closes' | 'task';
      /** Stays the same for the same thing. */
      key: string;
      jobId: string;
      name: string;
      /** On this device's clock. */
      at: Date;
      /** It has no time. */
      isDay?: true;
    }
  | { kind: 'review'; key: string; count: number };
export type ReminderWishes = Record<'interviews' | 'tasks' | 'review', boolean>;

const dayMs = 86_400_000;
/** Something past is shown for so long. */
const pastMs = 7 * dayMs;

/** Everything is shown unless it was turned off. */
export function wishesOf(reminders: SeekerProfile['reminders']): ReminderWishes {
  return {
    interviews: reminders?.interviews !== false,
    tasks: reminders?.tasks !== false,
    review: reminders?.review !== false,
  };
}

interface Known {
  jobs: readonly { id: string; data: TrackedJob }[];
  /** How many practice answers are to be repeated today. */
  reviews: number;
}

/** What is due at `now`, the earliest first. */
export function listDueReminders(
  now: Date,
  wishes: ReminderWishes,
  { jobs, reviews }: Known,
): Reminder[] {
  const isNear = (kept: Date | null | undefined, pastToo: boolean): kept is Date => {
    if (kept == null) return false;
    // A day without a time is near on itself and on the day before.
    const from = isDay(kept) ? new Date(now.getFullYear(), now.getMonth(), now.getDate()) : now;
    const away = toThisClock(kept).getTime() - from.getTime();
    return (
      away <= (isDay(kept) ? dayMs * 1.1 : dayMs) &&
      (isDay(kept) ? away >= (pastToo ? -pastMs : 0) : away > (pastToo ? -pastMs : 0))
    );
  };
  const when = (kept: Date): { at: Date; isDay?: true } => ({
    at: toThisClock(kept),
    ...(isDay(kept) ? { isDay: true as const } : {}),
  });
  const ofJobs = jobs
    .flatMap(({ id, data }): Extract<Reminder, { jobId: string }>[] => {
      const state = stateOf(data.status);
      if (state === 'closed') return [];
      const name = formatJobName(data);
      return [
        ...(wishes.interviews && isNear(data.interviewAt, false)
          ? [
              {
                kind: 'interview' as const,
                key: `${id}/interview/${data.interviewAt.getTime()}`,
                jobId: id,
                name,
                ...when(data.interviewAt),
              },
            ]
          : []),
        ...(wishes.tasks && state === 'interested' && isNear(data.closesAt, false)
          ? [
              {
                kind: 'closes' as const,
                key: `${id}/closes/${data.closesAt.getTime()}`,
                jobId: id,
                name,
                ...when(data.closesAt),
              },
            ]
          : []),
        ...(wishes.tasks
          ? (data.tasks ?? []).flatMap((task) =>
              !task.done && isNear(task.dueAt, true)
                ? [
                    {
                      kind: 'task' as const,
                      key: `${id}/task/${task.id}/${task.dueAt.getTime()}`,
                      jobId: id,
                      name: task.text,
                      ...when(task.dueAt),
                    },
                  ]
                : [],
            )
          : []),
      ];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.key < b.key ? -1 : 1));
  return [
    ...ofJobs,
    ...(wishes.review && reviews > 0
      ? [
          {
            kind: 'review' as const,
            key: `review/${Math.floor(now.getTime() / dayMs)}`,
            count: reviews,
          },
        ]
      : []),
  ];
}
