// Joins what a line break took apart: wrapped sentences, bullets, dates, e-mail and web addresses.
import { inWords } from '#domain/text/wordLimits.ts';
import { findPeriods } from '#ai/onDevice/resume/shape/dates.ts';
import { bulletSign, isDateLike } from '#ai/onDevice/resume/shape/lineSigns.ts';
import { headingOf } from '#ai/onDevice/resume/shape/headings.ts';
import { scoreEmployer } from '#ai/onDevice/resume/shape/kinds.ts';
import { isHyphenated } from './hyphens.ts';

/** A line with its measures; without places (plain text) `right` and `edge` are 0. */
export interface OpenLine {
  text: string;
  x: number;
  right: number;
  edge: number;
  y: number;
  size: number;
  bold: boolean;
  block: number;
  /** Width of its first word. */
  firstWord: number;
  /** Begins a list item whatever it looks like. */
  item?: boolean;
}

const wholeMail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i;
/** An address that may well end here. */
const usualEnd =
  /\.(?:com|org|net|edu|gov|info|biz|io|dev|me|eu|uk|us|ie|de|es|fr|it|pt|nl|be|ch|at|dk|se|no|fi|pl|cz|gr|ro|hu|ca|mx|br|ar|cl|au|nz|in|jp|cn|kr|sg|za|ng|ke|gh|ru|ua|tr|il|ae)$/i;
const readLastWord = (text: string): string => /\S+$/.exec(text)?.[0] ?? '';
const readFirstWord = (text: string): string => /^\S+/.exec(text)?.[0] ?? '';

