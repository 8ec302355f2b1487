import { expect, it } from 'vitest';
import { offsetFrom } from './serverClock.ts';

const served = new Date('2026-11-21T10:00:00Z');

it('reads how far the clock is from the server, to the second', () => {
  const here = served.getTime() - 120_000;
  expect(offsetFrom(served.toUTCString(), here, here + 200)).toBe(120_400);
});
it('takes small differences for what a header cannot tell', () => {
  expect(offsetFrom(served.toUTCString(), served.getTime() + 1_200, served.getTime() + 1_400)).toBe(
    0,
  );
});
it('says nothing without a header', () => {
  expect(offsetFrom(null, 0, 1)).toBeNull();
  expect(offsetFrom('soon', 0, 1)).toBeNull();
});
