// The shortest phrase for a duty: its verb and the head of its object, where more of its words cannot be said aloud.
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { toBareWord } from './dutyParts.ts';
import { isVerb, turnGerundToBase } from './dutyVerbs.ts';
import { isClosedList, isDescribing } from './phraseEnds.ts';
import { readsWhole } from './phraseGate.ts';
import { isPlain, needsNoun } from './plainPhrase.ts';
import { nounsToo, thingsDone } from './task/sharedWords.ts';

type Language = 'en' | 'es';

/** Before these the object of a verb ends: what follows says why, how, where or for whom. */
const ends: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'to for by with using through throughout across within in at on from that which who where while when so as based according including ensuring during into via per between towards under over against among about along together whose how what if because helping according'.split(
      ' ',
    ),
  ),
  es: new Set(
    'para por con en mediante según que desde durante sobre así incluyendo junto como cuando donde hasta entre sin bajo aplicando a al'.split(
      ' ',
    ),
  ),
};
/** They belong to the verb: "respond to breakdowns", "set up a studio", "atender a los clientes". */
const particles: Record<Language, RegExp> = {
  en: /^(?:to|for|with|on|up|out|off|after|down|over|in)$/,
  es: /^(?:a|al|en|con|por|de|del)$/,
};
const determiner =
  /^(?:the|an?|our|your|their|its|this|all|el|la|los|las|un|una|tu|tus|su|sus|nuestr[oa]s?)$/;
const isFiller = (word: string, language: Language): boolean =>
  isFunctionWord(word, language) || isDescribing(word, language);
const isJoint = (word: string): boolean => /^(?:and|or|y|e|o)$/.test(word);
const mostWords = 10;

const isInfinitive = (word: string, language: Language): boolean =>
  language === 'en'
    ? isVerb(word) && !nounsToo.has(word)
    : /^\p{L}{2,}(?:ar|er|ir)(?:se)?$/u.test(word);

/** Where the object begins: behind the verbs and what belongs to them. */
function objectOf(words: readonly string[], language: Language): number {
  let at = 1;
  while (at < words.length - 1) {
    const word = toBareWord(words[at]);
    if (
      isJoint(word) &&
      (isInfinitive(toBareWord(words[at + 1]), language) || isVerb(toBareWord(words[at + 1])))
    )
      at += 2;
    else if ((words[at - 1] ?? '').endsWith(',') && isVerb(word)) at += 1;
    else break;
  }
  return particles[language].test(toBareWord(words[at])) ? at + 1 : at;
}

/** Where the object ends: before a purpose or a manner, and before the next action. */
function endOf(words: readonly string[], start: number, language: Language): number {
  const found = words.findIndex((word, index) => {
    if (index <= start) return false;
    const lower = toBareWord(word);
    const before = words[index - 1] ?? '';
    if (ends[language].has(lower)) return true;
    if (isJoint(lower)) return isInfinitive(toBareWord(words[index + 1]), language);
    return language === 'en'
      ? (turnGerundToBase(lower) !== null && !thingsDone.has(lower)) ||
          (isVerb(lower) && /(?:[^s]s|ment|tion|ity|ance)$/.test(before))
      : /^\p{L}{3,}(?:ando|iendo)$/u.test(lower);
  });
  return found < 0 ? words.length : found;
}

/** With these a verb says nothing yet: what one takes responsibility for follows. */
const light =
  /^(?:responsibility|ownership|accountability|part|care|advice|support|guidance|input|insights?|oversight|leadership|information|decisions?|contact|sure|direction|need|access|services?|contribution|relation|regard|account|place|use|evidence|feedback|steps|measures|actions?|apoyo|parte|soporte|seguimiento|cuenta|responsabilidad|informaci[oó]n|servicios?)$/;

/** Verbs that need more than one word behind them to say anything: "ensure safety", "use methods". */
const lightVerbs =
  /^(?:assist|help|contribute|participate|ensure|assure|use|provide|have|make|create|support|maintain|keep|deliver|manage|handle|drive|improve|solve|take|give|realizar|hacer|dar|asegurar|garantizar|mantener|apoyar|gestionar)$/;

/** Whether an object says what it is: more than "the platform". */
function isTelling(verb: string, object: readonly string[], language: Language): boolean {
  const own = object
    .map(toBareWord)
    .filter((word) => word !== '' && !isFunctionWord(word, language));
  return (
    own.length >= 2 ||
    (own.length === 1 && !determiner.test(toBareWord(object[0])) && !lightVerbs.test(verb))
  );
}

/** Who works on something, helps or takes part has a further action of their own after it: "work with your team to test ideas", "… technology testing our SDK". */
const takesPart =
  /^(?:work|help|contribute|participate|collaborate|cooperate|enable|engage|act|partner|interface|use|be)$/;
export function findLaterAction(phrase: string): string | null {
  const words = phrase.split(/\s+/);
  if (!takesPart.test(toBareWord(words[0]))) return null;
  const at = words.findIndex((word, index) => {
    if (index < 2) return false;
    const before = toBareWord(words[index - 1]);
    const isPurpose =
      before === 'to' || (before.endsWith('ly') && toBareWord(words[index - 2]) === 'to');
    return isPurpose
      ? isVerb(toBareWord(word)) && !takesPart.test(toBareWord(word))
      : turnGerundToBase(toBareWord(word)) !== null &&
          /^(?:the|our|an?|your|new)$/.test(toBareWord(words[index + 1]));
  });
  if (at < 0) return null;
  const verb = toBareWord(words[at]);
  return [turnGerundToBase(verb) ?? verb, ...words.slice(at + 1)].join(' ');
}

/** A verb and the head of its object, out of a longer phrase, where that is sound and specific; null elsewhere. */
export function shortenPhrase(phrase: string, language: Language): string | null {
  const words = phrase.split(/\s+/);
  if (language === 'en' && !isVerb(toBareWord(words[0]))) return null;
  const start = objectOf(words, language);
  const end = Math.min(endOf(words, start, language), start + mostWords);
  const whole = words.slice(0, end).join(' ');
  const joints = Array.from(whole.matchAll(/,? (?:and|or|y|e|o)(?= )/g), ({ index }) => index);
  for (const cut of [whole.length, ...joints.toReversed()]) {
    const brief = whole
      .slice(0, cut)
      .replace(/[\s,;:]+$/, '')
      .replace(/(?: (?!supply|assembly|family|reply|daily|early|only)\p{L}+ly)+$/u, '');
    const own = brief.split(' ');
    const last = toBareWord(own.at(-1));
    // "tube and parenteral": its noun is lost, and the first thing may share it.
    if (own.length <= start || (cut < whole.length && needsNoun(toBareWord(words[end - 1]))))
      return null;
    if (
      !isDescribing(last, language) &&
      own
        .slice(start)
        .some((word) => !light.test(toBareWord(word)) && !isFiller(toBareWord(word), language)) &&
      !(isInfinitive(last, language) && language === 'en') &&
      isTelling(toBareWord(words[0]), own.slice(start), language) &&
      isClosedList(brief, language) &&
      isPlain(brief, language) &&
      readsWhole(brief, language)
    )
      return brief;
  }
  return null;
}
