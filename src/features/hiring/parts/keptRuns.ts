// A list of steps under way, kept on this device, so that a reload goes on where it stopped.
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { JobRef } from '#data/firestore/refs.ts';
import { deviceStorage } from '#domain/base/deviceStorage.ts';

export interface KeptRuns<Run> {
  /** The run that was under way on this device, if it was not finished. */
  read: (uid: string, interviewId: string) => Run | null;
  /** Keeps the run, or forgets it. Without storage it lives as long as the page. */
  keep: (uid: string, interviewId: string, run: Run | null) => void;
}

/** Runs of one kind, by person and job. */
export function createKeptRuns<Run>(kind: string, schema: z.ZodType<Run>): KeptRuns<Run> {
  const keyOf = (uid: string, interviewId: string): string =>
    `hirely.${kind}/${uid}/${interviewId}`;
  return {
    read: (uid, interviewId) => {
      const read = schema.safeParse(deviceStorage.readJson(keyOf(uid, interviewId)));
      return read.success ? read.data : null;
    },
    keep: (uid, interviewId, run) => {
      // Refused: the run lives as long as the page.
      deviceStorage.write(keyOf(uid, interviewId), run ? JSON.stringify(run) : null);
    },
  };
}

export interface RunPorts<Run> {
  /** Called after every step, to keep and to show. */
  changed: (run: Run) => void;
  isPaused: () => boolean;
}
export interface RunState<Run, Why> {
  run: Run | null;
  isRunning: boolean;
  /** Why the last run ended. */
  stop: Why | null;
  start: (run: Run) => Promise<void>;
  pause: () => void;
  drop: () => void;
}

/** A run: its progress, and how it is resumed, stopped and dropped. It pauses when the page is left. */
export function useKeptRun<Run, Why>(
  kept: KeptRuns<Run>,
  { interviewId }: JobRef,
  uid: string,
  go: (run: Run, ports: RunPorts<Run>) => Promise<Why>,
): RunState<Run, Why> {
  const [run, setRun] = useState<Run | null>(() => kept.read(uid, interviewId));
  const [isRunning, setRunning] = useState(false);
  const [stop, setStop] = useState<Why | null>(null);
  const isBraked = useRef(false);
  useEffect(() => {
    isBraked.current = false;
    return () => {
      isBraked.current = true;
    };
  }, []);

  async function start(next: Run): Promise<void> {
    const changed = (after: Run): void => {
      setRun(after);
      kept.keep(uid, interviewId, after);
    };
    changed(next);
    isBraked.current = false;
    setStop(null);
    setRunning(true);
    const why = await go(next, { changed, isPaused: () => isBraked.current });
    setRunning(false);
    setStop(why);
  }
  function drop(): void {
    kept.keep(uid, interviewId, null);
    setRun(null);
    setStop(null);
  }
  return {
    run,
    isRunning,
    stop,
    start,
    pause: () => {
      isBraked.current = true;
    },
    drop,
  };
}
