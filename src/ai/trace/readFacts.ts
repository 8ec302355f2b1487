// A fact as a text is held against it: its tokens, and what goes by a word of it.
import { toBaseForm } from '#domain/text/pastForms.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import type { Fact } from './facts.ts';
import { longestName, namesOf, listVerbsLike } from './terms.ts';
import { tokensOf, type Language, type Token } from './tokens.ts';

export interface Read {
  fact: Fact;
  tokens: Token[];
  keys: Set<string>;
  plain: string;
}

/** What goes by a word itself, another name of the thing, or a verb that claims no more. */
export function keysOf(token: Token, language: Language): string[] {
  return [
    token.key,
    foldWord(token.lower),
    ...listVerbsLike(token.lower).map((verb) => stemOf(verb, language)),
    ...(language === 'en' ? [stemOf(toBaseForm(token.lower), language)] : []),
  ];
}

export function read(fact: Fact, language: Language): Read {
  const tokens = tokensOf(fact.text, language);
  return {
    fact,
    tokens,
    keys: new Set(
      tokens.flatMap((token) => [
        token.key,
        foldWord(token.lower),
        ...(language === 'en' ? [stemOf(toBaseForm(token.lower), language)] : []),
        ...token.lower.split(/[-/]/).map((part) => stemOf(part, language)),
      ]),
    ),
    plain: ` ${wordsOf(fact.text)
      .map(({ lower }) => lower)
      .join(' ')} `,
  };
}

export const holds = (one: Read, token: Token, language: Language): boolean =>
  token.kind === 'number' || token.kind === 'lead'
    ? one.tokens.some(
        (own) =>
          own.kind === token.kind &&
          (own.key === token.key ||
            (token.kind === 'lead' && listVerbsLike(token.lower).includes(own.lower))),
      )
    : keysOf(token, language).some((key) => one.keys.has(key)) ||
      (token.lower.includes('-') &&
        token.lower.split('-').every((part) => one.keys.has(stemOf(part, language))));

/** Tokens that are part of another name of something in the facts ("Kubernetes" where the resume says "k8s"). */
export function findRenamed(tokens: readonly Token[], facts: readonly Read[]): Set<Token> {
  const found = new Set<Token>();
  for (let at = 0; at < tokens.length; at += 1)
    for (let size = longestName; size >= 1; size -= 1) {
      const run = tokens.slice(at, at + size);
      if (run.length < size) continue;
      const names = namesOf(run.map(({ lower }) => lower).join(' '));
      if (
        names.length > 1 &&
        names.some((name) => facts.some(({ plain }) => plain.includes(` ${name} `)))
      )
        for (const token of run) found.add(token);
    }
  return found;
}
