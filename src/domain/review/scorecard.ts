/** A scorecard while it is filled in: what is chosen, what is missing, and how it becomes a review. */
import { z } from 'zod';
import { totalOf, type Total } from '#domain/evaluation/evaluation.ts';
import { Level, type Competency } from '#domain/jobs/kit.ts';
import type { Review, ScorecardLine } from './review.ts';

/** A level, "not enough evidence", or nothing chosen yet. */
export const Choice = z.union([Level, z.literal('none'), z.null()]);
export type Choice = z.infer<typeof Choice>;

export const Scorecard = z.object({
  rating: z.number().int().min(1).max(5).nullable(),
  comment: z.string(),
  lines: z.record(z.string(), z.object({ choice: Choice, note: z.string() })),
});
export type Scorecard = z.infer<typeof Scorecard>;

export const scorecardLimits = { noteMax: 2_000, commentMax: 10_000 } as const;

/** Drafts mark with this what is not chosen yet: a review has no word for it, and silence must not become a judgement. */
const openMark = '?';
const openRating = `${openMark}overall`;
const undecided = 3;

export const emptyScorecard: Scorecard = { rating: null, comment: '', lines: {} };

/** One line; empty when it was never touched. */
export function lineOf(card: Scorecard, competencyId: string): { choice: Choice; note: string } {
  return card.lines[competencyId] ?? { choice: null, note: '' };
}

/** The scorecard as a review document; drafts may have open ends. */
export function reviewOf(card: Scorecard): Pick<Review, 'rating' | 'comment' | 'scores'> {
  const scores: Record<string, ScorecardLine> = {};
  for (const [id, { choice, note }] of Object.entries(card.lines)) {
    if (choice === null && note === '') continue;
    scores[choice === null ? openMark + id : id] = {
      level: choice === null || choice === 'none' ? null : choice,
      note,
    };
  }
  if (card.rating === null) scores[openRating] = { level: null, note: '' };
  return { rating: card.rating ?? undecided, comment: card.comment, scores };
}

/** The scorecard that a stored review holds. */
export function scorecardOf(review: Pick<Review, 'rating' | 'comment' | 'scores'>): Scorecard {
  const entries = Object.entries(review.scores ?? {});
  const isOpen = ([id]: [string, ScorecardLine]): boolean => id.startsWith(openMark);
  return {
    rating: entries.some(([id]) => id === openRating) ? null : review.rating,
    comment: review.comment ?? '',
    lines: Object.fromEntries(
      entries
        .filter(([id]) => id !== openRating)
        .map((entry) => {
          const [id, { level, note }] = entry;
          return isOpen(entry)
            ? [id.slice(openMark.length), { choice: null, note }]
            : [id, { choice: level ?? 'none', note }];
        }),
    ),
  };
}

/** What keeps the scorecard from being handed in: competencies without a choice, in their order, and "overall". */
export function openEnds(
  card: Scorecard,
  competencies: readonly Pick<Competency, 'id'>[],
): string[] {
  return [
    ...competencies.filter(({ id }) => lineOf(card, id).choice === null).map(({ id }) => id),
    ...(card.rating === null ? ['overall'] : []),
  ];
}

/** A person's levels per competency of a rubric; null where they saw not enough evidence. */
function levelsOf(
  review: Pick<Review, 'scores'>,
  competencies: readonly Pick<Competency, 'id'>[],
): Record<string, Level | null> {
  return Object.fromEntries(competencies.map(({ id }) => [id, review.scores?.[id]?.level ?? null]));
}

/** The total of a person's scorecard over a rubric. */
export function computeReviewTotal(
  review: Pick<Review, 'scores'>,
  competencies: readonly Pick<Competency, 'id' | 'weight'>[],
): Total {
  const of = levelsOf(review, competencies);
  return totalOf(
    competencies.map(({ id, weight }) => ({ competencyId: id, weight, level: of[id] ?? null })),
  );
}

export type Agreement = 'same' | 'near' | 'apart' | 'open';

/** How two levels stand to each other: the same, within one level, further apart; open when one of them has none. */
export function agreementOf(mine: number | null, other: number | null): Agreement {
  if (mine === null || other === null) return mine === other ? 'same' : 'open';
  const distance = Math.abs(mine - other);
  return distance < 0.5 ? 'same' : distance <= 1 ? 'near' : 'apart';
}

/** Where two scorecards of one person differ: competencies in the rubric's order, then "overall". */
export function compareScorecards(
  before: Pick<Review, 'rating' | 'scores'>,
  after: Pick<Review, 'rating' | 'scores'>,
  competencies: readonly Pick<Competency, 'id'>[],
): { id: string; from: number | null; to: number | null }[] {
  const [was, is] = [levelsOf(before, competencies), levelsOf(after, competencies)];
  return [
    ...competencies.map(({ id }) => ({ id, from: was[id] ?? null, to: is[id] ?? null })),
    { id: 'overall', from: before.rating, to: after.rating },
  ].filter(({ from, to }) => from !== to);
}
