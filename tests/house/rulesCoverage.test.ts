// Every match in firestore.rules has a row in the documents' table and tests of its own; and the other way round.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collections } from '#data/firestore/collections.ts';

const textOf = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The full paths of all matches below /documents, joined along the nesting. */
function matchPaths(rules: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const line of rules.replace(/\/\/.*$/gm, '').split('\n')) {
    const path = /\bmatch\s+\/(\S+)\s*\{/.exec(line)?.[1];
    if (path !== undefined) found.push([...open, path].filter(Boolean).join('/'));
    // Braces of a path's placeholders close on the same line; what stays open is a block.
    const blocks = (line.match(/\{/g)?.length ?? 0) - (line.match(/\}/g)?.length ?? 0);
    if (blocks > 0)
      for (let n = 0; n < blocks; n += 1) open.push(n === 0 && path !== undefined ? path : '');
    else open.splice(open.length + blocks);
  }
  const root = 'databases/{db}/documents/';
  return found.filter((path) => path.startsWith(root)).map((path) => path.slice(root.length));
}

const matches = matchPaths(textOf('firestore.rules'));
const tests = readdirSync(new URL('../rules', import.meta.url))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => textOf(`tests/rules/${file}`))
  .join('\n');

/** A path as comparable steps: placeholders are all alike. */
const steps = (path: string): string[] =>
  path.split('/').map((step) => (step.startsWith('{') ? '{}' : step));
/** True when a row's documents are judged by the match: a row may name the one document that the match leaves open. */
function covers(match: string, row: string): boolean {
  const wanted = steps(match);
  const given = steps(row);
  if (match.startsWith('{path=**}/')) return given.at(-2) === wanted.at(-2);
  return (
    wanted.length === given.length &&
    wanted.every((step, n) => step === given[n] || (n === wanted.length - 1 && step === '{}'))
  );
}
/** Paths without a document, where a refused read is the answer, and the wildcard over every document of a user that is being deleted. */
const questions = [
  'organizations/{o}/interviews/{i}/invites/{t}/is/{state}',
  'organizations/{o}/shares/{t}/is/{state}',
  'users/{u}/{kind}/{rest=**}',
  'organizations/{o}/interviews/{i}/sessions/{c}/{kind}/{id}',
];
const rows = Object.values(collections).map(({ path }) => path);

describe('firestore.rules', () => {
  it('are read by this test as they are nested', () => {
    expect(matches).toContain('users/{u}/resumes/{id}');
    expect(matches).toContain('organizations/{o}/interviews/{i}/sessions/{c}/answers/{q}');
    expect(matches.length).toBeGreaterThan(30);
  });

  it.each(matches.filter((match) => !questions.includes(match)))(
    '%s has a row in collections.ts',
    (match) => {
      expect(rows.filter((row) => covers(match, row))).not.toEqual([]);
    },
  );

  it.each(matches)('%s has tests under its own name', (match) => {
    expect(tests.includes(`describe('${match}'`)).toBe(true);
  });

  it.each(rows)('%s has a match', (row) => {
    expect(
      matches.filter((match) => !match.startsWith('{path=**}/') && covers(match, row)),
    ).not.toEqual([]);
  });
});
