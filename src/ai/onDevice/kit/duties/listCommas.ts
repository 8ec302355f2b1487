// Lists in a duty that lost their commas: they get them back where that is certain, and end where the next action begins.
import { inWords } from '#domain/text/wordLimits.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { toBaseVerb, isVerb, turnGerundToBase, turnThirdPersonToBase } from './dutyVerbs.ts';

/** Verbs that are nothing else: one after a noun begins another action. */
const onlyVerbs: ReadonlySet<string> = new Set(
  'advocate define identify ensure analyze analyse develop implement maintain evaluate determine communicate collaborate participate coordinate organize organise provide deliver facilitate negotiate investigate optimize optimise prioritize prioritise recommend create resolve oversee supervise prepare perform conduct manage establish inform assess validate troubleshoot configure integrate administer contribute assist solve promote encourage inspect replace'.split(
    ' ',
  ),
);

/** Adjectives that postings heap up before a noun. */
const heaped =
  'secure testable efficient scalable reliable robust maintainable clean reusable modern stable flexible simple fast resilient performant readable accessible responsive comprehensive sustainable extensible usable elegant';
const beforeHeaped = inWords(
  new RegExp(
    `\\b(well[- ]designed|well[- ]structured|high[- ]quality|${heaped.replaceAll(' ', '|')}) (?=(?:well[- ]designed|well[- ]structured|high[- ]quality|${heaped.replaceAll(' ', '|')})\\b)`,
    'giu',
  ),
);

/** "the work flow the UI and shared data": a comma is lost before "the". */
const beforeThing = inWords(/\b(\p{Ll}{3,}) ((?:the|an) \p{L}+ and \p{L}+)/u);
/** Words that go with a verb, not with a thing. */
const besideVerb =
  /^(?:together|apart|away|aside|ahead|forward|back|down|along|once|twice|often|always|again|first|\p{L}+ly)$/u;
/** After these two things follow each other without a comma, as they should. */
const givesTwo = inWords(
  /\b(?:giv|mak|show|offer|provid|help|teach|tell|bring|ensur|across|all|both|keep|lend|grant|assign|send|hand|through|throughout|behind|beyond|around|during|within|under|over)\w*/iu,
);

/** People, and other things of one kind, in a row: "product managers designers and engineers". */
const people = String.raw`\p{L}+(?:ers|ors|ists|ysts|ants|ians|ects)`;
const ofOneKind: readonly RegExp[] = [
  inWords(
    new RegExp(
      String.raw`\b(${people}) (?=(?:(?!and\b|or\b|in\b|on\b|with\b|to\b|for\b|of\b|who\b|that\b|at\b|from\b|by\b)\p{L}+ ){0,2}${people}\b)`,
      'giu',
    ),
  ),
  inWords(
    /\b(?!business\b|quality assurance\b)(\p{L}{3,}(?:ity|ness)) (?=\p{L}{3,}(?:ity|ness|ance|ence),? (?:and|or)\b)/giu,
  ),
  inWords(
    /\b(?!business\b)(\p{L}{3,}(?:ity|ness)) (?=(?!business\b)\p{L}{3,}(?:ity|ness) \p{L}+ (?:and|or)\b)/giu,
  ),
  inWords(
    /\b(\p{L}{3,}(?:able|ible|ive|ful|ous|ent)) (?=(?:\p{L}{3,}(?:able|ible|ive|ful|ous|ent|ted|ed|ic|al)),? (?:and|or)\b)/giu,
  ),
  inWords(
    /\b(clear|clean|fast|safe|simple|modern|secure|robust|fresh|strong) (?=\p{L}{3,}(?:able|ible|ive|ful|ous|ent),? (?:and|or)\b)/giu,
  ),
  // Things of which there are several: "features pages and views".
  inWords(
    /\b(?!(?:sales|operations|systems|news|goods|sports|customs|graphics|analytics|logistics|savings|physics|economics|business|process|access|works|human|customers?|was|has|is|this|its|uses|needs|as|across|various|us|plus|always|ess|towards|news|previous|less)\b)(\p{L}{4,}(?<!ss|us|is)s) (?=(?!(?:as|is|has|was|needs|across|towards|sales|always|works|unless|whereas|business|process|access|ess|plus|us)\b)\p{L}{4,}(?<!ss|us|is)s (?:and|or) )/giu,
  ),
  /^(\p{Lu}\p{L}{2,}ing) (?=\p{L}{3,}ing (?:and|or) )/gu,
  /^(\p{Lu}\p{L}{3,}(?:tion|ment)) (?=\p{L}{3,}(?:tion|ment|ing) and )/gu,
];

