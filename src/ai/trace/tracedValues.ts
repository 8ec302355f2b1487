// Numbers and ranks: traced only where a fact has them beside the same word.
import type { Language, Token } from './tokens.ts';
import { type Read, keysOf } from './readFacts.ts';

const direction = new Set([
  'from',
  'to',
  'under',
  'over',
  'above',
  'below',
  'by',
  'de',
  'a',
  'hasta',
  'desde',
  'menos',
  'más',
  'least',
  'most',
]);

/** A number is traced when a fact has it beside the same word, and in the same direction ("from 31 to 22"). */
export function isNumberTraced(
  tokens: readonly Token[],
  at: number,
  facts: readonly Read[],
  language: Language,
): boolean {
  const token = tokens[at];
  if (!token) return true;
  const around = (list: readonly Token[], index: number): Set<string> =>
    new Set(
      [...list.slice(Math.max(0, index - 4), index), ...list.slice(index + 1, index + 5)]
        .filter(({ kind }) => kind !== 'small')
        .flatMap((one) => keysOf(one, language)),
    );
  const near = around(tokens, at);
  const before = tokens[at - 1]?.lower ?? '';
  return facts.some(({ tokens: own }) =>
    own.some((one, index) => {
      if (one.kind !== 'number' || one.key !== token.key) return false;
      const beside = around(own, index);
      const led = own[index - 1]?.lower ?? '';
      const turned =
        direction.has(before) &&
        direction.has(led) &&
        before !== led &&
        own.some(
          (other, elsewhere) =>
            other.kind === 'number' &&
            elsewhere !== index &&
            direction.has(own[elsewhere - 1]?.lower ?? ''),
        );
      return (
        !turned &&
        (near.size === 0 || beside.size === 0 || [...near].some((key) => beside.has(key)))
      );
    }),
  );
}

/** A rank is traced when a fact has it beside the same word ("Senior Engineer", not "Senior" anywhere). */
export function rankTraced(
  tokens: readonly Token[],
  at: number,
  facts: readonly Read[],
  language: Language,
): boolean {
  const token = tokens[at];
  const big = (list: readonly Token[]): Token[] => list.filter(({ kind }) => kind !== 'small');
  const next = big(tokens.slice(at + 1))[0];
  const previous = big(tokens.slice(0, at)).at(-1);
  return facts.some(({ tokens: own }) => {
    const list = big(own);
    return list.some(
      (one, index) =>
        one.key === token?.key &&
        ((!next && !previous) ||
          (next !== undefined && list[index + 1]?.key === next.key) ||
          (previous !== undefined &&
            index > 0 &&
            keysOf(previous, language).includes(list[index - 1]?.key ?? ''))),
    );
  });
}
