// Makes a summary of an interview on demand; another run has another one.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result, TaskInput } from '#ai/port.ts';
import type { AiAdapter } from '#domain/ai/aiSettings.ts';
import type { Stored } from '#domain/base/source.ts';
import { parseAnswerId, type Answer } from '#domain/candidate/answer.ts';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useAction } from '#ui/reading/useAction.ts';

interface Input {
  rubric: readonly RubricItem[];
  ratings: readonly QuestionRating[];
  answers: readonly Stored<Answer>[];
  /** Whose interview it is: blacked out before a cloud model sees the words. */
  names: readonly string[];
  /** Where the AI may run by the candidate's word. */
  agreed: AiAdapter;
}

interface Summary {
  result: Result<'summariseCandidate'> | null;
  make: () => Promise<void>;
  pending: boolean;
}

export function useSummary({ rubric, ratings, answers, names, agreed }: Input): Summary {
  const { i18n } = useTranslation();
  const [made, setMade] = useState<{
    of: readonly QuestionRating[];
    result: Result<'summariseCandidate'>;
  } | null>(null);
  // The engine is fetched when a summary is asked for.
  const [summarise, { pending }] = useAction(async (input: TaskInput<'summariseCandidate'>) => {
    const { createAgreedAi } = await import('#ai/port.ts');
    return createAgreedAi(agreed).ask('summariseCandidate', input, { names });
  });
  async function make(): Promise<void> {
    const result = await summarise({
      rubric: rubric.map(({ id, name, questions }) => ({
        id,
        name,
        questions: questions.map((question) => ({ id: question.id, text: question.text })),
      })),
      ratings: [...ratings],
      answers: answers.map(({ id, data }) => ({
        answerId: id,
        questionId: parseAnswerId(id).questionId,
        text: data.text ?? '',
      })),
      language: toLanguage(i18n.language),
    });
    if (result) setMade({ of: ratings, result });
  }
  // Another run was chosen: its summary is another one.
  const result = made?.of === ratings ? made.result : null;
  return { result, make, pending };
}