/** Lists that lost their commas get them back where what follows is of the same kind. */
function withListCommas(line: string): string {
  return ofOneKind.reduce((text, pattern) => text.replaceAll(pattern, '$1, '), line);
}

/** More verbs than this before one thing are a row that lost its signs: the last of them are said. */
const longestRow = 4;
const kept = 3;

/** "Drive design & architect develop, test and maintain the applications" → "Develop, test and maintain the applications". */
export function trimVerbRow(line: string): string {
  const words = line.split(' ');
  const isJoint = (word: string): boolean => /^(?:and|or|&|\p{L}{3,}ly)$/iu.test(word);
  const end = words.findIndex(
    (word) => !isJoint(word) && !isVerb(word.replace(/[,;]$/, '').toLowerCase()),
  );
  const opening = words.slice(0, Math.max(0, end));
  // "design implement quickly troubleshoot and resolve": what follows "quickly" is a row of its own.
  const adverb = opening.findIndex((word, index) => index > 1 && /\p{L}ly$/u.test(word));
  const row = opening
    .slice(adverb + 1)
    .filter((word) => !isJoint(word))
    .map((word) => word.replace(/[,;]$/, '').toLowerCase());
  const isLost = adverb > 0 && !opening.slice(0, adverb).some((word) => /,$|^and$/.test(word));
  if (!(isLost && row.length > 1) && row.length <= longestRow) return line;
  const last = row.at(-1) ?? '';
  const phrase = `${row.slice(-kept, -1).join(', ')} and ${last} ${words.slice(end).join(' ')}`;
  return /^\p{Lu}/u.test(line)
    ? phrase.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : phrase;
}

/** "Design develop and test …" → "Design, develop and test …"; adjectives that are heaped up likewise. */
export function withCommas(line: string): string {
  const words = line.split(' ');
  const forms = [
    isVerb,
    (word: string): boolean => turnGerundToBase(word) !== null,
    (word: string): boolean => turnThirdPersonToBase(word) !== null,
  ];
  const isSame = (word = ''): boolean =>
    forms.some((form) => form(word) && form((words[0] ?? '').replace(/,$/, '')));
  let last = 0;
  while (isSame(words[last + 1]) && isSame(words[last])) last += 1;
  const next = (words[last + 2] ?? '').replace(/,$/, '');
  const isList =
    last > 0 &&
    /^(?:and|or|&)$/i.test(words[last + 1] ?? '') &&
    (isSame(next) || /\p{L}{3,}(?:i[sz]e|ify)$/u.test(next));
  const listed = isList
    ? words.map((word, index) => (index < last ? `${word},` : word)).join(' ')
    : line;
  // "Put together the rota and payroll", "Check daily the tills and floats": the word belongs to the verb.
  const ofVerb = (noun: string): boolean =>
    besideVerb.test(noun) || (noun === words[1] && toBaseVerb(words[0] ?? '') !== null);
  return withListCommas(listed)
    .replaceAll(beforeHeaped, '$1, ')
    .replace(beforeThing, (whole, noun: string, next: string) =>
      ofVerb(noun) ||
      toBaseVerb(noun) !== null ||
      isFunctionWord(noun.toLowerCase(), 'en') ||
      givesTwo.test(line)
        ? whole
        : `${noun}, ${next}`,
    );
}

/** After these a verb belongs to what was begun. */
const mayFollow = inWords(
  /\b(?:help|let|make|ensure|have|enable|that|which|who|how|what|where|when|as|we|you|they|to|and|or|can|will|not)\b/iu,
);

/** True where a list that lost its commas goes on with the next action: "document a strategy advocate for it" at "advocate". */
export function isNextAction(words: readonly string[], index: number): boolean {
  const before = words[index - 1] ?? '';
  return (
    index >= 3 &&
    onlyVerbs.has(words[index] ?? '') &&
    /^\p{L}{3,}$/u.test(before) &&
    !isFunctionWord(before.toLowerCase(), 'en') &&
    !before.endsWith('ly') &&
    toBaseVerb(before) === null &&
    !mayFollow.test(words.slice(Math.max(0, index - 4), index).join(' '))
  );
}

/** The line up to the next action of a list that lost its commas. */
export function cutAtNextAction(line: string): string {
  const words = line.split(' ');
  const at = words.findIndex((_, index) => isNextAction(words, index));
  return at > 0 && toBaseVerb(words[0] ?? '') !== null ? words.slice(0, at).join(' ') : line;
}
