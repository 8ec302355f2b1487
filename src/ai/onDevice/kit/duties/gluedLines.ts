// Lines of a posting that were glued together where a line break was lost: "… and requirements Digital savvy", "… articles Further information".
import { verbs } from '#ai/onDevice/posting/verbForms.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { toBaseVerb } from './dutyVerbs.ts';
import { isGerundOfLine } from './phraseEnds.ts';

/** Named by a noun, a duty begins with these before "of". */
const named =
  /^(?:Preparation|Implementation|Coordination|Management|Participation|Development|Maintenance|Supervision|Analysis|Documentation|Planning|Execution|Evaluation|Monitoring|Administration)$/;
/** With these a line begins, or a part of the posting that is no duty. */
const headings =
  /^(?:further|responsible|you|you['’]re|you['’]ll|your|we|our|the|this|these|digital|as|who|about|qualifications|requirements|profile|education|benefits)$/i;
const lastHeadings =
  /^(?:Qualifications|Requirements|Profile|Education|Benefits|Skills|Location|Experience|About)$/;
/** In the middle of a sentence nobody writes these with a capital. */
const surely = /^(?:Responsible|You|Your|We|To|Be)$/;

/** True where a word opens the next line. */
function opensLine(words: readonly string[], index: number): boolean {
  const [before = '', two = ''] = [words[index - 1], words[index - 2]];
  const [word = '', next = ''] = [words[index], words[index + 1]];
  if (index < 3 || !/^\p{Ll}{3,}\)?$/u.test(before) || isFunctionWord(before, 'en')) return false;
  const isBase = /^\p{Ll}/u.test(next) && toBaseVerb(next) === next;
  // "… documented code To act as …": what stands before may look like a verb.
  if (word === 'To' && isBase) return true;
  const isNew =
    /^\p{Lu}\p{Ll}+(?:['’]\p{Ll}+)?$/u.test(word) &&
    ((/^\p{Lu}\p{Ll}{4,}ly$/u.test(word) && isBase) ||
      (word === 'Be' && /^\p{Ll}/u.test(next)) ||
      (named.test(word) && next === 'of') ||
      headings.test(word) ||
      (verbs.has(word.toLowerCase()) && !/^\p{Lu}/u.test(next)) ||
      (/^\p{Lu}\p{Ll}+ing$/u.test(word) && isGerundOfLine(word)));
  return (
    (isNew || (index === words.length - 1 && lastHeadings.test(word))) &&
    (!/^(?:of|in|the|with|as)$/.test(two) || surely.test(word)) &&
    toBaseVerb(before) !== before
  );
}

/** The lines that one line holds, in their order; itself where no line break was lost. */
export function splitGluedLines(line: string): string[] {
  const words = line.split(' ');
  const starts = [
    0,
    ...words.flatMap((_, index) => (index > 0 && opensLine(words, index) ? [index] : [])),
  ];
  return starts.map((start, at) => words.slice(start, starts[at + 1]).join(' '));
}
