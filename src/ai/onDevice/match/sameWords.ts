// Words that say the same thing at work, in groups: a diary is a calendar, stock is inventory. General knowledge of many trades, English and Spanish.
import { foldWord, stemOf } from '#domain/text/stem.ts';
import written from './sameWords.json';

let groups: ReadonlyMap<'en' | 'es', ReadonlyMap<string, ReadonlySet<number>>> | undefined;

function read(
  list: readonly string[],
  language: 'en' | 'es',
): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  list.forEach((line, group) => {
    for (const word of line.split(' ')) {
      const stem = stemOf(foldWord(word), language);
      found.set(stem, (found.get(stem) ?? new Set<number>()).add(group));
    }
  });
  return found;
}

/** True for two stems of words that say the same thing. */
export function areSynonyms(a: string, b: string, language: 'en' | 'es'): boolean {
  if (a === b) return true;
  groups ??= new Map([
    ['en', read(written.en, 'en')],
    ['es', read(written.es, 'es')],
  ]);
  const own = groups.get(language);
  const other = own?.get(b);
  return other !== undefined && [...(own?.get(a) ?? [])].some((group) => other.has(group));
}

/** Stems of one word, as far as their letters say it: the same beginning, or hardly more letters. */
export const areNearStems = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= 4 &&
    (a.slice(0, 5) === b.slice(0, 5) ||
      (Math.abs(a.length - b.length) <= 3 && (a.startsWith(b) || b.startsWith(a)))));
