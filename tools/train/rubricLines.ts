// Fits the figures of the rubric-line model and prints the agreement on questions left out: tsx tools/train/rubricLines.ts --data DIR [--write]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { basisOf } from '#ai/onDevice/rating/lines/basis.ts';
import {
  creditFeatureNames,
  pairFeatureNames,
  computePairFeatures,
} from '#ai/onDevice/rating/lines/lineFeatures.ts';
import { choicesOf, computeDot, type LineWeights } from '#ai/onDevice/rating/lines/lines.ts';
import { nearnessOf } from '#ai/onDevice/rating/lines/nearness.ts';
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import { noPacks, type Packs } from '#ai/onDevice/packs/packs.ts';
import { dataIn } from '../benchAi/data.ts';
import { weightedKappa } from '../benchAi/measures/figures.ts';
import { ridge } from './fits/ridge.ts';
import { rubricRows, shuffled, type RubricRow } from './rubricRows.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, write: { type: 'boolean' } } });
if (!values.data) throw new Error('say where the data is: --data DIR');

const penalty = { pair: 3, credit: 4 };

function prepared(row: RubricRow, packs: Packs) {
  const basis = basisOf(row.input);
  const near = nearnessOf(
    row.input.question.lookFor,
    basis.statements.map(({ text }) => text),
    packs,
    row.language,
  );
  const solid = new Set(basis.solid);
  const isGold = basis.criteria.map((_, line) =>
    basis.statements.map(({ start, end }) =>
      (row.evidence[line] ?? []).some((at) => {
        const span = row.sentences[at];
        return span !== undefined && span.start < end && start < span.end;
      }),
    ),
  );
  return {
    row,
    basis,
    solid,
    isGold,
    near,
    pairs: computePairFeatures(basis.statements, basis.criteria, solid, near),
  };
}
type Prepared = ReturnType<typeof prepared>;

/** Wrong-question answers are the business of the relevance check, not of this model. */
const usable = ({ row }: Prepared): boolean => row.kind !== 'offtopic';

function pairWeights(items: readonly Prepared[]): number[] {
  const rows: (readonly number[])[] = [];
  const targets: number[] = [];
  for (const { pairs, isGold } of items.filter(usable))
    pairs.forEach((line, j) => {
      if (isGold[j]?.some(Boolean))
        line.forEach((features, i) => {
          rows.push(features);
          targets.push(isGold[j]?.[i] ? 1 : 0);
        });
    });
  return ridge(rows, targets, penalty.pair);
}

function choices({ pairs, basis, solid }: Prepared, weights: readonly number[]) {
  return choicesOf(pairs, basis.statements, solid, basis.facts, weights);
}

function fitted(items: readonly Prepared[]): LineWeights {
  const pair = pairWeights(items);
  const rows: number[][] = [];
  const targets: number[] = [];
  for (const item of items.filter(usable))
    if (item.row.set !== 'own')
      for (const { line, features } of choices(item, pair))
        if (features.length > 0) {
          rows.push(features);
          targets.push(item.row.credits[line] ?? 0);
        }
  const credit = ridge(rows, targets, penalty.credit);
  const predicted = rows.map((row) => computeDot(row, credit));
  let cuts: [number, number] = [0.5, 1.5];
  let most = -1;
  for (let low = 0.3; low <= 0.95; low += 0.05)
    for (let high = low + 0.3; high <= 1.75; high += 0.05) {
      const kappa = weightedKappa(
        predicted.map((value, at) => [
          (targets[at] ?? 0) + 1,
          (value >= high ? 2 : value >= low ? 1 : 0) + 1,
        ]),
        3,
      );
      if (kappa > most + 1e-9) {
        most = kappa;
        cuts = [Math.round(low * 100) / 100, Math.round(high * 100) / 100];
      }
    }
  return { pair, credit, cuts };
}

export function judged(item: Prepared, weights: LineWeights) {
  return choices(item, weights.pair).map(({ line, statement, features }) => {
    const value =
      features.length === 0 ? 0 : Math.max(0, Math.min(2, computeDot(features, weights.credit)));
    const at = statement ? item.basis.statements.indexOf(statement) : -1;
    return {
      line,
      value,
      credit: value >= weights.cuts[1] ? 2 : value >= weights.cuts[0] ? 1 : 0,
      hit: item.isGold[line]?.[at] === true,
      asked: item.isGold[line]?.some(Boolean) === true,
      gold: item.row.credits[line] ?? 0,
    };
  });
}

