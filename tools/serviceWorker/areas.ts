/** Which files of a build the device keeps at once, and which with the area that somebody is in. Pure; the plugin asks. */
import { namespacesIn } from '../preload/rows.ts';
import type { Area } from '../../src/app/offline/areaOf.ts';
import type { RouteName } from '../../src/navigation/routes.ts';

interface AreaParts {
  routes: readonly RouteName[];
  /** Whose later parts belong to it. */
  features: readonly string[];
  headers: readonly string[];
}

/** What belongs to an area. */
const areas: Record<Area, AreaParts> = {
  guest: {
    routes: ['guestReview', 'guestDesk'],
    features: ['review'],
    headers: ['MinimalHeader'],
  },
  candidate: {
    routes: ['hirelyPro', 'joinInterview', 'interviewRoom'],
    features: ['interview'],
    headers: ['MinimalHeader'],
  },
  jobSeeker: {
    routes: ['jobSeeker', 'interviewPrep', 'upgrade', 'jobTools', 'myProfile', 'ownDeletion'],
    features: ['jobSeeker'],
    headers: ['SidebarLayout'],
  },
  platform: {
    routes: [
      'superAdmin',
      'firstSuperAdmin',
      'adminUsers',
      'adminCompanies',
      'adminSystem',
      'adminQueue',
      'engineTrial',
    ],
    features: ['platform'],
    headers: ['SuperAdminHeader'],
  },
  hiring: {
    routes: [
      'hiringDashboard',
      'newJobInterview',
      'editDraft',
      'previewDraft',
      'library',
      'job',
      'candidate',
      'account',
      'admin',
    ],
    features: ['hiring', 'review', 'org', 'account'],
    headers: ['HiringManagerHeader', 'AdminHeader'],
  },
};

/** A script of a build, its files named as they are stored. */
export interface BuiltScript {
  name: string;
  bytes: number;
  /** The source that it stands for, below src/; undefined: a part that others share. */
  page?: string | undefined;
  /** Sources in it, below src/. */
  sources: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
  /** Styles and fonts that come with it. */
  assets: readonly string[];
}

/** Larger files (readers of documents, the AI engine) are kept once they are used, not before. */
export const largest = 500_000;
/** Loaded when the AI or a reader of documents is needed, which need more than can be kept; and the way past a broken cache, which needs the network. */
const apart = /^(ai|work)\/|^firebase\/firestore\/lite\//;
/** Letters of few languages: their font comes when one of them is shown. */
const rareFont = /latin-ext/;
const textName = /^i18n\/(en|es)\/(\w+)\.json$/;
/** What may ask for texts. */
const ours = /^(app|features|session|ui|work)\/.*\.tsx?$/;
/** Texts that the app itself asks for, whatever the page. */
const always = ['common', 'routes', 'faults', 'domain'];

/** Files by what brings them: the app itself, an area, an area's texts in a language. */
export interface KeptFiles {
  entry: string[];
  areas: Record<Area, { files: string[]; texts: Record<'en' | 'es', string[]> }>;
}

/** What sorts the files of a build. */
export interface Sorting {
  scripts: readonly BuiltScript[];
  entry: string;
  /** The pages of the app: their source below src/. */
  pages: ReadonlyMap<RouteName, string>;
  /** Reads a source below src/. */
  readSource: (path: string) => string;
}

const isApart = ({ page = '', sources }: BuiltScript): boolean =>
  apart.test(page) || (sources.length > 0 && sources.every((source) => apart.test(source)));

/** True for a script that cannot run without one that is not kept. */
function needsApart(byName: ReadonlyMap<string, BuiltScript>, script: BuiltScript): boolean {
  const seen = new Set<string>();
  const open = [script.name];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const one = byName.get(name);
    if (!one || seen.has(name)) continue;
    if (isApart(one)) return true;
    seen.add(name);
    open.push(...one.imports);
  }
  return false;
}

/** Everything that a start leads to: what it imports, and what it loads later unless that is somebody else's. */
function reachFrom(
  byName: ReadonlyMap<string, BuiltScript>,
  starts: readonly string[],
  follows: (script: BuiltScript) => boolean,
): Set<BuiltScript> {
  const found = new Set<BuiltScript>();
  const open = [...starts];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const script = byName.get(name);
    if (!script || found.has(script)) continue;
    found.add(script);
    open.push(...script.imports);
    for (const later of script.dynamicImports) {
      const one = byName.get(later);
      if (one && follows(one) && !needsApart(byName, one)) open.push(later);
    }
  }
  return found;
}

function listFiles(scripts: Iterable<BuiltScript>): Set<string> {
  const files = new Set<string>();
  for (const { name, bytes, assets } of scripts) {
    if (bytes <= largest) files.add(name);
    for (const asset of assets) if (!rareFont.test(asset)) files.add(asset);
  }
  return files;
}

/** Sorts the files of a build. */
export function sortKept({ scripts, entry, pages, readSource }: Sorting): KeptFiles {
  const byName = new Map(scripts.map((script) => [script.name, script]));
  const pageSources = new Set(pages.values());
  const texts = new Map<string, string>();
  for (const { name, sources } of scripts)
    for (const source of sources) if (textName.test(source)) texts.set(source, name);
  /** What is loaded later belongs here unless it is a page, a text, the AI's, or another feature's. */
  const followsIn =
    (features: readonly string[]) =>
    ({ page = '', sources }: BuiltScript): boolean => {
      if (
        pageSources.has(page) ||
        (sources.length > 0 && sources.every((one) => textName.test(one)))
      )
        return false;
      const [, feature] = /^features\/(\w+)\//.exec(page) ?? [];
      const isHeader =
        /^app\/layouts\/(?!Minimal)\w+Header\.tsx|^app\/(layouts\/Sidebar|site\/)/.test(page);
      return !isHeader && (feature === undefined || features.includes(feature));
    };
  const ofEntry = reachFrom(byName, [entry], followsIn([]));
  const entryFiles = listFiles(ofEntry);
  const sortArea = (area: Area) => {
    const { routes, features, headers } = areas[area];
    const starts = [
      ...routes.map((name) => pages.get(name) ?? ''),
      ...headers.map((name) => `app/layouts/${name}.tsx`),
    ];
    const names = scripts
      .filter(({ page }) => page && starts.includes(page))
      .map(({ name }) => name);
    const reached = reachFrom(byName, names, followsIn(features));
    const asked = new Set([
      ...always,
      ...[...reached, ...ofEntry].flatMap(({ sources }) =>
        sources
          .filter((source) => ours.test(source))
          .flatMap((one) => namespacesIn(readSource(one))),
      ),
    ]);
    const textsIn = (language: 'en' | 'es'): string[] =>
      [...new Set([...asked].flatMap((name) => texts.get(`i18n/${language}/${name}.json`) ?? []))]
        .filter((file) => !entryFiles.has(file))
        .toSorted();
    return {
      files: [...listFiles(reached)].filter((file) => !entryFiles.has(file)).toSorted(),
      texts: { en: textsIn('en'), es: textsIn('es') },
    };
  };
  const names = Object.keys(areas) as Area[];
  return {
    entry: [...entryFiles].toSorted(),
    areas: Object.fromEntries(names.map((area) => [area, sortArea(area)])) as KeptFiles['areas'],
  };
}
