// A follow-up goes to a candidate unseen by anybody else: one that our own check would not ask is not asked.
import { findFindings } from '#ai/onDevice/lint/findingsIn.ts';
import { isBrokenText } from '#ai/onDevice/lint/brokenText.ts';
import { unlawfulCodes, type GateCode } from '#ai/reasons/reasons.ts';
import type { CheckedInput, TaskReply } from '#ai/tasks/tasks.ts';
import { writeOnDevice, type Gated, type GateContext } from './gates.ts';

function explainRefusal(text: string, language: 'en' | 'es'): GateCode | null {
  const found = findFindings(text, language);
  if (found.some(({ code }) => unlawfulCodes.includes(code))) return 'notAllowed';
  if (found.some(({ code }) => code === 'leading')) return 'badQuestion';
  return isBrokenText(text) ? 'broken' : null;
}

/** The follow-up, or the one the on-device engine would ask instead. */
export async function gateFollowUp(
  input: CheckedInput<'followUp'>,
  reply: TaskReply<'followUp'>,
  context: GateContext,
): Promise<Gated<'followUp'>> {
  const code = reply.text === null ? null : explainRefusal(reply.text, input.language);
  if (reply.text === null || code === null) return { reply, dropped: [] };
  return {
    reply: await writeOnDevice(context, 'followUp', input),
    dropped: [{ code, text: reply.text }],
  };
}
