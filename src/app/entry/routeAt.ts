/** Finds the row of the route table that matches an address. */
import { matchPath } from 'react-router-dom';
import { layoutOf } from '#navigation/layoutOf.ts';
import { routes, type RouteName } from '#navigation/routes.ts';

const names = Object.keys(routes) as RouteName[];

/** The route of a path; "notFound" for any other. Static paths win over those with parameters. */
export function findRoute(path: string): RouteName {
  const found = names.filter(
    (name) => name !== 'notFound' && matchPath({ path: routes[name].path, end: true }, path),
  );
  return found.find((name) => !routes[name].path.includes(':')) ?? found[0] ?? 'notFound';
}

/** True for pages that can be shown without knowing who is signed in: open to everyone, with the public layout. */
export function isCarefree(path: string): boolean {
  return routes[findRoute(path)].access === 'everyone' && layoutOf(path, null) === 'public';
}
