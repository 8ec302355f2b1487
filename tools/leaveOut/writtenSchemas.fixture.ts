/** What the cloud model is asked for, task by task: written by the zod of the tests, and by that of the build. */
import { rowOf } from '#ai/checked.ts';
import { buildModelSchema } from '#ai/cloud/modelSchema.ts';
import { tasks, type TaskName } from '#ai/tasks/tasks.ts';

/** The JSON schemas of all replies. */
export function writeSchemas(): Record<string, unknown> {
  return Object.fromEntries(
    (Object.keys(tasks) as TaskName[]).map((task) => {
      const { reply, asked, quoted } = rowOf(task);
      return [task, buildModelSchema(asked ?? reply, quoted !== undefined)];
    }),
  );
}
