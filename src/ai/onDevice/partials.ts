// The on-device engine answers at once; its kit is still shown growing, part by part, as the port's stream promises.
import type { Kit } from '#domain/jobs/kit.ts';
import type { TaskName, TaskReply } from '#ai/tasks/tasks.ts';

function isKit(task: TaskName, reply: unknown): reply is Kit {
  return task === 'draftKit' && typeof reply === 'object' && reply !== null && 'questions' in reply;
}

/** First what was read, then the competencies, then the questions one by one. Other tasks have no parts. */
export async function* partialsOf<T extends TaskName>(
  task: T,
  run: () => Promise<unknown>,
): AsyncGenerator<Partial<TaskReply<T>>, void, void> {
  if (task !== 'draftKit') return;
  const reply = await run();
  if (!isKit(task, reply)) return;
  const { title, level, mustHave, niceToHave, competencies, questions } = reply;
  const steps: Partial<Kit>[] = [
    { title, level, mustHave, niceToHave },
    { title, level, mustHave, niceToHave, competencies },
    ...questions.map((_, index) => ({
      title,
      level,
      mustHave,
      niceToHave,
      competencies,
      questions: questions.slice(0, index + 1),
    })),
  ];
  for (const step of steps) yield step as Partial<TaskReply<T>>;
}
