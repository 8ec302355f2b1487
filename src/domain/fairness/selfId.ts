/** Voluntary self-identification after the outcome: stored without a name, read by one role, shown only as aggregates. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';
import { outcomes } from '#domain/review/review.ts';

/** The questions and their answers, in the order they are shown; "declined" says "I prefer not to say". The rules hold the same lists. */
export const selfIdQuestions = {
  gender: ['woman', 'man', 'nonBinary', 'other', 'declined'],
  // The categories of the EEO-1 report, as Local Law 144 uses them.
  ethnicity: [
    'hispanic',
    'white',
    'black',
    'asian',
    'native',
    'pacific',
    'several',
    'other',
    'declined',
  ],
  age: ['under40', 'from40', 'declined'],
  disability: ['yes', 'no', 'declined'],
} as const;
export type Dimension = keyof typeof selfIdQuestions;
export const dimensions = [
  'gender',
  'ethnicity',
  'age',
  'disability',
] as const satisfies readonly Dimension[];

/** interviews/{i}/selfIds/{candidate's uid}: no name, no time; deleting it takes it back. */
export const SelfId = z.object({
  gender: z.enum(selfIdQuestions.gender).nullish(),
  ethnicity: z.enum(selfIdQuestions.ethnicity).nullish(),
  age: z.enum(selfIdQuestions.age).nullish(),
  disability: z.enum(selfIdQuestions.disability).nullish(),
  rev: z.number().int(),
});
export type SelfId = z.infer<typeof SelfId>;
export type SelfIdAnswers = Partial<Record<Dimension, string>>;

/** interviews/{i}/tallies/{candidate's uid}: what was decided and the total of the people's scorecards, 0–100; without a name. Written in the commit of the decision. */
export const Tally = z.object({
  outcome: z.enum(outcomes),
  level: z.number().int().min(0).max(100).nullable(),
  at: Moment.nullish(),
});
export type Tally = z.infer<typeof Tally>;

/** What the compliance role shows managers of a job: groups of five or more, each "dimension.group:people:advanced". */
export const FairnessSummary = z.object({
  cells: z.array(z.string().regex(/^[a-z]+\.[a-zA-Z0-9]+:\d+:\d+$/)),
  hidden: z.number().int(),
  decided: z.number().int(),
  advanced: z.number().int(),
  answered: z.number().int(),
  note: z.string().nullish(),
  by: z.string(),
  at: Moment.nullish(),
  rev: z.number().int(),
});
export type FairnessSummary = z.infer<typeof FairnessSummary>;

/** interviews/{i}/fairness/summary: what is shown, or what is left of it when it was taken back: how many had been decided on, so that the next one waits for five more. */
export const FairnessRecord = z.union([
  FairnessSummary,
  FairnessSummary.pick({ decided: true, by: true, at: true, rev: true }).strict(),
]);

/** What managers are shown; null when nothing is, or not any more. */
export function chooseShownSummary(
  record: z.infer<typeof FairnessRecord> | null | undefined,
): FairnessSummary | null {
  return record && 'cells' in record ? record : null;
}

/** The mean of people's weighted totals (levels 1–5) as 0–100; null when no scorecard has a level. */
export function computeLevelTotal(means: readonly (number | null)[]): number | null {
  const given = means.filter((mean) => mean !== null);
  return given.length === 0
    ? null
    : Math.round(((given.reduce((sum, mean) => sum + mean, 0) / given.length - 1) / 4) * 100);
}
