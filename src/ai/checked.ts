// Input and reply of a task as its schemas and checks want them.
import type { z } from 'zod';
import { Fault } from '#domain/base/fault.ts';
import type { Task } from './tasks/task.ts';
import {
  tasks,
  type CheckedInput,
  type TaskInput,
  type TaskName,
  type TaskReply,
} from './tasks/tasks.ts';

/** A task as the port sees it, whichever it is. */
export type AnyTask = Task<z.ZodType, z.ZodType>;

export function rowOf(task: TaskName): AnyTask {
  return tasks[task] as unknown as AnyTask;
}

/** The input with defaults filled in. Throws `Fault('aiUnreadable')`. */
export function checkInput<T extends TaskName>(task: T, input: TaskInput<T>): CheckedInput<T> {
  const read = rowOf(task).input.safeParse(input);
  if (!read.success) throw new Fault('aiUnreadable', { cause: read.error, values: { task } });
  return read.data as CheckedInput<T>;
}

/** The reply if it is of the task's shape, whatever it says. Throws `Fault('aiUnreadable')`. */
export function parseReply<T extends TaskName>(task: T, reply: unknown): TaskReply<T> {
  const read = rowOf(task).reply.safeParse(reply);
  if (!read.success) throw new Fault('aiUnreadable', { cause: read.error, values: { task } });
  return read.data as TaskReply<T>;
}

/** The reply if it fits. Throws `Fault('aiUnreadable')`. */
export function checkReply<T extends TaskName>(
  task: T,
  input: CheckedInput<T>,
  reply: unknown,
): TaskReply<T> {
  const read = parseReply(task, reply);
  const problems = rowOf(task).checks(input, read);
  if (problems.length > 0)
    throw new Fault('aiUnreadable', { cause: new Error(problems.join('; ')), values: { task } });
  return read;
}
