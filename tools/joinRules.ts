// Joins rules/ into firestore.rules: npm run rules. A line "//@ company/members" includes rules/company/members.rules at its indent.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));

/** Where the parts lie. */
export const rulesFolder = join(project, 'rules');
/** The joined file, which is deployed and tested. */
export const rulesFile = join(project, 'firestore.rules');

/** The names of all parts as an include writes them: "main", "company/members". */
export function partsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rules'))
    .map((file) => file.slice(0, -'.rules'.length).replaceAll('\\', '/'))
    .sort();
}

/** The text of all parts, from "main" on. Each is included once, and none is left out. */
export function joinRules(folder: string): string {
  const used = new Set<string>();
  const linesOf = (name: string, indent: string): string[] => {
    if (used.has(name)) throw new Error(`rules/${name}.rules is asked for twice.`);
    used.add(name);
    return readFileSync(join(folder, `${name}.rules`), 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((line) => {
        const part = /^( *)\/\/@ (\S+)$/.exec(line);
        if (part) return linesOf(part[2] ?? '', indent + (part[1] ?? ''));
        return [line === '' ? '' : indent + line];
      });
  };
  const text = `${linesOf('main', '').join('\n')}\n`;
  const left = partsIn(folder).filter((name) => !used.has(name));
  if (left.length > 0)
    throw new Error(`No part asks for ${left.map((name) => `rules/${name}.rules`).join(', ')}.`);
  return text;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(rulesFile, joinRules(rulesFolder));
