import { expect, it } from 'vitest';
import { findEntry } from './appVersion.ts';
import { blockReload, isReloadBlocked, onReloadBlockedChange } from './reloadGuard.ts';

it('reads which script a page starts with', () => {
  expect(
    findEntry(
      '<head><script>x()</script><script type="module" crossorigin src="/assets/index-D5Tc.js"></script>',
    ),
  ).toBe('/assets/index-D5Tc.js');
  // A prerendered page starts with a script of its own, and names the app's.
  expect(
    findEntry(
      '<meta name="app-entry" content="/assets/index-D5Tc.js"><script type="module" src="/assets/site-1.js"></script>',
    ),
  ).toBe('/assets/index-D5Tc.js');
  expect(findEntry('<script type="module" src="/src/main.tsx"></script>')).toBeNull();
});

it('a page is held until everybody who held it let go, each once', () => {
  let calls = 0;
  const stop = onReloadBlockedChange(() => {
    calls += 1;
  });
  const first = blockReload();
  const second = blockReload();
  first();
  first();
  expect(isReloadBlocked()).toBe(true);
  second();
  expect(isReloadBlocked()).toBe(false);
  expect(calls).toBe(4);
  stop();
});
