// The parts of a case, and the possible subjects of advice.

export const answerParts = ['situation', 'task', 'action', 'result'] as const;
export type AnswerPart = (typeof answerParts)[number];

/** `clear…`: a part seems to be there, but not so that everybody sees it. `good`: nothing has to change. `better`: every part is there, but about something that was not done well. */
export const fixCodes = [
  'offTopic',
  'otherLanguage',
  'tooShort',
  'noExample',
  'situation',
  'task',
  'action',
  'result',
  'reason',
  'check',
  'learning',
  'own',
  'number',
  'hedges',
  'length',
  'clearSituation',
  'clearResult',
  'clearReason',
  'clearCheck',
  'better',
  'good',
] as const;
export type FixCode = (typeof fixCodes)[number];
