// Advice to add a part that is demonstrably there is wrong, however well it is put: the on-device engine's takes its place.
import { kindOf } from '#ai/onDevice/coach/readAnswer.ts';
import type { AnswerPart, FixCode } from '#ai/tasks/answerParts.ts';
import { evidenceOf, type Evidence } from '#ai/onDevice/coach/evidence.ts';
import { findAnswerParts } from '#ai/onDevice/coach/partsOf.ts';
import type { CheckedInput, TaskReply } from '#ai/tasks/tasks.ts';
import { writeOnDevice, type Gated, type GateContext } from './gates.ts';

/** When advice of a kind asks for something that is there already. Where and when it was is told too loosely to be sure of. */
const isThere: Partial<Record<FixCode, (has: Evidence) => boolean>> = {
  action: ({ action }) => action,
  own: ({ ownAction }) => ownAction,
  result: ({ result }) => result,
  reason: ({ reason }) => reason,
  check: ({ check }) => check,
  learning: ({ learning }) => learning,
  noExample: ({ ownAction, past, result }) => ownAction && past && result,
};

const partThere: Partial<Record<AnswerPart, (has: Evidence) => boolean>> = {
  action: ({ action }) => action,
  result: ({ result }) => result,
};

/** Nothing but gaps to fill in. */
const isBlank = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text.replaceAll(/\[[^\]]*\]/g, ''));

/** Lets through advice that our own signs do not contradict. */
export async function gateCoaching(
  input: CheckedInput<'coachAnswer'>,
  reply: TaskReply<'coachAnswer'>,
  context: GateContext,
): Promise<Gated<'coachAnswer'>> {
  const { question, answer } = input;
  const kind = kindOf(question);
  const { sentences, language } = findAnswerParts(answer, { ...question, kind });
  const has = evidenceOf(answer, sentences, kind, language);
  const wrongFix = isThere[reply.fix.code]?.(has) ?? false;
  const wrongOutline = reply.skeleton.filter(
    ({ part, text }) => isBlank(text) && (partThere[part]?.(has) ?? false),
  );
  if (!wrongFix && wrongOutline.length === 0) return { reply, dropped: [] };
  const own = await writeOnDevice(context, 'coachAnswer', input);
  return {
    reply: {
      ...reply,
      ...(wrongFix ? { fix: own.fix } : {}),
      ...(wrongOutline.length > 0 ? { skeleton: own.skeleton } : {}),
    },
    dropped: [...(wrongFix ? [reply.fix.text] : []), ...wrongOutline.map(({ text }) => text)].map(
      (text) => ({ code: 'alreadyThere' as const, text }),
    ),
  };
}
