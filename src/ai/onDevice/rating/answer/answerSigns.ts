// What an answer does, as shares of its words and as parts that are there or not: nothing here grows with length alone.
import { shareOf, type Basis } from '#ai/onDevice/rating/lines/basis.ts';
import type { Statement } from '#ai/onDevice/rating/reading/statements.ts';

const flag = (value: boolean): number => (value ? 1 : 0);

const shares: Record<string, (statement: Statement) => boolean> = {
  deeds: ({ actions }) => actions.length > 0,
  pastDeeds: ({ actions, past }) => actions.length > 0 && past,
  past: ({ past }) => past,
  reasoning: ({ reasoning }) => reasoning,
  result: ({ result }) => result,
  check: ({ check }) => check,
  number: ({ number }) => number,
  names: ({ names }) => names > 0,
  refusal: ({ refusal }) => refusal,
  blame: ({ blame }) => blame,
  team: ({ team }) => team,
  habit: ({ habit }) => habit,
  terse: ({ terse }) => terse,
};

const parts: Record<string, (basis: Basis) => number> = {
  severalDeeds: ({ found }) => Math.min(1, found.actions / 4),
  anyReasoning: ({ found }) => flag(found.reasoning),
  anyResult: ({ found }) => flag(found.result),
  resultWithNumber: ({ found }) => flag(found.resultWithNumber),
  anyCheck: ({ found }) => flag(found.check),
  learning: ({ found }) => flag(found.learning),
  context: ({ found }) => flag(found.context),
  general: ({ generalShare }) => generalShare,
  hedges: ({ statements }) =>
    Math.min(
      1,
      statements.reduce((sum, { hedges }) => sum + hedges, 0) / Math.max(1, statements.length),
    ),
  structure: ({ structure }) => structure,
};

export const signNames: readonly string[] = [...Object.keys(shares), ...Object.keys(parts)];

/** The signs of an answer, each between 0 and 1, in the order of `signNames`. */
export function signsOf(basis: Basis): number[] {
  return [
    ...Object.values(shares).map((test) => shareOf(basis.statements, test)),
    ...Object.values(parts).map((part) => part(basis)),
  ];
}
