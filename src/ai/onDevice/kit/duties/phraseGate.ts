// Whether words out of a posting may be said aloud in a question: only where they are surely a whole and sound phrase. What is not, is cut back to its first whole part.
import { inWords } from '#domain/text/wordLimits.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { toBareWord } from './dutyParts.ts';
import { isVerb, turnGerundToBase } from './dutyVerbs.ts';
import faults from './phraseFaults.json';
import { isClosedList, isDescribing } from './phraseEnds.ts';
import { breaksGrammar } from './phraseGrammar.ts';
import { isPlain } from './plainPhrase.ts';
import { nounsToo, thingsDone } from './task/sharedWords.ts';

type Language = 'en' | 'es';
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

function rulesOf(language: Language) {
  const { danglers, secondHalf, transitive, praise, slogans, slips } = faults[language];
  return {
    danglers: setOf(danglers),
    secondHalf: setOf(secondHalf),
    transitive: setOf(transitive),
    empty: new RegExp(String.raw`(?<!\p{L})(?:${praise}|${slogans})`, 'iu'),
    slips: new RegExp(String.raw`(?<!\p{L})(?:${slips})`, 'iu'),
  };
}
const rules = { en: rulesOf('en'), es: rulesOf('es') };

/** Words in a row without a small word or a sign: more are a list that lost its commas. */
const longestChain = 6;
/** What is left of a cut phrase says too little with fewer. */
const leastWords = 4;
/** A verb that describes the thing before it is sound where one of these opens its clause. */
const opensClause = inWords(
  /\b(?:that|which|who|where|what|how|when|if|whether|because|que|quien|quienes|donde|cuando|si|cómo)\b/iu,
);
/** Behind these a whole clause follows: "ensure the site is secure". */
const seesThat = /^(?:ensure|assure|check|verify|make sure|see to it|confirm) /;
const finite = inWords(
  /\b(?:is|are|was|were|can|will|may|has|have|would|should|there|es|son|será|serán|está|están)\b/iu,
);
/** Two letters and a hyphen: a word that was broken at the end of a line. */
const brokenWord = inWords(
  /\b(?!re-|co-|on-|un-|in-|up-|by-|to-|ad-|ex-|bi-|so-|go-|ai-|it-|ui-|ux-|hr-|qa-|pc-|tv-|vr-|pr-|ci-|no-|is-|e-|be-)\p{Ll}{2}-\p{Ll}{4,}/u,
);
/** What points to something that the posting named before. */
const points = inWords(
  /^\p{L}+ (?:they|them|their|theirs|it|its)\b|^\p{L}+ (?:\p{L}+ ){0,2}?(?:they|them|it|these|those|this|such|esto|estos|estas|dicho|dicha|dichos|dichas|ello|ellos)\b/iu,
);

/** True where a sign that is opened is closed. */
function isBalanced(text: string): boolean {
  return (
    text.split('(').length === text.split(')').length &&
    text.split('"').length % 2 === 1 &&
    text.split('“').length === text.split('”').length &&
    text.split('«').length === text.split('»').length &&
    !/[<>{}[\]|*_=]|\.\.|…/.test(text)
  );
}

/** The longest run of words without a small word or a sign between them. */
function chainOf(words: readonly string[], language: Language): number {
  let run = 0;
  return Math.max(
    ...words.map((word) => {
      run =
        isFunctionWord(toBareWord(word), language) ||
        /^(?:using|including|via|per|like|based|such)$/i.test(word)
          ? 0
          : run + 1;
      const now = run;
      if (/[,;:]$/.test(word)) run = 0;
      return now;
    }),
  );
}

/** "requirements manage the portfolio": a verb behind a thing, with nothing that joins them. */
function hasLooseVerb(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const before = words[index - 1] ?? '';
    return (
      index > 1 &&
      /^\p{Ll}+$/u.test(word) &&
      isVerb(word) &&
      !nounsToo.has(word) &&
      !word.endsWith('s') &&
      /(?:[^s]s|ment|tion|ity|ance)$/.test(before) &&
      !/^(?:always|as|is|this|us|does|helps|lets|plus|needs)$/.test(before) &&
      !/^(?:open|clean|clear|direct|complete|correct|separate|live|present|secure|close|own|express|like|free|lower|better|upper|further|express)$/.test(
        word,
      )
    );
  });
}

/** "analyse systems and happy to …", "lead projects and becoming": the second half is of another form than the first. */
function isLame(words: readonly string[], language: Language): boolean {
  return words.some((word, index) => {
    if (!/^(?:and|or|y|e|o)$/.test(word)) return false;
    const next = toBareWord(words[index + 1]);
    const isGerund =
      language === 'en' &&
      next.endsWith('ing') &&
      /^(?:the|our|a|an|your|all)$/.test(toBareWord(words[index + 2]));
    const isThird =
      language === 'en' &&
      /[^s]s$/.test(next) &&
      isVerb(next.slice(0, -1)) &&
      /^(?:a|an|the|our|your|all)$/.test(toBareWord(words[index + 2]));
    return (
      rules[language].secondHalf.has(next) ||
      isThird ||
      (isGerund && !words.slice(0, index).some((one) => turnGerundToBase(toBareWord(one)) !== null))
    );
  });
}

/** True for a line that is not to be quoted either: a sign is left open or it breaks off. */
export function breaksOff(line: string, language: Language): boolean {
  const { danglers } = rules[language];
  return !isBalanced(line) || danglers.has(toBareWord(line.split(/\s+/).at(-1)));
}

