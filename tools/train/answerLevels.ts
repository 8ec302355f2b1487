// Fits the level of an answer to its signs and set phrases, and prints the agreement on questions and on writers left out.
// npx tsx tools/train/answerLevels.ts [--data DIR] [--write]
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  chancesOf,
  judge,
  readForModel,
  type AnswerWeights,
  type LevelSums,
  type Sum,
} from '#ai/onDevice/rating/answer/answerModel.ts';
import { competencyText, libraryIds } from '#ai/onDevice/library/library.ts';
import { samplesFieldsEn } from '#ai/onDevice/library/samples/samplesFields.en.ts';
import { samplesFieldsEs } from '#ai/onDevice/library/samples/samplesFields.es.ts';
import { samplesGeneralEn } from '#ai/onDevice/library/samples/samplesGeneral.en.ts';
import { samplesGeneralEs } from '#ai/onDevice/library/samples/samplesGeneral.es.ts';
import { signNames } from '#ai/onDevice/rating/answer/answerSigns.ts';
import { basisOf } from '#ai/onDevice/rating/lines/basis.ts';
import { dataIn } from '../benchAi/data.ts';
import { pairwiseOrder, weightedKappa } from '../benchAi/figures.ts';
import { dualRidge } from './ridge.ts';
import { fitMix, type Mix } from './softmaxFit.ts';

const { values: options } = parseArgs({
  options: { data: { type: 'string' }, write: { type: 'boolean' } },
});

type Language = 'en' | 'es';
type Kind = 'behavioural' | 'situational' | 'technical';
interface Asked {
  id: string;
  author?: string;
  lang: Language;
  question: string;
  kind: Kind;
  anchors: string[];
  lookFor: string[];
  answers: { kind: string; level: number; text: string }[];
}
interface Row {
  questionId: string;
  writer: string;
  language: Language;
  kind: string;
  level: number;
  signs: number[];
  phrases: Set<string>;
}

/** Kinds of answers that have a level, and those that are none. */
const answering = new Set(['graded', 'plain', 'honest', 'sample']);
const empty = new Set(['contentFree', 'buzzwords', 'posting']);

/** A phrase counts when answers to so many questions use it: fewer would be a trade's. */
const leastQuestions = { levels: 10, substance: 6 };
const penalty = 20;
/** Signs are fewer than phrases and differ less. */
const signScale = 1.5;
/** Phrases that weigh less are left out of what is shipped. */
const leastWeight = { levels: 0.004, substance: 0.012 };
/** Of answers that have a level, so many may be taken for empty talk. */
const wronglyEmpty = 0.005;
/** Questions are left out in so many groups. */
const groups = 12;

function rowsOf({
  id,
  author,
  lang,
  question: text,
  kind: questionKind,
  anchors,
  lookFor,
  answers,
}: Asked): Row[] {
  return answers
    .filter(({ kind }) => answering.has(kind) || empty.has(kind))
    .map(({ kind, level, text: answer }) => {
      const basis = basisOf({
        question: { id: 'q', text, anchors, lookFor, kind: questionKind },
        answer,
        followUps: [],
      });
      const { seen, answerPhrases: phrases } = readForModel(basis);
      return {
        questionId: id,
        writer: author ?? id.slice(0, 1),
        language: lang,
        kind,
        level: empty.has(kind) ? 1 : level,
        signs: seen,
        phrases,
      };
    });
}

interface Graded {
  question_id: string;
  question: string;
  question_kind: Kind;
  lang: Language;
  anchors: string[];
  lookFor: string[];
  answer: string;
  kind: string;
  level: number;
}
const gradedKinds: Record<string, string> = {
  weak: 'honest',
  buzzword: 'buzzwords',
  jdpaste: 'posting',
  offtopic: 'offTopic',
};

function judgedRows(directory: string): Row[] {
  return dataIn(directory)
    .rows<Graded>('interview_answers_graded.jsonl')
    .flatMap((row) =>
      rowsOf({
        ...row,
        id: `judge${row.question_id}`,
        author: 'judge',
        kind: row.question_kind,
        answers: [{ kind: gradedKinds[row.kind] ?? row.kind, level: row.level, text: row.answer }],
      }),
    );
}

