import { describe, expect, it } from 'vitest';
import { adminMenu, jobSeekerMenu, publicMenu, superAdminMenu } from '#navigation/menus.ts';
import { currentOf } from './menuRows.ts';

const currentAt = (
  rows: readonly { label: string; target: string }[],
  address: string,
): string | undefined => {
  const { pathname, search, hash } = new URL(address, 'https://hirely.example');
  return currentOf(rows, { pathname, search, hash })?.label;
};

describe('the current menu row', () => {
  it.each([
    ['/hiring-dashboard', 'menu.hiringDashboard'],
    ['/hiring-dashboard?status=closed', 'menu.hiringDashboard'],
    ['/hiring-dashboard?q=a&page=2#jobs', 'menu.hiringDashboard'],
    ['/account', 'menu.account'],
    ['/account?tab=profile', 'menu.account'],
    ['/account?tab=billing', 'menu.billing'],
    ['/account?invoice=7&tab=billing', 'menu.billing'],
    ['/account?tab=organization', 'menu.licensedUsers'],
    ['/admin?view=log&q=x', 'menu.adminTools'],
    ['/new-job-interview?sample=1', 'menu.createJob'],
  ])('of admins at %s is %s', (address, label) =>
    expect(currentAt(adminMenu, address)).toBe(label),
  );

  it.each([
    ['/job-seeker/job-tools?tab=track&open=1', 'menu.jobTools'],
    ['/job-seeker?welcome=1', 'menu.dashboard'],
  ])('of job seekers at %s is %s', (address, label) =>
    expect(currentAt(jobSeekerMenu, address)).toBe(label),
  );

  it.each([
    ['/admin/companies?q=harbour', 'menu.companies'],
    ['/admin/users?role=admin', 'menu.licensedUsers'],
  ])('of super admins at %s is %s', (address, label) =>
    expect(currentAt(superAdminMenu, address)).toBe(label),
  );

  it.each([
    ['/', 'menu.home'],
    ['/?from=mail', 'menu.home'],
    ['/#features', 'menu.features'],
    ['/?from=mail#features', 'menu.features'],
  ])('of visitors at %s is %s', (address, label) =>
    expect(currentAt(publicMenu, address)).toBe(label),
  );

  it('is none elsewhere', () =>
    expect([currentAt(adminMenu, '/jobs/1'), currentAt(publicMenu, '/pricing')]).toEqual([
      undefined,
      undefined,
    ]));
});
