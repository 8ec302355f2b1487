// The task "check a question": leading, double-barrelled, or touching what an employer must not ask.
import { z } from 'zod';
import { lintCodes } from '#ai/reasons/reasons.ts';
import { Language, defineTask, fenceMaterial } from './task.ts';

export const LintFinding = z.object({
  code: z.enum(lintCodes),
  /** UTF-16 offsets into the question's text. */
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
  text: z.string(),
});
export type LintFinding = z.infer<typeof LintFinding>;

export const lintQuestion = defineTask({
  promptVersion: '1',
  input: z.object({ text: z.string().max(4_000), language: Language.optional() }),
  reply: z.object({ findings: z.array(LintFinding) }),
  checks: ({ text }, reply) =>
    reply.findings
      .filter((finding) => text.slice(finding.start, finding.end) !== finding.text)
      .map((finding) => `${finding.code} does not quote the question`),
  quoted: ({ text }) => text,
  prompt: ({ text }) => ({
    system: `You check interview questions. Name every problem with one of these codes: ${lintCodes.join(', ')}; quote the exact words. Return JSON only.`,
    user: fenceMaterial('question', text),
  }),
});
