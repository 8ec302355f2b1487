// Spoken languages and how well: names in English and Spanish, levels on the Common European Framework (A1 = 1 … C2 = 6, native = 7).
import { inWords } from '#domain/text/wordLimits.ts';
import { foldWord } from '#domain/text/stem.ts';
import { findExams, readExamLevel } from './languageExams.ts';
import { languageNames, signedLanguage } from './languageNames.ts';

const idOf = new Map(
  languageNames.flatMap((row, id) => row.map((name): [string, number] => [foldWord(name), id])),
);
const name = new RegExp(
  String.raw`(?<![\p{L}])(?:${[...idOf.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\p{L}])`,
  'giu',
);

const levels: readonly [RegExp, number][] = [
  [
    inWords(
      /\b(?:native|mother tongue|first language|nativ[oa]s?|(?:lengua|idioma) matern[oa]|matern[oa]|Muttersprache|langue maternelle|lingua madre|l[ií]ngua materna|moedertaal)\b/iu,
    ),
    7,
  ],
  [/(?<![\p{L}])C2(?![\p{L}\d])/u, 6],
  [/(?<![\p{L}])C1(?![\p{L}\d])/u, 5],
  [/(?<![\p{L}])B2\+/u, 4.5],
  [/(?<![\p{L}])B2(?![\p{L}\d])/u, 4],
  [/(?<![\p{L}])B1\+/u, 3.5],
  [/(?<![\p{L}])B1(?![\p{L}\d])/u, 3],
  [/(?<![\p{L}])A2\+/u, 2.5],
  [/(?<![\p{L}])A2(?![\p{L}\d])/u, 2],
  [/(?<![\p{L}])A1\+?(?![\p{L}\d])/u, 1],
  [
    inWords(
      /\b(?:learning|learner|lessons?|(?:evening|night|weekly|language|online) (?:class(?:es)?|course)|(?:module|unit|stage|book) \d (?:of|out of) \d|en clases|aprendiendo|apuntad[oa]|(?:primer|segundo) (?:curso|año|nivel)|en marcha)\b/iu,
    ),
    1,
  ],
  [
    inWords(
      /\b(?:(?:from |at |in |only )?(?:high[- ]school|school|secondary school|college)(?: only)?(?! teacher)|(?:\d|one|two|three|four|five|six) (?:years?|semesters?|terms?) (?:of|at|in)|(?:solo |s[oó]lo )?(?:de la|del|en la|en el) (?:escuela|colegio|instituto|secundaria))\b(?! (?:level|leaving))/iu,
    ),
    1.5,
  ],
  [inWords(/\b(?:limited|reading only|only reading|passive|pasivo|s[oó]lo lectura)\b/iu), 2.5],
  [
    inWords(
      /\b(?:fluen(?:t|tly|cy)|biling(?:ual|üe)|proficient|excellent|fluid[oa]|con fluidez|con soltura|soltura|excelente|perfecto|alto|avanzado|advanced|business[- ]level|full professional|near[- ]native|flie(?:ß|ss)end|courant)\b/iu,
    ),
    5,
  ],
  [
    inWords(
      /\b(?:good|strong|working|professional|upper[- ]intermediate|buen(?:a|o|os)?|profesional|intermedio[- ]alto|hablad[oa])\b/iu,
    ),
    4,
  ],
  [
    inWords(
      /\b(?:conversational|intermediate|spoken|medio|intermedio|conversaci[oó]n|conversacional|school level|A-levels?|Abitur|me defiendo|para defenderme|get by)\b/iu,
    ),
    3,
  ],
  [
    inWords(
      /\b(?:basic|beginner|some|a little|elementary|b[aá]sic[oa]|nociones|un poco|inicial|elemental|principiante|rusty|holiday|tourist|GCSE|me cuesta|schoolroom|unas palabras|a few words)\b/iu,
    ),
    2,
  ],
];

/** What "80 %" of a language comes to. */
const shares: readonly (readonly [number, number])[] = [
  [95, 6],
  [80, 5],
  [60, 4],
  [45, 3],
  [25, 2],
  [0, 1],
];
const share = /(?<![\d.])(\d{2,3}) ?%/u;