function pearson(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  const cov = pairs.reduce((sum, [x, y]) => sum + (x - a) * (y - b), 0);
  return (
    cov /
    Math.sqrt(
      pairs.reduce((sum, [x]) => sum + (x - a) ** 2, 0) *
        pairs.reduce((sum, [, y]) => sum + (y - b) ** 2, 0),
    )
  );
}

function printFigures(
  name: string,
  results: readonly { item: Prepared; lines: ReturnType<typeof judged> }[],
): void {
  const lines = results.flatMap((result) => result.lines);
  const asked = lines.filter(({ asked: has }) => has);
  const qwk = weightedKappa(
    lines.map(({ gold, credit }) => [gold + 1, credit + 1]),
    3,
  );
  console.log(
    name.padEnd(34),
    `lines ${lines.length}  QWK ${qwk.toFixed(3)}  r ${pearson(lines.map(({ gold, value }) => [gold, value])).toFixed(3)}  evidence P@1 ${(asked.filter(({ hit }) => hit).length / asked.length).toFixed(3)} of ${asked.length}`,
  );
}

const loaded = await loadPacks(['words', 'deep']);
const rows = rubricRows(dataIn(values.data));
const out: Record<string, LineWeights> = {};
for (const [mode, packs] of [
  ['rules', noPacks],
  ['packs', loaded],
] as const) {
  const items = rows.map((row) => prepared(row, packs));
  const mixed = rows.map((row) => prepared(shuffled(row), packs));
  const results = [...new Set(rows.map((row) => row.questionId))].flatMap((left) => {
    const weights = fitted([...items, ...mixed].filter(({ row }) => row.questionId !== left));
    return [...items, ...mixed]
      .filter(({ row }) => row.questionId === left)
      .map((item) => ({ item, lines: judged(item, weights) }));
  });
  console.log(
    `\n${mode}, questions left out (${[packs.words && 'words', packs.deep && 'deep'].filter(Boolean).join(', ') || 'no packs'})`,
  );
  const without = results.filter(
    ({ item }) => item.row.kind !== 'offtopic' && !item.row.id.endsWith('-shuffled'),
  );
  printFigures(
    'told in another order',
    results.filter(
      ({ item }) =>
        item.row.set !== 'own' && item.row.kind !== 'offtopic' && item.row.id.endsWith('-shuffled'),
    ),
  );
  printFigures(
    'all but wrong-question answers',
    without.filter(({ item }) => item.row.set !== 'own'),
  );
  printFigures(
    'authored',
    without.filter(({ item }) => item.row.set === 'authored'),
  );
  printFigures(
    'trials',
    without.filter(({ item }) => item.row.set === 'trials'),
  );
  printFigures(
    'trials es',
    without.filter(({ item }) => item.row.set === 'trials' && item.row.language === 'es'),
  );
  out[mode] = fitted([...items, ...mixed]);
  printFigures(
    'fitted on all (no test)',
    items
      .filter((item) => usable(item) && item.row.set !== 'own')
      .map((item) => ({ item, lines: judged(item, out[mode] as LineWeights) })),
  );
}
const shown = (weights: LineWeights | undefined): string =>
  `{\n    pair: [${(weights?.pair ?? []).map((value) => value.toFixed(4)).join(', ')}],\n    credit: [${(weights?.credit ?? []).map((value) => value.toFixed(4)).join(', ')}],\n    cuts: [${(weights?.cuts ?? []).join(', ')}],\n  }`;
for (const mode of ['rules', 'packs'])
  console.log(
    `\n${mode}\n ${pairFeatureNames.map((name, at) => `${name} ${out[mode]?.pair[at]?.toFixed(2)}`).join('  ')}\n ${creditFeatureNames.map((name, at) => `${name} ${out[mode]?.credit[at]?.toFixed(2)}`).join('  ')}\n ${String(out[mode]?.cuts)}`,
  );
if (values.write)
  writeFileSync(
    new URL('../../src/ai/onDevice/rating/lines/lineWeights.ts', import.meta.url),
    `// Written by tools/train/rubricLines.ts --write: figures fitted on our own answers (${rows.length} answers to ${new Set(rows.map((row) => row.questionId)).size} questions).\nimport type { LineWeights } from './lines.ts';\n\nexport const lineWeights: { rules: LineWeights; packs: LineWeights } = {\n  rules: ${shown(out.rules)},\n  packs: ${shown(out.packs)},\n};\n`,
  );
