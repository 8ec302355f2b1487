// The set phrases of an answer: one to three neighbouring words that any trade uses ("so I", "I don't know", "now I check").
import type { Statement } from './statements.ts';

const token = /\d[\d.,]*|[\p{L}']+|[;:,]/gu;

/** Whom a story is about says nothing of its level: the same phrases for him and for her. */
const alike: Readonly<Record<string, string>> = {
  she: 'he',
  her: 'his',
  him: 'his',
  hers: 'his',
  herself: 'himself',
  ella: 'él',
  ellas: 'ellos',
};

/** The tokens of a sentence: every number is "#", every name inside it is "@". */
function tokensOf(sentence: string): string[] {
  return (sentence.replaceAll('’', "'").match(token) ?? []).map((word, at) => {
    if (/^\d/.test(word)) return '#';
    const isName = at > 0 && /^\p{Lu}\p{L}/u.test(word) && !word.startsWith("I'");
    if (isName) return '@';
    const lower = word.toLowerCase();
    return Object.hasOwn(alike, lower) ? (alike[lower] ?? lower) : lower;
  });
}

/** Every run of one to three tokens inside a sentence. The order of the sentences says nothing. */
export function phrasesOf(statements: readonly Pick<Statement, 'plain'>[]): Set<string> {
  const phrases = new Set<string>();
  for (const { plain } of statements) {
    const tokens = tokensOf(plain);
    for (let from = 0; from < tokens.length; from += 1) {
      for (let length = 1; length <= 3 && from + length <= tokens.length; length += 1)
        phrases.add(tokens.slice(from, from + length).join(' '));
    }
  }
  return phrases;
}
