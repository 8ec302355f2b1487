// From a task and its input to what a language model is sent, and from its words back to a reply.
import { Fault } from '#domain/base/fault.ts';
import { rowOf } from '#ai/checked.ts';
import type { Media, Prompt } from '#ai/tasks/task.ts';
import type { CheckedInput, TaskName } from '#ai/tasks/tasks.ts';
import { maskText, maskDeep, removeOrders } from './mask.ts';
import { buildModelSchema, type JsonSchema, type QuotePath } from './modelSchema.ts';
import { locateQuotes } from './quotes.ts';

/** A request of at most 20 MB holds this much media once it is spelt in base64. */
const mediaBytesMax = 14 * 1024 * 1024;

export interface Prepared {
  /** The input as the model sees it: nothing in it names or reaches a person. */
  input: Record<string, unknown>;
  hidden: boolean;
  prompt: Prompt;
  schema: JsonSchema;
  quotes: readonly QuotePath[];
  media: readonly Media[];
}

/** The number of bytes that a base64 text encodes. */
function bytesOf(base64: string): number {
  return (
    Math.floor((base64.length * 3) / 4) - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0)
  );
}

/** What is sent. Throws `aiUnavailable` for tasks that never leave the browser and `fileTooLarge` for media beyond 14 MB. */
export function prepareTask<T extends TaskName>(
  task: T,
  input: CheckedInput<T>,
  names: readonly string[],
): Prepared {
  const row = rowOf(task);
  if (row.only === 'onDevice')
    throw new Fault('aiUnavailable', { cause: new Error(`${task} never leaves the browser`) });
  const media = row.media?.(input) ?? [];
  if (media.reduce((sum, { data }) => sum + bytesOf(data), 0) > mediaBytesMax)
    throw new Fault('fileTooLarge', { values: { limit: '14 MB' } });
  // Sound and pictures cannot be masked; their bytes are no text either.
  const known = [...names, ...(row.identity?.(input) ?? [])].filter((name) => name !== null);
  const safe = media.length > 0 ? input : maskDeep(input, (text) => maskText(text, known));
  let hidden = false;
  const hide = (text: string): string => {
    const out = removeOrders(text);
    hidden ||= out !== text;
    return out;
  };
  const seen = row.hiding ? row.hiding(safe, hide) : safe;
  return {
    input: seen as Record<string, unknown>,
    hidden,
    prompt: row.prompt(seen),
    ...buildModelSchema(row.asked ?? row.reply, row.quoted !== undefined),
    media,
  };
}

/** JSON out of a reply; models sometimes put it into a code block. */
function extractJson(text: string): unknown {
  const bare = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(text)?.[1] ?? text;
  try {
    return JSON.parse(bare);
  } catch (cause) {
    throw new Fault('aiUnreadable', { cause });
  }
}

/** The reply of a task out of a model's words; still to be checked. Throws `aiUnreadable`. */
export function readReply<T extends TaskName>(
  task: T,
  input: CheckedInput<T>,
  { input: seen, quotes, hidden }: Prepared,
  text: string,
): unknown {
  const { quoted, settle } = rowOf(task);
  const { reply, dropped } = locateQuotes(
    extractJson(text),
    quotes,
    (quote) => quoted?.(seen, quote),
    (quote) => quoted?.(input, quote),
  );
  if (!settle) return reply;
  try {
    return settle(input, reply, { dropped, hidden });
  } catch (cause) {
    // Words of another shape than was asked for.
    throw new Fault('aiUnreadable', { cause });
  }
}