const sheets = fileURLToPath(new URL('../benchAi/sheets', import.meta.url));
const train = readdirSync(`${sheets}/train`)
  .filter((name) => name.endsWith('.jsonl'))
  .toSorted();
const samples = {
  en: { ...samplesGeneralEn, ...samplesFieldsEn },
  es: { ...samplesGeneralEs, ...samplesFieldsEs },
};

/** The library's own samples: strong, average and weak. */
function sampleRows(language: Language): Row[] {
  return libraryIds.flatMap((id) => {
    const { stems, lookFor } = competencyText(id, language);
    const answers = samples[language][id].map((text, at) => ({
      kind: 'sample',
      level: [4, 3, 2][at] ?? 3,
      text,
    }));
    return rowsOf({
      id: `S${id}`,
      lang: language,
      question: stems[0]?.text ?? '',
      kind: stems[0]?.kind ?? 'behavioural',
      anchors: [],
      lookFor: [...lookFor],
      answers,
    });
  });
}

const rows: Row[] = [
  ...sampleRows('en'),
  ...sampleRows('es'),
  ...dataIn(sheets).rows<Asked>('answersDev.jsonl').flatMap(rowsOf),
  ...train.flatMap((name) => dataIn(`${sheets}/train`).rows<Asked>(name).flatMap(rowsOf)),
  ...(options.data ? judgedRows(options.data) : []),
];

/** Products of the centred rows with each other. */
function kernelOf(
  seen: readonly number[][],
  phraseIndexes: readonly number[][],
  share: Float64Array,
): Float64Array[] {
  const own = phraseIndexes.map((indexes) =>
    indexes.reduce((sum, at) => sum + (share[at] ?? 0), 0),
  );
  const square = share.reduce((sum, value) => sum + value * value, 0);
  return phraseIndexes.map((indexes, i) => {
    const mine = new Set(indexes);
    return Float64Array.from(phraseIndexes, (others, j) => {
      const both = others.reduce((sum, at) => sum + (mine.has(at) ? 1 : 0), 0);
      const signs = (seen[i] ?? []).reduce(
        (sum, value, at) => sum + value * (seen[j]?.[at] ?? 0),
        0,
      );
      return signs + both - (own[i] ?? 0) - (own[j] ?? 0) + square;
    });
  });
}

/** Fits targets by ridge over the centred signs and the phrases that enough questions share: one sum a target. */
function fittedAll(
  list: readonly Row[],
  least: number,
  targets: readonly ((row: Row) => number)[],
): Sum[] {
  const questions = new Map<string, Set<string>>();
  for (const { phrases, questionId } of list)
    for (const phrase of phrases)
      questions.set(phrase, (questions.get(phrase) ?? new Set()).add(questionId));
  const vocabulary = [...questions]
    .filter(([, set]) => set.size >= least)
    .map(([phrase]) => phrase)
    .toSorted();
  const mean = (of: (row: Row) => number): number =>
    list.reduce((sum, row) => sum + of(row), 0) / list.length;
  const centre = signNames.map((_, at) => mean(({ signs }) => signs[at] ?? 0));
  const spread = signNames.map(
    (_, at) => Math.sqrt(mean(({ signs }) => ((signs[at] ?? 0) - (centre[at] ?? 0)) ** 2)) || 1,
  );
  const indexByPhrase = new Map(vocabulary.map((phrase, at) => [phrase, at]));
  const phraseIndexes = list.map(({ phrases }) =>
    [...phrases].flatMap((phrase) => indexByPhrase.get(phrase) ?? []),
  );
  const share = new Float64Array(vocabulary.length);
  for (const indexes of phraseIndexes)
    for (const at of indexes) share[at] = (share[at] ?? 0) + 1 / list.length;
  const seen = list.map(({ signs }) =>
    signs.map((value, at) => ((value - (centre[at] ?? 0)) / (spread[at] ?? 1)) * signScale),
  );
  const products = kernelOf(seen, phraseIndexes, share);
  return targets.map((target) => {
    const middle = mean(target);
    const shares = dualRidge(
      products,
      list.map((row) => target(row) - middle),
      penalty,
    );
    const weights = signNames.map((_, at) =>
      seen.reduce((sum, row, i) => sum + (shares[i] ?? 0) * (row[at] ?? 0), 0),
    );
    const total = shares.reduce((sum, value) => sum + value, 0);
    const phraseWeights = Array.from(share, (value) => -total * value);
    phraseIndexes.forEach((indexes, i) => {
      for (const at of indexes) phraseWeights[at] = (phraseWeights[at] ?? 0) + (shares[i] ?? 0);
    });
    const signs = signNames.map((_, at) => ((weights[at] ?? 0) * signScale) / (spread[at] ?? 1));
    const phrases = vocabulary.map((phrase, at) => [phrase, phraseWeights[at] ?? 0] as const);
    const constant =
      middle -
      signs.reduce((sum, weight, at) => sum + weight * (centre[at] ?? 0), 0) -
      phrases.reduce((sum, [, weight], at) => sum + weight * (share[at] ?? 0), 0);
    return { constant, signs, phrases: Object.fromEntries(phrases) };
  });
}

