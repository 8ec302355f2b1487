// Writes .oxlintrc.json from architecture.ts: every wall between rooms is a lint error. Run by `npm run lint`.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  features,
  innerWalls,
  outside,
  packageWalls,
  rooms,
  type Outside,
  type Room,
} from '../architecture.ts';

const roomNames = Object.keys(rooms) as Room[];
const outsideNames = Object.keys(outside) as Outside[];

const isAbove =
  (folder: string) =>
  (room: Room): boolean =>
    folder.startsWith(`${room}/`);

/** Import patterns that a file of the room must not use, with the reason a developer reads. */
export function wallsOf(room: Room): { group: string[]; message: string }[] {
  const mayUse: readonly Room[] = rooms[room];
  const closed = roomNames.filter((other) => other !== room && !mayUse.includes(other));
  return [
    {
      group: ['../*', '../**'],
      message: 'Beside you or beneath you: ./file. Anywhere else: #room/file.ts.',
    },
    ...(closed.length === 0
      ? []
      : [
          {
            group: closed.flatMap((other) => [`#${other}/*`, `#${other}/**`]),
            message: `architecture.ts: ${room}/ may lean on ${mayUse.join(', ') || 'nothing'} only.`,
          },
        ]),
    ...innerWalls
      .filter((wall) => !wall.rooms.includes(room) && !closed.some(isAbove(wall.folder)))
      .map(({ folder, why }) => ({
        group: [`#${folder}/*`, `#${folder}/**`],
        message: `architecture.ts: ${why}.`,
      })),
    ...packageWalls
      .filter((wall) => !wall.rooms.includes(room))
      .map((wall) => ({ group: [...wall.packages], message: wall.why })),
  ];
}

/** Import patterns that a file beside src/ must not use. */
function wallsOfOutside(folder: Outside): { group: string[]; message: string }[] {
  const mayUse: readonly string[] = outside[folder];
  const closedRooms = roomNames.filter((room) => !mayUse.includes(room));
  const closedFolders = outsideNames.filter((other) => other !== folder && !mayUse.includes(other));
  const group = [
    ...closedRooms.flatMap((room) => [`#${room}/**`, `**/src/${room}/**`]),
    ...closedFolders.flatMap((other) => [`#${other}/**`, `../${other}/**`, `../../${other}/**`]),
  ];
  if (group.length === 0) return [];
  return [{ group, message: `architecture.ts: ${folder}/ may import ${mayUse.join(', ')} only.` }];
}

function overrides(): object[] {
  const perRoom = roomNames
    .filter((room) => room !== 'features')
    .map((room) => ({
      files: [`src/${room}/**/*.ts`, `src/${room}/**/*.tsx`],
      rules: { 'eslint/no-restricted-imports': ['error', { patterns: wallsOf(room) }] },
    }));
  const perFeature = features.map((feature) => ({
    files: [`src/features/${feature}/**/*.ts`, `src/features/${feature}/**/*.tsx`],
    rules: { 'eslint/no-restricted-imports': ['error', { patterns: wallsOf('features') }] },
  }));
  const pages = {
    files: ['src/**/*Page.tsx', 'vite.config.ts', 'vitest.config.ts', 'tests/**/*.globalSetup.ts'],
    rules: { 'import/no-default-export': 'off' },
  };
  const perOutside = outsideNames
    .map((folder) => ({ folder, patterns: wallsOfOutside(folder) }))
    .filter(({ patterns }) => patterns.length > 0)
    .map(({ folder, patterns }) => ({
      files: [`${folder}/**/*.ts`, `${folder}/**/*.tsx`],
      rules: { 'eslint/no-restricted-imports': ['error', { patterns }] },
    }));
  const scripts = {
    files: ['local/**', 'tools/**', 'tests/**', '*.ts'],
    rules: { 'eslint/no-console': 'off' },
  };
  return [...perRoom, ...perFeature, ...perOutside, pages, scripts];
}

/** The whole lint configuration. */
export function lintConfig(): object {
  return {
    $schema: './node_modules/oxlint/configuration_schema.json',
    plugins: ['typescript', 'react', 'import', 'unicorn', 'jsx-a11y', 'oxc'],
    categories: { correctness: 'error', suspicious: 'off', pedantic: 'off', style: 'off' },
    env: { browser: true, es2024: true },
    ignorePatterns: ['dist', 'node_modules', 'coverage', '.local', 'test-results'],
    rules: {
      'typescript/no-explicit-any': 'error',
      'typescript/no-floating-promises': 'error',
      'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
      'typescript/no-non-null-assertion': 'error',
      'typescript/consistent-type-imports': 'error',
      'import/no-default-export': 'error',
      'import/no-cycle': ['error', { ignoreTypes: false }],
      'eslint/no-console': ['error', { allow: ['error', 'warn'] }],
      'react/rules-of-hooks': 'error',
      'react/exhaustive-deps': 'error',
      'react/no-danger': 'error',
      'jsx-a11y/no-autofocus': 'off',
      'jsx-a11y/prefer-tag-over-role': 'off',
      'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    },
    overrides: overrides(),
  };
}

const text = `${JSON.stringify(lintConfig(), null, 2)}\n`;
const file = new URL('../.oxlintrc.json', import.meta.url);
const before = (() => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
})();
if (before !== text) writeFileSync(file, text);
