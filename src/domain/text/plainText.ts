/** Normalises pasted or extracted text: no markup, no entities, no invisible characters, one bullet character. */
import { inWords } from '#domain/text/wordLimits.ts';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '•',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  Ntilde: 'Ñ',
  uuml: 'ü',
  iquest: '¿',
  iexcl: '¡',
  euro: '€',
};

/** Windows-1252 signs that were read as Latin-1 control characters. */
const misread: Record<string, string> = {
  '\u0080': '€',
  '\u0085': '…',
  '\u0091': '‘',
  '\u0092': '’',
  '\u0093': '“',
  '\u0094': '”',
  '\u0095': '•',
  '\u0096': '–',
  '\u0097': '—',
};

function decodeEntities(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? entities[name.toLowerCase()] ?? whole;
    const code =
      name[1]?.toLowerCase() === 'x'
        ? Number.parseInt(name.slice(2), 16)
        : Number.parseInt(name.slice(1), 10);
    return code > 8 && code < 0x11_0000 && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : ' ';
  });
}

const markup = inWords(
  /<\/?(?:a|article|b|body|br|center|dd|div|dl|dt|em|font|footer|form|h[1-6]|head|header|hr|html|i|img|input|label|li|main|meta|nav|ol|p|section|small|span|strong|sub|sup|table|tbody|td|th|thead|title|tr|u|ul)\b[^<>]{0,2000}>/gi,
);

function removeMarkup(text: string): string {
  return text
    .replaceAll(/<!--[\s\S]{0,4000}?-->/g, ' ')
    .replaceAll(inWords(/<(script|style|template|svg)\b[\s\S]{0,20000}?<\/\1\s*>/gi), ' ')
    .replaceAll(inWords(/<li\b[^<>]{0,2000}>/gi), '\n• ')
    .replaceAll(markup, (tag) =>
      inWords(/^<\/?(?:a|b|em|font|i|label|small|span|strong|sub|sup|u)\b/i).test(tag) ? '' : '\n',
    );
}

/** Clean text, at most `max` UTF-16 units of the input are read; lines are trimmed, blank lines are kept as one empty line. */
export function toPlainText(raw: string, max = 60_000): string {
  const text = removeMarkup(raw.slice(0, max)).replaceAll(
    /[\u0080-\u009f]/g,
    (sign) => misread[sign] ?? ' ',
  );
  return decodeEntities(text)
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029|\v|\f/g, '\n')
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/[^\P{Cc}\t\n]/gu, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
