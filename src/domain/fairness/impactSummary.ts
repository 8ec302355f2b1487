/** Selection counts of a job that may be shared: small groups are suppressed. */
import { dimensions, type Dimension, type FairnessSummary } from './selfId.ts';
import { groupMin } from './hiddenGroups.ts';
import { type Row, type Group, groupsOf, listAnswersTo, compare } from './impact.ts';

/** How many of the people answered anything about themselves. */
export function answeredOf(rows: readonly Row[]): number {
  return rows.filter(({ selfId }) => selfId !== null).length;
}

/** The sums that managers may see. */
export function summaryOf(
  rows: readonly Row[],
): Pick<FairnessSummary, 'cells' | 'hidden' | 'decided' | 'advanced' | 'answered'> {
  const comparisons = dimensions.map((dimension) => ({
    dimension,
    ...compare(rows, dimension, { kind: 'selection' }),
  }));
  const [{ total, chosen } = { total: 0, chosen: 0 }] = comparisons;
  return {
    cells: comparisons.flatMap(({ dimension, groups }) =>
      groups.flatMap(({ name, people, chosen: taken }) =>
        people === null || people < groupMin
          ? []
          : [`${dimension}.${name}:${people}:${taken ?? 0}`],
      ),
    ),
    hidden: comparisons.reduce((sum, { hidden }) => sum + hidden, 0),
    decided: total,
    advanced: chosen,
    answered: answeredOf(
      rows.filter(({ outcome }) => outcome === 'advance' || outcome === 'reject'),
    ),
  };
}

/** A published summary as groups again; groups that are not in it were hidden. */
export function readSummaryGroups(
  summary: Pick<FairnessSummary, 'cells' | 'decided'>,
  dimension: Dimension,
): Group[] {
  const known = new Map(
    summary.cells.map((text) => {
      const [name = '', people, chosen] = text.split(':');
      return [name, { people: Number(people), chosen: Number(chosen) }] as const;
    }),
  );
  const cells = listAnswersTo(dimension).map((name) => ({
    name,
    ...(known.get(`${dimension}.${name}`) ?? { people: 0, chosen: 0 }),
  }));
  return groupsOf(cells, summary.decided, ({ people }) => people === 0);
}
