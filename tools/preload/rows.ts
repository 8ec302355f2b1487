// Which files an address needs, as far as a build can tell: the page, its header, its texts. Pure; the plugin asks.
import { layoutOf, type Layout } from '../../src/navigation/layoutOf.ts';
import { routes, type Access, type RouteName } from '../../src/navigation/routes.ts';
import type { Role } from '../../src/domain/account/role.ts';

const headers: Record<Layout, string> = {
  minimal: 'MinimalHeader',
  sidebar: 'SidebarLayout',
  superAdmin: 'SuperAdminHeader',
  admin: 'AdminHeader',
  hiringManager: 'HiringManagerHeader',
  public: 'PublicHeader',
};

/** The role that most people on a page have, by who may enter. */
function usualRoleOf(access: Access): Role | null {
  if (typeof access === 'string') return null;
  if (access.includes('isHiringManager')) return 'hiringManager';
  if (access.includes('isAdmin')) return 'admin';
  return access.includes('isSuperAdmin') ? 'superAdmin' : 'jobSeeker';
}

/** An address of the route table as a regular expression; null for the page of unknown addresses. */
export function patternOf(path: string): string | null {
  return path.includes('*')
    ? null
    : `^${path.replace(/[.\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`;
}

/** The namespaces that a source asks for by `useTranslation`. */
export function namespacesIn(source: string): string[] {
  return [...source.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']+')/g)].flatMap(
    ([, names = '']) => [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
}

/** The pages of `pages.ts` by route, as files below src/. */
export function pageFiles(pagesSource: string): Map<RouteName, string> {
  const lines = pagesSource.matchAll(/(\w+): \(\) => import\('(?:#|\.\/)([^']+)'\)/g);
  return new Map(
    [...lines].map(([, name = '', file = '']) => [
      name as RouteName,
      file.startsWith('features/') ? file : `app/${file}`,
    ]),
  );
}

/** What begins to read ahead of its page (app/entry/ReadAhead.tsx). */
const ahead: Partial<Record<RouteName, string>> = {
  hiringDashboard: 'features/hiring/dashboard/dashboardSources.ts',
  job: 'features/hiring/job/jobSources.ts',
  candidate: 'features/review/page/candidateSources.ts',
};

export interface PreloadRow {
  pattern: string;
  /** Files below src/ that the address opens with. */
  modules: string[];
  needsPerson: boolean;
}

/** A row for every address, those without parameters first, because the first that fits counts. */
export function preloadRows(pages: ReadonlyMap<RouteName, string>): PreloadRow[] {
  const rows = [...pages].flatMap(([name, page]) => {
    const { path, access }: { path: string; access: Access } = routes[name];
    const pattern = patternOf(path);
    if (pattern === null || 'devOnly' in routes[name]) return [];
    const layout = layoutOf(path, usualRoleOf(access));
    return [
      {
        pattern,
        modules: [
          page,
          `app/layouts/${headers[layout]}.tsx`,
          ...(ahead[name] ? [ahead[name]] : []),
        ],
        needsPerson: access !== 'everyone' || layout !== 'public',
      },
    ];
  });
  const isOpen = ({ pattern }: PreloadRow): number => Number(pattern.includes('[^/]+'));
  return rows.toSorted((a, b) => isOpen(a) - isOpen(b));
}

/** The page with the script that preloads right behind its entry, which other readers of the page look for first. */
export function withPreload(html: string, entry: string, script: string): string {
  const tag = new RegExp(`<script[^>]*src="/${entry.replaceAll('.', '\\.')}"[^>]*></script>`);
  return html.replace(
    tag,
    (found) => `${found}\n    <script async fetchpriority="high" src="/${script}"></script>`,
  );
}
