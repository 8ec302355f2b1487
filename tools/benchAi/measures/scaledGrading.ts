// The figures of answers that people graded on a scale: Mohler's and SAF's.
import type { GradingModel } from '#ai/onDevice/grading/model.ts';
import { scoreLeftOut } from '../../train/gradingNested.ts';
import type { GradedRow } from '../../train/gradingRows.ts';
import { weightedKappa, type Figure } from './figures.ts';
import { correlation, rankCorrelation, rootMeanSquare } from './correlation.ts';
import {
  type Rows,
  asksOf,
  drawLearningCurve,
  findRangeOverHalves,
  groupOf,
  groupRows,
  pearson,
  scoreRow,
  three,
  truths,
  valuesOf,
  withinQuestions,
} from './gradingMeasures.ts';

export function mohler(rows: Rows, model: GradingModel): Figure[] {
  const scores = scoreLeftOut(rows, groupOf, 12);
  const out = valuesOf(scores);
  const own = rows.map((row) => scoreRow(model, row));
  const five = (values: readonly number[]): string =>
    three(5 * rootMeanSquare(truths(rows), values));
  const kappa = weightedKappa(
    rows.map(({ truth }, index) => [
      Math.round(truth * 5) + 1,
      Math.round((own[index] ?? 0) * 5) + 1,
    ]),
    6,
  );
  return [
    {
      name: 'Mohler: answers',
      value: String(rows.length),
      baseline: 'shipped weights have seen its dev part',
    },
    {
      name: 'Mohler, shipped weights: Pearson',
      value: pearson(rows, own),
      baseline: '.533-.557 held-out; target .60',
    },
    {
      name: 'Mohler, shipped weights: Spearman',
      value: three(rankCorrelation(truths(rows), own) ?? 0),
      baseline: '.538 held-out',
    },
    { name: 'Mohler, shipped weights: RMSE', value: five(own), baseline: '.957 held-out' },
    {
      name: 'Mohler, shipped weights: QWK',
      value: three(kappa),
      baseline: '.410-.447 held-out; target .50',
    },
    {
      name: 'Mohler, shipped weights: r within questions',
      value: withinQuestions(rows, own),
      baseline: '.587 (12-fold)',
    },
    {
      name: 'Mohler, assignments left out: Pearson',
      value: pearson(rows, out),
      baseline:
        'trees, settings from the same folds: .666; untuned, all twelve: .599; Sultan 2016 .592; humans .597',
    },
    {
      name: 'Mohler, assignments left out: RMSE',
      value: five(out),
      baseline: 'trees: .832; untuned .878; Sultan 2016 .887',
    },
    {
      name: 'Mohler, assignments left out: r within questions',
      value: withinQuestions(rows, out),
      baseline: 'trees: .658; untuned .587',
    },
    {
      name: 'Mohler, assignments left out: Pearson in any half',
      value: findRangeOverHalves(rows, out),
      baseline: 'of the assignments: what chance alone does',
    },
    drawLearningCurve(
      'Mohler, assignments left out: Pearson',
      rows,
      groupOf,
      12,
      scores,
      (found) => correlation(truths(rows), valuesOf(found)) ?? 0,
    ),
  ];
}

export const setsOf = (rows: Rows): [string, GradedRow[]][] =>
  groupRows(rows, ({ set }) => set ?? '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([set, indexes]) => [set, indexes.flatMap((index) => rows[index] ?? [])]);

export function saf(rows: Rows, model: GradingModel): Figure[] {
  const scores = scoreLeftOut(rows, asksOf, 20);
  const out = valuesOf(scores);
  return [
    ...setsOf(rows).flatMap(([set, part]) => {
      const own = part.map((row) => scoreRow(model, row));
      return [
        {
          name: `SAF ${set}, shipped weights: Pearson`,
          value: pearson(part, own),
          baseline: 'UA .781 (Mohler+SAF lexical+GloVe .765), UQ .873; length alone .834',
        },
        {
          name: `SAF ${set}, shipped weights: r within questions`,
          value: withinQuestions(part, own),
          baseline: '',
        },
        {
          name: `SAF ${set}, shipped weights: RMSE`,
          value: three(rootMeanSquare(truths(part), own)),
          baseline: 'UA .236, UQ .204',
        },
      ];
    }),
    {
      name: 'SAF, questions left out: Pearson',
      value: pearson(rows, out),
      baseline: 'trees, settings from the same folds: .715',
    },
    {
      name: 'SAF, questions left out: r within questions',
      value: withinQuestions(rows, out),
      baseline: 'trees: .758; untuned .743; target .77 (kept back .80)',
    },
    drawLearningCurve(
      'SAF, questions left out: Pearson',
      rows,
      asksOf,
      20,
      scores,
      (found) => correlation(truths(rows), valuesOf(found)) ?? 0,
    ),
  ];
}
