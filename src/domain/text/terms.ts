/** Prefix search without full-text search on the server: the terms stored with a document, and those a search asks for page by page. */

/** Letters of a beginning at most, and beginnings of one thing at most. */
export const termLimits = { least: 2, most: 12, count: 300 } as const;

/** Words as they are searched: small letters, without accents. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= termLimits.least);
}

/** The beginnings (two to twelve characters) of a text's words; so many that a document stays small. */
export function listTerms(text: string): string[] {
  const terms = new Set<string>();
  for (const word of wordsOf(text))
    for (
      let length: number = termLimits.least;
      length <= Math.min(word.length, termLimits.most);
      length += 1
    )
      terms.add(word.slice(0, length));
  return [...terms].slice(0, termLimits.count);
}

/** The terms a search asks for, the longest first: the first is asked of the server, the others of what it answers. */
export function listSearchTerms(search: string): string[] {
  return [...new Set(wordsOf(search).map((word) => word.slice(0, termLimits.most)))].toSorted(
    (a, b) => b.length - a.length || (a < b ? -1 : 1),
  );
}

/** True when something has every word that is searched for. */
export function hasTerms(terms: readonly string[], search: string): boolean {
  return listSearchTerms(search).every((term) => terms.includes(term));
}
