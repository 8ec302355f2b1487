// Where a skill is named: in which clause, in a list, in whose words.
import { inWords } from '#domain/text/wordLimits.ts';
import type { SkillMatch } from '#ai/onDevice/skills/skillIndex.ts';
import { foldWord } from '#domain/text/stem.ts';
import type { Piece } from './sections.ts';
import { niceCue, mustCue } from './skillCues.ts';

/** No clause goes further than so many signs to either side. */
const clauseReach = 400;

/** Plus-clauses govern their own clause only: "CircleCI is required; Jenkins is a plus". */
export function findClauseAround(text: string, at: number): string {
  const start = Math.max(
    0,
    at - clauseReach,
    text.lastIndexOf(';', at),
    text.lastIndexOf('. ', at),
    text.lastIndexOf(' - ', at),
  );
  const ends = [text.indexOf(';', at), text.indexOf('. ', at)].filter((end) => end >= 0);
  return text.slice(start, Math.min(text.length, at + clauseReach, ...ends));
}

/** True for a word between the signs and small words of a list: names such as Go or Access count only there. */
export function isInList(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  return (
    inWords(
      /(?:^|[,/(:;•+&-]|\b(?:and|or|with|in|of|using|on|to|as|y|o|e|u|con|en|de|like|including|plus|ms|microsoft|apache|programming))\s*$/iu,
    ).test(before) &&
    inWords(
      /^\s*(?:$|[,/);:.+&-]|(?:and|or|y|o|e|u|is|are|would|programming|language|languages|framework|developer|development|skills?|experience|knowledge|code|scripting|as|on|for|es|será)\b)/iu,
    ).test(after)
  );
}

/** The posting's own word for a skill when it is alone in a list of requirements and begins with a capital. */
export function readAsWritten(
  { text, section }: Piece,
  { start, end, text: written, skill }: SkillMatch,
): string | null {
  if (section !== 'must' && section !== 'nice' && !mustCue.test(text) && !niceCue.test(text))
    return null;
  return /^\p{Lu}/u.test(written) &&
    foldWord(written) !== foldWord(skill.name) &&
    isInList(text, start, end)
    ? written
    : null;
}
