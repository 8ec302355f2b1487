import { describe, expect, it } from 'vitest';
import { routes, to, type RouteName } from '#navigation/routes.ts';
import { isCarefree, findRoute } from './routeAt.ts';

describe('the route of an address', () => {
  it('finds every row of the table by its own path', () => {
    for (const [name, { path }] of Object.entries(routes))
      if (name !== 'notFound')
        expect(findRoute(path.replace(/:(\w+)/g, 'x-$1'))).toBe(name as RouteName);
  });
  it('is notFound for any other', () => expect(findRoute('/nowhere')).toBe('notFound'));
});

describe('pages that need no Firebase', () => {
  it.each(['/', '/pricing', '/login', '/demo', '/privacy'])('%s', (path) =>
    expect(isCarefree(path)).toBe(true),
  );
  it.each([
    to('hiringDashboard'),
    to('hirelyPro'),
    to('signUpJobSeeker'),
    to('jobSeeker'),
    to('account'),
  ])('not %s', (path) => expect(isCarefree(path)).toBe(false));
});
