// How large things may grow: folders, files, functions, prop lists, ternaries within ternaries.
import { expect, it } from 'vitest';
import { limits, measureTree, type Limit } from './measureSizes.ts';

const found = measureTree();

it.each(Object.keys(limits) as Limit[])('is within the limit: %s', (limit) => {
  expect(found[limit], `over ${limits[limit]}: split it by idea`).toEqual({});
});
