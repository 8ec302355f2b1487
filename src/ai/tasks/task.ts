// The shape of a thing the AI can do: what goes in, what must come out, how the reply is checked, and how a language model is asked.
import { z } from 'zod';

export const Language = z.enum(['en', 'es']);
export type Language = z.infer<typeof Language>;

/** The input of a language model: the instructions, and the material, which is never an instruction. */
export interface Prompt {
  system: string;
  user: string;
}

/** Sound or pictures for a language model. */
export interface Media {
  mimeType: string;
  /** Base64, without a prefix. */
  data: string;
}

/** What code knows about a language model's reply: how many quotes were not found, and whether something was hidden from it by `hiding`. */
export interface Settling {
  dropped: number;
  hidden: boolean;
}

export interface Task<Input extends z.ZodType, Reply extends z.ZodType> {
  /** Raised whenever prompt, schema or checks change; part of the provenance of the cloud adapter. */
  promptVersion: string;
  input: Input;
  reply: Reply;
  /** What is wrong with a well-formed reply, in plain words for the log; empty when it may be used. */
  checks: (input: z.output<Input>, reply: z.output<Reply>) => string[];
  prompt: (input: z.output<Input>) => Prompt;
  /** The one place that can do this, if there is only one: a task for `onDevice` never leaves the browser. */
  only?: 'cloud' | 'onDevice';
  /** Sound or pictures that go with the prompt. */
  media?: (input: z.output<Input>) => readonly Media[];
  /** What a language model is asked for where that is less than the reply; `settle` then adds the rest. */
  asked?: z.ZodType;
  /** The text that a quote of the reply must be in. Every `{start, end, text}` of the reply is a quote: a language model gives the words, code finds the place, and a quote that is not found is dropped. */
  quoted?: (input: z.output<Input>, quote: Readonly<Record<string, unknown>>) => string | undefined;
  /** The reply where no language model needs to be asked, such as to an answer nobody gave; undefined: ask. */
  obvious?: (input: z.output<Input>) => z.output<Reply> | undefined;
  /** Names in the input that a language model must not see: blacked out everywhere. */
  identity?: (input: z.output<Input>) => readonly (string | null)[];
  /** The input with `hide` applied to what candidates wrote: sentences that address a machine are blacked out, letter for letter. */
  hiding?: (input: z.output<Input>, hide: (text: string) => string) => z.output<Input>;
  /** The reply from a language model's output, with the quotes that were found. May throw when the words are of another shape than `asked`. */
  settle?: (input: z.output<Input>, rawReply: unknown, about: Settling) => unknown;
  /** One reply out of several passes over the same input. */
  merge?: (replies: readonly z.output<Reply>[]) => z.output<Reply>;
  /** What the input is judged against; its hash is the rubric version of the provenance. */
  rubric?: (input: z.output<Input>) => unknown;
  /** Room for a language model's reply, in tokens. */
  outputTokens?: number;
}

export function defineTask<Input extends z.ZodType, Reply extends z.ZodType>(
  task: Task<Input, Reply>,
): Task<Input, Reply> {
  return task;
}

/** Wraps material for a prompt so that it cannot close its own fence. No character is added or lost within it. */
export function fenceMaterial(name: string, material: string): string {
  return `<${name}>\n${material.replaceAll(/<\/?[a-z]+>/gi, (tag) => tag.replace('<', '‹').replace('>', '›'))}\n</${name}>`;
}

export const languageNames: Record<Language, string> = { en: 'English', es: 'Spanish' };
