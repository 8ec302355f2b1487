// One's own jobs as they stay current, and writing to them without waiting for the server: the database keeps and sends what was done offline.
import { useCallback, useDeferredValue, useState } from 'react';
import {
  updateSeekerDocument,
  seekerDocumentsSource,
  type SeekerDocumentFields,
} from '#data/seeker/seekerDocuments.ts';
import type { Listed } from '#domain/base/source.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useShowFault } from '#ui/toasts/useShowFault.ts';

const page = 100;

export interface Jobs extends Listed<TrackedJob> {
  showMore: () => void;
  loading: boolean;
}

/** The jobs that were changed last, a hundred at a time. Suspends. */
export function useJobs(uid: string): Jobs {
  const [size, setSize] = useState(page);
  // The list stays while the longer one is on its way.
  const shown = useDeferredValue(size);
  return {
    ...useLive(seekerDocumentsSource(uid, 'jobTrackers', shown)),
    showMore: () => setSize((before) => before + page),
    loading: shown !== size,
  };
}

/** Writes fields of a job. It is on the screen at once; a refusal is shown, and the change is taken back. */
export function useWriteJob(
  uid: string,
): (id: string, fields: SeekerDocumentFields<'jobTrackers'>) => void {
  const showFault = useShowFault();
  return useCallback(
    (id, fields) => {
      updateSeekerDocument(uid, 'jobTrackers', id, fields).catch(showFault);
    },
    [uid, showFault],
  );
}
