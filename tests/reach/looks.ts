// How a page may look: language, light or dark, wide or narrow; and which of these one run tries.
import type { Language } from '#i18n/languages.ts';

export interface Look {
  readonly language: Language;
  readonly scheme: 'light' | 'dark';
  readonly width: 320 | 1280;
}

/** Each look differs from the one before in one thing, which is what it costs to come to it. */
export const looks: readonly Look[] = [
  { language: 'en', scheme: 'light', width: 1280 },
  { language: 'en', scheme: 'light', width: 320 },
  { language: 'en', scheme: 'dark', width: 320 },
  { language: 'en', scheme: 'dark', width: 1280 },
  { language: 'es', scheme: 'dark', width: 1280 },
  { language: 'es', scheme: 'dark', width: 320 },
  { language: 'es', scheme: 'light', width: 320 },
  { language: 'es', scheme: 'light', width: 1280 },
];

/** A look in three words. */
export function formatLook({ language, scheme, width }: Look): string {
  return `${language} ${scheme} ${width}`;
}

/**
 * How much of it: `all` is every page in every look by everybody who may open it; `pages` is every page, with its tabs,
 * by one of them in two looks that differ in everything; else every third page in one look (npm test).
 */
export const extent = ((wish) => (wish === 'all' || wish === 'pages' ? wish : 'share'))(
  process.env['REACH'],
);

/** The two looks that differ in everything: the ones that are also walked by keyboard. */
export const opposites: readonly Look[] = [
  { language: 'en', scheme: 'light', width: 1280 },
  { language: 'es', scheme: 'dark', width: 320 },
];

/** A number that changes with the commit (tools/test.ts). */
const seed = Number(process.env['REACH_SEED'] ?? 0);

/** One of several, another with each commit. */
export function pickOne<T>(choices: readonly T[], about: string): T | undefined {
  let sum = seed;
  for (const letter of about) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  // The last bits of such a sum follow the last letters: the upper ones decide.
  return choices[((Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) >>> 8) % 65_536) % choices.length];
}
