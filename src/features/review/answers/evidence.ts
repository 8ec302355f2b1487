// Which words of which answer are quoted for what: from ratings to marked ranges and back.
import { isExact, type AiRating, type QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import type { EvidenceRange } from '#ui/product/EvidenceText.tsx';

/** A question as it was asked, with what it measures. */
export interface AskedQuestion {
  question: RubricItem['questions'][number];
  competency: RubricItem;
}

/** The marked passages of the answers, and the way from each to its rating. */
export interface EvidenceMarks {
  /** By answer. */
  ranges: Readonly<Record<string, EvidenceRange[]>>;
  /** The quote that is emphasized. */
  active: string | null;
  onSelect: (quoteId: string) => void;
}

/** The ratings' quotes, and the way from each to its position in the answer. */
export interface EvidenceLinks {
  /** The numbers of questions, by id. */
  numbers: Readonly<Record<string, number>>;
  /** The texts of answers, by id. */
  answers: Readonly<Record<string, string>>;
  /** The quote that is emphasized. */
  active: string | null;
  onSelect: (quoteId: string) => void;
}

/** The name of the n-th quote of a question's rating; free of spaces, as marks need. */
export function buildQuoteId(questionId: string, index: number): string {
  return `${questionId}-quote-${index}`;
}

/** The marked ranges of every answer. A quote that is not word for word in its answer is left out, whatever the document says. */
export function rangesOf(
  items: AiRating['items'],
  answers: Readonly<Record<string, string>>,
  labelOf: (rating: QuestionRating) => string,
): Record<string, EvidenceRange[]> {
  const ranges: Record<string, EvidenceRange[]> = {};
  for (const rating of items) {
    rating.quotes.forEach((quote, index) => {
      if (!isExact(quote, answers)) return;
      (ranges[quote.answerId] ??= []).push({
        id: buildQuoteId(rating.questionId, index),
        start: quote.start,
        end: quote.end,
        label: labelOf(rating),
      });
    });
  }
  return ranges;
}

/** The questions of a rubric in the order in which they were asked. */
export function listInAskedOrder(
  rubric: readonly RubricItem[],
  questionIds: readonly string[],
): AskedQuestion[] {
  const all = rubric.flatMap((competency) =>
    competency.questions.map((question) => ({ question, competency })),
  );
  const rankOf = (id: string): number =>
    questionIds.includes(id) ? questionIds.indexOf(id) : questionIds.length;
  return all.toSorted((a, b) => rankOf(a.question.id) - rankOf(b.question.id));
}
