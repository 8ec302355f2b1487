// Which files of a build a page needs, and how many bytes they are as brotli.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RouteName } from '../src/navigation/routes.ts';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}
/** What vite writes of a build: its chunks, by their source. */
export type Manifest = Record<string, Chunk>;

/** The key of the app's own script. */
export const appEntry = 'index.html';

export function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/** Files a chunk needs before it runs: itself and its static imports. */
export function filesOf(
  manifest: Manifest,
  key: string,
  seen: Set<string> = new Set(),
): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, seen);
  return seen;
}

/** The chunk of each page of the app. */
export function pageKeys(manifest: Manifest): Map<RouteName, string> {
  const lines = readFileSync(new URL('../src/app/pages.ts', import.meta.url), 'utf8');
  const found = [...lines.matchAll(/(\w+): \(\) => import\('(?:#|\.\/)([^']+)'\)/g)].map(
    ([, name = '', file = '']) =>
      [name as RouteName, `src/${file.startsWith('features/') ? file : `app/${file}`}`] as const,
  );
  return new Map(found.filter(([, key]) => key in manifest));
}

/** Measures scripts of a build; each is compressed once. */
export function scriptBytes(directory: string): (files: Iterable<string>) => number {
  const sizes = new Map<string, number>();
  function bytesOf(file: string): number {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const bytes = brotliCompressSync(readFileSync(join(directory, file))).length;
    sizes.set(file, bytes);
    return bytes;
  }
  return (files) =>
    [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + bytesOf(file), 0);
}
