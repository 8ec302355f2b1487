import { describe, expect, it } from 'vitest';
import { parseDayFields } from '#domain/base/calendarDay.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import { filterJobs, formatRow, sortJobs, parseSort, formatSort, type Column } from './rows.ts';

const job = (id: string, data: TrackedJob): Job => ({ id, path: id, data, pending: false });
const jobs = [
  job('a', {
    title: 'Nurse',
    company: 'Ñandú Clínica',
    status: 'offer',
    closesAt: parseDayFields('2026-11-30'),
  }),
  job('b', {
    title: 'baker',
    company: 'Zeta',
    status: 'applied',
    contacts: [{ id: 'c', name: 'Remy Ortiz', role: '', email: '', phone: '', notes: '' }],
  }),
  job('c', { title: 'Árbitro', closesAt: parseDayFields('2026-11-24'), notes: 'Ask about shifts' }),
];
const ids = (rows: readonly Job[]): string => rows.map(({ id }) => id).join('');

describe('filterJobs', () => {
  it.each([
    [null, '', 'abc'],
    ['offer', '', 'a'],
    [null, 'clinica', 'a'],
    [null, 'ORTIZ bak', 'b'],
    [null, 'shifts nurse', ''],
    [null, 'shifts', 'c'],
    ['closed', '', ''],
  ] as const)('%s with "%s"', (state, words, result) =>
    expect(ids(filterJobs(jobs, state, words))).toBe(result),
  );
});

describe('sortJobs', () => {
  it.each([
    ['title', true, 'cba'],
    ['title', false, 'abc'],
    ['company', true, 'abc'],
    ['company', false, 'bac'],
    ['state', true, 'cba'],
    ['closesAt', true, 'cab'],
    ['closesAt', false, 'acb'],
    ['interviewAt', true, 'abc'],
  ] as [Column, boolean, string][])('by %s, up: %s', (by, isUp, result) =>
    expect(ids(sortJobs(jobs, { by, isUp }, 'es'))).toBe(result),
  );
});

describe('the order in the address', () => {
  it('goes there and back', () =>
    expect(parseSort(formatSort({ by: 'company', isUp: true }))).toEqual({
      by: 'company',
      isUp: true,
    }));
  it.each([null, '', 'company', 'salary-up', 'title-sideways'])(
    '%s is by the last change',
    (text) => expect(parseSort(text)).toEqual({ by: 'updatedAt', isUp: false }),
  );
});

it('a line has days without a time and tasks that are open', () => {
  const line = formatRow(
    job('a', {
      title: 'Nurse',
      status: 'applied',
      closesAt: parseDayFields('2026-11-30'),
      interviewAt: new Date('2026-12-01T09:30:00Z'),
      tasks: [
        { id: '1', text: 'Call', dueAt: parseDayFields('2026-11-25'), done: false },
        { id: '2', text: 'Done', done: true },
      ],
    }),
    (state) => state.toUpperCase(),
  );
  expect(line).toEqual([
    'Nurse',
    undefined,
    undefined,
    'APPLIED',
    undefined,
    undefined,
    '2026-11-30',
    '2026-12-01 09:30',
    '',
    'Call (2026-11-25)',
    '',
    undefined,
  ]);
});
