// The on-device engine in its own thread: one message in, one message out, nothing over the network.
import type { TaskName } from '#ai/tasks/tasks.ts';
import { answer } from './engine.ts';

export interface WorkerRequest { id: number; task: TaskName; input: unknown }
export type WorkerReply = { id: number; ok: true; reply: unknown } | { id: number; ok: false; message: string };

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  let reply: WorkerReply;
  try {
    reply = { id: data.id, ok: true, reply: answer(data.task, data.input) };
  } catch (error) {
    reply = { id: data.id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
});
