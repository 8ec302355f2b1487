// Reports the AI's usage per call to the sink (set once by `setUsageSink`).
import type { Provenance } from '#domain/jobs/kit.ts';
import type { TaskName } from './tasks/tasks.ts';

/** One question to an adapter: how many calls it took and what they cost. On-device questions cost no tokens. */
export interface Usage {
  task: TaskName;
  adapter: Provenance['adapter'];
  model: string;
  /** Requests sent, repeats included. */
  calls: number;
  promptTokens: number;
  outputTokens: number;
  /** Wall time in milliseconds, waits between repeats included. */
  ms: number;
  failed: boolean;
}

export type UsageSink = (usage: Usage) => void;

let sink: UsageSink | null = null;

/** Sets who hears of every use from now on; null: nobody. One listener at a time. */
export function setUsageSink(next: UsageSink | null): void {
  sink = next;
}

/** Notifies the sink. A sink that throws does not affect the result. */
export function reportUsage(usage: Usage): void {
  try {
    sink?.(usage);
  } catch (error) {
    console.warn('A use of the AI could not be noted', error);
  }
}
