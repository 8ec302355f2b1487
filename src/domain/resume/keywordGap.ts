/** Compares the keywords of a posting with a resume: found ÷ asked. Describes how a search reads the resume, not how good anybody is. */

/** One term a posting asks for. `others`: other names of the same thing, such as another spelling, an abbreviation, or the name in the other language. */
export interface AskedTerm {
  name: string;
  need: 'must' | 'nice';
  others: readonly string[];
}

/** In the very words; in another form of them ("managing" for "manage"); by another name of the same thing. */
const foundBys = ['words', 'form', 'other'] as const;
type FoundBy = (typeof foundBys)[number];

/** Words of a text, with UTF-16 offsets. */
export interface TextMatch {
  start: number;
  end: number;
  text: string;
  by: FoundBy;
}
export interface LineMatch extends TextMatch {
  line: number;
}

export interface TermGap {
  name: string;
  need: 'must' | 'nice';
  /** How often and where the posting says it. */
  inPosting: readonly TextMatch[];
  /** Where the resume says it; empty when it does not. */
  inResume: readonly LineMatch[];
  /** How close the closest of them is. */
  by: FoundBy | null;
}

export interface KeywordGap {
  terms: readonly TermGap[];
  /** Distinct terms, and those of them that the resume holds in whatever way. */
  asked: number;
  found: number;
  must: { asked: number; found: number };
  nice: { asked: number; found: number };
}

/** `stem` folds a word in lower case to what its forms have in common (stemOf of #domain/text/stem.ts). */
export type Stem = (word: string) => string;

interface Word {
  start: number;
  end: number;
  text: string;
  plain: string;
  stem: string;
}

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<=[^nN])[\u0300-\u036f]|(?<=[nN])[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC');

/** Words with the signs that belong to names: C++, C#, .NET, Node.js, CI/CD in its parts. */
function wordsOf(text: string, stem: Stem): Word[] {
  return [
    ...text.matchAll(/\.?[\p{L}\p{N}]+(?:[.'’&](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*(?:\+\+|#)?/gu),
  ].map((match) => {
    const plain = plainOf(match[0]);
    return {
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      plain,
      stem: stem(plain),
    };
  });
}

/** Names written small that are also words ("go", "r", "c"): they count only as they are written. */
const isShort = (name: string): boolean => name.replaceAll(/[^\p{L}\p{N}]/gu, '').length <= 2;

/** Where a name occurs in words, in the very words or in other forms. A break of sentence lies in no name. */
function findMatches(name: string, words: readonly Word[], text: string, stem: Stem): TextMatch[] {
  const wanted = wordsOf(name, stem);
  if (wanted.length === 0) return [];
  const matches: TextMatch[] = [];
  for (let at = 0; at + wanted.length <= words.length; at += 1) {
    const taken = words.slice(at, at + wanted.length);
    const [first, last] = [taken[0], taken.at(-1)];
    if (!first || !last) break;
    const isSame = taken.every((word, index) => word.plain === wanted[index]?.plain);
    const fits = isShort(name)
      ? taken.every((word, index) => word.text === wanted[index]?.text)
      : isSame || taken.every((word, index) => word.stem === wanted[index]?.stem);
    if (!fits || /[\n.;:!?](?:\s|$)/.test(text.slice(first.end, last.start + 1).slice(0, -1)))
      continue;
    matches.push({
      start: first.start,
      end: last.end,
      text: text.slice(first.start, last.end),
      by: isSame ? 'words' : 'form',
    });
    at += wanted.length - 1;
  }
  return matches;
}

const doOverlap = (a: TextMatch, b: TextMatch): boolean => a.start < b.end && b.start < a.end;

/** Every place of a term in a text, by its own name or another; the closer one where two lie over each other. */
function findTerm(term: AskedTerm, words: readonly Word[], text: string, stem: Stem): TextMatch[] {
  const own = findMatches(term.name, words, text, stem);
  const other = term.others
    .flatMap((name) => findMatches(name, words, text, stem))
    .map((match): TextMatch => ({ ...match, by: 'other' }))
    .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const all = [...own];
  for (const match of other) if (!all.some((taken) => doOverlap(taken, match))) all.push(match);
  return all.sort((a, b) => a.start - b.start);
}

/**
 * The keyword gap: each asked term, how often the posting says it, and where the resume does. `lines` are the lines of the resume that may count
 * (blank out contact data before). Terms of the same name count once, as a must when one of them is. Order: as asked.
 */
export function computeKeywordGap(
  asked: readonly AskedTerm[],
  posting: string,
  lines: readonly string[],
  stem: Stem,
): KeywordGap {
  const distinct = new Map<string, AskedTerm>();
  for (const term of asked) {
    const key = plainOf(term.name).trim();
    const known = distinct.get(key);
    if (key !== '')
      distinct.set(
        key,
        known
          ? {
              ...known,
              need: known.need === 'must' ? 'must' : term.need,
              others: [...new Set([...known.others, ...term.others])],
            }
          : term,
      );
  }
  const postingWords = wordsOf(posting, stem);
  const read = lines.map((text) => ({ text, words: wordsOf(text, stem) }));
  const terms = [...distinct.values()].map((term): TermGap => {
    const inResume = read.flatMap(({ text, words }, line) =>
      findTerm(term, words, text, stem).map((match): LineMatch => ({ ...match, line })),
    );
    return {
      name: term.name,
      need: term.need,
      inPosting: findTerm(term, postingWords, posting, stem),
      inResume,
      by: foundBys.find((by) => inResume.some((match) => match.by === by)) ?? null,
    };
  });
  const count = (need: 'must' | 'nice'): { asked: number; found: number } => {
    const own = terms.filter((term) => term.need === need);
    return { asked: own.length, found: own.filter(({ by }) => by !== null).length };
  };
  const [must, nice] = [count('must'), count('nice')];
  return { terms, asked: terms.length, found: must.found + nice.found, must, nice };
}
