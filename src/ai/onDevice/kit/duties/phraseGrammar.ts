// Proves the grammar of words out of a posting before they are said aloud: a missing article, a lost preposition or object, two lines glued together.
import { inWords } from '#domain/text/wordLimits.ts';
import { toBareWord } from './dutyParts.ts';
import { isVerb, turnGerundToBase } from './dutyVerbs.ts';
import { thingsDone } from './task/sharedWords.ts';

type Language = 'en' | 'es';

/** Things that are counted: one of them needs an article, a name or "each" before it. */
const counted = new Set(
  'product system solution team project application platform tool machine report document component device website department company organization organisation customer client user supplier employee model interface environment database'.split(
    ' ',
  ),
);
const determiner = inWords(
  /\b(?:an?|the|our|your|their|its|his|her|this|that|each|every|any|no|one|another|both|all|some|per|\p{L}+['’]s?)(?=\s|$)/iu,
);
/** Where the words about one thing end. */
const endsThing = inWords(
  /,|(?<!-)\b(?:and|or|of|for|to|in|on|at|by|with|from|into|onto|via|using|within|across|between|through|under|over|as|per|against|about|towards|behind|after|before|during|that|which|who|where|when|while|if|than)\b(?!-)/giu,
);

/** The parts of a text that name one thing each, and where each begins. */
function listThings(text: string): { part: string; start: number }[] {
  const starts = [
    0,
    ...Array.from(text.matchAll(endsThing), ({ 0: sign, index }) => index + sign.length),
  ];
  const ends = [...Array.from(text.matchAll(endsThing), ({ index }) => index), text.length];
  return starts.map((start, index) => ({ part: text.slice(start, ends[index]), start }));
}

/** Where the words of a thing that is counted begin and have no article: "improve [current product]"; null for a sound thing. */
function missesArticle({ part, start }: { part: string; start: number }): number | null {
  const words = part.trim().split(/\s+/);
  const isFirst = start === 0;
  const isBare =
    words.length > (isFirst ? 2 : 1) &&
    counted.has(toBareWord(words.at(-1))) &&
    !determiner.test(part) &&
    !/\d/.test(part);
  if (!isBare) return null;
  const at = start + part.search(/\S/);
  return isFirst ? at + (words[0] ?? '').length + 1 : at;
}

/** "per team": each of them. */
const perEach = inWords(/\bper\b/u);

/** "the software and hardware team", "a reliable and stable environment": one article stands for both. */
const beforeSharing = inWords(
  /\b(?:an?|the|our|your|their|its) (?:[\p{L}-]+ )?[\p{L}-]+(?:, [\p{L}-]+)*(?<!s),? (?:and|or) $/iu,
);
/** Where the things of a text lack their article. */
const listBare = (text: string): number[] =>
  listThings(text)
    .map((thing) => missesArticle(thing))
    .filter((at) => at !== null)
    .filter((at) => !beforeSharing.test(text.slice(0, at)));

/** True where a thing that is counted has no article: "items in ERP system". */
const lacksArticle = (text: string): boolean => !perEach.test(text) && listBare(text).length > 0;

/** The phrase with the articles that a terse posting left out: "lead front of house team" → "lead the front-of-house team"; as it is where their place is not sure. */
export function withArticles(posted: string): string {
  const phrase = posted.replaceAll(inWords(/\b(front|back) of house (?=\p{L})/giu), '$1-of-house ');
  const [first = '', second = ''] = phrase.split(/\s+/);
  const positions = listBare(phrase);
  // Behind two verbs, a particle or another thing nobody knows where the thing begins.
  const isUnsure =
    perEach.test(phrase) ||
    first.endsWith(',') ||
    isVerb(toBareWord(second)) ||
    /ly$|^(?:and|or|up|out|off|down)$/.test(second) ||
    positions.some(
      (at) => /(?:^| )(?:of|as|and|or) $|, $/.test(phrase.slice(0, at)) && isUnsureAt(phrase, at),
    );
  return isUnsure
    ? phrase
    : positions
        .toReversed()
        .reduce((text, at) => `${text.slice(0, at)}the ${text.slice(at)}`, phrase);
}

/** True behind "of" and "as", and where a verb follows "and". */
function isUnsureAt(phrase: string, at: number): boolean {
  const [next = ''] = phrase.slice(at).split(/\s+/);
  return /(?:^| )(?:of|as) $/.test(phrase.slice(0, at)) || isVerb(toBareWord(next));
}

/** "code working with integrations": a verb whose object is lost. */
function lacksObject(text: string): boolean {
  const [, second = '', third = ''] = text.split(/\s+/).map((word) => toBareWord(word));
  return (
    turnGerundToBase(second) !== null &&
    (!thingsDone.has(second) || second === 'working') &&
    /^(?:with|in|on|at|for|across|within)$/.test(third)
  );
}

/** "enforce compliance and for the future": what follows "and" hangs on nothing. */
function hangsLoose(text: string): boolean {
  const found = inWords(/\band (for|of|in|with|on|at|by|to) (?:the|our|your|an?)\b/iu).exec(text);
  const preposition = found?.[1] ?? '';
  return found !== null && !` ${text.slice(0, found.index)}`.includes(` ${preposition} `);
}

/** "set up partnerships to improve supply building partnerships": two lines in one. */
const repeatedWord = inWords(/\b(\p{L}{8,}) (?:\p{L}+ ){2,}\1\b/iu);
/** "design implement quickly troubleshoot": verbs in a row whose commas are lost. */
function beginsWithTwoVerbs(text: string): boolean {
  const [first = '', second = '', third = ''] = text.split(/\s+/);
  return (
    isVerb(first) &&
    /^(?:implement|develop|deploy|deliver|maintain|create|build|troubleshoot|analy[sz]e|define|evaluate)$/.test(
      second,
    ) &&
    !/^(?:and|or)$/.test(third)
  );
}

/** What is wrong English wherever it stands. */
const wrongEnglish = inWords(
  new RegExp(
    [
      // Verbs that need their preposition
      String.raw`\b(?:cater (?!to\b|for\b)|comply (?!with\b|fully\b)|adhere (?!to\b|strictly\b)|liaise (?!with\b|between\b|closely\b|directly\b))\p{L}`,
      String.raw`^assist (?:\p{L}+ )?\p{L}+(?:ation|ment|ance)\b`,
      String.raw`^(?:lead in|roll forecasts?|develop countries|developing countries)\b`,
      String.raw`^\p{L}+ working$|^act as (?!an?\b|the\b|our\b|your\b|\p{L}+s\b)\p{Ll}+\b`,
      // A word that waits for another
      String.raw`\b(?:by|through|while|when|before|after) (?!training$|testing$|planning$|engineering$|marketing$)\p{L}+ing$`,
      String.raw`\bwith (?:an? |the )?(?:special |particular |strong |main )?(?:emphasis|focus)$`,
      // Whose it is
      String.raw`\b(?:users|customers|clients|peoples|suppliers|employees) (?:credentials|accounts|needs|requests|expectations|requirements|data|experience|questions|complaints|satisfaction|journeys?|feedback)\b`,
      // What is not counted has no "a"
      String.raw`\ban? (?:[\p{L}-]+ ){0,4}(?:testing|software|equipment|information|documentation|research|knowledge|feedback|advice|machinery|furniture)$`,
      // Two lines, or half of one
      String.raw`\bthe \p{L}+(?:ment|tion|ance) \p{L}+ing and\b`,
      String.raw`\p{L}{6,}(?:across|throughout)\b`,
      String.raw`\b(?:but also|then \p{L}+|in following|inter \p{L}+)\b`,
      String.raw`\bin (?:close |tight |good )?(?:collaboration|cooperation|coordination|partnership)$`,
      String.raw`\b(?:com|con|dis|tion|ment)-\p{Ll}{3,}`,
      // What was named before
      String.raw`\b(?:these|those(?! (?:who|with|in|that|of)\b)|aforesaid)\b`,
    ].join('|'),
    'iu',
  ),
);

const actionNoun = inWords(/\p{L}(?:ción|sión|miento|eza|aje|ía)\b|\b(?:control|apoyo|diseño)\b/iu);
/** "tramitar expedientes y atención a la ciudadanía": a thing done where a verb is due. */
const lostVerb = inWords(
  /\b(?:y|e) (?:la |el )?(?:atención|aviso|trato|elaboración|realización|coordinación|preparación|organización|supervisión|redacción|tramitación|archivo|custodia|venta|guardias|subsanación|comunicación|notificación|seguimiento|registro|reposición|facturación|limpieza)(?: \p{L}+)?(?: (?:al?|del?|con) |$)/iu,
);
const wrongSpanish = inWords(
  /\b(?:controlar|asegurar|garantizar|mejorar|verificar) (?:calidad|producto|proceso|sistema|equipo|seguridad|cumplimiento|disponibilidad)\b|^sentarte? |\bal lado de\b|\b(?:mantener|establecer|gestionar|llevar) (?:la relación|las relaciones|el contacto|la comunicación)$/iu,
);

/** True for words that are not sound in their language, so that nobody would say them. */
export function breaksGrammar(text: string, language: Language): boolean {
  if (language === 'en')
    return (
      wrongEnglish.test(text) ||
      beginsWithTwoVerbs(text) ||
      repeatedWord.test(text) ||
      lacksArticle(text) ||
      lacksObject(text) ||
      hangsLoose(text)
    );
  const at = text.search(lostVerb);
  return wrongSpanish.test(text) || (at >= 0 && !actionNoun.test(text.slice(0, at)));
}