/** True when the end of one line and the start of the next are two halves of an address. */
export function isBrokenAddress(before: string, after: string): boolean {
  const end = readLastWord(before);
  const start = readFirstWord(after);
  if (start === '' || /[,;:|]$/.test(end) || bulletSign.test(after)) return false;
  const joined = end + start.replace(/[,;|]$/, '');
  const lone = !/\s/.test(before.trim());
  if (/@/.test(end) && !/@/.test(start))
    return (
      wholeMail.test(joined) &&
      (!wholeMail.test(end) || !usualEnd.test(end) || start.startsWith('.')) &&
      inWords(/^[\w.-]+$/).test(start) &&
      (after.trim() === start || /^[.\w-]*\.[a-z]{2,}$/.test(start))
    );
  if (start.startsWith('@')) return wholeMail.test(joined) && /^[\w.+-]+$/.test(end);
  if (
    /@/.test(start) &&
    wholeMail.test(joined) &&
    /^[a-z0-9.+_-]+$/.test(end) &&
    !/\.(?:com|org|net|io|dev)$/.test(end)
  )
    return /[._+-]$/.test(end) || (lone && /[._]/.test(end));
  if (
    /^(?:https?:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(end) &&
    !/@/.test(start)
  )
    return (
      (/[/-]$/.test(end) && inWords(/^[\w./%-]+$/).test(start) && after.trim() === start) ||
      /^\/\S+$/.test(start)
    );
  if (/^(?:linkedin|github|gitlab)\.com\/\S*$/i.test(end)) return end.endsWith('-');
  return false;
}

/** True for the start of a line that can only be the rest of a sentence: a small letter, and no address, label or name of a tool. */
function isRest(text: string): boolean {
  return (
    inWords(/^(?:\d[\d.,]*\s+)?\p{Ll}[\p{L}\p{M}'’-]*(?:[\s.,;:!?)]|$)/u).test(text) &&
    !/^\p{Ll}\p{Lu}|^[\p{L} ]{1,20}:\s/u.test(text) &&
    !isContact(text)
  );
}

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** True for a line that stops within a sentence: it begins like one and ends without its end. */
function isUnfinished(text: string): boolean {
  const words = text.replace(bulletSign, '');
  return (
    /^[\p{Lu}\p{N}¿¡"“«(]/u.test(words) &&
    !/[.!?:;|]\s*$/.test(text) &&
    countWords(words) >= 4 &&
    headingOf(text) === null &&
    !isContact(text) &&
    !endsWithPeriod(text)
  );
}

/** True for a line that ends with its dates, such as the head of a job. */
export function endsWithPeriod(text: string): boolean {
  return findPeriods(text).some(({ to }) => text.length - to < 2);
}

/** True when the last line of a column or page stops within a sentence and the first of the next is its rest. */
export function continuesElsewhere(
  line: Pick<OpenLine, 'text' | 'size' | 'bold'>,
  next: Pick<OpenLine, 'text' | 'size' | 'bold'>,
): boolean {
  const isWork = bulletSign.test(line.text) || countWords(line.text) >= 7;
  return (
    isWork &&
    Math.abs(line.size - next.size) <= 0.6 &&
    line.bold === next.bold &&
    !line.text.includes('\t') &&
    !next.text.includes('\t') &&
    isUnfinished(line.text) &&
    isRest(next.text)
  );
}

/** True when a line of plain text, whose width is unknown, is the rest of the line before. `length`: that line's original length. */
export function continuesInText(line: string, length: number, next: string): boolean {
  if (bulletSign.test(next) || line.includes('\t') || next.includes('\t')) return false;
  if (/\p{L}{2}-$/u.test(line) && isRest(next)) return true;
  if ((length < 25 && !openEnd.test(line)) || !isUnfinished(line)) return false;
  return (
    isRest(next) ||
    (bulletSign.test(line) && openEnd.test(line) && !isDateLike(next) && headingOf(next) === null)
  );
}

const isContact = (text: string): boolean =>
  text.length < 60 &&
  (/\S@\S|^\S+\.(?:com|org|net|io|dev|me|es|de)\/\S+$|^(?:https?:\/\/|www\.)/i.test(text) ||
    /^[^\p{L}]*\+?\(?\d[\d\s().-]{6,}\d/u.test(text));

const openEnd = inWords(
  /(?:[,;–—-]|\b(?:and|or|of|the|a|an|to|in|for|with|by|from|at|on|y|e|o|de|del|la|el|los|las|en|con|para|por|un|una|que|as|that|into|than|over|per|our|their|using|through))$/iu,
);

/** True when `next` continues a `line` that was cut by the edge of its column. */
export function doesContinue(whole: OpenLine, next: OpenLine): boolean {
  const tab = whole.text.lastIndexOf('\t');
  const tail = whole.text.slice(tab + 1);
  const line =
    tab >= 0 && (bulletSign.test(tail) || tail.split(/\s+/).length >= 5)
      ? { ...whole, text: tail }
      : whole;
  if (line.block !== next.block || next.item === true || bulletSign.test(next.text)) return false;
  if (isBrokenAddress(line.text, next.text)) return true;
  if (Math.abs(line.size - next.size) > 0.6 || line.y - next.y > Math.max(line.size, 6) * 2.1)
    return false;
  if (
    /[–—-]\s*$/.test(line.text) &&
    isDateLike(line.text.replace(/.*[\t|,·(]/u, '')) &&
    inWords(
      /^(?:\S+\s+)?(?:\d{4}|present|now|current|date|today|actualidad|presente|hoy|fecha)\b/iu,
    ).test(next.text) &&
    next.text.length < 24
  )
    return true;
  const isBullet = bulletSign.test(line.text) || line.item === true;
  // "… newspapers from 1890 to | 1960."
  if (isBullet && openEnd.test(line.text) && /^\d[\d.,]*\.$/.test(next.text)) return true;
  if (
    isContact(line.text) ||
    isContact(next.text) ||
    endsWithPeriod(line.text) ||
    isDateLike(next.text)
  )
    return false;
  if (
    (headingOf(next.text) !== null &&
      !(isBullet && next.x > line.x + 2 && /^\p{Ll}/u.test(next.text))) ||
    (headingOf(line.text) !== null && !isBullet)
  )
    return false;
  if (line.bold !== next.bold && !(isBullet && next.x > line.x)) return false;
  if (line.text.includes('\t') || next.text.includes('\t')) return false;
  const full = line.edge > 0 && line.right + next.firstWord + line.size * 0.2 > line.edge;
  if (isBullet)
    return next.x > line.x + 2
      ? full || /^\p{Ll}/u.test(next.text) || next.x < line.x + line.size * 3
      : full && /^[\p{Ll}\d(]/u.test(next.text);
  if (!full || Math.abs(next.x - line.x) > line.size * 2.5) return false;
  const words = line.text.split(/\s+/).length;
  // The last word of an employer's name: "Newly Qualified Nurse, Wyvern Community | Hospital".
  if (
    /,\s|\s[–|]\s/u.test(line.text) &&
    !next.text.includes(' ') &&
    scoreEmployer(next.text) >= 1.5
  )
    return true;
  if (line.bold || words < 4)
    return words >= 2 && openEnd.test(line.text) && !/[–—-]$/.test(line.text);
  return (
    openEnd.test(line.text) ||
    /^[\p{Ll}(\d]/u.test(next.text) ||
    (words >= 7 && !/[.:|]$/.test(line.text)) ||
    (words >= 9 && /[.!?]$/.test(line.text) && /^\p{Lu}/u.test(next.text))
  );
}

/** The two texts as one: a word cut by a hyphen stays cut only where the hyphen belongs to it. */
export function joinTexts(before: string, after: string): string {
  if (isBrokenAddress(before, after)) return before + after;
  if (/\p{Ll}\u00ad$/u.test(before)) return before.slice(0, -1) + after;
  if (/\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after))
    return (isHyphenated(before, after) ? before : before.slice(0, -1)) + after;
  return `${before} ${after}`;
}
