// What is blacked out before words leave the browser: addresses, numbers and names, and sentences that speak to a machine. Every mask is as long as what it hides, so offsets hold.
import { inWords } from '#domain/text/wordLimits.ts';
import { findInstructions } from '#domain/text/instructions.ts';

const ink = '█';

function blackOut(text: string): string {
  // Blanks stay, so that a masked name still reads as so many words.
  return text.replaceAll(/\S/g, ink);
}

const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const link = inWords(
  /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab|twitter|facebook|instagram|x)\.com\/\S+/giu,
);
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{3,30}/gu;
const digits = /(?<![\p{L}\p{N}.,])(?:\+|\(\+?)?\d(?:[\d ().-]{6,20})\d(?![\p{L}\p{N}%€$£])/gu;
const ownName = inWords(
  /(?<=\b(?:[Mm]y name is|[Mm]y name['’]s|I am called|[Mm]e llamo|[Mm]i nombre es)\s+)\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,3}/gu,
);

/** A row of digits that is a telephone number rather than an amount, a date or a range of years. */
function isPhone(found: string): boolean {
  const groups = found.match(/\d+/g) ?? [];
  const count = groups.join('').length;
  if (groups.every((group) => /^(?:19|20)\d\d$/.test(group))) return false;
  if (inWords(/^\d{4}-\d{2}-\d{2}\b/).test(found)) return false;
  if (/^\d{1,3}(?:[ .]\d{3}){3,}$/.test(found)) return false;
  return (
    count <= 15 &&
    (count >= 9 ||
      (count >= 7 && /^\(?\+/.test(found)) ||
      /^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/.test(found))
  );
}

/** Small words within names, and pieces too short to be distinguished from other words. */
const particles = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'van',
  'von',
  'der',
  'den',
  'da',
  'dos',
  'el',
  'al',
  'bin',
  'ibn',
  'san',
  'the',
]);

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Finds the names and each of their parts. Parts count only with a capital letter, so that "will" and "mark" stay words. */
function namePatterns(names: readonly string[]): RegExp[] {
  const whole = names.map((name) => name.trim()).filter((name) => name.length > 1);
  const parts = whole
    .flatMap((name) => name.split(/\s+/))
    .filter((part) => part.length > 1 && !particles.has(part.toLowerCase()));
  const edge = (text: string): string =>
    `(?<![\\p{L}\\p{N}])${escapePattern(text).replaceAll(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}])`;
  return [
    ...whole.filter((name) => /\s/.test(name)).map((name) => new RegExp(edge(name), 'giu')),
    ...[...new Set(parts)]
      .flatMap((part) => [
        part.charAt(0).toLocaleUpperCase('en') + part.slice(1),
        part.toLocaleUpperCase('en'),
      ])
      .map((part) => new RegExp(edge(part), 'gu')),
  ];
}

/** The text with e-mail addresses, telephone numbers, links, handles and the given names blacked out; as long as before. */
export function maskText(text: string, names: readonly string[] = []): string {
  let out = text;
  for (const pattern of [mail, link, handle, ownName, ...namePatterns(names)])
    out = out.replaceAll(pattern, (found) => blackOut(found));
  return out.replaceAll(digits, (found) => (isPhone(found.trim()) ? blackOut(found) : found));
}

/** The text with every sentence that addresses a machine blacked out; as long as before. */
export function removeOrders(text: string): string {
  return findInstructions(text).reduce(
    (out, { start, end }) => out.slice(0, start) + blackOut(out.slice(start, end)) + out.slice(end),
    text,
  );
}

/** Every text within a value, masked; all else as it is. */
export function maskDeep<T>(value: T, mask: (text: string) => string): T {
  if (typeof value === 'string') return mask(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => maskDeep(item, mask)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, maskDeep(item, mask)]),
  ) as T;
}
