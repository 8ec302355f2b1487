import { describe, expect, it } from 'vitest';
import { checkColour, parseColour, contrastOf, chooseInkOn } from './brand.ts';

describe('a brand colour', () => {
  it('is read in the ways people type it', () =>
    expect(['#3A5BD9', '3a5bd9', ' #abc ', 'blue', '#12345', ''].map(parseColour)).toEqual([
      '#3a5bd9',
      '#3a5bd9',
      '#aabbcc',
      null,
      null,
      null,
    ]));
  it('has the contrast of WCAG', () => {
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastOf('#123456', '#123456')).toBe(1);
  });
  it('carries legible words whatever it is', () => {
    for (let grey = 0; grey < 256; grey += 1) {
      const digits = grey.toString(16).padStart(2, '0');
      for (const colour of [
        `#${digits}${digits}${digits}`,
        `#${digits}0000`,
        `#00${digits}00`,
        `#ff${digits}00`,
      ])
        expect(contrastOf(colour, chooseInkOn(colour))).toBeGreaterThanOrEqual(4.3);
    }
  });
  it('is told where it is not seen', () =>
    expect(
      [checkColour('#ffff00'), checkColour('#101010')].map(({ onLight, onDark, ink }) => [
        onLight,
        onDark,
        ink,
      ]),
    ).toEqual([
      [false, true, '#111111'],
      [true, false, '#ffffff'],
    ]));
});
