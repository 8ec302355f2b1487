// Figures that the server counts: read now, again every so often while the page is seen, and at once after an act.
import type { Source } from '#domain/base/source.ts';
import { connection } from './connection.ts';
import { faultOf } from './faults.ts';

/** So long an answer may take before the line is called away. */
const lateMs = 8_000;

const running = new Map<string, Set<() => void>>();

/** Reads again now whatever is shown under these names. */
export function readAgain(...keys: readonly string[]): void {
  for (const key of keys) for (const run of running.get(key) ?? []) run();
}

/** A source whose value is read every `everyMs`; a later failure leaves what is shown as it is. */
export function pollingSource<T>(
  key: string,
  readNow: () => Promise<T>,
  everyMs: number,
): Source<T> {
  return {
    key,
    subscribe: (next, fail) => {
      let stopped = false;
      let hasValue = false;
      const reading = connection.follow();
      const run = (): void => {
        if (hasValue && document.visibilityState === 'hidden') return;
        // The SDK may wait for ever for an answer that is none, such as a page of something in between.
        const late = setTimeout(() => {
          if (!stopped) reading.seen(true);
        }, lateMs);
        readNow()
          .then(
            (value) => {
              hasValue = true;
              if (stopped) return;
              reading.seen(false);
              next(value);
            },
            (error: unknown) => {
              console.warn(`Counting ${key} failed.`, error);
              if (stopped) return;
              const fault = faultOf(error);
              // A refusal is an answer: the line is there.
              if (fault.code !== 'offline') reading.seen(false);
              if (!hasValue) fail(fault);
            },
          )
          .finally(() => clearTimeout(late));
      };
      const stopWaiting = connection.onFound(run);
      const all = running.get(key) ?? new Set();
      running.set(key, all.add(run));
      const timer = setInterval(run, everyMs);
      run();
      return () => {
        stopped = true;
        all.delete(run);
        clearInterval(timer);
        stopWaiting();
        reading.end();
      };
    },
  };
}
