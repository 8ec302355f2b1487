import { describe, expect, it } from 'vitest';
import { computeReviewerAgreement, type CalibrationScales } from './calibration.ts';

const levels = (given: Record<string, number | null>): ReadonlyMap<string, number | null> =>
  new Map(Object.entries(given));
const set: CalibrationScales[] = [
  [levels({ ann: 4, bob: 4, cy: 2 }), levels({ ann: 3, bob: 3, cy: null })],
  [levels({ ann: 2, bob: 3 })],
  [levels({ ann: 5, bob: 5, cy: 3 })],
];

describe('agreement by reviewer', () => {
  const rows = computeReviewerAgreement(set, ['ann', 'bob', 'cy', 'dee']);
  const row = (who: string) => rows.find(({ reviewer }) => reviewer === who);
  it('holds each against all the others', () => {
    expect(row('ann')).toMatchObject({
      scored: 3,
      comparisons: 6,
      exact: 0.5,
      withinOne: 0.666667,
      lean: 0.5,
    });
    expect(row('cy')).toMatchObject({
      scored: 2,
      comparisons: 4,
      exact: 0,
      withinOne: 0,
      lean: -2,
      kappa: null,
    });
  });
  it('says nothing of somebody who scored nothing', () =>
    expect(row('dee')).toEqual({
      reviewer: 'dee',
      scored: 0,
      comparisons: 0,
      kappa: null,
      exact: 0,
      withinOne: 0,
      lean: 0,
    }));
  it('names first who differs most', () =>
    expect(rows.map(({ reviewer }) => reviewer)).toEqual(['cy', 'ann', 'bob', 'dee']));
  it('has a kappa from five comparisons on', () => expect(row('bob')?.kappa).not.toBeNull());
});
