import { expect, it } from 'vitest';
import { listChangedJobs } from './useRecount.ts';

const row = (job: string, uid: string, stage = ''): string =>
  `organizations/o/interviews/${job}/candidates/${uid} ${stage}`;

it('counts the jobs anew of which somebody came or moved on, and no other', () => {
  const before = [row('a', '1'), row('b', '2'), row('c', '3')];
  expect(listChangedJobs(before, before)).toEqual([]);
  expect(listChangedJobs(before, [row('a', '1'), row('b', '2', 'hired'), row('c', '3')])).toEqual([
    'b',
  ]);
  expect(listChangedJobs(before, [row('d', '4'), ...before])).toEqual(['d']);
  expect(listChangedJobs(before, [row('b', '2'), row('c', '3')])).toEqual(['a']);
});

it('takes a page more at the end for no change', () => {
  const before = [row('a', '1'), row('a', '2')];
  expect(listChangedJobs(before, [...before, row('a', '3')])).toEqual([]);
});
