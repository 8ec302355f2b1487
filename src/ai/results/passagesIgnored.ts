// What an answer says to the AI is ignored, and shown: nobody is to read "no answer" where an order stood.
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import { quotePassagesToAi } from '#domain/text/instructions.ts';

export interface AnswerTexts {
  answer: string;
  followUps: readonly { text: string }[];
}

/** The rating with quotes of the passages that address the AI. Where there is nothing else, they replace "no answer". */
export function withPassages(
  { answer, followUps }: AnswerTexts,
  rating: QuestionRating,
): QuestionRating {
  const text = quotePassagesToAi([answer, ...followUps.map((followUp) => followUp.text)]);
  if (text === null) return rating;
  const others = rating.reasons.filter(({ code }) => code !== 'empty' && code !== 'addressesAi');
  return {
    ...rating,
    reasons: [{ code: 'addressesAi', values: { text } }, ...others],
    flags: [...new Set([...rating.flags, 'instructionLike'])],
  };
}
