// Fits the kind of each piece of a posting (a linear chain), and prints the agreement on postings left out.
// npx tsx tools/train/postingPieces.ts --data DIR [--write] [--curve]
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  chancesOf,
  kindOf,
  scoresOf,
  steps,
  type PieceWeights,
} from '#ai/onDevice/posting/pieceModel.ts';
import { pieceKinds, type PieceKind } from '#ai/onDevice/posting/pieceSigns.ts';
import { dataIn } from '../benchAi/data.ts';
import { labelledPostings, trainingPostings } from '../benchAi/measures/postingSheets.ts';
import { fitChain } from './pieceChain.ts';
import { type Row, rowOf, unknown } from './pieceRows.ts';

const { values: options } = parseArgs({
  options: { data: { type: 'string' }, write: { type: 'boolean' }, curve: { type: 'boolean' } },
});

const folds = 10;
/** A sign counts when so many postings have it. */
const leastPostings = 3;
const fitting = { small: 3, rounds: 60 } as const;
/** So many signs are shipped, those that weigh most. */
const mostSigns = 4200;
const short = (values: Iterable<number>): number[] =>
  Array.from(values, (value) => Math.round(value * steps));

/** What is shipped of a fit: the signs that weigh most, in whole numbers. */
function fit(rows: readonly Row[]): PieceWeights {
  const seen = new Map<string, number>();
  for (const { signs } of rows)
    for (const name of new Set(signs.flat())) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= leastPostings).map(([name]) => name);
  const numbers = new Map(names.map((name, index) => [name, index]));
  const chains = rows.map(({ signs, kinds }) => ({
    kinds,
    signs: signs.map((list) => Int32Array.from(list.flatMap((name) => numbers.get(name) ?? []))),
  }));
  const count = pieceKinds.length;
  const found = fitChain(chains, names.length, count, fitting);
  const weights = names.map((name, index) => ({
    name,
    values: found.signs.slice(index * count, (index + 1) * count),
  }));
  const heaviest = weights
    .toSorted((a, b) => Math.max(...b.values.map(Math.abs)) - Math.max(...a.values.map(Math.abs)))
    .slice(0, mostSigns)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    signs: Object.fromEntries(heaviest.map(({ name, values }) => [name, short(values)])),
    after: pieceKinds.map((_, before) =>
      short(found.after.slice(before * count, (before + 1) * count)),
    ),
  };
}

type Group = 'duty' | 'must' | null;
const groupOf = (kind: PieceKind | undefined): Group =>
  kind === 'duty' ? 'duty' : kind === 'must' || kind === 'nice' ? 'must' : null;
interface Judged {
  row: Row;
  given: PieceKind[];
}

/** Precision, recall and F1 of duties and requirements. */
function printScores(name: string, pairs: readonly { truth: Group; given: Group }[]): void {
  const of = (...groups: Group[]) => ({
    right: pairs.filter(({ truth, given }) => groups.includes(truth) && given === truth).length,
    given: pairs.filter(({ given }) => groups.includes(given)).length,
    wanted: pairs.filter(({ truth }) => groups.includes(truth)).length,
  });
  const line = ({ right, given, wanted }: ReturnType<typeof of>): string =>
    `${((2 * right) / (given + wanted)).toFixed(3)} (precision ${(right / given).toFixed(3)}, recall ${(right / wanted).toFixed(3)})`;
  console.info(
    `${name}: F1 duties ${line(of('duty'))}, requirements ${line(of('must'))}, both ${line(of('duty', 'must'))}`,
  );
}

/** Each unit as its pieces classify it, as the benchmark counts; unlabelled units are not expected. */
function unitPairs({ row, given }: Judged): { truth: Group; given: Group }[] {
  const votes = row.units.map(() => ({ duty: 0, must: 0, all: 0 }));
  given.forEach((kind, at) => {
    for (const unit of row.unitsOfPiece[at] ?? []) {
      const [vote, size, group] = [
        votes[unit],
        Math.min(row.letters[at] ?? 0, row.units[unit]?.letters.length ?? 0),
        groupOf(kind),
      ];
      if (vote) {
        vote.all += size;
        if (group) vote[group] += size;
      }
    }
  });
  return row.units.flatMap(({ letters, kind }, unit) => {
    const { duty, must, all } = votes[unit] ?? { duty: 0, must: 0, all: 0 };
    return letters.length < 4
      ? []
      : [
          {
            truth: groupOf(pieceKinds[kind]),
            given:
              all === 0 || duty + must < all / 2
                ? null
                : duty >= must
                  ? ('duty' as const)
                  : ('must' as const),
          },
        ];
  });
}

function leftOut(rows: readonly Row[], share = 1): Judged[] {
  return Array.from({ length: folds }, (_, fold) => {
    const others = rows.filter((_row, index) => index % folds !== fold);
    const model = fit(
      share === 1 ? others : others.filter((_row, index) => (index * 7) % 20 < share * 20),
    );
    return rows
      .filter((_row, index) => index % folds === fold)
      .map((row) => ({
        row,
        given: chancesOf(scoresOf(row.signs, model.signs), model.after).map(kindOf),
      }));
  }).flat();
}

function printAllScores(name: string, judged: readonly Judged[]): void {
  printScores(
    `${name}, by piece`,
    judged.flatMap(({ row, given }) =>
      given.flatMap((kind, at) =>
        row.kinds[at] === unknown
          ? []
          : [{ truth: groupOf(pieceKinds[row.kinds[at] ?? unknown]), given: groupOf(kind) }],
      ),
    ),
  );
  printScores(`${name}, by unit`, judged.flatMap(unitPairs));
}

const data = dataIn(options.data ?? '../shared/data');
const rows = [...labelledPostings(data, 'dev').map(rowOf), ...trainingPostings(data).map(rowOf)];
console.info(
  `${rows.length} postings, ${rows.reduce((sum, { kinds }) => sum + kinds.filter((kind) => kind !== unknown).length, 0)} labelled pieces, ${rows.reduce((sum, { kinds }) => sum + kinds.filter((kind) => kind === unknown).length, 0)} without a label`,
);
if (options.curve)
  for (const share of [0.25, 0.5, 0.75])
    printAllScores(`${share * 100} % of the postings seen`, leftOut(rows, share));
const judged = leftOut(rows);
printAllScores('postings left out', judged);
const isSpanish = ({ row: { id } }: Judged): boolean => id.includes('-es-');
printAllScores(
  '  English',
  judged.filter((one) => !isSpanish(one)),
);
printAllScores('  Spanish', judged.filter(isSpanish));
if (options.write) {
  const { signs, after } = fit(rows);
  const file = fileURLToPath(
    new URL('../../src/ai/onDevice/posting/pieceWeights.json', import.meta.url),
  );
  writeFileSync(
    file,
    `{"signs":{\n${Object.entries(signs)
      .map(([name, values]) => `${JSON.stringify(name)}:${JSON.stringify(values)}`)
      .join(',\n')}\n},"after":${JSON.stringify(after)}}\n`,
  );
  console.info(
    `${Object.keys(signs).length} signs written, ${Math.round(readFileSync(file).length / 1024)} KB`,
  );
}
