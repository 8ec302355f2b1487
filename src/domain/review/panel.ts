/** Compares people's ratings with the AI's by competency; differences of two levels or more come first. */

/** Levels apart from which a difference needs a talk. */
const farApart = 2;

export type Closeness = 'same' | 'near' | 'far';

/** Distance between the lowest and the highest level; null with fewer than two levels ("not enough evidence" is none). */
export function spreadOf(levels: readonly (number | null)[]): number | null {
  const known = levels.filter((level) => level !== null);
  return known.length < 2
    ? null
    : Math.round((Math.max(...known) - Math.min(...known)) * 100) / 100;
}

/** same: not half a level apart. far: two levels or more. */
export function closenessOf(spread: number): Closeness {
  return spread < 0.5 ? 'same' : spread < farApart ? 'near' : 'far';
}

/** The competencies on which the panel lies far apart, the farthest first, and the others as they were. */
export function sortFarthestApart<T extends { spread: number | null }>(
  lines: readonly T[],
): { far: T[]; others: T[] } {
  const isFar = ({ spread }: T): boolean => spread !== null && closenessOf(spread) === 'far';
  return {
    far: lines.filter(isFar).toSorted((a, b) => (b.spread ?? 0) - (a.spread ?? 0)),
    others: lines.filter((line) => !isFar(line)),
  };
}
