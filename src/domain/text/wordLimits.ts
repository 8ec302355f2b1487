/** Word boundaries for words with accents. JavaScript's `\b` and `\w` count á, ñ and ü as no part of a word: /\ba el\b/ finds itself in "comprobaría el". */

/**
 * Letters and marks beyond ASCII in the scripts of Europe. Ranges, because `\p{L}` makes patterns several times slower;
 * without ſ (U+017F), which is an s to a pattern that ignores case.
 */
const beyond = String.raw`\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017E\u0180-\u02AF\u0300-\u036F\u0370-\u052F\u1E00-\u1FFF`;
const notAfter = `(?<![${beyond}])`;
const notBefore = `(?![${beyond}])`;
/** Two ASCII neighbours are what `\b` knows, and it is quick; the rest decides where one of them is a letter beyond. */
const limit = String.raw`(?:\b${notAfter}${notBefore}|\B(?:(?<=[${beyond}])${notBefore}|${notAfter}(?=[${beyond}])))`;
const noLimit = String.raw`(?:\B${notAfter}${notBefore}|(?<=[\w${beyond}])(?=[${beyond}])|(?<=[${beyond}])(?=[\w${beyond}]))`;
const made: Readonly<Record<string, string>> = {
  B: noLimit,
  w: String.raw`[\w${beyond}]`,
  W: String.raw`[^\w${beyond}]`,
};
const known = new Map<string, RegExp>();

/** Where a group that opens at `at` closes, and where its alternatives begin. */
function groupAt(source: string, at: number): { alternatives: number[]; end: number } {
  const alternatives = [source.startsWith('(?:', at) ? at + 3 : at + 1];
  let depth = 0;
  let isInClass = false;
  for (let index = at; index < source.length; index += 1) {
    const letter = source[index];
    if (letter === '\\') index += 1;
    else if (isInClass) isInClass = letter !== ']';
    else if (letter === '[') isInClass = true;
    else if (letter === '(') depth += 1;
    else if (letter === '|' && depth === 1) alternatives.push(index + 1);
    else if (letter === ')') {
      depth -= 1;
      if (depth === 0) return { alternatives, end: index + 1 };
    }
  }
  return { alternatives, end: source.length };
}

/** True where whatever comes next begins with an ASCII letter or figure. */
function beginsPlain(source: string, at: number): boolean {
  if (/^(?:[A-Za-z0-9]|\\d|\[[A-Za-z0-9-]+\])(?![?*{])/.test(source.slice(at, at + 60)))
    return true;
  if (!/^\((?:\?:|[^?])/.test(source.slice(at, at + 3))) return false;
  const { alternatives, end } = groupAt(source, at);
  return (
    !/[?*{]/.test(source[end] ?? '') && alternatives.every((start) => beginsPlain(source, start))
  );
}

/** The limit in its shortest form: beside a letter only one half of it can be missing. */
function limitAt(source: string, at: number): string {
  if (beginsPlain(source, at + 2)) return String.raw`\b${notAfter}`;
  return /(?:^|[^\\])[A-Za-z0-9]$/.test(source.slice(Math.max(0, at - 2), at))
    ? String.raw`\b${notBefore}`
    : limit;
}

function withAccents(source: string): string {
  let isInClass = false;
  return source.replaceAll(/\\[\s\S]|[[\]]/g, (found: string, at: number) => {
    if (found === '[') isInClass = true;
    else if (found === ']') isInClass = false;
    else if (isInClass) return found === String.raw`\w` ? found + beyond : found;
    else if (found === String.raw`\b`) return limitAt(source, at);
    else return found.length === 2 ? (made[found.charAt(1)] ?? found) : found;
    return found;
  });
}

/** The same pattern with `\b`, `\B`, `\w` and `\W` that know accents. What reads the words of people goes through here; a house test holds it. */
export function inWords(pattern: RegExp): RegExp {
  const key = `${pattern.flags}/${pattern.source}`;
  const found =
    known.get(key) ??
    new RegExp(withAccents(pattern.source), pattern.unicode ? pattern.flags : `${pattern.flags}u`);
  known.set(key, found);
  // A global pattern remembers where it was: each caller gets one of their own.
  return found.global || found.sticky ? new RegExp(found) : found;
}
