// Checks the walls: no import upward, no cycle between rooms, no SDK outside data/, no path string outside its table.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  features,
  innerWalls,
  outside,
  packageWalls,
  rooms,
  type Outside,
  type Room,
} from '#architecture';

const src = fileURLToPath(new URL('../../src', import.meta.url));

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesOf(join(folder, entry.name))
      : /\.tsx?$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
}

const files = filesOf(src).map((path) => ({
  path: relative(src, path),
  text: readFileSync(path, 'utf8'),
}));
const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
const roomOf = (path: string): string => path.split('/')[0] ?? '';
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

describe('rooms', () => {
  it('are all named in architecture.ts', () => {
    const found = new Set(
      files.map(({ path }) => roomOf(path)).filter((room) => !room.includes('.')),
    );
    expect([...found].filter((room) => !(room in rooms))).toEqual([]);
  });

  it('lean only on the rooms they may', () => {
    const wrong = files
      .filter(({ path }) => roomOf(path) in rooms && !isTest(path))
      .flatMap(({ path, text }) => {
        const allowed: readonly string[] = [roomOf(path), ...rooms[roomOf(path) as Room]];
        return importsOf(text)
          .filter(
            (target) =>
              target.startsWith('#') &&
              target !== '#architecture' &&
              !allowed.includes(target.slice(1).split('/')[0] ?? ''),
          )
          .map((target) => `${path} → ${target}`);
      });
    expect(wrong).toEqual([]);
  });

  it('have no circle among them', () => {
    const reaches = (from: string, seen: string[] = []): string[] =>
      (rooms[from as Room] as readonly string[]).flatMap((next) =>
        seen.includes(next) ? [] : [next, ...reaches(next, [...seen, next])],
      );
    expect(Object.keys(rooms).filter((room) => reaches(room).includes(room))).toEqual([]);
  });

  it('never climb with ../', () => {
    expect(
      files
        .filter(
          ({ text, path }) =>
            !isTest(path) && importsOf(text).some((target) => target.startsWith('../')),
        )
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

describe('folders beside src/', () => {
  const root = join(src, '..');
  /** The room, or the folder beside src/, that an import leads to; null for packages and for files in none of them. */
  function areaOf(target: string, from: string): string | null {
    const path = target.startsWith('#')
      ? target.slice(1)
      : target.startsWith('.')
        ? relative(root, resolve(dirname(from), target)).replace(/^src[\\/]/, '')
        : '';
    const area = path.split(/[\\/]/)[0] ?? '';
    return area in rooms || area in outside ? area : null;
  }

  it.each(Object.keys(outside) as Outside[])('%s/ imports only what it may', (folder) => {
    const allowed: readonly string[] = [folder, ...outside[folder]];
    const wrong = filesOf(join(root, folder)).flatMap((path) =>
      importsOf(readFileSync(path, 'utf8'))
        .filter((target) => !allowed.includes(areaOf(target, path) ?? folder))
        .map((target) => `${relative(root, path)} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('features', () => {
  it('are all named in architecture.ts', () => {
    const found = new Set(
      files
        .filter(({ path }) => path.startsWith('features/'))
        .map(({ path }) => path.split('/')[1] ?? ''),
    );
    expect(
      [...found].filter((feature) => !(features as readonly string[]).includes(feature)),
    ).toEqual([]);
  });

  it('are strangers to each other', () => {
    expect(
      files
        .filter(({ path }) => path.startsWith('features/'))
        .flatMap(({ path, text }) =>
          importsOf(text)
            .filter(
              (target) =>
                target.startsWith('#features/') &&
                !target.startsWith(`#features/${path.split('/')[1] ?? ''}/`),
            )
            .map((target) => `${path} → ${target}`),
        ),
    ).toEqual([]);
  });
});

describe('inner walls', () => {
  it.each(innerWalls.map((wall) => [wall.folder, wall] as const))(
    '%s is imported by its rooms alone, in tests, too',
    (folder, wall) => {
      expect(files.some(({ path }) => path.startsWith(`${folder}/`))).toBe(true);
      expect(
        files
          .filter(({ path }) => !(wall.rooms as readonly string[]).includes(roomOf(path)))
          .flatMap(({ path, text }) =>
            importsOf(text)
              .filter((target) => target.startsWith(`#${folder}/`))
              .map((target) => `${path} → ${target}`),
          ),
      ).toEqual([]);
    },
  );
});

describe('packages', () => {
  it.each(packageWalls.map((wall) => [wall.packages[0] ?? '', wall] as const))(
    '%s stays in its rooms',
    (_, wall) => {
      const named = (target: string): boolean =>
        wall.packages.some((name) =>
          name.endsWith('/*') ? target.startsWith(name.slice(0, -1)) : target === name,
        );
      expect(
        files
          .filter(
            ({ path, text }) =>
              !isTest(path) &&
              !(wall.rooms as readonly string[]).includes(roomOf(path)) &&
              importsOf(text).some(named),
          )
          .map(({ path }) => path),
      ).toEqual([]);
    },
  );
});

describe('addresses', () => {
  it('are written in the route table alone', () => {
    const literal =
      /(?:to|href|navigate\()\s*[=(]?\s*["'`{]+\/(?:login|demo|account|admin|jobs|hiring-dashboard|new-job-interview|hirely-pro|job-seeker|super-admin|pricing|privacy|terms)\b/;
    expect(
      files
        .filter(
          ({ path, text }) =>
            !path.startsWith('navigation/') && !isTest(path) && literal.test(text),
        )
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

describe('pages', () => {
  it('alone have default exports', () => {
    expect(
      files
        .filter(({ path, text }) => /^export default /m.test(text) && !path.endsWith('Page.tsx'))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});
