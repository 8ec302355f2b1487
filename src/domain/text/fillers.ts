/** Removes filler words ("um", "you know") from spoken answers: they say nothing about an answer and must not influence anything. */
import { inWords } from '#domain/text/wordLimits.ts';

const sound = '(?:u+m+|u+h+|e+r+m*|hm+|e+h+)';
const aside = `(?:${sound}|you know|i mean|o sea|sabes|este)`;
const joined = inWords(
  new RegExp(`,\\s*${aside}\\s*(?:,|\\.{3}|…)\\s*(?=(?:and|or|but|y|e|o|pero)\\b)`, 'giu'),
);
const between = new RegExp(`,\\s*${aside}\\s*(?=[,.!?…])`, 'giu');
const opening = new RegExp(`^\\s*${aside}\\s*(?:,|\\.{3}|…)\\s*`, 'iu');
const loose = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:u+m+|u+h+|e+rm+|hm+)(?![\\p{L}\\p{N}'’-]),?\\s*`,
  'giu',
);

/** A comma before a joining word is a pause as well: people who set it and people who do not say the same. */
const pause = inWords(/,\s+(?=(?:and|or|but|y|e|o|pero)\b)/giu);

/** A sentence without fillers. Asides count only between commas: "you know the rest" stays. */
export function removeFillers(text: string): string {
  return text
    .replace(joined, ' ')
    .replace(between, '')
    .replace(opening, '')
    .replace(loose, '')
    .replace(pause, ' ');
}
