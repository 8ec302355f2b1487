// Fits the classifiers, by sentence vectors, of whether an answer is about its question and whether it has content; prints the agreement on writers left out.
// npx tsx tools/train/answerMeaning.ts [--data DIR] [--write]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { computeNearFigures, nearNames, pairingOf } from '#ai/onDevice/rating/answer/meaning.ts';
import { weightedRidge, type Linear } from './fits/weightedRidge.ts';
import { empty, own, type Row, readRows } from './meaningRows.ts';

const { values: options } = parseArgs({
  options: { data: { type: 'string' }, write: { type: 'boolean' } },
});
const rows = readRows(options.data);

/** Vectors have length 1 and 512 parts: without this a penalty would mean something else for them. */
const scale = 22;
/** Writers are left out in so many groups. */
const groups = 6;
const penalties = { pairing: 80, near: 20, substance: 100 };
/** An answer to its own question is also read beside so many other questions, each counting so much. */
const others = 3;
const shareOfOthers = 0.3;
const shareOfWritten = 4;
/** Answers to the library's own, shorter questions score lower than those of the sheets: above this, one in eight of them would be refused. */
const mostToRefuse = 0.1;
/** Of answers to their own question so many may be refused, doubted, or taken for empty talk. */
const wrongly = { other: 0.03, doubt: 0.1, least: 0.02 };

function valueOf({ constant, weights }: Linear, features: ArrayLike<number>): number {
  return weights.reduce((sum, weight, at) => sum + weight * (features[at] ?? 0), constant);
}

interface Example {
  features: Float64Array;
  target: number;
  weight: number;
}

/** As many by weight on either side. */
function balanced(list: Example[]): Example[] {
  const sum = (target: number): number =>
    list.filter((one) => one.target === target).reduce((total, { weight }) => total + weight, 0);
  const share = sum(0) / Math.max(1e-9, sum(1));
  return list.map((one) => (one.target === 1 ? { ...one, weight: one.weight * share } : one));
}

function fitLinear(list: Example[], penalty: number): Linear {
  return weightedRidge(balanced(list), penalty);
}

const scaled = (vector: ArrayLike<number>): Float64Array =>
  Float64Array.from(vector, (value) => value * scale);
const unscaled = ({ constant, weights }: Linear): Linear => ({
  constant,
  weights: weights.map((weight) => weight * scale),
});

function fitPairing(list: readonly Row[]): Linear {
  const examples = list.flatMap((row, at) => {
    const mine = {
      features: scaled(pairingOf(row.asked, row.answered)),
      target: own.has(row.kind) ? 1 : 0,
      weight: own.has(row.kind) ? 1 : shareOfWritten,
    };
    if (!own.has(row.kind)) return [mine];
    const elsewhere = Array.from(
      { length: others },
      (_, turn) => list[(at + (turn + 1) * 97) % list.length],
    ).flatMap((other) =>
      other && other.language === row.language && other.questionId !== row.questionId
        ? [
            {
              features: scaled(pairingOf(other.asked, row.answered)),
              target: 0,
              weight: shareOfOthers,
            },
          ]
        : [],
    );
    return [mine, ...elsewhere];
  });
  return unscaled(fitLinear(examples, penalties.pairing));
}

const nearOf = (row: Row, pairing: Linear): Float64Array =>
  Float64Array.from([
    valueOf(pairing, pairingOf(row.asked, row.answered)),
    ...computeNearFigures(row.asked, row.answered, row.words, row.language),
  ]);

/** The pairing is read for writers that it has not seen, or the rest would trust it too much. */
function fitNear(list: readonly Row[]): { pairing: Linear; near: Linear } {
  const writers = [...new Set(list.map(({ writer }) => writer))];
  const figures = Array.from({ length: 4 }, (_, group) => group).flatMap((group) => {
    const inside = (row: Row): boolean => writers.indexOf(row.writer) % 4 === group;
    const pairing = fitPairing(list.filter((row) => !inside(row)));
    return list.filter(inside).map((row) => ({
      features: nearOf(row, pairing),
      target: own.has(row.kind) ? 1 : 0,
      weight: 1,
    }));
  });
  const spread = nearNames.map((_, at) => {
    const mean =
      figures.reduce((sum, { features }) => sum + (features[at] ?? 0), 0) / figures.length;
    return (
      Math.sqrt(
        figures.reduce((sum, { features }) => sum + ((features[at] ?? 0) - mean) ** 2, 0) /
          figures.length,
      ) || 1
    );
  });
  const { constant, weights } = fitLinear(
    figures.map((one) => ({
      ...one,
      features: one.features.map((value, at) => value / (spread[at] ?? 1)),
    })),
    penalties.near,
  );
  return {
    pairing: fitPairing(list),
    near: { constant, weights: weights.map((weight, at) => weight / (spread[at] ?? 1)) },
  };
}

