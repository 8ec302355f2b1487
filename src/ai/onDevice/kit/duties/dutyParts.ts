// Parts of a line that name one action each: joined again where they are short enough to be asked about together.
import { isVerb } from './dutyVerbs.ts';

/** Two actions of fewer words than this are asked about together. */
const mostTogether = 11;

/** A word without its signs, in lower case. */
export const toBareWord = (word = ''): string =>
  word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').toLowerCase();

/** Neighbours that are short enough are asked about together. `mayJoin`: whether both can be said in one breath. */
export function joinShortParts(
  parts: readonly string[],
  joint: string,
  mayJoin: (joined: string) => boolean,
): string[] {
  const made: { text: string; count: number }[] = [];
  for (const text of parts) {
    const last = made.at(-1);
    const fits =
      last !== undefined &&
      last.count === 1 &&
      `${last.text} ${text}`.split(' ').length < mostTogether &&
      !new RegExp(` (?:${joint}|e) `, 'u').test(last.text) &&
      !/[,;:(]/.test(last.text);
    // "Run the room, answer enquiries and train volunteers": the second holds two actions itself.
    const second = new RegExp(` ${joint} (\\p{L}+)`, 'u').exec(text)?.[1] ?? '';
    const between = isVerb(second) || /(?:ar|er|ir)$/.test(second) ? ', ' : ` ${joint} `;
    const joined = `${last?.text ?? ''}${between}${text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
    if (last && fits && mayJoin(joined)) Object.assign(last, { text: joined, count: 2 });
    else made.push({ text, count: 1 });
  }
  return made.map(({ text }) => text);
}
