// The interface that an engine implements behind the port, and the port's own.
import type { Provenance } from '#domain/jobs/kit.ts';
import type { GateCode } from './reasons/reasons.ts';
import type { CheckedInput, TaskInput, TaskName, TaskReply } from './tasks/tasks.ts';

/** Rejected output of a language model: the reason, and the text. */
export interface Dropped {
  code: GateCode;
  text: string;
}

/** `dropped`: what the gates took out of a language model's reply; absent where nothing was. It is shown, never stored. */
export interface Result<T extends TaskName> {
  reply: TaskReply<T>;
  provenance: Provenance;
  dropped?: readonly Dropped[];
}

/** A step on the way to a result: `partial` grows and is good for showing only; the last step carries the checked result. */
export type Step<T extends TaskName> =
  | { done: false; partial: Partial<TaskReply<T>> }
  | { done: true; result: Result<T> };

export interface AskOptions {
  signal?: AbortSignal;
  /** Names that must not leave the browser: blacked out everywhere before a cloud model sees the text. */
  names?: readonly string[];
  /** How often a model that may answer differently each time is asked; the middle counts. By default what the settings say. */
  passes?: 1 | 3;
}

export interface Ai {
  /** Throws a Fault: `aiUnavailable` when no engine can be reached, `aiUnreadable` when input or reply do not fit the task, `aiOff` when the AI is switched off, `aiNeedsCloud` when only the cloud could, and the cloud's own. An aborted signal throws its own reason. */
  ask<T extends TaskName>(task: T, input: TaskInput<T>, options?: AskOptions): Promise<Result<T>>;
  stream<T extends TaskName>(
    task: T,
    input: TaskInput<T>,
    options?: AskOptions,
  ): AsyncGenerator<Step<T>, void, void>;
}

/** What came back, and what there is to say about where it came from (over what the adapter says of itself). */
export interface Outcome {
  reply: unknown;
  made?: Partial<Omit<Provenance, 'inputHash' | 'at'>>;
  dropped?: readonly Dropped[];
}

/** Counts what a question costs, also when it fails in the end. */
export interface Meter {
  calls: number;
  promptTokens: number;
  outputTokens: number;
  /** Which model of the cloud was asked, where that is not what the engine calls itself. */
  model: string | null;
  /** How many of the calls the browser's own model answered: they cost nothing. */
  browserCalls: number;
  browserModel: string | null;
}

export interface RunOptions extends AskOptions {
  meter: Meter;
}

/** An engine. Replies need not be trusted: the port checks them. */
export interface Adapter {
  adapter: Provenance['adapter'];
  model: string;
  version: string;
  /** True when the same input may give another reply: it can then be asked several times. */
  varies?: boolean;
  run<T extends TaskName>(task: T, input: CheckedInput<T>, options: RunOptions): Promise<Outcome>;
  /** Partial replies in order, if the engine can give them; returns the outcome when it comes out of the same work. */
  partials?<T extends TaskName>(
    task: T,
    input: CheckedInput<T>,
    options: RunOptions,
  ): AsyncGenerator<Partial<TaskReply<T>>, Outcome | void, void>;
}
