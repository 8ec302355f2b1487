// Figures of graded short answers: correlations, ranges over halves of the groups, and learning curves.
import { drawChance } from '#domain/text/seeded.ts';
import { scoreBy, type GradingModel } from '#ai/onDevice/grading/model.ts';
import { macroF1 } from '../../train/gradingFit.ts';
import { scoreLeftOut, type Scored } from '../../train/gradingNested.ts';
import type { GradedLine, GradedRow } from '../../train/gradingRows.ts';
import type { Figure } from './figures.ts';
import { correlation } from './correlation.ts';

export type Rows = readonly GradedRow[];

/** By the reference that gives most. */
export const scoreRow = (model: GradingModel, row: GradedRow): number =>
  Math.max(...row.byReference.map((terms) => scoreBy(model, terms)));
export const truths = (rows: Rows): number[] => rows.map(({ truth }) => truth);
export const valuesOf = (scores: readonly Scored[]): number[] => scores.map(({ value }) => value);
export const three = (value: number): string => value.toFixed(3);
export const pearson = (rows: Rows, values: readonly number[]): string =>
  three(correlation(truths(rows), values) ?? 0);

/** The rows that share a key, each list by its key. */
export function groupRows(rows: Rows, keyOf: (line: GradedLine) => string): [string, number[]][] {
  const indexes = new Map<string, number[]>();
  rows.forEach(({ line }, index) =>
    indexes.set(keyOf(line), [...(indexes.get(keyOf(line)) ?? []), index]),
  );
  return [...indexes];
}

const correlate = (
  rows: Rows,
  values: readonly number[],
  indexes: readonly number[],
): number | null =>
  correlation(
    indexes.map((index) => rows[index]?.truth ?? 0),
    indexes.map((index) => values[index] ?? 0),
  );

/** Mean correlation within a question, over questions where both vary. */
export function withinQuestions(rows: Rows, values: readonly number[]): string {
  const found = groupRows(rows, ({ qid }) => qid)
    .map(([, indexes]) => correlate(rows, values, indexes))
    .filter((value) => value !== null);
  return three(found.reduce((sum, value) => sum + value, 0) / Math.max(1, found.length));
}

export const asksOf = ({ line }: GradedRow): string => `${line.qid} ${line.question}`;
export const groupOf = ({ line }: GradedRow): string => line.group;
export const measureRight = (rows: Rows, scores: readonly Scored[]): number =>
  macroF1(
    rows.map(({ truth }, index) => ({ truth: truth === 1, given: scores[index]?.right ?? false })),
  );

const smallShares = [0.125, 0.25, 0.5] as const;
const draws = 2;

/** What is reached when only a part of the questions is learnt from; each part is drawn twice. */
export function drawLearningCurve(
  name: string,
  rows: Rows,
  keyOf: (row: GradedRow) => string,
  folds: number,
  all: readonly Scored[],
  measure: (scores: readonly Scored[]) => number,
): Figure {
  const dot = (value: number): string => three(value).replace(/^0/, '');
  const reached = smallShares.map((share) => {
    const found = Array.from({ length: draws }, (_, draw) =>
      measure(scoreLeftOut(rows, keyOf, folds, (row) => drawChance(draw, asksOf(row)) < share)),
    );
    return `${dot(found.reduce((sum, value) => sum + value, 0) / draws)} from ${share * 100} %`;
  });
  return {
    name: `${name}, learning curve`,
    value: three(measure(all)),
    baseline: `from all questions; ${reached.join(', ')}`,
  };
}

/** The range of a figure over any half of the groups: what another half may be expected to give. */
export function findRangeOverHalves(rows: Rows, values: readonly number[]): string {
  const groups = groupRows(rows, ({ group }) => group).map(([, indexes]) => indexes);
  const halves = Array.from({ length: 2 ** groups.length }, (_, mask) =>
    groups.filter((__, index) => Math.floor(mask / 2 ** index) % 2 === 1),
  ).filter(({ length }) => length === Math.floor(groups.length / 2));
  const found = halves
    .map((half) => correlate(rows, values, half.flat()) ?? 0)
    .toSorted((a, b) => a - b);
  return `${three(found[0] ?? 0)} to ${three(found.at(-1) ?? 0)}`;
}
