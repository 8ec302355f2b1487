// The shape of the sample answers that a rubric is tried on. Hand-written stories from many trades; none repeats the words of a rubric.
import type { CompetencyId } from '#ai/onDevice/library/questions/competencyText.ts';

/** A strong, an average and a weak answer that suit every question of the competency. */
type SampleAnswers = readonly [strong: string, average: string, weak: string];
export type SampleSet = Record<CompetencyId, SampleAnswers>;
