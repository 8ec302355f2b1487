import { describe, expect, it } from 'vitest';
import {
  adminMenu,
  hiringManagerMenu,
  jobSeekerMenu,
  publicMenu,
  superAdminMenu,
  type MenuRow,
} from './menus.ts';

const targets = (rows: readonly MenuRow[]): string[] => rows.map(({ target }) => target);

describe('menu targets (seed, section 2)', () => {
  it('public header', () =>
    expect(targets(publicMenu)).toEqual([
      '/',
      '/#features',
      '/#how-it-works',
      '/#video-interview',
      '/#chat-interview',
      '/#resume-analysis',
      '/login',
      '/demo',
    ]));

  it('hiring managers and admins together reach every target', () => {
    expect(new Set([...targets(hiringManagerMenu), ...targets(adminMenu)])).toEqual(
      new Set([
        '/hiring-dashboard',
        '/account',
        '/account?tab=billing',
        '/account?tab=organization',
        '/new-job-interview',
        '/hirely-pro',
        '/admin',
        '/super-admin',
      ]),
    );
  });

  it('super admins', () =>
    expect(targets(superAdminMenu)).toEqual(
      expect.arrayContaining([
        '/admin/users',
        '/admin/companies',
        '/admin/system',
        '/admin/queue-dashboard',
      ]),
    ));
  it('job seekers', () =>
    expect(targets(jobSeekerMenu)).toEqual([
      '/job-seeker',
      '/job-seeker/interview-prep',
      '/job-seeker/upgrade',
      '/job-seeker/job-tools',
      '/job-seeker/my-profile',
    ]));
});

describe('flags (seed, section 6)', () => {
  it('the hiring-manager menu shows Admin with isAdmin and Super Admin with isSuperAdmin', () => {
    expect(
      (hiringManagerMenu as readonly MenuRow[])
        .filter(({ flag }) => flag)
        .map(({ target, flag }) => [target, flag]),
    ).toEqual([
      ['/admin', 'isAdmin'],
      ['/super-admin', 'isSuperAdmin'],
    ]);
  });
  it('the admin menu adds Billing, Licensed Users and Admin Tools', () => {
    const labels = Object.fromEntries(adminMenu.map(({ label, target }) => [label, target]));
    expect(labels).toMatchObject({
      'menu.billing': '/account?tab=billing',
      'menu.licensedUsers': '/account?tab=organization',
      'menu.adminTools': '/admin',
    });
  });
});
