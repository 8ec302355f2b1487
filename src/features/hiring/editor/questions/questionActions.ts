// What the card of a question is given by the list around it.
import type { InterviewKind } from '#domain/jobs/answering.ts';
import type { Competency, Question } from '#domain/jobs/kit.ts';
import type { Edit, OfferUndo } from '#features/hiring/draft/edits.ts';

/** What a card has to know of the kit around its question. */
export interface KitAround {
  kind: InterviewKind;
  /** How often an answer may be recorded again where its question has no number of its own. */
  retakes: number;
  competencies: readonly Competency[];
  language: string;
  /** How many questions there are. */
  count: number;
}

/** What can be done with a question and its card. */
export interface QuestionActions {
  change: (edit: Edit) => void;
  toggle: (id: string) => void;
  offerUndo: OfferUndo;
  regenerate: (question: Question) => Promise<void>;
  redraft: (question: Question) => Promise<void>;
  keep: (question: Question) => void;
}
