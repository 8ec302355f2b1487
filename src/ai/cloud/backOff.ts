// How long to wait before asking the cloud model again.

export interface Waiting {
  /** 0 ≤ x < 1. */
  random: () => number;
  /** Resolves after so many milliseconds; rejects with the signal's reason when it is aborted. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

const firstMs = 800;
/** A server that asks for more patience than this is not waited for. */
export const patienceMs = 30_000;

/** Milliseconds to wait after so many failures (1, 2, …): doubling, spread by half either way, never less than the server asks; null when that is too long. */
export function waitMsAfter(
  failures: number,
  serverMs: number | null,
  random: () => number,
): number | null {
  if (serverMs !== null && serverMs > patienceMs) return null;
  const own = firstMs * 2 ** (failures - 1) * (0.5 + random());
  return Math.round(Math.max(own, serverMs ?? 0));
}

export const waiting: Waiting = {
  // Many browsers that were refused at once must not come back at once.
  random: Math.random,
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      if (signal?.aborted) stop();
      signal?.addEventListener('abort', stop, { once: true });
    }),
};