/** The last feature marks Spanish answers. */
const substanceFeatures = (row: Row): Float64Array =>
  Float64Array.from([...scaled(row.answered.whole), row.language === 'es' ? 5 : 0]);
function fitSubstance(list: readonly Row[]): Linear {
  return fitLinear(
    list.map((row) => ({
      features: substanceFeatures(row),
      target: own.has(row.kind) ? 1 : 0,
      weight: 1,
    })),
    penalties.substance,
  );
}

const aboutIt = rows.filter(({ kind }) => own.has(kind) || kind === 'offTopic');
const ratedRows = rows.filter(({ kind }) => own.has(kind) || empty.has(kind));
const writers = [...new Set(rows.map(({ writer }) => writer))].toSorted();
const leftOut = Array.from({ length: groups }, (_, group) => group).flatMap((group) => {
  const inside = ({ writer }: Row): boolean => writers.indexOf(writer) % groups === group;
  const { pairing, near } = fitNear(aboutIt.filter((row) => !inside(row)));
  const substance = fitSubstance(ratedRows.filter((row) => !inside(row)));
  return rows.filter(inside).map((row) => ({
    row,
    relevance: valueOf(near, nearOf(row, pairing)),
    substance: valueOf(substance, substanceFeatures(row)),
  }));
});

const round = (value: number): number => Number(value.toPrecision(4));
const rounded = ({ constant, weights }: Linear): Linear => ({
  constant: round(constant),
  weights: weights.map(round),
});
const floors = Object.fromEntries(
  (['en', 'es'] as const).map((language) => {
    const answers = leftOut.filter(({ row }) => row.language === language && own.has(row.kind));
    const at = (of: 'relevance' | 'substance', share: number): number => {
      const sorted = answers.map((one) => one[of]).toSorted((a, b) => a - b);
      return sorted[Math.floor(share * sorted.length)] ?? 0;
    };
    const kindsBelow = (of: 'relevance' | 'substance', kind: string): string => {
      const list = leftOut.filter(({ row }) => row.language === language && row.kind === kind);
      return (
        [0.005, 0.01, 0.02, 0.03, 0.05, 0.1]
          .map(
            (share) =>
              `${share * 100} %: ${Math.round((list.filter((one) => one[of] < at(of, share)).length / list.length) * 100)}`,
          )
          .join('  ') + `  of ${list.length}`
      );
    };
    console.log(
      `${language}: ${answers.length} answers to their own question; share below a floor that so many of them stay below, writers left out`,
    );
    console.log(`  offTopic     ${kindsBelow('relevance', 'offTopic')}`);
    for (const kind of empty) console.log(`  ${kind.padEnd(12)} ${kindsBelow('substance', kind)}`);
    return [
      language,
      {
        other: Math.min(mostToRefuse, round(at('relevance', wrongly.other))),
        doubt: round(at('relevance', wrongly.doubt)),
        least: round(at('substance', wrongly.least)),
      },
    ];
  }),
);
const { pairing, near } = fitNear(aboutIt);
const substance = fitSubstance(ratedRows);
console.log(nearNames.map((name, at) => `${name} ${near.weights[at]?.toFixed(2)}`).join('  '));
const out = {
  pairing: rounded(pairing),
  near: rounded(near),
  floors,
  substance: {
    constant: round(substance.constant),
    spanish: round((substance.weights[512] ?? 0) * 5),
    weights: substance.weights.slice(0, 512).map((weight) => round(weight * scale)),
  },
};
if (options.write)
  writeFileSync(
    new URL('../../src/ai/onDevice/rating/answer/meaningWeights.json', import.meta.url),
    `${JSON.stringify(out)}\n`,
  );
