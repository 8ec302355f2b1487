// Cuts a posting into pieces (a bullet, a sentence, a list item) and says which section each belongs to, with or without headings.
import { inWords } from '#domain/text/wordLimits.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { readCuedSection, type Section } from './headingCues.ts';
import { baseOf } from './verbForms.ts';
import { sectionOf } from './sectionHeadings.ts';

export interface Piece {
  text: string;
  section: Section;
  /** A bullet or list item, not a sentence of running text. */
  item: boolean;
  line: number;
  /** The heading that opened its section, in its words. */
  heading?: string;
}

const bulletSign =
  /^\s*(?:[•·▪●◦‣■□►➢➤✓✔✅★☆»○◆◇→⇒*+–—-]|\p{Extended_Pictographic}\uFE0F?|\uF0B7|\uF0A7|o(?=\s\p{Lu})|\(?\d{1,2}[.)](?=\s)|\(?[a-h]\)(?=\s))\s*/u;
const innerBullet = /(?<!\s)\s+(?=[•·▪●◦‣■►➢➤✓✔✅\uF0B7\uF0A7]\s*\S)|(?<!\s)\s+(?=[*–-]\s+\p{Lu})/u;

/** A heading glued to the text that follows it: "Requirements: 4+ years …" or "RESPONSIBILITIES Develop …". */
function readGluedHeading(text: string): { section: Section; rest: string } | null {
  const colon = /^([^:.!?]{2,60}):\s+(\S.*)$/su.exec(text);
  if (colon) {
    const section = sectionOf(colon[1] ?? '');
    if (section) return { section, rest: colon[2] ?? '' };
  }
  const capitals = /^((?:[\p{Lu}&/'’]{2,}\s+){1,5})(?=\p{Lu}\p{Ll}|\d)(.+)$/su.exec(text);
  if (capitals) {
    const section = sectionOf(capitals[1] ?? '');
    if (section) return { section, rest: capitals[2] ?? '' };
  }
  const words = text.split(/\s+/);
  for (let count = Math.min(4, words.length - 3); count >= 1; count -= 1) {
    const head = words.slice(0, count).join(' ');
    if (
      !/^\p{Lu}/u.test(words[count] ?? '') ||
      !/^\p{Lu}/u.test(head) ||
      (count === 1 && !/(ies|tions?|ments?|efits|uties|nciones|isitos|lidades|areas)$/i.test(head))
    )
      continue;
    const section = sectionOf(head);
    if (section && section !== 'about') return { section, rest: words.slice(count).join(' ') };
  }
  return null;
}

/** A part longer than this, without stops, is a list that has lost its line breaks. */
const longestPart = 140;
/** What goes before a name with a capital rather than ends a sentence: "our Design team". */
const leadsOn = inWords(
  /(?:^|\s)(?:the|our|your|their|a|an|of|in|and|or|to|for|with|by|on|at|as|from|into|within|&|senior|junior|lead|global)$/iu,
);

/** Words that name a trade or a team where a name goes before them: "Site Reliability Engineering", "Software Engineers". */
const trades =
  /^(?:engineer|engineers|engineering|monitoring|processing|testing|marketing|programming|learning|computing|manufacturing|purchasing|training|reporting|planning|modelling|modeling|consulting|recruiting|control|design|support|test|research|process|track|program|market|plan|model|staff|lead|order|record|structure|source|service|services|care|value|tune|scale|release|design|form|book)$/iu;
/** True behind a word with a capital that does not open the text. */
const afterName = /(?<=\s|^)\p{Lu}[\p{L}&]*$/u;

/** Cuts where a verb with a capital follows a small word: "… the new platform Maintain the old one". */
function cutAtVerbs(text: string): string[] {
  if (text.length <= longestPart) return [text];
  const cuts = [...text.matchAll(/(?<=[\p{Ll}\d)]) (?=\p{Lu}\p{Ll}{2,} \p{L})/gu)]
    .map(({ index }) => index)
    .filter((at) => {
      const next = /^\p{L}+/u.exec(text.slice(at + 1))?.[0] ?? '';
      const before = text.slice(Math.max(0, at - 40), at);
      return (
        baseOf(next) !== null &&
        !leadsOn.test(before) &&
        !(trades.test(next) && afterName.test(before))
      );
    });
  return [...cuts, text.length]
    .map((end, index) => text.slice(index === 0 ? 0 : (cuts[index - 1] ?? 0), end).trim())
    .filter((part) => part !== '');
}

/** Where a known heading is inside a text that has lost its line breaks: "… ways of working We offer: …". */
function cutAtHeadings(text: string): string[] {
  const words = [...text.matchAll(/\S+/gu)];
  const cuts: number[] = [];
  for (let at = 1; at < words.length - 1; at += 1) {
    const [word = '', before = ''] = [words[at]?.[0], words[at - 1]?.[0]];
    if (!/^\p{Lu}/u.test(word) || !/[\p{Ll}\d).!?%]$/u.test(before) || leadsOn.test(before))
      continue;
    const start = words[at]?.index ?? 0;
    for (let count = Math.min(6, words.length - at - 1); count >= 1; count -= 1) {
      const last = words[at + count - 1];
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
      const head = text.slice(start, end);
      const leads = head.endsWith(':');
      if (
        /[:.;!?].*\s/u.test(head) ||
        (!leads && (count === 1 || !/^[\p{Lu}\d•]/u.test(words[at + count]?.[0] ?? '')))
      )
        continue;
      const section = sectionOf(head.replace(/:$/, ''));
      if (
        section === null ||
        (section === 'about' && !leads) ||
        /^(?:role|position|job):$/i.test(head)
      )
        continue;
      cuts.push(start);
      at += count - 1;
      break;
    }
  }
  return [...cuts, text.length]
    .map((end, index) => text.slice(index === 0 ? 0 : (cuts[index - 1] ?? 0), end).trim())
    .filter((part) => part !== '');
}

/** Where a sentence follows a stop without a space: "… in our team!We offer …". */
const lostSpace = inWords(
  /(?<=\p{Ll}{3}[.!?)])(?=(?:We|You|Your|The|Our|As|In|At|This|If|It|To|Please|What|Who|Do|Are|Is|Have|Para|Si|Te|Tu|Nos|Se|El|La|Los|Las)\s)/gu,
);

