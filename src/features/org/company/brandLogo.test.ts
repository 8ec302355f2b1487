import { expect, it, vi } from 'vitest';
import { fitIntoBox, readLogo } from './brandLogo.ts';

it('a logo is made to fit and never larger than it is', () =>
  expect([
    fitIntoBox(960, 160),
    fitIntoBox(100, 320),
    fitIntoBox(20, 10),
    fitIntoBox(1, 9_000),
    fitIntoBox(480, 160, 0.5),
  ]).toEqual([
    { width: 480, height: 80 },
    { width: 50, height: 160 },
    { width: 20, height: 10 },
    { width: 1, height: 160 },
    { width: 240, height: 80 },
  ]));
it('a drawing with scripts and a huge file are refused before they are opened', async () => {
  expect(await readLogo(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))).toEqual({
    problem: 'type',
  });
  expect(
    await readLogo(new File([new Uint8Array(5_000_001)], 'logo.png', { type: 'image/png' })),
  ).toEqual({ problem: 'large' });
});

it('a picture of 65,535 by 65,535 in few bytes is refused before it is opened, and so is what only calls itself a picture', async () => {
  const open = vi.fn<(file: Blob) => Promise<never>>();
  vi.stubGlobal('createImageBitmap', open);
  const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
  const header = [0x49, 0x48, 0x44, 0x52, 0, 0, 255, 255, 0, 0, 255, 255];
  const flood = new Uint8Array([...start, ...header]);
  expect(await readLogo(new File([flood], 'logo.png', { type: 'image/png' }))).toEqual({
    problem: 'large',
  });
  expect(await readLogo(new File(['<html>'], 'logo.png', { type: 'image/png' }))).toEqual({
    problem: 'unreadable',
  });
  expect(open).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
