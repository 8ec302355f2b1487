import { describe, expect, it } from 'vitest';
import { landingOf, buildLoginAddress, ownAddressOf, readSafeNext } from './landingOf.ts';
import { limitTargetOf } from './limitTargetOf.ts';

describe('home of a role', () => {
  it.each([
    ['jobSeeker', '/job-seeker'],
    ['hiringManager', '/hiring-dashboard'],
    ['admin', '/hiring-dashboard'],
    ['superAdmin', '/super-admin'],
    [null, '/'],
  ] as const)('%s → %s', (role, home) => expect(landingOf(role)).toBe(home));
});

describe('the page of a role for what a path shows', () => {
  it.each([
    ['/account', '/job-seeker/my-profile'],
    ['/account/', '/job-seeker/my-profile'],
    ['/delete-account', '/job-seeker/delete-account'],
    ['/pricing', null],
    ['/job-seeker', null],
  ] as const)('%s → %s for job seekers', (path, own) =>
    expect(ownAddressOf('jobSeeker', path)).toBe(own),
  );
  it.each(['hiringManager', 'admin', 'superAdmin', null] as const)(
    'is the path itself for %s',
    (role) => {
      expect([ownAddressOf(role, '/account'), ownAddressOf(role, '/delete-account')]).toEqual([
        null,
        null,
      ]);
    },
  );
});

describe('the page to come back to', () => {
  it.each(['/hiring-dashboard', '/account?tab=billing', '/jobs/1?stage=offer#notes'])(
    'keeps %s',
    (path) => expect(readSafeNext(path)).toBe(path),
  );
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
    null,
    '/login',
    '/login?next=/admin',
    '/demo',
    '/.//evil.example',
  ])('refuses %s', (path) => expect(readSafeNext(path)).toBeNull());
  it('travels with the sign-in page', () => {
    expect(buildLoginAddress('/account?tab=billing')).toBe(
      '/login?next=%2Faccount%3Ftab%3Dbilling',
    );
    expect(buildLoginAddress('/')).toBe('/login');
    expect(buildLoginAddress('//evil.example')).toBe('/login');
  });
});

describe('the way on from the limit dialog (seed, section 2)', () => {
  it('is billing for admins, the organisation for others', () => {
    expect(limitTargetOf(true)).toBe('/account?tab=billing');
    expect(limitTargetOf(false)).toBe('/account?tab=organization');
  });
});
