// Finds what a text claims and a resume does not hold: numbers, names, ranks, skills, employers and other claims.
import type { ParsedResume } from '#domain/resume/resume.ts';
import { isFunctionWord, languageOf } from '#domain/text/functionWords.ts';
import { sentencesOf, wordsOf, type Span } from '#domain/text/sentences.ts';
import { foldWord } from '#domain/text/stem.ts';
import { factsOf, type Fact } from './facts.ts';
import { isFrameWord } from './frameWords.ts';
import { tokensOf, type Language, type Token } from './tokens.ts';
import { type Read, read, holds, findRenamed } from './readFacts.ts';
import { isNumberTraced, rankTraced } from './tracedValues.ts';

export interface Untraced {
  kind: 'number' | 'name' | 'rank' | 'employer' | 'claim';
  text: string;
  start: number;
  end: number;
}

export interface TraceOptions {
  /** Only these facts may carry the text (the sources a rewritten line names). Without it the facts are found by their words. */
  facts?: readonly Fact[];
  /** Words that may be used beside the facts, such as the title and company of the job a letter goes to. Numbers in it do not count. */
  allowed?: string;
}

/** A line that only lists things (skills) carries no action. */
function isList(text: string, tokens: readonly Token[]): boolean {
  return (text.match(/[,;|•·]/g)?.length ?? 0) * 3 >= tokens.length;
}

/** The actions that a sentence tells: the line that holds most of it, if that is half or more, and further lines that bring at least three of its words. Empty: the sentence tells no deed. */
function actionsOf(tokens: readonly Token[], all: readonly Read[], language: Language): Read[] {
  const open = new Set(tokens.filter(({ kind }) => kind !== 'small'));
  const half = open.size / 2;
  const lines = all.filter(
    (one) =>
      (one.fact.kind === 'bullet' || one.fact.kind === 'line') &&
      !isList(one.fact.text, one.tokens) &&
      one.tokens.length >= 4,
  );
  const chosen: Read[] = [];
  for (let round = 0; round < 3; round += 1) {
    let best: { one: Read; gain: Token[] } | null = null;
    for (const one of lines) {
      const gain = [...open].filter((token) => holds(one, token, language));
      if (
        gain.length >= (round === 0 ? Math.max(2, half) : 3) &&
        gain.length > (best?.gain.length ?? 0)
      )
        best = { one, gain };
    }
    if (!best) break;
    chosen.push(best.one);
    for (const token of best.gain) open.delete(token);
  }
  return chosen;
}

/** Where a name occurs as words of its own; a function word that was read as a name ("and") is none. */
function findName(text: string, name: string): number {
  const [lower, wanted] = [text.toLowerCase(), name.trim().toLowerCase()];
  if (wanted === '' || isFunctionWord(wanted, 'en') || isFunctionWord(wanted, 'es')) return -1;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1))
    if (
      !/[\p{L}\p{N}]/u.test(lower[at - 1] ?? ' ') &&
      !/[\p{L}\p{N}]/u.test(lower[at + wanted.length] ?? ' ')
    )
      return at;
  return -1;
}

/** An employer beside an action of another employment. */
function findStrayEmployers(
  sentence: Span,
  tokens: readonly Token[],
  resume: ParsedResume,
  all: readonly Read[],
  language: Language,
): Untraced[] {
  const bullets = all.filter(({ fact }) => fact.kind === 'bullet');
  const score = (one: Read): number =>
    tokens.filter((token) => token.kind !== 'small' && holds(one, token, language)).length;
  const most = Math.max(0, ...bullets.map(score));
  if (most < 4) return [];
  const entries = new Set(
    bullets.filter((one) => score(one) === most).map(({ fact }) => fact.entry),
  );
  return resume.experience.flatMap(({ employer }, index) => {
    const at = findName(sentence.text, employer);
    const same = [...entries].some(
      (entry) =>
        entry === index || (entry !== null && resume.experience[entry]?.employer === employer),
    );
    return at < 0 || same
      ? []
      : [
          {
            kind: 'employer' as const,
            text: employer,
            start: sentence.start + at,
            end: sentence.start + at + employer.length,
          },
        ];
  });
}

function findUntracedIn(
  sentence: Span,
  resume: ParsedResume,
  all: readonly Read[],
  given: boolean,
  allowed: ReadonlySet<string>,
  language: Language,
): Untraced[] {
  const tokens = tokensOf(sentence.text, language);
  const actions = given || isList(sentence.text, tokens) ? [] : actionsOf(tokens, all, language);
  const entries = new Set(actions.map(({ fact }) => fact.entry));
  const beside = ({ fact: { kind, line } }: Read): boolean =>
    actions.some(
      ({ fact }) =>
        fact.line !== null &&
        line !== null &&
        (line === fact.line ||
          (kind === 'line' && fact.kind === 'line' && Math.abs(fact.line - line) === 1)),
    );
  // An action carries its own words and those of its head; anything else may draw on every fact.
  const facts =
    actions.length > 0
      ? all.filter(
          (one) =>
            actions.includes(one) ||
            (one.fact.kind === 'head' && entries.has(one.fact.entry)) ||
            beside(one),
        )
      : all;
  const other = findRenamed(tokens, facts);
  const found = tokens.flatMap((token, at): Untraced[] => {
    const miss = (kind: Untraced['kind']): Untraced[] => [
      {
        kind,
        text: token.text,
        start: sentence.start + token.start,
        end: sentence.start + token.end,
      },
    ];
    if (token.kind === 'small' || other.has(token)) return [];
    if (token.kind === 'number')
      return isNumberTraced(tokens, at, facts, language) ? [] : miss('number');
    if (allowed.has(token.key) || allowed.has(foldWord(token.lower))) return [];
    if (token.kind === 'rank') return rankTraced(tokens, at, facts, language) ? [] : miss('rank');
    if (
      facts.some((one) => holds(one, token, language)) ||
      (token.kind !== 'name' &&
        token.kind !== 'lead' &&
        (isFrameWord(token.lower, 'en') || isFrameWord(token.lower, 'es')))
    )
      return [];
    return miss(token.kind === 'name' ? 'name' : token.kind === 'lead' ? 'rank' : 'claim');
  });
  return [...found, ...findStrayEmployers(sentence, tokens, resume, all, language)];
}

/**
 * What a text claims and the resume does not hold, with their positions in the text; empty when everything is traced. [Blanks] are free.
 * Words of the resume, other names of the same thing and verbs that claim no more are traced; everything else is not, however likely it sounds.
 */
export function findUntraced(
  text: string,
  resume: ParsedResume,
  { facts, allowed = '' }: TraceOptions = {},
): Untraced[] {
  const bare = text.replaceAll(/\[[^\]\n]{0,200}\]/g, (blank) => ' '.repeat(blank.length));
  const { language } = languageOf(
    wordsOf(
      `${bare} ${(facts ?? []).map((fact) => fact.text).join(' ')} ${resume.lines.slice(0, 60).join(' ')}`,
    ).map(({ lower }) => lower),
  );
  const all = (facts ?? factsOf(resume)).map((fact) => read(fact, language));
  const free = new Set(
    tokensOf(allowed, language)
      .filter(({ kind }) => kind !== 'number')
      .flatMap((token) => [token.key, foldWord(token.lower)]),
  );
  return sentencesOf(bare).flatMap((sentence) =>
    findUntracedIn(sentence, resume, all, facts !== undefined, free, language),
  );
}
