import { expect, it } from 'vitest';
import { overBudget } from './budgetOf.ts';
import { filesOf } from './buildFiles.ts';

it('names each page over its limit, and no other', () => {
  expect(
    overBudget([
      { page: 'pricing.html', kilobytes: 5, limit: 5 },
      { page: 'login', kilobytes: 305.04, limit: 305, goal: 110 },
    ]),
  ).toEqual(['login needs 305.0 KB as brotli; 305 are allowed.']);
});

it('counts a chunk with all that it imports, each once', () => {
  const manifest = {
    page: { file: 'page.js', imports: ['a', 'b'], dynamicImports: ['later'] },
    a: { file: 'a.js', imports: ['b'] },
    b: { file: 'b.js' },
    later: { file: 'later.js' },
  };
  expect([...filesOf(manifest, 'page')]).toEqual(['page.js', 'a.js', 'b.js']);
});
