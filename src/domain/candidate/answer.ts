/** One answer of a candidate. Follow-up answers have ids such as "q3_f1" and store the question that was asked. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';
import { limits } from '#domain/jobs/kit.ts';

export const Answer = z.object({
  type: z.enum(['text', 'video', 'resume']),
  text: z.string().max(limits.answerMax).nullish(),
  /** The follow-up question this answers; only on follow-up answers. */
  prompt: z.string().max(limits.questionMax).nullish(),
  storagePath: z.string().nullish(),
  mime: z.string().nullish(),
  size: z.number().int().nullish(),
  durationMs: z.number().int().nullish(),
  /** SHA-256 of the file as recorded, hex. */
  sha256: z.string().nullish(),
  /** What was said, as the candidate's browser understood it. */
  transcript: z.string().max(limits.answerMax).nullish(),
  /** How often the answer was recorded; absent: as often as it was written. */
  takes: z.number().int().nullish(),
  /** How many of those were given back because something technical went wrong; they use up nothing. */
  givenBack: z.number().int().nullish(),
  rev: z.number().int(),
  updatedAt: Moment.nullish(),
});
export type Answer = z.infer<typeof Answer>;

/** Id of the n-th follow-up answer (from 1) to a question. */
export function followUpId(questionId: string, n: number): string {
  return `${questionId}_f${n}`;
}

/** The question an answer belongs to, and which follow-up it is (0 for the answer itself). */
export function parseAnswerId(answerId: string): { questionId: string; followUp: number } {
  const [questionId = answerId, followUp] = answerId.split('_f');
  return { questionId, followUp: followUp ? Number(followUp) : 0 };
}
