// English duties as verb phrases: "Planning and running tests …" → "plan and run tests".
import { inWords } from '#domain/text/wordLimits.ts';
import {
  isVerb,
  toBaseVerb,
  turnGerundToBase,
  turnThirdPersonToBase,
} from '#ai/onDevice/kit/duties/dutyVerbs.ts';
import { nounsToo, thingsDone } from './sharedWords.ts';

/** "Leads the audits", "Tests all pumps": a verb that is a noun elsewhere; null for other beginnings. */
function toVerb(words: readonly string[]): string | null {
  const base =
    /^(plan|test|report|design|model|order|support|control|lead|process|record|visit|program|research)(?:e?s)$/i
      .exec((words[0] ?? '').replace(/,$/, ''))?.[1]
      ?.toLowerCase();
  return base &&
    (/^(?:the|a|an|all|any|our|your|its|new|on|both|and)$/i.test(words[1] ?? '') ||
      // "Designs, implements and supports the network": a list of verbs.
      ((words[0] ?? '').endsWith(',') && toBaseVerb((words[1] ?? '').replace(/,$/, '')) !== null))
    ? base
    : null;
}

/** The line without the words before its action: "ability to", "you will", "actively". */
function trimOpening(line: string): string {
  return line
    .replace(
      /^(?:to|and|also|help to|you will|will|must|ability to|able to|be able to|responsible for|responsibility for|accountable for|in charge of)\s+/i,
      '',
    )
    .replace(
      /^(?:actively|proactively|effectively|efficiently|independently|regularly|continuously|constantly|successfully|directly|closely|accurately|daily)\s+/i,
      '',
    );
}

/** A line that may be an action: its words, the first of them without its sign, and whether that had to be changed to be a verb. */
interface Beginning {
  start: string;
  words: readonly string[];
  first: string;
  changed: boolean;
}

/** True where a word that looks like a verb names a thing or a person. */
function namesThing({ start, words, first, changed }: Beginning): boolean {
  // "Test and deployment automation": nouns.
  if (
    nounsToo.has(first.toLowerCase()) &&
    /^(?:and|or|&)$/i.test(words[1] ?? '') &&
    toBaseVerb(words[2] ?? '') === null
  )
    return true;
  // "Engineer to mentor others": a person, not an action.
  if (
    /^(?:engineer|lead|partner|champion|coach|mentor|guide|pilot|host)$/i.test(first) &&
    /^to$/i.test(words[1] ?? '')
  )
    return true;
  // "Market trend analysis", "Research project management": a noun that looks like a verb.
  if (
    !changed &&
    nounsToo.has(first.toLowerCase()) &&
    inWords(
      /^(?:\p{L}+ ){1,3}(?:analys[ei]s|management|development|planning|testing|work|support|control|processes|activities|tasks|skills|design|review)(?=$|[,;.:]| (?:of|for|in|and|or|with|to|across)\b)/iu,
    ).test(start)
  )
    return true;
  if (/^market \p{Lu}/iu.test(start) && /^\p{L}+ \p{Lu}/u.test(start)) return true;
  // "Design of …", "Design and delivery of …": the noun, not the verb; "open to changes" is what a person is.
  if (!changed && inWords(/^\p{L}+(?:,? (?:and|or|&) \p{L}+)? of\b|^open to\b/iu).test(start))
    return true;
  if (
    changed &&
    /^(?:and|or|&)$/i.test(words[1] ?? '') &&
    !toBaseVerb((words[2] ?? '').replace(/[,;.]$/, ''))
  )
    return true;
  return false;
}

/** True for a verb in its course that hangs on a small word: "in defining". */
const isHungGerund = (words: readonly string[], index: number): boolean =>
  index > 1 &&
  turnGerundToBase(words[index] ?? '') !== null &&
  /^(?:in|by|for|with|of|on|through|while|when)$/i.test(words[index - 1] ?? '');

/** "supports" behind other verbs; null for other words. */
const toListedVerb = (word: string): string | null =>
  /^(plan|test|report|design|model|order|support|control|process|record|review|visit)(?:e?s)$/i.exec(
    word,
  )?.[1] ?? null;

