/** Builds /sw.js after the app: the worker of src/app/offline with the names of this build's files written in. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { pageFiles } from '../preload/rows.ts';
import { isAppEntry } from '../staticSite/appEntry.ts';
import { largest, sortKept, type BuiltScript } from './areas.ts';

const sourceRoot = fileURLToPath(new URL('../../src/', import.meta.url));
const kept = /\.(js|mjs|css|woff2)$/;

/** What the worker may keep: every script, style and font of the build. Packs keep themselves. */
export function listKept(names: readonly string[]): string[] {
  return names
    .filter((name) => name.startsWith('assets/') && kept.test(name))
    .map((name) => `/${name}`)
    .toSorted();
}

type Bundle = Rolldown.OutputBundle;

function sizeOf(file: Bundle[string] | undefined): number {
  if (!file) return 0;
  return Buffer.byteLength(file.type === 'chunk' ? file.code : file.source);
}

/** The scripts of a build as they are sorted into areas. */
function listScripts(bundle: Bundle): BuiltScript[] {
  /** Below src/, or as a package names it. */
  const below = (id: string): string | undefined =>
    id.startsWith(sourceRoot) ? id.slice(sourceRoot.length) : id.split('node_modules/').at(-1);
  const named = (names: readonly string[]): string[] => names.map((name) => `/${name}`);
  return Object.values(bundle).flatMap((file) => {
    if (file.type !== 'chunk') return [];
    const { importedCss = new Set<string>(), importedAssets = new Set<string>() } =
      file.viteMetadata ?? {};
    return [
      {
        name: `/${file.fileName}`,
        bytes: sizeOf(file),
        page: file.facadeModuleId ? below(file.facadeModuleId) : undefined,
        sources: file.moduleIds.flatMap((id) => below(id) ?? []),
        imports: named(file.imports),
        dynamicImports: named(file.dynamicImports),
        assets: named(
          [...importedCss, ...importedAssets].filter(
            (name) => kept.test(name) && sizeOf(bundle[name]) <= largest,
          ),
        ),
      },
    ];
  });
}

/** The plugin; only builds have a service worker. */
export function serviceWorker(): Plugin {
  return {
    name: 'hirely-service-worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        const all = Object.values(bundle);
        const page = all.find(({ fileName }) => fileName === 'index.html');
        const entry = all.find(isAppEntry)?.fileName;
        if (!dir || !page || !entry) throw new Error('The service worker found no page to keep.');
        const files = listKept(all.map(({ fileName }) => fileName));
        const sorted = sortKept({
          scripts: listScripts(bundle),
          entry: `/${entry}`,
          pages: pageFiles(readFileSync(`${sourceRoot}app/pages.ts`, 'utf8')),
          readSource: (path) => readFileSync(sourceRoot + path, 'utf8'),
        });
        const version = createHash('sha256')
          .update(files.join())
          .update(page.type === 'asset' ? page.source : '')
          .digest('hex')
          .slice(0, 12);
        // Read by the budget.
        mkdirSync(join(dir, '.vite'), { recursive: true });
        writeFileSync(join(dir, '.vite', 'kept.json'), JSON.stringify(sorted));
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: {
            __HIRELY_BUILD__: JSON.stringify({
              version,
              entry,
              files,
              first: sorted.entry,
              areas: sorted.areas,
            }),
          },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: {
              input: fileURLToPath(new URL('../../src/app/offline/worker.ts', import.meta.url)),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}
