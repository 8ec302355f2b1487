// What costs a credit and what never does: as the pages say it, light enough for the public ones.

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
