// Gathers what the AI used and adds it to the ledger in few writes: every half minute, when the page is hidden, and at the end.
import { mergeSameUsage, toModelSlug, type UsageRow } from '#domain/ai/aiUsage.ts';

export const flushMs = 30_000;
/** Rows kept when the ledger cannot be reached; older ones are given up. */
const keepMost = 100;

export interface UsageMeter {
  note: (row: UsageRow) => void;
  flush: () => Promise<void>;
}

/** A meter that writes through `write`; `later` calls back once after a while and gives a way to cancel. */
export function createUsageMeter(
  write: (rows: UsageRow[]) => Promise<void>,
  later: (run: () => void) => () => void,
): UsageMeter {
  let rows: UsageRow[] = [];
  let cancel: (() => void) | null = null;
  const plan = (): void => {
    cancel ??= later(() => {
      cancel = null;
      void flush();
    });
  };
  async function flush(): Promise<void> {
    cancel?.();
    cancel = null;
    if (rows.length === 0) return;
    const taken = rows;
    rows = [];
    // Each row on its own: one that is refused keeps no other back, and none that is written is added twice.
    const left = await Promise.all(
      taken.map(async (row) => {
        try {
          await write([row]);
          return null;
        } catch (error) {
          // Nobody's work waits for the books: what could not be written is tried once more with the next rows.
          console.warn('The use of the AI could not be written down yet.', error);
          return row;
        }
      }),
    );
    rows = mergeSameUsage([...left.filter((row) => row !== null), ...rows]).slice(-keepMost);
  }
  return {
    note: (row) => {
      rows = mergeSameUsage([...rows, { ...row, model: toModelSlug(row.model) }]);
      plan();
    },
    flush,
  };
}

let running: UsageMeter | null = null;

/** The meter of this page; null: nobody keeps books. */
export function setUsageMeter(meter: UsageMeter | null): void {
  running = meter;
}

/** Writes down at once what was used so far: when a queue is worked off. */
export function flushUsage(): void {
  void running?.flush();
}
