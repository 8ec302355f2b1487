// The sample questions by name, apart from their rubrics, which come with the engine.

export const sampleQuestionIds = ['mistake', 'cause', 'learning'] as const;
export type SampleQuestionId = (typeof sampleQuestionIds)[number];

/** Where the texts keep the words of each question; the first is the one of the example. */
export const sampleQuestionKeys = {
  mistake: 'home.example.ask',
  cause: 'home.own.questions.cause',
  learning: 'home.own.questions.learning',
} as const satisfies Record<SampleQuestionId, string>;

/** A competency with what to look for and its five level descriptions, as in an interview kit. */
export interface SampleRubric {
  competency: string;
  lookFor: readonly string[];
  anchors: readonly [string, string, string, string, string];
}
export type SampleRubrics = Readonly<Record<SampleQuestionId, SampleRubric>>;
