// English verbs at the head of a resume's lines: whether a word is one there, and the line in another tense.
import { inWords } from '#domain/text/wordLimits.ts';
import { fromThird, verbs as dutyVerbs } from '#ai/onDevice/posting/verbForms.ts';
import { cuesEn } from '#ai/onDevice/rating/reading/cues.en.ts';
import { toPastTense } from '#domain/text/pastForms.ts';

export const verbs = new Set([
  ...dutyVerbs,
  ...cuesEn.present,
  ...'accompany brew bill chair chase clear cook count cover deputise dress drive escort greet hand liaise light look lay mend mop mow prune polish paint relieve rotate ring scan service sterilise sterilize stack supply sweep tend tidy tutor wipe wire'.split(
    ' ',
  ),
]);

/** Verbs that are nouns as well: they are verbs only where a word follows that cannot follow a noun. */
export const nounsToo = new Set(
  'audit balance bill book brief budget care chair check code contact control count cover design document draft drive estimate file finish form forecast grant group guide help hold host interview invoice issue lead light limit list load log look map mark market measure model name offer order pack paint pair park phone pick pilot plan point position post price process produce profile program progress project purchase query rank record release repair report request research review ring run sample schedule scope score search service share ship shop show sign sketch source sort stack staff start state step stock stop store structure study supply support survey talk test time track train transport travel treat trial tune turn update upgrade use visit voice walk wash watch work wrap'.split(
    ' ',
  ),
);
export const afterVerb = inWords(
  /^(?:the|a|an|all|any|our|my|their|his|her|its|this|these|those|each|every|up|over|out|off|on|after|to|with|as|around|about|between|more|daily|weekly|monthly|new|what|how|that|it|them|customers|people|staff|\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|several|closely|directly)\b/i,
);

export const toBareWord = (word: string): string => word.replace(/[,;:.]+$/, '').toLowerCase();

/** True when the word at `at` is a verb in its base form there. */
export function isBaseVerb(words: readonly string[], at: number): boolean {
  const word = toBareWord(words[at] ?? '');
  if (!verbs.has(word) || /-/.test(word)) return false;
  if (!nounsToo.has(word)) return true;
  const rest = words.slice(at + 1).join(' ');
  if (afterVerb.test(rest) && !/[,;:]$/.test(words[at] ?? '')) return true;
  const joined = /^(?:and|or|&)\s+(\S+)/i.exec(rest);
  return joined !== null && isBaseVerb(words, at + 2) && !nounsToo.has(toBareWord(joined[1] ?? ''));
}

type Form = 'base' | 'third';
const findBase = (word: string, form: Form): string | null =>
  form === 'base' ? (verbs.has(word) ? word : null) : (fromThird.get(word) ?? null);

/** The verbs of a line turned to the wanted tense; null when one of them could as well be a noun. */
export function conjugate(
  words: readonly string[],
  form: Form,
  tense: 'present' | 'past',
): string | null {
  const made: string[] = [];
  let opening = true;
  for (const [index, word] of words.entries()) {
    const plain = toBareWord(word);
    const tail = word.slice(plain.length);
    const before = words[index - 1] ?? '';
    const isJoined = /^(?:and|or|&|then)$/i.test(before) || before.endsWith(',');
    const base = index === 0 || isJoined ? findBase(plain, form) : null;
    const next = words.slice(index + 1).join(' ');
    const isVerb =
      base !== null &&
      (index === 0 ||
        (opening && !nounsToo.has(base)) ||
        (afterVerb.test(next) &&
          (form === 'third' ||
            !nounsToo.has(base) ||
            inWords(/^(?:the|a|an|my|our|their|each|every)\b/).test(next))));
    if (base !== null && !isVerb && !nounsToo.has(base) && !opening) return null;
    if (index > 0 && !isJoined && !/^(?:and|or|&|then|also|[a-z]+ly)$/i.test(plain))
      opening = false;
    made.push(
      isVerb && base !== null ? `${tense === 'past' ? toPastTense(base) : base}${tail}` : word,
    );
  }
  return made.join(' ');
}
