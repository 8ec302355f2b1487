// How well answers are graded against a reference, on public graded short answers; every in-domain figure by leaving questions or groups out within the data at hand.
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { plainCoverage, scoreBy, type GradingModel } from '#ai/onDevice/grading/model.ts';
import { shippedModel } from '#ai/onDevice/grading/shipped.ts';
import { atHome, fit, macroF1, usual, type FitOptions } from '../train/gradingFit.ts';
import { gradedRows, type GradedLine, type GradedRow } from '../train/gradingRows.ts';
import type { Data } from './data.ts';
import { weightedKappa, type Figure } from './figures.ts';
import { correlation, rankCorrelation, rootMeanSquare } from './correlation.ts';

/** The reference that is covered best. */
const nearest = (row: GradedRow): number[] => row.vectors.reduce((best, next) => (plainCoverage(next) > plainCoverage(best) ? next : best));
const score = (model: GradingModel, row: GradedRow): number => Math.max(...row.vectors.map((vector) => scoreBy(model, vector)));
const truths = (rows: readonly GradedRow[]): number[] => rows.map(({ truth }) => truth);
const three = (value: number): string => value.toFixed(3);

/** Mean correlation within a question, over questions where both vary. */
function withinQuestions(rows: readonly GradedRow[], values: readonly number[]): number {
  const places = new Map<string, number[]>();
  rows.forEach(({ line }, index) => places.set(line.qid, [...(places.get(line.qid) ?? []), index]));
  const found = [...places.values()].map((list) => correlation(list.map((index) => rows[index]?.truth ?? 0), list.map((index) => values[index] ?? 0))).filter((value) => value !== null);
  return found.reduce((sum, value) => sum + value, 0) / Math.max(1, found.length);
}

/** Scores (and verdicts) for each row by a model fitted on the other groups; at most `folds` fits. */
function leftOut(rows: readonly GradedRow[], keyOf: (line: GradedLine) => string, folds: number, options: FitOptions): { value: number; right: boolean }[] {
  const keys = [...new Set(rows.map(({ line }) => keyOf(line)))];
  const fold = new Map(keys.map((key, index) => [key, index % folds]));
  const models = Array.from({ length: Math.min(folds, keys.length) }, (_, index) => fit(rows.filter(({ line }) => fold.get(keyOf(line)) !== index).map((row) => ({ vector: nearest(row), truth: row.truth })), options));
  return rows.map((row) => {
    const model = models[fold.get(keyOf(row.line)) ?? 0];
    const value = model ? scoreBy(model, nearest(row)) : 0;
    return { value, right: model ? value >= model.rightFrom : false };
  });
}

function mohler(rows: readonly GradedRow[], model: GradingModel): Figure[] {
  const out = leftOut(rows, ({ group }) => group, 12, atHome).map(({ value }) => value);
  const own = rows.map((row) => score(model, row));
  const five = (values: readonly number[]): number => 5 * rootMeanSquare(truths(rows), values);
  const kappa = weightedKappa(rows.map(({ truth }, index) => [Math.round(truth * 5) + 1, Math.round((own[index] ?? 0) * 5) + 1]), 6);
  return [
    { name: 'Mohler: answers', value: String(rows.length), baseline: 'shipped weights have seen its dev part' },
    { name: 'Mohler, shipped weights: Pearson', value: three(correlation(truths(rows), own) ?? 0), baseline: '.533-.557 held-out; target .60' },
    { name: 'Mohler, shipped weights: Spearman', value: three(rankCorrelation(truths(rows), own) ?? 0), baseline: '.538 held-out' },
    { name: 'Mohler, shipped weights: RMSE', value: three(five(own)), baseline: '.957 held-out' },
    { name: 'Mohler, shipped weights: QWK', value: three(kappa), baseline: '.410-.447 held-out; target .50' },
    { name: 'Mohler, shipped weights: r within questions', value: three(withinQuestions(rows, own)), baseline: '.587 (12-fold)' },
    { name: 'Mohler, assignments left out: Pearson', value: three(correlation(truths(rows), out) ?? 0), baseline: '.599; Sultan 2016 .592; humans .597; target .63' },
    { name: 'Mohler, assignments left out: RMSE', value: three(five(out)), baseline: '.878; Sultan 2016 .887; target .86' },
    { name: 'Mohler, assignments left out: r within questions', value: three(withinQuestions(rows, out)), baseline: '.587' },
  ];
}

