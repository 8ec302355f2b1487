// What a language must offer so that answers in it can be read.

export interface CueSet {
  firstPerson: RegExp;
  /** Global; group 2 (or 4) is a verb with the speaker as its subject. */
  ownVerb: RegExp;
  /** Global; group 1 is a word that may be a further verb of the same subject. */
  joinedVerb: RegExp;
  /** Group 1 is the first word: telegraphic answers begin with the verb. */
  openingVerb: RegExp;
  past: ReadonlySet<string>;
  isPast: (word: string) => boolean;
  /** Verbs that say what one is, thinks or likes, not what one does. */
  stative: ReadonlySet<string>;
  /** Verbs of doing in the present. */
  present: ReadonlySet<string>;
  /** A word that is the subject of a sentence: its absence makes a note of it. */
  subject: RegExp;
  /** A word that may be the verb of a note without subject ("checked"). */
  participle: RegExp;
  /** Verbs in the past with any subject. */
  pastOfOthers: RegExp;
  /** A subject with its verb in the past: narrated, not planned. */
  narrated: RegExp;
  team: RegExp;
  context: RegExp;
  reasoning: RegExp;
  result: RegExp;
  learning: RegExp;
  check: RegExp;
  /** Talk that fits anyone and anything. */
  general: RegExp;
  habit: RegExp;
  hedge: RegExp;
  blame: RegExp;
  refusal: RegExp;
  number: RegExp;
}
