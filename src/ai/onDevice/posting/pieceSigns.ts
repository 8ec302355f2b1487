// What distinguishes a duty from a wish, a benefit or a word about the company: the words of a piece, its position and its neighbours.
import { inWords } from '#domain/text/wordLimits.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { readRequirementKind } from '#ai/onDevice/qualifications/qualification.ts';
import { languageOf } from '#domain/text/functionWords.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { baseOf } from './verbForms.ts';
import { readWordKinds } from './pieceWords.ts';
import { findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import type { Piece } from './sections.ts';

/** The kinds of pieces that people labelled. */
export const pieceKinds = ['duty', 'must', 'nice', 'company', 'benefit', 'apply', 'title'] as const;
export type PieceKind = (typeof pieceKinds)[number];

const mostWords = 40;

/** How a piece begins: with a command, a gerund, an infinitive in Spanish, or with something else. */
function openingOf(first: string): string {
  const base = baseOf(first);
  if (base !== null) return base === first ? 'verb' : first.endsWith('ing') ? 'gerund' : 'third';
  if (/^\p{L}{3,}(?:ar|er|ir|arse|erse|irse)$/u.test(first)) return 'infinitive';
  if (/^\p{L}{3,}(?:arás|erás|irás)$/u.test(first)) return 'future';
  return /(?:ción|miento|sión)$/u.test(first) ? 'noun' : 'none';
}

const marks: readonly [string, RegExp][] = [
  ['you', inWords(/\byou(?:'ll|’ll)? will\b|\byou(?:'ll|’ll)\b/i)],
  ['youAre', inWords(/\byou (?:are|have|can|know|like|love|enjoy|possess|hold|want)\b/i)],
  ['your', inWords(/\byour\b/i)],
  ['we', inWords(/\b(?:we|us)\b/i)],
  ['our', inWords(/\bour\b/i)],
  ['years', /\d\s*\+?\s*(?:years?|yrs|años)/i],
  ['figure', /\d/],
  ['money', inWords(/[€$£%]|\b(?:eur|dkk|usd|gross|bruto)\b/i)],
  ['link', /@|https?:|www\.|<(?:EMAIL|PHONE|LINK|URL)/i],
  [
    'degree',
    inWords(/\b(?:degree|bachelor|master|diploma|phd|titulaci|licenciad|grado|formación)/i),
  ],
  [
    'plus',
    inWords(
      /\b(?:a plus|advantage|nice to have|preferabl|preferred|bonus|desirable|ideally|valorable|se valora|deseable)/i,
    ),
  ],
  [
    'date',
    inWords(
      /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/i,
    ),
  ],
  ['name', /<[A-Z]{3,}>/],
  ['question', /\?\s*$/],
  ['colon', /:\s*$/],
];

function lengthOf(count: number): string {
  if (count <= 2) return 'tiny';
  if (count <= 5) return 'short';
  if (count <= 12) return 'some';
  return count <= 25 ? 'long' : 'more';
}

/** Whom a sentence is about. */
const subjects: readonly [string, RegExp][] = [
  ['youWill', inWords(/^(?:\p{L}+ ){0,6}you(?:['’]ll| will| get to| are going to)\b/iu)],
  ['you', inWords(/^(?:\p{L}+,? ){0,3}(?:you|your|you['’](?:re|ve))\b/iu)],
  ['if', inWords(/^(?:if|are|do|can|would|have|is) you(?:r)?\b/iu)],
  ['as', inWords(/^(?:as|como) (?:an?|our|the|un|una|part|nuestr[oa])\b/iu)],
  [
    'candidate',
    inWords(
      /^(?:the |our |an? )?(?:\p{L}+ ){0,2}(?:candidates?|applicants?|incumbent|persona|candidat[oa]s?|aspirantes?)\b/iu,
    ),
  ],
  [
    'role',
    inWords(
      /^(?:the|this|your|el|la|este|tu) (?:\p{L}+ ){0,2}(?:role|position|job|work|tasks?|responsibilit(?:y|ies)|puesto|trabajo|rol)\b/iu,
    ),
  ],
  [
    'we',
    inWords(
      /^(?:\p{L}+,? ){0,3}(?:we|our|us|nosotr[oa]s|nuestr[oa]s?|somos|ofrecemos|buscamos|tenemos)\b/iu,
    ),
  ],
  ['firm', /^(?:At |The |In |En |)<[A-Z]+>/u],
  ['they', inWords(/^(?:it|this|these|they|there|that|the)\b/iu)],
];
const subjectOf = (text: string): string =>
  subjects.find(([, pattern]) => pattern.test(text.slice(0, 120)))?.[0] ?? 'none';

/** In which mood a piece speaks: what you will do, what you are, what we give, what is asked. */
const moods: readonly [string, RegExp][] = [
  ['youWill', inWords(/\byou(?: will|['’]ll)\b/iu)],
  ['youAre', inWords(/\byou (?:are|have|possess|hold|know|can|enjoy|like|bring|master|speak)\b/iu)],
  ['youHave', inWords(/\byou['’](?:re|ve)\b/iu)],
  ['weGive', inWords(/\bwe (?:offer|provide|give|pay)\b/iu)],
  ['weAre', inWords(/\bwe (?:are|have|build|make|believe|work)\b/iu)],
  ['needs', inWords(/\b(?:must|required|need|needs|essential)\b/iu)],
  ['charge', inWords(/\b(?:will be|is|are) responsible\b/iu)],
  ['holder', inWords(/\b(?:candidate|applicant|holder|incumbent)\b/iu)],
  ['future', inWords(/(?<!\p{L})\p{L}{3,}(?:arás|erás|irás)\b/iu)],
  ['se', inWords(/\b(?:se requiere|se ofrece|se valora|ofrecemos|buscamos|pedimos)\b/iu)],
  ['third', inWords(/\b(?:he|she|they|it) \p{L}+s\b/iu)],
  ['yourWork', inWords(/\byour? (?:tasks?|role|job|responsib)/iu)],
  ['yourGain', inWords(/\byour (?:own|new|career|growth|salary)/iu)],
];

/** The moods of a piece, by themselves and under its heading, and how many verbs of work it has. */
function moodsOf({ text, section }: Piece): string[] {
  const own = moods.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  const verbs = wordsOf(text).filter(({ lower }) => baseOf(lower) !== null).length;
  return [
    ...own.map((name) => `md:${name}`),
    ...own.map((name) => `md.h:${name}.${section}`),
    `mdn:${own.length === 0}`,
    `vs:${Math.min(4, verbs)}`,
  ];
}

/** What is counted of each piece for those around it. */
interface Seen {
  first: string;
  opening: string;
  subject: string;
  words: string[];
  kinds: Set<string>;
  markNames: string[];
}

function readSigns({ text }: Piece): Seen {
  const own = wordsOf(text);
  const words = own.map(({ lower }) => foldWord(lower)).slice(0, mostWords);
  return {
    first: words[0] ?? '',
    opening: openingOf(own[0]?.lower ?? ''),
    subject: subjectOf(text),
    words,
    kinds: new Set(words.flatMap(readWordKinds)),
    markNames: marks.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
  };
}

function besideOf(piece: Piece | undefined, one: Seen | undefined, side: string): string[] {
  if (!piece || !one) return [`${side}:none`];
  return [
    `${side}:${one.first}`,
    `${side}.v:${one.opening}`,
    `${side}.item:${piece.item}`,
    `${side}.h:${piece.section}`,
    `${side}.s:${one.subject}`,
    ...[...one.kinds].map((kind) => `${side}.k:${kind}`),
  ];
}

/** The signs of each piece of a posting, as names. */
export function signsOf(pieces: readonly Piece[]): string[][] {
  const all = pieces.map(readSigns);
  const { language } = languageOf(
    pieces.flatMap(({ text }) => wordsOf(text).map(({ lower }) => lower)),
  );
  let since = 0;
  return pieces.map((piece, index) => {
    const before = pieces[index - 1];
    since = before?.section === piece.section ? since + 1 : 0;
    const { words, opening, markNames, subject, kinds } = all[index] as Seen;
    const [first = '', second = '', third = ''] = words;
    const here = `${piece.section}.${since < 3 ? 'near' : since < 10 ? 'mid' : 'far'}`;
    const fifth = Math.min(4, Math.floor((5 * index) / pieces.length));
    const skills = findSkills(piece.text).length;
    const row = readRequirementKind(piece.text) ?? 'none';
    const heads = wordsOf(piece.heading ?? '')
      .map(({ lower }) => foldWord(lower))
      .slice(0, 8);
    return [
      'always',
      `h:${piece.section}`,
      `h:${here}`,
      `h.item:${piece.section}.${piece.item}`,
      `h.v:${piece.section}.${opening}`,
      `v:${opening}`,
      `v.item:${opening}.${piece.item}`,
      `item:${piece.item}`,
      `at:${fifth}`,
      `first:${index === 0}`,
      `len:${lengthOf(words.length)}`,
      `len.item:${lengthOf(words.length)}.${piece.item}`,
      `sameLine:${before?.line === piece.line}`,
      `1:${first}`,
      `2:${first} ${second}`,
      `3:${first} ${second} ${third}`,
      ...markNames.map((name) => `m:${name}`),
      ...markNames.map((name) => `m.h:${name}.${piece.section}`),
      ...new Set(words.map((word) => `w:${word}`)),
      ...new Set(words.slice(1).map((word, at) => `b:${words[at] ?? ''} ${word}`)),
      ...besideOf(before, all[index - 1], 'p'),
      ...besideOf(pieces[index + 1], all[index + 1], 'n'),
      `s:${subject}`,
      ...[...kinds].map((kind) => `k:${kind}`),
      ...[...kinds].map((kind) => `k.h:${kind}.${piece.section}`),
      `ks:${[...kinds].toSorted().join('+')}`,
      ...heads.map((word) => `hw:${word}`),
      `sk:${Math.min(3, skills)}`,
      `sk.h:${Math.min(2, skills)}.${piece.section}`,
      ...new Set(words.map((word) => `st:${stemOf(word, language)}`)),
      `row:${row}`,
      `row.h:${row}.${piece.section}`,
      ...moodsOf(piece),
    ];
  });
}
