// Cuts a line of a posting into the tokens the tagger was trained on: words with their signs, brackets and full stops alone, no commas.

export interface Token {
  text: string;
  start: number;
  end: number;
  /** A comma, semicolon or slash follows: a span ends here. */
  cut: boolean;
}

const opening = /^[(["'“”‘’«*•·\u0095\u0093]+/u;
const closing = /(?<![)\]"'“”’»,;.!?:…*])[)\]"'“”’»,;.!?:…*]+$/u;
const kept = /^(?:e\.g\.|i\.e\.|etc\.|ph\.d\.|\.net|c#|[a-z](?:\.[a-z])+\.?)$/iu;

/** The tokens of a line, in order; `text.slice(start, end) === token.text`. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[^\s,;|]+/gu)) {
    let start = match.index;
    let end = start + match[0].length;
    const add = (from: number, to: number): void => {
      if (to > from) tokens.push({ text: text.slice(from, to), start: from, end: to, cut: false });
    };
    const before = opening.exec(match[0])?.[0].length ?? 0;
    if (before > 0 && before < match[0].length) {
      add(start, start + before);
      start += before;
    }
    const body = text.slice(start, end);
    const after = kept.test(body)
      ? 0
      : (closing
          .exec(body)?.[0]
          .replace(/^[:)]+(?=$)/, (signs) => (body.includes('(') ? '' : signs)).length ?? 0);
    const colon = after > 0 && body.endsWith(':');
    if (after > 0 && after < body.length && !colon) {
      add(start, end - after);
      start = end - after;
    }
    add(start, end);
    const last = tokens.at(-1);
    end = last?.end ?? end;
    if (last && /^\s*[,;|]/.test(text.slice(end))) last.cut = true;
  }
  return tokens;
}
