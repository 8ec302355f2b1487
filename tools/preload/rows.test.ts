import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namespacesIn, pageFiles, patternOf, preloadRows, withPreload } from './rows.ts';

const pages = pageFiles(readFileSync(new URL('../../src/app/pages.ts', import.meta.url), 'utf8'));
const rows = preloadRows(pages);
const rowFor = (path: string) => rows.find(({ pattern }) => new RegExp(pattern).test(path));

it('an address with parameters fits its own, and nothing below it', () => {
  const pattern = new RegExp(patternOf('/jobs/:interviewId') ?? '');
  expect(['/jobs/a', '/jobs/a/candidates/b', '/jobs/'].map((path) => pattern.test(path))).toEqual([
    true,
    false,
    false,
  ]);
  expect(patternOf('*')).toBeNull();
});

it('a page comes with its header, and with the person where it needs to know who is there', () => {
  expect(rowFor('/hiring-dashboard')).toMatchObject({
    modules: [
      'features/hiring/dashboard/HiringDashboardPage.tsx',
      'app/layouts/HiringManagerHeader.tsx',
      'features/hiring/dashboard/dashboardSources.ts',
    ],
    needsPerson: true,
  });
  expect(rowFor('/login')).toMatchObject({
    modules: ['features/account/LoginPage.tsx', 'app/layouts/PublicHeader.tsx'],
    needsPerson: false,
  });
  expect(rowFor('/job-seeker')?.modules).toContain('app/layouts/SidebarLayout.tsx');
  expect(rowFor('/hirely-pro/interview/o/i')).toMatchObject({ needsPerson: true });
  expect(rowFor('/nowhere')).toBeUndefined();
});

it('an address without parameters wins over one that it would fit, too', () => {
  expect(rowFor('/hirely-pro')?.modules[0]).toBe('features/interview/invitation/HirelyProPage.tsx');
  expect(rowFor('/new-job-interview')?.modules[0]).toBe(
    'features/hiring/newJob/NewJobInterviewPage.tsx',
  );
  expect(rowFor('/new-job-interview/d')?.modules[0]).toBe(
    'features/hiring/editor/EditDraftPage.tsx',
  );
});

it('every page of a build has a row', () =>
  expect(rows.map(({ modules }) => modules[0])).toEqual(
    expect.arrayContaining(
      [...pages]
        .filter(([name]) => !/notFound|gallery|devOutbox/.test(name))
        .map(([, file]) => file),
    ),
  ));

it('what reads ahead of a page comes with it', () => {
  const source = readFileSync(
    new URL('../../src/app/entry/ReadAhead.tsx', import.meta.url),
    'utf8',
  );
  const named = [...source.matchAll(/import\('#([^']+)'\)/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(2);
  expect(new Set(rows.flatMap(({ modules }) => modules.slice(2)))).toEqual(new Set(named));
});

it('finds the namespaces of a source', () =>
  expect(
    namespacesIn(
      "useTranslation('hiring'); useTranslation(['common', 'domain']); useTranslation()",
    ),
  ).toEqual(['hiring', 'common', 'domain']));

it('the script stands behind the entry, and a page of another entry stays as it is', () => {
  const page = '<script type="module" crossorigin src="/assets/index-a.js"></script>';
  expect(withPreload(page, 'assets/index-a.js', 'assets/preload-b.js')).toMatch(
    /index-a\.js"><\/script>\s+<script async fetchpriority="high" src="\/assets\/preload-b\.js"><\/script>$/,
  );
  expect(withPreload(page, 'assets/other.js', 'assets/preload-b.js')).toBe(page);
});
