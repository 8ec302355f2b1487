import { describe, expect, it } from 'vitest';
import {
  agreementOf,
  emptyScorecard,
  openEnds,
  reviewOf,
  scorecardOf,
  computeReviewTotal,
  type Scorecard,
} from './scorecard.ts';

const competencies = [
  { id: 'a', weight: 50 },
  { id: 'b', weight: 30 },
  { id: 'c', weight: 20 },
];
const card: Scorecard = {
  rating: 4,
  comment: 'Clear',
  lines: {
    a: { choice: 5, note: 'x' },
    b: { choice: 'none', note: '' },
    c: { choice: 2, note: '' },
  },
};

describe('a scorecard and its review', () => {
  it('survives the way to the server and back, open ends included', () => {
    const half: Scorecard = {
      rating: null,
      comment: 'half',
      lines: { a: { choice: null, note: 'only words so far' }, b: { choice: 'none', note: 'why' } },
    };
    expect(scorecardOf(reviewOf(card))).toEqual(card);
    expect(scorecardOf(reviewOf(half))).toEqual(half);
    expect(scorecardOf(reviewOf(emptyScorecard))).toEqual(emptyScorecard);
  });
  it('never turns silence into a judgement', () => {
    const review = reviewOf({
      rating: null,
      comment: '',
      lines: { a: { choice: null, note: 'words' } },
    });
    expect(review.scores?.['a']).toBeUndefined();
    expect(scorecardOf(review).rating).toBeNull();
    // Undecided on purpose is not the same as not chosen.
    expect(scorecardOf(reviewOf({ ...card, rating: 3 })).rating).toBe(3);
  });
  it('holds no marks once everything is chosen', () => {
    expect(Object.keys(reviewOf(card).scores ?? {})).toEqual(['a', 'b', 'c']);
  });
  it('names what is still open, in the order of the rubric', () => {
    expect(openEnds(emptyScorecard, competencies)).toEqual(['a', 'b', 'c', 'overall']);
    expect(
      openEnds({ ...card, lines: { ...card.lines, b: { choice: null, note: 'n' } } }, competencies),
    ).toEqual(['b']);
    expect(openEnds(card, competencies)).toEqual([]);
  });
});

describe('the total of a person', () => {
  it('is weight times level over the weights that have one, and names what is left out', () => {
    const total = computeReviewTotal(reviewOf(card), competencies);
    expect(total.lines.map(({ product }) => product)).toEqual([250, 40]);
    expect(total.left).toEqual(['b']);
    expect(total.mean).toBeCloseTo(290 / 70);
  });
  it('has no mean when nothing was judged', () => {
    expect(computeReviewTotal({ scores: {} }, competencies)).toMatchObject({
      mean: null,
      left: ['a', 'b', 'c'],
    });
  });
});

describe('agreement', () => {
  it.each([
    [3, 3, 'same'],
    [3, 3.33, 'same'],
    [3, 3.5, 'near'],
    [3, 4, 'near'],
    [3, 4.5, 'apart'],
    [1, 5, 'apart'],
    [null, 4, 'open'],
    [4, null, 'open'],
    [null, null, 'same'],
  ] as const)('of %s and %s is %s', (mine, other, expected) => {
    expect(agreementOf(mine, other)).toBe(expected);
  });
});
