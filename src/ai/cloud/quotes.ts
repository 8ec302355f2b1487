// Finds the words that a language model quotes in their alleged source. Only blanks and quotation marks may differ; nothing else.
import type { QuotePath } from './modelSchema.ts';

export interface TextSpan {
  start: number;
  end: number;
}

const alike: Record<string, string> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‹': '<',
  '›': '>',
};

/** The text with blanks and quotation marks normalised, and the original offset of each of its units. */
function toPlain(text: string): { units: string; at: number[] } {
  const at: number[] = [];
  let units = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index);
    if (/\s/u.test(unit)) {
      if (units.endsWith(' ')) continue;
      units += ' ';
    } else {
      units += alike[unit] ?? unit;
    }
    at.push(index);
  }
  return { units, at };
}

function isWord(unit: string | undefined): boolean {
  return unit !== undefined && /[\p{L}\p{N}]/u.test(unit);
}

/** Quotation marks and blanks around the words, as models like to add. */
function trimQuote(quote: string): string {
  return toPlain(quote)
    .units.trim()
    .replace(/^["']+|["']+$/g, '')
    .trim();
}

/** The position of a quote in a text, as UTF-16 offsets; null when it is not there. Whole words come before parts of words, earlier before later. */
export function findQuote(text: string, quote: string): TextSpan | null {
  const { units, at } = toPlain(text);
  for (const wanted of new Set([toPlain(quote).units.trim(), trimQuote(quote)])) {
    if (!/[\p{L}\p{N}]{2}/u.test(wanted)) continue;
    let first: number | null = null;
    for (
      let found = units.indexOf(wanted);
      found !== -1;
      found = units.indexOf(wanted, found + 1)
    ) {
      first ??= found;
      const end = found + wanted.length;
      if (
        (isWord(units[found - 1]) && isWord(units[found])) ||
        (isWord(units[end]) && isWord(units[end - 1]))
      )
        continue;
      first = found;
      break;
    }
    if (first !== null)
      return { start: at[first] ?? 0, end: (at[first + wanted.length - 1] ?? 0) + 1 };
  }
  return null;
}

/** Marks what is to be left out. */
const nothing = Symbol('nothing');

/** Applies `place` to everything at a path. What comes back as nothing is left out of its list; where it is no item of a list, the whole item around it is. */
function mapOffset(
  value: unknown,
  [step, ...rest]: readonly string[],
  locate: (quote: Record<string, unknown>) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (step === undefined)
    return Array.isArray(value) ? value : locate(value as Record<string, unknown>);
  if (step === '*')
    return Array.isArray(value)
      ? value.map((item) => mapOffset(item, rest, locate)).filter((item) => item !== nothing)
      : value;
  if (!(step in value)) return value;
  const inner = mapOffset((value as Record<string, unknown>)[step], rest, locate);
  return inner === nothing ? nothing : { ...value, [step]: inner };
}

/**
 * The reply with offsets in its quotes. `seen` gives the text as the model saw it, `original` the same text as it is
 * (same length): the words of a quote are taken from the original. Quotes that are not found are dropped: from their
 * list, to null where there may be none, else with the item that leans on them.
 */
export function locateQuotes(
  modelReply: unknown,
  quotes: readonly QuotePath[],
  seen: (quote: Record<string, unknown>) => string | undefined,
  original: (quote: Record<string, unknown>) => string | undefined,
): { reply: unknown; dropped: number } {
  let dropped = 0;
  const reply = quotes.reduce(
    (value, { path, nullable }) =>
      mapOffset(value, path, (quote) => {
        const [masked, text] = [seen(quote), original(quote)];
        const found =
          typeof quote['text'] === 'string' && masked !== undefined && text !== undefined
            ? findQuote(masked, quote['text'])
            : null;
        if (found !== null && text !== undefined)
          return { ...quote, ...found, text: text.slice(found.start, found.end) };
        dropped += 1;
        return nullable ? null : nothing;
      }),
    modelReply,
  );
  return { reply: reply === nothing ? null : reply, dropped };
}
