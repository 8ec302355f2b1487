/** Splits text into sentences and words with their offsets (UTF-16). */

export interface Span {
  start: number;
  end: number;
  text: string;
}

const abbreviations = new Set([
  'e.g',
  'i.e',
  'etc',
  'vs',
  'mr',
  'mrs',
  'ms',
  'dr',
  'prof',
  'sr',
  'sra',
  'jr',
  'st',
  'no',
  'núm',
  'nº',
  'approx',
  'aprox',
  'inc',
  'ltd',
  'co',
  'dept',
  'p.ej',
  'ej',
  'pág',
  'art',
  'fig',
  'ee.uu',
  'u.s',
  'u.k',
  'a.m',
  'p.m',
  'incl',
  'max',
  'min',
  'dra',
  'lic',
  'ing',
  'sen',
  'b.s',
  'b.a',
  'a.s',
  'a.a',
  'a.a.s',
  'm.s',
  'm.a',
  'j.d',
  'ph.d',
  'b.sc',
  'm.sc',
  'b.eng',
  'll.b',
  'll.m',
  'rer',
  'nat',
]);

/** True when the stop at `at` ends an abbreviation, an initial or a number, not a sentence. */
function isInnerStop(text: string, at: number): boolean {
  if (text[at] !== '.') return false;
  const next = text[at + 1] ?? '';
  if (/[\p{L}\p{N}]/u.test(next)) return true;
  const before = /[\p{L}\p{N}º.]+$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0] ?? '';
  if (/^\p{Lu}$/u.test(before) && /^\s+\p{Lu}/u.test(text.slice(at + 1, at + 4))) return true;
  return (
    abbreviations.has(before.toLowerCase()) &&
    !/^\s*$/.test(text.slice(at + 1)) &&
    !/^\s+[¿¡]/u.test(text.slice(at + 1))
  );
}

function trimSpan(text: string, start: number, end: number): Span | null {
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  return end > start ? { start, end, text: text.slice(start, end) } : null;
}

/** The sentences of a text in order; every span satisfies `text.slice(start, end) === span.text`. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const cut = (end: number): void => {
    const span = trimSpan(text, start, end);
    if (span) spans.push(span);
    start = end;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') cut(at + 1);
    else if (/[.!?…。！？؟]/u.test(sign) && !isInnerStop(text, at)) {
      let end = at + 1;
      while (end < text.length && /[.!?…"'”’)\]»]/u.test(text[end] ?? '')) end += 1;
      if (end >= text.length || /\s/.test(text[end] ?? '') || /[。！？]/u.test(sign)) cut(end);
      // A run of signs is looked at once.
      at = end - 1;
    }
  }
  cut(text.length);
  return spans;
}

export interface Word extends Span {
  /** Lower case, apostrophes made plain. */
  lower: string;
}

const wordPattern =
  /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’.\-&/+#](?=[\p{L}\p{N}]))*(?:\+\+|#|\+)?/gu;

/** The words of a text with their places; keeps "c++", "node.js", "ci/cd", "don't" whole. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    lower: match[0].toLowerCase().replaceAll('’', "'"),
  }));
}
