// The closed lists of codes that the AI's replies use; their texts are in reasons.en.ts and reasons.es.ts.

export const seniorities = ['intern', 'junior', 'mid', 'senior', 'lead', 'executive'] as const;
export type Seniority = (typeof seniorities)[number];

/** Remarks on a job description. */
export const postingFlags = [
  'instructionLike',
  'veryShort',
  'noTitle',
  'noSkills',
  'otherLanguage',
] as const;
export type PostingFlag = (typeof postingFlags)[number];

/** Why a rating is what it is; each may carry values for its text. */
export const reasonCodes = [
  'contextFound',
  'contextMissing',
  'actionFound',
  'actionVague',
  'actionMissing',
  'reasoningFound',
  'reasoningMissing',
  'resultFound',
  'resultWithNumber',
  'resultMissing',
  'learningFound',
  'checkFound',
  'checkMissing',
  'specific',
  'notSpecific',
  'lookForCovered',
  'lookForOpen',
  'mostlyGeneral',
  'repeatsQuestion',
  'hedged',
  'blamesOthers',
  'tooShort',
  'empty',
  'offTopic',
  'notAnExample',
  'declined',
  'quoteNotFound',
  'otherLanguage',
  'followUpsHelped',
  'passesDisagree',
  'passesUnsure',
  'keyPointsCovered',
  'keyPointCovered',
  'keyPointPartly',
  'keyPointMissing',
  'noSpeech',
  'addressesAi',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** Remarks on an answer that never change its level. */
export const answerFlags = [
  'instructionLike',
  'offTopic',
  'veryShort',
  'otherLanguage',
  'repetitive',
  'mostlyQuestionWording',
] as const;
export type AnswerFlag = (typeof answerFlags)[number];

/** What is wrong with an interview question. */
export const lintCodes = [
  'leading',
  'doubleBarrelled',
  'yesNo',
  'tooLong',
  'age',
  'family',
  'religion',
  'nationality',
  'health',
  'ethnicity',
  'gender',
  'orientation',
  'politics',
  'union',
  'criminalRecord',
  'finances',
  'appearance',
] as const;
export type LintCode = (typeof lintCodes)[number];

/** Lint codes that stop a question: asking it may be unlawful. The others are advice. */
export const unlawfulCodes: readonly LintCode[] = [
  'age',
  'family',
  'religion',
  'nationality',
  'health',
  'ethnicity',
  'gender',
  'orientation',
  'politics',
  'union',
  'criminalRecord',
  'finances',
  'appearance',
];

/** Why this follow-up was chosen, or why there is none. */
export const followUpReasons = [
  'needsExample',
  'missingContext',
  'missingAction',
  'missingReasoning',
  'missingResult',
  'missingCheck',
  'fixed',
  'capReached',
  'complete',
] as const;
export type FollowUpReason = (typeof followUpReasons)[number];

/** Why output of a language model was rejected. */
/** Requirements of a posting that are no skills. */
export const qualificationKinds = [
  'years',
  'degree',
  'licence',
  'language',
  'shift',
  'place',
  'travel',
  'lead',
] as const;
/** Most of them in one reading, and most letters of one. */
export const qualificationLimits = { rows: 16, text: 160 } as const;

const gateCodes = [
  'notInPosting',
  'wrongSection',
  'onlyDesirable',
  'noRole',
  'notAllowed',
  'badQuestion',
  'broken',
  'otherLanguage',
  'repeated',
  'inventedClaim',
  'inventedQuote',
  'otherTrade',
  'levelWithheld',
  'alreadyThere',
] as const;
export type GateCode = (typeof gateCodes)[number];
