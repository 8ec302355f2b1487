import { describe, expect, it } from 'vitest';
import { mayReload } from './missingChunk.ts';

describe('reloading after a missing file', () => {
  it('happens once, then not again within a minute', () => {
    expect(mayReload(null, 100_000)).toBe(true);
    expect(mayReload('100000', 130_000)).toBe(false);
    expect(mayReload('100000', 170_000)).toBe(true);
  });
  it('does not trust a broken note', () => expect(mayReload('soon', 100_000)).toBe(true));
});
