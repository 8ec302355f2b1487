import { describe, expect, it } from 'vitest';
import { findMissingFile, mayReload } from './missingChunk.ts';

describe('reloading after a missing file', () => {
  it('happens once, then not again within a minute', () => {
    expect(mayReload(null, 100_000)).toBe(true);
    expect(mayReload('100000', 130_000)).toBe(false);
    expect(mayReload('100000', 170_000)).toBe(true);
  });
  it('knows which file was missing', () => {
    const file = 'https://hirely.example/assets/job-a1b2.js';
    expect(
      findMissingFile(new TypeError(`Failed to fetch dynamically imported module: ${file}`)),
    ).toBe(file);
    expect(findMissingFile(new Error('Unable to preload CSS for /assets/a.css'))).toBeNull();
    expect(findMissingFile(undefined)).toBeNull();
  });
  it('does not trust a broken note', () => expect(mayReload('soon', 100_000)).toBe(true));
});
