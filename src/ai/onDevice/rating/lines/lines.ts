// Judges every rubric line: which sentence answers it best, and whether it does so clearly (2), partly (1) or not at all (0).
import type { Basis } from './basis.ts';
import { doesCarry, measureWordNearness, type Criterion } from './criteria.ts';
import { computeCreditFeatures, computePairFeatures, type AnswerFacts } from './lineFeatures.ts';
import type { Nearness } from './nearness.ts';
import type { Statement } from '#ai/onDevice/rating/reading/statements.ts';

type Credit = 0 | 1 | 2;
export interface LineFinding {
  credit: Credit;
  /** The credit before it is cut to a whole number. */
  value: number;
  statement: Statement | null;
}
export interface Choice {
  line: number;
  statement: Statement | null;
  features: number[];
}

/** Figures fitted by tools/train/rubricLines.ts, with the packs and without. */
export interface LineWeights {
  pair: readonly number[];
  credit: readonly number[];
  cuts: readonly [number, number];
}

const again = 0.12;
const back = 0.06;

export function computeDot(a: readonly number[], b: readonly number[]): number {
  return Math.round(a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) * 1e6) / 1e6;
}

/** The sentence for each line so that the whole fits best: a sentence used twice, or a step back, costs a little. */
function chooseFor(values: readonly (readonly number[])[], usable: readonly boolean[]): number[] {
  const usableIndexes = usable.flatMap((is, at) => (is ? [at] : []));
  if (usableIndexes.length === 0) return values.map(() => -1);
  let best = new Map<number, { total: number; path: number[] }>();
  values.forEach((row, line) => {
    const next = new Map<number, { total: number; path: number[] }>();
    for (const at of usableIndexes) {
      let top: { total: number; path: number[] } | null = null;
      if (line === 0) top = { total: row[at] ?? 0, path: [at] };
      else
        for (const [before, { total, path }] of best) {
          const sum = total + (row[at] ?? 0) - (at === before ? again : at < before ? back : 0);
          if (!top || sum > top.total + 1e-9) top = { total: sum, path: [...path, at] };
        }
      if (top) next.set(at, top);
    }
    best = next;
  });
  let most: { total: number; path: number[] } | null = null;
  for (const end of best.values()) if (!most || end.total > most.total + 1e-9) most = end;
  return most?.path ?? values.map(() => -1);
}

/** The sentence chosen for each line with the features of its credit; shared with the tool that fits the weights. */
export function choicesOf(
  pairs: readonly (readonly (readonly number[])[])[],
  statements: readonly Statement[],
  solid: ReadonlySet<Statement>,
  facts: AnswerFacts,
  pairWeights: readonly number[],
): Choice[] {
  const values = pairs.map((row) => row.map((features) => computeDot(features, pairWeights)));
  const usable = statements.map((statement) => solid.has(statement));
  const path = chooseFor(values, usable);
  return path.map((at, line) => {
    const statement = statements[at];
    if (!statement) return { line, statement: null, features: [] };
    const row = values[line] ?? [];
    const others = row.filter((_, other) => other !== at && usable[other]);
    const margin = others.length === 0 ? 0 : (row[at] ?? 0) - Math.max(...others);
    return {
      line,
      statement,
      features: computeCreditFeatures(
        pairs[line]?.[at] ?? [],
        statement,
        { value: row[at] ?? 0, margin },
        facts,
      ),
    };
  });
}

/** Least nearness of a sentence's words to those of a line. */
const leastNear = 0.3;

function speaksOf(statement: Statement, criterion: Criterion): boolean {
  return (
    measureWordNearness(statement, criterion) >= leastNear ||
    criterion.wanted.some((wanted) => doesCarry(statement, wanted))
  );
}

/** The findings for all lines, in their order. Only sentences that are no empty talk, and that speak of what the line asks for or are of the kind it asks for, can earn credit. */
export function findLineFindings(
  {
    statements,
    solid,
    criteria,
    facts,
  }: Pick<Basis, 'statements' | 'solid' | 'criteria' | 'facts'>,
  near: Nearness,
  weights: LineWeights,
): LineFinding[] {
  const earning = new Set(solid);
  return choicesOf(
    computePairFeatures(statements, criteria, earning, near),
    statements,
    earning,
    facts,
    weights.pair,
  ).map(({ line, statement, features }) => {
    const criterion = criteria[line];
    if (!statement || !criterion || !speaksOf(statement, criterion))
      return { credit: 0, value: 0, statement: null };
    const value = Math.max(0, Math.min(2, computeDot(features, weights.credit)));
    const credit: Credit = value >= weights.cuts[1] ? 2 : value >= weights.cuts[0] ? 1 : 0;
    return { credit, value, statement: credit === 0 ? null : statement };
  });
}
