// The gates between a language model and the product: what the on-device engine asks of itself is asked of a model's reply too, by code. Each is loaded with the first reply it has to judge.
import type { Adapter, Dropped, RunOptions } from '#ai/adapter.ts';
import { Fault } from '#domain/base/fault.ts';
import type { CheckedInput, TaskName, TaskReply } from '#ai/tasks/tasks.ts';

export interface GateContext {
  /** The on-device engine: rates an answer beside the model, and writes what takes the place of a dropped question. */
  device: Adapter;
  /** False where the on-device engine is stopped: it then still checks, but nothing it writes may be used. */
  mayWrite: boolean;
  options: RunOptions;
}

export interface Gated<T extends TaskName> {
  reply: TaskReply<T>;
  dropped: readonly Dropped[];
}
type Gate<T extends TaskName> = (
  input: CheckedInput<T>,
  reply: TaskReply<T>,
  context: GateContext,
) => Promise<Gated<T>>;

const gates: { [T in TaskName]?: Gate<T> } = {
  readJobDescription: async (input, reply) =>
    (await import('./postingGate.ts')).gatePosting(input, reply),
  draftKit: async (input, reply, context) =>
    (await import('./kitGate.ts')).gateKit(input, reply, context),
  regenerateQuestion: async (input, reply, context) =>
    (await import('./kitGate.ts')).gateQuestion(input, reply, context),
  lintQuestion: async (input, reply) => (await import('./lintGate.ts')).gateFindings(input, reply),
  followUp: async (input, reply, context) =>
    (await import('./followUpGate.ts')).gateFollowUp(input, reply, context),
  evaluateAnswer: async (input, reply, context) =>
    (await import('./answerGate.ts')).gateRating(input, reply, context),
  coachAnswer: async (input, reply, context) =>
    (await import('./coachGate.ts')).gateCoaching(input, reply, context),
};

/** What the on-device engine replies to a task. Throws its Fault. */
export async function askDevice<T extends TaskName>(
  { device, options }: GateContext,
  task: T,
  input: CheckedInput<T>,
): Promise<TaskReply<T>> {
  // Replies of the built-in engine are typed by its own table; the port checks what comes out of a gate.
  return (await device.run(task, input, options)).reply as TaskReply<T>;
}

/** What the on-device engine writes in place of what was dropped. Throws `aiUnreadable` where it may not write. */
export async function writeOnDevice<T extends TaskName>(
  context: GateContext,
  task: T,
  input: CheckedInput<T>,
): Promise<TaskReply<T>> {
  if (!context.mayWrite)
    throw new Fault('aiUnreadable', {
      cause: new Error('the reply did not pass, and nothing may take its place'),
      values: { task },
    });
  return askDevice(context, task, input);
}

/** What may be shown of a reply that is still being written: no question that may not be asked, not even for a moment. */
export async function keepShowable<T extends TaskName>(
  task: T,
  input: CheckedInput<T>,
  partial: Partial<TaskReply<T>>,
): Promise<Partial<TaskReply<T>>> {
  if (task !== 'draftKit' || !('questions' in partial)) return partial;
  return (await import('./lintGate.ts')).withLawfulQuestions(
    partial as Partial<TaskReply<'draftKit'>>,
    (input as CheckedInput<'draftKit'>).language,
  ) as Partial<TaskReply<T>>;
}

/** A model's reply without what may not pass. Throws a Fault: a reply that could not be judged is not let through. */
export async function passGates<T extends TaskName>(
  task: T,
  input: CheckedInput<T>,
  reply: TaskReply<T>,
  context: GateContext,
): Promise<Gated<T>> {
  const gate = gates[task];
  if (!gate) return { reply, dropped: [] };
  try {
    return await gate(input, reply, context);
  } catch (cause) {
    context.options.signal?.throwIfAborted();
    throw cause instanceof Fault ? cause : new Fault('aiUnavailable', { cause });
  }
}
