// The last word before a rating leaves the engine: every quote is looked up again in the answer it claims to come from.
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { AnswerToRate } from '#ai/tasks/evaluateAnswer.ts';

function sourceOf(input: AnswerToRate, answerId: string): string | undefined {
  return answerId === input.question.id
    ? input.answer
    : input.followUps.find((followUp) => followUp.answerId === answerId)?.text;
}

/** The rating as it may be shown: a level without a quote that is really in the answer is withheld ("unsupported"). */
export function withholdRating(input: AnswerToRate, rating: QuestionRating): QuestionRating {
  const { criteria: _, ...without } = rating;
  const real = rating.quotes.filter(
    (quote) =>
      quote.end > quote.start &&
      sourceOf(input, quote.answerId)?.slice(quote.start, quote.end) === quote.text,
  );
  if (rating.status !== 'rated') return { ...without, level: null, quotes: real };
  if (real.length === rating.quotes.length && real.length > 0 && rating.level !== null)
    return rating;
  return {
    ...without,
    status: 'unsupported',
    level: null,
    confidence: 'low',
    quotes: real,
    reasons: [
      { code: 'quoteNotFound', values: { count: rating.quotes.length - real.length } },
      ...rating.reasons,
    ],
  };
}
