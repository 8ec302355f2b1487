/** Everywhere that somebody can go by name, held against the route table. */
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { destinations, unnamed } from './destinations.ts';
import { findGoLetter, goKeys } from './goKeys.ts';
import { routes, type RouteName, type RouteRow } from './routes.ts';

const pathOf = (target: string): string => target.split(/[?#]/)[0] ?? '';

describe('the destinations', () => {
  it('are every page of the route table that has one address, but those that say why not', () => {
    const one = (Object.keys(routes) as RouteName[]).filter((name) => {
      const { path, devOnly }: RouteRow = routes[name];
      return !path.includes(':') && !devOnly;
    });
    const named = new Set(destinations.map(({ route }) => route as string));
    expect(one.filter((name) => !named.has(name)).toSorted()).toEqual(
      Object.keys(unnamed).toSorted(),
    );
  });
  it('lead to the page by which it is decided who may go there', () => {
    for (const { route, target } of destinations)
      expect(matchPath(routes[route].path, pathOf(target)), target).not.toBeNull();
  });
  it('have addresses of their own', () => {
    const targets = destinations.map(({ target }) => target);
    expect(targets.filter((target, at) => targets.indexOf(target) !== at)).toEqual([]);
  });
});

describe('the letters after "g"', () => {
  it('have one meaning each', () => {
    const letters = goKeys.map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(letters.length);
    expect(new Set(goKeys.map(({ target }) => target)).size).toBe(goKeys.length);
  });
  it('lead to pages that have a name, or to a new job', () => {
    const known = new Set<string>(destinations.map(({ target }) => target));
    expect(goKeys.filter(({ target }) => !known.has(target)).map(({ route }) => route)).toEqual([
      'newJobInterview',
    ]);
  });
  it('are found by where they lead', () => {
    expect(findGoLetter('/hiring-dashboard')).toBe('d');
    expect(findGoLetter('/pricing')).toBeUndefined();
  });
});
