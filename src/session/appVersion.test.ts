import { expect, it } from 'vitest';
import { entryIn } from './appVersion.ts';
import { holdPage, isPageHeld, onPageHeld } from './hold.ts';

it('reads which script a page starts with', () => {
  expect(
    entryIn(
      '<head><script>x()</script><script type="module" crossorigin src="/assets/index-D5Tc.js"></script>',
    ),
  ).toBe('/assets/index-D5Tc.js');
  expect(entryIn('<script type="module" src="/src/main.tsx"></script>')).toBeNull();
});

it('a page is held until everybody who held it let go, each once', () => {
  let told = 0;
  const stop = onPageHeld(() => {
    told += 1;
  });
  const first = holdPage();
  const second = holdPage();
  first();
  first();
  expect(isPageHeld()).toBe(true);
  second();
  expect(isPageHeld()).toBe(false);
  expect(told).toBe(4);
  stop();
});
