// The door to the AI: two verbs, `ask` and `stream`. Every result names the engine, its version and its input.
import { Fault } from '#domain/fault.ts';
import type { Provenance } from '#domain/kit.ts';
import { inputHashOf } from './canonical.ts';
import { onDevice } from './onDevice/onDevice.ts';
import { tasks, type CheckedInput, type TaskInput, type TaskName, type TaskReply } from './tasks/tasks.ts';

export type { TaskInput, TaskName, TaskReply } from './tasks/tasks.ts';

export interface Result<T extends TaskName> { reply: TaskReply<T>; provenance: Provenance }

/** A step on the way to a result: `partial` grows and is good for showing only; the last step carries the checked result. */
export type Step<T extends TaskName> = { done: false; partial: Partial<TaskReply<T>> } | { done: true; result: Result<T> };

export interface AskOptions { signal?: AbortSignal }

/** Throws `Fault('aiUnavailable')` when the engine cannot be reached and `Fault('aiUnreadable')` when input or reply do not fit the task; an aborted signal throws its own reason. */
export interface Ai {
  ask<T extends TaskName>(task: T, input: TaskInput<T>, options?: AskOptions): Promise<Result<T>>;
  stream<T extends TaskName>(task: T, input: TaskInput<T>, options?: AskOptions): AsyncGenerator<Step<T>, void, void>;
}

/** What came back, and what there is to say about where it came from (over what the adapter says of itself). */
export interface Outcome { reply: unknown; made?: Partial<Pick<Provenance, 'adapter' | 'model' | 'version'>> }

/** What an engine must offer to stand behind the port. Replies need not be trusted: the port checks them. */
export interface Adapter {
  adapter: Provenance['adapter'];
  model: string;
  version: string;
  run<T extends TaskName>(task: T, input: CheckedInput<T>, options: AskOptions): Promise<Outcome>;
  /** Partial replies in order, if the engine can give them. */
  partials?<T extends TaskName>(task: T, input: CheckedInput<T>, options: AskOptions): AsyncIterable<Partial<TaskReply<T>>>;
}

function checkedInput<T extends TaskName>(task: T, input: TaskInput<T>): CheckedInput<T> {
  const read = tasks[task].input.safeParse(input);
  if (!read.success) throw new Fault('aiUnreadable', { cause: read.error, values: { task } });
  return read.data as CheckedInput<T>;
}

function checkedReply<T extends TaskName>(task: T, input: CheckedInput<T>, reply: unknown): TaskReply<T> {
  const read = tasks[task].reply.safeParse(reply);
  if (!read.success) throw new Fault('aiUnreadable', { cause: read.error, values: { task } });
  const check = tasks[task].checks as (input: CheckedInput<T>, reply: unknown) => string[];
  const problems = check(input, read.data);
  if (problems.length > 0) throw new Fault('aiUnreadable', { cause: new Error(problems.join('; ')), values: { task } });
  return read.data as TaskReply<T>;
}

/** The port over an adapter. */
export function aiOver(adapter: Adapter, now: () => Date = () => new Date()): Ai {
  const resultOf = <T extends TaskName>(task: T, input: CheckedInput<T>, { reply, made }: Outcome): Result<T> => ({
    reply: checkedReply(task, input, reply),
    provenance: { adapter: adapter.adapter, model: adapter.model, version: adapter.version, ...made, inputHash: inputHashOf(task, input), at: now() },
  });
  return {
    async ask(task, input, options = {}) {
      options.signal?.throwIfAborted();
      const checked = checkedInput(task, input);
      const outcome = await adapter.run(task, checked, options);
      options.signal?.throwIfAborted();
      return resultOf(task, checked, outcome);
    },
    async *stream(task, input, options = {}) {
      options.signal?.throwIfAborted();
      const checked = checkedInput(task, input);
      if (adapter.partials) for await (const partial of adapter.partials(task, checked, options)) yield { done: false, partial };
      const outcome = await adapter.run(task, checked, options);
      options.signal?.throwIfAborted();
      yield { done: true, result: resultOf(task, checked, outcome) };
    },
  };
}

let ai: Ai | undefined;

/** The AI of this browser: the on-device engine, in a worker where there is one. No key, and nothing leaves the browser. */
export function getAi(): Ai {
  ai ??= aiOver(onDevice());
  return ai;
}
