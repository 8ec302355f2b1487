// The editor behind a job's page: text kept for this tab, sent soon, and at the latest when the page is left.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { updateSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import type { Saved } from '#ui/page/SaveState.tsx';
import { useShowFault } from '#ui/toasts/useShowFault.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { JobFieldsAutosave } from './jobFieldsAutosave.ts';
import {
  fieldsOf,
  problemOf,
  shownOf,
  type FieldName,
  type FieldProblem,
  type JobFields,
} from './jobFields.ts';

export interface JobFieldsEditor {
  value: (name: FieldName) => string;
  problem: (name: FieldName) => FieldProblem | null;
  change: (name: FieldName, text: string) => void;
  flush: () => void;
  saved: Saved | null;
}

/** For one job; a component that shows another needs another key. */
export function useJobFieldsEditor(uid: string, id: string, job: TrackedJob): JobFieldsEditor {
  const showFault = useShowFault();
  const [kept, keep] = useTyped(`tracker/${uid}/job/${id}`);
  const [autosave] = useState(
    () =>
      new JobFieldsAutosave<JobFields>(
        {
          fieldsOf,
          send: (fields) => updateSeekerDocument(uid, 'jobTrackers', id, fields),
          keep,
          isOnline: () => navigator.onLine,
          showFault,
        },
        kept,
      ),
  );
  useEffect(() => {
    const { start, pump, push, close } = autosave;
    start();
    window.addEventListener('online', pump);
    window.addEventListener('offline', pump);
    window.addEventListener('pagehide', push);
    document.addEventListener('visibilitychange', push);
    return () => {
      window.removeEventListener('online', pump);
      window.removeEventListener('offline', pump);
      window.removeEventListener('pagehide', push);
      document.removeEventListener('visibilitychange', push);
      close();
    };
  }, [autosave]);
  const { typed, saved } = useSyncExternalStore(autosave.subscribe, autosave.getState);
  return {
    value: (name) => typed[name] ?? shownOf(job, name),
    problem: (name) => (typed[name] === undefined ? null : problemOf(name, typed[name])),
    change: autosave.change,
    flush: autosave.push,
    saved,
  };
}