const levels = [1, 2, 3, 4, 5];

function fitLevels(list: readonly Row[]): Sum[] {
  return fittedAll(
    list.filter(({ kind }) => answering.has(kind)),
    leastQuestions.levels,
    levels.map((level) => (row) => (row.level === level ? 1 : 0)),
  );
}

function fitSubstance(list: readonly Row[]): Sum {
  const [sum] = fittedAll(list, leastQuestions.substance, [
    ({ kind }) => (answering.has(kind) ? 1 : 0),
  ]);
  if (!sum) throw new Error('one target gives one sum');
  return sum;
}

/** As added up on the device. */
function valueOf({ constant, signs, phrases }: Sum, row: Row): number {
  let sum =
    constant + signs.reduce((total, weight, at) => total + weight * (row.signs[at] ?? 0), 0);
  for (const phrase of row.phrases)
    sum += Object.hasOwn(phrases, phrase) ? (phrases[phrase] ?? 0) : 0;
  return sum;
}

/** Writers whose empty talk only `meaning.ts` detects: by phrases it looks like weak answers, and with it the limit would fall so far that empty sentences raise a weak answer. */
const tooVaried = new Set(['s', 't', 'u', 'v', 'w', 'x', 'y', 'z']);

interface Judged {
  row: Row;
  sums: number[];
  substance: number;
}

/** Every row scored by a model that has not seen its group; `quick` skips the levels. */
function leftOut(list: readonly Row[], groupOf: (row: Row) => string, quick = false): Judged[] {
  return [...new Set(list.map(groupOf))].flatMap((group) => {
    const seen = list.filter((row) => groupOf(row) !== group);
    const perLevel = quick ? [] : fitLevels(seen);
    const substance = fitSubstance(seen);
    return list
      .filter((row) => groupOf(row) === group)
      .map((row) => ({
        row,
        sums: perLevel.map((sum) => valueOf(sum, row)),
        substance: valueOf(substance, row),
      }));
  });
}

function leastSubstance(judged: readonly Judged[]): number {
  const sorted = judged
    .filter(({ row }) => answering.has(row.kind))
    .map(({ substance }) => substance)
    .toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * wronglyEmpty)] ?? 0;
}

/** From the sums of the levels to their chances, fitted on questions left out; the library's samples are short of levels 1 and 5. */
function mixFor(judged: readonly Judged[]): Mix {
  const list = judged.filter(({ row }) => answering.has(row.kind) && row.kind !== 'sample');
  return fitMix(
    list.map(({ sums }) => sums),
    list.map(({ row }) => row.level - 1),
    levels.length,
  );
}

const inHundred = (share: number): string => `${Math.round(share * 100)} %`;

