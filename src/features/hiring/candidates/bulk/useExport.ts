// Saves the candidates of a job as a file: how far it has come, and stopping it.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { countCandidates } from '#data/jobs/pipelineCounts.ts';
import { everybody, type CandidateView } from '#domain/candidate/candidateView.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { notifyDone } from '#ui/toasts/notify.ts';
import { exportAll } from './exportCandidates.ts';
import { useExportTexts } from './useExportTexts.ts';

/** How many candidates are written, and of how many; null: unknown. */
export interface ExportState {
  done: number;
  of: number | null;
}

interface Request {
  jobRef: JobRef;
  title: string;
  uid: string;
  view: CandidateView;
  /** All candidates, not only those of the view. */
  isWhole: boolean;
  onSaved: () => void;
}

interface Export {
  /** Null while nothing is being saved. */
  at: ExportState | null;
  pending: boolean;
  save: () => Promise<void>;
  stop: () => void;
}

export function useExport({ jobRef, title, uid, view, isWhole, onSaved }: Request): Export {
  const { t } = useTranslation('pipeline');
  const format = useFormat();
  const texts = useExportTexts();
  const [at, setAt] = useState<ExportState | null>(null);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const [run, { pending }] = useAction(async () => {
    isStopped.current = false;
    setAt({ done: 0, of: null });
    // Without a number the bar only shows that it goes on.
    const of = isWhole ? await countCandidates(jobRef).catch(() => null) : null;
    return exportAll({
      jobRef,
      title,
      view: isWhole ? everybody : view,
      uid,
      texts,
      onProgress: (done) => setAt({ done, of }),
      isStopped: () => isStopped.current,
    });
  });
  async function save(): Promise<void> {
    const result = await run();
    setAt(null);
    if (result?.kind !== 'saved') return;
    notifyDone(
      [
        t('export.saved', { count: result.rows, number: format.number(result.rows) }),
        result.damaged > 0 ? t('export.damaged', { count: result.damaged }) : null,
      ]
        .filter(Boolean)
        .join(' '),
    );
    onSaved();
  }
  return {
    at,
    pending,
    save,
    stop: () => {
      isStopped.current = true;
    },
  };
}
