// Fits the level of an answer to its signs and set phrases, and tells what that reaches on questions and on writers left out.
// npx tsx tools/train/answerLevels.ts [--data DIR] [--write]
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { levelAt, readForModel, type AnswerWeights, type Sum } from '#ai/onDevice/rating/answerModel.ts';
import { competencyText, libraryIds } from '#ai/onDevice/library/library.ts';
import { samplesFieldsEn } from '#ai/onDevice/library/samplesFields.en.ts';
import { samplesFieldsEs } from '#ai/onDevice/library/samplesFields.es.ts';
import { samplesGeneralEn } from '#ai/onDevice/library/samplesGeneral.en.ts';
import { samplesGeneralEs } from '#ai/onDevice/library/samplesGeneral.es.ts';
import { signNames } from '#ai/onDevice/rating/answerSigns.ts';
import { basisOf } from '#ai/onDevice/rating/basis.ts';
import { dataIn } from '../benchAi/data.ts';
import { pairwiseOrder, weightedKappa } from '../benchAi/figures.ts';
import { dualRidge } from './ridge.ts';

const { values: options } = parseArgs({ options: { data: { type: 'string' }, write: { type: 'boolean' } } });

type Language = 'en' | 'es';
type Kind = 'behavioural' | 'situational' | 'technical';
interface Asked { id: string; lang: Language; question: string; kind: Kind; anchors: string[]; lookFor: string[]; answers: { kind: string; level: number; text: string }[] }
interface Row { questionId: string; writer: string; language: Language; kind: string; level: number; signs: number[]; phrases: Set<string> }

/** Kinds of answers that have a level, and those that are none. */
const answering = new Set(['graded', 'plain', 'honest', 'sample']);
const empty = new Set(['contentFree', 'buzzwords', 'posting']);

/** A phrase counts when answers to so many questions use it: fewer would be a trade's. */
const leastQuestions = 6;
const penalty = 20;
/** Signs are fewer than phrases and differ less. */
const signScale = 1.5;
/** Phrases that weigh less are left out of what is shipped. */
const leastWeight = 0.012;
/** Of answers that have a level, so many may be taken for empty talk. */
const wronglyEmpty = 0.005;
/** Questions are left out in so many groups. */
const groups = 12;

function rowsOf({ id, lang, question: text, kind: questionKind, anchors, lookFor, answers }: Asked): Row[] {
  return answers.filter(({ kind }) => answering.has(kind) || empty.has(kind)).map(({ kind, level, text: answer }) => {
    const basis = basisOf({ question: { id: 'q', text, anchors, lookFor, kind: questionKind }, answer, followUps: [] });
    const { seen, said } = readForModel(basis);
    return { questionId: id, writer: id.slice(0, 1), language: lang, kind, level: empty.has(kind) ? 1 : level, signs: seen, phrases: said };
  });
}

interface Graded { question_id: string; question: string; question_kind: Kind; lang: Language; anchors: string[]; lookFor: string[]; answer: string; kind: string; level: number }
const gradedKinds: Record<string, string> = { weak: 'honest', buzzword: 'buzzwords', jdpaste: 'posting', offtopic: 'offTopic' };

function judgedRows(directory: string): Row[] {
  return dataIn(directory).rows<Graded>('interview_answers_graded.jsonl').flatMap((row) => rowsOf({ ...row, id: `z${row.question_id}`, kind: row.question_kind, answers: [{ kind: gradedKinds[row.kind] ?? row.kind, level: row.level, text: row.answer }] }));
}

const sheets = fileURLToPath(new URL('../benchAi/sheets', import.meta.url));
const train = readdirSync(`${sheets}/train`).filter((name) => name.endsWith('.jsonl')).toSorted();
const samples = { en: { ...samplesGeneralEn, ...samplesFieldsEn }, es: { ...samplesGeneralEs, ...samplesFieldsEs } };

