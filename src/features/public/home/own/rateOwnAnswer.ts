// Rates a visitor's answer by the on-device engine, as the app rates a candidate's. Loaded when it is first asked for; nothing leaves the device.
import { createAgreedAi, type Result } from '#ai/port.ts';
import { findReasonSide } from '#ai/reasons/reasonSide.ts';
import { flagSentence, reasonSentence } from '#ai/reasons/reasonSentence.ts';
import { isExact, type QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { Language } from '#i18n/languages.ts';
import { formatFor } from '#i18n/useFormat.ts';
import type { RatingSign } from '#ui/product/RatingSigns.tsx';
import type { SampleQuestionId } from './sampleQuestionIds.ts';
import { findSampleRubric } from './sampleQuestions.ts';

export interface AnswerToSample {
  questionId: SampleQuestionId;
  /** The question's words as they were shown. */
  ask: string;
  answer: string;
  language: Language;
}

/** A rating with everything that it is shown with. */
export interface OwnRated {
  question: AnswerToSample;
  competency: string;
  lookFor: readonly string[];
  rating: QuestionRating;
  made: Result<'evaluateAnswer'>['provenance'];
  signs: RatingSign[];
  remarks: string[];
  /** Quotes that stand word for word in the answer. */
  quotes: QuestionRating['quotes'];
  /** False where the large file of the engine could not be had: the rating then rests on rules and fewer words. */
  isWhole: boolean;
}

/** Throws a Fault, and the signal's reason once that is aborted. */
export async function rateOwnAnswer(
  question: AnswerToSample,
  signal: AbortSignal,
): Promise<OwnRated> {
  const { questionId, ask, answer, language } = question;
  const { competency, lookFor, anchors } = findSampleRubric(questionId, language);
  const id = `q${questionId}`;
  const { reply, provenance } = await createAgreedAi('onDevice').ask(
    'evaluateAnswer',
    {
      question: { id, text: ask, anchors: [...anchors], lookFor: [...lookFor] },
      competencyId: questionId,
      answer,
      followUps: [],
      language,
    },
    { signal },
  );
  const { number } = formatFor(language);
  return {
    question,
    competency,
    lookFor,
    rating: reply,
    made: provenance,
    signs: reply.reasons.map(({ code, values }) => ({
      side: findReasonSide(code),
      text: reasonSentence(language, code, values, number),
    })),
    remarks: reply.flags.map((flag) => flagSentence(language, flag)),
    quotes: reply.quotes.filter((quote) => isExact(quote, { [id]: answer })),
    isWhole: provenance.version.includes('+deep'),
  };
}
