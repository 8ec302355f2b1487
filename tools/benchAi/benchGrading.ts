// How well answers are graded against a reference, on public graded short answers. Whatever is fitted here has seen neither the answers it is measured on nor, for its settings, their fold: nested cross-validation, and whole corpora left out.
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { GradingModel } from '#ai/onDevice/grading/model.ts';
import { loadShippedModel } from '#ai/onDevice/grading/shipped.ts';
import { fitToTravel, scoreLeftOut, type Corpus, type Scored } from '../train/gradingNested.ts';
import { gradedRows, type GradedLine, type GradedRow } from '../train/gradingRows.ts';
import type { Data } from './data.ts';
import type { Figure } from './measures/figures.ts';
import {
  type Rows,
  drawLearningCurve,
  groupOf,
  measureRight,
  pearson,
  scoreRow,
  three,
} from './measures/gradingMeasures.ts';
import { mohler, saf, setsOf } from './measures/scaledGrading.ts';

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
  const model = loadShippedModel(words !== null);
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
