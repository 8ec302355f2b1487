// Pairs of opposites that reverse a statement: "decreases" where the reference has "increases" is not the same.
import { stemOf } from '#domain/text/stem.ts';
import lists from './opposites.words.json';

const pairs = new Set(
  (['en', 'es'] as const).flatMap((language) =>
    lists[language].flatMap((pair) => {
      const [one = '', other = ''] = pair.split('/').map((word) => stemOf(word, language));
      return [`${one} ${other}`, `${other} ${one}`];
    }),
  ),
);

/** True when two stems are opposites. */
export function areOpposites(a: string, b: string): boolean {
  return pairs.has(`${a} ${b}`);
}
