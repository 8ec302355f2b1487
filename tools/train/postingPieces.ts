// Fits which kind each piece of a posting is (averaged structured perceptron), and tells what that reaches on postings left out.
// npx tsx tools/train/postingPieces.ts --data DIR [--write]
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bestRow, scoresOf } from '#ai/onDevice/posting/pieceModel.ts';
import { pieceKinds, signsOf, type PieceKind } from '#ai/onDevice/posting/pieceSigns.ts';
import { piecesOf } from '#ai/onDevice/posting/sections.ts';
import { plainText } from '#ai/onDevice/text/plainText.ts';
import { dataIn } from '../benchAi/data.ts';
import { labelledPostings, lettersOf, trainingPostings, unitKinds, unitsOf, type LabelledPosting, type UnitKind } from '../benchAi/postingSheets.ts';

const { values: options } = parseArgs({ options: { data: { type: 'string' }, write: { type: 'boolean' } } });

const rounds = 8;
const folds = 10;
const orders = 3;
/** A sign counts when so many postings have it. */
const leastPostings = 2;
/** Signs that weigh less than this are left out of what is shipped, and weights are whole fifths. */
const leastWeight = 3;
const steps = 5;
/** What is not labelled teaches nothing. */
const unknown = -1;

interface Row { id: string; signs: string[][]; kinds: number[] }
const kindOfUnit: Record<UnitKind, PieceKind> = { duty: 'duty', must: 'must', nice: 'nice', company: 'company', benefit: 'benefit', equal: 'apply', apply: 'apply', title: 'title' };

function rowOf({ sheet, text }: { sheet: LabelledPosting; text: string }): Row {
  const pieces = piecesOf(plainText(text));
  const truth = new Map(unitKinds.flatMap((kind) => (sheet.units[kind] ?? []).map((unit) => [unit, kindOfUnit[kind]] as const)));
  const units = unitsOf(text).map((unit, index) => ({ letters: lettersOf(plainText(unit)), kind: truth.get(index) }));
  // Pieces and units run side by side: a piece is looked for from where the last one was found.
  let from = 0;
  const kinds = pieces.map((piece) => {
    const own = lettersOf(piece.text);
    for (let at = from; at < Math.min(units.length, from + 12); at += 1) {
      const unit = units[at];
      if (!unit || unit.letters.length < 2 || own.length < 2 || !(unit.letters.includes(own) || own.includes(unit.letters))) continue;
      from = at;
      return unit.kind ? pieceKinds.indexOf(unit.kind) : unknown;
    }
    return unknown;
  });
  return { id: sheet.id, signs: signsOf(pieces), kinds };
}

interface Model { signs: Record<string, number[]>; after: number[][] }

/** A generator of pseudo-random numbers, so that a fit can be repeated. */
function shuffledOf<T>(list: readonly T[], seed: number): T[] {
  const copy = [...list];
  let state = seed;
  for (let index = copy.length - 1; index > 0; index -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = state % (index + 1);
    [copy[index], copy[other]] = [copy[other] as T, copy[index] as T];
  }
  return copy;
}

function fitOnce(rows: readonly Row[], seed: number): Model {
  const seen = new Map<string, number>();
  for (const { signs } of rows) for (const name of new Set(signs.flat())) seen.set(name, (seen.get(name) ?? 0) + 1);
  const used = rows.map((row) => ({ ...row, signs: row.signs.map((names) => names.filter((name) => (seen.get(name) ?? 0) >= leastPostings)) }));
  const zero = (): number[] => pieceKinds.map(() => 0);
  const now = new Map<string, number[]>();
  const sum = new Map<string, number[]>();
  const [after, afterSum] = [pieceKinds.map(zero), pieceKinds.map(zero)];
  let turn = 1;
  const change = (name: string, kind: number, by: number): void => {
    const [own, total] = [now.get(name) ?? zero(), sum.get(name) ?? zero()];
    own[kind] = (own[kind] ?? 0) + by;
    total[kind] = (total[kind] ?? 0) + turn * by;
    now.set(name, own);
    sum.set(name, total);
  };
  const link = (before: number, kind: number, by: number): void => {
    const [own, total] = [after[before], afterSum[before]];
    if (!own || !total) return;
    own[kind] = (own[kind] ?? 0) + by;
    total[kind] = (total[kind] ?? 0) + turn * by;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const { signs, kinds } of shuffledOf(used, seed * 100 + round + 1)) {
      const scores = scoresOf(signs, Object.fromEntries(now));
      const given = bestRow(scores, after);
      given.forEach((kind, index) => {
        const truth = kinds[index] ?? unknown;
        if (truth === unknown) return;
        if (kind !== truth) for (const name of signs[index] ?? []) { change(name, truth, 1); change(name, kind, -1); }
        const [trueBefore, givenBefore] = [kinds[index - 1] ?? unknown, given[index - 1]];
        if (index > 0 && trueBefore !== unknown && givenBefore !== undefined && (kind !== truth || givenBefore !== trueBefore)) { link(trueBefore, truth, 1); link(givenBefore, kind, -1); }
      });
      turn += 1;
    }
  }
  const meanOf = (own: readonly number[], total: readonly number[]): number[] => own.map((value, kind) => value - (total[kind] ?? 0) / turn);
  return { signs: Object.fromEntries([...now].map(([name, own]) => [name, meanOf(own, sum.get(name) ?? [])])), after: after.map((own, before) => meanOf(own, afterSum[before] ?? [])) };
}

