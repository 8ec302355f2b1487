// Builds /sw.js after the app: the worker of src/app/offline with the names of this build's files written in.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { isAppEntry } from '../staticSite/appEntry.ts';

/** Larger files (readers of documents, the AI engine) are kept once they are used, not before. */
const firstMaxBytes = 500_000;
const kept = /\.(js|mjs|css|woff2)$/;

/** A file of the build. */
export interface Built {
  name: string;
  bytes: number;
}

/** What the worker keeps: every script, style and font; `first` those that are fetched at once. Packs keep themselves. */
export function keptFiles(files: readonly Built[]): { files: string[]; first: string[] } {
  const ours = files
    .filter(({ name }) => name.startsWith('assets/') && kept.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    files: ours.map(({ name }) => `/${name}`),
    first: ours.filter(({ bytes }) => bytes <= firstMaxBytes).map(({ name }) => `/${name}`),
  };
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
        const { files, first } = keptFiles(
          all.map((file) => ({
            name: file.fileName,
            bytes: Buffer.byteLength(file.type === 'chunk' ? file.code : file.source),
          })),
        );
        const version = createHash('sha256')
          .update(files.join())
          .update(page.type === 'asset' ? page.source : '')
          .digest('hex')
          .slice(0, 12);
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { __HIRELY_BUILD__: JSON.stringify({ version, entry, files, first }) },
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
