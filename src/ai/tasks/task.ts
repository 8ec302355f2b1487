// The shape of a thing the AI can do: what goes in, what must come out, how the reply is checked, and how a language model is asked.
import { z } from 'zod';

export const Language = z.enum(['en', 'es']);
export type Language = z.infer<typeof Language>;

/** What a language model is told: standing orders, and the material, which is never an instruction. */
export interface Prompt { system: string; user: string }

export interface Task<Input extends z.ZodType, Reply extends z.ZodType> {
  /** Raised whenever prompt, schema or checks change; part of the provenance of the cloud adapter. */
  promptVersion: string;
  input: Input;
  reply: Reply;
  /** What is wrong with a well-formed reply, in plain words for the log; empty when it may be used. */
  checks: (input: z.output<Input>, reply: z.output<Reply>) => string[];
  prompt: (input: z.output<Input>) => Prompt;
}

export function defineTask<Input extends z.ZodType, Reply extends z.ZodType>(task: Task<Input, Reply>): Task<Input, Reply> {
  return task;
}

/** Wraps material for a prompt so that it cannot close its own fence. */
export function fenced(name: string, material: string): string {
  return `<${name}>\n${material.replaceAll(/<\/?[a-z]+>/gi, (tag) => tag.replace('<', '‹').replace('>', '›'))}\n</${name}>`;
}

export const languageNames: Record<Language, string> = { en: 'English', es: 'Spanish' };
