import { describe, expect, it } from 'vitest';
import { formatFor } from './useFormat.ts';

const plain = (text: string): string => text.replace(/\s/g, ' ');
const [en, es] = [formatFor('en'), formatFor('es')];

describe('storage, counted in megabytes', () => {
  it.each([
    [0, '0 MB', '0 MB'],
    [1, '1 MB', '1 MB'],
    [250, '250 MB', '250 MB'],
    [999, '999 MB', '999 MB'],
    [1_000, '1 GB', '1 GB'],
    [1_500, '1.5 GB', '1,5 GB'],
    [10_000, '10 GB', '10 GB'],
    [9_999, '9.99 GB', '9,99 GB'],
    [100_000, '100 GB', '100 GB'],
    [2_500_000, '2,500 GB', '2500 GB'],
  ])('%i', (value, english, spanish) =>
    expect([plain(en.megabytes(value)), plain(es.megabytes(value))]).toEqual([english, spanish]),
  );
});

describe('the size of a file', () => {
  it.each([
    [0, '0 MB'],
    [1, '1 kB'],
    [40 * 1_024, '40 kB'],
    [1_048_576, '1 MB'],
    [10 * 1_048_576, '10 MB'],
    [2.5 * 1_048_576, '2.5 MB'],
    [300 * 1_048_576, '300 MB'],
    [1_000 * 1_048_576, '1 GB'],
  ])('of %i bytes is %s', (bytes, shown) => expect(plain(en.size(bytes))).toBe(shown));
});
