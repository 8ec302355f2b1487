// Which test files need modules of their own; all others of their kind share one set, which halves their time.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Replaces modules for the whole file, the texts of all components or the Firebase app; compares processor times, which code that ran
 * before makes shorter; or asks for them itself with the reason: `// Alone: …`.
 */
const needsOwnModules =
  /\bvi\.(?:mock|doMock|resetModules)\(|\binitReactI18next\b|\bprocessorTimeOf\b|\b__HIRELY_LOCAL__\b|^\/\/ Alone: /m;

/** What a test file takes from a fixture beside it, or from tests/support. */
const fixtureImports = /from '((?:\.{1,2}\/|#)[^']*(?:\.fixture\.tsx?|tests\/support\/[^']*))'/g;

/** Where an import leads, as package.json maps it. */
function pathOf(file: string, imported: string): string {
  if (!imported.startsWith('#')) return join(dirname(file), imported);
  const path = imported.slice(1);
  return path.startsWith('tests/') ? path : join('src', path);
}

/** Tells whether a file, or a fixture that it uses, needs modules of its own. */
function needsIsolation(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  if (needsOwnModules.test(text)) return true;
  return [...text.matchAll(fixtureImports)].some(([, path = '']) =>
    needsIsolation(pathOf(file, path)),
  );
}

/**
 * Reads which test files below some folders must not share their modules with others.
 * @param ending The end of their names, as `.test.ts`.
 * @returns Their paths below the root.
 */
export function readAloneFiles(folders: readonly string[], ending: string): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => file.endsWith(ending) && needsIsolation(file));
}
