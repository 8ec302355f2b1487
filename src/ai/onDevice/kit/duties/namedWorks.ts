// Works of the library that a posting names in lines that cannot be said aloud: several duties glued together, nouns in a row, sentences that go on.
import { inWords } from '#domain/text/wordLimits.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import type { Piece } from '#ai/onDevice/posting/sections.ts';
import { isAction } from './dutyKind.ts';
import { isVerb, turnGerundToBase, toBaseVerb } from './dutyVerbs.ts';
import { isNextAction } from './listCommas.ts';
import type { WorkEntry } from '#ai/onDevice/library/works.ts';
import { isOfEveryTrade, workNamed } from './workNamed.ts';
import { nounsToo } from './task/sharedWords.ts';

type Language = 'en' | 'es';

/** Words of a posting, and the work that they are. */
interface NamedWork {
  line: string;
  work: WorkEntry;
}

/** A part of a line with more words holds more than one duty. */
const longestPart = 10;
/** Two words that meet must stand within so many. */
const shortPart = 6;
/** With fewer words than these a pattern may be met by chance. */
const leastSlots = 2;
/** Where the part is long, and neither a deed nor the name of one, more words must meet. */
const leastSlotsLoose = 3;
const most = 6;
/** So much of the duties is looked through: each part is compared with all works. */
const mostParts = 150;
const mostPieces = 60;
const longestText = 4000;

/** What is done is named by such a noun. */
const actionNouns: Record<Language, RegExp> = {
  en: /^(?!(?:equipment|department|environment|information|position|solution|organi[sz]ation|location|application|government|requirement|being|during|including|meeting|building|training|engineering|marketing|everything|something|anything|nothing|banking)s?$)\p{L}{3,}(?:ment|tion|sion|ance|ing|sis)$/iu,
  es: /^(?!(?:información|posición|solución|organización|aplicación|región|misión|formación)$)\p{L}{3,}(?:ción|sión|miento|aje)$/iu,
};
/** What others do, what the company is or wants, what a person has. */
const ofOthers = inWords(
  /^(?:we|our|us|the company|who|as (?:our|we)|would you|do you|are you|have you|can you|you (?:have|hold|are|like|love|bring|need|must|get)|experience|knowledge|degree|strong|good|excellent|nuestr[oa]s?|somos|ofrecemos|experiencia|conocimientos?|(?:job|role|position|company|project) (?:description|title|aims?|summary)|descripción)\b|\?$|\b(?:years of experience|will provide you|we expect|is available)\b/iu,
);
/** What is done is only spoken about: more words must meet. */
const weakOpening = inWords(
  /^(?:(?:you|to) (?:will )?)*(?:(?:also|closely) )?(?:be|work|working|participat\p{L}+|contribut\p{L}+|help\p{L}*|meet(?:ing)?|understand\p{L}*|colabor\p{L}+|particip\p{L}+|trabaj\p{L}+)(?=\P{L}|$)/iu,
);
const infinitive = /^\p{L}{2,}(?:ar|er|ir)$/u;
/** Before these the things that belong to a verb are still named. */
const joins = inWords(/^(?:and|to|will|including|include|y|e|de|incluyendo)$/iu);

/** The words of a line, without names that were blanked out and what stands in brackets. */
const listWords = (line: string): string[] =>
  line
    .replaceAll(/<\p{Lu}+>|\([^)]*\)/gu, ' ')
    .split(/\s+/u)
    .filter(Boolean);

/** Where a line surely begins anew: behind a sign, and at a capital in the middle that opens a deed. */
function beginsAnew(words: readonly string[], index: number, language: Language): boolean {
  const [word = '', before = ''] = [words[index], words[index - 1]];
  return (
    index === 0 ||
    /[.,;:!?•]$|^[-–•·*&]$/u.test(before) ||
    (/^-?\p{Lu}\p{Ll}{2,}/u.test(word) &&
      /^\p{Ll}{3,}/u.test(before) &&
      !isFunctionWord(before, language) &&
      (toBaseVerb(word) !== null || actionNouns[language].test(word)))
  );
}

/** Where a deed may begin within a line. */
function mayBegin(words: readonly string[], index: number, language: Language): boolean {
  const word = words[index] ?? '';
  const before = words[index - 1] ?? '';
  if (beginsAnew(words, index, language)) return true;
  if (language === 'es') return joins.test(before) && infinitive.test(word);
  const base = turnGerundToBase(word);
  return (
    (joins.test(before) && toBaseVerb(word) !== null) ||
    isNextAction(words, index) ||
    (base !== null && !nounsToo.has(base) && !isFunctionWord(before, 'en'))
  );
}

/** True where the next action begins: "maintain the pumps | and prepare the papers". */
function endsAction(words: readonly string[], start: number, end: number): boolean {
  const [word = '', next = ''] = [words[end], words[end + 1]];
  return (
    isNextAction(words, end) ||
    (end - start > leastSlots && word === 'and' && isVerb(next) && !nounsToo.has(next))
  );
}

/** The parts of a line that may each be a duty; they may overlap. */
function listParts(line: string, language: Language): string[] {
  const words = listWords(line);
  return words.flatMap((_, start) => {
    if (!mayBegin(words, start, language)) return [];
    let end = start + 1;
    while (
      end < words.length &&
      end - start < longestPart &&
      !(beginsAnew(words, end, language) && !(words[end - 1] ?? '').endsWith(',')) &&
      !(language === 'en' && endsAction(words, start, end))
    )
      end += 1;
    return end - start < leastSlots ? [] : [words.slice(start, end).join(' ')];
  });
}

/** The work that a part of a line surely is. */
function readSureWork(part: string, language: Language): WorkEntry | null {
  if (ofOthers.test(part)) return null;
  const words = part.replace(/^-/u, '').split(' ');
  // "Engineering Manager": a name.
  const namesAction =
    !/^\p{Lu}\p{L}+ing \p{Lu}/u.test(part) &&
    (isAction(words.join(' ')) || actionNouns[language].test(words[0] ?? '')) &&
    !weakOpening.test(words.join(' '));
  const near = namesAction ? workNamed(words.slice(0, shortPart).join(' '), language) : null;
  const found =
    near !== null && near.slots >= leastSlots ? near : workNamed(words.join(' '), language);
  return found === null || (found !== near && found.slots < leastSlotsLoose) ? null : found.work;
}

/** Parts of the posting's duties, each of which is another work of the library and none that `known` lines are, in their order. */
export function findNamedWorks(
  pieces: readonly Piece[],
  known: readonly string[],
  language: Language,
): NamedWork[] {
  const named = new Set(known.map((line) => workNamed(line, language)?.work.id));
  const found: NamedWork[] = [];
  const parts = pieces
    .filter(({ text, section }) => section === 'tasks' && !ofOthers.test(text))
    .slice(0, mostPieces)
    .flatMap(({ text }) => listParts(text.slice(0, longestText), language))
    .slice(0, mostParts);
  for (const part of parts) {
    const work = readSureWork(part, language);
    if (work === null || named.has(work.id) || isOfEveryTrade(work)) continue;
    named.add(work.id);
    found.push({ line: part, work });
    if (found.length === most) break;
  }
  return found;
}