function printLevels(name: string, judged: readonly Judged[], mix: Mix, least: number): void {
  const judgements = judged.map(({ row, sums, substance }) => ({
    row,
    substance,
    ...judge(chancesOf(sums, mix)),
  }));
  const graded = judgements
    .filter(({ row }) => row.kind === 'graded')
    .map(({ row, level, score, sure }) => ({
      truth: row.level,
      value: level,
      score,
      sure,
      questionId: row.questionId,
    }));
  const order = [...new Set(graded.map(({ questionId }) => questionId))].map((id) =>
    pairwiseOrder(
      graded
        .filter(({ questionId }) => questionId === id)
        .map(({ truth, score }) => ({ truth, value: score })),
    ),
  );
  const within = (list: typeof graded): number =>
    list.filter(({ truth, value }) => Math.abs(truth - value) <= 1).length /
    Math.max(1, list.length);
  const at = (kind: string): string => {
    const list = judgements.filter(({ row }) => row.kind === kind);
    return `${kind} ${levels.map((level) => list.filter((one) => one.substance >= least && one.level === level).length).join('/')} none ${list.filter(({ substance }) => substance < least).length}`;
  };
  const steps = [0, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01];
  const sureOf = steps.slice(1).map((to, index) => {
    const list = graded.filter(({ sure }) => sure >= (steps[index] ?? 0) && sure < to);
    return `<${to} ${inHundred(within(list))} of ${list.length}`;
  });
  console.log(
    `${name.padEnd(26)} answers ${graded.length}  QWK ${weightedKappa(
      graded.map(({ truth, value }) => [truth, value]),
      5,
    ).toFixed(
      3,
    )}  exact ${(graded.filter(({ truth, value }) => truth === value).length / graded.length).toFixed(2)}  within one ${within(graded).toFixed(3)}  order ${(order.reduce((sum, { right }) => sum + right, 0) / order.reduce((sum, { of }) => sum + of, 0)).toFixed(3)}\n    ${['graded', 'plain', 'honest', 'sample', 'contentFree', 'buzzwords', 'posting'].map(at).join('  ')}\n    within one by chance: ${sureOf.join('  ')}`,
  );
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

function shipped(sum: Sum): Sum {
  return {
    constant: round(sum.constant),
    signs: sum.signs.map(round),
    phrases: Object.fromEntries(
      Object.entries(sum.phrases)
        .filter(([, weight]) => Math.abs(weight) >= leastWeight.substance)
        .map(([phrase, weight]) => [phrase, round(weight)]),
    ),
  };
}

function shippedLevels(sums: readonly Sum[], mix: Mix): LevelSums {
  const rows = Object.keys(sums[0]?.phrases ?? {}).map(
    (phrase) => [phrase, sums.map(({ phrases }) => phrases[phrase] ?? 0)] as const,
  );
  return {
    constants: sums.map(({ constant }) => round(constant)),
    signs: signNames.map((_, at) => sums.map(({ signs }) => round(signs[at] ?? 0))),
    mix: mix.map((row) => row.map(round)),
    phrases: Object.fromEntries(
      rows
        .filter(([, row]) => row.some((weight) => Math.abs(weight) >= leastWeight.levels))
        .map(([phrase, row]) => [phrase, row.map((weight) => Math.round(weight * 1e4))]),
    ),
  };
}

const out: Partial<Record<Language, AnswerWeights>> = {};
for (const language of ['en', 'es'] as const) {
  const list = rows.filter((row) => row.language === language);
  const questionIds = [...new Set(list.map(({ questionId }) => questionId))];
  const byQuestion = leftOut(list, ({ questionId }) =>
    String(questionIds.indexOf(questionId) % groups),
  );
  const mix = mixFor(byQuestion);
  const plainer = list.filter(({ writer }) => !tooVaried.has(writer));
  const least = leastSubstance(
    leftOut(plainer, ({ questionId }) => String(questionIds.indexOf(questionId) % groups), true),
  );
  printLevels(`${language}, question left out`, byQuestion, mix, least);
  const byWriter = leftOut(list, ({ writer }) => writer);
  printLevels(`${language}, writer left out`, byWriter, mix, least);
  for (const writer of new Set(
    list.filter(({ kind }) => kind === 'graded').map((row) => row.writer),
  ))
    printLevels(
      `${language}, writer ${writer} left out`,
      byWriter.filter(({ row }) => row.writer === writer),
      mix,
      least,
    );
  out[language] = {
    levels: shippedLevels(fitLevels(list), mix),
    substance: shipped(fitSubstance(plainer)),
    least: round(least),
  };
  console.log(
    `${language}: ${Object.keys(out[language].levels.phrases).length} phrases for the levels, ${Object.keys(out[language].substance.phrases).length} for substance`,
  );
}
if (options.write)
  writeFileSync(
    new URL('../../src/ai/onDevice/rating/answer/answerWeights.json', import.meta.url),
    `${JSON.stringify(out).replaceAll(/(\]|\}|\d),"/g, '$1,\n"')}\n`,
  );
