import { expect, it } from 'vitest';
import { keptFiles } from './plugin.ts';

it('keeps scripts, styles and fonts; large ones only once they are used; packs, pictures and pages never', () => {
  const built = [
    { name: 'assets/b.js', bytes: 10 },
    { name: 'assets/a.woff2', bytes: 10 },
    { name: 'assets/engine.js', bytes: 900_000 },
    { name: 'assets/words.bin', bytes: 10 },
    { name: 'index.html', bytes: 10 },
    { name: '.vite/manifest.json', bytes: 10 },
  ];
  expect(keptFiles(built)).toEqual({
    files: ['/assets/a.woff2', '/assets/b.js', '/assets/engine.js'],
    first: ['/assets/a.woff2', '/assets/b.js'],
  });
});
