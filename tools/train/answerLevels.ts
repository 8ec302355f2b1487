// Fits the level of an answer to its signs and set phrases, and prints the agreement on questions and on writers left out.
// npx tsx tools/train/answerLevels.ts [--data DIR] [--write]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  chancesOf,
  judge,
  type AnswerWeights,
  type LevelSums,
  type Sum,
} from '#ai/onDevice/rating/answer/answerModel.ts';
import { signNames } from '#ai/onDevice/rating/answer/answerSigns.ts';
import { pairwiseOrder, weightedKappa } from '../benchAi/measures/figures.ts';
import { fitMix, type Mix } from './fits/softmaxFit.ts';
import { answering, type Language, type Row, readRows } from './answerRows.ts';
import { fitLevels, fitSubstance, levels, valueOf } from './answerFit.ts';

const { values: options } = parseArgs({
  options: { data: { type: 'string' }, write: { type: 'boolean' } },
});
const rows = readRows(options.data);

/** Phrases that weigh less are left out of what is shipped. */
const leastWeight = { levels: 0.004, substance: 0.012 };
/** Of answers that have a level, so many may be taken for empty talk. */
const wronglyEmpty = 0.005;
/** Questions are left out in so many groups. */
const groups = 12;

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
