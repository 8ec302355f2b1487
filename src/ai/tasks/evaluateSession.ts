// Rates a whole session: one rating per question of the rubric, whether it was answered or not.
import type { QuestionRating } from '#domain/evaluation.ts';
import type { RubricItem } from '#domain/interview.ts';
import type { Provenance } from '#domain/kit.ts';
import { placeOf } from '#domain/answer.ts';
import type { Ai, AskOptions } from '#ai/port.ts';
import { inputHashOf } from '#ai/canonical.ts';
import type { TaskInput } from './tasks.ts';
import type { Language } from './task.ts';

/** The text of an answer and, for a follow-up answer, the follow-up that was asked; keyed by answer id ("q1", "q1_f1", …). */
export type SessionAnswers = Readonly<Record<string, { text?: string | null; prompt?: string | null } | undefined>>;

/** One input per question, in the order of the rubric. Only words go in: no name, no contact, no file. */
export function inputsOf(rubric: readonly RubricItem[], answers: SessionAnswers, language?: Language): TaskInput<'evaluateAnswer'>[] {
  return rubric.flatMap((item) => item.questions.map((question) => ({
    question,
    competencyId: item.id,
    answer: answers[question.id]?.text ?? '',
    followUps: Object.keys(answers)
      .filter((id) => id !== question.id && placeOf(id).questionId === question.id)
      .sort((a, b) => placeOf(a).followUp - placeOf(b).followUp)
      .slice(0, 10)
      .map((answerId) => ({ answerId, prompt: answers[answerId]?.prompt ?? '', text: answers[answerId]?.text ?? '' })),
    ...(language ? { language } : {}),
  })));
}

/** Ratings for all questions of the rubric, and one provenance over all inputs. Throws what `ai.ask` throws. */
export async function evaluateSession(ai: Ai, rubric: readonly RubricItem[], answers: SessionAnswers, options: AskOptions & { language?: Language; onProgress?: (done: number, of: number) => void } = {}): Promise<{ items: QuestionRating[]; provenance: Provenance | null }> {
  const inputs = inputsOf(rubric, answers, options.language);
  const items: QuestionRating[] = [];
  let provenance: Provenance | null = null;
  for (const input of inputs) {
    const result = await ai.ask('evaluateAnswer', input, options);
    items.push(result.reply);
    provenance = result.provenance;
    options.onProgress?.(items.length, inputs.length);
  }
  return { items, provenance: provenance && { ...provenance, inputHash: inputHashOf('evaluateSession', inputs) } };
}