/** The words with the verbs at their beginning in the base form. */
function turnBeginning({ words, first, changed }: Beginning, base: string): string[] {
  return words.map((word, index) => {
    const bare = word.replace(/[,;.]$/, '');
    const tail = word.slice(bare.length);
    if (index === 0) return base + tail;
    const before = words[index - 1] ?? '';
    // "support the team in defining and integrating": both belong to "in".
    if (/^(?:and|or)$/i.test(before) && isHungGerund(words, index - 2)) return word;
    const isNext =
      /^(and|or|&)$/i.test(before) ||
      before.endsWith(',') ||
      (before.endsWith('ly') && /^(and|or|&)$/i.test(words[index - 2] ?? ''));
    const form =
      isNext && changed
        ? turnGerundToBase(first) === null
          ? (turnThirdPersonToBase(bare) ?? toListedVerb(bare))
          : turnGerundToBase(bare)
        : null;
    return form ? form + tail : /^&$/.test(word) ? 'and' : word;
  });
}

/** True for "Code design coach the team": commas are lost, and nobody knows where. */
function isRunTogether(opening: readonly string[]): boolean {
  return (
    opening.slice(0, 3).every((word) => isVerb(word)) &&
    !(opening.length === 2 && nounsToo.has((opening[1] ?? '').toLowerCase()))
  );
}

/** True where a second verb stands behind the first without "and", and is no noun here. */
function hasStrayVerb(opening: readonly string[]): boolean {
  return (
    opening.length > 2 &&
    !(opening[0] ?? '').endsWith(',') &&
    !/^(and|or)$/.test(opening[1] ?? '') &&
    isVerb(opening[1] ?? '') &&
    !/^(and|or)$/.test(opening[2] ?? '') &&
    !(
      nounsToo.has((opening[1] ?? '').toLowerCase()) ||
      /^(?:quality|secure|clean|clear|open|direct|complete|separate|correct|unit|film|view|trade|water|service|display|export|import|contract|file|finance|function|scan|patrol|express|pick|pack|call|claim|cash|care|start|stop|check|cut|press|slip|feed|drill|play|sleep|near|study|guidance|inventory|sort|lift|paint|wash)$/i.test(
        opening[1] ?? '',
      )
    )
  );
}

/** The position of a verb in its course among verbs in the base form; what comes from there on is not said. -1 where there is none. */
function findMixedVerb(opening: readonly string[]): number {
  return opening.findIndex(
    (word, index) =>
      index > 2 &&
      turnGerundToBase(word) !== null &&
      !thingsDone.has(word) &&
      (/^(?:and|or)$/.test(opening[index - 1] ?? '') ||
        ((opening[index - 1] ?? '').endsWith('ly') &&
          /^(?:and|or)$/.test(opening[index - 2] ?? ''))),
  );
}

/** The verb phrase of a line; null where it names no action. */
export function toEnglishTask(line: string): string | null {
  const start = trimOpening(line);
  const words = start.split(/\s+/);
  const first = words[0]?.replace(/[,:]$/, '') ?? '';
  const base = toBaseVerb(first) ?? toVerb(words);
  if (!base) return null;
  const changed = !isVerb(first);
  const beginning = { start, words, first, changed };
  if (namesThing(beginning)) return null;
  const opening = turnBeginning(beginning, base);
  if (isRunTogether(opening)) return null;
  const mixed = changed ? -1 : findMixedVerb(opening);
  if (mixed > 0) opening.splice(mixed - 1);
  if (
    opening.length > 3 &&
    !(opening[0] ?? '').endsWith(',') &&
    isVerb(opening[1] ?? '') &&
    /^(and|or)$/.test(opening[2] ?? '') &&
    isVerb(opening[3] ?? '')
  )
    opening[0] += ',';
  // "Coach, give feedback": two verbs whose "and" is lost.
  if (
    opening.length <= 4 &&
    (opening[0] ?? '').endsWith(',') &&
    isVerb(opening[1] ?? '') &&
    !opening.some((word) => /^(?:and|or)$/.test(word))
  )
    opening.splice(0, 1, (opening[0] ?? '').slice(0, -1), 'and');
  if (hasStrayVerb(opening)) return null;
  // "Monitoring of systems": one monitors systems.
  return changed
    ? opening.join(' ').replace(/^(\S+(?:,? (?:and|or) \S+)?) of (?=\S)/u, '$1 ')
    : opening.join(' ');
}
