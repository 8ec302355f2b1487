// How well answers are graded against a reference, on public graded short answers. Whatever is fitted here has seen neither the answers it is measured on nor, for its settings, their fold: nested cross-validation, and whole corpora left out.
import { chance } from '#domain/text/seeded.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { scoreBy, type GradingModel } from '#ai/onDevice/grading/model.ts';
import { shippedModel } from '#ai/onDevice/grading/shipped.ts';
import { macroF1 } from '../train/gradingFit.ts';
import { fitToTravel, scoreLeftOut, type Corpus, type Scored } from '../train/gradingNested.ts';
import { gradedRows, type GradedLine, type GradedRow } from '../train/gradingRows.ts';
import type { Data } from './data.ts';
import { weightedKappa, type Figure } from './figures.ts';
import { correlation, rankCorrelation, rootMeanSquare } from './correlation.ts';

type Rows = readonly GradedRow[];

/** By the reference that gives most. */
const scoreRow = (model: GradingModel, row: GradedRow): number =>
  Math.max(...row.byReference.map((terms) => scoreBy(model, terms)));
const truths = (rows: Rows): number[] => rows.map(({ truth }) => truth);
const valuesOf = (scores: readonly Scored[]): number[] => scores.map(({ value }) => value);
const three = (value: number): string => value.toFixed(3);
const pearson = (rows: Rows, values: readonly number[]): string =>
  three(correlation(truths(rows), values) ?? 0);

