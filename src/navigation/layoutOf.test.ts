import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/account/role.ts';
import { layoutOf, type Layout } from './layoutOf.ts';

// Path × role → layout (seed, section 2), readable as one table.
const roles = [
  'admin',
  'superAdmin',
  'hiringManager',
  'jobSeeker',
  null,
] as const satisfies (Role | null)[];
const table: [string, ...Layout[]][] = [
  // path                            admin      superAdmin    hiringManager    jobSeeker  nobody
  ['/hirely-pro', 'minimal', 'minimal', 'minimal', 'minimal', 'minimal'],
  ['/hirely-pro/interview/o/i', 'minimal', 'minimal', 'minimal', 'minimal', 'minimal'],
  ['/sign-up-jobseeker', 'minimal', 'minimal', 'minimal', 'minimal', 'minimal'],
  ['/job-seeker', 'sidebar', 'sidebar', 'sidebar', 'sidebar', 'sidebar'],
  ['/job-seeker/my-profile', 'sidebar', 'sidebar', 'sidebar', 'sidebar', 'sidebar'],
  ['/job-seeker/delete-account', 'sidebar', 'sidebar', 'sidebar', 'sidebar', 'sidebar'],
  ['/', 'admin', 'superAdmin', 'hiringManager', 'public', 'public'],
  ['/hiring-dashboard', 'admin', 'superAdmin', 'hiringManager', 'public', 'public'],
  ['/admin/companies', 'admin', 'superAdmin', 'hiringManager', 'public', 'public'],
  ['/pricing', 'admin', 'superAdmin', 'hiringManager', 'public', 'public'],
];

describe('layout by path and role', () => {
  it.each(table)('%s', (path, ...layouts) =>
    expect(roles.map((role) => layoutOf(path, role))).toEqual(layouts),
  );
});
