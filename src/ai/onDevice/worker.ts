// The on-device engine in its own thread: one message in, one message out, and word of packs that are on their way. Nothing is sent over the network.
import type { TaskName } from '#ai/tasks/tasks.ts';
import { answer, type Answered } from './engine.ts';
import type { PackReport } from './packs/packs.ts';

export interface WorkerRequest {
  id: number;
  task: TaskName;
  input: unknown;
}
export type WorkerReply =
  | { id: number; ok: true; answered: Answered }
  | { id: number; ok: false; message: string }
  | { pack: PackReport };

async function replyTo({ id, task, input }: WorkerRequest): Promise<WorkerReply> {
  try {
    return {
      id,
      ok: true,
      answered: await answer(task, input, (pack) =>
        self.postMessage({ pack } satisfies WorkerReply),
      ),
    };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void replyTo(data).then((reply) => self.postMessage(reply));
});
