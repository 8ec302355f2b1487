// What can be shown of a reply that is still being written.
import { z } from 'zod';
import type { AnyTask } from '#ai/checked.ts';

/** The JSON of a text that stops anywhere: open texts, lists and objects are closed, and what has no value yet is left out; null when there is nothing to close. */
export function closeJson(text: string): unknown {
  const open: string[] = [];
  let inText = false;
  /** Ends of whole values, with what was open there: the text may be cut at each of them. */
  const cuts: { at: number; closing: string }[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index);
    if (inText) {
      if (unit === '\\') index += 1;
      else if (unit === '"') inText = false;
      continue;
    }
    if (unit === '"') inText = true;
    else if (unit === '{' || unit === '[') {
      open.push(unit === '{' ? '}' : ']');
      cuts.push({ at: index + 1, closing: open.toReversed().join('') });
    } else if (unit === '}' || unit === ']') {
      open.pop();
      cuts.push({ at: index + 1, closing: open.toReversed().join('') });
    } else if (unit === ',') cuts.push({ at: index, closing: open.toReversed().join('') });
  }
  for (const { at, closing } of cuts.toReversed().slice(0, 3)) {
    try {
      return JSON.parse(text.slice(0, at) + closing);
    } catch {
      // An earlier cut may do.
    }
  }
  return null;
}

/** The parts of a reply that are whole: properties that fit their schema, lists up to their last whole item. Null when there are none, or when the task's words need more work before they may be shown. */
export function createPartialReply(
  { reply, asked, quoted }: AnyTask,
  text: string,
): Record<string, unknown> | null {
  if (asked || quoted || !(reply instanceof z.ZodObject)) return null;
  const closed = closeJson(text);
  if (typeof closed !== 'object' || closed === null) return null;
  const out: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(reply.shape as Record<string, z.ZodType>)) {
    const value = (closed as Record<string, unknown>)[name];
    if (value === undefined) continue;
    const whole = schema.safeParse(value);
    const shorter =
      !whole.success && Array.isArray(value) ? schema.safeParse(value.slice(0, -1)) : whole;
    if (shorter.success) out[name] = shorter.data;
  }
  return Object.keys(out).length === 0 ? null : out;
}
