// How large things may grow: files, functions, prop lists, ternaries within ternaries. What is larger already is listed in sizes.json, which only shrinks.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limits, measureTree, type Limit } from './measureSizes.ts';

/** What may be over a limit for now: a file, or a file and the name of a function or component in it. */
const exceptions = JSON.parse(
  readFileSync(new URL('./sizes.json', import.meta.url), 'utf8'),
) as Record<Limit, string[]>;
const found = measureTree();

it.each(Object.keys(limits) as Limit[])('is within the limit, or listed: %s', (limit) => {
  const known = new Set(exceptions[limit]);
  const added = Object.entries(found[limit]).filter(([name]) => !known.has(name));
  expect(added, `over ${limits[limit]}: split it by idea, the list takes nothing new`).toEqual([]);
  const obeys = exceptions[limit].filter((name) => !(name in found[limit]));
  expect(obeys, 'obeys now: take it off tests/house/sizes.json').toEqual([]);
});
