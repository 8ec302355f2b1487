// What each page may weigh before it can be used: JavaScript as brotli, counted from the build.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RouteName } from '../src/navigation/routes.ts';
import {
  appEntry,
  filesOf,
  pageKeys,
  readManifest,
  scriptBytes,
  type Manifest,
} from './buildFiles.ts';
import type { KeptFiles } from './serviceWorker/areas.ts';
import type { Area } from '../src/app/offline/areaOf.ts';

/** A page against its limit, in KB. */
export interface Weighed {
  readonly page: string;
  readonly kilobytes: number;
  readonly limit: number;
  /** What it shall weigh, where the limit is only what it weighed when it was set. */
  readonly goal?: number;
}

/** Of a prerendered page, of one that is a form, and of their HTML with styles. */
const siteLimit = 5;
const formLimit = 41;
const htmlLimit = 32;

/** Pages of the app: what they need beyond their own code, their limit and their goal. A limit falls with what is saved, and never rises. */
const appLimits: Partial<
  Record<RouteName, { needs: readonly string[]; limit: number; goal: number }>
> = {
  hiringDashboard: { needs: ['auth', 'firestore'], limit: 362, goal: 230 },
  jobSeeker: { needs: ['auth', 'firestore'], limit: 364, goal: 230 },
  interviewRoom: { needs: ['auth', 'firestore'], limit: 400, goal: 230 },
  job: { needs: ['auth', 'firestore'], limit: 430, goal: 230 },
  candidate: { needs: ['auth', 'firestore'], limit: 451, goal: 230 },
};

/** The chunks of a name, which are loaded when first needed. */
function named(manifest: Manifest, name: string): string[] {
  const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === name);
  if (keys.length === 0) throw new Error(`The build has no chunk named ${name}.`);
  return keys;
}

function weighApp(directory: string): Weighed[] {
  const manifest = readManifest(directory);
  const bytes = scriptBytes(directory);
  const keys = pageKeys(manifest);
  return Object.entries(appLimits).map(([page, { needs, limit, goal }]) => {
    const files = filesOf(manifest, appEntry);
    filesOf(manifest, keys.get(page as RouteName) ?? '', files);
    for (const key of needs.flatMap((name) => named(manifest, name))) filesOf(manifest, key, files);
    return { page, kilobytes: bytes(files) / 1024, limit, goal };
  });
}

/** The prerendered pages: every script they name, with what it imports and what it loads by itself, and the HTML. A form brings all that signing in needs; the app comes when somebody has signed in. */
function weighSite(directory: string): Weighed[] {
  const manifest = readManifest(directory);
  const scripts = scriptBytes(directory);
  const pages = ['', 'es/'].flatMap((folder) =>
    readdirSync(join(directory, folder))
      .filter((file) => file.endsWith('.html') && file !== 'app.html')
      .map((file) => folder + file),
  );
  return pages.flatMap((page) => {
    const html = readFileSync(join(directory, page), 'utf8');
    const isForm = /<html[^>]* data-form/.test(html);
    const files = new Set<string>();
    for (const [, source] of html.matchAll(
      /<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="\/([^"]+)"/g,
    )) {
      const key = Object.keys(manifest).find((one) => manifest[one]?.file === source) ?? '';
      filesOf(manifest, key, files);
    }
    if (isForm)
      for (const key of ['auth', 'signIn'].flatMap((name) => named(manifest, name)))
        filesOf(manifest, key, files);
    if (html.includes('data-testid="legal-version"'))
      filesOf(manifest, 'src/app/site/legalVersion.ts', files);
    if (/<html[^>]* data-plans/.test(html))
      filesOf(manifest, 'src/app/site/publishedPlans.ts', files);
    return [
      { page, kilobytes: scripts(files) / 1024, limit: isForm ? formLimit : siteLimit },
      {
        page: `${page} (HTML)`,
        kilobytes: brotliCompressSync(html).length / 1024,
        limit: htmlLimit,
      },
    ];
  });
}

/** What a device keeps at once for somebody new, by where they are: the entry and one area, as brotli; and what it may be. */
const keptLimits: Partial<Record<Area, number>> = { candidate: 700 };

function weighKept(directory: string): Weighed[] {
  const kept = JSON.parse(readFileSync(join(directory, '.vite', 'kept.json'), 'utf8')) as KeptFiles;
  return (Object.entries(keptLimits) as [Area, number][]).map(([area, limit]) => {
    const { files, texts } = kept.areas[area];
    const all = new Set([...kept.entry, ...files, ...texts.en, ...texts.es]);
    if (all.size < 50) throw new Error(`Only ${all.size} files are kept for ${area}.`);
    const bytes = [...all].reduce((sum, file) => {
      const content = readFileSync(join(directory, file));
      // Fonts are compressed already.
      return sum + (file.endsWith('.woff2') ? content : brotliCompressSync(content)).length;
    }, 0);
    return { page: `kept for a new ${area}`, kilobytes: bytes / 1024, limit };
  });
}

/** Every page of a build against its limit. */
export function weighBuild(directory: string): Weighed[] {
  const weighed = [...weighSite(directory), ...weighApp(directory), ...weighKept(directory)];
  if (weighed.length < 20) throw new Error(`Only ${weighed.length} pages were found to weigh.`);
  return weighed;
}

/** Those over their limit, each as a sentence. */
export function overBudget(weighed: readonly Weighed[]): string[] {
  return weighed
    .filter(({ kilobytes, limit }) => kilobytes > limit)
    .map(
      ({ page, kilobytes, limit }) =>
        `${page} needs ${kilobytes.toFixed(1)} KB as brotli; ${limit} are allowed.`,
    );
}