/** Bullets, sentences and lists in running text, and headings inside it: "… our team. Requirements: …". */
function split(line: string): string[] {
  return line
    .replaceAll(lostSpace, ' ')
    .split(innerBullet)
    .flatMap((part) =>
      part.length > 90
        ? sentencesOf(part)
            .flatMap((sentence) => cutAtHeadings(sentence.text))
            .flatMap((sentence) => cutAtVerbs(sentence))
        : [part],
    );
}

/** A list in one sentence ("…; …; …") as its items. */
function splitItems(text: string): string[] {
  const parts = text.split(/;\s+/);
  return parts.length > 1 && parts.every((part) => part.length > 2)
    ? parts.map((part) => part.trim())
    : [text];
}

/** The number of a chapter, in figures or words: "3. Requisitos", "TERCERA. Condiciones". */
const chapter = inWords(
  /^\s*(?:\d{1,2}(?:[.)]|\.\d)|[IVX]{1,4}[.)]|(?:primer[ao]|segund[ao]|tercer[ao]|cuart[ao]|quint[ao]|sext[ao]|s[eé]ptim[ao]|octav[ao]|noven[ao]|d[eé]cim[ao])\s*[.:–-])\s*[-–.]*\s*(?=\p{L})/iu,
);

/** The words of a numbered heading, not of the items of a numbered list: the next line has not the next number. */
function chapterOf(line: string, next: string | undefined): string | null {
  if (
    !chapter.test(line) ||
    next === undefined ||
    (chapter.test(next) &&
      (Number.isNaN(Number.parseInt(line, 10)) ||
        Number.parseInt(next, 10) === Number.parseInt(line, 10) + 1))
  )
    return null;
  const words = line.replace(chapter, '').trim();
  return words.length <= 60 && !/[.;,]$/u.test(words) ? words : null;
}

/** A field that says all in its own line: "Note: this is freelance work", "Deadline: 1 May". */
const notes =
  /^\s*(?:notes?|deadline|application deadline|contact|questions|nota|contacto|plazo)\s*:\s*\S/iu;

/** The pieces of a posting in order. `text` must be plain (see plainText). */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let section: Section = 'opening';
  let heading = '';
  const open = (next: Section, words: string): void => {
    section = next;
    heading = words;
  };
  const lines = text.split('\n');
  lines.forEach((line, number) => {
    if (line === '') return;
    const before = { section, heading };
    const words = chapterOf(
      line,
      lines.slice(number + 1, number + 4).find((other) => other !== ''),
    );
    const chaptered = words === null ? null : (sectionOf(words) ?? readCuedSection(words, false));
    if (words !== null && chaptered) {
      open(chaptered, words);
      return;
    }
    for (const part of split(line)) {
      let rest = part;
      const item = bulletSign.test(rest);
      rest = rest.replace(bulletSign, '').trim();
      const whole = sectionOf(rest.replace(/[:：]\s*$/, ''));
      if (
        whole &&
        (rest.length < 45 || rest.endsWith(':')) &&
        !(item && rest.split(/\s+/).length < 2 && !rest.endsWith(':'))
      ) {
        open(whole, rest);
        continue;
      }
      const cued = readCuedSection(rest, item);
      if (cued) {
        open(cued, rest);
        continue;
      }
      const head = readGluedHeading(rest);
      if (head) {
        open(head.section, rest.slice(0, rest.length - head.rest.length));
        rest = head.rest;
      }
      for (const piece of splitItems(rest))
        if (piece !== '')
          pieces.push({
            text: piece,
            section,
            item: item || piece.length < rest.length,
            line: number,
            heading,
          });
    }
    if (notes.test(line)) open(before.section, before.heading);
  });
  return pieces;
}
