// What a posting of science says is studied, and with which techniques: such postings seldom list duties.
import { inWords } from '#domain/text/wordLimits.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import type { Piece } from '#ai/onDevice/posting/sections.ts';
import { toBareWord } from './dutyParts.ts';
import { toBaseVerb, turnGerundToBase } from './dutyVerbs.ts';
import { isDescribing } from './phraseEnds.ts';
import { needsNoun } from './plainPhrase.ts';
import { findTechniques } from './techniques.ts';

type Language = 'en' | 'es';
export interface Studied {
  /** Subjects, each a noun with its words: "the interaction between A and B". */
  topics: string[];
  techniques: string[];
}

/** What stands before a subject, the surest first. */
const leads: Record<Language, readonly RegExp[]> = {
  en: [
    inWords(
      /\b(?:research|work|projects?|activit(?:y|ies)|position|thesis|stud(?:y|ies)|phd|postdoc|candidate|student|group)\b(?: [^.;:<]{0,40}?)? (?:(?:focus(?:es)?|cent(?:re|er)s?|concentrates?|revolves?) (?:mainly |primarily )?(?:on|around|within)|involves?|concerns?|deals? with) /iu,
    ),
    inWords(
      /\b(?:research )?(?:topics?|themes?|subjects?|attention|emphasis) (?:of (?:the|this) [\p{L} ]{3,20}? )?(?:will be|is|are) (?:devoted to |on )?/iu,
    ),
    inWords(/\b(?:to|will|would) (?:work on|study|investigate|explore|elucidate|understand) /iu),
    inWords(
      /\b(?:uses?|models?|approach\w*|methods?) [^.;:<]{0,50}?to (?:study|investigate|explore|elucidate|understand) /iu,
    ),
    inWords(
      /\b(?:scholarship|position|stipend|fellowship|professor(?:ship)?|postdoc|phd|lecturer|researcher) (?:is (?:available|open|vacant) )?(?:in|within|on) (?:the (?:field|area|subject) of )?(?!the\b)/iu,
    ),
    inWords(/\b(?:emerging |research )?(?:field|area) of /iu),
    /^On (?=the \p{L})/u,
  ],
  es: [
    inWords(
      /\b(?:investigaci[oó]n|proyecto|trabajo|tesis|contrato|l[ií]nea|grupo)\b(?: [^.;:<]{0,40}?)? (?:se centra(?:r[aá])?|versa(?:r[aá])?|trata(?:r[aá])?|gira(?:r[aá])?) (?:en torno a|sobre|en|de) /iu,
    ),
    inWords(/\bl[ií]neas? de investigaci[oó]n (?:en|sobre|de|es|son|será|serán) /iu),
    inWords(/\b(?:tema|objeto) (?:de (?:la|el|este) [\p{L} ]{3,20}? )?(?:será|es) /iu),
    inWords(/\b(?:para|a) (?:investigar|estudiar) /iu),
  ],
};
/** Where the words of a subject end. */
const ends: Record<Language, RegExp> = {
  en: inWords(
    /[.,;:()<>?!"“”]|\s(?:and (?:it|we|you|will|the \p{L}+ will|\p{L}+ly)|which|that|who|where|while|at|by|using|in (?:the (?:research )?(?:group|department|lab\p{L}*|section|centre|center)|our|close|order|collaboration|cooperation|which|an?|<)|carried|headed|funded|led|starting|from|as (?:part|soon|well)|will|is|are|to|including|both|combined|within the|for the benefit|with (?:the|a|an))(?=\s|$)/iu,
  ),
  es: inWords(
    /[.,;:()<>?!"«»]|\s(?:que|mediante|con el fin|dentro|en (?:el|la|los|las|un|una|colaboraci\p{L}+)|para|y (?:se|la persona)|as[ií] como|será|es|son|a trav[eé]s|incluyendo)(?=\s|$)/iu,
  ),
};
/** Words of a subject that say what it is; others stand in the posting of anybody who studies. */
const ofAnyStudy = inWords(
  /^(?:research|projects?|stud(?:y|ies)|groups?|methods?|topics?|science|sciences|university|department|field|fields|area|areas|teams?|work|position|experience|development|different|various|several|following|related|relevant|investigaci[oó]n|proyectos?|grupos?|m[eé]todos?|ciencias?|universidad|departamento|diferentes|diversos|distintos)$/iu,
);
const broken = inWords(
  /\b(?:is|are|was|were|will|has|have|can|we|our|you|your|their|this|these|those|it|its|they|es|son|ser[aá]|ha|han|nuestr[oa]s?|tu|tus|este|esta)\b/iu,
);
const fewest = 2;
const mostWords = 12;
/** More words without a small one between them are a list that lost its commas. */
const longestChain = 5;

/** True for the name of a subject that can be said in a question. */
function isTopic(text: string, language: Language): boolean {
  const words = text.split(/\s+/).map((word) => toBareWord(word));
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  let run = 0;
  const chain = Math.max(
    ...words.map((word) => (run = isFunctionWord(word, language) ? 0 : run + 1)),
  );
  return (
    words.length >= fewest &&
    words.length <= mostWords &&
    chain <= longestChain &&
    !broken.test(text) &&
    !/^(?:how|what|why|whether|cómo|qué|si)$/.test(first) &&
    (language === 'es' || (turnGerundToBase(first) === null && toBaseVerb(first) !== first)) &&
    !isFunctionWord(last, language) &&
    !isDescribing(last, language) &&
    !(language === 'en' && needsNoun(last)) &&
    words.some(
      (word) => word.length >= 5 && !isFunctionWord(word, language) && !ofAnyStudy.test(word),
    ) &&
    !ofAnyStudy.test(last)
  );
}

/** The subject that a sentence names; null where it names none. */
function readTopic(sentence: string, language: Language): string | null {
  for (const lead of leads[language]) {
    const found = lead.exec(sentence);
    if (!found) continue;
    const rest = sentence.slice(found.index + found[0].length);
    const end = rest.search(ends[language]);
    const text = (end < 0 ? rest : rest.slice(0, end))
      .replace(
        /^(?:the )?(?:(?:theoretical|experimental) )?(?:study|understanding|investigation) of /iu,
        '',
      )
      .replace(/ (?:and|or|y|o) \p{L}+$/u, (tail) =>
        ofAnyStudy.test(tail.trim().split(' ')[1] ?? '') ? '' : tail,
      )
      .trim();
    if (isTopic(text, language)) return text;
  }
  return null;
}

const most = 3;
const toTopicKey = (text: string): string =>
  text.toLowerCase().replace(/^(?:the|an?|el|la|los|las) /u, '');

/** The subjects and techniques that a posting names, in its order. */
export function findStudied(pieces: readonly Piece[], language: Language): Studied {
  const read = pieces.filter(({ section }) => section !== 'apply' && section !== 'offer');
  const topics = read.flatMap(({ text }) => readTopic(text, language) ?? []);
  return {
    topics: [...new Map(topics.map((text) => [toTopicKey(text), text])).values()].slice(0, most),
    techniques: findTechniques(read, language),
  };
}
