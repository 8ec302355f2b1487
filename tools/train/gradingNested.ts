// Chooses the settings of the grading model without the answers it is measured on: nested cross-validation, and whole corpora left out.
import { featureNames, type FeatureName } from '#ai/onDevice/grading/features.ts';
import { scoreBy, type GradingModel } from '#ai/onDevice/grading/model.ts';
import { correlation } from '../benchAi/correlation.ts';
import { addSums, fitModel, fitWeights, sumRows, type Row, type Settings, type Sums } from './gradingFit.ts';

const six: FeatureName[] = ['coverage', 'coverageAll', 'strong', 'letters', 'lettersAll', 'context'];
const shareSets: readonly (readonly FeatureName[])[] = [['coverage', 'letters', 'lettersAll'], six, [...six, 'pairsAll'], featureNames];
/** From "the plain mean" to "almost free". */
const pulls = [1e9, 10_000, 3000, 1000, 300] as const;

/** The sturdiest first: of two that are equally good, that one is taken. */
const candidates: readonly Settings[] = pulls.flatMap((pull) => shareSets.map((shares) => ({ shares, pull })));

/** Rows to be scored, and the sums of those that are learnt from. */
interface Trial { rows: readonly Row[]; from: Sums }

/** The settings that reach the best mean correlation; the trials of one judge are pooled. */
function chooseSettings(judges: readonly (readonly Trial[])[]): Settings {
  let chosen: Settings = { shares: six, pull: pulls[0] };
  let best = -1;
  for (const settings of candidates) {
    const reached = judges.map((trials) => {
      const values = trials.flatMap(({ rows, from }) => { const weights = fitWeights(from, settings); return rows.map(({ terms }) => scoreBy(weights, terms)); });
      return correlation(trials.flatMap(({ rows }) => rows.map(({ truth }) => truth)), values) ?? 0;
    });
    const quality = reached.reduce((sum, value) => sum + value, 0) / Math.max(1, reached.length);
    if (quality > best) { best = quality; chosen = settings; }
  }
  return chosen;
}

/** Rows that are left out together, and what of them may be learnt from. */
interface Fold<T extends Row> { rows: readonly T[]; learnt: readonly T[]; sums: Sums }

function splitFolds<T extends Row>(rows: readonly T[], keyOf: (row: T) => string, most: number, kept: (row: T) => boolean = () => true): Fold<T>[] {
  const place = new Map([...new Set(rows.map(keyOf))].map((key, index) => [key, index % most]));
  return Array.from({ length: Math.min(most, place.size) }, (_, index) => {
    const part = rows.filter((row) => place.get(keyOf(row)) === index);
    const learnt = part.filter(kept);
    return { rows: part, learnt, sums: sumRows(learnt) };
  });
}

/** Each fold scored by the others, and by whatever else is learnt from; at most five trials, so that choosing stays quick. */
function makeTrials(folds: readonly Fold<Row>[], beside: readonly Sums[] = []): Trial[] {
  const most = Math.min(5, folds.length);
  return Array.from({ length: most }, (_, index) => ({
    rows: folds.flatMap(({ learnt }, at) => (at % most === index ? learnt : [])),
    from: addSums([...beside, ...folds.filter((__, at) => at % most !== index).map(({ sums }) => sums)]),
  }));
}

export interface Scored { value: number; right: boolean }

/** Scores every row by a model that is fitted, settings and all, without the rows of its fold: the inner folds are made of the other outer ones. `kept` thins out what is learnt from, never what is scored. */
export function scoreLeftOut<T extends Row>(rows: readonly T[], keyOf: (row: T) => string, most: number, kept?: (row: T) => boolean): Scored[] {
  const folds = splitFolds(rows, keyOf, most, kept);
  const scored = new Map<T, Scored>();
  for (const fold of folds) {
    const others = folds.filter((other) => other !== fold);
    const settings = chooseSettings(others.length > 1 ? [makeTrials(others)] : []);
    const model = fitModel(others.flatMap(({ learnt }) => learnt), addSums(others.map(({ sums }) => sums)), settings);
    for (const row of fold.rows) { const value = scoreBy(model, row.terms); scored.set(row, { value, right: value >= model.rightFrom }); }
  }
  return rows.map((row) => scored.get(row) ?? { value: 0, right: false });
}

export interface Corpus<T extends Row> { rows: readonly T[]; keyOf: (row: T) => string; /** May be learnt from; else it only judges the settings. */ learnt: boolean }

/** Fits a model to the corpora that may be learnt from. Its settings are the best for questions left out of each of these, and for each corpus left out whole. */
export function fitToTravel<T extends Row>(corpora: readonly Corpus<T>[]): { model: GradingModel; settings: Settings } | null {
  const known = corpora.filter(({ rows }) => rows.length > 0).map((corpus) => ({ ...corpus, sums: sumRows(corpus.rows) }));
  const learnt = known.filter((corpus) => corpus.learnt);
  if (learnt.length === 0) return null;
  const judges = known.flatMap((corpus) => {
    const beside = learnt.filter((other) => other !== corpus).map(({ sums }) => sums);
    return [
      ...(corpus.learnt ? [makeTrials(splitFolds(corpus.rows, corpus.keyOf, 5), beside)] : []),
      ...(beside.length > 0 ? [[{ rows: corpus.rows, from: addSums(beside) }]] : []),
    ];
  });
  const settings = chooseSettings(judges);
  return { settings, model: fitModel(learnt.flatMap(({ rows }) => rows), addSums(learnt.map(({ sums }) => sums)), settings) };
}
