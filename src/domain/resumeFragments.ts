// Lines about work that begin in the middle of a sentence, as a line break may leave them: their owner is told, and nothing is made of them until they are set right.
import type { ParsedResume } from './resume.ts';

/** True for a line that begins with a small letter; "iOS" and other names with a capital within do not count. */
export function isFragment(text: string): boolean {
  const first = /^[\s\p{P}\p{S}]*(\S+)/u.exec(text)?.[1] ?? '';
  return /^\p{Ll}/u.test(first) && !/\p{Lu}/u.test(first);
}

/** The paths of the lines about work that are fragments. */
export function fragmentPaths({ experience }: Pick<ParsedResume, 'experience'>): string[] {
  return experience.flatMap(({ bullets }, job) => bullets.flatMap((text, index) => (isFragment(text) ? [`experience.${job}.bullets.${index}`] : [])));
}
