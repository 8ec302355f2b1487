// Whether a hyphen at the end of a line belongs to the word, or only the line break put it there.
import lists from './hyphens.words.json';

const wholes = new Set(lists.wholes);
const fronts = new Set(
  'self well non cross award year month week hour user client customer cost time detail results team community evidence test business third second'.split(
    ' ',
  ),
);
const ends = new Set(lists.ends);

/** True when "before-" and "after" are two halves of a compound that is written with a hyphen; Spanish ones join two adjectives ("técnico-administrativo"). */
export function isHyphenated(before: string, after: string): boolean {
  const front = (/[\p{L}-]+$/u.exec(before.replace(/-$/, ''))?.[0] ?? '').toLowerCase();
  const end = (/^[\p{L}-]+/u.exec(after)?.[0] ?? '').toLowerCase();
  const last = front.split('-').at(-1) ?? '';
  return (
    front.length === 1 ||
    front.includes('-') ||
    fronts.has(last) ||
    ends.has(end.split('-')[0] ?? '') ||
    wholes.has(`${front}-${end}`) ||
    (front.length >= 6 && /[ií]co$/u.test(front) && /[oae]s?$/u.test(end))
  );
}
