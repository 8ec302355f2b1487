/** Detects bullets that begin in mid-sentence after a line break: the owner is notified, and they are not used until corrected. */
import type { ParsedResume } from './resume.ts';

/** True for a line that begins with a small letter; "iOS" and other names with a capital within do not count. */
export function isFragment(text: string): boolean {
  const first = /^[\s\p{P}\p{S}]*(\S+)/u.exec(text)?.[1] ?? '';
  return /^\p{Ll}/u.test(first) && !/\p{Lu}/u.test(first);
}

/** Fewer lines do not establish a pattern. */
const leastLines = 3;

/** What counts as a fragment in this resume: nothing where its owner begins most lines with a small letter, as that is how they write. */
export function createFragmentTest({
  experience,
}: Pick<ParsedResume, 'experience'>): (text: string) => boolean {
  const lines = experience.flatMap(({ bullets }) => bullets);
  const isHabit = lines.length >= leastLines && lines.filter(isFragment).length * 2 > lines.length;
  return isHabit ? () => false : isFragment;
}

/** The paths of the lines about work that are fragments. */
export function listFragmentPaths({ experience }: Pick<ParsedResume, 'experience'>): string[] {
  const isBroken = createFragmentTest({ experience });
  return experience.flatMap(({ bullets }, job) =>
    bullets.flatMap((text, index) =>
      isBroken(text) ? [`experience.${job}.bullets.${index}`] : [],
    ),
  );
}