/** The library's own samples: strong, average and weak. */
function sampleRows(language: Language): Row[] {
  return libraryIds.flatMap((id) => {
    const { stems, lookFor } = competencyText(id, language);
    const answers = samples[language][id].map((text, at) => ({ kind: 'sample', level: [4, 3, 2][at] ?? 3, text }));
    return rowsOf({ id: `S${id}`, lang: language, question: stems[0]?.text ?? '', kind: stems[0]?.kind ?? 'behavioural', anchors: [], lookFor: [...lookFor], answers });
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
function kernelOf(seen: readonly number[][], said: readonly number[][], share: Float64Array): Float64Array[] {
  const own = said.map((places) => places.reduce((sum, at) => sum + (share[at] ?? 0), 0));
  const square = share.reduce((sum, value) => sum + value * value, 0);
  return said.map((places, i) => {
    const mine = new Set(places);
    return Float64Array.from(said, (others, j) => {
      const both = others.reduce((sum, at) => sum + (mine.has(at) ? 1 : 0), 0);
      const signs = (seen[i] ?? []).reduce((sum, value, at) => sum + value * (seen[j]?.[at] ?? 0), 0);
      return signs + both - (own[i] ?? 0) - (own[j] ?? 0) + square;
    });
  });
}

/** Fits a target by ridge over the centred signs and the phrases that enough questions share. */
function fitted(list: readonly Row[], target: (row: Row) => number): Sum {
  const questions = new Map<string, Set<string>>();
  for (const { phrases, questionId } of list) for (const phrase of phrases) questions.set(phrase, (questions.get(phrase) ?? new Set()).add(questionId));
  const vocabulary = [...questions].filter(([, set]) => set.size >= leastQuestions).map(([phrase]) => phrase).toSorted();
  const mean = (of: (row: Row) => number): number => list.reduce((sum, row) => sum + of(row), 0) / list.length;
  const centre = signNames.map((_, at) => mean(({ signs }) => signs[at] ?? 0));
  const spread = signNames.map((_, at) => Math.sqrt(mean(({ signs }) => ((signs[at] ?? 0) - (centre[at] ?? 0)) ** 2)) || 1);
  const place = new Map(vocabulary.map((phrase, at) => [phrase, at]));
  const said = list.map(({ phrases }) => [...phrases].flatMap((phrase) => place.get(phrase) ?? []));
  const share = new Float64Array(vocabulary.length);
  for (const places of said) for (const at of places) share[at] = (share[at] ?? 0) + 1 / list.length;
  const seen = list.map(({ signs }) => signs.map((value, at) => ((value - (centre[at] ?? 0)) / (spread[at] ?? 1)) * signScale));
  const middle = mean(target);
  const shares = dualRidge(kernelOf(seen, said, share), list.map((row) => target(row) - middle), penalty);
  const weights = signNames.map((_, at) => seen.reduce((sum, row, i) => sum + (shares[i] ?? 0) * (row[at] ?? 0), 0));
  const total = shares.reduce((sum, value) => sum + value, 0);
  const phraseWeights = Array.from(share, (value) => -total * value);
  said.forEach((places, i) => { for (const at of places) phraseWeights[at] = (phraseWeights[at] ?? 0) + (shares[i] ?? 0); });
  const signs = signNames.map((_, at) => ((weights[at] ?? 0) * signScale) / (spread[at] ?? 1));
  const phrases = vocabulary.map((phrase, at) => [phrase, phraseWeights[at] ?? 0] as const);
  const constant = middle - signs.reduce((sum, weight, at) => sum + weight * (centre[at] ?? 0), 0) - phrases.reduce((sum, [, weight], at) => sum + weight * (share[at] ?? 0), 0);
  return { constant, signs, phrases: Object.fromEntries(phrases) };
}

/** As added up on the device. */
function valueOf({ constant, signs, phrases }: Sum, row: Row): number {
  let sum = constant + signs.reduce((total, weight, at) => total + weight * (row.signs[at] ?? 0), 0);
  for (const phrase of row.phrases) sum += Object.hasOwn(phrases, phrase) ? (phrases[phrase] ?? 0) : 0;
  return sum;
}

/** Scores at which as many answers reach a level as have it. `scores` are those of answers left out. */
function cutsFor(scores: readonly number[], levels: readonly number[]): number[] {
  const sorted = scores.toSorted((a, b) => a - b);
  return [2, 3, 4, 5].map((level) => {
    const below = levels.filter((other) => other < level).length;
    return ((sorted[Math.max(0, below - 1)] ?? 0) + (sorted[Math.min(sorted.length - 1, below)] ?? 0)) / 2;
  });
}

/**
 * Hands whose talk without content is told by `meaning.ts` only: phrases cannot tell it from weak answers, and with them
 * the limit falls so far that empty sentences raise a weak answer.
 */
const tooVaried = new Set(['s', 't', 'u', 'v', 'w', 'x']);

interface Judged { row: Row; score: number; substance: number }

/** Every row scored by a model that has not seen its group. */
function leftOut(list: readonly Row[], groupOf: (row: Row) => string): Judged[] {
  return [...new Set(list.map(groupOf))].flatMap((group) => {
    const seen = list.filter((row) => groupOf(row) !== group);
    const level = fitted(seen.filter(({ kind }) => answering.has(kind)), (row) => row.level);
    const substance = fitted(seen, ({ kind }) => (answering.has(kind) ? 1 : 0));
    return list.filter((row) => groupOf(row) === group).map((row) => ({ row, score: valueOf(level, row), substance: valueOf(substance, row) }));
  });
}

function leastSubstance(judged: readonly Judged[]): number {
  const sorted = judged.filter(({ row }) => answering.has(row.kind)).map(({ substance }) => substance).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * wronglyEmpty)] ?? 0;
}

function tell(name: string, judged: readonly Judged[], cuts: readonly number[], least: number): void {
  const graded = judged.filter(({ row }) => row.kind === 'graded').map(({ row, score }) => ({ truth: row.level, value: levelAt(score, cuts), score, questionId: row.questionId }));
  const order = [...new Set(graded.map(({ questionId }) => questionId))].map((id) => pairwiseOrder(graded.filter(({ questionId }) => questionId === id).map(({ truth, score }) => ({ truth, value: score }))));
  const at = (kind: string): string => {
    const list = judged.filter(({ row }) => row.kind === kind);
    return `${kind} ${[1, 2, 3, 4, 5].map((level) => list.filter(({ score, substance }) => substance >= least && levelAt(score, cuts) === level).length).join('/')} none ${list.filter(({ substance }) => substance < least).length}`;
  };
  console.log(`${name.padEnd(26)} answers ${graded.length}  QWK ${weightedKappa(graded.map(({ truth, value }) => [truth, value]), 5).toFixed(3)}  exact ${(graded.filter(({ truth, value }) => truth === value).length / graded.length).toFixed(2)}  within one ${(graded.filter(({ truth, value }) => Math.abs(truth - value) <= 1).length / graded.length).toFixed(2)}  order ${(order.reduce((sum, { right }) => sum + right, 0) / order.reduce((sum, { of }) => sum + of, 0)).toFixed(3)}\n    ${['graded', 'plain', 'honest', 'sample', 'contentFree', 'buzzwords', 'posting'].map(at).join('  ')}`);
}

function shipped(sum: Sum): Sum {
  const round = (value: number): number => Math.round(value * 1e4) / 1e4;
  return { constant: round(sum.constant), signs: sum.signs.map(round), phrases: Object.fromEntries(Object.entries(sum.phrases).filter(([, weight]) => Math.abs(weight) >= leastWeight).map(([phrase, weight]) => [phrase, round(weight)])) };
}

const out: Partial<Record<Language, AnswerWeights>> = {};
for (const language of ['en', 'es'] as const) {
  const list = rows.filter((row) => row.language === language);
  const questionIds = [...new Set(list.map(({ questionId }) => questionId))];
  const byQuestion = leftOut(list, ({ questionId }) => String(questionIds.indexOf(questionId) % groups));
  const told = byQuestion.filter(({ row }) => answering.has(row.kind));
  const cuts = cutsFor(told.map(({ score }) => score), told.map(({ row }) => row.level));
  const plainer = list.filter(({ writer }) => !tooVaried.has(writer));
  const least = leastSubstance(leftOut(plainer, ({ questionId }) => String(questionIds.indexOf(questionId) % groups)));
  tell(`${language}, question left out`, byQuestion, cuts, least);
  const byWriter = leftOut(list, ({ writer }) => writer);
  tell(`${language}, writer left out`, byWriter, cuts, least);
  for (const writer of new Set(list.filter(({ kind }) => kind === 'graded').map((row) => row.writer))) tell(`${language}, writer ${writer} left out`, byWriter.filter(({ row }) => row.writer === writer), cuts, least);
  const round = (value: number): number => Math.round(value * 1e4) / 1e4;
  out[language] = { level: shipped(fitted(list.filter(({ kind }) => answering.has(kind)), (row) => row.level)), cuts: cuts.map(round), substance: shipped(fitted(plainer, ({ kind }) => (answering.has(kind) ? 1 : 0))), least: round(least) };
  console.log(`${language}: ${Object.keys(out[language].level.phrases).length} phrases for the level, ${Object.keys(out[language].substance.phrases).length} for substance, cuts ${out[language].cuts.join(' ')}`);
}
if (options.write) writeFileSync(new URL('../../src/ai/onDevice/rating/answerWeights.json', import.meta.url), `${JSON.stringify(out, null, 1)}\n`);
