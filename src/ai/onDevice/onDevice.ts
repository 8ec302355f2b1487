// The on-device adapter: sends tasks to a worker, or runs them here where no worker can be made.
import { Fault } from '#domain/base/fault.ts';
import { forgetPacks, reportPack } from '#ai/progress/packProgress.ts';
import type { Adapter } from '#ai/adapter.ts';
import type { TaskName } from '#ai/tasks/tasks.ts';
import type { Answered } from './engine.ts';
import { partialsOf } from './partials.ts';
import { engineName, engineVersion, buildVersion } from './version.ts';
import type { WorkerReply, WorkerRequest } from './worker.ts';

interface Waiting {
  resolve: (answered: Answered) => void;
  reject: (fault: unknown) => void;
}

/** A worker with its open questions; undefined where workers cannot be made (old browsers, Node, tests). */
function startWorker(): ((task: TaskName, input: unknown) => Promise<Answered>) | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: 'hirely-ai',
    });
    const waiting = new Map<number, Waiting>();
    let next = 0;
    let broken = false;
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if ('pack' in data) return reportPack(data.pack);
      const open = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) open?.resolve(data.answered);
      else open?.reject(new Fault('aiUnavailable', { cause: new Error(data.message) }));
    });
    worker.addEventListener('error', () => {
      broken = true;
      forgetPacks();
      for (const open of waiting.values()) open.reject(brokenWorker);
      waiting.clear();
    });
    return (task, input) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(brokenWorker);
        next += 1;
        waiting.set(next, { resolve, reject });
        worker.postMessage({ id: next, task, input } satisfies WorkerRequest);
      });
  } catch {
    return undefined;
  }
}

/** Thrown when the worker itself could not be loaded: the engine then runs here. */
const brokenWorker = new Error('the worker could not be loaded');

async function runHere(task: TaskName, input: unknown): Promise<Answered> {
  try {
    const { answer } = await import('./engine.ts');
    return await answer(task, input, reportPack);
  } catch (cause) {
    throw new Fault('aiUnavailable', { cause });
  }
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise<T>((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

export function createOnDevice(): Adapter {
  let send: ReturnType<typeof startWorker> | null = null;
  const run = async (task: TaskName, input: unknown): Promise<Answered> => {
    if (send === null) send = startWorker();
    if (!send) return runHere(task, input);
    return send(task, input).catch((error: unknown) => {
      if (error !== brokenWorker) throw error;
      send = undefined;
      return runHere(task, input);
    });
  };
  return {
    adapter: 'onDevice',
    model: engineName,
    version: engineVersion,
    run: async (task, input, { signal }) => {
      const { reply, packs } = await untilAborted(run(task, input), signal);
      return { reply, made: { version: buildVersion(packs) } };
    },
    partials: (task, input, { signal }) =>
      partialsOf(task, async () => (await untilAborted(run(task, input), signal)).reply),
  };
}
