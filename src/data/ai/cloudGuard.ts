// A clock and a stop button around a call: the SDK's own timeout ends with the headers, and on the device it does not apply at all.
import { Fault } from '#domain/base/fault.ts';

export interface Guard {
  /** Aborted when the caller stops or the time is up. */
  signal: AbortSignal;
  /** Starts the clock again: something came. */
  touch: () => void;
  /** Settles with the work, or fails as soon as the signal is aborted, whether the work listens to it or not. */
  race: <T>(work: Promise<T>) => Promise<T>;
  /** Why it really ended: the caller's reason or `aiTimeout` if the signal was aborted, else the error itself. */
  reasonFor: (error: unknown) => unknown;
  /** Ends it: the clock stops, and a request that nobody waits for any more is taken back. */
  close: () => void;
}

function open(ms: number, outer?: AbortSignal): Guard {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (): void => controller.abort(outer?.reason);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const touch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new Fault('aiTimeout')), ms);
  };
  touch();
  return {
    signal,
    touch,
    race: (work) =>
      new Promise((resolve, reject) => {
        const ended = (): void => reject(signal.reason);
        if (signal.aborted) ended();
        signal.addEventListener('abort', ended, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', ended));
      }),
    reasonFor: (error) => (signal.aborted ? signal.reason : error),
    close: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
      controller.abort();
    },
  };
}

/** Runs a call under a guard of its own. */
async function run<T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (guard: Guard) => Promise<T>,
): Promise<T> {
  const guard = open(ms, signal);
  try {
    return await guard.race(work(guard));
  } catch (error) {
    throw guard.reasonFor(error);
  } finally {
    guard.close();
  }
}

export const guarded = Object.assign(run, { open });
