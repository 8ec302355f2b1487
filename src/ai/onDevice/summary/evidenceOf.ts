// How much evidence there is for a competency, in words that follow from its levels alone.
import { computeCompetencyLevel, type QuestionRating } from '#domain/evaluation/evaluation.ts';

export const evidenceKinds = ['none', 'little', 'some', 'clear'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** none: nothing was rated; little: below 2.5 of 5 on average; some: below 3.5; clear: from 3.5. */
export function evidenceOf(ratings: readonly QuestionRating[], competencyId: string): EvidenceKind {
  const level = computeCompetencyLevel(ratings, competencyId);
  if (level === null) return 'none';
  return level < 2.5 ? 'little' : level < 3.5 ? 'some' : 'clear';
}
