/** Which test files need modules of their own; all others of their kind share one set, which halves their time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Replaces modules for the whole file, the texts of all components or the Firebase app; compares processor times, which code that ran
 * before makes shorter; or states it itself with the reason: `// Alone: …`.
 */
const needsOwnModules =
  /\bvi\.(?:mock|doMock|resetModules)\(|\binitReactI18next\b|\bprocessorTimeOf\b|\b__HIRELY_LOCAL__\b|^\/\/ Alone: /m;

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
    .filter((file) => file.endsWith(ending) && needsOwnModules.test(readFileSync(file, 'utf8')));
}
