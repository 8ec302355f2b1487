import { expect, it } from 'vitest';
import { routes, type RouteName } from '#navigation/routes.ts';
import { areaOf } from './areaOf.ts';

it.each([
  ['/hirely-pro', 'candidate'],
  ['/hirely-pro/interview/o/i', 'candidate'],
  ['/hirely-pro/review/o', 'guest'],
  ['/job-seeker/job-tools', 'jobSeeker'],
  ['/jobs/i/candidates/c', 'hiring'],
  ['/admin', 'hiring'],
  ['/admin/queue-dashboard', 'platform'],
  ['/login', null],
  ['/pricing', null],
])('%s belongs to %s', (path, area) => expect(areaOf(path)).toBe(area));

it('every address that people must sign in for belongs to an area', () => {
  const without = (Object.keys(routes) as RouteName[]).filter(
    (name) => routes[name].access !== 'everyone' && areaOf(routes[name].path) === null,
  );
  expect(without).toEqual([]);
});
