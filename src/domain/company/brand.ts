/** A company's branding for its candidates: a name, a small logo and a colour that stays legible. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

export const brandLimits = {
  nameMax: 120,
  /** Characters of the logo as a data URL; about 45 kB of picture. */
  logoMax: 60_000,
} as const;
const logoPattern = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;
const colourPattern = /^#[0-9a-f]{6}$/;

/** organizations/{o}/public/brand: read by whoever meets the company, as long as its plan has custom branding. */
export const Brand = z.object({
  name: z.string().max(brandLimits.nameMax),
  logo: z.string().max(brandLimits.logoMax).regex(logoPattern).nullable(),
  colour: z.string().regex(colourPattern),
  updatedAt: Moment.nullish(),
  updatedBy: z.string(),
});
export type Brand = z.infer<typeof Brand>;

/** The colour of a company that has not chosen one: the product's own. */
export const usualColour = '#3a5bd9';

/** "#rrggbb" from what a person typed ("#ABC", "3a5bd9"); null when it is no colour. */
export function parseColour(typed: string): string | null {
  const hex = typed.trim().toLowerCase().replace(/^#/, '');
  if (/^[0-9a-f]{6}$/.test(hex)) return `#${hex}`;
  return /^[0-9a-f]{3}$/.test(hex)
    ? `#${Array.from(hex, (digit) => digit + digit).join('')}`
    : null;
}

/** Relative luminance, 0 (black) to 1 (white), as WCAG 2.2 defines it. */
function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(one), computeLuminance(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** The ink that is read best on a colour. One of the two always reaches 4.5. */
export function chooseInkOn(colour: string): '#ffffff' | '#111111' {
  return contrastOf(colour, '#ffffff') >= 4.5 ||
    contrastOf(colour, '#ffffff') >= contrastOf(colour, '#111111')
    ? '#ffffff'
    : '#111111';
}

export interface ColourCheck {
  ink: '#ffffff' | '#111111';
  /** Of the words on the colour. */
  words: number;
  /** Contrast with a white page (at least 3). */
  onLight: boolean;
  /** Contrast with a dark page. */
  onDark: boolean;
}

/** Whether a colour can carry words, and where it is seen; `light` and `dark` are the two page colours. */
export function checkColour(colour: string, light = '#ffffff', dark = '#14161c'): ColourCheck {
  const ink = chooseInkOn(colour);
  return {
    ink,
    words: contrastOf(colour, ink),
    onLight: contrastOf(colour, light) >= 3,
    onDark: contrastOf(colour, dark) >= 3,
  };
}
