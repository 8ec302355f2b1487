// Public pages stay light: nothing they import, directly or through others, leads to Firebase, to sessions or to AI.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..', '..');
const doors = /^#(domain|i18n|navigation|data|ui|ai|session|work|features|app)\//;

/** The files and packages a module needs before it runs; type imports and lazy imports do not count. */
function importsOf(file: string): string[] {
  return [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s(?!type\s)[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'/gmu,
    ),
  ].map((found) => found[1] ?? found[2] ?? '');
}

function fileOf(name: string, from: string): string | null {
  if (doors.test(name)) return join(source, name.slice(1));
  return name.startsWith('.') ? join(dirname(from), name) : null;
}

/** Everything a page leans on: files (relative to src/) and packages. */
function reachOf(page: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const open = [page];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) continue;
    files.add(file);
    for (const name of importsOf(file)) {
      const next = fileOf(name, file);
      if (next) open.push(next);
      else packages.add(name);
    }
  }
  return { files, packages };
}

const pages = readdirSync(import.meta.dirname).filter((name) => name.endsWith('Page.tsx'));

describe.each(pages)('%s', (name) => {
  const { files, packages } = reachOf(join(import.meta.dirname, name));

  it('follows its imports', () => expect(files.size).toBeGreaterThan(3));

  it('needs no Firebase, no session, no AI and no toasts', () => {
    expect([...packages].filter((each) => /^(@?firebase|react-toastify|pdfjs)/.test(each))).toEqual(
      [],
    );
    const rooms = [...files]
      .map((file) => file.slice(source.length + 1))
      .filter((file) => /^(data|session|ai|work)\//.test(file));
    expect(
      rooms.filter(
        (file) => !['data/firestore/settings.ts', 'data/base/aiSettings.ts'].includes(file),
      ),
    ).toEqual([]);
  });
});

it('would notice Firebase', () => {
  expect(
    [...reachOf(join(source, 'data', 'firestore', 'database.ts')).packages].some((name) =>
      name.startsWith('firebase/'),
    ),
  ).toBe(true);
});
