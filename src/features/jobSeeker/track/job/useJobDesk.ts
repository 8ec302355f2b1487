// Gives a job's page its desk: words kept for this tab, sent soon, and at the latest when the page is left.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { changePaper } from '#data/seeker/ownPapers.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import type { Saved } from '#ui/page/SaveState.tsx';
import { useTellFault } from '#ui/toasts/useTellFault.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { JobDesk } from './jobDesk.ts';
import {
  fieldsOf,
  problemOf,
  shownOf,
  type FieldName,
  type FieldProblem,
  type JobFields,
} from './jobFields.ts';

export interface JobPageDesk {
  value: (name: FieldName) => string;
  problem: (name: FieldName) => FieldProblem | null;
  change: (name: FieldName, text: string) => void;
  flush: () => void;
  saved: Saved | null;
}

/** For one job; a component that shows another needs another key. */
export function useJobDesk(uid: string, id: string, job: TrackedJob): JobPageDesk {
  const tell = useTellFault();
  const [kept, keep] = useTyped(`tracker/${uid}/job/${id}`);
  const [desk] = useState(
    () =>
      new JobDesk<JobFields>(
        {
          fieldsOf,
          send: (fields) => changePaper(uid, 'jobTrackers', id, fields),
          keep,
          isOnline: () => navigator.onLine,
          tell,
        },
        kept,
      ),
  );
  useEffect(() => {
    const { start, look, push, close } = desk;
    start();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    window.addEventListener('pagehide', push);
    document.addEventListener('visibilitychange', push);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
      window.removeEventListener('pagehide', push);
      document.removeEventListener('visibilitychange', push);
      close();
    };
  }, [desk]);
  const { typed, saved } = useSyncExternalStore(desk.subscribe, desk.getState);
  return {
    value: (name) => typed[name] ?? shownOf(job, name),
    problem: (name) => (typed[name] === undefined ? null : problemOf(name, typed[name])),
    change: desk.change,
    flush: desk.push,
    saved,
  };
}
