// A bulk tool's run: looks first, touches one thing after the other, can be stopped anywhere; looking again finds what is left.
import { useRef, useState } from 'react';
import type { Found, OnScan, Scan } from '#data/company/bulk.ts';
import { toFault } from '#domain/base/fault.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLeaving } from '#ui/reading/useLeaving.ts';

type BulkPhase = 'idle' | 'looking' | 'found' | 'running' | 'over';
export interface Bulk<T> {
  phase: BulkPhase;
  scan: Scan | null;
  found: Found<T> | null;
  done: number;
  failed: number;
  /** Why it ended before the last one. */
  ended: 'stopped' | 'offline' | null;
  runScan: () => void;
  run: () => void;
  stop: () => void;
  /** Forgets what was found, e.g. because what is asked for changed. */
  forget: () => void;
}

export function useBulk<T>(
  findRows: (onScan: OnScan) => Promise<Found<T>>,
  touch: (row: T) => Promise<unknown>,
): Bulk<T> {
  const [phase, setPhase] = useState<BulkPhase>('idle');
  const [scan, setScan] = useState<Scan | null>(null);
  const [found, setFound] = useState<Found<T> | null>(null);
  const [count, setCount] = useState({ done: 0, failed: 0 });
  const [ended, setEnded] = useState<'stopped' | 'offline' | null>(null);
  const stopped = useRef(false);
  const leaving = useLeaving();
  const [runScan] = useAction(async () => {
    setPhase('looking');
    setScan(null);
    setFound(null);
    try {
      setFound(await findRows(setScan));
      setPhase('found');
    } catch (error) {
      setPhase('idle');
      throw error;
    }
  });
  const [run] = useAction(async () => {
    const rows = found?.rows ?? [];
    const now = { done: 0, failed: 0 };
    stopped.current = false;
    // Out of sight nobody could stop it.
    const gone = leaving();
    setEnded(null);
    setCount(now);
    setPhase('running');
    for (const row of rows) {
      if (stopped.current || gone.aborted) {
        setEnded('stopped');
        break;
      }
      try {
        // One after the other: each is a commit of its own, and the next may be the one that is broken off.
        await touch(row);
        now.done += 1;
      } catch (error) {
        const fault = toFault(error);
        console.error(fault, fault.cause);
        if (fault.code === 'offline') {
          setEnded('offline');
          break;
        }
        now.failed += 1;
      }
      setCount({ ...now });
    }
    setFound(null);
    setPhase('over');
  });
  return {
    phase,
    scan,
    found,
    ...count,
    ended,
    runScan: () => void runScan(),
    run: () => void run(),
    stop: () => {
      stopped.current = true;
    },
    forget: () => {
      setFound(null);
      setPhase('idle');
    },
  };
}
