// Jobs as rows: which are found by state and words, in which order, and as lines of a file.
import { isDay } from '#domain/base/calendarDay.ts';
import { formatCsvMoment, type Cell } from '#domain/base/csv.ts';
import { stateOf, jobStates, type JobState } from '#domain/seeker/trackedJob.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';

export const columns = [
  'title',
  'company',
  'state',
  'closesAt',
  'interviewAt',
  'appliedAt',
  'updatedAt',
] as const;
export type Column = (typeof columns)[number];
export interface Sort {
  by: Column;
  isUp: boolean;
}

/** "company-up" of the address; by the last change where there is none. */
export function parseSort(text: string | null): Sort {
  const [by, way] = (text ?? '').split('-');
  const known = columns.find((column) => column === by);
  return known && (way === 'up' || way === 'down')
    ? { by: known, isUp: way === 'up' }
    : { by: 'updatedAt', isUp: false };
}
export const formatSort = ({ by, isUp }: Sort): string => `${by}-${isUp ? 'up' : 'down'}`;

const normalise = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The jobs of a state (null: of all) that hold every one of the words: in title, company, place, notes, contacts or tasks. Accents and capitals do not matter. */
export function filterJobs(jobs: readonly Job[], state: JobState | null, words: string): Job[] {
  const wanted = normalise(words).split(/\s+/).filter(Boolean);
  return jobs.filter(({ data }) => {
    if (state !== null && stateOf(data.status) !== state) return false;
    if (wanted.length === 0) return true;
    const all = normalise(
      [
        data.title,
        data.company,
        data.place,
        data.notes,
        data.salary,
        ...(data.contacts ?? []).flatMap(({ name, role, email }) => [name, role, email]),
        ...(data.tasks ?? []).map(({ text }) => text),
      ]
        .filter(Boolean)
        .join('\n'),
    );
    return wanted.every((word) => all.includes(word));
  });
}

function valueOf({ data }: Job, by: Column): string | number | null {
  if (by === 'state') return jobStates.indexOf(stateOf(data.status));
  if (by === 'title' || by === 'company') return data[by]?.trim() || null;
  return data[by]?.getTime() ?? null;
}

/** In the order of a column; what has nothing there comes last, either way. `language` decides how names are sorted. */
export function sortJobs(jobs: readonly Job[], { by, isUp }: Sort, language: string): Job[] {
  const collator = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  return jobs.toSorted((one, other) => {
    const [a, b] = [valueOf(one, by), valueOf(other, by)];
    if (a === null || b === null)
      return Number(a === null) - Number(b === null) || (one.id < other.id ? -1 : 1);
    const way = typeof a === 'string' ? collator.compare(a, String(b)) : a - Number(b);
    return (isUp ? way : -way) || (one.id < other.id ? -1 : 1);
  });
}

/** What is kept as a moment, for a spreadsheet: a day without a time has none. */
function cellOf(kept: Date | null | undefined): string {
  return kept && isDay(kept) ? kept.toISOString().slice(0, 10) : formatCsvMoment(kept);
}

/** A job as a line of a file, in the order of its headings: title, company, place, state, salary, address, deadline, interview, applied, open tasks, contacts, notes. */
export function formatRow({ data }: Job, stateName: (state: JobState) => string): Cell[] {
  const contacts = (data.contacts ?? [])
    .map(({ name, role, email, phone }) => [name, role, email, phone].filter(Boolean).join(', '))
    .join('; ');
  const tasks = (data.tasks ?? [])
    .filter(({ done }) => !done)
    .map(({ text, dueAt }) => (dueAt ? `${text} (${cellOf(dueAt)})` : text))
    .join('; ');
  return [
    data.title,
    data.company,
    data.place,
    stateName(stateOf(data.status)),
    data.salary,
    data.url,
    cellOf(data.closesAt),
    cellOf(data.interviewAt),
    cellOf(data.appliedAt),
    tasks,
    contacts,
    data.notes,
  ];
}
