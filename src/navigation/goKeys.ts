/** The letters that lead somewhere after "g". Each has one meaning for everybody. */
import { routes, to, type RouteName } from './routes.ts';
import type { Audience } from './pageTabs.ts';

interface GoKey {
  letter: string;
  target: string;
  route: RouteName;
  audience?: Audience;
}

const toPage = (letter: string, route: RouteName): GoKey => ({
  letter,
  target: routes[route].path,
  route,
});

export const goKeys: readonly GoKey[] = [
  toPage('d', 'hiringDashboard'),
  toPage('n', 'newJobInterview'),
  toPage('l', 'library'),
  toPage('a', 'account'),
  {
    letter: 'b',
    target: to('account', {}, { query: { tab: 'billing' } }),
    route: 'account',
    audience: 'member',
  },
  {
    letter: 'o',
    target: to('account', {}, { query: { tab: 'organization' } }),
    route: 'account',
    audience: 'member',
  },
  toPage('t', 'admin'),
  toPage('i', 'hirelyPro'),
  toPage('s', 'superAdmin'),
  toPage('c', 'adminCompanies'),
  toPage('u', 'adminUsers'),
  toPage('y', 'adminSystem'),
  toPage('q', 'adminQueue'),
  toPage('h', 'jobSeeker'),
  toPage('p', 'interviewPrep'),
  toPage('j', 'jobTools'),
  toPage('k', 'upgrade'),
  toPage('m', 'myProfile'),
];

/** The letter that leads to an address; undefined where there is none. */
export function findGoLetter(target: string): string | undefined {
  return goKeys.find((key) => key.target === target)?.letter;
}
