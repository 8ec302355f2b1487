// Spoken languages and how well: names in English and Spanish, levels on the Common European Framework (A1 = 1 … C2 = 6, native = 7).
import { inWords } from '#domain/text/wordLimits.ts';
import { foldWord } from '#domain/text/stem.ts';

const names: readonly (readonly string[])[] = [
  ['english', 'ingles'],
  ['spanish', 'español', 'castellano'],
  ['french', 'frances'],
  ['german', 'aleman'],
  ['italian', 'italiano'],
  ['portuguese', 'portugues'],
  ['polish', 'polaco'],
  ['dutch', 'holandes', 'neerlandes'],
  ['swedish', 'sueco'],
  ['norwegian', 'noruego'],
  ['danish', 'danes'],
  ['finnish', 'finlandes'],
  ['czech', 'checo'],
  ['russian', 'ruso'],
  ['ukrainian', 'ucraniano'],
  ['arabic', 'arabe'],
  ['chinese', 'mandarin', 'chino'],
  ['japanese', 'japones'],
  ['korean', 'coreano'],
  ['turkish', 'turco'],
  ['greek', 'griego'],
  ['romanian', 'rumano'],
  ['hungarian', 'hungaro'],
  ['bulgarian', 'bulgaro'],
  ['croatian', 'croata'],
  ['serbian', 'serbio'],
  ['slovak', 'eslovaco'],
  ['slovenian', 'esloveno'],
  ['catalan'],
  ['basque', 'euskera', 'vasco'],
  ['galician', 'gallego'],
  ['valencian', 'valenciano'],
  ['quechua'],
  ['guarani'],
  ['aymara'],
  ['welsh', 'gales'],
  ['irish', 'irlandes'],
  ['hindi'],
  ['urdu'],
  ['bengali'],
  ['punjabi'],
  ['hebrew', 'hebreo'],
  ['persian', 'farsi', 'persa'],
  ['vietnamese', 'vietnamita'],
  ['thai', 'tailandes'],
  ['afrikaans'],
  ['swahili'],
  ['british sign language', 'bsl', 'lengua de signos'],
];
const idOf = new Map(
  names.flatMap((row, id) => row.map((name): [string, number] => [foldWord(name), id])),
);
const name = new RegExp(
  String.raw`(?<![\p{L}])(?:${[...idOf.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\p{L}])`,
  'giu',
);

const levels: readonly [RegExp, number][] = [
  [
    inWords(/\b(?:native|mother tongue|first language|nativ[oa]s?|lengua materna|matern[oa])\b/iu),
    7,
  ],
  [/(?<![\p{L}])C2(?![\p{L}\d])/u, 6],
  [/(?<![\p{L}])C1(?![\p{L}\d])/u, 5],
  [/(?<![\p{L}])B2(?![\p{L}\d])/u, 4],
  [/(?<![\p{L}])B1(?![\p{L}\d])/u, 3],
  [/(?<![\p{L}])A2(?![\p{L}\d])/u, 2],
  [/(?<![\p{L}])A1(?![\p{L}\d])/u, 1],
  [
    inWords(
      /\b(?:fluen(?:t|tly|cy)|biling(?:ual|üe)|proficient|excellent|fluid[oa]|con fluidez|excelente|alto|avanzado|advanced|business[- ]level|full professional)\b/iu,
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
      /\b(?:conversational|intermediate|spoken|medio|intermedio|conversaci[oó]n|conversacional|school level|A-levels?|me defiendo|get by)\b/iu,
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

/** The position of a language in a text, and its level; null: none is given. */
export interface SpokenLanguage {
  id: number;
  level: number | null;
  start: number;
  end: number;
}

/** The languages that a text names, each with the level nearest to it. */
export function findLanguages(text: string): SpokenLanguage[] {
  // Letter for letter, so that positions stay valid.
  const plain = text.replaceAll(/./gsu, (letter) => {
    const one = foldWord(letter);
    return one.length === letter.length ? one : letter;
  });
  const found = [...plain.matchAll(name)]
    .filter(({ index }) => !/^(?:polish|danes|gales)(?!\p{L})/u.test(text.slice(index)))
    .map((match) => ({
      id: idOf.get(match[0]) ?? -1,
      start: match.index,
      end: match.index + match[0].length,
    }));
  return found.map((one, index) => {
    const before =
      text
        .slice(index === 0 ? 0 : (found[index - 1]?.end ?? 0), one.start)
        .split(/[·;,.]|\s(?:and|y|e)\s/u)
        .at(-1) ?? '';
    const after =
      text.slice(one.end, found[index + 1]?.start ?? text.length).split(/[·;.]/u)[0] ?? '';
    const level =
      readLevel(after.split(/,|\s(?:and|y|e)\s/u)[0] ?? '') ??
      readLevel(before) ??
      readLevel(after) ??
      (/^\s(?:and|y|e)\s/u.test(text.slice(one.end)) ? readLevel(text.slice(one.end)) : null);
    return { ...one, level };
  });
}

/** A level that somebody is still working for: "A2 (preparando el B1)". */
const workedFor = inWords(
  /\b(?:preparando|preparo|estudiando|cursando|hacia|working (?:towards|on)|studying (?:for|towards)|preparing(?: for)?|towards)(?: (?:the|an?|el|la|un|my|mi))? [ABC][12](?![\p{L}\d])/giu,
);

/** The level that words say; null when they say none. */
function readLevel(text: string): number | null {
  const held = text.replaceAll(workedFor, ' ');
  return levels.find(([pattern]) => pattern.test(held))?.[1] ?? null;
}
