import { expect, it } from 'vitest';
import { changeOf, readRolesAndStates, formatRoleAndStatus } from './member.ts';

const recruiter = { role: 'recruiter', status: 'active' } as const;
const resting = { role: 'admin', status: 'suspended' } as const;

it('is told in the words that the rules look for', () => {
  expect(formatRoleAndStatus(resting)).toBe('admin suspended');
  expect(changeOf(recruiter, resting)).toBe('recruiter active > admin suspended');
});

it('is read again, alone or before and after, and nothing else is', () => {
  expect(readRolesAndStates(formatRoleAndStatus(resting))).toEqual([resting]);
  expect(readRolesAndStates(changeOf(recruiter, resting))).toEqual([recruiter, resting]);
  expect(
    ['admin', '', 'emperor active', 'recruiter active > ', 'recruiter active now'].map(
      readRolesAndStates,
    ),
  ).toEqual([null, null, null, null, null]);
});
