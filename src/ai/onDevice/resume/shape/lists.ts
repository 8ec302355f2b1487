// Reads the lists of a resume: skills, languages, certificates.
import { inWords } from '#domain/text/wordLimits.ts';
import { findSkillNamed, findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import { foldWord } from '#domain/text/stem.ts';
import { findPeriods } from './dates.ts';
import { headingOf } from './headings.ts';
import { bulletSign, labelOf } from './lineSigns.ts';
import { cutAt, findPiece, type Found, type Line } from './pieces.ts';

const tongues = new Set(
  (
    'english spanish french german italian portuguese dutch polish russian ukrainian chinese mandarin cantonese japanese korean arabic hebrew hindi urdu bengali punjabi tamil telugu marathi gujarati turkish greek swedish norwegian danish finnish icelandic czech slovak hungarian romanian bulgarian serbian croatian bosnian slovenian slovene albanian macedonian lithuanian latvian estonian catalan basque galician welsh irish gaelic scottish afrikaans swahili zulu xhosa yoruba igbo hausa amharic somali persian farsi pashto thai vietnamese indonesian malay tagalog filipino latin esperanto maltese armenian georgian kazakh flemish luxembourgish berber quechua guarani twi akan ga ewe khmer lao burmese nepali sinhala mongolian malayalam kannada bsl asl sign aymara nahuatl ' +
    'aimara mapudungun maya ingles espanol español castellano frances aleman italiano portugues holandes neerlandes polaco ruso ucraniano chino mandarin japones coreano arabe hebreo turco griego sueco noruego danes fines finlandes checo eslovaco hungaro rumano bulgaro serbio croata catalan valenciano euskera vasco gallego lengua deutsch englisch franzosisch spanisch italienisch russisch turkisch polnisch niederlandisch anglais espagnol allemand italien portugais neerlandais arabe'
  ).split(' '),
);

/** True for the name of a human language, with or without a level. */
export function isLanguage(text: string): boolean {
  const words = foldWord(text)
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return (
    words.length > 0 &&
    words.length <= 7 &&
    tongues.has(
      words.find(
        (word) =>
          !/^(?:native|fluent|basic|advanced|intermediate|mother|brazilian|american|british|modern|business|conversational|lengua|idioma|nativo|nativa)$/.test(
            word,
          ),
      ) ?? '',
    )
  );
}

/** Words that may accompany the name of a language without further meaning. */
const besideLanguage = new Set(
  (
    'native fluent basic advanced intermediate mother tongue brazilian american british modern business conversational professional working limited full proficiency level spoken written good very ' +
    'elementary bilingual language languages and or lengua idioma idiomas nativo nativa materna nivel alto medio basico avanzado intermedio fluido fluida hablado escrito bilingue profesional conversacional y e ' +
    'a1 a2 b1 b2 c1 c2'
  ).split(' '),
);

/** True for the name of a language and nothing more: "English (C1)", "español nativo", but not "Spanish labour law". */
export function isOnlyLanguage(text: string): boolean {
  const words = foldWord(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const names = words.filter((word) => !besideLanguage.has(word));
  const isSigned = names.includes('sign') && !words.includes('language');
  return (
    names.length > 0 && names.length <= 2 && !isSigned && names.every((word) => tongues.has(word))
  );
}

/** How well, how long, how many stars: not part of a name. */
const level = inWords(
  /\s*(?:[([]\s*(?:[^()[\]]*\b(?:years?|yrs?|advanced|expert|intermediate|basic|beginner|proficient|fluent|native|experienced|working|daily|años?|avanzado|intermedio|básico|experto|alto|medio)\b[^()[\]]*|\d+\+?|\d\s?\/\s?\d+)\s*[)\]]|[–—:-]\s*(?:advanced|expert|intermediate|basic|beginner|proficient|experienced|good|strong|very good|excellent|working knowledge|avanzado|intermedio|básico|experto|nivel \S+|\d+\+?\s*(?:years?|yrs?|años?)|\d\s?\/\s?\d+|\d{1,3}\s?%)|\s\d{1,3}\s?%|\s\d+\+?\s*(?:years?|yrs?|años?)|\s*[★☆●○◉◯■□▪▫⬤•·*]{2,}[★☆●○◉◯■□▪▫⬤•·*\s]*)\s*$/iu,
);
const listSign = /\s*[,;•·|⇥\t●▪◦■★☆✓✔➢►\n]\s*|\s+[/–—]\s+|\s+-\s+/u;
const listWord = /\s+(?:and|y|e|und|et|&)\s+/iu;

function trimLevel(line: Line, [start, end]: [number, number]): [number, number] {
  const rest = line.masked.slice(start, end);
  const tail = level.exec(rest);
  return tail && tail.index > 0 ? [start, start + tail.index] : [start, end];
}

/** "Programming: Java, C" → where the list begins. */
function findAfterLabel(line: Line, from: number, isWord: (label: string) => boolean): number {
  const match = /^([^:：,;|•·\t(]{2,40}?)\s*[:：]\s*(?=\S)/u.exec(line.masked.slice(from));
  return match?.[1] && isWord(match[1]) ? from + match[0].length : from;
}

function partsOf(line: Line, from: number): [number, number][] {
  const whole: [number, number][] = cutAt(line, from, line.masked.length, listSign);
  const last = whole.at(-1);
  if (!last) return [];
  const [start, end] = last;
  const words = line.masked.slice(start, end);
  const isCut = /^(?:and|y|e|und|et|&)\s+/iu.exec(words);
  if (isCut) return [...whole.slice(0, -1), [start + isCut[0].length, end]];
  if (
    whole.length < 2 ||
    findSkillNamed(words.trim().replace(/\.$/, '')) !== null ||
    !listWord.test(words)
  )
    return whole;
  const halves = cutAt(line, start, end, listWord);
  return halves.length === 2 ? [...whole.slice(0, -1), ...halves] : whole;
}

const isSentence = (text: string): boolean => text.split(/\s+/).length > 7;

/** The skills of a section, each once, in order. */
export function skillsOf(lines: readonly Line[]): Found[] {
  const found: Found[] = [];
  for (const line of lines) {
    const label = findAfterLabel(
      line,
      line.at,
      (words) =>
        findSkillNamed(words) === null ||
        !/[,;•·|\t]/.test(line.masked) === false ||
        headingOf(words) !== null,
    );
    const isLevelAfterColon = label > line.at && level.test(line.masked.slice(line.at));
    const from = isLevelAfterColon ? line.at : label;
    if (
      /[:：]$/.test(line.masked.trim()) ||
      (headingOf(line.masked.slice(line.at)) !== null && line.bold)
    )
      continue;
    // "Finance: ran the purchase ledger and paid 300 invoices a month."
    const isProse =
      /\p{L}{3}\.\s*$/u.test(line.masked) && line.masked.slice(from).split(/\s+/).length >= 10;
    for (const part of partsOf(line, from)) {
      const text = line.masked.slice(...part);
      if (isSentence(text) || (isProse && text.trim().split(/\s+/).length > 3)) {
        for (const match of findSkills(text))
          if (!match.exact) {
            const skill = findPiece(line, part[0] + match.start, part[0] + match.end);
            if (skill) found.push(skill);
          }
        continue;
      }
      const skill = findPiece(line, ...trimLevel(line, part));
      if (skill && isName(skill.text)) found.push(skill);
    }
  }
  return removeRepeats(found);
}

function isName(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    text.length <= 60 &&
    !/@|https?:/.test(text) &&
    labelOf(text) !== 'private' &&
    !/^(?:advanced|intermediate|basic|beginner|expert|proficient|etc|others?|avanzado|intermedio|básico)\.?$/iu.test(
      text,
    )
  );
}

/** Each once by its words, in order. */
export function removeRepeats(items: readonly Found[]): Found[] {
  return [
    ...new Map([...items].reverse().map((item) => [foldWord(item.text), item])).values(),
  ].reverse();
}

/** Languages with their level as written: "Spanish (B2)". */
export function languagesOf(lines: readonly Line[]): Found[] {
  const items = lines.flatMap((line) =>
    cutAt(
      line,
      findAfterLabel(line, line.at, (label) => !isLanguage(label)),
      line.masked.length,
      /\s*[,;•·|●▪◦■]\s*|\s+\/\s+|(?<=[\p{L}\d)])\.\s+(?=\p{Lu})/u,
    ).flatMap((part) => findPiece(line, ...part) ?? []),
  );
  const known = items.filter(({ text }) => isLanguage(text.replace('\t', ' ')));
  return removeRepeats(
    (known.length > 0
      ? known
      : items.filter(({ text }) => text.split(/\s+/).length <= 3 && /^\p{Lu}/u.test(text))
    ).filter(({ text }) => text.length <= 60 && /\p{L}{2}/u.test(text)),
  ).map((item) => ({ ...item, text: item.text }));
}

/** "ADR until", with its year gone, is "ADR". */
function trimTail(item: Found): Found {
  const text = item.text.replace(
    inWords(
      /[\s,(]+(?:(?:valid|válid[oa]|vigente)\s*)?(?:to|until|till|from|since|in|on|by|exp\.?|hasta|desde|en|el|de|al?)$/iu,
    ),
    '',
  );
  return text.length === item.text.length || text.trim() === ''
    ? item
    : { text, from: { ...item.from, end: item.from.start + text.length } };
}

/** True for words about certificates that are no name of one: sentences, and remarks in lower case. */
function isTalk(text: string): boolean {
  return (
    (inWords(
      /\b(?:I|we|my|colleagues?|hold|have|has|cuando|pediré|mi|tengo|sin|no|none|ningun[oa])\b/u,
    ).test(text) &&
      (text.split(/\s+/).length >= 6 || /^\p{Ll}/u.test(text))) ||
    /^(?:valid|held|clean|full|current)$|^\p{Ll}\p{L}+(?:ed|ad[oa]s?|id[oa]s?|ente)(?: \p{Ll}{1,3})?$/u.test(
      text,
    )
  );
}

/** Certificates and licences; a year behind them falls away. */
export function certificationsOf(lines: readonly Line[]): Found[] {
  const items = lines.flatMap((line) => {
    const periods = findPeriods(line.masked);
    // "(exp. 2027)" says how long, not what.
    line = {
      ...line,
      masked: line.masked.replaceAll(/\([^()]*\d{4}[^()]*\)/gu, (words) =>
        ' '.repeat(words.length),
      ),
    };
    const list =
      (line.masked.match(/[,;·|•]/g)?.length ?? 0) >= 1 &&
      line.masked.split(/[,;·|•]/).every((part) => part.trim().split(/\s+/).length <= 5);
    const ranges = list
      ? cutAt(line, line.at, line.masked.length, /\s*[,;•·|\t]\s*/u)
      : cutAt(line, line.at, line.masked.length, /\t|\s[|•·]\s/u).slice(0, 2);
    return ranges
      .flatMap(([start, end]) => {
        const period = periods.find(({ from, to }) => from >= start && to <= end);
        const before = period ? findPiece(line, start, period.from) : findPiece(line, start, end);
        const item = before ?? (period ? findPiece(line, period.to, end) : null);
        const named = item && trimTail(item);
        return named &&
          /\p{L}{2}/u.test(named.text) &&
          named.text.length <= 120 &&
          !bulletSign.test(named.text) &&
          !isTalk(named.text)
          ? [named]
          : [];
      })
      .slice(0, list ? undefined : 1);
  });
  return removeRepeats(items);
}
