// Prepares the lines of a resume: in reading order, and with capitals where it has none.
import type { ReadLine } from '#domain/resume/resume.ts';
import { findInstructions } from '#domain/text/instructions.ts';
import { bulletSign, iconSign } from './lineSigns.ts';
import type { Line } from './pieces.ts';

/** True where hardly a line begins with a capital: that is how this person writes. */
function isLowerCase(read: readonly ReadLine[]): boolean {
  const openings = read.flatMap(({ text }) => /\p{L}/u.exec(text)?.[0] ?? []);
  return (
    openings.length >= 8 &&
    openings.filter((letter) => letter === letter.toLowerCase()).length >= openings.length * 0.8
  );
}

/** Small words that stay so within names. */
const smallWord =
  /^(?:a|an|and|at|by|for|from|in|now|of|on|or|the|to|until|with|de|del|desde|e|el|en|hasta|hoy|la|las|los|para|por|y)$/;
const longestName = 9;

/** Names with capitals as others write them, sign by sign; sentences get one at their beginning. */
function capitaliseNames(text: string): string {
  const isSentence =
    /[.!?]\s*$/.test(text) ||
    text.trim().split(/\s+/).length > longestName ||
    bulletSign.test(text);
  const letters = isSentence
    ? /(?<=^[^\p{L}]*)\p{Ll}/u
    : /(?<![\p{L}\p{M}\d@.'’/_-])\p{Ll}[\p{L}\p{M}]*/gu;
  return text.replace(letters, (word) => {
    const upper = word.slice(0, 1).toUpperCase();
    return upper.length !== 1 || smallWord.test(word) || text.slice(0, 200).includes(`${word}@`)
      ? word
      : upper + word.slice(1);
  });
}

/** The lines with their numbers; sentences that address a machine are blanked out in `masked`. */
export function prepareLines(read: readonly ReadLine[]): { lines: Line[]; ordered: boolean } {
  let ordered = false;
  const isLower = isLowerCase(read);
  const lines = read.map((line, index): Line => {
    let masked = line.text;
    for (const { start, end } of findInstructions(line.text)) {
      ordered = true;
      masked = masked.slice(0, start) + ' '.repeat(end - start) + masked.slice(end);
    }
    const bullet = bulletSign.exec(masked)?.[0] ?? '';
    const icon = iconSign.exec(masked)?.[0] ?? '';
    if (isLower) masked = capitaliseNames(masked);
    return {
      ...line,
      index,
      masked,
      at: Math.max(bullet.length, icon.length),
      bullet: bullet !== '',
    };
  });
  return { lines, ordered };
}
