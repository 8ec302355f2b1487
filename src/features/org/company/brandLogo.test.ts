import { expect, it } from 'vitest';
import { fitted, logoFrom } from './brandLogo.ts';

it('a logo is made to fit and never larger than it is', () =>
  expect([
    fitted(960, 160),
    fitted(100, 320),
    fitted(20, 10),
    fitted(1, 9_000),
    fitted(480, 160, 0.5),
  ]).toEqual([
    { width: 480, height: 80 },
    { width: 50, height: 160 },
    { width: 20, height: 10 },
    { width: 1, height: 160 },
    { width: 240, height: 80 },
  ]));
it('a drawing with scripts and a huge file are refused before they are opened', async () => {
  expect(await logoFrom(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))).toEqual({
    problem: 'type',
  });
  expect(
    await logoFrom(new File([new Uint8Array(5_000_001)], 'logo.png', { type: 'image/png' })),
  ).toEqual({ problem: 'large' });
});
