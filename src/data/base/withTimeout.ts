// Gives up waiting for the server, not on the write: if it did arrive, the next attempt finds it done.
import { Fault } from '#domain/base/fault.ts';

/** The promise, or Fault("timeout") after `ms`. */
export async function withTimeout<T>(promise: Promise<T>, ms = 12_000): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Fault('timeout')), ms);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
