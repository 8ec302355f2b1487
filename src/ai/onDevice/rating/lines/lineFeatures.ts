// What is known about a sentence as the answer to a rubric line, as figures between 0 and 1: for choosing the sentence, and for the credit it earns.
import { doesCarry, measureSupport, measureWordNearness, type Criterion } from './criteria.ts';
import type { Nearness } from './nearness.ts';
import type { Statement } from '#ai/onDevice/rating/reading/statements.ts';

const capShare = (value: number, most: number): number => Math.min(value, most) / most;
const flag = (value: boolean): number => (value ? 1 : 0);

/** Values with the mean of their row taken off, so that a line that is near to everything says nothing. */
function centreValue(row: readonly number[], at: number): number {
  if (row.length < 2) return 0;
  return (row[at] ?? 0) - row.reduce((sum, value) => sum + value, 0) / row.length;
}

/** The kinds of statement a line asks for that the sentence is. */
function computeKindShare(statement: Statement, criterion: Criterion): number {
  return flag(criterion.wanted.some((wanted) => doesCarry(statement, wanted)));
}

export const pairFeatureNames = [
  'one',
  'words',
  'support',
  'kind',
  'onlyKind',
  'deep',
  'deepCentred',
  'aligned',
  'alignedCentred',
  'order',
  'first',
  'last',
  'actions',
  'past',
  'solid',
] as const;

/** [line][statement] → features. `solid` marks the statements that are not empty talk. */
export function computePairFeatures(
  statements: readonly Statement[],
  criteria: readonly Criterion[],
  solid: ReadonlySet<Statement>,
  near: Nearness,
): number[][][] {
  return criteria.map((criterion, line) =>
    statements.map((statement, at) => {
      const kind = computeKindShare(statement, criterion);
      const others = criteria.filter(
        (other) => other !== criterion && computeKindShare(statement, other) === 1,
      ).length;
      const position = (at + 0.5) / statements.length;
      const wanted = (line + 0.5) / criteria.length;
      return [
        1,
        capShare(measureWordNearness(statement, criterion), 2),
        measureSupport(statement, criterion) / 2,
        kind,
        kind * (others === 0 ? 1 : 0),
        near.deep[line]?.[at] ?? 0,
        centreValue(near.deep[line] ?? [], at),
        near.aligned[line]?.[at] ?? 0,
        centreValue(near.aligned[line] ?? [], at),
        1 - Math.abs(position - wanted),
        flag(at === 0 && line === 0),
        flag(at === statements.length - 1 && line === criteria.length - 1),
        capShare(statement.actions.length, 2),
        flag(statement.past),
        flag(solid.has(statement)),
      ];
    }),
  );
}

export const creditFeatureNames = [
  'one',
  'value',
  'margin',
  'support',
  'kind',
  'words',
  'deep',
  'aligned',
  'concrete',
  'names',
  'actions',
  'hedged',
  'reasoning',
  'result',
  'structure',
  'general',
  'density',
] as const;

export interface AnswerFacts {
  structure: number;
  generalShare: number;
  /** Facts per sentence. */
  density: number;
}

/** Features of the credit of a line, from the sentence chosen for it. */
export function computeCreditFeatures(
  pair: readonly number[],
  statement: Statement,
  values: { value: number; margin: number },
  facts: AnswerFacts,
): number[] {
  const of = (name: (typeof pairFeatureNames)[number]): number =>
    pair[pairFeatureNames.indexOf(name)] ?? 0;
  return [
    1,
    values.value,
    values.margin,
    of('support'),
    of('kind'),
    of('words'),
    of('deep'),
    of('aligned'),
    flag(statement.number || statement.names > 0),
    capShare(statement.names, 2),
    capShare(statement.actions.length, 2),
    flag(statement.hedges > 0),
    flag(statement.reasoning),
    flag(statement.result),
    facts.structure,
    facts.generalShare,
    facts.density,
  ];
}
