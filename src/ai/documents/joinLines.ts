// Joins what a line break took apart: wrapped sentences, bullets, dates, e-mail and web addresses.
import { inWords } from '#domain/wordLimits.ts';
import { periodsIn } from '#ai/onDevice/resume/dates.ts';
import { bulletSign, isDateLike } from '#ai/onDevice/resume/lineSigns.ts';
import { headingOf } from '#ai/onDevice/resume/headings.ts';

/** A line with its measures; without places (plain text) `right` and `edge` are 0. */
export interface OpenLine { text: string; x: number; right: number; edge: number; y: number; size: number; bold: boolean; block: number; /** Width of its first word. */ firstWord: number; /** Begins a list item whatever it looks like. */ item?: boolean }

const wholeMail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i;
/** An address that may well end here. */
const usualEnd = /\.(?:com|org|net|edu|gov|info|biz|io|dev|me|eu|uk|us|ie|de|es|fr|it|pt|nl|be|ch|at|dk|se|no|fi|pl|cz|gr|ro|hu|ca|mx|br|ar|cl|au|nz|in|jp|cn|kr|sg|za|ng|ke|gh|ru|ua|tr|il|ae)$/i;
const lastWord = (text: string): string => /\S+$/.exec(text)?.[0] ?? '';
const firstWord = (text: string): string => /^\S+/.exec(text)?.[0] ?? '';

/** True when the end of one line and the start of the next are two halves of an address. */
export function isBrokenAddress(before: string, after: string): boolean {
  const end = lastWord(before);
  const start = firstWord(after);
  if (start === '' || /[,;:|]$/.test(end) || bulletSign.test(after)) return false;
  const joined = end + start.replace(/[,;|]$/, '');
  const lone = !/\s/.test(before.trim());
  if (/@/.test(end) && !/@/.test(start)) return wholeMail.test(joined) && (!wholeMail.test(end) || !usualEnd.test(end) || start.startsWith('.')) && inWords(/^[\w.-]+$/).test(start) && (after.trim() === start || /^[.\w-]*\.[a-z]{2,}$/.test(start));
  if (start.startsWith('@')) return wholeMail.test(joined) && /^[\w.+-]+$/.test(end);
  if (/@/.test(start) && wholeMail.test(joined) && /^[a-z0-9.+_-]+$/.test(end) && !/\.(?:com|org|net|io|dev)$/.test(end)) return /[._+-]$/.test(end) || (lone && /[._]/.test(end));
  if (/^(?:https?:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(end) && !/@/.test(start)) return (/[/-]$/.test(end) && inWords(/^[\w./%-]+$/).test(start) && after.trim() === start) || (/^\/\S+$/.test(start));
  if (/^(?:linkedin|github|gitlab)\.com\/\S*$/i.test(end)) return end.endsWith('-');
  return false;
}

const isContact = (text: string): boolean => text.length < 60 && (/\S@\S|^\S+\.(?:com|org|net|io|dev|me|es|de)\/\S+$|^(?:https?:\/\/|www\.)/i.test(text) || (/^[^\p{L}]*\+?\(?\d[\d\s().-]{6,}\d/u.test(text)));

const openEnd = inWords(/(?:[,;–—-]|\b(?:and|or|of|the|a|an|to|in|for|with|by|from|at|on|y|e|o|de|del|la|el|los|las|en|con|para|por|un|una|que|as|that|into|than|over|per|our|their|using|through))$/iu);

/** True when `next` goes on where `line` was cut by the edge of its column. */
export function goesOn(whole: OpenLine, next: OpenLine): boolean {
  const tab = whole.text.lastIndexOf('\t');
  const tail = whole.text.slice(tab + 1);
  const line = tab >= 0 && (bulletSign.test(tail) || tail.split(/\s+/).length >= 5) ? { ...whole, text: tail } : whole;
  if (line.block !== next.block || next.item === true || bulletSign.test(next.text)) return false;
  if (isBrokenAddress(line.text, next.text)) return true;
  if (Math.abs(line.size - next.size) > 0.6 || line.y - next.y > Math.max(line.size, 6) * 2.1) return false;
  if (/[–—-]\s*$/.test(line.text) && isDateLike(line.text.replace(/.*[\t|]/, '')) && inWords(/^(?:\S+\s+)?(?:\d{4}|present|now|current|date|today)\b/iu).test(next.text) && next.text.length < 24) return true;
  if (isContact(line.text) || isContact(next.text) || periodsIn(line.text).some(({ to }) => line.text.length - to < 2) || isDateLike(next.text)) return false;
  const isBullet = bulletSign.test(line.text) || line.item === true;
  if (headingOf(next.text) !== null || (headingOf(line.text) !== null && !isBullet)) return false;
  if (line.bold !== next.bold && !(isBullet && next.x > line.x)) return false;
  if (line.text.includes('\t') || next.text.includes('\t')) return false;
  const full = line.edge > 0 && line.right + next.firstWord + line.size * 0.2 > line.edge;
  if (isBullet) return next.x > line.x + 2 ? full || /^\p{Ll}/u.test(next.text) || next.x < line.x + line.size * 3 : full && /^[\p{Ll}\d(]/u.test(next.text);
  if (!full || Math.abs(next.x - line.x) > line.size * 2.5) return false;
  const words = line.text.split(/\s+/).length;
  if (line.bold || words < 4) return words >= 2 && openEnd.test(line.text) && !/[–—-]$/.test(line.text);
  return openEnd.test(line.text) || /^[\p{Ll}(\d]/u.test(next.text) || (words >= 7 && !/[.:|]$/.test(line.text)) || (words >= 9 && /[.!?]$/.test(line.text) && /^\p{Lu}/u.test(next.text));
}

/** The two texts as one: a word cut by a hyphen stays cut only where the hyphen belongs to it. */
export function joined(before: string, after: string): string {
  if (isBrokenAddress(before, after)) return before + after;
  if (/\p{Ll}\u00ad$/u.test(before)) return before.slice(0, -1) + after;
  if (/\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after)) return before + after;
  return `${before} ${after}`;
}
