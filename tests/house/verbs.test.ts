// A call says whether it asks, computes or changes: functions of src begin with a verb of verbs.json, or with is, has, can and their kin.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parseSync } from 'vite';

const folder = fileURLToPath(new URL('../../src', import.meta.url));
const { verbs, stay } = JSON.parse(
  readFileSync(new URL('./verbs.json', import.meta.url), 'utf8'),
) as { verbs: string[]; stay: Record<string, string> };
/** A live source, its pages, a plain projection, a component. */
const named = /(?:Source|Pages|Of)$|^\p{Lu}/u;

function sourcesBelow(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return sourcesBelow(inner);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [inner] : [];
  });
}

/** The names of the functions that a module declares at its top level. */
function functionsOf(path: string): string[] {
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  return program.body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration') return declared.id ? [declared.id.name] : [];
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' ? [id.name] : [],
    );
  });
}

const found = sourcesBelow(folder).flatMap(functionsOf);
const firstWord = (name: string): string => /^[a-z\d]+/.exec(name)?.[0] ?? '';

it('finds the functions', () => expect(found.length).toBeGreaterThan(3_000));

it('names each by what it does', () => {
  const others = found.filter(
    (name) => !named.test(name) && !(name in stay) && !verbs.includes(firstWord(name)),
  );
  expect(others, 'begin with a verb: read, find, list, compute, build, save …').toEqual([]);
});

it('lists no verb and no exception that nothing needs', () => {
  const used = new Set(found.map(firstWord));
  expect(verbs.filter((verb) => !used.has(verb))).toEqual([]);
  expect(Object.keys(stay).filter((name) => !found.includes(name))).toEqual([]);
});
