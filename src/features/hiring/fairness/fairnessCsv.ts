// The figures for an auditor: every measure, every group, hidden groups named as hidden.
import type { Cell } from '#domain/base/csv.ts';
import {
  compare,
  compareWithin,
  type Comparison,
  type Measure,
  type Row,
} from '#domain/fairness/impact.ts';
import { dimensions, type Dimension } from '#domain/fairness/selfId.ts';

export interface CsvTexts {
  head: readonly string[];
  measure: (kind: Measure['kind']) => string;
  question: (on: readonly Dimension[]) => string;
  group: (on: readonly Dimension[], name: string) => string;
  hidden: string;
}

/** Rows of the file, the head first. `cutoff` is the one on the screen. */
export function buildFairnessRows(rows: readonly Row[], cutoff: number, texts: CsvTexts): Cell[][] {
  const measures: Measure[] = [
    { kind: 'selection' },
    { kind: 'scoring' },
    { kind: 'cutoff', at: cutoff },
  ];
  const lines = (measure: Measure, on: readonly Dimension[], { groups }: Comparison): Cell[][] =>
    groups.map(({ name, people, chosen, rate, ratio, p }) => [
      texts.measure(measure.kind),
      measure.kind === 'cutoff' ? measure.at : '',
      texts.question(on),
      texts.group(on, name),
      ...(people === null
        ? [texts.hidden, '', '', '', '']
        : [
            people,
            chosen,
            rate === null ? '' : Math.round(rate * 1e4) / 1e4,
            ratio === null ? '' : Math.round(ratio * 1e4) / 1e4,
            p ?? '',
          ]),
    ]);
  return [
    [...texts.head],
    ...measures.flatMap((measure) => [
      ...dimensions.flatMap((dimension) =>
        lines(measure, [dimension], compare(rows, dimension, measure)),
      ),
      ...lines(
        measure,
        ['gender', 'ethnicity'],
        compareWithin(rows, ['gender', 'ethnicity'], measure),
      ),
    ]),
  ];
}
