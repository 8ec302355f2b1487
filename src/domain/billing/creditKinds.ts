/** Lists what costs a credit and what is free, in a module small enough for the public pages. */

/** What costs one credit: a set of questions, feedback on an answer, an analysis of a job, tailoring a resume, a letter. */
export const creditKinds = ['set', 'feedback', 'analysis', 'tailor', 'letter'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** What never costs one, whatever the plan. */
export const neverCost = [
  'invited',
  'resume',
  'tracking',
  'stories',
  'export',
  'failure',
  'again',
] as const;