/** The position of a language in a text, and its level; null: none is given. */
export interface SpokenLanguage {
  id: number;
  level: number | null;
  start: number;
  end: number;
}

/** The languages that a text names, each with the level nearest to it; an examination names its language as well. */
export function findLanguages(text: string): SpokenLanguage[] {
  // Letter for letter, so that positions stay valid.
  const plain = text.replaceAll(/./gsu, (letter) => {
    const one = foldWord(letter);
    return one.length === letter.length ? one : letter;
  });
  const found = [...plain.matchAll(name)]
    .filter(({ index }) => !isOtherWord(text, index))
    .map((match) => ({
      id: idOf.get(match[0]) ?? -1,
      start: match.index,
      end: match.index + match[0].length,
    }));
  const spoken = found.map((one, index) => ({
    ...one,
    level: readLevelBeside(text, one, found[index - 1], found[index + 1]),
  }));
  const examined = findExams(text).filter(
    ({ id }) => id >= 0 && !spoken.some((one) => one.id === id),
  );
  return [
    ...spoken,
    ...examined.map((exam) => ({
      ...exam,
      level: exam.level ?? readLevel(text.slice(exam.end).split(/[;.]/u)[0] ?? ''),
    })),
  ].sort((a, b) => a.start - b.start);
}

/** "Polish the floor", "Romana" and "Valencia" in the middle of a line: no languages. */
const isOtherWord = (text: string, index: number): boolean =>
  /^(?:polish|danes|gales|romana|creole)(?!\p{L})/u.test(text.slice(index)) ||
  (/^(?:Valencia|Romana|Dari|Creole)(?!\p{L})/u.test(text.slice(index)) && index > 0);

type Place = Pick<SpokenLanguage, 'id' | 'start' | 'end'>;

/** The level in the words around a language, up to the next one. */
function readLevelBeside(
  text: string,
  one: Place,
  previous: Place | undefined,
  next: Place | undefined,
): number | null {
  const before =
    text
      .slice(previous?.end ?? 0, one.start)
      .split(/[·;,.]|\s(?:and|y|e)\s/u)
      .at(-1) ?? '';
  const behind = text.slice(one.end, next?.start ?? text.length);
  const after = behind.split(/[·;]|\.(?!\d)/u)[0] ?? '';
  const marks = `${before} ${after}`;
  if (one.id === signedLanguage) {
    const number = inWords(/\b(?:level|nivel) (\d)/iu).exec(marks)?.[1];
    if (number !== undefined) return Number(number) + 1;
  }
  return (
    readExamLevel(text, one.id) ??
    readLevel(after.split(/,|\s(?:and|y|e)\s/u)[0] ?? '') ??
    readLevel(before) ??
    // What is before the next language is of that one.
    readLevel(next ? after.replace(/,[^,]*$/u, '') : after) ??
    (/^(?:\s(?:and|y|e)\s|\s?\/\s?)/u.test(text.slice(one.end)) && next
      ? readLevelBeside(text, next, one, undefined)
      : null)
  );
}

/** A level that somebody is still working for: "A2 (preparando el B1)". */
const workedFor = inWords(
  /\b(?:preparando|preparo|estudiando|cursando|hacia|working (?:towards|on)|studying (?:for|towards)|preparing(?: for)?|towards)(?: (?:the|an?|el|la|un|my|mi))? [ABC][12](?![\p{L}\d])/giu,
);

/** The level that words say; null when they say none. "B1/B2" is the lower of the two. */
function readLevel(text: string): number | null {
  const held = text
    .replaceAll(workedFor, ' ')
    .replaceAll(/([ABC][12])\s?[/–-]\s?[ABC][12](?!\d)/gu, '$1+');
  const percent = Number(share.exec(held)?.[1] ?? Number.NaN);
  return (
    shares.find(([bound]) => percent >= bound)?.[1] ??
    levels.find(([pattern]) => pattern.test(held))?.[1] ??
    null
  );
}
