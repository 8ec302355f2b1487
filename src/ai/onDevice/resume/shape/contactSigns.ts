// Finds e-mail addresses, phone numbers and web addresses in a line.
import { inWords } from '#domain/text/wordLimits.ts';
import { findPeriods } from './dates.ts';
import type { Found, Line } from './pieces.ts';

/** An email address, with at most 64 characters before its @. */
export const mail =
  /(?<![\p{L}\d])[\p{L}\d][\p{L}\d._%+'-]{0,63}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;
const link =
  /(?:https?:\/\/|www\.)[^\s,;|)]+|(?<![@\w.-])(?:[\w-]+\.)*(?:linkedin|github|gitlab|behance|dribbble|medium|stackoverflow|twitter|kaggle|xing|bitbucket|researchgate|orcid|t)\.(?:com|org|net|io|me)\/[^\s,;|)]+|(?<![@\w.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|io|dev|me|co|info|es|de|fr|uk|eu|design|tech|blog|site|page|app|ai)(?:\/[^\s,;|)]*)?(?![\w@.-])/giu;
const number = inWords(
  /(?:\+|\(\+?|\b0{1,2})?\d(?:[\d\s().\u00a0/–-]{5,20})\d(?:\s*(?:x|ext\.?)\s*\d{1,5})?/giu,
);

const keepDigits = (text: string): string => text.replaceAll(/\D/g, '');

/** Before the number of an identity card, not of a phone. */
const idNumber =
  /(?<!\p{L})(?:dni|nie|nif|c\.?\s?c\.?|c[ée]dula|rut|curp|rfc|cuil|cuit|pasaporte|passport|id|ssn|nin|licen[cs]e|colegiad[oa]|matr[ií]cula|registration|membership|n\.?º)\s*(?:no\.?|n[.º°]+|number|n[úu]mero)?\s*[:#]?\s*$/iu;

/** The phone number of a line; `strict`: only one that says so by a label or a country code. */
export function findPhone(line: Line, strict: boolean): Found | null {
  const text = line.masked
    .replaceAll(new RegExp(mail.source, 'gu'), (found) => '@'.repeat(found.length))
    .replaceAll(link, (found) => '@'.repeat(found.length));
  const periods = findPeriods(text);
  for (const match of text.matchAll(number)) {
    const start = match.index;
    const end = start + match[0].length;
    const count = keepDigits(match[0]).length;
    if (count < 7 || count > 15 || periods.some(({ from, to }) => from < end && to > start))
      continue;
    if (
      strict &&
      !/^\(?\+/.test(match[0]) &&
      !inWords(/(?:phone|tel|mobile|cell|m[oó]vil|tel[eé]fono)\W*$/iu).test(text.slice(0, start))
    )
      continue;
    if (idNumber.test(text.slice(0, start))) continue;
    return { text: line.text.slice(start, end), from: { line: line.index, start, end } };
  }
  return null;
}

/** The e-mail address of a line. */
export function findMail(line: Line): Found | null {
  const match = mail.exec(line.masked);
  return match
    ? {
        text: match[0],
        from: { line: line.index, start: match.index, end: match.index + match[0].length },
      }
    : null;
}

/** The web addresses of a line, without protocol. */
export function findLinks(line: Line): Found[] {
  const text = line.masked.replaceAll(new RegExp(mail.source, 'gu'), (found) =>
    '@'.repeat(found.length),
  );
  return Array.from(text.matchAll(link)).flatMap((match): Found[] => {
    const cut = /^(?:https?:\/\/)?(?:www\.)?/i.exec(match[0])?.[0].length ?? 0;
    const value = match[0].slice(cut).replace(/[./]+$/, '');
    const start = match.index + cut;
    const isKnown =
      cut > 0 ||
      value.includes('/') ||
      inWords(/\b(?:web|site|portfolio|homepage|blog)\b/i).test(text);
    return value.length > 4 &&
      value.length <= 200 &&
      (isKnown || /^[a-z\d-]+\.(?:com|dev|io|me|design|net|org)$/i.test(value))
      ? [
          {
            text: line.text.slice(start, start + value.length),
            from: { line: line.index, start, end: start + value.length },
          },
        ]
      : [];
  });
}
