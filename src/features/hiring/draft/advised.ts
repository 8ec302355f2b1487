// What wears candidates out: more than this gets a warning, and first drafts stay within it.
export const advised = { minutes: 20, questions: 8 } as const;