/** The rows that share a key, each list by its key. */
function groupRows(rows: Rows, keyOf: (line: GradedLine) => string): [string, number[]][] {
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
function withinQuestions(rows: Rows, values: readonly number[]): string {
  const found = groupRows(rows, ({ qid }) => qid)
    .map(([, indexes]) => correlate(rows, values, indexes))
    .filter((value) => value !== null);
  return three(found.reduce((sum, value) => sum + value, 0) / Math.max(1, found.length));
}

const asksOf = ({ line }: GradedRow): string => `${line.qid} ${line.question}`;
const groupOf = ({ line }: GradedRow): string => line.group;
const measureRight = (rows: Rows, scores: readonly Scored[]): number =>
  macroF1(
    rows.map(({ truth }, index) => ({ truth: truth === 1, given: scores[index]?.right ?? false })),
  );

const smallShares = [0.125, 0.25, 0.5] as const;
const draws = 2;

/** What is reached when only a part of the questions is learnt from; each part is drawn twice. */
function drawLearningCurve(
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
      measure(scoreLeftOut(rows, keyOf, folds, (row) => chance(draw, asksOf(row)) < share)),
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
function findRangeOverHalves(rows: Rows, values: readonly number[]): string {
  const groups = groupRows(rows, ({ group }) => group).map(([, indexes]) => indexes);
  const halves = Array.from({ length: 2 ** groups.length }, (_, mask) =>
    groups.filter((__, index) => Math.floor(mask / 2 ** index) % 2 === 1),
  ).filter(({ length }) => length === Math.floor(groups.length / 2));
  const found = halves
    .map((half) => correlate(rows, values, half.flat()) ?? 0)
    .toSorted((a, b) => a - b);
  return `${three(found[0] ?? 0)} to ${three(found.at(-1) ?? 0)}`;
}

function mohler(rows: Rows, model: GradingModel): Figure[] {
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

const setsOf = (rows: Rows): [string, GradedRow[]][] =>
  groupRows(rows, ({ set }) => set ?? '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([set, indexes]) => [set, indexes.flatMap((index) => rows[index] ?? [])]);

function saf(rows: Rows, model: GradingModel): Figure[] {
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

/** Figures of one corpus with right and wrong answers; nothing of it is in the shipped weights. */
function rightOrWrong(
  name: string,
  rows: Rows,
  model: GradingModel,
  context: { zero: string; own: string },
): Figure[] {
  const byQuestion = scoreLeftOut(rows, ({ line }) => line.qid, 10);
  const byGroup = new Set(rows.map(groupOf)).size < 2 ? null : scoreLeftOut(rows, groupOf, 12);
  const at = new Map(rows.map((row, index) => [row, index]));
  const of = (part: Rows, scores: readonly Scored[]): Scored[] =>
    part.map((row) => scores[at.get(row) ?? 0] ?? { value: 0, right: false });
  return [
    ...setsOf(rows).flatMap(([set, part]) => {
      const own = part.map((row) => scoreRow(model, row));
      return [
        {
          name: `${name} ${set}: answers`,
          value: String(part.length),
          baseline: 'not in the shipped weights',
        },
        {
          name: `${name} ${set}, zero-shot: Pearson`,
          value: pearson(part, own),
          baseline: context.zero,
        },
        {
          name: `${name} ${set}, zero-shot: 2-way macro-F1`,
          value: three(
            measureRight(
              part,
              own.map((value) => ({ value, right: value >= model.rightFrom })),
            ),
          ),
          baseline: 'threshold from Mohler and SAF',
        },
        {
          name: `${name} ${set}, questions left out: 2-way macro-F1`,
          value: three(measureRight(part, of(part, byQuestion))),
          baseline: context.own,
        },
        ...(byGroup
          ? [
              {
                name: `${name} ${set}, domains left out: Pearson`,
                value: pearson(
                  part,
                  of(part, byGroup).map(({ value }) => value),
                ),
                baseline: '',
              },
              {
                name: `${name} ${set}, domains left out: 2-way macro-F1`,
                value: three(measureRight(part, of(part, byGroup))),
                baseline: context.own,
              },
            ]
          : []),
      ];
    }),
    ...(byGroup
      ? [
          drawLearningCurve(
            `${name}, domains left out: 2-way macro-F1`,
            rows,
            groupOf,
            12,
            byGroup,
            (found) => measureRight(rows, found),
          ),
        ]
      : []),
  ];
}

interface Graded extends Corpus<GradedRow> {
  name: string;
  was: string;
}

/** Each corpus scored by weights, settings and all, from the others: the nearest to answers that nobody here has seen. */
function measureCorporaLeftOut(corpora: readonly Graded[]): Figure[] {
  return corpora.flatMap((corpus) => {
    const fitted = fitToTravel(corpora.filter((other) => other !== corpus));
    if (!fitted || corpus.rows.length === 0) return [];
    const values = corpus.rows.map((row) => scoreRow(fitted.model, row));
    return [
      {
        name: `${corpus.name}, corpus left out: Pearson`,
        value: pearson(corpus.rows, values),
        baseline: `${corpus.was}; ${fitted.settings.shares.length} shares by ${fitted.settings.curves.length} curves, pull ${fitted.settings.pull}`,
      },
    ];
  });
}

export async function benchGrading(data: Data): Promise<Figure[]> {
  const { words } = await loadPacks(['words']);
  const model = shippedModel(words !== null);
  const corpus = (name: string, file: string, learnt: boolean, was: string): Graded => ({
    name,
    learnt,
    was,
    rows: gradedRows(data.rows<GradedLine>(file), words),
  });
  const corpora = [
    corpus('Mohler', 'mohler.jsonl', true, 'trees .650'),
    corpus('SAF', 'saf_english.jsonl', true, 'trees .728'),
    corpus('SciEntsBank', 'semeval2013_sciEntsBank.jsonl', false, 'trees .438'),
    corpus('Beetle', 'semeval2013_beetle.jsonl', false, 'trees .497'),
  ] as const;
  const some = ({ rows }: Graded, measure: (list: Rows) => Figure[]): Figure[] =>
    rows.length === 0 ? [] : measure(rows);
  return [
    ...some(corpora[0], (list) => mohler(list, model)),
    ...some(corpora[1], (list) => saf(list, model)),
    ...some(corpora[2], (list) =>
      rightOrWrong('SciEntsBank', list, model, {
        zero: 'trees .439; UD .484-.507; target .53',
        own: 'trees, settings from the same folds: .699 / .697; UA .734, UQ .709, UD .727; target UD .75',
      }),
    ),
    ...some(corpora[3], (list) =>
      rightOrWrong('Beetle', list, model, {
        zero: 'trees .499; UA .541, UQ .409',
        own: 'trees: .771 / .734; UA .825, UQ .725-.742; target UQ .76',
      }),
    ),
    ...measureCorporaLeftOut(corpora.filter(({ rows }) => rows.length > 0)),
  ];
}