/** True for words that nobody can be asked about: a sign is left open, the second half is lost, or the verb has no object. */
export function isTorn(text: string, language: Language): boolean {
  const words = text.split(/\s+/);
  const { transitive } = rules[language];
  return (
    words.length < 2 ||
    breaksOff(text, language) ||
    breaksGrammar(text, language) ||
    brokenWord.test(text) ||
    words.some(
      (word, index) =>
        transitive.has(toBareWord(word)) && /^(?:of|de|del)$/.test(words[index + 1] ?? ''),
    ) ||
    isLame(words, language)
  );
}

/** True for words of a posting, a phrase or the name of a duty, that are surely whole and sound, and say something. */
export function readsWhole(text: string, language: Language): boolean {
  const words = text.split(/\s+/);
  const head = toBareWord(words[0]);
  const stem = head.slice(0, 6);
  if (
    isTorn(text, language) ||
    rules[language].empty.test(text) ||
    rules[language].slips.test(text) ||
    points.test(text)
  )
    return false;
  if (
    finite.test(text) &&
    !seesThat.test(text) &&
    !opensClause.test(text.slice(0, text.search(finite)))
  )
    return false;
  // "own a set of products giving", "develop your team to be able to meet".
  const last = toBareWord(words.at(-1));
  if (
    language === 'en' &&
    ((turnGerundToBase(last) !== null && !thingsDone.has(last)) ||
      (isVerb(last) && toBareWord(words.at(-2)) === 'to' && !nounsToo.has(last)))
  )
    return false;
  // "manage the day-to-day management", "Networks most significant", "in team".
  if (stem.length >= 5 && words.slice(1, 5).some((word) => toBareWord(word).startsWith(stem)))
    return false;
  if (
    /\p{Lu}\p{Ll}+s (?:most|critical|own|key|main) /u.test(text) ||
    inWords(/\b(?:in|within|of|at) (?:team|company|organi[sz]ation|environment|cross)$/iu).test(
      text,
    )
  )
    return false;
  return (language === 'es' || !hasLooseVerb(words)) && chainOf(words, language) <= longestChain;
}

/** Where a phrase may end: before another action, a purpose, a manner or a location. */
const joints: Record<Language, RegExp> = {
  en: inWords(
    /,? (?:and|or|but)(?= \p{L}+)|, | (?:to|for|while|that|which|who|in|with|on|as|by|using|through|across|ensuring|supporting|within|from|including|based|so|whilst|other|according|ranging|sharing|during|throughout|along|together|towards|at|mainly|\p{L}{3,}ing)(?= )/giu,
  ),
  es: inWords(
    /,? (?:y|e|o)(?= \p{L}+)|, | (?:para|que|con|en|mediante|según|por|desde|durante|a través|incluyendo|junto|así como|aplicando|planificando)(?= )/giu,
  ),
};

/** True where what follows "and" or a comma begins something else, so that the phrase before it is whole. */
function beginsAnew(rest: string, language: Language): boolean {
  const next = toBareWord(rest.replace(/^,? ?(?:and|or|but|y|e|o)? /i, '').split(/\s+/)[0]);
  return (
    rules[language].secondHalf.has(next) ||
    (language === 'en'
      ? /^(?:the|a|an|our|your|their|all|to|by|for|with|so|then|also|always|often|mostly|mainly)$/.test(
          next,
        ) ||
        (isVerb(next) && !nounsToo.has(next)) ||
        next.endsWith('ing')
      : /(?:ar|er|ir|ando|iendo)$/.test(next) ||
        /^(?:el|la|los|las|con|para|en|así|gestión|control|seguimiento|atención|elaboración|realización|coordinación|preparación|organización|supervisión|redacción|tramitación|archivo|custodia|venta)$/.test(
          next,
        ))
  );
}

/** The phrase where it is fine, else its longest part that is; null where none is. */
function findLongestPart(
  phrase: string,
  language: Language,
  isFine: (text: string) => boolean,
): string | null {
  if (isFine(phrase)) return phrase;
  const ends = Array.from(phrase.matchAll(joints[language]), ({ 0: joint, index }) => ({
    joint: joint.trim(),
    index,
  })).toReversed();
  for (const { joint, index } of ends) {
    const part = phrase.slice(0, index);
    const words = part.split(' ');
    const last = toBareWord(words.at(-1));
    const isClause = !/^,? ?(?:and|or|but|y|e|o)?$/i.test(joint);
    if (words.length < leastWords || (!isClause && !beginsAnew(phrase.slice(index), language)))
      continue;
    if (
      language === 'en' &&
      ((isVerb(last) && (!nounsToo.has(last) || /^(?:and|or)$/.test(words.at(-2) ?? ''))) ||
        isDescribing(last, language) ||
        (turnGerundToBase(last) !== null && !thingsDone.has(last)) ||
        /^(?:able|need|access|responsible|related|relevant|due|respond|according|translate|transform|turn|convert|interface|contribute|adhere|connection|accordance|order|terms|focus)$/.test(
          last,
        ))
    )
      continue;
    if (isFine(part)) return part;
  }
  return null;
}

/** True for a phrase that can be said as it stands. */
export const isSayable = (text: string, language: Language): boolean =>
  isPlain(text, language) && isClosedList(text, language) && readsWhole(text, language);

/** A phrase that begins with a verb, as it is where it is sound, else its longest sound part; null where no part is. */
export function findWholePart(phrase: string, language: Language): string | null {
  return findLongestPart(phrase, language, (text) => isSayable(text, language));
}
