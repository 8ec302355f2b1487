// Relevance before level: where our own check finds that the words are no answer, a model's level is withheld with the reason.
import type { ReasonCode } from '#ai/reasons/reasons.ts';
import { kindOf } from '#ai/onDevice/coach/readAnswer.ts';
import type { CheckedInput, TaskReply } from '#ai/tasks/tasks.ts';
import { askDevice, type Gated, type GateContext } from './gates.ts';

type Rating = TaskReply<'evaluateAnswer'>;

/** Findings of our own that no level of a model goes against. */
const final: ReadonlySet<string> = new Set<ReasonCode>([
  'empty',
  'otherLanguage',
  'offTopic',
  'mostlyGeneral',
  'tooShort',
  'declined',
]);
const noOwnPart: ReasonCode = 'notAnExample';

/** Why no level may be given, by our own rating; null when one may. Without an own part there is no case, but there may be knowledge. */
function findRefusal(
  own: Rating,
  question: CheckedInput<'evaluateAnswer'>['question'],
): Rating['reasons'][number] | null {
  const why =
    own.status === 'not_enough_evidence'
      ? own.reasons.find(({ code }) => final.has(code) || code === noOwnPart)
      : undefined;
  if (!why || (why.code === noOwnPart && kindOf(question) !== 'behavioural')) return null;
  return why;
}

/** The rating of a model, or the reason for which there is none. */
export async function gateRating(
  input: CheckedInput<'evaluateAnswer'>,
  reply: Rating,
  context: GateContext,
): Promise<Gated<'evaluateAnswer'>> {
  if (reply.status !== 'rated') return { reply, dropped: [] };
  const own = await askDevice(context, 'evaluateAnswer', input);
  const why = findRefusal(own, input.question);
  if (why === null) return { reply, dropped: [] };
  const { criteria: _, ...rest } = reply;
  const passages = reply.reasons.filter(({ code }) => code === 'addressesAi');
  return {
    reply: {
      ...rest,
      status: 'not_enough_evidence',
      level: null,
      confidence: 'low',
      reasons: [why, ...passages],
      quotes: [],
      flags: [...new Set([...reply.flags, ...own.flags])],
    },
    dropped: [{ code: 'levelWithheld', text: String(reply.level) }],
  };
}
