// Whether a phrase out of a posting can be read aloud in front of a question: short, one verb and one object, no praise, nothing run together.
import { inWords } from '#domain/text/wordLimits.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { toBareWord } from './dutyParts.ts';
import { isVerb } from './dutyVerbs.ts';
import { isGerundOfLine, isOpenSeries } from './phraseEnds.ts';
import { nounsToo } from './task/sharedWords.ts';

type Language = 'en' | 'es';

const mostWords: Record<Language, number> = { en: 12, es: 14 };
/** More verbs before one object are a list. */
const mostVerbs = 4;
const mostJoints = 2;
/** Two deeds are named together up to so many words. */
const mostOfTwo: Record<Language, number> = { en: 10, es: 12 };
/** More small words that each hang something on what stands before are hard to follow by ear. */
const mostPrepositions = 3;

const prepositions: Record<Language, RegExp> = {
  en: inWords(
    /\b(?:of|for|with|in|to|across|by|on|within|through|from|at|between|into|under|via|towards|about|regarding)\b/giu,
  ),
  es: inWords(
    /\b(?:para|con|en|por|entre|sobre|mediante|desde|hasta|según|bajo|hacia|ante|durante)\b/giu,
  ),
};

/** Adjectives that praise what is made and say nothing of it. */
const praising =
  'great amazing innovative creative world-class best-in-class cutting-edge state-of-the-art high-quality top-quality outstanding exceptional smart excellent well-crafted seamless engaging exciting beautiful delightful first-class top-notch robust scalable reliable performant meaningful impactful compelling unique talented world-leading market-leading elegant effective efficient successful maintainable high-performance high-performing cross-disciplinary fantastic awesome timely relevant accurate'.replaceAll(
    ' ',
    '|',
  );
const how = '(?:(?:highly|extremely|very|truly|really|most) )?';
const praise = inWords(
  new RegExp(
    String.raw`(?<!-)\b(an? )?${how}(?:${praising})(?:(?:, (?:and )?| and | )${how}(?:${praising}))* (?=\p{L})(?!(?:and|or|in|for|to|at|of|with)\b)`,
    'giu',
  ),
);
/** "ambitious and talented colleagues": the praise is the second of two words. */
const praiseBehind = inWords(
  new RegExp(
    String.raw`\b(\p{L}+(?:ous|ful|ive|able|ible|ant|ent)) and (?:${praising}) (?=\p{L})`,
    'giu',
  ),
);
/** How it is done, where that fits anything. */
const tails: Record<Language, RegExp> = {
  en: inWords(
    /,? (?:in|on|with|at|to|within) (?:an? |the |our |your )?(?:[\p{L}-]+,? (?:and )?){0,4}(?:manner|basis|fashion|way|levels?|expertise|standards?|pace|possible|level of quality)$| (?:all )?(?:around|across) the (?:globe|world)$| to (?:further )?(?:enable|ensure|drive|support) (?:our|your|the) (?:success|growth|business|goals?)$| to (?:a )?(?:successful )?completion$|,? (?:and )?(?:so|together|forward|accordingly|overall|etc)$/iu,
  ),
  es: inWords(
    /,? (?:de|con|en) (?:un |una |el |la )?(?:(?:manera|forma|modo) \p{L}+|(?:el )?(?:mayor|máximo) \p{L}+|tiempo y forma)$|,? (?:conjuntamente|oportunamente|adecuadamente|correctamente)$/iu,
  ),
};

/** "gearboxes components": the first of two things that belong together is one. */
const ofPieces = inWords(
  /\b(?!(?:spares|goods|sales|plastics|electronics|hydraulics|news|brakes)\b)(\p{L}{3,}(?![sui])\p{L}s)(?= (?:components|bearings|parts|blades|bolts|valves|seals|filters|sensors|belts|pads)\b)/giu,
);
/** "schedule visits and collect and process": the verbs at the end have lost their object. */
function cutOpenVerbs(phrase: string, language: Language): string {
  const [end = '', one = '', two = ''] = / and (\p{L}+),? and (\p{L}+)$/u.exec(phrase) ?? [];
  return language === 'en' && end !== '' && isVerb(one) && isVerb(two)
    ? phrase.slice(0, -end.length)
    : phrase;
}

