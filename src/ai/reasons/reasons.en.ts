// What the AI's codes say, in English. {{values}} are filled in by the reader's formatter.
import type { AnswerFlag, FollowUpReason, LintCode, PostingFlag, ReasonCode } from './reasons.ts';
import type { DocumentWarning } from '#ai/documents/readDocument.ts';

export const reasonsEn = {
  contextFound: 'Says when, where or for whom it was.',
  contextMissing: 'Does not say when, where or for whom it was.',
  actionFound: 'Names {{count}} steps of their own.',
  actionVague: 'Names one step of their own only.',
  actionMissing: 'Does not say what they did themselves.',
  reasoningFound: 'Gives reasons for the steps.',
  reasoningMissing: 'Gives no reasons for the steps.',
  resultFound: 'Names a result.',
  resultWithNumber: 'Names a result with a number or date.',
  resultMissing: 'Names no result.',
  learningFound: 'Says what they do differently since.',
  checkFound: 'Says how they make sure that it worked.',
  checkMissing: 'Does not say how they would make sure that it worked.',
  specific: 'Speaks in concrete facts: numbers, names, times.',
  notSpecific: 'Hardly any concrete facts: no numbers, names or times.',
  lookForCovered: 'Words that support {{count}} of {{of}} points of the rubric.',
  lookForOpen: 'No words that support any of the {{of}} points of the rubric.',
  mostlyGeneral: 'Mostly general statements that anyone could make.',
  repeatsQuestion: 'Repeats the wording of the question or rubric; repeated words are no evidence.',
  hedged: '{{count}} phrases that leave it open (“maybe”, “or something”).',
  blamesOthers: 'Puts it down to others.',
  tooShort: 'Too short for a judgement ({{words}} words).',
  empty: 'No answer was given.',
  addressesAi: 'A passage aimed at AI was ignored: “{{text}}”',
  noSpeech: 'There is a recording, but no words of it. A person listens to it; it is not rated.',
  offTopic: 'The words do not seem to belong to this question.',
  notAnExample: 'No own action, result or reason was found in the words.',
  declined: 'Says that there is no example.',
  quoteNotFound: '{{count}} quotes could not be found in the answer; the level is withheld.',
  otherLanguage: 'The on-device engine reads English and Spanish only.',
  followUpsHelped: 'The follow-up answers added evidence.',
  passesDisagree:
    'The model was asked {{of}} times and gave levels from {{low}} to {{high}}. Please judge this one yourself.',
  keyPointsCovered: 'Makes {{count}} of {{of}} points of the model answer.',
  keyPointCovered: 'Point {{number}} is made: “{{point}}”',
  keyPointPartly: 'Point {{number}} is touched on: “{{point}}”',
  keyPointMissing: 'Point {{number}} was not found: “{{point}}”',
  passesUnsure: 'Only {{count}} of {{of}} passes found enough evidence for a level.',
} as const satisfies Record<ReasonCode, string>;

export const answerFlagsEn = {
  instructionLike: 'Contains a sentence aimed at AI. It was ignored.',
  offTopic: 'May belong to another question.',
  veryShort: 'Very short.',
  otherLanguage: 'Neither English nor Spanish.',
  repetitive: 'Says the same sentence more than once; it counted once.',
  mostlyQuestionWording: 'Mostly the words of the question.',
} as const satisfies Record<AnswerFlag, string>;

export const lintEn = {
  leading: 'Suggests the answer. Ask openly.',
  doubleBarrelled: 'Two questions in one. Ask one of them.',
  yesNo: 'Can be answered with yes or no. Ask how, or for an example.',
  tooLong: 'Too long to follow by ear. Aim for two sentences.',
  age: 'Touches on age. It may be unlawful to ask.',
  family: 'Touches on family or relationships. It may be unlawful to ask.',
  religion: 'Touches on religion. It may be unlawful to ask.',
  nationality: 'Touches on origin or nationality. It may be unlawful to ask.',
  health: 'Touches on health or disability. It may be unlawful to ask.',
  ethnicity: 'Touches on ethnicity. It may be unlawful to ask.',
  gender: 'Touches on sex or gender. It may be unlawful to ask.',
  orientation: 'Touches on sexual orientation. It may be unlawful to ask.',
  politics: 'Touches on political views. It may be unlawful to ask.',
  union: 'Touches on union membership. It may be unlawful to ask.',
  criminalRecord: 'Touches on a police record. In many places it may not be asked here.',
  finances: 'Touches on private finances or past pay. It may be unlawful to ask.',
  appearance: 'Touches on appearance. It may be unlawful to ask.',
} as const satisfies Record<LintCode, string>;

export const postingFlagsEn = {
  instructionLike: 'The text contains a sentence that addresses a machine; it was ignored.',
  veryShort: 'The text is very short: please check what was read.',
  noTitle: 'No job title was found: please enter one.',
  noSkills: 'No skills were found: please add the most important ones.',
  otherLanguage: 'The text is neither English nor Spanish: please check what was read.',
} as const satisfies Record<PostingFlag, string>;

export const followUpReasonsEn = {
  needsExample: 'asks for a concrete case',
  missingContext: 'asks for the situation',
  missingAction: 'asks for the own part',
  missingReasoning: 'asks for the reasons',
  missingResult: 'asks for the result',
  missingCheck: 'asks how success would be checked',
  fixed: 'planned follow-up',
  capReached: 'all follow-ups have been asked',
  complete: 'nothing is missing',
} as const satisfies Record<FollowUpReason, string>;

export const documentWarningsEn = {
  pagesSkipped: 'Only the first 60 pages were read.',
  pagesWithoutText: 'Some pages are pictures without text and were not read.',
  textCut: 'The document is very long; the end was not read.',
  lettersLost: 'Some letters could not be read.',
  hiddenText: 'Words that cannot be seen in the document were left out.',
} as const satisfies Record<DocumentWarning, string>;
