import { expect, it } from 'vitest';
import { isAppEntry, siteScripts } from './appEntry.ts';

it('takes no script of a prerendered page for the app', () => {
  const entry = { type: 'chunk', isEntry: true } as const;
  expect(isAppEntry({ ...entry, name: 'index' })).toBe(true);
  for (const name of Object.values(siteScripts)) expect(isAppEntry({ ...entry, name })).toBe(false);
  expect(isAppEntry({ type: 'chunk', isEntry: false, name: 'index' })).toBe(false);
});