/** The phrase without praise, and without how it is done where that fits anything. */
export function toPlainPhrase(posted: string, language: Language): string {
  const phrase =
    language === 'en'
      ? posted
          .replace(/^(manage|lead|supervise|mentor|train) one (?=\p{L})/u, '$1 a ')
          .replaceAll(ofPieces, (_, word: string) => word.replace(/(?<=[xsh])es$|s$/u, ''))
      : posted;
  const without =
    language === 'en'
      ? phrase
          .replace(praiseBehind, '$1 ')
          .replaceAll(praise, (_, one: string | undefined, at: number, whole: string) => {
            if (!one) return '';
            const next = whole.slice(at).replace(praise, '').slice(0, 1);
            return /[aeiou]/i.test(next) ? 'an ' : 'a ';
          })
      : phrase;
  const short = cutOpenVerbs(without, language)
    .replace(/,? (?:incl|e\.g|i\.e|esp|approx|p\. ?ej)\.?$/iu, '')
    .replace(/ by \p{L}+ing .*$/u, '')
    .replace(tails[language], '');
  return short.split(' ').length >= 3 ? short : without;
}

/** Says how good or how large something is, or points to what only the posting's author knows. */
const empty: Record<Language, RegExp> = {
  en: inWords(
    /\b(?:the company(?! (?:car|website|accounts?|vehicles?)\b)|next level|customer satisfaction|ambitions?|ambitious|know-how|depth of|(?:a |wide |broad )(?:variety|range|number|set) of|boundaries|value of|value proposition|success of|growth of|excellence|competenc(?:y|ies)|(?<=^\p{L}+ (?:(?:the|our|new|key|your) )?)capabilit(?:y|ies)|expertise|great experience|customer experience|experience for|life ?cycle|results through|true value|the best(?! practices?\b)|the future of|able to \p{L}+$|across the organi[sz]ation|(?:on|at) all levels|(?:many )?other (?:key |\p{L}+ )?(?:parts|functions|specialists|areas)|fellow|thousands of|all stages of|by example|year over year|that (?:brings?|boosts?|drives?|creates? value|adds? value) |responsibility of|revolutioni\p{L}+|criticism|innovation|(?:create|deliver|add|bring|drive) value|short and long|high (?:\p{L}+ )?quality|\p{L}+ly \p{L}+(?:ant|ent|ive|ate) and|(?:time|level|point(?! of (?:contact|sale))|area)s? of|everything|anything|things|stuff|related|end-to-end|areas?|focus|mindset|aspects?|activities related|day-to-day|respective|corresponding|aforementioned|above|thereof)\b|^(?:document|describe|define|present|review|discuss) (?:the |an? )?(?:approach|techniques?|tactics|methods?|work|results?)$|^(?:create|build|make|develop) (?:new )?products$|^deliver (?:on )?(?:[\p{L}-]+ ){0,4}(?:solutions?|features|products?|requirements|applications)(?: and|$)|^execute quickly\b|^(?:conceptuali[sz]e|generate|develop|create|find) (?:\p{L}+ )?ideas$|(?<=^explain )what \p{L}+$|\bphases? [IVX\d]+$| and (?:step|sign|follow|log|pick|hand|act|take|put|go)$|^(?:giving|give|receiv\w+|seek) (?:and receiv\w+ )?feedback$/iu,
  ),
  es: inWords(
    /\b(?:la (?:empresa|compañía|organización)(?! de)|excelencia|calidad total|experiencia (?:única|excepcional)|valor añadido|todo lo|ámbito|ámbitos|relacionad[oa]s?|correspondientes?|respectiv[oa]s?|dich[oa]s?|citad[oa]s?|mism[oa]s?|know-how|que correspondan?|etc)\b|\b(?:listas?|conjunto|relación) de (?:trabajos|tareas|actividades|labores)$/iu,
  ),
};

/** True for words that say how good or how large something is, or point to what a listener does not know. */
const isEmptyOfContent = (phrase: string, language: Language): boolean =>
  empty[language].test(phrase);

/** Nouns whose ending is that of most adjectives. */
const nounsInAl = new Set(
  'approval proposal material manual capital journal hospital animal metal professional arrival removal disposal appraisal referral renewal retrieval trial goal deal personnel rental terminal portal meal total signal survival withdrawal festival individual original denial refusal chemical official coal oil mail email retail detail evaluations credential dental renal'.split(
    ' ',
  ),
);
const nounsInIc = new Set(
  'topic traffic logic clinic fabric public music plastic ceramic graphic mechanic epic critic academic metric statistic logistic arithmetic'.split(
    ' ',
  ),
);

/** True for a word that only tells how the thing behind it is: "tube and parenteral". */
export function needsNoun(word: string): boolean {
  return (
    (/\p{L}{3}al$/u.test(word) && !nounsInAl.has(word)) ||
    (/\p{L}{3}ic$/u.test(word) && !nounsInIc.has(word))
  );
}

