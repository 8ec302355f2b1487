// Counts one question to an engine from its start to its end, and notes it once.
import type { Adapter, Meter } from './adapter.ts';
import type { TaskName } from './tasks/tasks.ts';
import { reportUsage } from './usage.ts';

export interface Bill {
  meter: Meter;
  /** Notes the use; only the first call counts. */
  close: (failed: boolean) => void;
}

export function billFor(task: TaskName, { adapter, model }: Adapter): Bill {
  const meter: Meter = { calls: 0, promptTokens: 0, outputTokens: 0, model: null, adapter: null };
  const start = performance.now();
  let open = true;
  return {
    meter,
    close: (failed) => {
      if (!open) return;
      open = false;
      const { calls, promptTokens, outputTokens } = meter;
      // Nothing was asked: refused beforehand, or too plain to ask.
      if (adapter === 'cloud' && calls === 0) return;
      reportUsage({ task, adapter: meter.adapter ?? adapter, model: meter.model ?? model, calls: adapter === 'onDevice' ? 1 : calls, promptTokens, outputTokens, ms: Math.round(performance.now() - start), failed });
    },
  };
}