/** The mean of fits that saw the postings in different orders. */
function fit(rows: readonly Row[]): Model {
  const models = Array.from({ length: orders }, (_, seed) => fitOnce(rows, seed));
  const meanOf = (lists: readonly (readonly number[] | undefined)[]): number[] => pieceKinds.map((_, kind) => lists.reduce((sum, list) => sum + (list?.[kind] ?? 0), 0) / models.length);
  const names = new Set(models.flatMap(({ signs }) => Object.keys(signs)));
  return { signs: Object.fromEntries([...names].map((name) => [name, meanOf(models.map(({ signs }) => (Object.hasOwn(signs, name) ? signs[name] : undefined)))])), after: pieceKinds.map((_, before) => meanOf(models.map(({ after }) => after[before]))) };
}

/** What is shipped of a model: the signs that weigh most, in whole numbers. */
function shortened({ signs, after }: Model): Model {
  const short = (values: readonly number[]): number[] => values.map((value) => Math.round(value * steps));
  const kept = Object.entries(signs).filter(([, values]) => Math.max(...values.map(Math.abs)) >= leastWeight).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { signs: Object.fromEntries(kept.map(([name, values]) => [name, short(values)])), after: after.map(short) };
}

const groupOf = (kind: number): 'duty' | 'must' | null => (pieceKinds[kind] === 'duty' ? 'duty' : pieceKinds[kind] === 'must' || pieceKinds[kind] === 'nice' ? 'must' : null);

function tell(name: string, pairs: readonly { truth: number; given: number }[]): void {
  const known = pairs.filter(({ truth }) => truth !== unknown);
  const of = (group: 'duty' | 'must') => ({ right: known.filter(({ truth, given }) => groupOf(truth) === group && groupOf(given) === group).length, given: known.filter(({ given }) => groupOf(given) === group).length, wanted: known.filter(({ truth }) => groupOf(truth) === group).length });
  const [duty, must] = [of('duty'), of('must')];
  const f1 = ({ right, given, wanted }: typeof duty): string => ((2 * right) / (given + wanted)).toFixed(3);
  console.info(`${name}: ${known.length} pieces, all kinds right ${(known.filter(({ truth, given }) => truth === given).length / known.length).toFixed(3)}, F1 duties ${f1(duty)}, requirements ${f1(must)} (precision ${(must.right / must.given).toFixed(3)}, recall ${(must.right / must.wanted).toFixed(3)}), both ${f1({ right: duty.right + must.right, given: duty.given + must.given, wanted: duty.wanted + must.wanted })}`);
}

const data = dataIn(options.data ?? '../shared/data');
const dev = labelledPostings(data, 'dev').map(rowOf);
const more = trainingPostings(data).map(rowOf);
const rows = [...dev, ...more];
console.info(`${rows.length} postings, ${rows.reduce((sum, { kinds }) => sum + kinds.filter((kind) => kind !== unknown).length, 0)} labelled pieces, ${rows.reduce((sum, { kinds }) => sum + kinds.filter((kind) => kind === unknown).length, 0)} without a label`);
const outer = Array.from({ length: folds }, (_, fold) => {
  const model = shortened(fit(rows.filter((_row, index) => index % folds !== fold)));
  return rows.filter((_row, index) => index % folds === fold).flatMap(({ id, signs, kinds }) => bestRow(scoresOf(signs, model.signs), model.after).map((given, index) => ({ id, given, truth: kinds[index] ?? unknown })));
}).flat();
tell('postings left out', outer);
const isSpanish = (id: string): boolean => id.includes('-es-');
if (rows.some(({ id }) => isSpanish(id))) { tell('  English', outer.filter(({ id }) => !isSpanish(id))); tell('  Spanish', outer.filter(({ id }) => isSpanish(id))); }
if (options.write) {
  const { signs, after } = shortened(fit(rows));
  const file = fileURLToPath(new URL('../../src/ai/onDevice/posting/pieceWeights.json', import.meta.url));
  writeFileSync(file, `{"signs":{\n${Object.entries(signs).map(([name, values]) => `${JSON.stringify(name)}:${JSON.stringify(values)}`).join(',\n')}\n},"after":${JSON.stringify(after)}}\n`);
  console.info(`${Object.keys(signs).length} signs written, ${Math.round(readFileSync(file).length / 1024)} KB`);
}