const setsOf = (rows: readonly GradedRow[]): [string, GradedRow[]][] => [...new Set(rows.map(({ line }) => line.set ?? ''))].toSorted().map((set) => [set, rows.filter(({ line }) => (line.set ?? '') === set)]);

function saf(rows: readonly GradedRow[], model: GradingModel): Figure[] {
  const out = leftOut(rows, ({ qid, question }) => `${qid} ${question}`, 20, atHome).map(({ value }) => value);
  return [
    ...setsOf(rows).flatMap(([set, part]) => {
      const own = part.map((row) => score(model, row));
      return [
        { name: `SAF ${set}, shipped weights: Pearson`, value: three(correlation(truths(part), own) ?? 0), baseline: 'UA .781 (Mohler+SAF lexical+GloVe .765), UQ .873; length alone .834' },
        { name: `SAF ${set}, shipped weights: r within questions`, value: three(withinQuestions(part, own)), baseline: '' },
        { name: `SAF ${set}, shipped weights: RMSE`, value: three(rootMeanSquare(truths(part), own)), baseline: 'UA .236, UQ .204' },
      ];
    }),
    { name: 'SAF, questions left out: r within questions', value: three(withinQuestions(rows, out)), baseline: '.743 (dev); target .77' },
  ];
}

/** Figures of one corpus with right and wrong answers; nothing of it is in the shipped weights. */
function rightOrWrong(name: string, rows: readonly GradedRow[], model: GradingModel, context: { zero: string; own: string }): Figure[] {
  const byQuestion = leftOut(rows, ({ qid }) => qid, 10, usual);
  const groups = new Set(rows.map(({ line }) => line.group)).size;
  const byGroup = groups < 2 ? null : leftOut(rows, ({ group }) => group, 12, usual);
  const at = new Map(rows.map((row, index) => [row, index]));
  const f1 = (part: readonly GradedRow[], list: readonly { right: boolean }[]): string => three(macroF1(part.map((row) => ({ truth: row.truth === 1, said: list[at.get(row) ?? 0]?.right ?? false }))));
  return setsOf(rows).flatMap(([set, part]) => {
    const own = part.map((row) => score(model, row));
    return [
      { name: `${name} ${set}: answers`, value: String(part.length), baseline: 'not in the shipped weights' },
      { name: `${name} ${set}, zero-shot: Pearson`, value: three(correlation(truths(part), own) ?? 0), baseline: context.zero },
      { name: `${name} ${set}, zero-shot: 2-way macro-F1`, value: three(macroF1(part.map((row, index) => ({ truth: row.truth === 1, said: (own[index] ?? 0) >= model.rightFrom })))), baseline: 'threshold from Mohler and SAF' },
      { name: `${name} ${set}, questions left out: 2-way macro-F1`, value: f1(part, byQuestion), baseline: context.own },
      ...(byGroup ? [{ name: `${name} ${set}, domains left out: 2-way macro-F1`, value: f1(part, byGroup), baseline: context.own }] : []),
    ];
  });
}

export async function benchGrading(data: Data): Promise<Figure[]> {
  const { words } = await loadPacks(['words']);
  const model = shippedModel(words !== null);
  const rows = (file: string): GradedRow[] => gradedRows(data.rows<GradedLine>(file), words);
  const some = (list: GradedRow[], measure: (list: GradedRow[]) => Figure[]): Figure[] => (list.length === 0 ? [] : measure(list));
  return [
    ...some(rows('mohler.jsonl'), (list) => mohler(list, model)),
    ...some(rows('saf_english.jsonl'), (list) => saf(list, model)),
    ...some(rows('semeval2013_sciEntsBank.jsonl'), (list) => rightOrWrong('SciEntsBank', list, model, { zero: 'UD .484-.507; target .53', own: 'UA .734, UQ .709, UD .727; target UD .75' })),
    ...some(rows('semeval2013_beetle.jsonl'), (list) => rightOrWrong('Beetle', list, model, { zero: 'UA .541, UQ .409', own: 'UA .825, UQ .725-.742; target UQ .76' })),
  ];
}
