// Every way to a new job: at the monthly limit it shows the limit dialog instead.
import type { ReactElement } from 'react';
import { limitTargetOf } from '#navigation/limitTargetOf.ts';
import { useCreateJob } from '#session/useCreateJob.ts';
import { LimitDialog } from '#ui/dialogs/LimitDialog.tsx';

export interface NewJob {
  /** Begins the new job, or opens the dialog at the limit. */
  create: () => void;
  /** Belongs on the page of the button. */
  dialog: ReactElement;
}

/** Offers a new job; `go` begins it: it opens the new-job page, or the editor with a copy. */
export function useNewJob(go: () => void): NewJob {
  const { create, limit, isAdmin } = useCreateJob(go);
  return { create, dialog: <LimitDialog {...limit} to={limitTargetOf(isAdmin)} /> };
}
