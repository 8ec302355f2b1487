// The task "try a rubric": four sample answers to a question, rated as a candidate's would be, so that a rubric can be judged before anyone is judged by it.
import { z } from 'zod';
import { QuestionRating } from '#domain/evaluation/evaluation.ts';
import { Question } from '#domain/jobs/kit.ts';
import { evaluateAnswer } from './evaluateAnswer.ts';
import { Language, defineTask, fenceMaterial } from './task.ts';

const sampleKinds = ['strong', 'average', 'weak', 'offTopic'] as const;
export type SampleKind = (typeof sampleKinds)[number];

const RehearsedSample = z.object({
  kind: z.enum(sampleKinds),
  text: z.string(),
  rating: QuestionRating,
});
type RehearsedSample = z.infer<typeof RehearsedSample>;

export const rehearseQuestion = defineTask({
  promptVersion: '1',
  only: 'onDevice',
  input: z.object({
    question: Question.pick({
      id: true,
      competencyId: true,
      kind: true,
      text: true,
      anchors: true,
      lookFor: true,
    }),
    language: Language,
  }),
  /** No samples: the question is not one of the library's, so it can only be tried on one's own answer. `inOrder`: no step the wrong way round, strong above weak, off topic not above weak. */
  reply: z.object({ samples: z.array(RehearsedSample), inOrder: z.boolean().nullable() }),
  checks: ({ question }, reply) =>
    reply.samples.flatMap(({ text, rating }) =>
      evaluateAnswer.checks(
        { question, competencyId: question.competencyId, answer: text, followUps: [] },
        rating,
      ),
    ),
  prompt: ({ question }) => ({
    system: 'Answer the question well, fairly, badly, and off topic. Return JSON only.',
    user: fenceMaterial('question', question.text),
  }),
});
