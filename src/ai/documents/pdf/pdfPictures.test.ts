import { expect, it } from 'vitest';
import { computeScale } from './pdfPictures.ts';

it('draws a page as wide as asked, and no page larger than a device can hold, whatever size it claims', () => {
  expect(computeScale({ width: 595, height: 842 }, 1_190)).toBe(2);
  for (const [width, height] of [
    [1, 14_400],
    [65_535, 65_535],
    [14_400, 1],
    [0, 0],
    [0.5, 10_000_000],
  ] as const) {
    const scale = computeScale({ width, height }, 1_440);
    expect(Math.max(width, 1) * scale).toBeLessThanOrEqual(16_001);
    expect(height * scale).toBeLessThanOrEqual(16_001);
    expect(Math.max(width, 1) * Math.max(height, 1) * scale * scale).toBeLessThanOrEqual(
      16_000_001,
    );
  }
});
