// Finds the declarations whose names hold a word of the old dialect, for words.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/**
 * Words that once stood for a dozen things each, with what to write instead (docs/glossary.md). `line` of a text and
 * `duty` of a posting are words of the field, so the rule cannot know them apart and leaves both out.
 */
export const dialect: Readonly<Record<string, string>> = {
  beat: 'heartbeat, renewLease',
  deed: 'action, actionVerb',
  desk: 'store, page, panel, context',
  glass: 'breakGlass',
  helps: 'accommodation preferences',
  keeper: 'effect, switch',
  lit: 'highlighted',
  paper: 'resume, document, upload, preview',
  place: 'ref, route, location, position, slot',
  said: 'reply, transcript, stated, given',
  say: 'log, report, reply',
  settled: 'confirmed, checked, whenIdle',
  standing: 'existing, status, unexpired',
  stands: 'existing, applies',
  tape: 'recordings',
  tell: 'format, notify, print, report',
  told: 'formatted, notified, stated, shown',
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['src', 'local', 'tools', 'tests'];

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesOf(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** The word of the dialect in a name, in any number: `placesOf` holds `place`; null where it holds none. */
export function dialectWordIn(name: string): string | null {
  const parts = name
    .split(/(?=\p{Lu})|_/u)
    .map((part) => part.toLowerCase())
    .flatMap((part) => [part, part.replace(/s$/, '')]);
  return Object.keys(dialect).find((word) => parts.includes(word)) ?? null;
}

/** A node of the parser's tree, read by name. */
interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Where a node declares names, by its type. Keys of object literals are left out: their types declare them. */
const declaring: Readonly<Record<string, string>> = {
  ArrowFunctionExpression: 'params',
  AssignmentPattern: 'left',
  ClassDeclaration: 'id',
  FunctionDeclaration: 'id',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  RestElement: 'argument',
  TSInterfaceDeclaration: 'id',
  TSMethodSignature: 'key',
  TSPropertySignature: 'key',
  TSTypeAliasDeclaration: 'id',
  VariableDeclarator: 'id',
};

/** The names that a file declares. */
export function namesIn(path: string, text: string): string[] {
  const names: string[] = [];
  const note = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(note);
    else if (isNode(value) && value.type === 'Identifier') names.push(String(value['name']));
    else if (isNode(value) && value.type === 'ObjectPattern')
      for (const property of value['properties'] as Node[]) note(property['value']);
    else if (isNode(value) && value.type === 'ArrayPattern') note(value['elements']);
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    const where = declaring[value.type];
    if (where !== undefined) note(value[where]);
    if (value.type === 'FunctionDeclaration' || value.type === 'FunctionExpression')
      note(value['params']);
    Object.values(value).forEach(visit);
  };
  visit(parseSync(path, text).program);
  return names;
}

/** Every declared name of the tree with a word of the dialect, with how often it is declared. */
export function measureWords(): Record<string, number> {
  const hasWord = new RegExp(`(?:${Object.keys(dialect).join('|')})`, 'i');
  const counts = new Map<string, number>();
  for (const path of folders.flatMap((folder) => sourcesOf(join(root, folder)))) {
    const text = readFileSync(path, 'utf8');
    if (!hasWord.test(text)) continue;
    for (const name of namesIn(path, text))
      if (dialectWordIn(name) !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
