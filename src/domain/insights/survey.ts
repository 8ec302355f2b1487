/** The candidate survey: three short questions and a remark, aggregated in groups of five without names (docs/decisions/0041). */
import { z } from 'zod';

export const surveyQuestions = ['clear', 'fair', 'trouble'] as const;
export type SurveyQuestion = (typeof surveyQuestions)[number];
export const surveyChoices = ['yes', 'partly', 'no', 'none'] as const;
export type SurveyChoice = (typeof surveyChoices)[number];

/** So many answers go into one batch; only full batches can be read. */
export const surveyBatch = 5;
export const surveyLimits = { batches: 60, commentMax: 1_000 } as const;

const Counts = z.object({
  yes: z.number().int(),
  partly: z.number().int(),
  no: z.number().int(),
  none: z.number().int(),
});

/** interviews/{i}/surveys/{b0…b59}: up to five answers, added up. */
export const SurveyBatch = z.object({
  count: z.number().int(),
  clear: Counts,
  fair: Counts,
  trouble: Counts,
  comments: z.record(z.string(), z.string()).default({}),
});
export type SurveyBatch = z.infer<typeof SurveyBatch>;

/** sessions/{c}/marks/survey: that this person has answered, and to which batch their voice was added (marks of before name none); staff cannot read it. */
export const SurveyMark = z.object({ done: z.literal(true), batch: z.string().nullish() });

/** One person's answers, as they leave the page. */
export type SurveyAnswers = Record<SurveyQuestion, SurveyChoice> & { comment: string };

export interface SurveySums extends Record<SurveyQuestion, Record<SurveyChoice, number>> {
  count: number;
  comments: string[];
}

/** All full batches together; remarks in the order of their random names, which says nothing about who came when. */
export function surveySumsOf(batches: readonly SurveyBatch[]): SurveySums {
  const sum = (question: SurveyQuestion): Record<SurveyChoice, number> => {
    const total = { yes: 0, partly: 0, no: 0, none: 0 };
    for (const batch of batches)
      for (const choice of surveyChoices) total[choice] += batch[question][choice];
    return total;
  };
  const remarks = batches
    .flatMap(({ comments }) => Object.entries(comments))
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    count: batches.reduce((total, { count }) => total + count, 0),
    clear: sum('clear'),
    fair: sum('fair'),
    trouble: sum('trouble'),
    comments: remarks.map(([, text]) => text),
  };
}
