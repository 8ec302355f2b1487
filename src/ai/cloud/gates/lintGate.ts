// Forbidden questions are found by code: a model may add to the findings of our own check, never remove one.
import { findFindings } from '#ai/onDevice/lint/findingsIn.ts';
import { unlawfulCodes } from '#ai/reasons/reasons.ts';
import type { CheckedInput, TaskReply } from '#ai/tasks/tasks.ts';
import type { Gated } from './gates.ts';

const isUnlawful = ({ code }: TaskReply<'lintQuestion'>['findings'][number]): boolean =>
  unlawfulCodes.includes(code);

/** The findings of a model, with those of our own that stop a question. */
export function gateFindings(
  { text, language }: CheckedInput<'lintQuestion'>,
  { findings }: TaskReply<'lintQuestion'>,
): Gated<'lintQuestion'> {
  const own = findFindings(text, language)
    .filter(isUnlawful)
    .filter(
      ({ code, start, end }) =>
        !findings.some((other) => other.code === code && other.start < end && other.end > start),
    );
  return {
    reply: {
      findings: [...findings, ...own].toSorted((a, b) => a.start - b.start || b.end - a.end),
    },
    dropped: [],
  };
}

/** A growing kit without questions that may not be asked. */
export function withLawfulQuestions(
  kit: Partial<TaskReply<'draftKit'>>,
  language: 'en' | 'es',
): Partial<TaskReply<'draftKit'>> {
  return kit.questions
    ? {
        ...kit,
        questions: kit.questions.filter(
          ({ text }) => !findFindings(text, language).some(isUnlawful),
        ),
      }
    : kit;
}