/** "applications Version control with": two lines that were run together. */
function isRunTogether(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const before = words[index - 1] ?? '';
    return (
      (index > 1 &&
        /^\p{Lu}\p{Ll}{3,}$/u.test(word) &&
        /^\p{Ll}{3,}(?:s|ment|tion|ity|ance|area|ing)$/u.test(before) &&
        (index === words.length - 1 ||
          /^\p{Ll}/u.test(words[index + 1] ?? '') ||
          isGerundOfLine(word))) ||
      (index > 1 &&
        /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
        (isFunctionWord(word.toLowerCase(), 'en') ||
          (isVerb(word) && /^\p{Lu}{2,}$/u.test(before)))) ||
      // "for closure or repositioning assign resources": the next deed.
      (index > 2 &&
        before.endsWith('ing') &&
        isVerb(word) &&
        !nounsToo.has(word) &&
        /^\p{Ll}/u.test(word))
    );
  });
}

const isJoint = (word: string): boolean => /^(?:and|or|y|e|o|u)$/.test(word);

/** How many words at the beginning are the verbs: "build, test and deploy" → 4; and how many verbs these are. */
function headOf(words: readonly string[], language: Language): { end: number; verbs: number } {
  const isAction = (word: string): boolean =>
    language === 'en' ? isVerb(word) : /^\p{L}{2,}(?:ar|er|ir)(?:se)?$/u.test(word);
  let end = 1;
  let verbs = 1;
  while (end < words.length - 1) {
    const follows = isJoint(toBareWord(words[end]))
      ? end + 1
      : (words[end - 1] ?? '').endsWith(',')
        ? end
        : -1;
    if (follows < 0 || !isAction(toBareWord(words[follows]))) break;
    end = follows + 1;
    verbs += 1;
  }
  return { end, verbs };
}

/** True where another deed follows the object: "assess the needs and set up a plan". */
function hasSecondAction(words: readonly string[], start: number, language: Language): boolean {
  return words.some((word, index) => {
    if (index <= start) return false;
    const before = words[index - 1] ?? '';
    if (!isJoint(toBareWord(before)) && !before.endsWith(',')) return false;
    const lower = toBareWord(word);
    return language === 'es'
      ? /^\p{L}{3,}(?:ar|er|ir)(?:se)?$/u.test(lower) &&
          !/^(?:mar|lugar|taller|hogar|mujer|alquiler)$/.test(lower)
      : isVerb(lower) &&
          (!nounsToo.has(lower) ||
            /^(?:the|an?|our|your|all|any|new|their)$/.test(toBareWord(words[index + 1])));
  });
}

/** "cabinets wiring and plugs fans and spare parts": nobody knows what belongs together. */
function isListWithoutCommas(words: readonly string[]): boolean {
  const joints = words.flatMap((word, index) => (isJoint(toBareWord(word)) ? [index] : []));
  const [first = 0, second = 0] = joints;
  return (
    joints.length > 1 &&
    second - first > 2 &&
    !words.some((word) => word.endsWith(',')) &&
    !/ (?:of|for|with|in|to|by|on|from|at|using|via|through|de|del|con|en|para|a|al) /.test(
      ` ${words.slice(first, second).join(' ')} `,
    )
  );
}

/** True for a phrase that can be read aloud: its words are few, it tells one deed, and a listener knows what is meant. */
export function isPlain(phrase: string, language: Language, most = mostWords[language]): boolean {
  const words = phrase.split(/\s+/);
  const { end, verbs } = headOf(words, language);
  const rest = words.slice(end);
  const last = toBareWord(words.at(-1));
  return (
    words.length <= most &&
    verbs <= mostVerbs &&
    !/[/:;()&+"“”«»]/.test(phrase.replaceAll(/A\/B|(?<=\p{Ll}{6})\/(?=\p{Ll}{6})/gu, '')) &&
    !/['’]s?$/.test(phrase) &&
    !isEmptyOfContent(phrase, language) &&
    rest.filter((word) => isJoint(toBareWord(word))).length <= mostJoints &&
    (rest.join(' ').match(prepositions[language])?.length ?? 0) <= mostPrepositions &&
    !/^(?:so|then|also|both|soon|cross|well|how|what|which|short|long|new|full|written|given|made|done|taken|used|based|required|needed|following|incl|approx|esp|área|áreas)$/.test(
      last,
    ) &&
    !/\p{L}ing (?:out|up|in|on|off|from)$/u.test(phrase) &&
    !isRunTogether(words) &&
    (words.length <= mostOfTwo[language] || !hasSecondAction(words, end, language)) &&
    !(
      language === 'en' &&
      (needsNoun(last) ||
        isOpenSeries(words, end) ||
        (toBareWord(words.at(-2)) === 'to' && isVerb(last)) ||
        // "prepare the file and ensure": the second deed has lost its object.
        (isJoint(toBareWord(words.at(-2))) &&
          end < words.length - 2 &&
          isVerb(last) &&
          !nounsToo.has(last)))
    ) &&
    !isListWithoutCommas(rest)
  );
}
