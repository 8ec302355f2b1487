// The browsers that were heard of in the last day, and how many of them can work now.
import { useState } from 'react';
import { workersSinceSource } from '#data/evaluation/workers.ts';
import type { Listed } from '#domain/base/source.ts';
import { isSeen, type Worker } from '#domain/evaluation/worker.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';

const shown = 100;

export function useWorkers(): {
  workers: Listed<Worker>;
  /** Seen lately, and neither paused nor held. */
  working: number;
} {
  const now = useNow();
  const [since] = useState(
    () => new Date(Math.floor((now.getTime() - 86_400_000) / 3_600_000) * 3_600_000),
  );
  const workers = useLive(workersSinceSource(since, shown));
  return {
    workers,
    working: workers.items.filter(
      ({ data }) => isSeen(data, now) && (data.state === 'idle' || data.state === 'working'),
    ).length,
  };
}
