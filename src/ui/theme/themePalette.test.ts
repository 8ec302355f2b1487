// Holds every pair of text and ground to WCAG AA, in light and dark.
import { describe, expect, it } from 'vitest';
import { darkPalette, lightPalette } from './themePalette.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('the %s palette', (_, palette) => {
  const { background, text, primary, success, warning, error, info, evidence, soft, line, action } =
    palette;
  const grounds = [background.default, background.paper, background.sunken];

  it('knows what contrast is', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21));

  it('has readable text on every ground, the quietest included', () => {
    for (const ground of grounds)
      for (const colour of [text.primary, text.secondary, text.disabled])
        expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it('has readable accents and states on every ground and readable text on them', () => {
    for (const tone of [primary, success, warning, error, info]) {
      for (const ground of grounds)
        expect(contrast(tone.main, ground), `${tone.main} on ${ground}`).toBeGreaterThanOrEqual(
          4.5,
        );
      expect(
        contrast(tone.contrastText, tone.main),
        `${tone.contrastText} on ${tone.main}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has readable soft fills', () => {
    for (const fill of Object.values(soft))
      expect(contrast(fill.text, fill.bg), fill.bg).toBeGreaterThanOrEqual(4.5);
    for (const fill of Object.values(soft))
      expect(contrast(text.primary, fill.bg), fill.bg).toBeGreaterThanOrEqual(4.5);
  });

  it('has readable evidence, plain and active, with a line that can be seen', () => {
    expect(contrast(evidence.contrastText, evidence.main)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(evidence.contrastText, evidence.active)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(evidence.line, evidence.main)).toBeGreaterThanOrEqual(3);
    expect(contrast(evidence.line, background.paper)).toBeGreaterThanOrEqual(3);
  });

  it('shows where one can type, and reads even when disabled', () => {
    for (const ground of [background.default, background.paper])
      expect(contrast(line.strong, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(action.disabled, action.disabledBackground)).toBeGreaterThanOrEqual(4.5);
  });
});
