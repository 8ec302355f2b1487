// Counts one question to an engine from its start to its end, and notes it once.
import type { Adapter, Meter } from './adapter.ts';
import type { TaskName } from './tasks/tasks.ts';
import { reportUsage } from './usage.ts';

export interface Bill {
  meter: Meter;
  /** Notes the use; only the first call counts. */
  close: (failed: boolean) => void;
}

export function createBill(task: TaskName, { adapter, model }: Adapter): Bill {
  const meter: Meter = {
    calls: 0,
    promptTokens: 0,
    outputTokens: 0,
    model: null,
    browserCalls: 0,
    browserModel: null,
  };
  const start = performance.now();
  let open = true;
  return {
    meter,
    close: (failed) => {
      if (!open) return;
      open = false;
      const { calls, browserCalls, browserModel, promptTokens, outputTokens } = meter;
      const ms = Math.round(performance.now() - start);
      if (adapter === 'onDevice')
        return reportUsage({
          task,
          adapter,
          model: meter.model ?? model,
          calls: 1,
          promptTokens,
          outputTokens,
          ms,
          failed,
        });
      // Nothing in the cloud was asked: refused beforehand, too plain to ask, or answered by the browser's own model alone.
      const paid = calls - browserCalls;
      if (browserCalls > 0)
        reportUsage({
          task,
          adapter: 'onDevice',
          model: browserModel ?? model,
          calls: browserCalls,
          promptTokens: 0,
          outputTokens: 0,
          ms: paid > 0 ? 0 : ms,
          failed: failed && paid === 0,
        });
      if (paid > 0)
        reportUsage({
          task,
          adapter,
          model: meter.model ?? model,
          calls: paid,
          promptTokens,
          outputTokens,
          ms,
          failed,
        });
    },
  };
}
