// Chooses the settings of the grading model without the answers it is measured on: nested cross-validation, and whole corpora left out.
import { featureNames, type FeatureName } from '#ai/onDevice/grading/features.ts';
import { scoreBy, type GradingModel } from '#ai/onDevice/grading/model.ts';
import { correlation } from '../benchAi/measures/correlation.ts';
import {
  addSums,
  fitModel,
  fitWeights,
  sumRows,
  type Row,
  type Settings,
  type Sums,
} from './gradingFit.ts';

const six: FeatureName[] = [
  'coverage',
  'coverageAll',
  'strong',
  'letters',
  'lettersAll',
  'context',
];
const shareSets: readonly (readonly FeatureName[])[] = [
  ['coverage', 'letters', 'lettersAll'],
  six,
  [...six, 'pairsAll'],
  featureNames,
];
/** From "the plain mean" to "almost free". */
const pulls = [1e9, 10_000, 2000, 300] as const;
/** All; those for which half of a reference is half an answer or nearly all of one; those that rise early. */
const curveSets = [
  [0, 1, 2, 3],
  [0, 2],
  [1, 3],
] as const;

/** The sturdiest first: of two that are equally good, that one is taken. */
const forOneCorpus: readonly Settings[] = pulls.flatMap((pull) =>
  curveSets.flatMap((curves) => shareSets.map((shares) => ({ shares, curves, pull }))),
);

/** How the credit for part of a reference bends is a habit of the teachers of one corpus: chosen on some, it misleads on another. */
const forAnyCorpus = forOneCorpus.filter(({ curves }) => curves === curveSets[0]);

/** Rows to be scored, and the sums of those that are learnt from. */
interface Trial {
  rows: readonly Row[];
  from: Sums;
}

/** The settings that reach the best mean correlation; the trials of one judge are pooled. */
function chooseSettings(
  candidates: readonly Settings[],
  judges: readonly (readonly Trial[])[],
): Settings {
  let chosen: Settings = { shares: six, curves: curveSets[0], pull: pulls[0] };
  let best = -1;
  for (const settings of candidates) {
    const reached = judges.map((trials) => {
      const values = trials.flatMap(({ rows, from }) => {
        const weights = fitWeights(from, settings);
        return rows.map(({ terms }) => scoreBy(weights, terms));
      });
      return (
        correlation(
          trials.flatMap(({ rows }) => rows.map(({ truth }) => truth)),
          values,
        ) ?? 0
      );
    });
    const quality = reached.reduce((sum, value) => sum + value, 0) / Math.max(1, reached.length);
    if (quality > best) {
      best = quality;
      chosen = settings;
    }
  }
  return chosen;
}

/** Rows that are left out together, and what of them may be learnt from. */
interface Fold<T extends Row> {
  rows: readonly T[];
  learnt: readonly T[];
  sums: Sums;
}

function splitFolds<T extends Row>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  most: number,
  kept: (row: T) => boolean = () => true,
): Fold<T>[] {
  const foldByKey = new Map([...new Set(rows.map(keyOf))].map((key, index) => [key, index % most]));
  return Array.from({ length: Math.min(most, foldByKey.size) }, (_, index) => {
    const part = rows.filter((row) => foldByKey.get(keyOf(row)) === index);
    const learnt = part.filter(kept);
    return { rows: part, learnt, sums: sumRows(learnt) };
  });
}

/** Each fold scored by the others; at most five trials, so that choosing stays quick. */
function makeTrials(folds: readonly Fold<Row>[]): Trial[] {
  const most = Math.min(5, folds.length);
  return Array.from({ length: most }, (_, index) => ({
    rows: folds.flatMap(({ learnt }, at) => (at % most === index ? learnt : [])),
    from: addSums(folds.filter((__, at) => at % most !== index).map(({ sums }) => sums)),
  }));
}

export interface Scored {
  value: number;
  right: boolean;
}

/** Scores every row by a model that is fitted, settings and all, without the rows of its fold: the inner folds are made of the other outer ones. `kept` thins out what is learnt from, never what is scored. */
export function scoreLeftOut<T extends Row>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  most: number,
  kept?: (row: T) => boolean,
): Scored[] {
  const folds = splitFolds(rows, keyOf, most, kept);
  const scored = new Map<T, Scored>();
  for (const fold of folds) {
    const others = folds.filter((other) => other !== fold);
    const settings = chooseSettings(forOneCorpus, others.length > 1 ? [makeTrials(others)] : []);
    const model = fitModel(
      others.flatMap(({ learnt }) => learnt),
      addSums(others.map(({ sums }) => sums)),
      settings,
    );
    for (const row of fold.rows) {
      const value = scoreBy(model, row.terms);
      scored.set(row, { value, right: value >= model.rightFrom });
    }
  }
  return rows.map((row) => scored.get(row) ?? { value: 0, right: false });
}

export interface Corpus<T extends Row> {
  rows: readonly T[];
  /** May be learnt from; else it only judges the settings. */
  learnt: boolean;
}

/** Fits a model to the corpora that may be learnt from, with the settings that are best for corpora left out whole: each is scored by the others. */
export function fitToTravel<T extends Row>(
  corpora: readonly Corpus<T>[],
): { model: GradingModel; settings: Settings } | null {
  const known = corpora
    .filter(({ rows }) => rows.length > 0)
    .map((corpus) => ({ ...corpus, sums: sumRows(corpus.rows) }));
  const learnt = known.filter((corpus) => corpus.learnt);
  if (learnt.length === 0) return null;
  const settings = chooseSettings(
    forAnyCorpus,
    known.flatMap((corpus) => {
      const others = learnt.filter((other) => other !== corpus);
      return others.length > 0
        ? [[{ rows: corpus.rows, from: addSums(others.map(({ sums }) => sums)) }]]
        : [];
    }),
  );
  return {
    settings,
    model: fitModel(
      learnt.flatMap(({ rows }) => rows),
      addSums(learnt.map(({ sums }) => sums)),
      settings,
    ),
  };
}
