/** Everywhere that somebody can go by name: every page of the route table, the tabs of pages and the parts of long ones. */
import { routes, to, type RouteName, type RouteRow } from './routes.ts';
import {
  accountTabs,
  adminTools,
  jobToolsTabs,
  organizationParts,
  prepTabs,
  profileTabs,
  systemParts,
  type Audience,
} from './pageTabs.ts';

export interface Destination {
  /** Decides who may open it. */
  route: RouteName;
  /** The text of its name, with its namespace. */
  label: string;
  target: string;
  kind: 'page' | 'setting';
  /** Who of a company sees it; everybody who may open the page, where there is none. */
  audience?: Audience;
  /** The id of the part of the page that it is about. */
  part?: string;
}

/** Pages that nobody goes to by name, and why. */
export const unnamed = {
  login: 'for people who are signed out',
  signUp: 'for people who are signed out',
  signUpJobSeeker: 'for people who are signed out',
  resetPassword: 'for people who are signed out',
  accountAction: 'where links of mails lead',
  firstSuperAdmin: 'once, at the first deploy',
  newJobInterview: 'Create Job leads there, which knows the monthly limit',
  notFound: 'there is nothing',
} as const satisfies Partial<Record<RouteName, string>>;

function isNamed(name: RouteName): boolean {
  const row: RouteRow = routes[name];
  return !(name in unnamed) && !row.path.includes(':') && row.devOnly !== true;
}

const pageRows = (Object.keys(routes) as RouteName[]).filter(isNamed).map((route) => ({
  route,
  label: `routes:title.${route}` as const,
  target: routes[route].path,
  kind: route === 'deleteAccount' || route === 'ownDeletion' ? 'setting' : 'page',
})) satisfies Destination[];

const audienceOfTab = { billing: 'member', organization: 'member' } as const;

/** All of them, whoever may open them. */
export const destinations = [
  ...pageRows,
  ...accountTabs.map((tab) => ({
    route: 'account' as const,
    label: `org:account.tabs.${tab}` as const,
    target: to('account', {}, { query: { tab } }),
    kind: 'setting' as const,
    ...(tab === 'profile' ? {} : { audience: audienceOfTab[tab] }),
  })),
  ...organizationParts.map(({ id, label, audience }) => ({
    route: 'account' as const,
    label,
    target: to('account', {}, { query: { tab: 'organization' }, hash: id }),
    kind: 'setting' as const,
    audience,
    part: id,
  })),
  ...adminTools.map((tool) => ({
    route: 'admin' as const,
    label: `admin:tools.${tool}` as const,
    target: to('admin', {}, { query: { tool } }),
    kind: 'setting' as const,
  })),
  {
    route: 'adminCompanies',
    label: 'superAdmin:companies.requests',
    target: to('adminCompanies', {}, { query: { view: 'requests' } }),
    kind: 'page',
  },
  ...systemParts.map(({ id, label }) => ({
    route: 'adminSystem' as const,
    label,
    target: to('adminSystem', {}, { hash: id }),
    kind: 'setting' as const,
    part: id,
  })),
  ...prepTabs.map((tab) => ({
    route: 'interviewPrep' as const,
    label: `prep:tab.${tab}` as const,
    target: to('interviewPrep', {}, { query: { tab } }),
    kind: 'page' as const,
  })),
  ...jobToolsTabs.map((tab) => ({
    route: 'jobTools' as const,
    label: `tracker:tab.${tab}` as const,
    target: to('jobTools', {}, { query: { tab } }),
    kind: 'page' as const,
  })),
  {
    route: 'jobTools',
    label: 'tracker:add.open',
    target: to('jobTools', {}, { query: { tab: 'track', add: '1' } }),
    kind: 'page',
  },
  ...profileTabs.map((tab) => ({
    route: 'myProfile' as const,
    label: `ownProfile:tab.${tab}` as const,
    target: to('myProfile', {}, { query: { tab } }),
    kind: 'setting' as const,
  })),
] as const satisfies readonly Destination[];
